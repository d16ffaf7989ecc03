"""The whole screen: board, choices, log and prompt together, redrawn in place. Nothing here holds a rule."""

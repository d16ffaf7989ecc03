"""The rules, a file a rule area, in the order of the rulebook."""

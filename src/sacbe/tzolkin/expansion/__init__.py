"""Tribes & Prophecies: the rules of the expansion, a file a module. Base rules ask here at named places."""

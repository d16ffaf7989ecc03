"""Tikal (Wolfgang Kramer and Michael Kiesling, 1999): the basic version and the auction version."""

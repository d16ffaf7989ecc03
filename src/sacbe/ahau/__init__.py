"""Ahau: Rulers of Yucatan, for one to five players, with all its versions."""

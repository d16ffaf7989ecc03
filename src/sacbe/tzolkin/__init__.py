"""Tzolk'in: The Mayan Calendar."""

"""What can be chosen before a game."""

from typing import Final

from sacbe.core.options import Option

COUNTS: Final = (2, 3, 4)

OPTIONS: Final = (Option("auction", False),)
"""The auction version sells the turns of a round instead of having hexagons drawn (Auction version)."""

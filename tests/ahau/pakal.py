"""King Pakal's turn in one line: what is his goes into ``rival``, all else into ``solo``; he acts by himself."""

from typing import Any, Final

from tests.ahau.build import Table, player, table

PAKAL: Final = 1
FOUR: Final = {"1a": "chief_blue", "1b": "trade_black", "1c": "trade_white", "1d": "jaguar_yellow"}
SEVEN: Final = {**FOUR, "2a": "chief_black", "2b": "jaguar_white", "2c": "trade_yellow"}
NINE: Final = {**SEVEN, "3a": "chief_brown", "3b": "jaguar_brown"}
SUN: Final = {"edzna": "sun", "uxmal": "sun", "yaxchilan": "sun", "palenque": "sun"}
"""Gods of the cities of region 3; without a sun tile in his pyramid he summons nobody there."""
RAIN: Final = ["rain_blue"] * 2 + ["rain_white"] * 2 + ["rain_black"]


def solo(you: Any = None, rival: Any = None, **more: Any) -> Table:
    """His turn, with the ranking sun, jaguar, trade, chief, rain; the player's turn is over.

    He places in Edzna, of the Sun God, if nothing is said that makes him prefer another city.
    """
    more.setdefault("personality", "queen")
    more.setdefault("seat", PAKAL)
    return table(you or player(ruler=1), rival=rival or player(ruler=3), players=1, **more)


def rival(**cells: Any) -> Any:
    """King Pakal with ordinary cards played."""
    return player(**{"ruler": 3, "played": ("3", "4"), **cells})


def gained(board: Table, source: str) -> float:
    """Return the fame he has from a source."""
    return board.state.breakdown(PAKAL)[source]

"""The numbered table of actions. New kinds are added at the end: a number never changes its meaning."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionTable, Kind
from sacbe.tzolkin.names import BLOCKS, GEAR_ACTIONS, GEARS, HARVESTS, TECHNOLOGIES, TEMPLES

WEALTH_TILES: Final = 21
BUILDINGS: Final = 32
MONUMENTS: Final = 13
SPACES: Final = 13
"""Teeth of the largest gear: the rows of pick-up actions are this long for every gear."""

KEEP: Final[i64] = 0  # keep a starting wealth tile
BEG: Final[i64] = 21  # beg for corn
PLACE: Final[i64] = 22  # place a worker on a gear, on its lowest free space
PLACE_START: Final[i64] = 27  # place a worker on the starting player space
PICK_UP: Final[i64] = 28  # pick up a worker from a space of a gear
USE: Final[i64] = 93  # use an action of a gear with the worker in hand
NOTHING: Final[i64] = 122  # pick up the worker and do nothing with it
DONE: Final[i64] = 123  # stop placing, picking up, building, trading, ...
HARVEST: Final[i64] = 124  # harvest corn, wood, burn the forest, or corn no tile shows
ANGER: Final[i64] = 128  # step down on a temple
CLIMB: Final[i64] = 131  # step up on a temple
ADVANCE: Final[i64] = 134  # advance a technology
BUILD: Final[i64] = 138  # construct a building (with architecture, where it applies)
BUILD_PLAIN: Final[i64] = 170  # construct the first of two buildings without architecture
MONUMENT: Final[i64] = 202  # construct a monument
SPARE: Final[i64] = 215  # name the block that architecture 3 saves
PAY: Final[i64] = 218  # pay a block of one's choice
SELL: Final[i64] = 221  # sell a block at the market
BUY: Final[i64] = 224  # buy a block at the market
TAKE: Final[i64] = 227  # take a block of one's choice from the bank
DAYS: Final[i64] = 230  # advance the calendar by one day or by two


def action_table(wealth: tuple[str, ...], buildings: tuple[str, ...], monuments: tuple[str, ...]) -> ActionTable:
    """Return the table of actions; the ids of the tiles are those of the component pack."""
    spaces = tuple(map(str, range(SPACES)))
    return ActionTable(
        Kind("keep", KEEP, tile=wealth),
        Kind("beg", BEG),
        Kind("place", PLACE, gear=GEARS),
        Kind("start", PLACE_START),
        Kind("pick", PICK_UP, gear=GEARS, space=spaces),
        Kind("use", USE, action=GEAR_ACTIONS),
        Kind("nothing", NOTHING),
        Kind("done", DONE),
        Kind("harvest", HARVEST, way=HARVESTS),
        Kind("anger", ANGER, temple=TEMPLES),
        Kind("climb", CLIMB, temple=TEMPLES),
        Kind("advance", ADVANCE, technology=TECHNOLOGIES),
        Kind("build", BUILD, building=buildings),
        Kind("plain", BUILD_PLAIN, building=buildings),
        Kind("monument", MONUMENT, monument=monuments),
        Kind("spare", SPARE, block=BLOCKS),
        Kind("pay", PAY, block=BLOCKS),
        Kind("sell", SELL, block=BLOCKS),
        Kind("buy", BUY, block=BLOCKS),
        Kind("take", TAKE, block=BLOCKS),
        Kind("days", DAYS, days=("1", "2")),
    )

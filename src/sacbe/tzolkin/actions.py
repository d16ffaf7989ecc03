"""The numbered table of actions. New kinds are added at the end: a number never changes its meaning."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionTable, Kind, roomy
from sacbe.tzolkin.names import BLOCKS, GEAR_ACTIONS, GEARS, HARVESTS, TECHNOLOGIES, TEMPLES

Words = tuple[str, ...]

WEALTH_ROOM: Final = 24
BUILDING_ROOM: Final = 48
"""For those of the base game, and then those of the expansion."""
MONUMENT_ROOM: Final = 16
TRIBE_ROOM: Final = 16
RENOVATION_ROOM: Final = 8
"""How many tiles of a kind there may be: numbers that no tile of the pack uses are never legal."""
SPACES: Final = 13
"""Teeth of the largest gear: the rows of pick-up actions are this long for every gear."""

KEEP: Final[i64] = 0  # keep a starting wealth tile
BEG: Final[i64] = 24  # beg for corn
PLACE: Final[i64] = 25  # place a worker on a gear, on its lowest free space
PLACE_START: Final[i64] = 30  # place a worker on the starting player space
PICK_UP: Final[i64] = 31  # pick up a worker from a space of a gear
USE: Final[i64] = 96  # use an action of a gear with the worker in hand
NOTHING: Final[i64] = 125  # pick up the worker and do nothing with it
DONE: Final[i64] = 126  # stop placing, picking up, building, trading, ...
HARVEST: Final[i64] = 127  # harvest corn, wood, burn the forest, or corn no tile shows
ANGER: Final[i64] = 131  # step down on a temple
CLIMB: Final[i64] = 134  # step up on a temple
ADVANCE: Final[i64] = 137  # advance a technology
BUILD: Final[i64] = 141  # construct a building (with architecture, where it applies)
BUILD_PLAIN: Final[i64] = 189  # construct the first of two buildings without architecture
MONUMENT: Final[i64] = 237  # construct a monument
SPARE: Final[i64] = 253  # name the block that architecture 3 saves
PAY: Final[i64] = 256  # pay a block of one's choice
SELL: Final[i64] = 259  # sell a block at the market
BUY: Final[i64] = 262  # buy a block at the market
TAKE: Final[i64] = 265  # take a block of one's choice from the bank
DAYS: Final[i64] = 268  # advance the calendar by one day or by two

# Tribes & Prophecies
TRIBE: Final[i64] = 270  # keep a tribe
PASS: Final[i64] = 286  # Ahmakiq: neither place nor pick up
OVER: Final[i64] = 287  # Vacub-Caquix: place a worker on a gear, skipping its lowest free space
CHEAP: Final[i64] = 292  # Cit-Bolon-Tum: place a worker on a gear for a fixed cost
QUICK: Final[i64] = 297  # place a worker on a quick action space
AHEAD: Final[i64] = 298  # Ahau Chamahez: use an action ahead of the worker's space for corn
BONUS: Final[i64] = 327  # Itzamna: choose whose bonus to take
ACCEPT: Final[i64] = 331  # pay a calamity's corn for a benefit
REFUSE: Final[i64] = 332  # do without a benefit that a calamity taxes
SWAP: Final[i64] = 333  # lower a technology to advance the three others
RENOVATE: Final[i64] = 337  # tear down a building to help pay for what is constructed next
TRADE: Final[i64] = 345  # Xaman Ek: exchange a block for corn


def action_table(wealth: Words, buildings: Words, monuments: Words, tribes: Words, renovations: Words) -> ActionTable:
    """Return the table of actions; the ids of the tiles are those of the component pack, with room for more."""
    wealth, tribes = roomy(wealth, WEALTH_ROOM), roomy(tribes, TRIBE_ROOM)
    buildings, monuments = roomy(buildings, BUILDING_ROOM), roomy(monuments, MONUMENT_ROOM)
    renovations = roomy(renovations, RENOVATION_ROOM)
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
        Kind("tribe", TRIBE, tribe=tribes),
        Kind("pass", PASS),
        Kind("over", OVER, gear=GEARS),
        Kind("cheap", CHEAP, gear=GEARS),
        Kind("quick", QUICK),
        Kind("ahead", AHEAD, action=GEAR_ACTIONS),
        Kind("bonus", BONUS, technology=TECHNOLOGIES),
        Kind("accept", ACCEPT),
        Kind("refuse", REFUSE),
        Kind("swap", SWAP, technology=TECHNOLOGIES),
        Kind("renovate", RENOVATE, building=renovations),
        Kind("trade", TRADE, block=BLOCKS),
    )

"""Where every number of a position lives: cells of the table first, then a block for each seat."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau.names import BUILDINGS, CARDS, CITIES, GODS, REGIONS, RESOURCES, TILES
from sacbe.ahau.names import PYRAMID as PYRAMID_NAMES
from sacbe.core.layout import Field, Layout

# -- cells of the table ----------------------------------------------------------------------------------------------

ROUND: Final[i64] = 0  # rounds begun
KATUN: Final[i64] = 1  # the space of the K'atun marker: 1 to 3
CELEBRATION: Final[i64] = 2  # 1 once the last space of the calendar is covered
ENDING: Final[i64] = 3  # why the game ends: a sum of the numbers below
CHANCE: Final[i64] = 4  # decides, with CHANCE_KEY, all that is shuffled or drawn again during the game
BAG_DRAWN: Final[i64] = 5  # tiles drawn from the bag as it was filled at first
STACK_DRAWN: Final[i64] = 6  # buildings drawn from the stack as it was shuffled at first
BAG_COUNT: Final[i64] = 7  # tiles in the bag
ROLE_DECK: Final[i64] = 8  # a bit for each role in the deck
CARDS_TAKEN: Final[i64] = 9  # a bit for each gameplay summary card that is gone
PERSONALITY: Final[i64] = 10  # of the Shadow or King Pakal: role + 1
# of the turn that is played now
TURN_CITY: Final[i64] = 11  # where the worker was placed: city + 1
SUMMONED: Final[i64] = 12  # the god summoned in the second step: god + 1
STAGE: Final[i64] = 13  # of producing or building: OPEN, BUILDING_STAGE or FINISHED
BUILT: Final[i64] = 14  # tiles built in this step
MARKET_USED: Final[i64] = 15  # resources paid as if they were others
QUEEN_USED: Final[i64] = 16
STRENGTH: Final[i64] = 17  # Action Strength of the summoning
USED: Final[i64] = 18  # a bit for each colour used in the summoning
CHOSEN: Final[i64] = 19  # the colour chosen of those: colour + 1
WALKER: Final[i64] = 20  # where the worker moved last stands: city + 1
VISITED: Final[i64] = 21  # a bit for each city it has been in
LAST_TRADE: Final[i64] = 22  # the last trade of an unbroken run, see steps/trading.py
PAY_LEFT: Final[i64] = 23  # resources still to pay
PAY_TOTAL: Final[i64] = 24
PAY_MATCH: Final[i64] = 25  # the colour that must be among them: colour + 1
PAY_LAST: Final[i64] = 26  # payments go up in the order of the resources
PAY_CAP: Final[i64] = 27  # by resource: how many of it count as themselves
PAID: Final[i64] = 32  # by resource
MOVED: Final[i64] = 37  # by city: workers there that the God of Trade has moved
# what lies on the table
BAG: Final[i64] = 47  # by kind of tile
DISCARDS: Final[i64] = 77  # by kind of tile
STACK: Final[i64] = 107  # by building
PILE: Final[i64] = 122  # discarded buildings
OFFER: Final[i64] = 137  # three slots: building + 1
REGION_TILE: Final[i64] = 140  # two spaces a region: tile + 1
REGION_BUILDING: Final[i64] = 152  # building + 1
REGION_RESOURCE: Final[i64] = 158  # two a region in the family game: resource + 1
CITY_GOD: Final[i64] = 170
SITE: Final[i64] = 180  # production sites by link: resource + 1
CALENDAR: Final[i64] = 195  # tiles in the order in which they came: resource + 1
TEMPLE_TILE: Final[i64] = 210  # scoring tile of each temple
MIGHT_ORDER: Final[i64] = 215  # seats from the highest on the Might track to the lowest: seat + 1
CHANCE_KEY: Final[i64] = 221  # never changes during a game

OPEN: Final[i64] = 0
BUILDING_STAGE: Final[i64] = 1
FINISHED: Final[i64] = 2

PYRAMID_DONE: Final[i64] = 1
WORKERS_PLACED: Final[i64] = 2
KATUNS_OVER: Final[i64] = 4
ROUNDS_OVER: Final[i64] = 8

# -- cells of a seat -------------------------------------------------------------------------------------------------

RESOURCE: Final[i64] = 0
RESERVE: Final[i64] = 5  # by kind of tile
WEAPONS: Final[i64] = 35
MIGHT: Final[i64] = 36  # steps on the Might track
WORKERS: Final[i64] = 37  # not on the board
STANDING: Final[i64] = 38  # by city
LYING: Final[i64] = 48  # by city
RULER_AT: Final[i64] = 58  # by region: 1 where the ruler is
HAND: Final[i64] = 64  # by card: 1 in hand; King Pakal and the Shadow: in the deck
TRACKER: Final[i64] = 71  # King Pakal's resources
PYRAMID: Final[i64] = 72  # by space: tile + 1, wild tiles with the colour they have taken
OWNED: Final[i64] = 82  # by building: copies on the player board
MARKER: Final[i64] = 97  # by temple: the space (1 to 5) of the marker there, or 0
BUILDING: Final[i64] = 102  # by space of the player board: building + 1
LEFT: Final[i64] = 107  # cards selected or played: card + 1
RIGHT: Final[i64] = 108
ROLE: Final[i64] = 109  # role + 1
ROLE_SHOWN: Final[i64] = 110  # 1 once everybody has seen it
SEEN: Final[i64] = 111  # a bit for each role that was in the deck when the seat looked through it
BARRED: Final[i64] = 112  # a bit for each region where a conflict was lost this round
BUILT_IN_ORDER: Final[i64] = 113  # King Pakal's buildings that the build action built
POINTS: Final[i64] = 114

SOURCES: Final = (
    "pyramid_spaces",
    "adjacency",
    "building_spaces",
    "offer_slots",
    "building_effects",
    "might_track",
    "temple_spaces",
    "jaguar_god",
    "god_scoring",
    "cities",
    "pakal_trade",
    "pakal_buildings",
    "pakal_unbuilt",
)
FROM_PYRAMID: Final[i64] = 0
FROM_ADJACENCY: Final[i64] = 1
FROM_BUILDING_SPACES: Final[i64] = 2
FROM_OFFER: Final[i64] = 3
FROM_BUILDINGS: Final[i64] = 4
FROM_MIGHT: Final[i64] = 5
FROM_TEMPLE_SPACES: Final[i64] = 6
FROM_JAGUAR: Final[i64] = 7
FROM_GODS: Final[i64] = 8
FROM_CITIES: Final[i64] = 9
FROM_PAKAL_TRADE: Final[i64] = 10
FROM_PAKAL_BUILDINGS: Final[i64] = 11
FROM_PAKAL_UNBUILT: Final[i64] = 12

TABLE_FIELDS: Final = (
    ("round", 1),
    ("katun", 1),
    ("celebration", 1),
    ("ending", 1),
    ("chance", 1),
    ("bag_drawn", 1),
    ("stack_drawn", 1),
    ("bag_count", 1),
    ("role_deck", 1),
    ("cards_taken", 1),
    ("personality_card", 1),
    ("turn_city", 1),
    ("summoned", 1),
    ("stage", 1),
    ("built", 1),
    ("market_used", 1),
    ("queen_used", 1),
    ("strength", 1),
    ("used", 1),
    ("chosen", 1),
    ("walker", 1),
    ("visited", 1),
    ("last_trade", 1),
    ("pay_left", 1),
    ("pay_total", 1),
    ("pay_match", 1),
    ("pay_last", 1),
    ("pay_cap", 5),
    ("paid", 5),
    ("moved", 10),
    ("bag", TILES),
    ("discards", TILES),
    ("stack", BUILDINGS),
    ("pile", BUILDINGS),
    ("offer", 3),
    ("region_tiles", 12),
    ("region_buildings", 6),
    ("region_resources", 12),
    ("city_gods", CITIES),
    ("sites", 15),
    ("calendar", 15),
    ("temple_tiles", GODS),
    ("might_order", 6),
    ("chance_key", 1),
)
SEAT_FIELDS: Final = (
    ("resources", RESOURCES),
    ("reserve", TILES),
    ("weapons", 1),
    ("might", 1),
    ("workers", 1),
    ("standing", tuple(f"standing_{city}" for city in CITIES)),
    ("lying", tuple(f"lying_{city}" for city in CITIES)),
    ("ruler", tuple(f"region_{region}" for region in REGIONS)),
    ("hand", tuple(f"hand_{card}" for card in CARDS)),
    ("tracker", 1),
    ("pyramid", tuple(f"pyramid_{space}" for space in PYRAMID_NAMES)),
    ("owned", BUILDINGS),
    ("markers", tuple(f"temple_{god}" for god in GODS)),
    ("building_spaces", 5),
    ("left", 1),
    ("right", 1),
    ("role", 1),
    ("role_shown", 1),
    ("seen", 1),
    ("barred", 1),
    ("built_in_order", 1),
    ("points", SOURCES),
)


def _fields(named: tuple[tuple[str, int | tuple[str, ...]], ...]) -> list[Field]:
    """Lay fields out one after the other."""
    fields: list[Field] = []
    for name, size in named:
        first = fields[-1].first + fields[-1].size if fields else 0
        fields.append(Field(name, first, size) if isinstance(size, int) else Field(name, first, labels=size))
    return fields


LAYOUT: Final = Layout(table=_fields(TABLE_FIELDS), seat=_fields(SEAT_FIELDS))

_places = {field.name: field.first for field in (*LAYOUT.table, *LAYOUT.seat)}
assert [_places[name] for name in ("paid", "bag", "stack", "sites", "might_order", "chance_key")] == [
    PAID, BAG, STACK, SITE, MIGHT_ORDER, CHANCE_KEY,
]  # fmt: skip
assert [_places[name] for name in ("standing", "hand", "pyramid", "left", "built_in_order", "points")] == [
    STANDING, HAND, PYRAMID, LEFT, BUILT_IN_ORDER, POINTS,
]  # fmt: skip

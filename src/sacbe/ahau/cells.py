"""Where every number of a position lives: cells of the table first, then a block for each seat."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from sacbe.ahau.buildings import BUILDING_ROOM
from sacbe.ahau.names import CARDS, CITIES, COLOURS, GODS, REGIONS, RESOURCES, ROLE_ROOM, SUMMARY_ROOM, TILES
from sacbe.ahau.names import PYRAMID as PYRAMID_NAMES
from sacbe.ahau.steps import step_ids
from sacbe.core.actions import roomy
from sacbe.core.layout import Field, Layout
from sacbe.core.shown import COUNT, HIDDEN, PUBLIC, SEAT_FROM_1, TOTAL, bits, during, seats_above, until_seat

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
PILE: Final[i64] = 127  # discarded buildings
OFFER: Final[i64] = 147  # three slots: building + 1
REGION_TILE: Final[i64] = 150  # two spaces a region: tile + 1
REGION_BUILDING: Final[i64] = 162  # building + 1
REGION_RESOURCE: Final[i64] = 168  # two a region in the family game: resource + 1
CITY_GOD: Final[i64] = 180
SITE: Final[i64] = 190  # production sites by link: resource + 1
CALENDAR: Final[i64] = 205  # tiles in the order in which they came: resource + 1
TEMPLE_TILE: Final[i64] = 220  # scoring tile of each temple
MIGHT_ORDER: Final[i64] = 225  # seats from the highest on the Might track to the lowest: seat + 1
CHANCE_KEY: Final[i64] = 231  # never changes during a game

OPEN: Final[i64] = 0
BUILDING_STAGE: Final[i64] = 1
FINISHED: Final[i64] = 2

PYRAMID_DONE: Final[i64] = 1
WORKERS_PLACED: Final[i64] = 2
KATUNS_OVER: Final[i64] = 4
ROUNDS_OVER: Final[i64] = 8
ENDINGS: Final = ("pyramid", "workers", "katuns", "rounds")

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
MARKER: Final[i64] = 102  # by temple: the space (1 to 5) of the marker there, or 0
BUILDING: Final[i64] = 107  # by space of the player board: building + 1
LEFT: Final[i64] = 112  # cards selected or played: card + 1
RIGHT: Final[i64] = 113
ROLE: Final[i64] = 114  # role + 1
ROLE_SHOWN: Final[i64] = 115  # 1 once everybody has seen it
SEEN: Final[i64] = 116  # a bit for each role that was in the deck when the seat looked through it
BARRED: Final[i64] = 117  # a bit for each region where a conflict was lost this round
BUILT_IN_ORDER: Final[i64] = 118  # King Pakal's buildings that the build action built
POINTS: Final[i64] = 119

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


def layout(buildings: Sequence[str]) -> Layout:
    """Return where everything lives; the ids of the buildings are those of the component pack."""
    kinds = roomy(buildings, int(BUILDING_ROOM))
    return Layout(
        table=[
            Field("round", ROUND, shown=PUBLIC),
            Field("katun", KATUN, shown=PUBLIC),
            Field("celebration", CELEBRATION, shown=PUBLIC),
            Field("ending", ENDING, shown=bits(ENDINGS)),
            Field("chance", CHANCE, shown=HIDDEN),
            Field("bag_drawn", BAG_DRAWN, shown=PUBLIC),
            Field("stack_drawn", STACK_DRAWN, shown=PUBLIC),
            Field("bag_count", BAG_COUNT, shown=PUBLIC),
            Field("role_deck", ROLE_DECK, shown=COUNT),
            Field("cards_taken", CARDS_TAKEN, shown=bits(SUMMARY_ROOM)),
            Field("personality_card", PERSONALITY, shown=PUBLIC),
            Field("turn_city", TURN_CITY, shown=PUBLIC),
            Field("summoned", SUMMONED, shown=PUBLIC),
            Field("stage", STAGE, shown=PUBLIC),
            Field("built", BUILT, shown=PUBLIC),
            Field("market_used", MARKET_USED, shown=PUBLIC),
            Field("queen_used", QUEEN_USED, shown=PUBLIC),
            Field("strength", STRENGTH, shown=PUBLIC),
            Field("used", USED, shown=bits(COLOURS)),
            Field("chosen", CHOSEN, shown=PUBLIC),
            Field("walker", WALKER, shown=PUBLIC),
            Field("visited", VISITED, shown=bits(CITIES)),
            Field("last_trade", LAST_TRADE, shown=PUBLIC),
            Field("pay_left", PAY_LEFT, shown=PUBLIC),
            Field("pay_total", PAY_TOTAL, shown=PUBLIC),
            Field("pay_match", PAY_MATCH, shown=PUBLIC),
            Field("pay_last", PAY_LAST, shown=PUBLIC),
            Field("pay_cap", PAY_CAP, 5, shown=PUBLIC),
            Field("paid", PAID, 5, shown=PUBLIC),
            Field("moved", MOVED, 10, shown=PUBLIC),
            Field("bag", BAG, labels=TILES, shown=HIDDEN),
            Field("discards", DISCARDS, labels=TILES, shown=PUBLIC),
            Field("stack", STACK, labels=kinds, shown=TOTAL),
            Field("pile", PILE, labels=kinds, shown=PUBLIC),
            Field("offer", OFFER, 3, shown=PUBLIC),
            Field("region_tiles", REGION_TILE, 12, shown=PUBLIC),
            Field("region_buildings", REGION_BUILDING, 6, shown=PUBLIC),
            Field("region_resources", REGION_RESOURCE, 12, shown=PUBLIC),
            Field("city_gods", CITY_GOD, labels=CITIES, shown=PUBLIC),
            Field("sites", SITE, 15, shown=PUBLIC),
            Field("calendar", CALENDAR, 15, shown=PUBLIC),
            Field("temple_tiles", TEMPLE_TILE, labels=GODS, shown=PUBLIC),
            Field("might_order", MIGHT_ORDER, 6, shown=SEAT_FROM_1),
            Field("chance_key", CHANCE_KEY, shown=HIDDEN),
        ],
        seat=[
            Field("resources", RESOURCE, labels=RESOURCES, shown=PUBLIC),
            Field("reserve", RESERVE, labels=TILES, shown=PUBLIC),
            Field("weapons", WEAPONS, shown=PUBLIC),
            Field("might", MIGHT, shown=PUBLIC),
            Field("workers", WORKERS, shown=PUBLIC),
            Field("standing", STANDING, labels=tuple(f"standing_{city}" for city in CITIES), shown=PUBLIC),
            Field("lying", LYING, labels=tuple(f"lying_{city}" for city in CITIES), shown=PUBLIC),
            Field("ruler", RULER_AT, labels=tuple(f"region_{region}" for region in REGIONS), shown=PUBLIC),
            Field("hand", HAND, labels=tuple(f"hand_{card}" for card in CARDS), shown=PUBLIC),
            Field("tracker", TRACKER, shown=PUBLIC),
            Field("pyramid", PYRAMID, labels=tuple(f"pyramid_{space}" for space in PYRAMID_NAMES), shown=PUBLIC),
            Field("owned", OWNED, labels=kinds, shown=PUBLIC),
            Field("markers", MARKER, labels=tuple(f"temple_{god}" for god in GODS), shown=PUBLIC),
            Field("building_spaces", BUILDING, 5, shown=PUBLIC),
            Field("left", LEFT, shown=PUBLIC.own(during(step_ids.SELECT), face_down=True)),
            Field("right", RIGHT, shown=PUBLIC.own(during(step_ids.SELECT), face_down=True)),
            Field("role", ROLE, shown=PUBLIC.own(until_seat(ROLE_SHOWN), face_down=True)),
            Field("role_shown", ROLE_SHOWN, shown=PUBLIC),
            Field("seen", SEEN, shown=bits(ROLE_ROOM).own()),
            Field("barred", BARRED, shown=bits(len(REGIONS) + 1)),
            Field("built_in_order", BUILT_IN_ORDER, shown=PUBLIC),
            Field("points", POINTS, labels=SOURCES, shown=PUBLIC),
        ],
        pending={step_ids.PARTNER: (seats_above(8), PUBLIC)},
    )

"""Why an action is not legal now, and the row of the rule ledger that forbids it."""

from collections.abc import Callable
from typing import Final

from sacbe.ahau import actions
from sacbe.ahau.layout import (
    BARRED,
    BUILT,
    CITY_GOD,
    FINISHED,
    HAND,
    LYING,
    OFFER,
    OPEN,
    PYRAMID,
    REGION_TILE,
    RESERVE,
    RESOURCE,
    SITE,
    STAGE,
    STANDING,
    TURN_CITY,
)
from sacbe.ahau.names import (
    HIGH_PRIESTESS,
    JAGUAR,
    NUM_CARDS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_REGIONS,
    PYRAMID_SPACES,
    QUEEN,
    RAIN,
)
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.building import open_spaces, tiles_allowed

Reason = tuple[str, str]


def why_not(s: Ahau, action: int, seat: int) -> Reason:
    """Return why a seat cannot take an action in the open step, and which rule says so."""
    kind = s.rules.table.choices[action].kind
    refuse = _BY_KIND.get(kind) if (s.rules.step_names[s.step], kind) in _ASKED else None
    message, rule = (
        ("it does not belong to what is decided now", "AH-20.1") if refuse is None else refuse(s, action, seat)
    )
    return f"{s.text(action)!r} is not possible: {message}", rule


def _choose(s: Ahau, action: int, seat: int) -> Reason:
    return "the card has been taken", "AH-2.14"


def _select(s: Ahau, action: int, seat: int) -> Reason:
    left, right = divmod(action - int(actions.SELECT), int(NUM_CARDS))
    if left == right:
        return "two different cards are selected", "AH-4.1"
    if not (s.of(seat, HAND + left) and s.of(seat, HAND + right)):
        return "not both cards are in hand", "AH-4.1"
    return "there is no region of that number on this side of the board", "AH-4.5"


def _ruler(s: Ahau, action: int, seat: int) -> Reason:
    region = action - int(actions.RULER) + 1
    if region > s.version.regions:
        return "there is no such region on this side of the board", "AH-4.5"
    if s.step == numbers.WAR_CAPTAIN:
        return "the War Captain moves to an adjacent region", "AH-17.11"
    return ("a ruler is there", "AH-5.7") if s.occupied(region) else ("the region is not adjacent", "AH-5.7")


def _take(s: Ahau, action: int, seat: int) -> Reason:
    space = action - int(actions.TAKE)
    if space >= 2 * s.version.regions or s.cells[REGION_TILE + space] == 0:
        return "there is no tile", "AH-6.1"
    if s.step == numbers.CHIEF:
        return "the tile is neither of the chosen colour nor wild", "AH-9.2"
    return "the ruler is in another region", "AH-6.1"


def _place(s: Ahau, action: int, seat: int) -> Reason:
    city = action - int(actions.PLACE)
    if not s.version.side.touches(s.ruler(seat), city):
        return "the city is not adjacent to the ruler's region", "AH-7.1"
    regions = range(1, int(NUM_REGIONS) + 1)
    barred = [r for r in regions if s.of(seat, BARRED) >> r & 1 and s.version.side.touches(r, city)]
    return f"it is adjacent to region {barred[0]}, where a conflict was lost this round", "AH-7.3"


def _summon(s: Ahau, action: int, seat: int) -> Reason:
    god = action - int(actions.SUMMON)
    if s.step == numbers.PRODUCE_OR_BUILD:
        return "only the Dancer summons another god here", "AH-17.6"
    if not s.playing(seat, HIGH_PRIESTESS) and s.cells[CITY_GOD + s.cells[TURN_CITY] - 1] != god:
        return "the worker was placed in a city of another god", "AH-8.1"
    if god == RAIN and s.god_tiles(seat, god):
        return "no production site has the colour of a tile that could be used", "AH-9.7"
    if god == JAGUAR and s.god_tiles(seat, god):
        return "no worker stands by a site of the colour of a tile that could be used", "AH-9.23"
    return "there is no matching tile", "AH-8.4"


def _offer(s: Ahau, action: int, seat: int) -> Reason:
    return "there is no such tile in reserve, or a later one has been discarded already", "AH-20.5"


def _done(s: Ahau, action: int, seat: int) -> Reason:
    if s.step == numbers.TAKE_TILE:
        return "a tile must be taken", "AH-6.1"
    if s.step == numbers.RETREAT:
        return "the loser of a conflict must move", "AH-5.7"
    if s.step == numbers.PLACE:
        return "a worker must be placed", "AH-7.1"
    if s.step == numbers.OFFERING:
        return "the tiles used so far do not suffice to summon the god", "AH-8.4"
    return "this choice is not left to the player", "AH-16.1"


def _deplete(s: Ahau, action: int, seat: int) -> Reason:
    return "no site of a colour used is there", "AH-9.6"


def _move(s: Ahau, action: int, seat: int) -> Reason:
    city, to = divmod(action - int(actions.MOVE), int(NUM_CITIES))
    if not s.version.side.linked(city, to):
        return "the cities are not adjacent", "AH-9.10"
    if s.of(seat, STANDING + city):
        return "the worker there has moved already; it goes on with 'on'", "AH-20.6"
    return ("a lying worker cannot move", "AH-9.11") if s.of(seat, LYING + city) else ("no worker is there", "AH-9.10")


def _go_on(s: Ahau, action: int, seat: int) -> Reason:
    return "the worker has been there, or cannot get there in one move", "AH-9.12"


def _swap(s: Ahau, action: int, seat: int) -> Reason:
    give = (action - int(actions.SWAP)) // int(NUM_COLOURS)
    if s.of(seat, RESOURCE + give) == 0:
        return "there is none of it to give", "AH-9.13"
    return "one of the two must be of the chosen colour, and they must differ", "AH-9.13"


def _recall(s: Ahau, action: int, seat: int) -> Reason:
    return "the card is not among those that can be taken back", "AH-9.17"


def _lay(s: Ahau, action: int, seat: int) -> Reason:
    city = action - int(actions.LAY)
    if s.of(seat, STANDING + city) == 0:
        return "no worker stands there", "AH-16.8"
    return "no site of a colour used is adjacent", "AH-9.18"


def _remove(s: Ahau, action: int, seat: int) -> Reason:
    return "no such worker stands or lies by a site of a colour used", "AH-9.21"


def _produce(s: Ahau, action: int, seat: int) -> Reason:
    site = action - int(actions.PRODUCE)
    if s.cells[STAGE] != OPEN:
        return "one produces or builds, and produces once", "AH-10.1"
    if site >= s.version.side.sites or s.cells[SITE + site] == 0:
        return "the site is depleted", "AH-10.4"
    if not s.version.side.beside(site, s.cells[TURN_CITY] - 1):
        return "the site is not adjacent to the city where the worker was placed", "AH-10.2"
    return "no own worker is adjacent to it", "AH-10.3"


def _build(s: Ahau, action: int, seat: int) -> Reason:
    tile, space = divmod(action - int(actions.BUILD), int(PYRAMID_SPACES))
    if (early := _cannot_build(s, seat)) is not None:
        return early
    if s.of(seat, RESERVE + tile) == 0:
        return "the tile is not in reserve", "AH-11.3"
    if s.of(seat, PYRAMID + space):
        return "the space is not empty", "AH-11.3"
    if not open_spaces(s, seat) >> space & 1:
        return "both spaces below must have a tile", "AH-11.5"
    return "the different resources, one of them of the tile's colour, are not there", "AH-11.4"


def _construct(s: Ahau, action: int, seat: int) -> Reason:
    if (early := _cannot_build(s, seat)) is not None:
        return early
    if s.cells[OFFER + action - actions.CONSTRUCT] == 0:
        return "the slot is empty", "AH-12.1"
    return "the resources shown are not there", "AH-12.1"


def _cannot_build(s: Ahau, seat: int) -> Reason | None:
    """Return why nothing at all can be built, or None."""
    if s.cells[STAGE] == FINISHED:
        return "one produces or builds, not both", "AH-10.1"
    if s.cells[TURN_CITY] == 0 or s.cells[BUILT] >= tiles_allowed(s, seat):
        return "there are no more workers in the city to build with", "AH-11.1"
    return None


def _pay(s: Ahau, action: int, seat: int) -> Reason:
    if s.of(seat, RESOURCE + action - actions.PAY) == 0:
        return "there is none of it", "AH-11.4"
    return "the price could not be paid so", "AH-20.4"


def _colour(s: Ahau, action: int, seat: int) -> Reason:
    if s.step == numbers.SET_TILE:
        return "a wild tile takes the colour of a resource paid for it", "AH-11.8"
    return "the colour was not used in the summoning", "AH-9.1"


def _mark(s: Ahau, action: int, seat: int) -> Reason:
    return "there is an own marker at that temple", "AH-16.4"


def _role(s: Ahau, action: int, seat: int) -> Reason:
    return "the role is not in the deck", "AH-17.1"


def _queen(s: Ahau, action: int, seat: int) -> Reason:
    if not s.playing(seat, QUEEN):
        return "the Queen has not been played this round", "AH-17.2"
    return "it takes a resource and a standing worker, and works once a round", "AH-17.9"


def _barter(s: Ahau, action: int, seat: int) -> Reason:
    return "there are no two tiles of that colour, or other trades have been made that come later in order", "AH-3.4"


def _trade(s: Ahau, action: int, seat: int) -> Reason:
    give, get = divmod(action - int(actions.TRADE), int(NUM_COLOURS))
    if give == get:
        return "a trade is for another resource", "AH-3.3"
    if s.of(seat, RESOURCE + give) < s.parts.trade_resources:
        return "there are not enough of it", "AH-3.3"
    return "a run of trades that do not depend on each other goes in one order", "AH-20.3"


def _drop(s: Ahau, action: int, seat: int) -> Reason:
    return "the tile is not in reserve, of another colour, or comes too early in order", "AH-3.4"


def _partner(s: Ahau, action: int, seat: int) -> Reason:
    return "that colour has no workers by the site, or none that still can be counted", "AH-15.20"


def _bonus(s: Ahau, action: int, seat: int) -> Reason:
    return "there is no bonus to take", "AH-7.5"


_BY_KIND: Final[dict[str, Callable[[Ahau, int, int], Reason]]] = {
    "choose": _choose,
    "select": _select,
    "done": _done,
    "ruler": _ruler,
    "take": _take,
    "place": _place,
    "bonus": _bonus,
    "summon": _summon,
    "offer": _offer,
    "wild": _offer,
    "colour": _colour,
    "deplete": _deplete,
    "move": _move,
    "on": _go_on,
    "swap": _swap,
    "recall": _recall,
    "lay": _lay,
    "remove": _remove,
    "stand": _remove,
    "produce": _produce,
    "partner": _partner,
    "build": _build,
    "construct": _construct,
    "pay": _pay,
    "mark": _mark,
    "role": _role,
    "queen": _queen,
    "barter": _barter,
    "drop": _drop,
    "trade": _trade,
}
_FREE: Final = ("queen", "barter", "trade")
_STEPS: Final = {
    "choose_card": ("choose",),
    "select": ("select",),
    "war_captain": ("ruler",),
    "retreat": ("ruler", "done"),
    "take_tile": ("take", "done"),
    "place": ("place", "done", *_FREE),
    "region_bonus": ("bonus", *_FREE),
    "summon": ("summon", *_FREE),
    "offering": ("offer", "wild", "done"),
    "colour": ("colour",),
    "chief": ("take", "done"),
    "rain": ("deplete", "done"),
    "trade": ("move", "on"),
    "swap": ("swap",),
    "recall": ("recall", "done"),
    "lay_down": ("lay", "done"),
    "jaguar": ("remove", "stand", "done"),
    "produce_or_build": ("summon", "produce", "build", "construct", *_FREE),
    "partner": ("partner",),
    "pay": ("pay",),
    "set_tile": ("colour",),
    "mark": ("mark", "done"),
    "role": ("role",),
    "gain": ("done",),
    "drop": ("drop",),
}
_ASKED: Final = frozenset((step, kind) for step, kinds in _STEPS.items() for kind in kinds)
"""The actions a person may try in a step, each with a reason of its own; all others have nothing to do with it."""

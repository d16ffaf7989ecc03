"""Why an action is not legal now, and the row of the rule ledger that forbids it."""

from collections.abc import Callable
from typing import Final

from sacbe.tzolkin.actions import BUY, HARVEST, KEEP, PAY, PLACE, SELL, SPACES, TAKE, USE
from sacbe.tzolkin.expansion.refusals import REFUSALS, Reason, pick_while_placing
from sacbe.tzolkin.names import AGRICULTURE, ARCHITECTURE, CHICHEN_FIRST, CHICHEN_ITZA, NUM_GEARS, UXMAL, gear_action
from sacbe.tzolkin.state import AVAILABLE, CHICHEN, CORN, CORN_FIELDS, SKULL, WOOD, WOOD_FIELDS, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import buildings_in_row, in_row, missing_blocks
from sacbe.tzolkin.steps.palenque import BURN, HIDDEN, TAKE_WOOD
from sacbe.tzolkin.steps.payment import gold_tax
from sacbe.tzolkin.steps.picking_up import TOO_DEAR, gear_of, price, space_of
from sacbe.tzolkin.steps.placing import NO_SPACE, cheapest_space, space_cost, worker_cost
from sacbe.tzolkin.steps.temples import can_anger
from sacbe.tzolkin.steps.uxmal import OTHER_GEAR, buying_price
from sacbe.tzolkin.traits import BEG_MOST, BUILDING_BLOCKS, BUILDING_CORN, LOST_LEVEL, PAIRED_GEARS


def why_not(s: Tzolkin, action: int, seat: int) -> Reason:
    """Return why a seat cannot take an action in the open step, and which rule says so."""
    kind = s.rules.table.choices[action].kind
    step = s.rules.step_names[s.step]
    refuse = _REFUSALS.get((step, kind), REFUSALS.get(kind))
    if refuse is not None:
        message, rule = refuse(s, action, seat)
    elif kind in ("done", "nothing") and step not in _OUT_OF_PLACE:
        message, rule = "the action that was named is carried out", "TZ-23.4"
    else:
        message, rule = _OUT_OF_PLACE.get(step, ("what the worker does is finished first", "TZ-7.7"))
    return f"{s.text(action)!r} is not possible: {message}", rule


def _keep(s: Tzolkin, action: int, seat: int) -> Reason:
    tile = s.parts.wealth.ids[action - int(KEEP)]
    return f"{tile} is not, or no longer, among the tiles to choose from", "TZ-2.13"


def _beg(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.a:
        return "one begs only once a turn", "TZ-5.7"
    most = s.trait(seat, BEG_MOST)
    if s.of(seat, CORN) > most:
        return f"there are {s.of(seat, CORN)} corn in hand, and one begs with at most {most}", "TZ-5.2"
    return "all temple markers are at the bottom", "TZ-5.8"


def _beg_later(s: Tzolkin, action: int, seat: int) -> Reason:
    return "one begs before placing or picking up", "TZ-5.7"


def _place(s: Tzolkin, action: int, seat: int) -> Reason:
    place = action - int(PLACE)
    corn, cost = s.of(seat, CORN), space_cost(s, seat, place)
    if s.of(seat, AVAILABLE) == 0:
        return "no worker is available", "TZ-6.1"
    if cost == NO_SPACE:
        return ("somebody is there already", "TZ-15.1") if place == NUM_GEARS else ("no space is free", "TZ-6.11")
    if s.step == numbers.PLACING:
        cost += worker_cost(s, seat, s.a)
    elif s.workers_on_gears(seat) == 0 and cheapest_space(s, seat) > corn:
        if not s.a and can_anger(s, seat):
            return "no placement can be paid, so corn must be begged for first", "TZ-5.6"
        return "the gods take pity only on a worker on a cheapest space", "TZ-5.9"
    if cost <= corn:
        return "the quick action chosen could not be carried out", "TP-15.13"
    return f"the worker would cost {cost} corn, and there are {corn}", "TZ-6.8"


def _pick(s: Tzolkin, action: int, seat: int) -> Reason:
    return "no worker of one's own stands there", "TZ-7.2"


def _pick_while_placing(s: Tzolkin, action: int, seat: int) -> Reason:
    return "nobody picks up and places workers in the same turn", "TZ-4.5"


def _done_at_start(s: Tzolkin, action: int, seat: int) -> Reason:
    return "a turn cannot be skipped", "TZ-4.4"


def _use(s: Tzolkin, action: int, seat: int) -> Reason:
    gear, space = divmod(int(s.a), SPACES)
    wanted = action - int(USE)
    pair = gear ^ 1 if gear != CHICHEN_ITZA and s.trait(seat, PAIRED_GEARS) else gear
    if gear_of(wanted) not in (gear, pair):
        return "the worker was picked up from another gear", "TZ-7.4"
    cost = price(s, seat, gear, space, space_of(wanted))
    if cost >= TOO_DEAR:
        return ("space 0 has no action", "TZ-7.12") if space == 0 else ("the action is higher than the space", "TZ-7.9")
    if cost > s.of(seat, CORN):
        return f"stepping back costs {cost} corn, and there are {s.of(seat, CORN)}", "TZ-7.14"
    return _cannot_use(s, wanted, seat)


def _use_other(s: Tzolkin, action: int, seat: int) -> Reason:
    """Uxmal 5, or the building that works like it."""
    wanted = action - int(USE)
    if wanted >= CHICHEN_FIRST:
        return "actions of Chichen Itza are not among those of this choice", "TZ-13.11"
    if wanted == gear_action(UXMAL, OTHER_GEAR):
        return "it would only cost another corn", "TZ-23.8"
    if s.of(seat, CORN) < s.parts.any_action_corn:
        return f"it costs {s.parts.any_action_corn} corn", "TZ-13.10"
    return _cannot_use(s, wanted, seat)


def _cannot_use(s: Tzolkin, wanted: int, seat: int) -> Reason:
    """The action itself cannot be used."""
    space = space_of(wanted)
    if gear_of(wanted) == CHICHEN_ITZA:
        if s.cells[CHICHEN + space - 1]:
            return "a skull lies there already", "TZ-14.2"
        return "it takes a crystal skull", "TZ-14.1"
    if wanted < gear_action(1, 1):
        return "no harvest tile is left there", "TZ-10.15"
    return "its cost cannot be paid", "TZ-1.5"


def _harvest(s: Tzolkin, action: int, seat: int) -> Reason:
    way, group = action - int(HARVEST), s.a
    if way == HIDDEN:
        if s.cells[CORN_FIELDS + group]:
            return "a corn tile is in sight", "TZ-18.5"
        if s.level(seat, AGRICULTURE) >= s.calamity(LOST_LEVEL) > 0:
            return "that level of agriculture is forgotten", "TP-10.4"
        return "it takes the second level of agriculture", "TZ-18.4"
    if way == TAKE_WOOD or (way == BURN and s.cells[WOOD_FIELDS + group] == 0):
        return "there is no wood tile", "TZ-10.11" if way == BURN else "TZ-10.6"
    return ("all temple markers are at the bottom", "TZ-10.12") if way == BURN else ("no corn is in sight", "TZ-10.6")


def _anger(s: Tzolkin, action: int, seat: int) -> Reason:
    return "the marker is at the bottom of that temple", "TZ-16.10"


def _climb(s: Tzolkin, action: int, seat: int) -> Reason:
    return "the second temple must be another one", "TZ-12.12"


def _advance(s: Tzolkin, action: int, seat: int) -> Reason:
    return f"there are only {s.blocks(seat)} blocks to pay with", "TZ-1.5"


def _build(s: Tzolkin, action: int, seat: int) -> Reason:
    choice, tiles = s.rules.table.choices[action], s.parts.buildings
    tile = tiles.ids.index(str(choice.args["building"]))
    if s.a == numbers.MAY_BUILD_MONUMENT:
        return "it is a monument that may be constructed", "TP-13.13"
    if not in_row(s, tile):
        return "the building is not in the row", "TZ-9.10"
    if tiles.cost_of(tile, SKULL) > s.of(seat, SKULL):
        return "it takes a crystal skull", "TP-13.4"
    if s.a == numbers.FOR_CORN:
        return "there is not enough corn", "TP-11.2" if s.calamity(BUILDING_CORN) else "TZ-13.7"
    if s.calamity(BUILDING_BLOCKS) and missing_blocks(s, seat, tiles, tile, s.b - 1) == 0:
        return "the block that the calamity adds is not there", "TP-11.1"
    return "the exact blocks of its cost are not there", "TZ-9.7"


def _plain(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.a != numbers.FIRST:
        return "only the first of two buildings is built without architecture by choice", "TZ-23.9"
    if s.level(seat, ARCHITECTURE) == 0 or buildings_in_row(s) < 2:
        return "there is no architecture, or no other building, to save it for", "TZ-23.9"
    return _build(s, action, seat)


def _monument(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.a == numbers.FOR_CORN:
        return "monuments cannot be paid in corn", "TZ-13.9"
    if s.a not in (numbers.FIRST, numbers.MAY_BUILD_MONUMENT):
        return "monuments are for the fourth action of Tikal, instead of buildings", "TZ-17.7"
    return "it is not on offer, or the exact blocks of its cost are not there", "TZ-9.7"


def _spare(s: Tzolkin, action: int, seat: int) -> Reason:
    return "that block is not in the cost, or the rest could not be paid", "TZ-18.18"


def _pay(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.of(seat, WOOD + action - PAY) == 0:
        return "there is no such block", "TZ-1.1"
    return "blocks are paid in the order wood, stone, gold", "TZ-23.5"


def _take(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.of(seat, CORN) < gold_tax(s, action - TAKE) * (s.a >> 2):
        return "there is not the corn that gold costs now", "TP-16.8"
    return "blocks are taken in the order wood, stone, gold", "TZ-23.5"


def _sell(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.of(seat, WOOD + action - SELL) == 0:
        return "there is no such block to sell", "TZ-13.3"
    return "sales come before purchases, in the order wood, stone, gold", "TZ-23.6"


def _buy(s: Tzolkin, action: int, seat: int) -> Reason:
    kind = action - int(BUY)
    if s.a >> kind & 1:
        return "a kind that was sold is not bought back", "TZ-23.7"
    if s.of(seat, CORN) < buying_price(s, kind):
        return f"it costs {buying_price(s, kind)} corn", "TP-16.8" if gold_tax(s, kind) else "TZ-13.3"
    return "purchases go in the order wood, stone, gold", "TZ-23.6"


_REFUSALS: Final[dict[tuple[str, str], Callable[[Tzolkin, int, int], Reason]]] = {
    ("wealth", "keep"): _keep,
    ("turn", "beg"): _beg,
    ("turn", "place"): _place,
    ("turn", "start"): _place,
    ("turn", "pick"): _pick,
    ("turn", "done"): _done_at_start,
    ("placing", "beg"): _beg_later,
    ("picking_up", "beg"): _beg_later,
    ("placing", "place"): _place,
    ("placing", "start"): _place,
    ("placing", "pick"): pick_while_placing,
    ("picking_up", "pick"): _pick,
    ("picking_up", "place"): _pick_while_placing,
    ("picking_up", "start"): _pick_while_placing,
    ("worker_action", "use"): _use,
    ("any_action", "use"): _use_other,
    ("harvest", "harvest"): _harvest,
    ("anger", "anger"): _anger,
    ("climb", "climb"): _climb,
    ("technology", "advance"): _advance,
    ("construction", "build"): _build,
    ("construction", "plain"): _plain,
    ("construction", "monument"): _monument,
    ("spare", "spare"): _spare,
    ("pay", "pay"): _pay,
    ("offering", "pay"): _pay,
    ("tax", "pay"): REFUSALS["accept"],
    ("tax", "anger"): REFUSALS["accept"],
    ("take_blocks", "take"): _take,
    ("market", "sell"): _sell,
    ("market", "buy"): _buy,
}

_OUT_OF_PLACE: Final[dict[str, Reason]] = {
    "wealth": ("wealth tiles are chosen before the first round", "TZ-2.13"),
    "turn": ("a turn begins with begging, placing or picking up", "TZ-4.7"),
    "placing": ("workers are being placed", "TZ-4.7"),
    "picking_up": ("workers are being picked up", "TZ-4.7"),
    "worker_action": ("the worker picked up comes first", "TZ-7.7"),
    "anger": ("a temple must be chosen to step down on", "TZ-16.9"),
    "speed": ("the calendar advances, by one day or by two", "TZ-15.9"),
}

"""What the position adds to an action for those who show it: the space a worker would take, the price of a thing."""

from collections.abc import Callable
from typing import Final

from sacbe.tzolkin.actions import (
    ADVANCE,
    ANGER,
    BUILD,
    BUILD_PLAIN,
    BUY,
    CLIMB,
    HARVEST,
    MONUMENT,
    PICK_UP,
    PLACE,
    SELL,
    SPACES,
    USE,
)
from sacbe.tzolkin.names import AGRICULTURE, ARCHITECTURE, EXTRACTION, GOODS, NUM_GEARS
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.state import CORN, TEMPLE, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import corn_price, saved_blocks
from sacbe.tzolkin.steps.palenque import TAKE_WOOD
from sacbe.tzolkin.steps.picking_up import price, space_of
from sacbe.tzolkin.steps.technologies import TOP_LEVEL, advance_cost
from sacbe.tzolkin.steps.turn import space_cost

Details = dict[str, object]


def details(s: Tzolkin, action: int, seat: int) -> Details:
    """Return what the position adds to an action, by its kind."""
    describe = _BY_KIND.get(s.rules.table.choices[action].kind)
    return {} if describe is None else describe(s, action, seat)


def _place(s: Tzolkin, action: int, seat: int) -> Details:
    """The space and the corn; the gods take all there is where it does not suffice."""
    place = action - int(PLACE)
    placed = int(s.a) if s.step == numbers.PLACING else 0
    cost = int(space_cost(s, place) + s.parts.worker_cost[placed])
    known: Details = {"cost": min(cost, int(s.of(seat, CORN)))}
    if place < NUM_GEARS:
        known["space"] = int(s.lowest_space(place))
    return known


def _pick(s: Tzolkin, action: int, seat: int) -> Details:
    """Whether the space is a free choice."""
    gear, space = divmod(action - int(PICK_UP), SPACES)
    return {"space": space, "free_choice": space >= s.parts.gear_free[gear]}


def _use(s: Tzolkin, action: int, seat: int) -> Details:
    """The corn for stepping back, or for an action of another gear."""
    if s.step == numbers.ANY_ACTION:
        return {"cost": int(s.parts.any_action_corn)}
    gear, space = divmod(int(s.a), SPACES)
    return {"cost": int(price(s, seat, gear, space, space_of(action - USE)))}


def _harvest(s: Tzolkin, action: int, seat: int) -> Details:
    """What the harvest brings."""
    group = s.a
    if action - HARVEST == TAKE_WOOD:
        more = 1 if s.level(seat, EXTRACTION) >= 1 else 0
        return {"good": "wood", "amount": int(s.parts.harvest_wood[group]) + more}
    bonus = s.parts.harvest_bonus[s.level(seat, AGRICULTURE)]
    return {"good": "corn", "amount": int(s.parts.harvest_corn[group] + bonus)}


def _anger(s: Tzolkin, action: int, seat: int) -> Details:
    return {"step": int(s.of(seat, TEMPLE + action - ANGER)) - 1}


def _climb(s: Tzolkin, action: int, seat: int) -> Details:
    return {"step": int(s.of(seat, TEMPLE + action - CLIMB)) + 1}


def _advance(s: Tzolkin, action: int, seat: int) -> Details:
    """The price in blocks, and the level reached (4 stands for the bonus)."""
    track = action - int(ADVANCE)
    level = int(s.level(seat, track))
    free = s.step == numbers.FREE_TECHNOLOGY
    return {"cost": 0 if free else int(advance_cost(s, seat, track)), "level": min(level, TOP_LEVEL) + 1}


def _goods(tiles: Tiles, tile: int) -> Details:
    """Return a tile's cost by good."""
    return {good: int(tiles.cost_of(tile, i)) for i, good in enumerate(GOODS) if tiles.cost_of(tile, i)}


def _build(s: Tzolkin, action: int, seat: int) -> Details:
    """The cost, in corn at Uxmal 4, and the blocks architecture saves."""
    tile = action - int(BUILD)
    if s.a == numbers.FOR_CORN:
        return {"cost": {"corn": int(corn_price(s, seat, tile))}, "saves": 0}
    saves = int(saved_blocks(s, seat, s.a))
    return {"cost": _goods(s.parts.buildings, tile), "saves": saves, "architecture": _uses_architecture(s, seat)}


def _uses_architecture(s: Tzolkin, seat: int) -> bool:
    """Tell whether architecture works on the building chosen now."""
    return s.a != numbers.SECOND_PLAIN and s.level(seat, ARCHITECTURE) > 0


def _plain(s: Tzolkin, action: int, seat: int) -> Details:
    return {"cost": _goods(s.parts.buildings, action - int(BUILD_PLAIN)), "saves": 0, "architecture": False}


def _monument(s: Tzolkin, action: int, seat: int) -> Details:
    return {"cost": _goods(s.parts.monuments, action - int(MONUMENT))}


def _sell(s: Tzolkin, action: int, seat: int) -> Details:
    return {"corn": int(s.parts.market[action - SELL])}


def _buy(s: Tzolkin, action: int, seat: int) -> Details:
    return {"corn": int(s.parts.market[action - BUY])}


_BY_KIND: Final[dict[str, Callable[[Tzolkin, int, int], Details]]] = {
    "place": _place,
    "start": _place,
    "pick": _pick,
    "use": _use,
    "harvest": _harvest,
    "anger": _anger,
    "climb": _climb,
    "advance": _advance,
    "build": _build,
    "plain": _plain,
    "monument": _monument,
    "sell": _sell,
    "buy": _buy,
}

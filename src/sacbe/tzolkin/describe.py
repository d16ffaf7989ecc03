"""What the position adds to an action for those who show it: the space a worker would take, the price of a thing."""

from collections.abc import Callable
from typing import Final

from sacbe.tzolkin.actions import (
    ADVANCE,
    ANGER,
    BUILD,
    BUILD_PLAIN,
    BUY,
    CHEAP,
    CLIMB,
    HARVEST,
    MONUMENT,
    OVER,
    PICK_UP,
    PLACE,
    SELL,
    SPACES,
    TRADE,
    USE,
)
from sacbe.tzolkin.expansion.placing import cheap_cost, over_cost
from sacbe.tzolkin.expansion.quick_actions import quick_tile
from sacbe.tzolkin.names import ARCHITECTURE, GOODS, NUM_GEARS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.state import CALAMITY, CORN, DAY, TEMPLE, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import NOTHING_OLD, corn_price, cost_of, has_architecture, saved_blocks
from sacbe.tzolkin.steps.palenque import FIRST_GROUP, TAKE_WOOD, corn_harvest, wood_harvest
from sacbe.tzolkin.steps.picking_up import price, space_of
from sacbe.tzolkin.steps.placing import space_cost, worker_cost
from sacbe.tzolkin.steps.technologies import TOP_LEVEL, advance_cost
from sacbe.tzolkin.steps.temples import can_climb
from sacbe.tzolkin.steps.uxmal import buying_price
from sacbe.tzolkin.traits import AHEAD_CORN, BUILDING_BLOCKS, QUICK_ACTIONS, QUICK_KINDS, TAXED_STEP, TAXED_TECHNOLOGY

Details = dict[str, object]


def details(s: Tzolkin, action: int, seat: int) -> Details:
    """Return what the position adds to an action, by its kind."""
    describe = _BY_KIND.get(s.rules.table.choices[action].kind)
    return {} if describe is None else describe(s, action, seat)


def _placed(s: Tzolkin) -> int:
    """Return what has been placed this turn, as the placing step counts it."""
    return int(s.a) if s.step == numbers.PLACING else 0


def _place(s: Tzolkin, action: int, seat: int) -> Details:
    """The space and the corn; the gods take all there is where it does not suffice."""
    place = action - int(PLACE)
    cost = int(space_cost(s, seat, place) + worker_cost(s, seat, _placed(s)))
    known: Details = {"cost": min(cost, int(s.of(seat, CORN)))}
    if place < NUM_GEARS:
        known["space"] = int(s.lowest_space(place, seat))
    return known


def _over(s: Tzolkin, action: int, seat: int) -> Details:
    """The space behind the one that is skipped."""
    gear = action - int(OVER)
    skipped = s.lowest_space(gear, seat)
    cost = int(over_cost(s, seat, gear, _placed(s)))
    return {"cost": cost, "space": int(s.lowest_space(gear, seat, skipped)), "skipped": int(skipped)}


def _cheap(s: Tzolkin, action: int, seat: int) -> Details:
    gear = action - int(CHEAP)
    return {"cost": int(cheap_cost(s, seat, gear, _placed(s))), "space": int(s.lowest_space(gear, seat))}


def _quick(s: Tzolkin, action: int, seat: int) -> Details:
    if not s.modules & QUICK_ACTIONS or not s.cells[DAY]:
        return {}
    cost = int(s.parts.quick_cost + worker_cost(s, seat, _placed(s)))
    return {"cost": cost, "action": f"quick_{QUICK_KINDS[quick_tile(s)]}"}


def _ahead(s: Tzolkin, action: int, seat: int) -> Details:
    return {"cost": int(s.trait(seat, AHEAD_CORN))}


def _taxed(s: Tzolkin, action: int, seat: int) -> Details:
    """What the calamity taxes, and by which prophecy."""
    if s.step != numbers.TAX:
        return {}
    kind, what = s.a & 15, s.a >> 12
    words = {int(TAXED_STEP): TEMPLES, int(TAXED_TECHNOLOGY): TECHNOLOGIES}
    benefit = words[int(kind)][what] if int(kind) in words else GOODS[kind]
    return {"benefit": benefit, "prophecy": s.parts.prophecies[s.cells[CALAMITY] - 1]}


def _trade(s: Tzolkin, action: int, seat: int) -> Details:
    return {"corn": int(s.parts.market[action - TRADE])}


def _pick(s: Tzolkin, action: int, seat: int) -> Details:
    """Whether the space is a free choice."""
    gear, space = divmod(action - int(PICK_UP), SPACES)
    return {"space": space, "free_choice": space >= s.parts.gear_free[gear]}


def _use(s: Tzolkin, action: int, seat: int) -> Details:
    """The corn for stepping back, or for an action of another gear."""
    if s.step == numbers.ANY_ACTION:
        return {"cost": int(s.parts.any_action_corn)}
    if s.step != numbers.WORKER_ACTION:
        return {}
    gear, space = divmod(int(s.a), SPACES)
    return {"cost": int(price(s, seat, gear, space, space_of(action - USE)))}


def _harvest(s: Tzolkin, action: int, seat: int) -> Details:
    """The space whose fields are harvested, and what that brings; both are known only while one harvests."""
    if s.step != numbers.HARVEST:
        return {}
    space = int(s.a + FIRST_GROUP)
    if action - HARVEST == TAKE_WOOD:
        return {"space": space, "good": "wood", "amount": int(wood_harvest(s, seat, s.a))}
    return {"space": space, "good": "corn", "amount": int(corn_harvest(s, seat, s.a))}


def _anger(s: Tzolkin, action: int, seat: int) -> Details:
    return {"step": int(s.of(seat, TEMPLE + action - ANGER)) - 1}


def _climb(s: Tzolkin, action: int, seat: int) -> Details:
    """The step reached: the one stood on already, where the climb is wasted."""
    temple = action - int(CLIMB)
    return {"step": int(s.of(seat, TEMPLE + temple)) + (1 if can_climb(s, seat, temple) else 0)}


def _advance(s: Tzolkin, action: int, seat: int) -> Details:
    """The price in blocks, and the level reached (4 stands for the bonus)."""
    track = action - int(ADVANCE)
    level = int(s.level(seat, track))
    free = s.step == numbers.FREE_TECHNOLOGY
    return {"cost": 0 if free else int(advance_cost(s, seat, track)), "level": min(level, TOP_LEVEL) + 1}


def _old(s: Tzolkin) -> int:
    """Return the building torn down for the tile to be constructed."""
    return int(s.b) - 1 if s.step == numbers.CONSTRUCTION else int(NOTHING_OLD)


def _goods(s: Tzolkin, tiles: Tiles, tile: int) -> Details:
    """Return a tile's cost by good, after what has been torn down for it."""
    costs = {good: int(cost_of(s, tiles, tile, i, _old(s))) for i, good in enumerate(GOODS)}
    return {good: cost for good, cost in costs.items() if cost}


def _build(s: Tzolkin, action: int, seat: int) -> Details:
    """The cost, in corn at Uxmal 4; the blocks architecture saves, and those a calamity adds."""
    return _construction(s, action - int(BUILD), seat, int(s.a if s.step == numbers.CONSTRUCTION else numbers.ONE))


def _plain(s: Tzolkin, action: int, seat: int) -> Details:
    return _construction(s, action - int(BUILD_PLAIN), seat, int(numbers.SECOND_PLAIN))


def _construction(s: Tzolkin, tile: int, seat: int, mode: int) -> Details:
    """Return the price of a building."""
    cost = _goods(s, s.parts.buildings, tile)
    known: Details = {"architecture": has_architecture(mode) and s.level(seat, ARCHITECTURE) > 0}
    if mode == numbers.FOR_CORN:
        skulls = {"skull": cost["skull"]} if "skull" in cost else {}
        return {"cost": {"corn": int(corn_price(s, seat, tile, _old(s))), **skulls}, "saves": 0, "adds": 0, **known}
    saves = int(saved_blocks(s, seat, tile, mode, _old(s)))
    return {"cost": cost, "saves": saves, "adds": int(s.calamity(BUILDING_BLOCKS)), **known}


def _monument(s: Tzolkin, action: int, seat: int) -> Details:
    return {"cost": _goods(s, s.parts.monuments, action - int(MONUMENT))}


def _sell(s: Tzolkin, action: int, seat: int) -> Details:
    return {"corn": int(s.parts.market[action - SELL])}


def _buy(s: Tzolkin, action: int, seat: int) -> Details:
    return {"corn": int(buying_price(s, action - BUY))}


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
    "over": _over,
    "cheap": _cheap,
    "quick": _quick,
    "ahead": _ahead,
    "accept": _taxed,
    "refuse": _taxed,
    "pay": _taxed,
    "trade": _trade,
}

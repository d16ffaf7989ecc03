"""What the position adds to an action for those who show it: the hexagons it leads to and what it costs."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sacbe.tikal.actions import BID, CHOOSE, END, EXCHANGE, GUARD, JUMP, MOVE, PLACE, RECOVER, UNCOVER
from sacbe.tikal.names import HEXES, KINDS, NUM_CAMPS, NUM_HEXES, NUM_SIDES, NUM_TREASURES, PLAYERS, VOLCANO
from sacbe.tikal.scoring import temple_points, treasure_points
from sacbe.tikal.state import HAND, OPEN, PATHS, VALUE, Tikal
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.activity import Activity
from sacbe.tikal.steps.explore import Explore

Details = dict[str, object]


def details(s: Tikal, action: int, seat: int) -> Details:
    """Return what the position adds to an action, by its kind; all that uses action points has a cost."""
    describe = _BY_KIND.get(s.rules.table.choices[action].kind)
    known = {} if describe is None else describe(s, action, seat)
    if PLACE <= action < END:
        activity = _activity(s, action)
        known["cost"] = int(activity.cost(s, seat, action))
        if not RECOVER <= action < EXCHANGE and seat in s.actors and action in s.legal(seat):
            known.update(_difference(s, activity, action, seat))
    return known


def _activity(s: Tikal, action: i64) -> Activity:
    explore = s.steps[numbers.EXPLORE]
    assert isinstance(explore, Explore)
    return explore.activity(action)


def _difference(s: Tikal, activity: Activity, action: i64, seat: i64) -> Details:
    """What a scoring as it stands would bring more: to the seat, and to all others together. A treasure that is still
    face down is not known, so recovering one has none.
    """
    after = s.quiet()
    assert isinstance(after, Tikal)
    activity.take(after, seat, action)
    change = [_worth(after, player) - _worth(s, player) for player in range(s.players)]
    return {"gain": int(change[seat]), "others": int(sum(change) - change[seat])}


def _worth(s: Tikal, seat: i64) -> int:
    return int(temple_points(s, seat) + treasure_points(s, seat))


def _lay(s: Tikal, action: int, seat: int) -> Details:
    """The hexagon in hand, its stones by side as it would lie, and what crossing each side would cost."""
    if s.cells[HAND] == 0:
        return {}
    tile = s.cells[HAND] - 1
    first = (1 + tile * NUM_SIDES + action % NUM_SIDES) * NUM_SIDES
    stones = [int(s.parts.stones[first + side]) for side in range(NUM_SIDES)]
    closed = s.parts.kind[tile] == VOLCANO
    ways = [0 if closed else _way(s, action // NUM_SIDES, side, stones[side]) for side in range(NUM_SIDES)]
    return {"tile": s.parts.tile_ids[tile], "stones": stones, "ways": ways}


def _way(s: Tikal, at: i64, side: i64, stones: i64) -> int:
    """Return what crossing a side of a space would cost if something with so many stones there were laid on it."""
    beyond = s.cells[PATHS + at] >> 4 * side & 15
    return int(((beyond - OPEN) + stones) * s.parts.stone_cost) if beyond & OPEN else 0


def _place(s: Tikal, action: int, seat: int) -> Details:
    """Where the camp is."""
    return {"at": _hex(s.camp(seat, (action - PLACE) % NUM_CAMPS))}


def _jump(s: Tikal, action: int, seat: int) -> Details:
    """Where both camps are."""
    number = action - JUMP
    at, goal = s.camp(seat, number // NUM_CAMPS % NUM_CAMPS), s.camp(seat, number % NUM_CAMPS)
    return {"at": _hex(at), "goal": _hex(goal)}


def _move(s: Tikal, action: int, seat: int) -> Details:
    """Where the way leads."""
    return {"goal": _hex(s.parts.neighbour[(action - MOVE) % (NUM_HEXES * NUM_SIDES)])}


def _uncover(s: Tikal, action: int, seat: int) -> Details:
    """What the temple will be worth."""
    return {"value": int(s.cells[VALUE + action - UNCOVER]) + 1}


def _exchange(s: Tikal, action: int, seat: int) -> Details:
    """The other player's seat."""
    return {"seat": int((action - EXCHANGE) // NUM_TREASURES % len(PLAYERS))}


def _guard(s: Tikal, action: int, seat: int) -> Details:
    """What the temple is worth."""
    return {"value": int(s.cells[VALUE + (action - GUARD) // 2])}


def _end(s: Tikal, action: int, seat: int) -> Details:
    """The action points that would be lost."""
    return {"left": int(s.a) if s.step == numbers.EXPLORE else 0}


def _choose(s: Tikal, action: int, seat: int) -> Details:
    """What the hexagon shows."""
    tile = action - CHOOSE
    return {"terrain": KINDS[s.parts.kind[tile]], "face": int(s.parts.face[tile])}


def _bid(s: Tikal, action: int, seat: int) -> Details:
    """The points, as a number."""
    return {"points": int(action - BID) + 1}


def _hex(at: i64) -> str | None:
    """Return the id of a hexagon."""
    return HEXES[at] if at >= 0 else None


_BY_KIND: Final[dict[str, Callable[[Tikal, int, int], Details]]] = {
    "lay": _lay,
    "place": _place,
    "jump": _jump,
    "move": _move,
    "uncover": _uncover,
    "exchange": _exchange,
    "guard": _guard,
    "end": _end,
    "choose": _choose,
    "bid": _bid,
}

"""What a position adds to an action: the hexagons it leads to and what it costs."""

from mypy_extensions import i64

from sacbe.tikal.actions import (
    BID,
    CHOOSE,
    END,
    EXCHANGE,
    GUARD,
    JUMP,
    MOVE,
    PASS,
    PLACE,
    UNCOVER,
)
from sacbe.tikal.names import HEXES, KINDS, NUM_CAMPS, NUM_HEXES, NUM_SIDES, NUM_TREASURES, PLAYERS
from sacbe.tikal.state import HAND, VALUE, Tikal
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.explore import Explore


def details(s: Tikal, action: i64, seat: i64) -> dict[str, object]:
    """Return the details of an action that a seat may take."""
    if action < PLACE:
        return {"tile": s.parts.tile_ids[s.cells[HAND] - 1]} if s.cells[HAND] > 0 else {}
    if action < END:
        return {**_where(s, action, seat), "cost": _cost(s, action, seat)}
    if action == END:
        return {"left": int(s.a) if s.step == numbers.EXPLORE else 0}
    if action < PASS:
        tile = action - CHOOSE
        return {"terrain": KINDS[s.parts.kind[tile]], "face": int(s.parts.face[tile])}
    return {"points": int(action - BID + 1)} if action >= BID else {}


def _cost(s: Tikal, action: i64, seat: i64) -> int:
    """Return the action points an activity costs."""
    explore = s.steps[numbers.EXPLORE]
    assert isinstance(explore, Explore)
    return int(explore.activity(action).cost(s, seat, action))


def _where(s: Tikal, action: i64, seat: i64) -> dict[str, object]:
    """Return the hexagons, numbers and seats that the position gives to an activity."""
    if action < JUMP:
        return {"at": _hex(s.camp(seat, (action - PLACE) % NUM_CAMPS))}
    if action < MOVE:
        number = action - JUMP
        camp, to = number // NUM_CAMPS % NUM_CAMPS, number % NUM_CAMPS
        return {"at": _hex(s.camp(seat, camp)), "goal": _hex(s.camp(seat, to))}
    if action < UNCOVER:
        return {"goal": _hex(s.parts.neighbour[(action - MOVE) % (NUM_HEXES * NUM_SIDES)])}
    if action < UNCOVER + NUM_HEXES:
        return {"value": int(s.cells[VALUE + action - UNCOVER]) + 1}
    if EXCHANGE <= action < EXCHANGE + NUM_TREASURES * len(PLAYERS) * NUM_TREASURES:
        return {"seat": int((action - EXCHANGE) // NUM_TREASURES % len(PLAYERS))}
    if action >= GUARD:
        return {"value": int(s.cells[VALUE + (action - GUARD) // 2])}
    return {}


def _hex(at: i64) -> str | None:
    """Return the id of a hexagon."""
    return HEXES[at] if at >= 0 else None

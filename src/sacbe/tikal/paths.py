"""What is within reach: costs and routes for front ends, without trying moves out.

The cost of every single step is kept in the position; these functions only add steps up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.tikal import actions
from sacbe.tikal.components import MOST_STONES
from sacbe.tikal.names import HEXES, MEMBERS, NUM_CAMPS, NUM_HEXES, NUM_SIDES
from sacbe.tikal.state import Tikal

FAR: Final[i64] = 1_000_000


def reach(s: Tikal, seat: int, start: str, points: int) -> dict[str, int]:
    """Return what it costs a seat's member to get from one hexagon to each other it can reach with so many points."""
    costs = costs_from(s, seat, HEXES.index(start), points)
    return {HEXES[at]: int(costs[at]) for at in range(NUM_HEXES) if 0 < costs[at] <= points}


def route(s: Tikal, seat: int, member: str, start: str, goal: str) -> list[int]:
    """Return the actions of a cheapest way from one hexagon to another; none where there is no way."""
    home = HEXES.index(start)
    costs = costs_from(s, seat, home, NUM_HEXES * 2 * MOST_STONES * s.parts.stone_cost)
    return way(s, seat, MEMBERS.index(member), home, HEXES.index(goal), costs)


def way(s: Tikal, seat: i64, member: i64, start: i64, goal: i64, costs: vec[i64]) -> list[int]:
    """Return the actions of a cheapest way, from the costs of all hexagons."""
    at = goal
    actions: list[int] = []
    while at != start and costs[at] < FAR:
        action, at = _step_to(s, seat, member, at, costs)
        actions.insert(0, int(action))
    return actions


def costs_from(s: Tikal, seat: i64, start: i64, most: i64) -> vec[i64]:
    """Return the least cost to every hexagon; what costs more than ``most`` may be FAR."""
    costs = vec[i64]([FAR] * int(NUM_HEXES))
    costs[start] = 0
    for cost in range(most):
        for at in range(NUM_HEXES):
            if costs[at] == cost:
                _spread(s, seat, at, costs)
        if cost > 0 and _settled(costs, cost):
            break
    return costs


def _settled(costs: vec[i64], cost: i64) -> bool:
    """Tell whether nothing is left that costs more than this and can be reached."""
    for at in range(NUM_HEXES):
        if cost < costs[at] < FAR:
            return False
    return True


def _spread(s: Tikal, seat: i64, at: i64, costs: vec[i64]) -> None:
    """Go on from a hexagon: over its paths, and from a camp to the others."""
    for side in range(NUM_SIDES):
        cost = s.path(at, side)
        if cost > 0:
            there = s.parts.neighbour[at * NUM_SIDES + side]
            costs[there] = min(costs[there], costs[at] + cost)
    if camp_at(s, seat, at) >= 0:
        for camp in range(s.camps(seat)):
            there = s.camp(seat, camp)
            costs[there] = min(costs[there], costs[at] + s.parts.jump_cost)


def camp_at(s: Tikal, seat: i64, at: i64) -> i64:
    """Return which of a seat's camps stands on a hexagon (0: the base camp), or -1."""
    for camp in range(s.camps(seat)):
        if s.camp(seat, camp) == at:
            return camp
    return -1


def _step_to(s: Tikal, seat: i64, member: i64, at: i64, costs: vec[i64]) -> tuple[i64, i64]:
    """Return the last step of a cheapest way to a hexagon, and where it comes from."""
    to = camp_at(s, seat, at)
    for camp in range(s.camps(seat) if to >= 0 else i64(0)):
        there = s.camp(seat, camp)
        if camp != to and costs[there] + s.parts.jump_cost == costs[at]:
            return actions.JUMP + (member * NUM_CAMPS + camp) * NUM_CAMPS + to, there
    for side in range(NUM_SIDES):
        there = s.parts.neighbour[at * NUM_SIDES + side]
        cost = s.path(at, side)
        if cost > 0 and costs[there] + cost == costs[at]:
            return actions.MOVE + (member * NUM_HEXES + there) * NUM_SIDES + (side + NUM_SIDES // 2) % NUM_SIDES, there
    raise AssertionError("a way has a last step")

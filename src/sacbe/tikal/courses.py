"""Walks: the cheapest way of members from one hexagon to another, over stones and by secret paths, as one thing."""

from mypy_extensions import i64

from sacbe.core.courses import Course
from sacbe.tikal import cells
from sacbe.tikal.names import HEXES, LEADER, MEMBERS, NUM_HEXES, WORKER
from sacbe.tikal.paths import costs_from, way
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import points_left


def courses(s: Tikal, seat: int) -> list[Course]:
    """Return all walks of several decisions that the points are enough for, of workers of a hexagon or the leader."""
    if s.step != step_ids.EXPLORE or s.seat != seat:
        return []
    return [course for at in range(NUM_HEXES) if s.members(seat, at) > 0 for course in _from(s, seat, at)]


def _from(s: Tikal, seat: i64, start: i64) -> list[Course]:
    """Return the walks that begin on a hexagon."""
    points = points_left(s)
    costs = costs_from(s, seat, start, points)
    found: list[Course] = []
    for goal in range(NUM_HEXES):
        if 0 < costs[goal] <= points:
            for member, count in _parties(s, seat, start, points // costs[goal]):
                actions = way(s, seat, member, start, goal, costs) * count
                if len(actions) == 1:
                    continue
                args: dict[str, object] = {
                    "member": MEMBERS[member],
                    "count": count,
                    "hex": HEXES[start],
                    "goal": HEXES[goal],
                    "cost": int(costs[goal]) * count,
                }
                found.append(Course("walk", args, actions))
    return found


def _parties(s: Tikal, seat: i64, at: i64, most: i64) -> list[tuple[int, int]]:
    """Return who can walk together from a hexagon: so many workers at most, or the leader."""
    parties = [(int(WORKER), count) for count in range(1, int(min(s.of(seat, cells.WORKERS + at), most)) + 1)]
    if s.leads(seat, at):
        parties.append((int(LEADER), 1))
    return parties

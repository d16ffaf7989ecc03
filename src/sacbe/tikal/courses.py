"""Walks: the cheapest way of members from one hexagon to another, over stones and by secret paths, as one thing.

Those who come from the supply begin theirs at a camp.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.courses import Course
from sacbe.tikal import actions, cells
from sacbe.tikal.names import CAMPS, HEXES, LEADER, MEMBERS, NUM_CAMPS, NUM_HEXES, TEMPLE, WORKER
from sacbe.tikal.outlook import outlook
from sacbe.tikal.paths import costs_from, way
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import Explore, points_left

_EXPLORE: Final = Explore()

Party = tuple[int, int]
"""What kind of member, and how many of them."""


def courses(s: Tikal, seat: int) -> list[Course]:
    """Return all walks of several decisions that the points are enough for, of workers together or of the leader."""
    if s.step != step_ids.EXPLORE or s.seat != seat:
        return []
    walks = [course for at in range(NUM_HEXES) if s.members(seat, at) > 0 for course in _walks(s, seat, at)]
    return [*walks, *(course for camp in range(s.camps(seat)) for course in _entries(s, seat, camp))]


def _walks(s: Tikal, seat: i64, start: i64) -> list[Course]:
    """Return the walks that begin on a hexagon."""
    points = points_left(s)
    costs = costs_from(s, seat, start, points)
    here = [s.of(seat, cells.WORKERS + start), i64(1) if s.leads(seat, start) else i64(0)]
    found: list[Course] = []
    for goal in range(NUM_HEXES):
        if 0 < costs[goal] <= points:
            for member, count in _parties(here, points // costs[goal]):
                taken = way(s, seat, member, start, goal, costs) * count
                found += _course(s, seat, "walk", HEXES[start], (member, count), goal, costs[goal], taken)
    return found


def _entries(s: Tikal, seat: i64, camp: i64) -> list[Course]:
    """Return the walks of members who enter at a camp; they may stay there."""
    points, start, price = points_left(s), s.camp(seat, camp), s.parts.place_cost
    costs = costs_from(s, seat, start, points)
    supply = [s.of(seat, cells.SUPPLY + WORKER), s.of(seat, cells.SUPPLY + LEADER)]
    found: list[Course] = []
    for goal in range(NUM_HEXES):
        if price + costs[goal] <= points:
            for member, count in _parties(supply, points // (price + costs[goal])):
                enter = int(actions.PLACE + member * NUM_CAMPS + camp)
                taken = [enter] * count + way(s, seat, member, start, goal, costs) * count
                entry = _course(s, seat, "enter", HEXES[start], (member, count), goal, price + costs[goal], taken)
                found += [_named(course, camp) for course in entry]
    return found


def _named(course: Course, camp: i64) -> Course:
    course.args["camp"] = CAMPS[camp]
    return course


def _parties(here: list[i64], most: i64) -> list[Party]:
    """Return who can go together of so many workers and leaders: so many workers at most, or the leader."""
    parties = [(int(WORKER), count) for count in range(1, int(min(here[WORKER], most)) + 1)]
    return [*parties, (int(LEADER), 1)] if here[LEADER] > 0 and most > 0 else parties


def _course(
    s: Tikal, seat: i64, kind: str, start: str, party: Party, goal: i64, cost: i64, taken: list[int]
) -> list[Course]:
    """Return a course of several decisions; one decision needs none."""
    if len(taken) < 2:
        return []
    member, count = party
    args: dict[str, object] = {
        "member": MEMBERS[member],
        "count": count,
        "hex": start,
        "goal": HEXES[goal],
        "cost": int(cost) * count,
    }
    if s.kind(HEXES.index(start)) == TEMPLE or s.kind(goal) == TEMPLE:
        args.update(outlook(s, _EXPLORE.after(s, seat, taken)))
    return [Course(kind, args, taken)]

"""What a person sees as one thing: picking up a worker for an action, begging for corn and stepping down for it."""

from sacbe.core.courses import Course
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids

PAIRS = {"pick": ("pick_use", "use"), "beg": ("beg_down", "anger")}
"""By the first of two decisions: what both are called together, and the second."""


def courses(s: Tzolkin, seat: int) -> list[Course]:
    """Return all pairs of decisions; an action that several workers could do is done by the cheapest of them."""
    if s.step not in (step_ids.TURN, step_ids.PICKING_UP):
        return []
    found: dict[tuple[str, int], Course] = {}
    for first in s.legal(seat):
        pair = PAIRS.get(s.rules.table.choices[first].kind)
        if pair is not None:
            for course in _after(s, seat, first, *pair):
                known = found.setdefault((course.kind, course.actions[1]), course)
                if _cost(course) < _cost(known):
                    found[course.kind, course.actions[1]] = course
    return list(found.values())


def _after(s: Tzolkin, seat: int, first: int, kind: str, second: str) -> list[Course]:
    """Return the pairs that begin with a decision."""
    then = s.quiet()
    then.apply(first, seat)
    if seat not in then.actors:
        return []
    known = s.describe(first, seat).args
    choices = [(action, then.describe(action, seat)) for action in then.legal(seat)]
    return [
        Course(kind, {**known, **choice.args}, [first, action]) for action, choice in choices if choice.kind == second
    ]


def _cost(course: Course) -> int:
    cost = course.args.get("cost", 0)
    assert isinstance(cost, int)
    return cost

"""The course of a game: any position on the way is found again, from a few that are kept."""

import random

import sacbe
from sacbe.table.course import MILESTONE, Course, Line
from sacbe.table.plan import decision


def played(moves: int) -> Course:
    """Return a game of one person against bots, who has not taken anything back."""
    course = Course(sacbe.game("tikal").start(2, seed=5), frozenset({0}), b"secret")
    choose = random.Random(1)
    while len(course.deeds) < moves:
        seat = course.last.actors[0]
        line = decision(course, seat, course.last.text(choose.choice(course.last.legal(seat))))
        course.absorb(Line(**{**vars(line), "shown": len(course.deeds) + 1}))
    return course


def straight(course: Course, number: int) -> int:
    """Return the key of a position found by playing from the start."""
    state = course.start.copy()
    for deed in course.deeds[:number]:
        state.apply(deed.action, deed.seat)
    return state.key()


def test_positions_on_the_way_are_found_from_the_nearest_that_is_kept() -> None:
    course = played(3 * MILESTONE + 5)
    assert len(course.states) <= 6
    for number in range(len(course.deeds) + 1):
        assert course.replayed(number).key() == straight(course, number)


def test_taking_back_keeps_what_lies_before_it() -> None:
    course = played(3 * MILESTONE + 5)
    own = sum(deed.seat == 0 for deed in course.deeds)
    keys = [straight(course, number) for number in range(len(course.deeds) + 1)]
    for count in (1, 5, own - 6):
        course.absorb(Line(course.number + 1, "undo", 0, count=count, shown=course.cut(0, count)))
        assert course.last.key() == keys[len(course.deeds)]
        assert max(course.states) == len(course.deeds)
    assert course.replayed(0).key() == keys[0]

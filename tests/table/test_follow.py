"""Courses at the table: all decisions of one, or none."""

import pytest

import sacbe
from sacbe.table.course import Course, Line
from sacbe.table.messages import Follow
from sacbe.table.plan import planned
from sacbe.table.refusals import Refused
from sacbe.table.show import changes, position

STEP = "move worker c0r4 n"


def begun() -> Course:
    """Return a game of Tikal of two people, the first hexagon laid and two workers placed."""
    course = Course(sacbe.game("tikal").start(2, 1), frozenset({0, 1}), b"x")
    first = course.last.text(course.last.legal(0)[0])
    played = [first, "place worker base_camp", "place worker base_camp"]
    return course.absorb_all(Line(i + 1, "play", 0, text) for i, text in enumerate(played))


def follow(course: Course, *texts: str) -> list[Line]:
    """Plan a course."""
    return planned(course, Follow(type="follow", id="a", seat=0, key=course.key(0), texts=list(texts)))


def test_a_course_that_is_offered_is_stored_as_its_decisions() -> None:
    course = begun()
    walk = next(one for one in position(course, 0).courses if one["args"]["count"] == 2)
    lines = follow(course, *walk["texts"])
    assert [line.text for line in lines] == walk["texts"]
    assert [line.number for line in lines] == [course.number + 1 + i for i in range(len(lines))]
    assert [line.client for line in lines] == ["a", *[None] * (len(lines) - 1)]
    left = int(str(course.last.view(0)["points_left"]))
    seen = course.sight(0)
    course.absorb(*lines)
    assert course.last.view(0)["points_left"] == left - int(str(walk["args"]["cost"]))
    assert len(changes(course, 0, seen)) == len(lines)
    assert course.undoable(0) >= len(lines)


def test_a_course_asked_for_twice_is_carried_out_once() -> None:
    course = begun()
    course.absorb(*follow(course, STEP, STEP))
    assert follow(course, STEP, STEP) == []
    with pytest.raises(Refused, match="another request"):
        follow(course, "move worker c0r4 ne")


def test_a_course_with_something_illegal_changes_nothing() -> None:
    course = begun()
    before = course.last.key()
    with pytest.raises(Refused):
        follow(course, STEP, "move leader c0r4 n")
    assert (course.last.key(), len(course.deeds)) == (before, 3)


def test_only_who_decides_is_offered_courses() -> None:
    course = begun()
    assert position(course, 0).courses
    assert position(course, 1).courses == []

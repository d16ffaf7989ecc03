"""Whole payments, gains, trades and offerings: each decision is legal when its turn comes, and the sums are right."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import sacbe
from sacbe.core.courses import Course
from sacbe.core.record import Record
from sacbe.core.state import State

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden", "ahau").glob("*.json"))
KINDS = {
    *("pay_all", "gain_all", "build_for", "construct_for", "summon_with", "recall_all", "barter_for", "trade_often"),
    *("take", "move", "on", "produce", "build", "construct"),
}


def resources(state: State, seat: int) -> Counter[str]:
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    return Counter(seats[seat]["resources"])


def taken(state: State, course: Course, seat: int) -> State:
    """Return where a course leads; each of its decisions is legal."""
    trial = state.copy()
    for action in course.actions:
        assert action in trial.legal(seat), course
        trial.apply(action, seat)
    return trial


def check(state: State, course: Course, seat: int) -> None:
    """What is said to be paid or taken is paid or taken."""
    assert len(course.actions) > 1
    texts = [state.text(action) for action in course.actions]
    then = taken(state, course, seat)
    pay, get = course.args.get("pay"), course.args.get("get")
    if isinstance(pay, dict):
        assert Counter(text.split()[1] for text in texts if text.startswith("pay ")) == Counter(pay)
    if isinstance(get, dict):
        assert Counter(text.split()[1] for text in texts) == Counter(get)
        assert resources(then, seat) == resources(state, seat) + Counter(get)
    if course.kind == "trade_often":
        assert then.view(seat)["step"] or then.over
        assert len(texts) == course.args["times"]


def test_every_course_of_the_golden_games_can_be_taken() -> None:
    random, seen = Random(1), Counter[str]()
    for path in GOLDEN:
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for seat, move in record.moves:
            found = state.courses(seat)
            for course in random.sample(found, min(3, len(found))):
                check(state, course, seat)
                seen[course.kind] += 1
            state.play(move, seat)
        assert state.courses(0) == []
    assert set(seen) == KINDS


def first(kind: str) -> tuple[State, int, list[Course]]:
    """Return the first position of the golden games with several courses of a kind."""
    for path in GOLDEN:
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for seat, move in record.moves:
            found = [course for course in state.courses(seat) if course.kind == kind]
            if len(found) > 1:
                return state, seat, found
            state.play(move, seat)
    raise AssertionError(f"there is no {kind}")


def spread(held: Counter[str]) -> int:
    return sum(n * n for n in held.values())


@pytest.mark.parametrize(("kind", "sign"), [("pay_all", -1), ("gain_all", 1)])
def test_what_is_proposed_first_leaves_resources_as_even_as_possible(kind: str, sign: int) -> None:
    state, seat, found = first(kind)
    held = resources(state, seat)

    def after(course: Course) -> int:
        change = course.args["pay" if sign < 0 else "get"]
        assert isinstance(change, dict)
        return spread(Counter({name: n + sign * change.get(name, 0) for name, n in held.items()}))

    assert after(found[0]) == min(map(after, found))


def test_an_offering_begins_with_as_few_tiles_as_possible_and_says_the_strength() -> None:
    state, seat, found = first("summon_with")
    god = found[0].args["god"]
    same = [course for course in found if course.args["god"] == god]
    sizes = [len(course.actions) for course in same]
    assert sizes == sorted(sizes)
    for course in same:
        turn = taken(state, course, seat).view(seat)["turn"]
        assert isinstance(turn, dict)
        assert turn["strength"] == course.args["strength"]


def test_cards_taken_back_begin_with_as_many_as_allowed() -> None:
    _, _, found = first("recall_all")
    sizes = [len(course.args["cards"]) for course in found if isinstance(course.args["cards"], list)]
    assert sizes == sorted(sizes, reverse=True)


def test_nobody_is_offered_courses_in_the_turn_of_another() -> None:
    state, seat, _ = first("build_for")
    assert state.courses(1 - seat if seat < 2 else 0) == []

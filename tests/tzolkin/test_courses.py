"""Several decisions that a person sees as one thing: each is legal in its turn, the most sensible come first."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.core.courses import Course
from sacbe.core.record import Record
from sacbe.core.state import State

GOLDEN = Path(__file__).parents[1] / "golden" / "tzolkin"


def test_all_decisions_of_a_course_are_legal_one_after_the_other() -> None:
    record = Record.load(GOLDEN / "all-4.json")
    state = sacbe.replay(record, upto=0)
    kinds = set()
    for seat, move in record.moves:
        for course in state.courses(seat):
            world = state.copy()
            for action in course.actions:
                assert action in world.legal(seat)
                world.apply(action, seat)
            kinds.add(course.kind)
        state.play(move, seat)
    assert kinds >= {"pick_use", "beg_down"}


def test_an_action_of_several_workers_is_offered_once_for_the_least_corn() -> None:
    record = Record.load(GOLDEN / "base-4.json")
    state = sacbe.replay(record, upto=0)
    seen = 0
    for seat, move in record.moves:
        offered: dict[object, int] = {}
        for course in state.courses(seat):
            if course.kind == "pick_use":
                assert course.args["action"] not in offered
                offered[course.args["action"]] = int(str(course.args["cost"]))
        for action in state.legal(seat) if offered else []:
            if state.describe(action, seat).kind == "pick":
                world = state.copy()
                world.apply(action, seat)
                for second in world.legal(seat) if seat in world.actors else []:
                    choice = world.describe(second, seat)
                    if choice.kind == "use":
                        seen += 1
                        assert offered[choice.args["action"]] <= int(str(choice.args["cost"]))
        state.play(move, seat)
    assert seen > 100


BUNDLES = {"pay": ("pay_all", "pay"), "take_blocks": ("take_all", "get")}
WORTH = {"wood": 2, "stone": 3, "gold": 4}
"""What blocks cost at the market."""


def positions(pattern: str = "*") -> Iterator[tuple[State, int]]:
    """Yield the positions of golden games, each with who decides."""
    for path in sorted(GOLDEN.glob(f"{pattern}.json")):
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for seat, move in record.moves:
            yield state, seat
            state.play(move, seat)


def step(state: State) -> str:
    return state.rules.step_names[state.step]


def followed(state: State, seat: int, actions: list[int]) -> State:
    then = state.copy()
    for action in actions:
        assert action in then.legal(seat)
        then.apply(action, seat)
    return then


def due(state: State) -> int:
    """Return how many blocks the open step still wants, as its frame says."""
    return int(state.a) >> 2


def moved(before: State, then: State, seat: int) -> list[str]:
    """Return the blocks that a seat has given or taken since, one by one."""
    news = then.ledger[len(before.ledger) :]
    return [entry.what for entry in news if entry.seat == seat and entry.what in WORTH]


def ends(before: State, then: State, seat: int) -> set[int]:
    """Return all positions to which single decisions lead until all blocks have changed hands."""
    if step(then) != step(before) or due(then) != due(before) - len(moved(before, then, seat)):
        return {then.key()}
    nexts = [followed(then, seat, [action]) for action in then.legal(seat)]
    return {end for one in nexts for end in ends(before, one, seat)}


def bundled(state: State, seat: int) -> tuple[list[Course], str]:
    kind, what = BUNDLES[step(state)]
    found = state.courses(seat)
    assert {course.kind for course in found} <= {kind}
    return found, what


def test_all_ways_to_pay_a_price_or_to_take_blocks_are_offered_as_wholes() -> None:
    seen = Counter[str]()
    for state, seat in positions():
        if step(state) in BUNDLES:
            found, _ = bundled(state, seat)
            seen[step(state)] += len(found) > 0
            assert bool(found) == (due(state) > 1)
            whole = {followed(state, seat, course.actions).key() for course in found}
            assert not found or whole == ends(state, state, seat)
    assert min(seen[name] for name in BUNDLES) > 5


def goods(state: State, seat: int) -> Counter[str]:
    """Return what a seat has of corn and blocks."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    return Counter({good: seats[seat][good] for good in ("corn", *WORTH)})


def day(state: State) -> object:
    return state.view(None)["day"]


def named(course: Course, what: str) -> Counter[str]:
    """Return the blocks that a course names."""
    amounts = course.args[what]
    assert isinstance(amounts, dict)
    return Counter(amounts)


def test_what_a_whole_is_called_by_is_what_changes_hands() -> None:
    seen = 0
    for state, seat in positions():
        for course in bundled(state, seat)[0] if step(state) in BUNDLES else []:
            then = followed(state, seat, course.actions)
            # What follows, such as the end of a day, may bring more.
            assert Counter(moved(state, then, seat)[: due(state)]) == named(course, BUNDLES[step(state)][1])
            seen += 1
    assert seen > 50


@pytest.mark.parametrize(("name", "sign"), [("pay", 1), ("take_blocks", -1)])
def test_the_least_is_paid_and_the_most_is_taken_unless_told_otherwise(name: str, sign: int) -> None:
    several = 0
    for state, seat in positions():
        if step(state) == name:
            found, what = bundled(state, seat)
            worth = [sum(WORTH[good] * n for good, n in named(course, what).items()) for course in found]
            assert worth == sorted(worth, key=lambda corn: sign * corn)
            several += len(set(worth)) > 1
    assert several > 5


def test_blocks_of_a_kind_are_traded_at_the_market_together() -> None:
    seen = Counter[str]()
    for state, seat in positions():
        for course in state.courses(seat) if step(state) == "market" else []:
            seen[course.kind] += 1
            then = followed(state, seat, course.actions)
            block, corn = (
                Counter({str(course.args["block"]): int(str(course.args["times"]))}),
                Counter(corn=int(str(course.args["corn"]))),
            )
            paid, got = (block, corn) if course.kind == "sell_often" else (corn, block)
            if day(then) == day(state):
                assert goods(state, seat) - goods(then, seat) == paid
                assert goods(then, seat) - goods(state, seat) == got
    assert set(seen) == {"sell_often", "buy_often"}


def test_nobody_is_offered_courses_in_the_turn_of_another() -> None:
    for state, seat in positions("base-2"):
        if state.actors == (seat,):
            assert state.courses(1 - seat) == []

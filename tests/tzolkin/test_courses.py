"""Two decisions that a person sees as one thing: each is legal when its turn comes, and the cheapest is offered."""

from pathlib import Path

import sacbe
from sacbe.core.record import Record

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
    assert kinds == {"pick_use", "beg_down"}


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

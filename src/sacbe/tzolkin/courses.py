"""What a person sees as one thing: a worker picked up for an action, begging with the step down for it, all blocks of a
price, all blocks that are taken, and several blocks traded at the market.
"""

from collections.abc import Callable
from typing import Final

from sacbe.core.courses import Course
from sacbe.tzolkin import actions
from sacbe.tzolkin.cells import CORN, WOOD
from sacbe.tzolkin.names import BLOCKS, NUM_BLOCKS
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.payment import FIRST_BITS, FIRST_MASK, gold_tax

PAIRS: Final = {"pick": ("pick_use", "use"), "beg": ("beg_down", "anger")}
"""By the first of two decisions: what both are called together, and the second."""
MOST: Final = 9
"""So many blocks of a kind are traded at once; who trades more goes on."""


def courses(s: Tzolkin, seat: int) -> list[Course]:
    """Return all that a seat may do now in several decisions at once."""
    find = _BY_STEP.get(int(s.step))
    return [] if find is None or seat not in s.actors else find(s, seat)


# -- pairs -----------------------------------------------------------------------------------------------------------


def _pairs(s: Tzolkin, seat: int) -> list[Course]:
    """Return all pairs of decisions; an action that several workers could do is done by the cheapest of them."""
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


# -- blocks ----------------------------------------------------------------------------------------------------------


def _payments(s: Tzolkin, seat: int) -> list[Course]:
    """Return the ways to pay all that is due, those that cost least at the market first."""
    held = [int(s.of(seat, WOOD + block)) for block in range(NUM_BLOCKS)]
    ways = [kinds for kinds in _bundles(s) if all(kinds.count(block) <= held[block] for block in kinds)]
    ways.sort(key=lambda kinds: _worth(s, kinds))
    return [Course("pay_all", {"pay": _amounts(kinds)}, _taken(s, seat, int(actions.PAY), kinds)) for kinds in ways]


def _takings(s: Tzolkin, seat: int) -> list[Course]:
    """Return the ways to take all there is to take, those that are worth most at the market first."""
    corn = int(s.of(seat, CORN))
    ways = [kinds for kinds in _bundles(s) if sum(int(gold_tax(s, block)) for block in kinds) <= corn]
    ways.sort(key=lambda kinds: -_worth(s, kinds))
    return [Course("take_all", {"get": _amounts(kinds)}, _taken(s, seat, int(actions.TAKE), kinds)) for kinds in ways]


def _bundles(s: Tzolkin) -> list[list[int]]:
    """Return all kinds of as many blocks as are due, in their order; a single block is no bundle."""
    due = int(s.a >> FIRST_BITS)
    bundles: list[list[int]] = [[]] if due > 1 else []
    for _ in range(due):
        bundles = [[*kinds, kind] for kinds in bundles for kind in range(_first(s, kinds), int(NUM_BLOCKS))]
    return bundles


def _first(s: Tzolkin, kinds: list[int]) -> int:
    """Return the first kind that may come after others."""
    return kinds[-1] if kinds else int(s.a & FIRST_MASK)


def _worth(s: Tzolkin, kinds: list[int]) -> int:
    return sum(int(s.parts.market[kind]) for kind in kinds)


def _amounts(kinds: list[int]) -> dict[str, object]:
    return {BLOCKS[block]: kinds.count(block) for block in dict.fromkeys(kinds)}


def _taken(s: Tzolkin, seat: int, first: int, kinds: list[int]) -> list[int]:
    """Return the decisions of a bundle: what leaves no choice goes by itself."""
    taken: list[int] = []
    then: Tzolkin = s
    while _is_open(s, then, seat):
        taken.append(first + kinds[_moved(s, then, seat)])
        then = _tried(then, seat, taken[-1])
    return taken


def _moved(s: Tzolkin, then: Tzolkin, seat: int) -> int:
    """Return how many blocks have changed hands."""
    return abs(int(s.blocks(seat) - then.blocks(seat)))


def _is_open(s: Tzolkin, then: Tzolkin, seat: int) -> bool:
    """Tell whether a price is still open: as much less is due as blocks have changed hands."""
    due, left = int(s.a >> FIRST_BITS), int(then.a >> FIRST_BITS)
    return then.step == s.step and then.seat == s.seat and left == due - _moved(s, then, seat)


def _tried(s: Tzolkin, seat: int, action: int) -> Tzolkin:
    then = s.quiet()
    assert isinstance(then, Tzolkin)
    then.apply(action, seat)
    return then


# -- the market ------------------------------------------------------------------------------------------------------


def _trades(s: Tzolkin, seat: int) -> list[Course]:
    """Return the same sale or purchase two times and more."""
    return [course for action in s.legal(seat) if action != actions.DONE for course in _repeated(s, seat, action)]


def _repeated(s: Tzolkin, seat: int, action: int) -> list[Course]:
    choice, then = s.describe(action, seat), _tried(s, seat, action)
    corn = choice.args.get("corn", 0)
    assert isinstance(corn, int)
    found: list[Course] = []
    for times in range(2, MOST + 1):
        if then.step != s.step or action not in then.legal(seat):
            break
        args: dict[str, object] = {"block": choice.args["block"], "times": times, "corn": times * corn}
        found.append(Course(f"{choice.kind}_often", args, [action] * times))
        then = _tried(then, seat, action)
    return found


_BY_STEP: Final[dict[int, Callable[[Tzolkin, int], list[Course]]]] = {
    int(step_ids.TURN): _pairs,
    int(step_ids.PICKING_UP): _pairs,
    int(step_ids.PAY): _payments,
    int(step_ids.TAKE_BLOCKS): _takings,
    int(step_ids.MARKET): _trades,
}

"""Courses: a price paid, resources taken, tiles offered or traded, cards taken back, each as one thing.

They are found by trying: a course is every way through the decisions that belong together, the most sensible first.
Nothing hidden comes to light before the last of them, so trying tells nobody anything.
"""

from collections.abc import Callable
from typing import Final

from sacbe.ahau import actions
from sacbe.ahau.cells import RESERVE, RESOURCE, STRENGTH
from sacbe.ahau.names import CARDS, COLOURS, GODS, NUM_COLOURS, RESOURCES, TILES
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import step_ids
from sacbe.core.courses import Course

Way = tuple[list[int], Ahau]
"""Decisions, and the position they lead to."""
Args = dict[str, object]

MOST: Final = 120
"""So many ways through the decisions of one thing are looked at."""
MENUS: Final[tuple[int, ...]] = (step_ids.PLACE, step_ids.REGION_BONUS, step_ids.SUMMON, step_ids.PRODUCE_OR_BUILD)
PAYING: Final[tuple[int, ...]] = (step_ids.PAY, step_ids.SET_TILE)


INSTEAD: Final = ("produce", "build", "build_for", "construct", "construct_for")
"""What can be done at once by whoever summons nobody."""


def courses(s: Ahau, seat: int) -> list[Course]:
    """Return all that a seat may do now in several decisions at once."""
    if s.seat != seat:
        return []
    find = _BY_STEP.get(int(s.step))
    found = [] if find is None else find(s, seat)
    return [*found, *_trades(s, seat)] if s.step in MENUS else found


# -- ways ------------------------------------------------------------------------------------------------------------


def _ways(s: Ahau, seat: int, steps: tuple[int, ...]) -> list[Way]:
    """Return the ways through all decisions that follow as long as one of some steps is open."""
    ways: list[Way] = []
    open_ways: list[Way] = [([], s)]
    while open_ways and len(ways) + len(open_ways) < MOST:
        taken, here = open_ways.pop(0)
        for action in here.legal(seat):
            then = _after(here, action, seat)
            goes_on = not then.over and then.seat == seat and int(then.step) in steps
            (open_ways if goes_on else ways).append(([*taken, action], then))
    return ways


def _after(s: Ahau, action: int, seat: int) -> Ahau:
    then = s.copy()
    assert isinstance(then, Ahau)
    then.apply(action, seat)
    return then


def _beginning(s: Ahau, seat: int, action: int, steps: tuple[int, ...]) -> list[Way]:
    """Return the ways that begin with an action and go on through some steps."""
    then = _after(s, action, seat)
    if then.over or then.seat != seat or int(then.step) not in steps:
        return []
    return [([action, *taken], end) for taken, end in _ways(then, seat, steps)]


def _course(kind: str, args: Args, taken: list[int]) -> list[Course]:
    """Return a course of several decisions; one decision needs none."""
    return [Course(kind, args, taken)] if len(taken) > 1 else []


def _counted(taken: list[int], first: int, words: tuple[str, ...]) -> dict[str, int]:
    """Return how often each action of a kind is taken."""
    chosen = [action - first for action in taken if first <= action < first + len(words)]
    return {word: chosen.count(i) for i, word in enumerate(words) if i in chosen}


def _each(counts: dict[str, int]) -> list[str]:
    """Return things that are counted one by one."""
    return [word for word, n in counts.items() for _ in range(n)]


# -- paying and gaining ----------------------------------------------------------------------------------------------


def _evenness(held: dict[str, int], change: dict[str, int], sign: int) -> int:
    """Return how unevenly resources are held after a change: a few of each are worth more than many of one."""
    return sum((n + sign * change.get(name, 0)) ** 2 for name, n in held.items())


def _held(s: Ahau, seat: int) -> dict[str, int]:
    return {name: int(s.of(seat, RESOURCE + i)) for i, name in enumerate(RESOURCES)}


def _paid(taken: list[int]) -> dict[str, int]:
    return _counted(taken, int(actions.PAY), RESOURCES)


def _payments(s: Ahau, seat: int) -> list[Course]:
    """Pay all that is left of a price."""
    held = _held(s, seat)
    ways = sorted((taken for taken, _ in _ways(s, seat, PAYING)), key=lambda taken: _evenness(held, _paid(taken), -1))
    return [course for taken in ways for course in _course("pay_all", _price(taken), taken)]


def _price(taken: list[int]) -> Args:
    """Return what is paid, and the colour that a wild tile takes."""
    colours = [COLOURS[action - int(actions.COLOUR)] for action in taken if _is_colour(action)]
    return {"pay": _paid(taken), "colour": colours[0] if colours else None}


def _is_colour(action: int) -> bool:
    return actions.COLOUR <= action < actions.COLOUR + NUM_COLOURS


def _gains(s: Ahau, seat: int) -> list[Course]:
    """Take all resources of one's choice that are due."""
    held = _held(s, seat)
    ways = sorted(
        (taken for taken, _ in _ways(s, seat, (int(step_ids.GAIN),))),
        key=lambda taken: _evenness(held, _gained(taken), 1),
    )
    return [course for taken in ways for course in _course("gain_all", {"get": _gained(taken)}, taken)]


def _gained(taken: list[int]) -> dict[str, int]:
    return _counted(taken, int(actions.GAIN), RESOURCES)


# -- building --------------------------------------------------------------------------------------------------------


def _builds(s: Ahau, seat: int) -> list[Course]:
    """Build a tile and pay for it; and with the Dancer, summon."""
    held = _held(s, seat)
    found: list[Course] = []
    for action in s.legal(seat):
        if actions.BUILD <= action < actions.PAY:
            choice = s.describe(action, seat)
            ways = sorted(
                (taken for taken, _ in _beginning(s, seat, action, PAYING)),
                key=lambda taken: _evenness(held, _paid(taken), -1),
            )
            for taken in ways:
                found += _course(f"{choice.kind}_for", {**choice.args, **_price(taken)}, taken)
    return [*found, *_summonings(s, seat)]


# -- summoning -------------------------------------------------------------------------------------------------------


def _summonings(s: Ahau, seat: int) -> list[Course]:
    """Summon a god and discard tiles for it, few first."""
    found: list[Course] = []
    for action in s.legal(seat):
        if actions.SUMMON <= action < actions.SUMMON + len(GODS):
            ways = sorted(_beginning(s, seat, action, (int(step_ids.OFFERING),)), key=lambda way: len(way[0]))
            for taken, end in ways:
                found += _course("summon_with", _offered(action, taken, end), taken)
    return found


def _instead(s: Ahau, seat: int) -> list[Course]:
    """Summon nobody, and produce or build at once."""
    then = _after(s, int(actions.DONE), seat) if int(actions.DONE) in s.legal(seat) else s
    if then.step != step_ids.PRODUCE_OR_BUILD or then.seat != seat:
        return []
    described = [(then.describe(action, seat), [action]) for action in then.legal(seat)]
    single = [Course(choice.kind, choice.args, taken) for choice, taken in described]
    return [
        Course(course.kind, course.args, [int(actions.DONE), *course.actions])
        for course in [*single, *_builds(then, seat)]
        if course.kind in INSTEAD
    ]


def _offered(action: int, taken: list[int], end: Ahau) -> Args:
    tiles = _counted(taken, int(actions.OFFER), COLOURS)
    wild = _counted(taken, int(actions.OFFER_WILD), COLOURS)
    return {
        "god": GODS[action - int(actions.SUMMON)],
        "discards": [*_each(tiles), *(f"wild_{colour}" for colour in _each(wild))],
        "strength": int(end.cells[STRENGTH]),
    }


def _colours(s: Ahau, seat: int) -> list[Course]:
    """Choose the colour of the Chief God by taking a tile of it."""
    found: list[Course] = []
    for action in s.legal(seat):
        then = _after(s, action, seat)
        for following in then.legal(seat) if then.step == step_ids.CHIEF and then.seat == seat else ():
            choice = then.describe(following, seat)
            colour = COLOURS[action - int(actions.COLOUR)]
            if str(choice.args.get("tile", "")).endswith(f"_{colour}"):
                found.append(Course(choice.kind, choice.args, [action, following]))
    return found


# -- moving, and cards -----------------------------------------------------------------------------------------------


def _after_no_swap(s: Ahau, seat: int) -> list[Course]:
    """Swap nothing and go on moving workers."""
    then = _after(s, int(actions.DONE), seat)
    if then.step != step_ids.TRADE or then.seat != seat:
        return []
    choices = [(following, then.describe(following, seat)) for following in then.legal(seat)]
    return [
        Course(choice.kind, choice.args, [int(actions.DONE), following])
        for following, choice in choices
        if choice.kind in ("move", "on")
    ]


def _recalls(s: Ahau, seat: int) -> list[Course]:
    """Take back several cards, as many and as high as possible first."""
    found: list[Course] = []
    ways = [
        (taken, _counted(taken, int(actions.RECALL), CARDS)) for taken, _ in _ways(s, seat, (int(step_ids.RECALL),))
    ]
    ways.sort(key=lambda way: (-len(way[1]), -_height(s, seat, way[1])))
    for taken, cards in ways:
        found += _course("recall_all", {"cards": _each(cards)}, taken)
    return found


def _height(s: Ahau, seat: int, cards: dict[str, int]) -> int:
    return sum(int(s.card_number(seat, CARDS.index(card))) for card in cards)


# -- trading ---------------------------------------------------------------------------------------------------------


def _trades(s: Ahau, seat: int) -> list[Course]:
    """Two tiles for a resource; and the same trade of resources several times."""
    found: list[Course] = []
    for action in s.legal(seat):
        if action >= actions.TRADE:
            found += _repeated(s, seat, action)
        elif actions.BARTER <= action < actions.DROP:
            found += _barters(s, seat, action)
    return found


def _barters(s: Ahau, seat: int, action: int) -> list[Course]:
    """Two tiles of a colour for one resource: those of which there are most, wild ones last."""
    resource = RESOURCES[action - int(actions.BARTER)]
    found = [taken for taken, _ in _beginning(s, seat, action, (int(step_ids.DROP),))]
    ways = [(taken, _counted(taken, int(actions.DROP), TILES)) for taken in found]
    ways.sort(key=lambda way: _loss(s, seat, way[1]))
    return [
        course
        for taken, tiles in ways
        for course in _course("barter_for", {"resource": resource, "discards": _each(tiles)}, taken)
    ]


def _loss(s: Ahau, seat: int, tiles: dict[str, int]) -> int:
    """Return how much is lost with some tiles: wild ones are worth most, the only one of a kind more than others."""
    wild = sum(n for tile, n in tiles.items() if tile.endswith("_wild"))
    alone = sum(1 for tile, n in tiles.items() if s.of(seat, RESERVE + TILES.index(tile)) == n)
    return 10 * wild + alone


def _repeated(s: Ahau, seat: int, action: int) -> list[Course]:
    """The same trade of resources, two times and more."""
    choice = s.describe(action, seat)
    found: list[Course] = []
    then = _after(s, action, seat)
    times = 1
    while then.step == s.step and then.seat == seat and action in then.legal(seat):
        then = _after(then, action, seat)
        times += 1
        found.append(Course("trade_often", {**choice.args, "times": times}, [action] * times))
    return found


_BY_STEP: Final[dict[int, Callable[[Ahau, int], list[Course]]]] = {
    int(step_ids.PAY): _payments,
    int(step_ids.GAIN): _gains,
    int(step_ids.PRODUCE_OR_BUILD): _builds,
    int(step_ids.SUMMON): lambda s, seat: [*_summonings(s, seat), *_instead(s, seat)],
    int(step_ids.COLOUR): _colours,
    int(step_ids.SWAP): _after_no_swap,
    int(step_ids.RECALL): _recalls,
}

"""What a person can choose: decisions and courses in words, numbered, gathered in groups, found by what is typed."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count

from sacbe.cli.chains import chained
from sacbe.cli.options import SAYS_SO, Option
from sacbe.cli.ways import Chain, Group, Ways, filled
from sacbe.cli.words import Words
from sacbe.core.state import State
from sacbe.front import words as front

GOODS = ("pay", "get")
COUNTS = ("count", "times")
"""Arguments of courses that tell one from another."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: an option, or several that are told apart in a second step."""

    number: int
    words: str
    options: tuple[Option, ...]
    place: str = ""

    @property
    def only(self) -> Option | None:
        """The option, where there is one."""
        return self.options[0] if len(self.options) == 1 else None

    @property
    def notation(self) -> str:
        """What can be typed instead of the number."""
        return self.options[0].notation if self.only else f"{_common(self.options)} …"


class Menu:
    """The choices of a seat."""

    def __init__(self, options: Sequence[Option], words: Words, ways: Ways, step: str, *, grouped: bool = True) -> None:
        self.options = options
        self.words = words
        self.ways = ways
        self.step = step
        self.grouped = grouped and len(options) > 1
        self.entries = list(self._numbered())

    def _numbered(self) -> Iterator[Entry]:
        """Yield the lines; those without a number of their own get the first that is free."""
        entries = [self._entry(options) for options in self._gathered()]
        given = {entry.number for entry in entries}
        free = (number for number in count(1) if number not in given)
        for entry in entries:
            yield entry if entry.number >= 0 else replace(entry, number=next(free))

    def _gathered(self) -> list[tuple[Option, ...]]:
        """Return options of equal keys together, in the order of the first of each."""
        by_key: dict[object, list[Option]] = {}
        for option in self._listed():
            group = self._group(option)
            key = (group.message, filled(group.key, option.args)) if group else option.actions
            by_key.setdefault(key, []).append(option)
        return [tuple(options) for options in by_key.values()]

    def _listed(self) -> list[Option]:
        """Return what has a line: decisions that begin something whole need none."""
        kinds = {option.kind for option in self.options}
        return [option for option in self.options if self.ways.whole.get(option.kind) not in kinds]

    def _group(self, option: Option) -> Group | None:
        return self.ways.groups.get(option.kind) if self.grouped else None

    def _entry(self, options: tuple[Option, ...]) -> Entry:
        first = options[0]
        group = self._group(first)
        if group is None or len(options) == 1:
            number = _as_number(filled(self.ways.numbers.get(first.kind, ""), first.args))
            if group is not None and group.number:
                number = _as_number(filled(group.number, first.args))
            return Entry(number, first.words, options, filled(self.ways.places.get(first.kind, ""), first.args))
        place = filled(group.place, first.args)
        said = {"count": 1, "place": place, **_arguments(self.words, self.ways, first.kind, first.args)}
        places = {filled(self.ways.places.get(option.kind, ""), option.args) for option in options}
        words = self.words.texts(group.message, said, n=len(options), places=len(places))
        return Entry(_as_number(filled(group.number, first.args)), words, options, place)

    @property
    def heading(self) -> str:
        """What is decided; where something is asked for by its number, which numbers there are."""
        texts = self.words.texts
        if not texts.has(f"ask-{self.step}"):
            return texts(f"step-{self.step}")
        numbers = [entry.number for entry in self.entries if entry.number]
        return texts(f"ask-{self.step}", least=min(numbers), most=max(numbers))

    def narrowed(self, options: Iterable[Option]) -> "Menu":
        """Return a menu of some of the options, each in its line."""
        return Menu(tuple(options), self.words, self.ways, self.step, grouped=False)

    def told(self, options: Sequence[Option]) -> "Menu":
        """Return the same menu with other words."""
        return Menu(options, self.words, self.ways, self.step)

    @property
    def places(self) -> dict[str, list[Option]]:
        """What can be chosen at each place of the board."""
        found: dict[str, list[Option]] = {}
        for entry in self.entries:
            if entry.place:
                found.setdefault(entry.place, []).extend(entry.options)
        return found

    @property
    def entered(self) -> Option | None:
        """What an empty line takes."""
        kind = self.ways.entered.get(self.step)
        return next((option for option in self.options if option.kind == kind), None)

    def numbered(self, number: int) -> Entry | None:
        """Return the line with a number."""
        return next((entry for entry in self.entries if entry.number == number), None)

    def meant(self, text: str) -> list[Option]:
        """Return the options that short words can mean."""
        typed = text.lower().split()
        exact = [option for option in self.options if option.notation == " ".join(typed)]
        return exact or [option for option in self.options if option.is_meant(typed)]

    def completed(self, text: str) -> str:
        """Return what was typed, with its last word as long as everything it can mean agrees."""
        *before, last = text.lower().split(" ")
        typed = [word for word in before if word]
        options = [option for option in self.options if option.is_meant([*typed, last] if last else typed)]
        following = {word for option in options for word in _continuing(typed, last, option.spoken[0])}
        if not following:
            return text
        shared = _common_start(sorted(following))
        blank = " " if len(following) == 1 and len(options) > 1 else ""
        return " ".join([*before, shared]) + blank if len(shared) >= len(last) else text


def menu_of(state: State, seat: int, words: Words, ways: Ways) -> Menu:
    """Return what a seat can choose: decisions, courses of several, choices with what follows, then being done."""
    state = (
        state.copy()
    )  # what can be chosen is put into words when somebody looks at it, and the game may have gone on
    options = [*decisions_of(state, seat, words), *courses_of(state, seat, words, ways)]

    def following(then: State, chain: Chain) -> list[Option]:
        courses = [] if chain.there else courses_of(then, seat, words, ways)
        return [*decisions_of(then, seat, words, chain.kinds), *courses]

    options += chained(state, seat, options, ways, following, words.texts)
    options.sort(key=lambda option: option.kind in SAYS_SO)
    return Menu(options, words, ways, state.rules.step_names[state.step])


def decisions_of(state: State, seat: int, words: Words, kinds: Collection[str] = ()) -> list[Option]:
    """Return single decisions, of all kinds or of some."""
    return [
        Option(choice.kind, choice.args, (action,), partial(words.choice, state, action, seat), state.text(action))
        for action in state.legal(seat)
        if not kinds or state.rules.table.choice(action).kind in kinds
        for choice in (state.describe(action, seat),)
    ]


def courses_of(state: State, seat: int, words: Words, ways: Ways) -> list[Option]:
    """Return what is one thing though it takes several decisions."""
    step = state.rules.step_names[state.step]
    return [
        Option(kind, args, tuple(course.actions), partial(_said, words, ways, step, kind, args), _written(kind, args))
        for course in state.courses(seat)
        for kind, args in ((course.kind, course.args),)
    ]


def _said(words: Words, ways: Ways, step: str, kind: str, args: Mapping[str, object]) -> str:
    """Return what a course is for."""
    discards = args.get("discards")
    count = len(discards) if isinstance(discards, list) else 0
    return words.texts(f"action-{kind}", _arguments(words, ways, kind, args), decision=step, n=count)


def _arguments(words: Words, ways: Ways, kind: str, args: Mapping[str, object]) -> dict[str, object]:
    """Return what messages about a choice want: its arguments, and what printed things say of them."""
    said = front.arguments(words.texts, args)
    for one in ways.like.get(kind, (kind,)):
        said.update(front.beside(words.texts, words.sayings, one, args))
    return said


def _written(kind: str, args: Mapping[str, object]) -> str:
    """Return the notation of a course: its kind, and its arguments as single words."""
    return " ".join([kind, *(word for name, value in args.items() for word in _spelled(name, value))])


def _spelled(name: str, value: object) -> Iterator[str]:
    """Yield the words of an argument: names as they are, goods one by one; nobody types what a choice costs."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        yield from map(str, value)
    elif isinstance(value, Mapping) and name in GOODS:
        yield from (str(good) for good, n in value.items() for _ in range(int(n)))
    elif name in COUNTS:
        yield str(value)


def _continuing(typed: Sequence[str], last: str, words: Sequence[str]) -> Iterator[str]:
    """Yield the first word after those typed that the last one begins."""
    rest = iter(words)
    if all(any(word.startswith(short) for word in rest) for short in typed):
        found = next((word for word in rest if word.startswith(last)), None)
        if found is not None:
            yield found


def _common(options: Sequence[Option]) -> str:
    """Return the words that the notations of several options begin with."""
    shared = []
    for words in zip(*(option.notation.split() for option in options), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared) or options[0].kind


def _common_start(words: Sequence[str]) -> str:
    """Return the letters that all words begin with.

    >>> _common_start(["leader", "lead"])
    'lead'
    """
    first, last = min(words), max(words)
    count = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    return first[:count]


def _as_number(text: str) -> int:
    return int(text) if text.isdecimal() else -1

"""A position in words alone, for language models and for people who read: where it stands, what led to it, what can be
done. It says all that a seat may know, always in the same order.
"""

from collections.abc import Iterator, Mapping, Sequence

from sacbe.core.record import replay_record
from sacbe.core.registry import game
from sacbe.core.sayings import Sayings
from sacbe.core.state import State
from sacbe.front.texts import Texts, game_texts
from sacbe.front.told import Told
from sacbe.front.words import said_action, sayings_of

INDENT = "  "
NOTHING = "-"
ELSEWHERE = ("game", "players", "options", "you", "actors", "step", "over", "winners")
"""What the head says of a view."""


class Narrator:
    """Tells one seat (None: a spectator) of a position."""

    def __init__(self, state: State, seat: int | None, language: str) -> None:
        self.state = state
        self.seat = seat
        self.texts = game_texts(language, game(state.rules.game).folder)
        self.sayings: Sayings = sayings_of(state.rules, int(state.players))
        given = [] if state.history is None else state.history.names
        self.names = [*given, *(self.texts("player", n=n + 1) for n in range(len(given), int(state.seats())))]

    def text(self) -> str:
        """Return head, position, history and choices."""
        parts = [self.head(), self.position(), self.past(), self.choices()]
        return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"

    def head(self) -> list[str]:
        """Say what is played, who is who, and whose decision it is."""
        state, texts = self.state, self.texts
        rules = state.rules
        options = ", ".join(f"{name}={str(value).lower()}" for name, value in state.settings.items())
        lines = [texts("words-game", game=texts.name(rules.game), rules=rules.version, options=options)]
        for seat, score in enumerate(state.scores):
            lines.append(texts("words-seat", seat=seat, name=self.names[seat], points=score))
        if self.seat is not None:
            lines.append(texts("words-you", name=self.names[self.seat]))
        if state.over:
            return [*lines, texts("words-over", names=self._named(state.winners))]
        step = texts(f"step-{rules.step_names[state.step]}")
        return [*lines, texts("words-decides", names=self._named(state.actors), step=step)]

    def position(self) -> list[str]:
        """Say all that can be seen."""
        seen = {key: value for key, value in self.state.view(self.seat).items() if key not in ELSEWHERE}
        return [self.texts("words-position"), *outline(self.texts, seen, INDENT)]

    def past(self) -> list[str]:
        """Say what has been done, as far as the seat may know; a state without a history has none to tell."""
        if self.state.history is None:
            return []
        now = replay_record(game(self.state.rules.game), self.state.record(), 0, self.state.rules.pack)
        told, deeds = Told(), []
        for seat, action in self.state.moves:
            told.note(now, action, seat)
            deeds.append(said_action(self.texts, self.sayings, "did", now, action, seat))
            now.apply(action, seat)
        moves = zip(deeds, told.known(self.state, self.seat), strict=True)
        lines = (self._deed(number, seat, action, deed) for number, (deed, (seat, action)) in enumerate(moves, 1))
        return [self.texts("words-history"), *lines]

    def choices(self) -> list[str]:
        """Say what can be done, as in any world that looks the same to the seat: the notation, then what it means."""
        if self.seat is None or self.seat not in self.state.actors:
            return []
        lines = [self.texts("words-choices")]
        world = self.state.determinized(self.seat, 0)
        for action in world.legal(self.seat):
            meaning = said_action(self.texts, self.sayings, "action", world, action, self.seat)
            lines.append(f"{INDENT}{world.text(action)}: {meaning}")
        return lines

    def _deed(self, number: int, seat: int, action: int | None, deed: str) -> str:
        said = self.texts("did-secretly") if action is None else f"{self.state.text(action)}: {deed}"
        return f"{INDENT}{number}. {self.names[seat]}: {said}"

    def _named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)


def outline(texts: Texts, data: Mapping[str, object], indent: str) -> Iterator[str]:
    """Yield plain data as lines: what is nested is indented, lists of plain things stand on one line."""
    for key, value in data.items():
        label = f"{indent}{texts.name(key)}:"
        nested = dict(enumerated(value)) if isinstance(value, list) and not is_plain(value) else value
        if isinstance(nested, Mapping) and nested:
            yield label
            yield from outline(texts, nested, indent + INDENT)
        else:
            yield f"{label} {plain(texts, nested)}"


def enumerated(items: Sequence[object]) -> Iterator[tuple[str, object]]:
    """Yield items with their numbers, counted from 0 as seats are."""
    return ((str(number), item) for number, item in enumerate(items))


def is_plain(items: Sequence[object]) -> bool:
    """Tell whether nothing is nested in a list."""
    return not any(isinstance(item, Mapping | list) for item in items)


def plain(texts: Texts, value: object) -> str:
    """Return something plain in words: what has an id by its name, with the id."""
    if isinstance(value, list):
        return ", ".join(plain(texts, one) for one in value) or NOTHING
    if value is None or value == {}:
        return NOTHING
    if not isinstance(value, str) or texts.name(value) == value:
        return str(value).lower() if isinstance(value, bool) else str(value)
    return f"{texts.name(value)} ({value})"

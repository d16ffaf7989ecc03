"""The course of one game at a table: an append-only list of lines, and what they add up to.

A line is a decision, an undo, a redo or a confirmation. The moves in force follow from the lines alone, so that every
server that reads the same lines stands at the same place. ``shown`` is how many moves everybody has seen: those after
it are *held* by the seat that made them.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

from sacbe.core.actions import Choice
from sacbe.core.ledger import Entry, Event
from sacbe.core.state import State
from sacbe.table.secrecy import Veil

LineKind = Literal["play", "undo", "redo", "confirm"]
MILESTONE = 40
"""Of the moves everybody has seen, the position after every so many is kept."""


@dataclass(frozen=True)
class Line:
    """One line of a table's list, as it is stored."""

    number: int
    kind: LineKind
    seat: int
    text: str = ""
    """The notation of a decision."""
    count: int = 0
    """How many decisions are taken back or done again; of a decision, how many were asked for together before it."""
    shown: int = 0
    """How many moves everybody has seen after it."""
    veil: Veil = ""
    client: str | None = None
    """The id its sender gave it; none for a bot."""

    def same_request(self, other: "Line") -> bool:
        """Tell whether two lines ask for the same."""
        return (self.kind, self.seat, self.text, self.count) == (other.kind, other.seat, other.text, other.count)


@dataclass(frozen=True)
class Deed:
    """A move in force, with all that can be told about it."""

    seat: int
    action: int
    choice: Choice
    step: str
    """What was being decided."""
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    turn: bool
    veil: Veil
    was_sealed: bool
    """Whether it was taken in a sealed choice."""
    still_sealed: bool
    """Whether a sealed choice goes on after it."""
    over: bool
    joined: bool
    """Whether it was asked for together with the one before it."""


@dataclass(frozen=True)
class Back:
    """What a seat would take back next: the moves from ``cut`` on, so many of them its own."""

    cut: int
    count: int
    turn: bool
    """Whether everybody has seen them."""


@dataclass
class Course:
    """A game at a table: its moves in force, the positions still needed, and what was taken back."""

    start: State
    people: frozenset[int]
    secret: bytes
    takebacks: bool = True
    """Whether one person against bots may take back what everybody has seen."""
    deeds: list[Deed] = field(default_factory=list)
    states: dict[int, State] = field(default_factory=dict)
    """Positions by the number of moves before them: those from ``shown`` on, and some from which others are found."""
    shown: int = 0
    number: int = 0
    """The number of the last line."""
    taken_back: list[list[Deed]] = field(default_factory=list)
    """What can be done again, the next last: each a decision of a seat with the bots' answers to it."""
    known: dict[tuple[int, str], Line] = field(default_factory=dict)
    """Lines by their sender's seat and id."""
    views: dict[tuple[int, int | None], dict[str, object]] = field(default_factory=dict)
    """What eyes see of the positions nobody may have seen, and of the last that all have; none is worked out twice."""
    stuck: bool = False
    """Whether the rules have failed here, so that somebody has to go back."""
    taken: int = 0
    """How often what everybody had seen was taken back."""

    def __post_init__(self) -> None:
        self.setup = tuple(self.start.ledger)
        self.opening = tuple(self.start.events)
        self.states[0] = _forgetful(self.start.copy())

    # -- where it stands -----------------------------------------------------------------------------------------------

    @property
    def last(self) -> State:
        """The position after all moves, the held ones too."""
        return self.states[len(self.deeds)]

    @property
    def free(self) -> int | None:
        """The only person at the table, who may take back turns that are over; none where several play."""
        return next(iter(self.people)) if len(self.people) == 1 and self.takebacks else None

    @property
    def holder(self) -> int | None:
        """The seat whose moves are held."""
        return self.deeds[-1].seat if len(self.deeds) > self.shown else None

    def sight(self, eyes: int | None) -> int:
        """Return how many moves a seat (None: a spectator) sees."""
        return len(self.deeds) if eyes is not None and eyes == self.holder else self.shown

    def position(self, eyes: int | None) -> State:
        """Return the position a seat sees."""
        return self.states[self.sight(eyes)]

    def view(self, number: int, eyes: int | None) -> dict[str, object]:
        """Return what a seat (None: a spectator) may know of a position that is kept."""
        if (number, eyes) not in self.views:
            self.views[number, eyes] = self.states[number].view(eyes)
        return self.views[number, eyes]

    def key(self, eyes: int | None) -> str:
        """Return what a request of a seat must show: a fingerprint that tells nothing of what is hidden."""
        number = self.sight(eyes)
        state = self.states[number]
        text = self._sealed_place(eyes) if state.sealed else f"{number}:{state.key()}"
        return blake2b(text.encode(), key=self.secret, digest_size=12).hexdigest()

    def _sealed_place(self, eyes: int | None) -> str:
        """Return where a seat stands in a sealed choice: what others commit meanwhile does not make its click stale."""
        first = len(self.deeds)
        while first > 0 and self.deeds[first - 1].was_sealed:
            first -= 1
        own = [deed.action for deed in self.deeds[first:] if deed.seat == eyes]
        return f"sealed:{first}:{own}"

    def seed(self, purpose: str) -> int:
        """Return a number that nobody can guess, and that is the same after a restart."""
        return int.from_bytes(blake2b(purpose.encode(), key=self.secret, digest_size=6).digest())

    def ended(self, seat: int) -> bool:
        """Tell whether a seat holds a whole turn, which the others wait for."""
        return self.holder == seat and turn_over(self.last, seat)

    def decides(self, seat: int) -> bool:
        """Tell whether a seat is asked for something. Where others choose in secret at the same time, whoever still
        holds a turn ends it first, so that they need not wait for that choice, too.
        """
        state = self.position(seat)
        waited_for = state.sealed and len(self.people) > 1 and self.ended(seat)
        return seat in state.actors and not waited_for

    def undoable(self, seat: int) -> int:
        """Return how many of its decisions a seat can take back."""
        if seat == self.free:
            return sum(deed.seat == seat for deed in self.deeds[self._revealed() :])
        if self.holder is None:
            return int(self.stuck and seat == self._last_person())
        return len(self.deeds) - self.shown if seat == self.holder else 0

    def _revealed(self) -> int:
        """Return how many moves there are up to the last secret choice: nobody chooses anew who knows the others'."""
        return next((number for number in range(len(self.deeds), 0, -1) if self.deeds[number - 1].was_sealed), 0)

    def back(self, seat: int) -> Back | None:
        """Return what a seat would take back next: what one click made or, of what all have seen, its last turn."""
        if not self.undoable(seat):
            return None
        own = [number for number, deed in enumerate(self.deeds) if deed.seat == seat][-self.undoable(seat) :]
        turn = self.holder is None
        first = next(
            (at for at in range(len(own) - 1, 0, -1) if self._begins(own[at], whole_turn=turn)),
            0,
        )
        return Back(own[first], len(own) - first, turn)

    def _begins(self, number: int, *, whole_turn: bool) -> bool:
        """Tell whether a move is the first of its turn, or of what was asked for with it."""
        deed = self.deeds[number]
        return deed.turn if whole_turn else not deed.joined

    def _last_person(self) -> int | None:
        """Return the person who decided last."""
        return next((deed.seat for deed in reversed(self.deeds) if deed.seat in self.people), None)

    def redoable(self, seat: int) -> int:
        """Return how many of its decisions a seat can do again."""
        return len(self.taken_back) if self.taken_back and self.taken_back[-1][0].seat == seat else 0

    def forth(self, seat: int) -> int:
        """Return how many decisions a seat would do again next: what one click made."""
        able = self.redoable(seat)
        return next((n for n in range(1, able) if not self.taken_back[-n - 1][0].joined), able)

    def bot_to_move(self) -> int | None:
        """Return a bot that has to decide now; none while a person holds a turn."""
        if self.holder is not None:
            return None
        return next((seat for seat in self.last.actors if seat not in self.people), None)

    def veiled(self, number: int, eyes: int | None, sight: int) -> bool:
        """Tell whether a seat that sees so many moves may not know what move ``number`` (from 1) was."""
        deed = self.deeds[number - 1]
        if not deed.veil or deed.seat == eyes:
            return False
        if deed.veil == "secret":
            return not self.deeds[sight - 1].over
        return self.deeds[sight - 1].still_sealed and all(later.was_sealed for later in self.deeds[number:sight])

    def rename(self, names: list[str]) -> None:
        """Have the record call the seats by other names."""
        for state in (self.start, *self.states.values()):
            if state.history is not None:
                state.history.names = list(names)

    # -- how it goes on ------------------------------------------------------------------------------------------------

    def absorb(self, *lines: Line) -> None:
        """Carry out lines that have been stored together."""
        self.states = {number: self.states[number] for number in self.states if self._is_kept(number)}
        self.views = {seen: view for seen, view in self.views.items() if seen[0] >= self.shown}
        for line in lines:
            self._carry_out(line)

    def _carry_out(self, line: Line) -> None:
        if line.kind == "play":
            self.taken_back.clear()
            self._take(self.last.parse(line.text), line.seat, line.veil, joined=line.count > 0)
        elif line.kind == "undo":
            self._take_back(line.seat, line.count)
        elif line.kind == "redo":
            for deed in self.to_redo(line.count):
                self._take(deed.action, deed.seat, deed.veil, joined=deed.joined)
            del self.taken_back[-line.count :]
        else:
            self.taken_back.clear()
        self.shown = line.shown
        self.number = line.number
        if line.client is not None:
            self.known[line.seat, line.client] = line

    def fork(self) -> "Course":
        """Return a course that can go on without changing this one."""
        twin = copy(self)
        twin.deeds = list(self.deeds)
        twin.states = dict(self.states)
        twin.views = dict(self.views)
        twin.taken_back = list(self.taken_back)
        twin.known = dict(self.known)
        twin.stuck = False
        return twin

    def absorb_all(self, lines: Iterable[Line]) -> "Course":
        """Carry out lines in their order."""
        for line in lines:
            self.absorb(line)
        return self

    def _take(self, action: int, seat: int, veil: Veil, *, joined: bool) -> None:
        before = self.last
        state = before.copy()
        choice = before.describe(action, seat)
        state.apply(action, seat)
        deed = Deed(
            seat=seat,
            action=action,
            choice=choice,
            step=before.rules.step_names[before.step],
            entries=tuple(state.ledger),
            events=tuple(state.events),
            turn=begins_turn(before),
            veil=veil,
            was_sealed=before.sealed,
            still_sealed=state.sealed,
            over=state.over,
            joined=joined,
        )
        self.deeds.append(deed)
        self.states[len(self.deeds)] = _forgetful(state)

    def _take_back(self, seat: int, count: int) -> None:
        cut = self.cut(seat, count)
        self.taken += cut < self.shown
        left = self.replayed(cut)
        self.taken_back += reversed(list(_by_decision(self.deeds[cut:], seat)))
        del self.deeds[cut:]
        self.states = {number: state for number, state in self.states.items() if number < cut} | {cut: left}
        self.views = {seen: view for seen, view in self.views.items() if seen[0] <= cut}

    def cut(self, seat: int, count: int) -> int:
        """Return how many moves are left when a seat takes back its last ``count`` decisions."""
        own = [number for number, deed in enumerate(self.deeds) if deed.seat == seat]
        return own[-count]

    def to_redo(self, count: int) -> list[Deed]:
        """Return the moves that ``count`` decisions done again bring back."""
        return [deed for group in reversed(self.taken_back[-count:]) for deed in group]

    def replayed(self, number: int) -> State:
        """Return the position after a number of moves."""
        near = max(known for known in self.states if known <= number)
        if near == number:
            return self.states[number]
        state = self.states[near].copy()
        for deed in self.deeds[near:number]:
            state.apply(deed.action, deed.seat)
        return _forgetful(state)

    def _is_kept(self, number: int) -> bool:
        """Tell whether a position is needed: nobody may have seen it, or others are found from it."""
        return number >= self.shown or number % MILESTONE == 0


def turn_over(state: State, seat: int) -> bool:
    """Tell whether a seat's turn is over in a position: others decide, a secret choice is due, or a turn begins."""
    return seat not in state.actors or state.sealed or begins_turn(state)


def begins_turn(state: State) -> bool:
    """Tell whether the next move is the first of a turn."""
    history = state.history
    return history is not None and bool(history.turns) and history.turns[-1] == len(history.moves)


def _by_decision(deeds: list[Deed], seat: int) -> Iterator[list[Deed]]:
    """Cut moves into the decisions of a seat, each with what others answered."""
    group: list[Deed] = []
    for deed in deeds:
        if deed.seat == seat and group:
            yield group
            group = []
        group.append(deed)
    yield group


def _forgetful(state: State) -> State:
    """Return a state whose ledger is empty: the course keeps what was told, so that each move shows only its own."""
    if state.history is not None:
        state.history.notes.clear()
        state.history.events.clear()
    return state

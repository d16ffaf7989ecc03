"""A position, and how it moves on: a row of cells, a stack of pending steps, and the contract around them.

A *frame* on the stack is one pending step: its number, the seat that decides, and two small numbers the step may use.
The frame on top lies open in ``step``, ``seat``, ``a`` and ``b``. A step says what is legal (:meth:`State.fill`) and
what a choice does (:meth:`State.take`); taking it may push further frames. Between decisions :meth:`State.settle` runs
what decides itself: steps without a choice, and choices of one.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from sacbe.core.actions import Choice
from sacbe.core.choices import Choices
from sacbe.core.courses import Course
from sacbe.core.deal import Deal
from sacbe.core.errors import IllegalAction, PositionError, quoted
from sacbe.core.frames import NOBODY, NONE, OVER, SEALED, a_of, b_of, packed, seat_of, step_of
from sacbe.core.ledger import Entry, Event, History
from sacbe.core.options import Value
from sacbe.core.refusals import Refusal
from sacbe.core.rng import MASK, Generator
from sacbe.core.rules import Rules

if TYPE_CHECKING:
    from sacbe.core.record import Record


MOST_STEPS: Final[i64] = 65_536
"""No whole game has as many steps that leave no choice: the longest, of Tzolk'in, has 27 rounds of five turns with six
workers each, whose actions push some dozen steps at most. More in a row are those of a position that cannot be."""


CONTRACT: Final = [
    "actors",
    "apply",
    "breakdown",
    "check",
    "copy",
    "courses",
    "describe",
    "determinized",
    "events",
    "key",
    "ledger",
    "legal",
    "line",
    "moves",
    "over",
    "parse",
    "play",
    "players",
    "position",
    "quiet",
    "record",
    "rules",
    "scores",
    "sealed",
    "settings",
    "text",
    "undoable",
    "view",
    "winners",
]
"""What a state is for; all else is the engine's own."""


@mypyc_attr(acyclic=True)
class State:
    """A position of any game. A game's own state adds its steps, its view and what it hides.

    Nothing a state refers to refers back to it (``acyclic``), so Python need not look for cycles among many of them.
    """

    def __init__(self, rules: Rules, players: i64, settings: dict[str, Value], deal: Deal) -> None:
        self.rules = rules
        self.players = players
        self.ranked: i64 = players
        """How many seats have a score: the players, and an opponent that the rules play and that can win."""
        self.settings = settings
        self.deal = deal
        self.seat_first: i64 = rules.seat_first
        self.stride: i64 = rules.stride
        self.points: i64 = rules.points
        self.cells: vec[i64] = vec[i64]()
        self.stack: vec[i64] = vec[i64]()
        self.step: i64 = OVER
        self.seat: i64 = NOBODY
        self.a: i64 = 0
        self.b: i64 = 0
        self.turns: i64 = 0
        """Turns begun so far; copies inherit it. A search watches it to see where a turn ends."""
        self.history: History | None = None

    # -- what each game adds -----------------------------------------------------------------------------------------

    def blank(self) -> "State":
        """Return a new state of the same game and deal, its position still empty."""
        raise NotImplementedError

    def fill(self, seat: i64, out: Choices) -> None:
        """Add the legal actions of ``seat`` in the open step, in ascending order."""
        raise NotImplementedError

    def take(self, seat: i64, action: i64) -> None:
        """Carry out an action of the open step (``NONE`` where it has no choice)."""
        raise NotImplementedError

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew, in place, all that ``seat`` (-1: a spectator) cannot know."""
        raise NotImplementedError

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat (None: a spectator) may know of the table, as plain data."""
        raise NotImplementedError

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Return what the position adds to an action's own arguments: its space, its price."""
        return {}

    def courses(self, seat: int) -> list[Course]:
        """Return what a seat may see as one thing though it takes several decisions, all legal one after the other."""
        return []

    def tie_break(self, seat: int) -> int:
        """Return what decides between equal scores: the larger wins."""
        return 0

    def why_not(self, action: int, seat: int) -> Refusal | None:
        """Return why an action is not legal now; None for exactly the legal ones."""
        raise NotImplementedError

    def flaws(self) -> list[str]:
        """Return what makes the cells of this position impossible, in short sentences."""
        return []

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Tell whether a step can be pending for a seat (or ``NOBODY``, ``SEALED``) with these two numbers."""
        raise NotImplementedError

    def idles(self, seat: i64) -> bool:
        """Tell whether the open step may offer a seat nothing, and then goes on by itself."""
        raise NotImplementedError

    # -- cells -------------------------------------------------------------------------------------------------------

    def seats(self) -> i64:
        """Return how many seats the position has, those that the rules play themselves included."""
        return (len(self.cells) - self.seat_first) // self.stride

    def cell(self, seat: i64, field: i64) -> i64:
        """Return which of the cells holds a number of a seat: a loop over several asks once (see :meth:`of`)."""
        return self.seat_first + seat * self.stride + field

    def of(self, seat: i64, field: i64) -> i64:
        """Return a number of a seat."""
        return self.cells[self.seat_first + seat * self.stride + field]

    def total(self, seat: i64, field: i64, count: i64) -> i64:
        """Return the sum of ``count`` numbers of a seat that stand in a row."""
        cells, first = self.cells, self.seat_first + seat * self.stride + field
        total: i64 = 0
        for i in range(first, first + count):
            total += cells[i]
        return total

    def put(self, seat: i64, field: i64, value: i64) -> None:
        """Set a bookkeeping cell of a seat: not a good, so it has no ledger entry."""
        self.cells[self.seat_first + seat * self.stride + field] = value

    def change(self, seat: i64, field: i64, amount: i64, cause: i64) -> None:
        """Change what a seat has; this and :meth:`score` are the only ways goods and points come and go."""
        if amount != 0:
            self.cells[self.seat_first + seat * self.stride + field] += amount
            if self.history is not None:
                self.history.note(seat, field, amount, cause)

    def score(self, seat: i64, source: i64, amount: i64, cause: i64) -> None:
        """Give (or take) points, in the game's smallest unit."""
        self.change(seat, self.points + source, amount, cause)

    def units(self, seat: i64) -> i64:
        """Return a seat's points in the game's smallest unit."""
        return self.total(seat, self.points, len(self.rules.sources))

    # -- the stack ---------------------------------------------------------------------------------------------------

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a step on the stack: it comes before all that is there already."""
        self.stack = append(self.stack, packed(step, seat, a, b))

    def pop(self) -> None:
        """Open the frame on top of the stack; an empty stack is the end of the game."""
        if len(self.stack) == 0:
            self.open(0)
            return
        stack, frame = pop(self.stack)
        self.stack = stack
        self.open(frame)

    def open(self, frame: i64) -> None:
        """Lay a frame open."""
        self.step = step_of(frame)
        self.seat = seat_of(frame)
        self.a = a_of(frame)
        self.b = b_of(frame)

    def actor(self) -> i64:
        """Return the seat that decides; of several the first, and NOBODY where nobody does."""
        if self.seat != SEALED:
            return self.seat
        for seat in range(self.players):
            if self.a >> seat & 1:
                return seat
        return NOBODY

    def settle(self, out: Choices) -> None:
        """Go on to the next real decision, and leave its legal actions (the first actor's) in ``out``.

        Where a seat has nothing to choose from, and should, the step is left: only positions made by hand come to that.
        """
        out.count = 0
        steps: i64 = 0
        while self.step != OVER:
            actor = self.actor()
            self.fill(actor, out)
            if out.count > 1:
                return
            if steps == MOST_STEPS:
                raise PositionError("error-endless")
            if out.count:
                self.take(actor, out.ids[0])
            elif actor == NOBODY or self.idles(actor):
                self.take(actor, NONE)
            self.pop()
            out.count = 0
            steps += 1

    def advance(self, action: i64, seat: i64, out: Choices) -> None:
        """Take a legal action and settle: the inner loop of everything fast."""
        if self.history is not None:
            self.history.moved(seat, action)
        self.take(seat, action)
        self.pop()
        self.settle(out)

    def tell(self, message: str, seat: i64, args: dict[str, object]) -> None:
        """Tell those who follow the game of an event. Where making ``args`` costs time, ask for a history first."""
        if self.history is not None:
            self.history.tell(seat, message, args)

    def new_turn(self) -> None:
        """Mark the start of a turn, also in the record; nothing before it can be taken back."""
        self.turns += 1
        if self.history is not None:
            self.history.begin_turn()

    def reveal(self) -> None:
        """Mark that something hidden came to light: nothing before it can be taken back."""
        if self.history is not None:
            self.history.reveal()

    # -- the contract ------------------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Return what makes this position impossible, in short sentences; empty for a sound one."""
        from sacbe.core.pending import pending_problems

        return self.flaws() or pending_problems(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.step == OVER

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.seat == SEALED:
            return tuple(int(p) for p in range(self.players) if self.a >> p & 1)
        return () if self.step == OVER else (int(self.seat),)

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the legal actions of an actor, sorted."""
        out = Choices()
        self.fill(self._actor(seat), out)
        return out.as_list()

    def apply(self, action: int, seat: int | None = None) -> None:
        """Take a legal action. Trusted: nothing is checked; see :meth:`play`."""
        self.advance(action, self._actor(seat), Choices())

    @property
    def sealed(self) -> bool:
        """Whether what is decided now is decided in secret, by several at the same time."""
        return self.seat == SEALED

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Take an action given by number or notation, or raise :class:`IllegalAction` and change nothing."""
        number = self._number(action)
        actor = self._actor(seat)
        refusal = self.check(number, int(actor))
        if refusal is not None:
            raise IllegalAction(refusal)
        self.advance(number, actor, Choices())

    def check(self, action: int | str, seat: int | None = None) -> Refusal | None:
        """Return None for a legal action, and otherwise why it is not possible now; nothing is tried.

        What is no action at all, and a seat that has nothing to decide, raise :class:`IllegalAction`.
        """
        number = self._number(action)
        actor = self._actor(seat)
        out = Choices()
        self.fill(actor, out)
        if out.contains(number):
            return None
        refusal = self.why_not(number, int(actor))
        if refusal is None:
            raise AssertionError(f"{self.text(number)!r} is not legal, and nothing says why")
        refusal.game = self.rules.game
        return refusal

    def _number(self, action: int | str) -> int:
        """Return the number of an action, if there is such a one."""
        number = self.parse(action) if isinstance(action, str) else action
        if not 0 <= number < len(self.rules.table) or not self.text(number):
            most = len(self.rules.table) - 1
            raise IllegalAction(Refusal("why-no-such-number", args={"number": quoted(number), "most": most}))
        return number

    def view(self, seat: int | None = None) -> dict[str, object]:
        """Return all that a seat may know, as plain data; for a spectator without a seat."""
        return {
            "game": self.rules.game,
            "players": int(self.players),
            "options": dict(self.settings),
            "you": seat,
            "actors": list(self.actors),
            "step": self.rules.step_names[self.step],
            "over": self.over,
            "winners": list(self.winners),
            **self.seen(seat),
        }

    def _actor(self, seat: int | None) -> i64:
        """Return the seat meant, if it may decide."""
        actors = self.actors
        if not actors:
            raise IllegalAction(Refusal("why-over"))
        if seat is None:
            if len(actors) > 1:
                raise IllegalAction(Refusal("why-which-seat", args={"seats": ", ".join(map(str, actors))}))
            return actors[0]
        if seat not in actors:
            seats = ", ".join(map(str, actors))
            raise IllegalAction(Refusal("why-other-seat", args={"seat": quoted(seat), "seats": seats}))
        return seat

    def text(self, action: int) -> str:
        """Return the notation of an action."""
        return self.rules.table.text(action)

    def parse(self, text: str) -> int:
        """Return the action a notation stands for."""
        return self.rules.table.parse(text)

    def describe(self, action: int, seat: int | None = None) -> Choice:
        """Return an action with all a front end wants to show of it."""
        choice = self.rules.table.choice(action)
        choice.args.update(self.details(action, int(self.actor()) if seat is None else seat))
        return choice

    @property
    def scores(self) -> tuple[float, ...]:
        """The points of each seat. Fractions (quarters in Tzolk'in) are exact."""
        return tuple(self._points(self.units(seat)) for seat in range(self.ranked))

    def _points(self, units: i64) -> int | float:
        """Return units as points: whole where they are whole (``float`` alone would become a double when compiled)."""
        unit = self.rules.unit
        whole = int(units)
        return whole // unit if whole % unit == 0 else whole / unit

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end."""
        if self.step != OVER:
            return ()
        ranks = [(int(self.units(seat)), self.tie_break(seat)) for seat in range(self.ranked)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def breakdown(self, seat: int) -> dict[str, float]:
        """Return where a seat's points come from; the values sum to its score."""
        return {source: self._points(self.of(seat, self.points + i)) for i, source in enumerate(self.rules.sources)}

    @property
    def ledger(self) -> list[Entry]:
        """All that has changed hands so far, in order; empty for a quiet state."""
        if self.history is None:
            return []
        return [self._entry(note) for note in self.history.notes]

    def _entry(self, note: tuple[int, int, int, int, int]) -> Entry:
        """Return a note of the history in words; points of all sources are called points."""
        move, seat, what, amount, cause = note
        rules = self.rules
        source = what - rules.points
        if 0 <= source < len(rules.sources):
            return Entry(move, seat, "points", self._points(amount), rules.causes[cause], rules.sources[source])
        return Entry(move, seat, rules.field_names[what], amount, rules.causes[cause])

    @property
    def events(self) -> list[Event]:
        """What else has happened so far, in order: what the rules tell people beside the ledger."""
        return [] if self.history is None else list(self.history.events)

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Seat and action of every decision taken so far."""
        return [] if self.history is None else list(self.history.moves)

    @property
    def undoable(self) -> int:
        """How many of the actor's own decisions can be taken back."""
        history = self.history
        if history is None or not history.moves or history.moves[-1][0] not in self.actors:
            return 0
        return history.own

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = self.quiet()
        if self.history is not None:
            twin.history = self.history.copy()
        return twin

    def quiet(self) -> "State":
        """Return a copy without history, as search and playouts use it."""
        twin = self.blank()
        twin.cells = self.cells[:]
        twin.stack = self.stack[:]
        twin.step = self.step
        twin.seat = self.seat
        twin.a = self.a
        twin.b = self.b
        twin.turns = self.turns
        return twin

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a state as its position and its history."""
        from sacbe.core.pickling import reduced

        return reduced(self)

    def __dir__(self) -> list[str]:
        """Offer the contract at the prompt."""
        return CONTRACT

    def __repr__(self) -> str:
        scores = ", ".join(f"{score:g}" for score in self.scores)
        decides = f"seat {', '.join(map(str, self.actors))} decides {self.rules.step_names[self.step]!r}"
        return f"<{self.rules.game}, {self.players} players, scores {scores}: {'over' if self.over else decides}>"

    def determinized(self, seat: int | None, seed: int) -> "State":
        """Return a quiet copy in which all that a seat (None: a spectator) cannot know is drawn anew."""
        twin = self.quiet()
        twin.redeal(-1 if seat is None else seat, Generator(seed))
        return twin

    def digest(self) -> i64:
        """Return :meth:`key` as a signed machine integer."""
        low: i64 = self.deal.low ^ self.step
        high: i64 = self.deal.high ^ (self.seat + 2)
        cells = self.cells
        for i in range(len(cells)):
            low = ((low ^ (cells[i] & MASK)) * 0x2C1B3C6D) & MASK
            low ^= low >> 15
            high = ((high ^ low) * 0x45D9F3B) & MASK
        stack = self.stack
        for i in range(len(stack)):
            low = (low ^ (stack[i] & MASK)) * 0x2C1B3C6D & MASK
            high = (high ^ low ^ (stack[i] >> 32)) * 0x45D9F3B & MASK
        low = (low ^ self.a) * 0x2C1B3C6D & MASK
        high = (high ^ low ^ self.b) * 0x45D9F3B & MASK
        low ^= high >> 16
        high ^= high >> 15
        return ((high ^ 0x80000000) - 0x80000000) * 0x100000000 + low

    def key(self) -> int:
        """Return a 64-bit number that is equal for equal positions, however they were reached."""
        return int(self.digest()) & 0xFFFFFFFFFFFFFFFF

    def record(self) -> "Record":
        """Return the record of the game so far."""
        from sacbe.core.record import record

        return record(self)

    def line(self) -> str:
        """Return the whole position on one line; ``game.load`` reads it, too."""
        from sacbe.core.line import packed_line

        return packed_line(self.position())

    def position(self) -> dict[str, object]:
        """Return the whole position as plain data; ``game.load`` is the inverse."""
        rules = self.rules
        frames = [int(self.stack[i]) for i in range(len(self.stack))]
        return {
            "game": rules.game,
            "rules": rules.version,
            "components": rules.pack.digest,
            "players": int(self.players),
            "options": dict(self.settings),
            "deal": self.deal.data(),
            **rules.layout.data(self.cells, int(self.seats())),
            "pending": [
                _frame_data(rules, packed(self.step, self.seat, self.a, self.b)),
                *(_frame_data(rules, frame) for frame in reversed(frames)),
            ],
        }


def _frame_data(rules: Rules, frame: i64) -> Mapping[str, object]:
    """Return a frame as plain data."""
    step = rules.step_names[step_of(frame)]
    return {"step": step, "seat": int(seat_of(frame)), "a": int(a_of(frame)), "b": int(b_of(frame))}

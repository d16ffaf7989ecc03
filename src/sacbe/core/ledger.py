"""What happened, entry by entry: the one list behind the log people read, the replay and the score breakdown."""

from mypy_extensions import i64


class Entry:
    """``seat`` had ``what`` changed by ``amount`` because of ``because``, during move number ``move``.

    ``seat`` is -1 for what happens to the table, not to a player. For points ``what`` is ``points`` and ``source`` is
    the line of the breakdown they count in.
    """

    def __init__(self, move: int, seat: int, what: str, amount: float, because: str, source: str = "") -> None:
        self.move = move
        self.seat = seat
        self.what = what
        self.amount = amount
        self.because = because
        self.source = source

    def __repr__(self) -> str:
        return f"Entry({self.move}, {self.seat}, {self.what!r}, {self.amount:+g}, {self.because!r})"


class Event:
    """Something that happened and is no change of goods: a day, a conflict, what the rules decided for an opponent.

    ``message`` is a Fluent message of the game (``event-...``) and ``args`` what it tells. ``seat`` is -1 for what
    concerns the whole table. It came behind ``entries`` entries of the ledger, during move number ``move``.
    """

    def __init__(self, move: int, entries: int, seat: int, message: str, args: dict[str, object]) -> None:
        self.move = move
        self.entries = entries
        self.seat = seat
        self.message = message
        self.args = args

    def __repr__(self) -> str:
        return f"Event({self.move}, {self.seat}, {self.message!r}, {self.args!r})"


class History:
    """The moves and ledger of a game people look at. A state without one is quiet: playouts pay for one test only."""

    def __init__(self, origin: dict[str, object], names: list[str]) -> None:
        self.origin = origin
        """What the game started from: ``seed``, ``deal`` or ``position``."""
        self.names = names
        self.bots: dict[int, str] = {}
        """Which seats are bots, and which bots they are; the rules do not ask."""
        self.date = ""
        """When the game was begun, as a date, where somebody has said so."""
        self.moves: list[tuple[int, int]] = []
        """Seat and action of each decision taken, forced ones left out."""
        self.notes: list[tuple[int, int, int, int, int]] = []
        """Ledger entries as (move, seat, field, amount, cause)."""
        self.events: list[Event] = []
        """What happened beside the ledger's changes, in order."""
        self.turns: list[int] = []
        """Numbers of the moves that begin a turn."""
        self.own: int = 0
        """How many decisions the last mover can take back."""
        self.revealed: int = 0
        """The number of the last move that brought something hidden to light; 0 for what the setup shows."""

    def copy(self) -> "History":
        """Return an independent copy."""
        twin = History(self.origin, list(self.names))
        twin.bots, twin.date = self.bots, self.date
        twin.moves = list(self.moves)
        twin.notes = list(self.notes)
        twin.events = list(self.events)
        twin.turns = list(self.turns)
        twin.own = self.own
        twin.revealed = self.revealed
        return twin

    def begin_turn(self) -> None:
        """Remember that a turn begins here."""
        self.own = 0
        self.turns.append(len(self.moves))

    def moved(self, seat: i64, action: i64) -> None:
        """Remember a decision."""
        same = self.own > 0 and self.moves[-1][0] == seat
        self.own = self.own + 1 if same else 1
        self.moves.append((int(seat), int(action)))

    def reveal(self) -> None:
        """Remember that the last move brought something to light."""
        self.own = 0
        self.revealed = len(self.moves)

    def note(self, seat: i64, field: i64, amount: i64, cause: i64) -> None:
        """Remember a change."""
        self.notes.append((len(self.moves), int(seat), int(field), int(amount), int(cause)))

    def tell(self, seat: i64, message: str, args: dict[str, object]) -> None:
        """Remember an event."""
        self.events.append(Event(len(self.moves), len(self.notes), int(seat), message, args))

"""One game of a match, from its deal to its outcome."""

import time
from dataclasses import asdict, dataclass, field
from operator import index

import sacbe
from sacbe.arena.entrants import Entrant
from sacbe.arena.errors import ArenaError
from sacbe.arena.match import Match, Task, code_digest
from sacbe.bots import Outside, Player
from sacbe.core.errors import IllegalAction, SacbeError, quoted
from sacbe.core.record import Record, sign
from sacbe.core.rng import Generator
from sacbe.core.state import State


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Lists have an entry for each seat that has a score, a rival that the rules play included."""

    deal: int
    seating: int
    scores: list[float]
    winners: list[int]
    places: list[int]
    """0 for the winners, 1 for those only they are ahead of, and so on; tie-breaks count."""
    breakdown: list[dict[str, float]]
    decisions: list[int]
    """How often each bot was asked."""
    turns: int
    seconds: list[float] = field(compare=False)
    """How long each bot thought. It differs from run to run, so it is no part of what makes outcomes equal."""
    faults: list[str] = field(default_factory=list, compare=False)
    """What programs did wrong: their seats went on with any legal action."""

    @property
    def task(self) -> Task:
        """Which game of the match it was."""
        return Task(self.deal, self.seating)

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return asdict(self)


class Seat:
    """A bot at the table: it sees only what its seat may know."""

    def __init__(self, seat: int, entrant: Entrant, match: Match, task: Task) -> None:
        self.seat = seat
        self.name = entrant.name
        self.player: Player = entrant.make(match.number("bot", *task, seat))
        self.unknown = Generator(match.number("unknown", *task, seat))
        self.decisions = 0
        self.seconds = 0.0

    def move(self, state: State) -> None:
        """Have the bot decide, and play what it says if the rules allow it."""
        seen = state.determinized(self.seat, int(self.unknown.next32()))
        started = time.perf_counter()
        action = self._ask(seen)
        self.seconds += time.perf_counter() - started
        self.decisions += 1
        try:
            state.play(action, self.seat)
        except IllegalAction as error:
            raise ArenaError(f"the bot {self.name!r} made an illegal move: {error}") from None

    def leave(self) -> None:
        """Have a program end."""
        if isinstance(self.player, Outside):
            self.player.close()

    @property
    def faults(self) -> list[str]:
        """What a program did wrong."""
        return [str(fault) for fault in self.player.faults] if isinstance(self.player, Outside) else []

    def _ask(self, seen: State) -> int:
        try:
            answer: object = self.player.choose(seen, self.seat)
        except Exception as error:
            raise ArenaError(
                f"the bot {self.name!r} failed with {type(error).__name__}: {error}{_place(error)}"
            ) from error
        try:
            return index(answer)  # type: ignore[arg-type]  # whatever a stranger's bot returns
        except TypeError:
            raise SacbeError("error-bot-answer", {"bot": quoted(self.name), "answer": repr(answer)}) from None


def _place(error: BaseException) -> str:
    """Return where an error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})" if trace else ""


def play(match: Match, task: Task) -> tuple[Outcome, Record]:
    """Play one game; match and task decide everything in it, except what bots do by the clock."""
    if code_digest(match.game) != match.code:
        raise ArenaError("the code here is not that the match was set up with: install the same version everywhere")
    state = start(match, task)
    seats = [Seat(number, entrant, match, task) for number, entrant in enumerate(match.sat(task))]
    try:
        while not state.over:
            seats[state.actors[0]].move(state)
    finally:
        for seat in seats:
            seat.leave()
    record = state.record()
    return _outcome(task, state, seats, len(record.turns)), record


def start(match: Match, task: Task) -> State:
    """Return the first position of a game of a match: its deal, whoever sits there."""
    names = [entrant.name for entrant in match.sat(task)]
    seed = match.number("deal", task.deal)
    first = sacbe.game(match.game).start(match.players, seed, components=match.pack(), names=names, **match.options)  # type: ignore[arg-type]
    sign(first, dict(enumerate(names)), "")
    return first


def _outcome(task: Task, state: State, seats: list[Seat], turns: int) -> Outcome:
    ranked = range(int(state.ranked))
    return Outcome(
        *task,
        scores=list(state.scores),
        winners=list(state.winners),
        places=_places(state),
        breakdown=[state.breakdown(seat) for seat in ranked],
        decisions=[seat.decisions for seat in seats],
        turns=turns,
        seconds=[round(seat.seconds, 6) for seat in seats],
        faults=[fault for seat in seats for fault in seat.faults],
    )


def _places(state: State) -> list[int]:
    ranks = [(score, state.tie_break(seat)) for seat, score in enumerate(state.scores)]
    return [sum(other > rank for other in ranks) for rank in ranks]

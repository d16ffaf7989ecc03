"""The generic tester: plays a random game of any kind and checks every law of the contract at every decision.

A law is one small function that raises :class:`Violation`. Laws that cost much (a replay, a reload) are checked at a
few decisions of each game, all others at every one.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.core.marks import has_double, is_marked_secret, reveals, surprises
from sacbe.core.observation import PENDING
from sacbe.core.pack import Pack
from sacbe.core.record import Record, replay_record, undo
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.state import State

REFUSALS_TRIED: Final = 36
"""Actions that are asked for their refusal at every decision, beside the legal ones."""
NO_ACTION: Final = Refusal("why-no-such-number")
"""What core says of a number that is kept free for tiles to come."""


class Violation(SacbeError):
    """A law of the contract does not hold; the message says which, where, and how to see it again."""


class Trial:
    """One random game under test: where it stands, and what the laws need to know of its past."""

    def __init__(
        self, game: Game, players: int, seed: int, options: Mapping[str, Any], components: Pack | None = None
    ) -> None:
        self.game = game
        self.random = Generator(seed + 1_000_003)
        self.state = game.start(players, seed, components=components, **options)
        self.pack = self.state.rules.pack
        self.seed = seed
        self.taken = 0
        self.read_notes = 0
        self.totals: dict[tuple[int, int], int] = {}
        self.redrawn = False
        self.key_before = 0
        self.trace = 0
        self.observation = game.observation(players, components, **options)
        self.rows: dict[tuple[int | None, bytes], dict[str, object]] = {}
        """Views by the rows of numbers that they came with."""

    def run(self, costly_every: int = 97) -> int:
        """Play to the end under all laws; return the number of decisions."""
        bound = self.game.most_decisions(int(self.state.players))
        while not self.state.over:
            self.check(LAWS)
            if self.taken % costly_every == self.seed % costly_every:
                self.check(COSTLY_LAWS)
            self.move()
            if self.taken > bound:
                raise self.violation("the game ends within its bound")
        self.check((*LAWS_AT_THE_END, *COSTLY_LAWS))
        return self.taken

    def check(self, laws: tuple[Callable[["Trial"], None], ...]) -> None:
        """Check some laws."""
        for law in laws:
            law(self)

    def move(self) -> None:
        """Take a random decision of a random actor."""
        actors = self.state.actors
        seat = actors[self.random.below(len(actors))]
        legal = self.state.legal(seat)
        self.key_before = self.state.key()
        self.trace = (self.trace * 31 + self.key_before) % 2**61
        self.state.apply(legal[self.random.below(len(legal))], seat)
        self.taken += 1

    def violation(self, law: str, detail: str = "") -> Violation:
        """Return the violation of a law, with what it takes to see it again."""
        state = self.state
        where = (
            f"{state.rules.game}, {state.players} players, {state.settings}, seed {self.seed}, decision {self.taken}"
        )
        return Violation(f"{law} ({where}, step {state.rules.step_names[state.step]}) {detail}")


def legal_is_sound(trial: Trial) -> None:
    """Legal actions are sorted, not empty, within the table, and their notation reads back."""
    state = trial.state
    for seat in state.actors:
        legal = state.legal(seat)
        if not legal or legal != sorted(set(legal)) or not 0 <= legal[0] <= legal[-1] < trial.game.num_actions:
            raise trial.violation("legal actions are sorted, some, and in the table", str(legal))
        for action in legal:
            if state.parse(state.text(action)) != action:
                raise trial.violation("text and parse are inverse", state.text(action))
            if state.describe(action, seat).kind != state.text(action).split()[0]:
                raise trial.violation("a description has the kind of its notation", state.text(action))


def breakdown_sums_up(trial: Trial) -> None:
    """The breakdown of every seat sums to its score."""
    state = trial.state
    for seat, score in enumerate(state.scores):
        if sum(state.breakdown(seat).values()) != score:
            raise trial.violation("the breakdown sums to the score", f"seat {seat}")


def nothing_comes_from_nowhere(trial: Trial) -> None:
    """What a seat has is what the ledger says it got; of what the ledger never gave it, nothing."""
    state, history = trial.state, trial.state.history
    assert history is not None
    totals = trial.totals
    for _, seat, field, amount, _ in history.notes[trial.read_notes :]:
        totals[seat, field] = totals.get((seat, field), 0) + amount
    trial.read_notes = len(history.notes)
    for field in {field for _, field in totals}:
        for seat in range(state.seats()):
            if state.of(seat, field) != totals.get((seat, field), 0):
                name = state.rules.field_names[field]
                raise trial.violation("goods come and go only through the ledger", f"{name} of seat {seat}")


def position_is_possible(trial: Trial) -> None:
    """Workers, skulls, tiles and cards are all there."""
    problems = trial.state.problems()
    if problems:
        raise trial.violation("nothing is lost or doubled", "; ".join(problems))


def copy_is_independent(trial: Trial) -> None:
    """A copy has the same key, and what happens to it does not touch the original."""
    state = trial.state
    key = state.key()
    twin = state.copy()
    if twin.key() != key or twin.legal(state.actors[0]) != state.legal(state.actors[0]):
        raise trial.violation("a copy is equal")
    for _ in range(3):
        if not twin.over:
            seat = twin.actors[0]
            legal = twin.legal(seat)
            twin.apply(legal[trial.random.below(len(legal))], seat)
    if state.key() != key:
        raise trial.violation("a copy is independent")


def onlookers(trial: Trial) -> list[int | None]:
    """Return whose eyes to look through at this decision: the actors', and in turn those of all seats and a spectator.

    Views are most of what a trial costs; a game has decisions enough for everybody's turn to come often.
    """
    state = trial.state
    turn = trial.taken % (int(state.players) + 1)
    other = turn - 1 if turn else None
    return [*state.actors] if other in state.actors else [*state.actors, other]


def secrets_are_kept(trial: Trial) -> None:
    """A view is plain data; what a seat cannot know can be drawn anew without its view or its choices changing."""
    state = trial.state
    for seat in onlookers(trial):
        view = state.view(seat)
        if not is_plain(view):
            raise trial.violation("a view is plain data", f"seat {seat}")
        other = state.determinized(seat, trial.seed * 7919 + trial.taken)
        trial.redrawn = trial.redrawn or other.key() != state.key()
        if other.view(seat) != view:
            raise trial.violation("a view shows only what a seat may know", f"seat {seat}")
        if row_of(trial, other, seat) != row_of(trial, state, seat):
            raise trial.violation("a row shows only what a seat may know", f"seat {seat}")
        if other.problems():
            raise trial.violation("a determinized state is possible", "; ".join(other.problems()))
        if seat in state.actors and other.legal(seat) != state.legal(seat):
            raise trial.violation("choices depend only on what a seat may know", f"seat {seat}")


def row_of(trial: Trial, state: State, seat: int | None) -> bytes:
    """Return what a seat may know as numbers."""
    if len(state.stack) > PENDING:
        raise trial.violation("all pending steps are told", f"{len(state.stack)}")
    return trial.observation.row(state, seat).tobytes()


def rows_tell_all(trial: Trial) -> None:
    """Positions whose views differ give different rows: those of a game, a world with other secrets, other moves.

    Views cost much, so this is looked at through one pair of eyes at every fourth decision.
    """
    state = trial.state
    if trial.taken % 4 != (trial.seed + 1) % 4:
        return
    seat = onlookers(trial)[-1]
    mover = state.actors[0]
    legal = state.legal(mover)
    found = [state, state.determinized(mover if mover != seat else None, trial.seed + trial.taken)]
    for action in {legal[0], legal[-1], legal[trial.random.below(len(legal))]}:
        found.append(state.quiet())
        found[-1].apply(action, mover)
    for position in found:
        row, view = row_of(trial, position, seat), position.view(seat)
        if trial.rows.setdefault((seat, row), view) != view:
            differ = difference(trial.rows[seat, row], view)
            raise trial.violation("rows differ where views do", f"seat {seat}: {differ}")


def difference(one: Mapping[str, object], other: Mapping[str, object]) -> str:
    """Return the parts in which two views differ."""
    return ", ".join(name for name in other if one.get(name) != other[name])


def secrets_were_drawn_anew(trial: Trial) -> None:
    """Somewhere in a game with a shuffled stack there was something that could be drawn anew."""
    if len(trial.state.deal.cards) > 1 and not trial.redrawn:
        raise trial.violation("what a seat cannot know is drawn anew")


def refusals_change_nothing(trial: Trial) -> None:
    """An illegal action is refused with a reason, and the state stays as it was."""
    state = trial.state
    seat = state.actors[0]
    action = int(trial.random.below(trial.game.num_actions))
    if action in state.legal(seat):
        return
    key = state.key()
    try:
        state.play(action, seat)
    except SacbeError as error:
        if state.key() != key or not str(error):
            raise trial.violation("a refusal changes nothing and says why", state.text(action)) from None
    else:
        raise trial.violation("what is not legal is refused", state.text(action))


def refusals_are_exact(trial: Trial) -> None:
    """No legal action has a reason why not, and all others (here: some dozen of them) have one."""
    count = trial.game.num_actions
    check_refusals(trial, [int(trial.random.below(count)) for _ in range(REFUSALS_TRIED)])


def every_refusal_is_exact(trial: Trial) -> None:
    """The same over the whole table of actions."""
    check_refusals(trial, list(range(trial.game.num_actions)))


def check_refusals(trial: Trial, actions: list[int]) -> None:
    """Compare ``why_not`` with ``legal``, for some actions and all legal ones of every actor."""
    state = trial.state
    for seat in state.actors:
        legal = state.legal(seat)
        for action in set(actions) - set(legal):
            refusal = state.why_not(action, seat) if state.text(action) else NO_ACTION
            if refusal is None:
                raise trial.violation("what is not legal has a reason why not", state.text(action))
        for action in legal:
            refusal = state.why_not(action, seat)
            if refusal is not None:
                raise trial.violation("what is legal has no reason why not", f"{state.text(action)}: {refusal!r}")


def secrets_are_marked(trial: Trial) -> None:
    """What surprises its mover is marked as brought to light, and what others cannot tell apart as secret.

    Trying a move in other worlds costs several views, so one move at every fourth decision is tried.
    """
    state = trial.state
    if trial.taken % 4 != trial.seed % 4:
        return
    seat = state.actors[0]
    legal = state.legal(seat)
    action = legal[trial.random.below(len(legal))]
    if not state.sealed and not reveals(state, action, seat) and surprises(state, action, seat):
        raise trial.violation("what comes to light is marked", state.text(action))
    if not is_marked_secret(state, action) and has_double(state, action, seat):
        raise trial.violation("what others cannot tell apart is marked as secret", state.text(action))


def record_replays(trial: Trial) -> None:
    """Record and replay reach the same position, through the text of the file."""
    state = trial.state
    again = replay_record(trial.game, Record.from_json(state.record().to_json()), None, trial.pack)
    if again.key() != state.key() or again.scores != state.scores:
        raise trial.violation("a record replays to the same position")


def position_loads(trial: Trial) -> None:
    """A position goes through plain data and back."""
    state = trial.state
    again = trial.game.load(json.loads(json.dumps(state.position())), trial.pack)
    if again.key() != state.key() or again.actors != state.actors:
        raise trial.violation("a position loads as it was saved")


def is_plain(value: object) -> bool:
    """Tell whether a value goes through JSON unchanged."""
    if isinstance(value, dict):
        return all(type(name) is str and is_plain(part) for name, part in value.items())
    if type(value) is list:
        return all(is_plain(part) for part in value)
    return value is None or type(value) in (str, int, float, bool)


def views_go_through_json(trial: Trial) -> None:
    """Every view comes back from JSON as it was."""
    for seat in (None, *range(trial.state.players)):
        view = trial.state.view(seat)
        if json.loads(json.dumps(view)) != view:
            raise trial.violation("a view goes through JSON", f"seat {seat}")


def undo_restores(trial: Trial) -> None:
    """Taking back a decision restores the position before it."""
    if trial.state.undoable > 0 and undo(trial.game, trial.state).key() != trial.key_before:
        raise trial.violation("undo restores the position")


def undo_reveals_nothing(trial: Trial) -> None:
    """All that can be taken back is one seat's own, and would have looked the same to it whatever was hidden."""
    state, count = trial.state, trial.state.undoable
    if count == 0:
        return
    seat, moves = state.moves[-1][0], state.moves[-count:]
    twin = undo(trial.game, state, count).determinized(seat, trial.seed * 6151 + trial.taken)
    for mover, action in moves:
        if mover != seat or action not in twin.legal(seat):
            raise trial.violation("undo stays with one seat", f"{count} decisions")
        twin.apply(action, seat)
    if twin.view(seat) != state.view(seat):
        raise trial.violation("undo does not cross what came to light", f"{count} decisions")


def result_fits(trial: Trial) -> None:
    """At the end somebody has won, and nobody who won has fewer points than another."""
    state = trial.state
    best = max(state.scores)
    if not state.winners or any(state.scores[seat] != best for seat in state.winners):
        raise trial.violation("the winners have most points")


LAWS: Final = (
    breakdown_sums_up,
    nothing_comes_from_nowhere,
    position_is_possible,
    legal_is_sound,
    copy_is_independent,
    secrets_are_kept,
    rows_tell_all,
    secrets_are_marked,
    refusals_change_nothing,
    refusals_are_exact,
)
LAWS_AT_THE_END: Final = (
    breakdown_sums_up,
    nothing_comes_from_nowhere,
    position_is_possible,
    secrets_are_kept,
    secrets_were_drawn_anew,
    result_fits,
)
COSTLY_LAWS: Final = (
    record_replays,
    position_loads,
    views_go_through_json,
    undo_restores,
    undo_reveals_nothing,
    every_refusal_is_exact,
)

"""Scoring rounds: every player uses ten action points and then scores (Scoring round; Final scoring and game end)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.frames import NOBODY, a_of, b_of, step_of
from sacbe.tikal import cells
from sacbe.tikal.scoring import score_position
from sacbe.tikal.state import TableStep, Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import is_scoring_turn, push_explore


class ScoringRound(TableStep):
    """Seat ``a`` takes its scoring turn; ``b`` seats have yet to, in clockwise order."""

    number: ClassVar[int] = step_ids.SCORING_ROUND
    name: ClassVar[str] = "scoring_round"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin one scoring turn."""
        player, left = s.a, s.b
        if left == s.players:
            begin_round(s, player)
        if left > 1:
            s.push(step_ids.SCORING_ROUND, NOBODY, s.after(player), left - 1)
        scoring_turn(s, player)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player, and some are left."""
        return a < s.players and 0 < b <= s.players and super().fits(s, seat, 0, 0)


class FinalRound(TableStep):
    """Auction version: the last scoring round begins with the lowest score.

    ``a`` has a bit for each seat that has yet to score; ``b`` is the seat that placed the last hexagon. Nobody's score
    changes before that player's scoring turn, so the order can be found turn by turn.
    """

    number: ClassVar[int] = step_ids.FINAL_ROUND
    name: ClassVar[str] = "final_round"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin the scoring turn of the lowest score that is left."""
        left, last = s.a, s.b
        player = lowest(s, left, last)
        if left == all_seats(s):
            begin_round(s, player)
        left &= ~(i64(1) << player)
        if left != 0:
            s.push(step_ids.FINAL_ROUND, NOBODY, left, last)
        scoring_turn(s, player)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` are players, and ``b`` is one."""
        return 0 < a <= all_seats(s) and b < s.players and super().fits(s, seat, 0, 0)


class Score(TableStep):
    """Seat ``a`` scores its position."""

    number: ClassVar[int] = step_ids.SCORE
    name: ClassVar[str] = "score"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the scoring marker; with nothing left to do, the game is over."""
        score_position(s, s.a)
        if s.history is not None and len(s.stack) == 0:
            _tell_end(s)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player."""
        return a < s.players and super().fits(s, seat, 0, b)


def push_scoring_round(s: Tikal, first: i64) -> None:
    """Have a scoring round, clockwise from a seat."""
    s.push(step_ids.SCORING_ROUND, NOBODY, first, s.players)


def push_final_round(s: Tikal, last: i64) -> None:
    """Have the last scoring round of the auction version; seat ``last`` placed the last hexagon."""
    s.push(step_ids.FINAL_ROUND, NOBODY, all_seats(s), last)


def all_seats(s: Tikal) -> i64:
    """Return a set of seats, as bits, with everybody in it."""
    return (i64(1) << s.players) - 1


def begin_round(s: Tikal, first: i64) -> None:
    """Count a scoring round."""
    s.cells[cells.SCORINGS] += 1
    if s.history is not None:
        number = int(s.cells[cells.SCORINGS])
        s.tell("event-scoring-round", first, {"number": number, "of": int(s.parts.scorings)})


def scoring_turn(s: Tikal, player: i64) -> None:
    """Have a seat use its action points and then score."""
    s.new_turn()
    s.push(step_ids.SCORE, NOBODY, player)
    push_explore(s, player, scoring=True)


def lowest(s: Tikal, seats: i64, last: i64) -> i64:
    """Return the lowest score among the seats with a bit; of equals the next clockwise after ``last``."""
    best: i64 = -1
    player = last
    for _ in range(s.players):
        player = s.after(player)
        if seats >> player & 1 and (best < 0 or s.units(player) < s.units(best)):
            best = player
    return best


def has_yet_to_score(s: Tikal, seat: i64) -> bool:
    """Tell whether a scoring round is going on in which a seat has not scored yet."""
    for i in range(len(s.stack)):
        frame = s.stack[i]
        step = step_of(frame)
        if step == step_ids.SCORE and a_of(frame) == seat:
            return True
        if step == step_ids.SCORING_ROUND and (seat - a_of(frame) + s.players) % s.players < b_of(frame):
            return True
        if step == step_ids.FINAL_ROUND and a_of(frame) >> seat & 1:
            return True
    return False


def scoring_order(s: Tikal) -> list[int]:
    """Return who has yet to score in this scoring round, in order, the seat that uses its points now first."""
    if not is_scoring_turn(s):
        return []
    later = s.quiet()
    later.pop()  # its scoring
    later.pop()  # the scoring turns that follow, if there are any
    if later.step == step_ids.SCORING_ROUND:
        return [int(s.seat), *(int((later.a + i) % s.players) for i in range(later.b))]
    if later.step == step_ids.FINAL_ROUND:
        return [int(s.seat), *_lowest_first(s, later.a, later.b)]
    return [int(s.seat)]


def _lowest_first(s: Tikal, seats: i64, last: i64) -> list[int]:
    """Return the seats with a bit in the order of the final round."""
    order = []
    while seats != 0:
        order.append(int(lowest(s, seats, last)))
        seats &= ~(i64(1) << order[-1])
    return order


def _tell_end(s: Tikal) -> None:
    """Tell that the game is over, and who has won."""
    best = max(int(s.units(seat)) for seat in range(s.players))
    winners = [seat for seat in range(s.players) if s.units(seat) == best]
    s.tell("event-end", NOBODY, {})
    for seat in winners:
        s.tell("event-winner", seat, {"points": best, "winners": len(winners)})

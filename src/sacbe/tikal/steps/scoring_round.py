"""Scoring rounds: every player uses ten action points and then scores (Scoring round; Final scoring and game end)."""

from mypy_extensions import i64

from sacbe.core.frames import NOBODY
from sacbe.tikal.scoring import score_position
from sacbe.tikal.state import SCORINGS, TableStep, Tikal
from sacbe.tikal.steps import numbers


class ScoringRound(TableStep):
    """Seat ``a`` takes its scoring turn; ``b`` seats have yet to, in clockwise order."""

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin one scoring turn."""
        player, left = s.a, s.b
        if left == s.players:
            s.cells[SCORINGS] += 1
        if left > 1:
            s.push(numbers.SCORING_ROUND, NOBODY, s.after(player), left - 1)
        scoring_turn(s, player)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player, and some are left."""
        return a < s.players and 0 < b <= s.players and super().fits(s, seat, 0, 0)


class FinalRound(TableStep):
    """Auction version: the last scoring round begins with the lowest score.

    ``a`` has a bit for each seat that has yet to score; ``b`` is the seat that placed the last hexagon. Nobody's score
    changes before the own scoring turn, so the order can be found turn by turn.
    """

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin the scoring turn of the lowest score that is left."""
        left, last = s.a, s.b
        if left == (i64(1) << s.players) - 1:
            s.cells[SCORINGS] += 1
        player = lowest(s, left, last)
        left &= ~(i64(1) << player)
        if left != 0:
            s.push(numbers.FINAL_ROUND, NOBODY, left, last)
        scoring_turn(s, player)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` are players, and ``b`` is one."""
        return 0 < a < i64(1) << s.players and b < s.players and super().fits(s, seat, 0, 0)


class Score(TableStep):
    """Seat ``a`` scores its position."""

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the scoring marker."""
        score_position(s, s.a)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player."""
        return a < s.players and super().fits(s, seat, 0, b)


def scoring_turn(s: Tikal, player: i64) -> None:
    """Have a seat use its action points and then score."""
    s.new_turn()
    s.push(numbers.SCORE, NOBODY, player)
    s.push(numbers.EXPLORE, player, s.parts.turn_points, 1)


def lowest(s: Tikal, seats: i64, last: i64) -> i64:
    """Return the lowest score among the seats with a bit; of equals the next clockwise after ``last``."""
    best: i64 = -1
    player = last
    for _ in range(s.players):
        player = s.after(player)
        if seats >> player & 1 and (best < 0 or s.units(player) < s.units(best)):
            best = player
    return best

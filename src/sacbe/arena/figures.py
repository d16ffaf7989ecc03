"""What the outcomes of a match say of each bot: rating, wins, points and their sources, length, time."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean, pstdev

from sacbe.arena.intervals import Interval, mean_by_deal, wilson
from sacbe.arena.match import Match
from sacbe.arena.playing import Outcome
from sacbe.arena.ratings import ratings

RIVAL = "rival"
"""The name of the seat that the rules play themselves, where it can win."""


@dataclass(frozen=True)
class Sitting:
    """One bot in one seat of one game."""

    bot: int
    seat: int
    outcome: Outcome

    @property
    def score(self) -> float:
        """Its points."""
        return self.outcome.scores[self.seat]

    @property
    def place(self) -> int:
        """Its place; 0 has won."""
        return self.outcome.places[self.seat]

    @property
    def win(self) -> float:
        """Its part of the win: shared wins count by share."""
        winners = self.outcome.winners
        return 1 / len(winners) if self.seat in winners else 0.0


@dataclass(frozen=True)
class BotFigures:
    """What one bot did, in all seats it had."""

    name: str
    games: int
    rating: Interval
    wins: Interval
    """The share of wins a seat of this bot gets; in a game of equals it is one in the number of players."""
    points: Interval
    least: float
    most: float
    spread: float
    """The standard deviation of its points."""
    breakdown: dict[str, float]
    ahead: list[Interval | None]
    """How often it ended before each bot, a shared place counting half; None where they never met."""
    decisions: float | None
    seconds: float | None
    """Decisions, and time to think, in a game; None for a seat that the rules play."""
    scores: list[float]


@dataclass(frozen=True)
class Figures:
    """What a match says."""

    games: int
    deals: int
    bots: list[BotFigures]
    winner: Interval
    """The points of winners."""
    seats: list[Interval]
    """The share of wins of each seat, whoever sat there."""
    turns: Interval
    decisions: Interval
    seconds: float
    """The time bots thought, in a game."""
    faults: dict[str, int]
    """What programs did wrong, and how often."""


def figures(match: Match, outcomes: Sequence[Outcome]) -> Figures:
    """Return what the outcomes of a match say; they come in the order of the match."""
    deals = [list(games) for _, games in groupby(outcomes, lambda outcome: outcome.deal)]
    names = [bot.name for bot in match.bots]
    if len(outcomes[0].scores) > match.players:
        names.append(RIVAL)
    rated = ratings([[finish(match, game) for game in deal] for deal in deals], len(names), match.seed)
    sat = [
        [[s for game in deal for s in sittings(match, game) if s.bot == bot] for deal in deals]
        for bot in range(len(names))
    ]
    met = _meetings(match, outcomes)
    return Figures(
        games=len(outcomes),
        deals=len(deals),
        bots=[_bot(name, rated[bot], sat[bot], met, bot, len(names)) for bot, name in enumerate(names)],
        winner=mean_by_deal([[game.scores[seat] for game in deal for seat in game.winners[:1]] for deal in deals]),
        seats=_seat_wins(match, outcomes),
        turns=mean_by_deal([[game.turns for game in deal] for deal in deals]),
        decisions=mean_by_deal([[sum(game.decisions) for game in deal] for deal in deals]),
        seconds=fmean(sum(game.seconds) for game in outcomes),
        faults=dict(Counter(fault for game in outcomes for fault in game.faults)),
    )


def seated(match: Match, outcome: Outcome) -> tuple[int, ...]:
    """Return the bot of each seat that has a score; the rival of the rules comes after all bots."""
    rivals = len(outcome.scores) - match.players
    return (*match.seatings[outcome.seating], *(len(match.bots) for _ in range(rivals)))


def sittings(match: Match, outcome: Outcome) -> Iterator[Sitting]:
    """Yield every seat of a game."""
    return (Sitting(bot, seat, outcome) for seat, bot in enumerate(seated(match, outcome)))


def finish(match: Match, outcome: Outcome) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who took part in a game, and the places."""
    return seated(match, outcome), tuple(outcome.places)


def _bot(
    name: str,
    rating: Interval,
    deals: list[list[Sitting]],
    met: dict[tuple[int, int], list[float]],
    bot: int,
    bots: int,
) -> BotFigures:
    sat = [sitting for deal in deals for sitting in deal]
    scores = [sitting.score for sitting in sat]
    games = len({sitting.outcome.task for sitting in sat})
    own = [sitting for sitting in sat if sitting.seat < len(sitting.outcome.seconds)]
    sources = sat[0].outcome.breakdown[sat[0].seat]
    return BotFigures(
        name=name,
        games=games,
        rating=rating,
        # Seats of the same bot in one game are no independent trials: the games are.
        wins=wilson(fmean(sitting.win for sitting in sat) * games, games),
        points=mean_by_deal([[sitting.score for sitting in deal] for deal in deals]),
        least=min(scores),
        most=max(scores),
        spread=pstdev(scores),
        breakdown={source: fmean(s.outcome.breakdown[s.seat][source] for s in sat) for source in sources},
        ahead=[_ahead(met.get((bot, other))) for other in range(bots)],
        decisions=fmean(s.outcome.decisions[s.seat] for s in own) if own else None,
        seconds=fmean(s.outcome.seconds[s.seat] for s in own) if own else None,
        scores=scores,
    )


def _ahead(meetings: list[float] | None) -> Interval | None:
    return wilson(sum(meetings), len(meetings)) if meetings else None


def _meetings(match: Match, outcomes: Sequence[Outcome]) -> dict[tuple[int, int], list[float]]:
    """Return for each pair of different bots how each game ended: 1 ahead, 0.5 together, 0 behind."""
    met: dict[tuple[int, int], list[float]] = defaultdict(list)
    for outcome in outcomes:
        of_game: dict[tuple[int, int], list[float]] = defaultdict(list)
        for one in sittings(match, outcome):
            for other in sittings(match, outcome):
                if one.bot != other.bot:
                    ahead = (one.place < other.place) + (one.place == other.place) / 2
                    of_game[one.bot, other.bot].append(ahead)
        for pair, results in of_game.items():
            met[pair].append(fmean(results))
    return met


def _seat_wins(match: Match, outcomes: Sequence[Outcome]) -> list[Interval]:
    wins = [0.0] * len(outcomes[0].scores)
    for outcome in outcomes:
        for sitting in sittings(match, outcome):
            wins[sitting.seat] += sitting.win
    return [wilson(won, len(outcomes)) for won in wins]

"""Ratings from the places of whole games, by the Plackett-Luce model of Weng and Lin (the library ``openskill``).

openskill was chosen over trueskill (no release in years, and slower) and choix (needs NumPy and SciPy, knows no shared
places): it is kept up, has no dependencies, takes games of any number of players with shared places, and is fast
enough to rate a run a hundred times over.

Bots do not learn, so the ratings are not allowed to drift (``tau`` 0). A bot in several seats of one game moves by the
mean of what its seats moved: the sum of the gradients of one shared strength, in smaller steps.

The model meets games one after the other and their order matters, so a run is rated many times, each time with deals
drawn with replacement in random order. The rating is the mean of these. Its standard error is the larger of two: how
much they differ, and the model's own uncertainty, which alone says something about a bot that always wins.
"""

from collections.abc import Sequence
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from sacbe.arena.intervals import Interval, around
from sacbe.core.rng import Generator

ROUNDS = 100
"""How often the deals are drawn anew for the intervals."""
Finish = tuple[tuple[int, ...], tuple[int, ...]]
"""One game: the bot of each seat, and its place."""


def ratings(deals: Sequence[Sequence[Finish]], bots: int, seed: int = 0) -> list[Interval]:
    """Return the rating of each bot from the games of each deal; 25 is where all begin."""
    rounds = [_rate(draw_again(deals, Generator(seed << 16 | number)), bots) for number in range(ROUNDS)]
    found = []
    for bot in range(bots):
        means = [rated[bot].mu for rated in rounds]
        error = max(stdev(means), fmean(rated[bot].sigma for rated in rounds))
        found.append(around(fmean(means), error))
    return found


def draw_again(deals: Sequence[Sequence[Finish]], random: Generator) -> list[Sequence[Finish]]:
    """Return as many deals, each drawn from all of them."""
    return [deals[int(random.below(len(deals)))] for _ in deals]


def _rate(deals: Sequence[Sequence[Finish]], bots: int) -> list[PlackettLuceRating]:
    model = PlackettLuce(tau=0.0)
    strengths = [model.rating() for _ in range(bots)]
    for deal in deals:
        for seats, places in deal:
            _rate_game(model, strengths, seats, places)
    return strengths


def _rate_game(
    model: PlackettLuce, strengths: list[PlackettLuceRating], seats: tuple[int, ...], places: tuple[int, ...]
) -> None:
    """Move the strengths of all who took part in a game."""
    if len(seats) < 2:
        return
    teams = [[model.rating(mu=strengths[bot].mu, sigma=strengths[bot].sigma)] for bot in seats]
    moved: dict[int, list[PlackettLuceRating]] = {}
    for bot, team in zip(seats, model.rate(teams, ranks=[float(place) for place in places]), strict=True):
        moved.setdefault(bot, []).append(team[0])
    for bot, copies in moved.items():
        mean = fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies)
        strengths[bot] = model.rating(mu=mean[0], sigma=mean[1])

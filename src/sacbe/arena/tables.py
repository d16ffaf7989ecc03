"""The figures of a match as CSV: a row for each bot, and a row for each seat of each game."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from sacbe.arena.figures import Figures, sittings
from sacbe.arena.match import Match
from sacbe.arena.playing import Outcome

BOT_INTERVALS = ("rating", "wins", "points")
BOT_NUMBERS = ("least", "most", "spread", "decisions", "seconds")
GAME_COLUMNS = ("deal", "seating", "seat", "bot", "points", "place", "win", "turns", "decisions", "seconds")


def bots_csv(figures: Figures) -> str:
    """Return a row for each bot; intervals have a column for each bound."""
    sources = list(figures.bots[0].breakdown)
    bounds = [f"{name}{end}" for name in BOT_INTERVALS for end in ("", "_low", "_high")]
    rows = (
        [
            bot.name,
            bot.games,
            *(bound for name in BOT_INTERVALS for bound in getattr(bot, name)),
            *(getattr(bot, name) for name in BOT_NUMBERS),
            *(bot.breakdown[source] for source in sources),
        ]
        for bot in figures.bots
    )
    return _csv(["bot", "games", *bounds, *BOT_NUMBERS, *sources], rows)


def games_csv(match: Match, figures: Figures, outcomes: Sequence[Outcome]) -> str:
    """Return a row for each seat of each game."""
    sources = list(figures.bots[0].breakdown)
    rows = (
        [
            *outcome.task,
            sitting.seat,
            figures.bots[sitting.bot].name,
            sitting.score,
            sitting.place,
            sitting.win,
            outcome.turns,
            _of_seat(outcome.decisions, sitting.seat),
            _of_seat(outcome.seconds, sitting.seat),
            *(outcome.breakdown[sitting.seat][source] for source in sources),
        ]
        for outcome in outcomes
        for sitting in sittings(match, outcome)
    )
    return _csv([*GAME_COLUMNS, *sources], rows)


def _of_seat(values: Sequence[float], seat: int) -> float | None:
    """Return the value of a seat; the rules' own seat has none."""
    return values[seat] if seat < len(values) else None


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    page = StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([f"{cell:.6g}" if isinstance(cell, float) else cell for cell in row] for row in rows)
    return page.getvalue()

"""The report of a match as a page: tables and plots of its figures, in words."""

from sacbe.arena.figures import BotFigures, Figures
from sacbe.arena.intervals import Interval
from sacbe.arena.match import Match
from sacbe.arena.page import Speak, bounded, drawn, percent, points, render
from sacbe.arena.plots import boxes, stacks, whiskers
from sacbe.arena.ratings import ROUNDS

LADDER = ("bot", "games", "rating", "wins", "points", "range", "spread", "decisions", "seconds")
HOW = ("arena-how-deals", "arena-how-wins", "arena-how-points")
NONE = "–"


class Report:
    """A match in words. Everywhere the bots stand in one order, the best rated first."""

    def __init__(self, match: Match, figures: Figures, texts: Speak, language: str, game: str, rival: str) -> None:
        self.match = match
        self.figures = figures
        self.texts = texts
        self.language = language
        self.game = game
        bots = [bot.name for bot in match.bots]
        names = [*bots, *[rival] * (len(figures.bots) - len(bots))]
        self.order = sorted(range(len(names)), key=lambda i: -figures.bots[i].rating.value)
        self.names = [names[i] for i in self.order]
        self.bots = [figures.bots[i] for i in self.order]
        self.rows = list(zip(self.names, self.bots, strict=True))

    @property
    def title(self) -> str:
        """What was played, and by whom."""
        return self.texts("arena-title", game=self.game, bots=", ".join(bot.name for bot in self.match.bots))

    def about(self) -> list[str]:
        """Return how it was played."""
        match, figures = self.match, self.figures
        lines = [
            self.texts(
                "arena-about",
                games=figures.games,
                deals=figures.deals,
                seatings=len(match.seatings),
                players=match.players,
                seed=str(match.seed),
            )
        ]
        options = [self._option(name, value) for name, value in match.options.items() if value is not False]
        lines += [self.texts("arena-options", options=", ".join(options))] if options else []
        lines += [self.texts("arena-too-few", better=one, other=other) for one, other in self.too_close()]
        return lines + [self.texts("arena-fault", fault=fault, count=count) for fault, count in figures.faults.items()]

    def too_close(self) -> list[tuple[str, str]]:
        """Return neighbours of the ladder of whom nobody can tell yet which is stronger."""
        pairs = zip(range(len(self.rows) - 1), self.rows, self.rows[1:], strict=False)
        return [(one, other) for at, (one, bot), (other, _) in pairs if _is_open(bot.ahead[self.order[at + 1]])]

    def _option(self, name: str, value: object) -> str:
        said = self.texts(f"option-{name}")
        return said if value is True else f"{said} {value}"

    def ladder_head(self) -> list[str]:
        """Return the headings of the table of bots."""
        return [self.texts(f"arena-column-{column}") for column in LADDER]

    def ladder(self) -> list[list[str]]:
        """Return a row for each bot, the best first."""
        return [[name, *_ladder_cells(bot)] for name, bot in self.rows]

    def length(self) -> str:
        """Return how long games are."""
        figures = self.figures
        return self.texts(
            "arena-length",
            winner=bounded(figures.winner, points),
            turns=points(figures.turns.value),
            decisions=points(figures.decisions.value),
            seconds=f"{figures.seconds:.2f}",
        )

    def breakdown(self) -> list[tuple[str, list[str]]]:
        """Return for each source what it gave each bot."""
        return [
            (self.texts(f"source-{source}"), [points(bot.breakdown[source]) for bot in self.bots])
            for source in self.sources()
        ]

    def sources(self) -> list[str]:
        """Return the sources that gave anybody points, in their order."""
        return [source for source in self.bots[0].breakdown if any(bot.breakdown[source] for bot in self.bots)]

    def ahead(self) -> list[tuple[str, list[str]]]:
        """Return for each bot how often it ended ahead of each other; nothing where only one took part."""
        if len(self.rows) < 2:
            return []
        return [(name, [_share(bot.ahead[i]) for i in self.order]) for name, bot in self.rows]

    def plots(self) -> list[tuple[str, object]]:
        """Return what the table of bots does not show, as plots with their captions."""
        fair = 1 / len(self.figures.seats)
        drawings = {
            "wins": whiskers(self.texts("arena-plot-wins"), [(n, b.wins) for n, b in self.rows], percent, fair),
            "spread": boxes(self.texts("arena-plot-spread"), [(n, b.scores) for n, b in self.rows], points),
        }
        return [(self.texts(f"arena-plot-{name}"), drawn(plot)) for name, plot in drawings.items()]

    def breakdown_plot(self) -> object:
        """Return where the points come from, as a plot."""
        sources = {source: self.texts(f"source-{source}") for source in self.sources()}
        rows = [(name, {source: bot.breakdown[source] for source in sources}) for name, bot in self.rows]
        return drawn(stacks(self.texts("arena-plot-breakdown"), rows, sources, points))

    def page(self, command: str) -> str:
        """Return the whole report as one HTML page; ``command`` is what plays the match again."""
        figures = self.figures
        seats = [
            (self.texts("arena-seat", n=seat + 1), bounded(share, percent)) for seat, share in enumerate(figures.seats)
        ]
        how = [self.texts(message) for message in HOW]
        how.append(self.texts("arena-how-rating", rounds=ROUNDS))
        how.append(self.texts("arena-how-files", digest=self.match.digest[:12]))
        return render(
            "match.html",
            self.language,
            self.texts,
            title=self.title,
            about=self.about(),
            ladder_head=self.ladder_head(),
            ladder=self.ladder(),
            length=self.length(),
            plots=self.plots(),
            breakdown_plot=self.breakdown_plot(),
            breakdown=self.breakdown(),
            totals=[points(bot.points.value) for bot in self.bots],
            names=self.names,
            ahead=self.ahead(),
            seats=seats,
            how=how,
            command=command,
        )


def _ladder_cells(bot: BotFigures) -> list[str]:
    return [
        str(bot.games),
        bounded(bot.rating, points),
        bounded(bot.wins, percent),
        bounded(bot.points, points),
        f"{points(bot.least)}…{points(bot.most)}",
        points(bot.spread),
        NONE if bot.decisions is None else points(bot.decisions),
        NONE if bot.seconds is None else f"{bot.seconds:.2f}",
    ]


def _is_open(ahead: Interval | None) -> bool:
    """Tell whether a share of places ahead of somebody may be above and below one half."""
    return ahead is not None and ahead.low is not None and ahead.high is not None and ahead.low <= 1 / 2 <= ahead.high


def _share(share: Interval | None) -> str:
    return NONE if share is None else bounded(share, percent)

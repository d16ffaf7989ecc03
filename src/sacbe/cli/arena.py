"""Matches of bots at the terminal: played or gone on with, summed up on the screen, written as a page and as CSV."""

import json
import shlex
from dataclasses import asdict, dataclass
from pathlib import Path

import sacbe
from sacbe.arena.entrants import parse_entrants
from sacbe.arena.figures import Figures, figures
from sacbe.arena.match import Match
from sacbe.arena.page import TEXTS
from sacbe.arena.playing import Outcome
from sacbe.arena.report import Report
from sacbe.arena.running import run
from sacbe.arena.store import opened, run_folder
from sacbe.arena.tables import bots_csv, games_csv
from sacbe.cli.files import write_file
from sacbe.cli.progress import bar
from sacbe.cli.records import write_games
from sacbe.cli.screen import add_rows, make_console, plain_table, titled
from sacbe.cli.seating import find_game, read_options
from sacbe.core.errors import OptionError
from sacbe.front.texts import FRAME, Texts

SHOWN = ("bot", "rating", "wins", "points", "range", "seconds")
"""The columns of the table of bots that fit a terminal."""


USUAL_GAMES = 100


def games_of(bots: str, games: int | None) -> int:
    """Return how many games to play; one bot plays itself only where somebody says how often."""
    if games is None and "," not in bots.strip(", "):
        raise OptionError("error-one-bot", {"bots": bots})
    return games or USUAL_GAMES


@dataclass(frozen=True)
class Wish:
    """A match as it was asked for."""

    game: str
    players: int | None
    bots: str
    games: int
    seed: int
    seconds: float | None
    simulations: int | None
    seatings: str
    options: list[str]
    components: Path | None

    def match(self) -> Match:
        """Return the match, checked and completed."""
        game = find_game(self.game)
        players = self.players or game.usual_players
        entrants = parse_entrants(self.bots, players, self.seconds, self.simulations)
        options = read_options(game, self.options)
        return Match.plan(self.game, players, entrants, self.seed, options, self.components, self.seatings)

    def command(self) -> str:
        """Return what one types to get the same match."""
        words = ["sacbe", "arena", self.game, "--bots", self.bots, "--games", self.games, "--seed", self.seed]
        given = {
            "--players": self.players,
            "--seconds": self.seconds,
            "--simulations": self.simulations,
            "--seatings": None if self.seatings == "all" else self.seatings,
            "--components": self.components,
        }
        for name, value in given.items():
            words += [] if value is None else [name, value]
        for option in self.options:
            words += ["--option", option]
        return shlex.join(map(str, words))


def play_match(
    wish: Wish, runs: Path, jobs: int, ray: str | None, language: str, records: Path | None, *, as_json: bool
) -> int:
    """Play what is missing of a match, then show and write what it says."""
    match = wish.match()
    texts = Texts(language, FRAME, TEXTS, find_game(match.game).folder / "texts")
    folder = run_folder(runs, match)
    with bar(texts("arena-progress")) as watch:
        outcomes = run(match, wish.games, runs, jobs, ray, watch)
    found = figures(match, outcomes)
    report = Report(match, found, texts, language, texts.name(match.game), _rival(texts, match))
    write_file(folder / "report.html", report.page(wish.command()))
    write_file(folder / "bots.csv", bots_csv(found))
    write_file(folder / "games.csv", games_csv(match, found, outcomes))
    if as_json:
        print(json.dumps(_plain(match, found), indent=1))
    else:
        _show(report, texts, folder)
    if records is not None:
        count = _write_records(match, outcomes, runs, records)
        make_console(stderr=True).print(texts("games-written", count=count, target=str(records)), soft_wrap=True)
    return 0


def _rival(texts: Texts, match: Match) -> str:
    """Return what the opponent that the rules play is called."""
    state = sacbe.game(match.game).start(match.players, components=match.pack(), **match.options)  # type: ignore[arg-type]
    rival = state.view(None).get("rival")
    return texts.name(rival) if isinstance(rival, str) else texts("arena-rival")


def _plain(match: Match, found: Figures) -> dict[str, object]:
    """Return the figures as plain data; single scores are in the CSV."""
    data = asdict(found)
    for bot in data["bots"]:
        del bot["scores"]
    return {"run": match.digest[:12], "configuration": match.configuration(), **data}


def _show(report: Report, texts: Texts, folder: Path) -> None:
    console = make_console()
    head = report.ladder_head()
    columns = [head.index(texts(f"arena-column-{name}")) for name in SHOWN]
    table = plain_table(*(head[column] for column in columns))
    rows = ([row[column] for column in columns] for row in report.ladder())
    console.print(titled(report.title, add_rows(table, rows)))
    sources = plain_table(texts("arena-breakdown-column"), *report.names)
    console.print(
        titled(texts("arena-breakdown"), add_rows(sources, ([name, *cells] for name, cells in report.breakdown())))
    )
    for line in (*report.about(), report.length()):
        console.print(line)
    console.print(texts("arena-report-written", file=str(folder / "report.html")), soft_wrap=True)


def _write_records(match: Match, outcomes: list[Outcome], runs: Path, target: Path) -> int:
    """Write the games of a match; return how many."""
    wanted = {outcome.task for outcome in outcomes}
    with opened(run_folder(runs, match), match) as store:
        games = (
            (f"{match.game}-deal{task.deal + 1}-seating{task.seating + 1}", sacbe.replay(record, None, match.pack()))
            for task, record in store.records()
            if task in wanted
        )
        return write_games(target, games)

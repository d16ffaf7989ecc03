"""A finished game looked over by a bot: what was expected when, and which choices gave points away."""

import json
from dataclasses import dataclass
from pathlib import Path

import sacbe
from sacbe.arena.analysis import Analysis, Judgement, Study, analyse
from sacbe.arena.entrants import Entrant
from sacbe.arena.page import TEXTS, drawn, points, render
from sacbe.arena.plots import Mark, lines
from sacbe.arena.shipped import Shipped
from sacbe.cli.files import write_file
from sacbe.cli.progress import bar
from sacbe.cli.screen import add_rows, make_console, plain_table, seat_names, titled
from sacbe.cli.words import Words
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.front.texts import FRAME, Texts
from sacbe.front.words import sayings_of

MOST_SHOWN = 20
"""So many choices are listed on the screen, the costliest; the page lists all."""
SEATS = ("seat", "decisions", "lost", "pointed-out", "score")
CHOICES = ("move", "seat", "played", "best", "loss", "line")
MOVES = ("move", "seat", "played", "loss", "expected")


@dataclass(frozen=True)
class Told:
    """A judgement in words."""

    judgement: Judgement
    played: str
    best: str
    line: str
    notation: tuple[str, str]
    lost: float


class Telling:
    """An analysis in words."""

    def __init__(self, study: Study, analysis: Analysis, threshold: float, language: str) -> None:
        start = study.state(0)
        self.study = study
        self.analysis = analysis
        self.threshold = threshold
        self.language = language
        self.game = start.rules.game
        self.texts = Texts(language, FRAME, TEXTS, sacbe.game(self.game).folder / "texts")
        players = Record.from_json(study.record).names
        self.names = seat_names(self.texts, start, players)[: len(analysis.scores)]
        words = Words(self.texts, sayings_of(start.rules, len(players)))
        self.told = self._tell(start, words)
        self.pointed_out = [told for told in self.told if told.judgement in analysis.pointed_out(threshold)]

    def _tell(self, state: State, words: Words) -> list[Told]:
        told = []
        for one in self.analysis.judgements:
            played, best = (words.choice(state, action, one.seat) for action in (one.played, one.best))
            line = " · ".join(f"{self.names[seat]}: {state.text(action)}" for seat, action in one.line)
            notation = state.text(one.played), state.text(one.best)
            told.append(Told(one, played, best, line, notation, self.analysis.lost(one)))
            state.apply(one.played, one.seat)
        return told

    @property
    def title(self) -> str:
        """Whose game it was, with the points."""
        pairs = zip(self.names, self.analysis.scores, strict=True)
        names = ", ".join(f"{name} {points(score)}" for name, score in pairs)
        return self.texts("analysis-title", game=self.texts.name(self.game), names=names)

    @property
    def about(self) -> str:
        """Return how it was looked over."""
        bot, count = self.study.entrant.name, len(self.told)
        return self.texts("analysis-about", bot=bot, decisions=count, threshold=points(self.threshold))

    @property
    def nothing(self) -> str:
        """What is said where no choice is pointed out."""
        return self.texts("analysis-no-choices", threshold=points(self.threshold))

    def head(self, columns: tuple[str, ...]) -> list[str]:
        """Return the headings of a table."""
        return [self.texts(f"analysis-column-{column}") for column in columns]

    def seats(self) -> list[list[str]]:
        """Return what each seat gave away; seats that the rules play decide nothing."""
        rows = []
        for seat, (name, score) in enumerate(zip(self.names, self.analysis.scores, strict=True)):
            own = [told for told in self.told if told.judgement.seat == seat]
            pointed = [told for told in self.pointed_out if told.judgement.seat == seat]
            lost = sum(told.lost for told in own)
            rows.append([name, str(len(own)), points(lost), str(len(pointed)), points(score)])
        return rows

    def choices(self) -> list[list[str]]:
        """Return the choices that are pointed out, in their order."""
        return [
            [
                str(told.judgement.move + 1),
                self.names[told.judgement.seat],
                told.played,
                told.best,
                points(-told.lost),
                told.line,
            ]
            for told in self.pointed_out
        ]

    def moves(self) -> list[list[str]]:
        """Return all decisions."""
        return [
            [
                str(told.judgement.move + 1),
                self.names[told.judgement.seat],
                told.played,
                points(-told.lost),
                " · ".join(map(points, told.judgement.expected)),
            ]
            for told in self.told
        ]

    def plot(self) -> str:
        """Return the expected points over the game, with marks where points were given away."""
        series = [(name, self.analysis.course(seat)) for seat, name in enumerate(self.names)]
        marks = [
            Mark(
                told.judgement.move,
                told.judgement.expected[told.judgement.seat],
                told.judgement.seat,
                f"{told.judgement.move + 1}: {told.played} ({points(-told.lost)})",
            )
            for told in self.pointed_out
        ]
        return lines(self.texts("analysis-plot"), series, marks, points)

    def page(self) -> str:
        """Return the analysis as one HTML page."""
        return render(
            "analysis.html",
            self.language,
            self.texts,
            title=self.title,
            about=self.about,
            plot=drawn(self.plot()),
            seats_head=self.head(SEATS),
            seats=self.seats(),
            choices_head=self.head(CHOICES),
            choices=self.choices(),
            worded=(1, 2, 3, 5),
            nothing=self.nothing,
            moves_head=self.head(MOVES),
            moves=self.moves(),
        )

    def data(self) -> dict[str, object]:
        """Return the analysis as plain data, actions in notation."""
        return {
            "game": self.game,
            "bot": self.study.entrant.identity(),
            "threshold": self.threshold,
            "names": self.names,
            "scores": self.analysis.scores,
            "moves": [
                {
                    "move": told.judgement.move + 1,
                    "seat": told.judgement.seat,
                    "played": told.notation[0],
                    "best": told.notation[1],
                    "lost": round(told.lost, 3),
                    "pointed_out": told in self.pointed_out,
                    "expected": [round(value, 3) for value in told.judgement.expected],
                    "simulations": told.judgement.simulations,
                }
                for told in self.told
            ],
        }

    def show(self) -> None:
        """Print what matters."""
        console = make_console()
        console.print(self.title, style="bold")
        console.print(self.about)
        console.print(titled(self.texts("analysis-seats"), add_rows(plain_table(*self.head(SEATS)), self.seats())))
        if not self.pointed_out:
            console.print(self.nothing)
            return
        worst = sorted(zip(self.pointed_out, self.choices(), strict=True), key=lambda pair: -pair[0].lost)
        table = plain_table(*self.head(CHOICES[:5]))
        console.print(
            titled(self.texts("analysis-choices"), add_rows(table, (row[:5] for _, row in worst[:MOST_SHOWN])))
        )


def analyse_file(
    file: Path,
    bot: Entrant,
    seed: int,
    threshold: float,
    jobs: int,
    page: Path | None,
    language: str,
    components: Path | None,
    *,
    as_json: bool,
) -> int:
    """Analyse a record; print the summary and write the page, or print everything as JSON."""
    record = Record.load(file)
    study = Study(record.to_json(), bot, seed, Shipped.read(components) if components else None)
    study.state()
    frame = Texts(language, FRAME, TEXTS)
    with bar(frame("analysis-progress")) as watch:
        analysis = analyse(study, jobs, watch)
    telling = Telling(study, analysis, threshold, language)
    if as_json:
        print(json.dumps(telling.data(), ensure_ascii=False, indent=1))
    else:
        telling.show()
    target = page or (None if as_json else file.with_name(f"{file.stem}-analysis.html"))
    if target is not None:
        write_file(target, telling.page())
    if target is not None and not as_json:
        make_console().print(frame("analysis-written", file=str(target)), soft_wrap=True)
    return 0

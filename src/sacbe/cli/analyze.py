"""A game looked over, turn by turn: what could be expected when, and which turns gave points away."""

import json
from dataclasses import dataclass
from pathlib import Path

import sacbe
from sacbe.arena.analysis import SURE, Analysis, Judgement, Study, analyse
from sacbe.arena.entrants import Entrant
from sacbe.arena.intervals import Interval
from sacbe.arena.page import TEXTS, bounded, drawn, percent, points, render
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
"""So many turns are listed on the screen, the costliest; the page lists all."""
SEATS = ("seat", "turns", "lost", "pointed-out", "score")
CHOICES = ("move", "seat", "played", "best", "loss", "sure")
TURNS = ("move", "seat", "played", "loss", "expected", "chances")


@dataclass(frozen=True)
class Told:
    """A judgement in words."""

    judgement: Judgement
    played: str
    best: str
    notation: tuple[list[str], list[str]]

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.judgement.turn.seat


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
        self.words = Words(self.texts, sayings_of(start.rules, len(players)))
        self.told = self._tell(start)
        self.pointed_out = [told for told in self.told if told.judgement in analysis.pointed_out(threshold)]

    def _tell(self, state: State) -> list[Told]:
        told = []
        for one in self.analysis.judgements:
            best, best_notation = self._line(state.copy(), one.best, one.turn.seat)
            played, notation = self._line(state, one.played, one.turn.seat)
            told.append(Told(one, played, best, (notation, best_notation)))
        return told

    def _line(self, state: State, actions: list[int], seat: int) -> tuple[str, list[str]]:
        """Take the decisions of a turn, as far as chance lets them; return them in words and in notation."""
        words, notation = [], []
        for action in actions:
            if seat not in state.actors or action not in state.legal(seat):
                break
            words.append(self.words.choice(state, action, seat))
            notation.append(state.text(action))
            state.apply(action, seat)
        return " · ".join(words), notation

    @property
    def title(self) -> str:
        """Whose game it was, with the points."""
        pairs = zip(self.names, self.analysis.scores, strict=True)
        names = ", ".join(f"{name} {points(score)}" for name, score in pairs)
        over = str(self.analysis.over).lower()
        return self.texts("analysis-title", game=self.texts.name(self.game), names=names, over=over)

    @property
    def about(self) -> str:
        """Return how it was looked over."""
        return self.texts(
            "analysis-about",
            bot=self.study.entrant.name,
            turns=len(self.told),
            worlds=self.study.worlds,
            threshold=points(self.threshold),
            sure=percent(SURE),
        )

    @property
    def nothing(self) -> str:
        """What is said where no turn is pointed out."""
        return self.texts("analysis-no-choices", threshold=points(self.threshold))

    def head(self, columns: tuple[str, ...]) -> list[str]:
        """Return the headings of a table."""
        return [self.texts(f"analysis-column-{column}") for column in columns]

    def seats(self) -> list[list[str]]:
        """Return what each seat surely gave away; seats that the rules play decide nothing."""
        rows = []
        for seat, (name, score) in enumerate(zip(self.names, self.analysis.scores, strict=True)):
            own = [told for told in self.told if told.seat == seat]
            pointed = [told for told in self.pointed_out if told.seat == seat]
            lost = sum(told.judgement.lost.value for told in pointed)
            rows.append([name, str(len(own)), points(lost), str(len(pointed)), points(score)])
        return rows

    def choices(self) -> list[list[str]]:
        """Return the turns that are pointed out, in their order."""
        return [
            [
                *self._head(told),
                told.best,
                bounded(_negative(told.judgement.lost), points),
                percent(min(told.judgement.sure, 0.999)),
            ]
            for told in self.pointed_out
        ]

    def turns(self) -> list[list[str]]:
        """Return all turns."""
        return [
            [
                *self._head(told),
                bounded(_negative(told.judgement.lost), points),
                " · ".join(bounded(one, points) for one in told.judgement.expected),
                " · ".join(bounded(one, percent) for one in told.judgement.chances),
            ]
            for told in self.told
        ]

    def _head(self, told: Told) -> list[str]:
        return [str(told.judgement.turn.first + 1), self.names[told.seat], told.played]

    def points_plot(self) -> str:
        """Return the expected points over the game, with marks where points were given away."""
        series = [(name, self.analysis.points(seat)) for seat, name in enumerate(self.names)]
        marks = [self._mark(told) for told in self.pointed_out]
        return lines(self.texts("analysis-plot"), series, marks, points)

    def _mark(self, told: Told) -> Mark:
        turn, lost = told.judgement.turn, points(-told.judgement.lost.value)
        at = told.judgement.expected[told.seat].value
        return Mark(turn.after, at, told.seat, f"{turn.first + 1}: {told.played} ({lost})")

    def chances_plot(self) -> str:
        """Return everybody's chance to win over the game."""
        series = [(name, self.analysis.chances(seat)) for seat, name in enumerate(self.names)]
        return lines(self.texts("analysis-chances"), series, [], percent)

    def page(self) -> str:
        """Return the analysis as one HTML page."""
        return render(
            "analysis.html",
            self.language,
            self.texts,
            title=self.title,
            about=self.about,
            plots=[
                (self.texts("analysis-plot"), drawn(self.points_plot())),
                (self.texts("analysis-chances"), drawn(self.chances_plot())),
            ],
            seats_head=self.head(SEATS),
            seats=self.seats(),
            choices_head=self.head(CHOICES),
            choices=self.choices(),
            nothing=self.nothing,
            turns_head=self.head(TURNS),
            turns=self.turns(),
        )

    def data(self) -> dict[str, object]:
        """Return the analysis as plain data, actions in notation."""
        return {
            "game": self.game,
            "bot": self.study.entrant.identity(),
            "threshold": self.threshold,
            "names": self.names,
            "scores": self.analysis.scores,
            "over": self.analysis.over,
            "turns": [self._plain(told) for told in self.told],
        }

    def _plain(self, told: Told) -> dict[str, object]:
        one = told.judgement
        return {
            "move": one.turn.first + 1,
            "seat": told.seat,
            "played": told.notation[0],
            "best": told.notation[1],
            "lost": _rounded(one.lost),
            "sure": round(one.sure, 3),
            "pointed_out": told in self.pointed_out,
            "expected": [_rounded(value) for value in one.expected],
            "chances": [_rounded(value) for value in one.chances],
            "worlds": one.worlds,
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
        lost = [told.judgement.lost.value for told in self.pointed_out]
        worst = [row for _, row in sorted(zip(lost, self.choices(), strict=True), reverse=True)]
        table = add_rows(plain_table(*self.head(CHOICES)), worst[:MOST_SHOWN])
        console.print(titled(self.texts("analysis-choices"), table))


def _negative(lost: Interval) -> Interval:
    """Return what was given away as people read it: below 0."""
    low, high = (None if bound is None else -bound for bound in (lost.high, lost.low))
    return Interval(-lost.value, low, high)


def _rounded(found: Interval) -> list[float | None]:
    return [None if bound is None else round(bound, 3) for bound in found]


def analyse_file(
    file: Path,
    bot: Entrant,
    seed: int,
    threshold: float,
    worlds: int,
    jobs: int,
    page: Path | None,
    language: str,
    components: Path | None,
    *,
    as_json: bool,
) -> int:
    """Analyse a record; print the summary and write the page, or print everything as JSON."""
    record = Record.load(file)
    study = Study(record.to_json(), bot, seed, Shipped.read(components) if components else None, worlds)
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

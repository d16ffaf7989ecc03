"""The curves of a run of learning as a page: errors by pass, the matches, and the winner's points, round by round."""

from collections.abc import Sequence

from sacbe.arena.page import bounded, drawn, percent, points, render
from sacbe.arena.plots import lines, whiskers
from sacbe.arena.training import Verdict
from sacbe.front.texts import Texts

COLUMNS = ("round", "games", "error", "wins", "points", "winner", "kept")


def curves_page(title: str, command: str, verdicts: Sequence[Verdict], texts: Texts, language: str) -> str:
    """Return the page of the rounds that are finished."""
    return render(
        "curves.html",
        language,
        texts,
        title=title,
        command=command,
        plots=[(texts(f"curves-{name}"), drawn(plot)) for name, plot in _plots(verdicts, texts)],
        head=[texts(f"curves-column-{column}") for column in COLUMNS],
        rows=[_row(verdict, texts) for verdict in verdicts],
    )


def _plots(verdicts: Sequence[Verdict], texts: Texts) -> list[tuple[str, str]]:
    """Return the plots, each with its name."""
    names = [texts("curves-round", n=verdict.number) for verdict in verdicts]
    errors = [
        (name, [(float(n + 1), error) for n, error in enumerate(verdict.errors)])
        for name, verdict in zip(names, verdicts, strict=True)
    ]
    wins = [(name, verdict.won) for name, verdict in zip(names, verdicts, strict=True)]
    winners = [(name, verdict.winner) for name, verdict in zip(names, verdicts, strict=True) if verdict.winner]
    return [
        ("errors", lines(texts("curves-errors"), errors, [], points)),
        ("wins", whiskers(texts("curves-wins"), wins, percent, 0.5)),
        ("winners", whiskers(texts("curves-winners"), winners, points)),
    ]


def _row(verdict: Verdict, texts: Texts) -> list[str]:
    return [
        str(verdict.number),
        str(verdict.games),
        points(verdict.error),
        bounded(verdict.won, percent),
        bounded(verdict.points, points),
        bounded(verdict.winner, points) if verdict.winner else "",
        texts("curves-kept", kept=str(verdict.kept).lower()),
    ]

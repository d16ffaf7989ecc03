"""A saved game, shown again: the whole story, a position on the way, or an export."""

import json
from io import StringIO
from pathlib import Path

from rich.console import Console

import sacbe
from sacbe.cli.boards import board, whole
from sacbe.cli.chronicle import Chronicle, chronicle_of
from sacbe.cli.files import write_file
from sacbe.cli.scorings import scoring_table
from sacbe.cli.screen import make_console, origin_line, score_table, seat_names, winners_line
from sacbe.cli.words import Words
from sacbe.core.errors import OptionError
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.front.texts import game_texts
from sacbe.front.words import sayings_of

EXPORT_WIDTH = 120


def replay_file(
    file: Path, move: int | None, export: str | None, output: Path | None, language: str, components: Path | None
) -> int:
    """Replay a record, every move checked, and show what was asked for."""
    if output is not None and export is None:
        raise OptionError("error-output")
    record = Record.load(file)
    replayed = sacbe.replay(record, upto=move, components=components)
    start = sacbe.replay(record, upto=0, components=components)
    view = Replay(record, start, replayed.moves, language)
    if export is None:
        view.show(position=move is not None)
        return 0
    text = view.export(export)
    if output is None:
        print(text, end="")
    else:
        write_file(output, text)
    return 0


class Replay:
    """A record that has been played again."""

    def __init__(self, record: Record, start: State, moves: list[tuple[int, int]], language: str) -> None:
        self.texts = game_texts(language, sacbe.game(record.game).folder)
        self.names = seat_names(self.texts, start, record.names)
        self.board = board(record.game, self.texts, start.rules, record.players)
        words = Words(self.texts, sayings_of(start.rules, record.players))
        self.chronicle: Chronicle
        self.chronicle, self.state = chronicle_of(start, moves, words, self.names, self.board.ways)

    def show(self, *, position: bool) -> None:
        """Print the position, or the whole story."""
        console = make_console()
        if position:
            console.print(whole(self.board, self.state.view(None), self.names, console.width))
        else:
            self.tell(console)

    def tell(self, console: Console) -> None:
        """Print the story with its scores."""
        title = self.texts("replay-title", game=self.texts.name(self.state.rules.game), moves=len(self.state.moves))
        console.print(title, style="bold")
        console.print(origin_line(self.texts, self.state))
        for line in self.chronicle.story(self.state, None):
            console.print(line)
        console.print(score_table(self.texts, self.state, self.names), *scoring_table(self.state, self.chronicle))
        if self.state.over:
            console.print(winners_line(self.texts, self.state, self.names))

    def export(self, form: str) -> str:
        """Return the story as text, the record as JSON, or the position as JSON."""
        if form == "json":
            return self.state.record().to_json()
        if form == "position":
            return json.dumps(self.state.position(), ensure_ascii=False, indent=1) + "\n"
        page = StringIO()
        self.tell(Console(file=page, width=EXPORT_WIDTH, highlight=False))
        return page.getvalue()

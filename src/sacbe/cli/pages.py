"""Pages that are looked up during a game: why, rules, the log, scores. Both ways of playing show them."""

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.reader import Command
from sacbe.cli.scorings import scoring_table
from sacbe.cli.screen import origin_line, score_table
from sacbe.cli.sitting import Sitting
from sacbe.front.ledgers import Row, chapter_of_step, chapters, row, rows


class Pages:
    """What can be looked up of one game."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.texts = sitting.texts
        self.name = sitting.game.name

    def page(self, command: Command, viewer: int | None, width: int) -> RenderableType:
        """Return the page that a command asks for."""
        made: dict[str, Callable[[], RenderableType]] = {
            "players": lambda: self.players(viewer, width),
            "log": lambda: self.log(viewer),
            "scores": self.scores,
            "info": self.info,
            "help": self.help,
            "why": self.why,
            "rule": lambda: self.rule(command.rest),
            "rules": self.rules,
        }
        return made[command.name]()

    def players(self, viewer: int | None, width: int) -> RenderableType:
        """Return the players and what lies beside the board."""
        return self.sitting.board.table(self.sitting.view(viewer), self.sitting.names, width)

    def log(self, viewer: int | None) -> RenderableType:
        """Return the whole story so far."""
        return Group(*self.sitting.chronicle.story(self.sitting.state, viewer))

    def scores(self) -> RenderableType:
        """Return where points came from."""
        sitting = self.sitting
        table = score_table(self.texts, sitting.state, sitting.names)
        return Group(table, *scoring_table(sitting.state, sitting.chronicle))

    def info(self) -> RenderableType:
        """Return what is printed on the board in full sentences."""
        return Group(origin_line(self.texts, self.sitting.state), self.sitting.board.reference())

    def help(self) -> RenderableType:
        """Return what is decided now, where its rules are, and what can be typed."""
        return Group(self._step(), Text(self.texts("help-rules")), Text(), Text(self.texts("help")))

    def _step(self) -> Text:
        state = self.sitting.state
        step = state.rules.step_names[state.step]
        return Text(self.texts("why-step", step=self.texts(f"step-{step}")), style="bold")

    def why(self) -> RenderableType:
        """Return what is decided now, and the rules of it."""
        state = self.sitting.state
        step = state.rules.step_names[state.step]
        said = [self._step()]
        chapter = chapter_of_step(self.name, step)
        if chapter:
            title = chapters(self.name, self.texts.language)[chapter]
            said.append(Text(self.texts("why-rules", chapter=chapter, title=title)))
        return Group(*said, *self._rows(chapter))

    def rule(self, wanted: str) -> RenderableType:
        """Return a rule by its id, or the rules of a chapter; without an id, those of what is decided now."""
        if not wanted:
            return self.why()
        if "." in wanted:
            return _shown(row(self.name, self.texts.language, wanted))
        found = list(self._rows(wanted.upper()))
        return Group(*found) if found else Text(self.texts("rules-none", words=wanted))

    def rules(self) -> RenderableType:
        """Return the game in short, and the chapters in the order in which one learns them."""
        brief = [_shown(row(self.name, self.texts.language, one)) for one in self.sitting.board.ways.brief]
        found = chapters(self.name, self.texts.language).items()
        listed = [Text.assemble((f"{chapter:<6}", "bold"), title) for chapter, title in found]
        told = [Text(self.texts("rules-brief"), style="bold"), *brief, Text()] if brief else []
        return Group(*told, Text(self.texts("rules-chapters"), style="bold"), *listed)

    def _rows(self, chapter: str) -> Iterator[Text]:
        for one in rows(self.name, self.texts.language) if chapter else ():
            if one.id.startswith(f"{chapter}."):
                yield _shown(one)


def _shown(one: Row) -> Text:
    return Text.assemble((f"{one.id}  ", "dim"), one.text)

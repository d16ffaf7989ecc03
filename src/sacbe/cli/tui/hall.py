"""The screen of a game: what stands where, and how it is drawn for the size there is."""

import asyncio

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Static

from sacbe.cli.boards import named
from sacbe.cli.options import Option
from sacbe.cli.places import Marks, Picture
from sacbe.cli.play import held_keys
from sacbe.cli.reader import Reader
from sacbe.cli.sitting import Sitting
from sacbe.cli.tui.board import BoardView
from sacbe.cli.tui.choices import ChoiceList
from sacbe.cli.tui.prompt import Prompt

ROOMY = (110, 34)
"""From this size on everything is on the screen at once."""
LEAST, MOST = 78, 100
"""Columns of the board where there is room for everything."""
TOLD = 30
"""So many moves back the log on the screen goes, or to one's last turn; the page of the log goes to the beginning."""
NEWS = 4
"""So many lines of what others did are shown where there is no room for the log."""
KEYS = {"f1": "help", "f2": "players", "f3": "log", "f4": "info", "f5": "why", "f6": "scores", "f7": "undo"}
"""What keys do; the prompt names them while nothing is typed."""
UNDO = ("f7", KEYS["f7"])
DARK, LIGHT = "textual-dark", "textual-light"


class Hall(App[None]):
    """Board, choices, log and prompt of one game."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, *, light: bool = False) -> None:
        super().__init__()
        self.sitting = sitting
        self.texts = sitting.texts
        self.light = light
        self.reader = Reader(sitting, ask=True)
        self.viewer = sitting.alone
        self.page: RenderableType | None = None
        """What is looked up; None shows the board."""
        self.before: Picture | None = None
        """How the board looked when one's last turn ended."""
        self.since = sitting.told
        """How many moves there were then."""
        self.asked = asyncio.Event()
        """Set when whoever was asked has decided."""
        self.notice = Text()
        self.covered = False

    def compose(self) -> ComposeResult:
        """Lay the screen out; the style sheet moves things to where there is room."""
        with Container(id="hall"):
            yield BoardView("board")
            with Vertical(id="side"):
                yield Static(id="status")
                yield Static(id="news")
                yield ChoiceList("choices")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
        yield Prompt("prompt")

    def on_mount(self) -> None:
        """Put the colours on, and the cursor where one types."""
        self.theme = LIGHT if self.light else DARK
        self.query_one(Prompt).focus()

    def on_resize(self, event: Resize) -> None:
        """Lay things out anew for another size."""
        width, height = event.size
        roomy = width >= ROOMY[0] and height >= ROOMY[1]
        slim = self.sitting.board.slim
        self.screen.set_class(roomy, "roomy")
        self.screen.set_class(not roomy and slim > 0, "beside")
        self.screen.set_class(not roomy and slim == 0, "below")
        board = self.query_one(BoardView)
        board.styles.width = max(LEAST, min(MOST, width * 3 // 5)) if roomy else slim + 1 if slim else "100%"
        self.before = None
        self.call_after_refresh(self.redraw)

    @property
    def is_roomy(self) -> bool:
        """Whether everything has room."""
        return self.screen.has_class("roomy")

    def redraw(self) -> None:
        """Draw everything anew, as soon as it is known how much room there is."""
        if self.query_one(BoardView).size.width:
            self.draw_board()
            self.draw_side()

    def draw_board(self) -> None:
        """Draw the board with what can be chosen, or as the highlighted choice would leave it; or a page."""
        board = self.query_one(BoardView)
        if self.page is not None or self.covered:
            board.draw(self.page or Text())
            board.mark(Marks(light=self.light))
            return
        board.draw(self.scene())
        changed = board.picture.changed_since(self.before)
        board.mark(Marks(self.lit(), self.pointed_place(), changed, self.light))

    def scene(self) -> RenderableType:
        """Return the map, with everything beside it where there is room."""
        sitting, board = self.sitting, self.query_one(BoardView)
        width = max(board.size.width - 1, 20)
        pointed = self.pointed_option()
        preview = sitting.preview(pointed, self.reader.seat) if pointed and self.asking else None
        view = preview or sitting.view(self.viewer)
        parts = [sitting.board.scene(view, sitting.names, width)]
        if self.is_roomy:
            parts.append(sitting.board.table(sitting.view(self.viewer), sitting.names, width))
        return Group(*parts)

    def lit(self) -> list[str]:
        """Return the places where something can be chosen now."""
        return list(self.reader.menu.places) if self.asking and self.sitting.held is None else []

    @property
    def asking(self) -> bool:
        """Whether a person is asked right now."""
        return not self.asked.is_set() and self.reader.moves == len(self.sitting.state.moves)

    def pointed_place(self) -> str:
        """Return the place of the highlighted choice."""
        entry = self.query_one(ChoiceList).pointed
        return entry.place if entry is not None else ""

    def pointed_option(self) -> Option | None:
        """Return the highlighted choice, or the one that is held."""
        entry = self.query_one(ChoiceList).pointed
        return self.sitting.held or (entry.only if entry is not None else None)

    def draw_side(self) -> None:
        """Draw where the game stands, what has happened, and what is asked."""
        sitting = self.sitting
        status = [] if self.covered else sitting.board.status(sitting.view(self.viewer), sitting.names)
        heading = []
        if self.asking and not self.covered:
            heading.append(Text.assemble(named(self.reader.seat, sitting.names), " ", (self.heading(), "bold")))
        self.query_one("#status", Static).update(
            Group(*status, self.notice, *heading) if self.notice else Group(*status, *heading)
        )
        self.draw_story()
        self.call_after_refresh(self.show_hint)

    def draw_story(self) -> None:
        """Draw what has happened: the log where it has room, else the last of what others did."""
        sitting, first = self.sitting, self.since
        if self.is_roomy:
            first = min(first, max(0, len(sitting.chronicle.deeds) - TOLD))
        told = list(sitting.chronicle.lines(sitting.state, self.viewer, first))
        if not self.is_roomy:
            self.query_one("#news", Static).update(Group(*told[-NEWS:]))
            return
        self.query_one("#story", Static).update(Group(*told))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_hint(self, *, fitted: bool = False) -> None:
        """Say at the prompt what can be done, as the last thing that is drawn; nothing where nobody is asked."""
        if fitted or self.is_status_whole:
            self.query_one(Prompt).placeholder = self.hint()
            return
        self.query_one("#status", Static).refresh(layout=True)
        self.call_after_refresh(self.show_hint, fitted=True)

    @property
    def is_status_whole(self) -> bool:
        """Whether what is asked has all its lines: the library keeps an old height where two changes come at once."""
        status = self.query_one("#status", Static)
        return status.get_content_height(self.size, self.size, status.size.width) == status.size.height

    def hint(self) -> str:
        """Return what stands at the prompt while nothing is typed: what Enter does, or what the keys do."""
        if not (self.asking or self.covered or self.sitting.state.over):
            return ""
        if self.sitting.held is not None:
            return held_keys(self.sitting)
        if self.page is not None and self.asking:
            return self.texts("page-back")
        return "  ".join(self.key_hint(*key) for key in KEYS.items())

    def key_hint(self, key: str, name: str) -> str:
        """Return a key and what it does."""
        return f"{key.upper()} {self.texts(f'keys-{name}')}"

    def heading(self) -> str:
        """Return what is asked."""
        if self.sitting.held is not None:
            return self.sitting.held.words
        if self.reader.narrow:
            return self.texts("choices-narrow", n=len(self.reader.menu.options))
        return self.reader.menu.heading

    def say(self, words: str, style: str = "") -> None:
        """Show a sentence beside the choices."""
        self.notice = Text(words, style=style)
        self.draw_side()

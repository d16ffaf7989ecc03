"""The table as one screen: a game from its first decision to its end, and what a person does at it."""

import os
import select
import sys
from pathlib import Path
from typing import ClassVar, TextIO

from rich.console import Group
from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input, OptionList

from sacbe.cli.menu import Entry
from sacbe.cli.pages import Pages
from sacbe.cli.play import read_count
from sacbe.cli.reader import Command, command_in, pieces
from sacbe.cli.screen import winners_line
from sacbe.cli.sitting import Sitting
from sacbe.cli.tui.board import BoardView
from sacbe.cli.tui.choices import ChoiceList
from sacbe.cli.tui.hall import DARK, KEYS, LIGHT, UNDO, Hall
from sacbe.cli.tui.prompt import Prompt
from sacbe.cli.tui.thinking import Thinking
from sacbe.core.errors import OptionError, SacbeError

LOOK = 0.5
"""So often (in seconds) it is looked whether the terminal is still there."""
HUNG_UP = 129
"""What a shell expects of a program whose terminal is gone."""


class Table(Hall):
    """A game that is played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("f8", "turn_theme", show=False),
        Binding("escape", "widen", show=False),
        *(Binding(key, f"command('{name}')", show=False) for key, name in KEYS.items()),
    ]

    def __init__(self, sitting: Sitting, *, light: bool = False) -> None:
        super().__init__(sitting, light=light)
        self.pages = Pages(sitting)
        self.thinking = Thinking(sitting)
        self.leaving = False

    def on_mount(self) -> None:
        """Begin."""
        self.set_interval(LOOK, self.leave_if_closed)
        self.play()

    def leave_if_closed(self) -> None:
        """End where the terminal is gone, which some do without telling; the game is kept, and nobody can be told."""
        if is_closed(sys.__stdin__):
            self.thinking.end()
            self.sitting.keep()
            os._exit(HUNG_UP)

    # -- the game -----------------------------------------------------------------------------------------------------

    @work
    async def play(self) -> None:
        """Play to the end."""
        sitting = self.sitting
        while not sitting.state.over:
            seat, turns = sitting.seat, sitting.state.turns
            try:
                await (self.ask(seat) if seat in sitting.people else self.wait_for(seat))
            except SacbeError as error:
                self.exit(message=sitting.said(error), return_code=1)
                return
            if seat in sitting.people and (sitting.state.over or sitting.seat != seat or sitting.state.turns != turns):
                self.end_turn()
        self.page = Group(winners_line(self.texts, sitting.state, sitting.names), self.pages.scores())
        self.query_one(ChoiceList).show([])
        self.redraw()

    async def ask(self, seat: int) -> None:
        """Have a person decide."""
        self.sitting.keep()
        await self.hand_over(seat)
        self.viewer = seat
        self.reader.begin(seat)
        self.asked.clear()
        self.show_menu()
        await self.asked.wait()

    async def wait_for(self, seat: int) -> None:
        """Have a bot decide, and tell of its turn when it has ended."""
        if not self.sitting.is_quick(seat):
            self.say(self.texts("is-thinking", name=self.sitting.names[seat]), "italic")
        turns = self.sitting.state.turns
        action = await self.thinking.choose(seat)
        if action is None:
            return
        self.sitting.move(action, seat)
        self.notice = Text(" ".join(self.sitting.faults), style="bold red")
        self.sitting.faults.clear()
        state = self.sitting.state
        if state.turns != turns and not state.over and self.sitting.seat not in self.sitting.people:
            self.redraw()  # whoever is asked next is shown everything then

    async def hand_over(self, seat: int) -> None:
        """Cover the screen until another person sits before it, where somebody could see what is not theirs."""
        if self.sitting.is_secret(seat, self.viewer):
            self.covered, self.page = True, Text(self.texts("hand-over", name=self.sitting.names[seat]), style="bold")
            self.query_one(ChoiceList).show([])
            self.asked.clear()
            self.redraw()
            await self.asked.wait()
            self.covered, self.page = False, None

    def end_turn(self) -> None:
        """Remember how the board looks at the end of one's turn."""
        self.query_one(ChoiceList).show([])
        self.draw_board()
        self.before = self.query_one(BoardView).picture
        self.since = len(self.sitting.chronicle.deeds)

    def show_menu(self) -> None:
        """Show what can be chosen now."""
        held = self.sitting.held is not None
        self.query_one(ChoiceList).show([] if held else self.reader.menu.entries)
        self.redraw()

    # -- what a person does -------------------------------------------------------------------------------------------

    @on(Input.Submitted)
    def enter(self, event: Input.Submitted) -> None:
        """Take the line, or the highlighted choice where nothing is typed."""
        line, event.input.value, event.input.placeholder = event.value, "", ""
        self.leaving = False
        if self.covered:
            self.asked.set()
        elif self.sitting.state.over:
            self.exit()
        elif self.asking:
            self.take(line)
        elif self.is_waiting and command_in(self.texts, line) == Command("undo"):
            self.take_back()

    def take(self, line: str) -> None:
        """Take a line; an empty one is the highlighted choice, or leads from a page back to the board."""
        pointed = self.query_one(ChoiceList).pointed
        if not line and pointed is None and self.page is not None:
            self.action_widen()
        else:
            self.obey([str(pointed.number)] if pointed is not None and not line else pieces(line))

    def obey(self, rest: list[str]) -> None:
        """Take pieces of a line one after the other; a mistake is explained."""
        self.notice, reader = Text(), self.reader
        try:
            while rest and not self.sitting.state.over:
                if reader.decided:
                    if self.sitting.seat != reader.seat:
                        break
                    reader.begin(reader.seat)
                command = reader.read(rest.pop(0))
                if command is not None:
                    self.carry_out(command)
        except SacbeError as error:
            self.notice = Text(self.sitting.said(error), style="bold red")
        if rest and not self.notice:
            self.notice = Text(self.texts("rest-dropped", rest="; ".join(rest)), style="yellow")
        self.settle()

    def settle(self) -> None:
        """Go on with the game where something was decided; otherwise show what can be chosen now."""
        if self.reader.decided:
            self.page = None
            self.asked.set()
        else:
            self.show_menu()

    def carry_out(self, command: Command) -> None:
        """Carry out a command."""
        name, rest = command.name, command.rest
        if name == "undo":
            self.notice = Text(self.texts("taken-back", what=self.sitting.undo(read_count(rest))), style="italic")
        elif name == "save":
            self.save(rest)
        elif name == "quit":
            self.exit()
        else:
            self.look_up(command)

    def save(self, name: str) -> None:
        """Keep the game in a file from now on."""
        if not name:
            raise OptionError("error-save-usage")
        self.sitting.save(Path(name).expanduser())
        self.notice = Text(self.texts("saved", file=name))

    def look_up(self, command: Command) -> None:
        """Show a page where the board is, or the board again."""
        board = self.query_one(BoardView)
        shown = command.name != "board"
        self.page = self.pages.page(command, self.viewer, board.size.width - 1) if shown else None
        self.draw_board()
        board.scroll_to(0, board.virtual_size.height if command.name == "log" else 0, animate=False)

    # -- keys and the mouse -------------------------------------------------------------------------------------------

    def action_command(self, name: str) -> None:
        """Carry out the command of a key."""
        if self.asking and not self.covered:
            self.obey([name])
        elif name == "undo" and self.is_waiting:
            self.take_back()

    @property
    def is_waiting(self) -> bool:
        """Whether the only person waits for a bot that takes its time, and may rather take back."""
        return self.thinking.is_at_it and self.sitting.alone is not None

    def hint(self) -> str:
        """Return what can be done; while a bot thinks, one may take back."""
        return super().hint() or (self.key_hint(*UNDO) if self.is_waiting else "")

    def take_back(self) -> None:
        """Take back one's last choice while a bot thinks about its answer."""
        self.carry_out(Command("undo"))
        self.thinking.stop()

    def action_widen(self) -> None:
        """Go back: from a page to the board, from some choices to all, from a highlighted one to none."""
        self.page = None if not self.covered else self.page
        if self.asking and not self.covered:
            self.reader.widen()
            self.show_menu()

    def action_turn_theme(self) -> None:
        """Change between dark and light."""
        self.light = not self.light
        self.theme = LIGHT if self.light else DARK
        self.redraw()

    def action_interrupt(self) -> None:
        """Clear the line; pressed again, leave. The game is kept."""
        prompt = self.query_one(Prompt)
        if prompt.value or not self.leaving:
            prompt.value, self.leaving = "", True
            self.say(self.texts("really-quit"), "bold")
        else:
            self.exit()

    @on(Input.Changed)
    def narrow(self, event: Input.Changed) -> None:
        """Show the choices that fit what is typed."""
        if not self.asking or self.sitting.held is not None:
            return
        piece = event.value.rpartition(";")[2].strip()
        choices, menu = self.query_one(ChoiceList), self.reader.menu
        fitting = menu.meant(piece) if piece and not piece.isdecimal() else []
        wanted = menu.narrowed(fitting).entries if fitting else _beginning(menu.entries, piece)
        if [entry.words for entry in wanted] != [entry.words for entry in choices.entries]:
            choices.show(wanted)

    @on(Prompt.Completed)
    def complete(self) -> None:
        """Complete what is typed; with nothing typed, go to the board."""
        prompt = self.query_one(Prompt)
        before, sign, piece = prompt.value.rpartition(";")
        if piece.strip() and self.asking:
            prompt.value = f"{before}{sign}{' ' if sign else ''}{self.reader.menu.completed(piece.strip())}"
            prompt.cursor_position = len(prompt.value)
        elif not piece.strip():
            board = self.query_one(BoardView)
            board.focus()
            board.action_go(0, 1)

    @on(Prompt.Stepped)
    def step(self, event: Prompt.Stepped) -> None:
        """Highlight the next choice."""
        choices = self.query_one(ChoiceList)
        (choices.action_cursor_down if event.step > 0 else choices.action_cursor_up)()

    @on(Prompt.Paged)
    def scroll_board(self, event: Prompt.Paged) -> None:
        """Scroll the board."""
        board = self.query_one(BoardView)
        (board.scroll_page_down if event.pages > 0 else board.scroll_page_up)(animate=False)

    @on(OptionList.OptionHighlighted)
    def preview(self) -> None:
        """Show where the highlighted choice is, and what it would come to."""
        if self.page is None:
            self.draw_board()

    @on(OptionList.OptionSelected)
    def click(self, event: OptionList.OptionSelected) -> None:
        """Take the choice that was clicked."""
        if self.asking:
            self.obey([str(self.query_one(ChoiceList).entries[event.option_index].number)])

    @on(BoardView.Pointed)
    def point(self, event: BoardView.Pointed) -> None:
        """Highlight what can be chosen at a place."""
        choices = self.query_one(ChoiceList)
        at = next((i for i, entry in enumerate(choices.entries) if entry.place == event.place), None)
        choices.highlighted = at

    @on(BoardView.Chosen)
    def choose(self, event: BoardView.Chosen) -> None:
        """Choose what there is at a place."""
        self.query_one(Prompt).focus()
        self.reader.choose(self.reader.menu.places[event.place])
        self.settle()

    @on(BoardView.Left)
    def back_to_prompt(self) -> None:
        """Go back to the prompt."""
        self.query_one(Prompt).focus()

    def on_key(self, event: Key) -> None:
        """Type at the prompt wherever the cursor is."""
        prompt = self.query_one(Prompt)
        if self.focused is not prompt and event.character and event.is_printable:
            prompt.focus()
            prompt.insert_text_at_cursor(event.character)

    def on_unmount(self) -> None:
        """End what still thinks."""
        self.thinking.end()


def is_closed(terminal: TextIO | None) -> bool:
    """Tell whether nobody is at the other end of a terminal any more."""
    if terminal is None or not hasattr(select, "poll"):
        return False
    looking = select.poll()
    looking.register(terminal, 0)
    return any(found & (select.POLLHUP | select.POLLNVAL) for _, found in looking.poll(0))


def _beginning(entries: list[Entry], piece: str) -> list[Entry]:
    """Return the entries whose numbers begin with what is typed; all where none does."""
    return [entry for entry in entries if str(entry.number).startswith(piece)] or entries

"""The line that is typed: Enter takes it, Tab completes it, arrows go through the choices."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from sacbe.cli.reader import MOST_TYPED


class Prompt(Input):
    """An input that hands the keys it has no use for to the rest of the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    class Stepped(Message):
        """The highlighted choice changes."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    class Completed(Message):
        """Tab was pressed: what is typed is to be completed, or the board is gone to."""

    class Paged(Message):
        """The board is scrolled."""

        def __init__(self, pages: int) -> None:
            super().__init__()
            self.pages = pages

    def __init__(self, name: str) -> None:
        super().__init__(compact=True, max_length=MOST_TYPED, select_on_focus=False, id=name)

    def action_complete(self) -> None:
        """Tell that Tab was pressed."""
        self.post_message(self.Completed())

    def action_step(self, step: int) -> None:
        """Tell that another choice is to be highlighted."""
        self.post_message(self.Stepped(step))

    def action_page(self, pages: int) -> None:
        """Tell that the board is to be scrolled."""
        self.post_message(self.Paged(pages))

"""The board on the screen: a picture that scrolls, with a cursor that goes from place to place."""

from typing import ClassVar

from rich.console import RenderableType
from rich.segment import Segment
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Region as Cells
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from sacbe.cli.places import Line, Marks, Picture, place_of


class BoardView(ScrollView, can_focus=True):
    """Shows a picture with its marks. Arrow keys move among what can be chosen, Enter and the mouse choose it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape,tab", "leave", show=False),
    ]

    class Pointed(Message):
        """The cursor stands at a place."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Chosen(Message):
        """A place has been chosen."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Left(Message):
        """The cursor goes back to the prompt."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.picture = Picture(Text(), 1)
        self.marks = Marks()
        self.lines: list[Line] = []

    def draw(self, thing: RenderableType) -> None:
        """Draw something, as wide as there is room; it is shown when it is marked."""
        self.picture = Picture(thing, max(self.size.width - 1, 20))

    def mark(self, marks: Marks) -> None:
        """Show the picture with its marks, and what is pointed at in sight."""
        self.marks = marks
        self.lines = list(self.picture.painted(marks))
        widest = max((Segment.get_line_length(line) for line in self.lines), default=0)
        self.virtual_size = Size(min(widest, self.size.width), len(self.lines))
        if marks.pointed in self.picture.regions:
            spot = self.picture.regions[marks.pointed]
            self.scroll_to_region(Cells(spot.x, spot.y, spot.right - spot.x, spot.bottom - spot.y + 1), animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a line of the picture on the ground of the theme."""
        line = y + self.scroll_offset.y
        found = self.lines[line] if line < len(self.lines) else []
        ground = self.rich_style
        return Strip(Segment.apply_style(found, ground)).crop_extend(0, self.size.width, ground)

    def place_at(self, x: int, y: int) -> str:
        """Return the place drawn in a cell."""
        for segment in self.lines[y] if 0 <= y < len(self.lines) else []:
            if x < segment.cell_length:
                return place_of(segment)
            x -= segment.cell_length
        return ""

    def on_click(self, event: Click) -> None:
        """Choose what is clicked."""
        place = self.place_at(event.x, event.y + self.scroll_offset.y)
        if place in self.marks.choosable:
            self.post_message(self.Chosen(place))

    def action_go(self, right: int, down: int) -> None:
        """Move to the next place in a direction; where there is nothing to choose, scroll."""
        if not self.marks.choosable:
            self.scroll_relative(y=down * 3, animate=False)
            return
        self.post_message(self.Pointed(self.picture.next_place(self.marks.pointed, right, down, self.marks.choosable)))

    def action_choose(self) -> None:
        """Choose what the cursor stands at."""
        if self.marks.pointed in self.marks.choosable:
            self.post_message(self.Chosen(self.marks.pointed))

    def action_leave(self) -> None:
        """Go back to the prompt."""
        self.post_message(self.Left())

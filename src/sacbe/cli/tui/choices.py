"""The list of choices on the screen: numbered, with what can be typed instead; the keyboard stays at the prompt."""

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Line

from sacbe.cli.menu import Entry


class ChoiceList(OptionList, can_focus=False):
    """Shows entries of the menu; one may be highlighted, none is at first."""

    def __init__(self, name: str) -> None:
        super().__init__(markup=False, compact=True, id=name)
        self.entries: list[Entry] = []

    def show(self, entries: list[Entry]) -> None:
        """Show some entries."""
        self.entries = entries
        wide = max((len(str(entry.number)) for entry in entries), default=1)
        self.set_options([Line(_line(entry, wide)) for entry in entries])
        self.highlighted = None

    @property
    def pointed(self) -> Entry | None:
        """The entry that is highlighted."""
        return None if self.highlighted is None else self.entries[self.highlighted]


def _line(entry: Entry, wide: int) -> Text:
    """Return an entry; words that run on are indented below the first."""
    return Text.assemble((f"{entry.number:>{wide}} ", "bold"), entry.words)

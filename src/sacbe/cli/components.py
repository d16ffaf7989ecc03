"""The component pack of a game, block by block and tile by tile, with how sure we are of each."""

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sacbe.cli.boards import Board, board
from sacbe.cli.files import write_file
from sacbe.cli.layout import compact
from sacbe.cli.screen import make_console
from sacbe.cli.seating import find_game
from sacbe.core.names import harmless
from sacbe.front.texts import Texts, game_texts

ABOUT = ("confidence", "source")
SURE = {
    "high": "green",
    "medium": "yellow",
    "low": "red",
    "confirmed": "green",
    "single-source": "yellow",
    "reconstructed": "red",
}


def show_components(name: str, export: Path | None, language: str, pack: Path | None) -> int:
    """Show a pack that has been checked, or write it to a file."""
    game = find_game(name)
    rules = game.rules(pack)
    texts = game_texts(language, game.folder)
    if export is not None:
        write_file(export, rules.pack.text)
        print(texts("exported", file=str(export)))
        return 0
    console = make_console()
    shown = Shown(texts, board(name, texts, rules), console)
    console.print(texts("pack-title", game=texts.name(name), digest=rules.pack.digest), style="bold")
    for block, content in rules.pack.data.items():
        if isinstance(content, dict):
            shown.block(block, content)
    return 0


class Shown:
    """Prints blocks of a pack."""

    def __init__(self, texts: Texts, board: Board, console: Console) -> None:
        self.texts = texts
        self.board = board
        self.console = console

    def block(self, name: str, content: Mapping[str, object]) -> None:
        """Print one block: what it is called, how sure it is, its numbers and its tiles."""
        confidence = str(content.get("confidence", ""))
        sure = (self.texts(f"confidence-{confidence}"), SURE[confidence]) if confidence in SURE else ""
        self.console.print(
            Text.assemble(
                "\n", (f"[{harmless(name)}]", "bold"), "  ", sure, (f"  {self.plain(content.get('source', ''))}", "dim")
            )
        )
        for key, value in content.items():
            if key not in ABOUT and key != "tiles":
                self.console.print(Text.assemble((f"  {harmless(key)}  ", "dim"), self.plain(value)))
        tiles = content.get("tiles")
        if isinstance(tiles, list):
            self.tiles(name, [tile for tile in tiles if isinstance(tile, dict)])

    def tiles(self, block: str, tiles: list[dict[str, object]]) -> None:
        """Print the tiles of a block, a line each; the game's words for what they do replace the data."""
        said = [self.board.tile(block, tile) for tile in tiles]
        keys = list(dict.fromkeys(key for tile in tiles for key in tile))
        shown = [key for key in keys if not (any(said) and key in ("effects", "scoring"))]
        table = compact(*map(harmless, shown), *([""] if any(said) else []))
        for tile, words in zip(tiles, said, strict=True):
            table.add_row(*(self.cell(key, tile.get(key, "")) for key in shown), *([words] if any(said) else []))
        self.console.print(table)

    def cell(self, key: str, value: object) -> Text:
        """Return one value; an id is followed by what it is called."""
        text = Text(self.plain(value))
        if key == "id" and self.texts.has(f"name-{value}"):
            text = Text.assemble(self.texts.name(str(value)), (f" {value}", "dim"))
        return text

    def plain(self, value: object) -> str:
        """Return a value of the pack in as few signs as it can be read in."""
        if isinstance(value, Mapping):
            return ", ".join(f"{harmless(key)} {self.plain(one)}" for key, one in value.items())
        if isinstance(value, list):
            return " ".join(self.plain(one) or "-" for one in value)
        return harmless(str(value))

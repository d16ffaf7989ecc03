"""The rules of a game at the terminal: one row, those with a word in them, or the list of chapters."""

from itertools import groupby

from rich.text import Text

from sacbe.cli.screen import make_console
from sacbe.cli.seating import find_game
from sacbe.front.ledgers import Row, row, rows
from sacbe.front.texts import game_texts

ROW = "-"
"""What a row's id has and a word that is looked for has not."""


def show_rules(name: str, wanted: str | None, language: str) -> int:
    """Print one rule by its id, all rules with a word or of a chapter's id, or everything there is."""
    game = find_game(name)
    texts = game_texts(language, game.folder)
    console = make_console()
    found = _found(name, language, wanted)
    for chapter, some in groupby(found, lambda one: one.chapter):
        console.print(chapter, style="bold")
        for one in some:
            console.print(Text.assemble((one.id, "dim"), "  ", one.text))
    if not found:
        console.print(texts("rules-none", words=wanted or ""))
    return 0 if found else 1


def _found(name: str, language: str, wanted: str | None) -> list[Row]:
    if wanted is None:
        return list(rows(name, language))
    if ROW in wanted and "." in wanted:
        return [row(name, language, wanted)]
    words = wanted.lower()
    return [one for one in rows(name, language) if words in one.text.lower() or one.id.lower().startswith(f"{words}.")]

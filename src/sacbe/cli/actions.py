"""The table of actions of a game: every kind with its notation, its arguments, and what it means."""

import json

from rich.text import Text

from sacbe.cli.layout import compact
from sacbe.cli.screen import make_console
from sacbe.cli.seating import find_game
from sacbe.core.actions import ActionTable, Kind
from sacbe.front.texts import Texts, game_texts

MOST_WORDS = 6
"""How many words of an argument are listed; of more the first and the last."""


def show_actions(name: str, language: str, as_json: bool) -> int:
    """Print the kinds of action of a game, as a table or as JSON."""
    game = find_game(name)
    texts = game_texts(language, game.folder)
    if as_json:
        kinds = [_data(kind, game.table, texts) for kind in game.table.kinds]
        print(json.dumps({"game": name, "rules": game.version, "kinds": kinds}, ensure_ascii=False, indent=1))
        return 0
    table = compact(texts("actions-number"), texts("actions-notation"), texts("actions-meaning"))
    for kind in game.table.kinds:
        notation = Text(" ".join([kind.name, *(f"<{argument}>" for argument in kind.arguments)]), style="bold")
        for argument, words in kind.arguments.items():
            notation.append(f"\n  {argument}: {_listed(words)}", style="not bold dim")
        table.add_row(str(kind.first), notation, texts(f"means-{kind.name}"))
    console = make_console()
    console.print(texts("actions-title", game=texts.name(name), rules=game.version, n=len(game.table)), style="bold")
    console.print(table)
    return 0


def _listed(words: tuple[str, ...]) -> str:
    """Return the words of an argument; a long list is cut short.

    >>> _listed(tuple(map(str, range(1, 13))))
    '1 2 3 4 5 … 12'
    """
    if len(words) <= MOST_WORDS:
        return " ".join(words)
    return " ".join([*words[: MOST_WORDS - 1], "…", words[-1]])


def _data(kind: Kind, table: ActionTable, texts: Texts) -> dict[str, object]:
    """Return a kind as plain data, with all the words of its arguments."""
    count = sum(1 for choice in table.choices if choice.kind == kind.name)
    return {
        "kind": kind.name,
        "first": kind.first,
        "count": count,
        "arguments": {argument: list(words) for argument, words in kind.arguments.items()},
        "meaning": texts(f"means-{kind.name}"),
    }

"""The games that are kept, listed."""

from sacbe.cli.screen import add_rows, make_console, plain_table, titled
from sacbe.cli.shelf import Kept, kept
from sacbe.front.texts import FRAME, Texts


def list_games(language: str) -> int:
    """Print the games that are kept, the last one played first."""
    texts, games = Texts(language, FRAME), list(kept())
    if not games:
        make_console().print(texts("kept-none"))
        return 0
    table = plain_table(*(texts(f"column-{name}") for name in ("name", "players", "moves", "stands")))
    make_console().print(titled(texts("kept-title"), add_rows(table, (_row(texts, game) for game in games))))
    return 0


def _row(texts: Texts, game: Kept) -> list[str]:
    names, moves = ", ".join(game.record.names), str(len(game.record.moves))
    return [game.name, names, moves, texts("kept-over" if game.over else "kept-open")]

"""``sacbe level``: which bots are an even match for somebody."""

from pathlib import Path

from sacbe.arena.errors import ArenaError
from sacbe.arena.evenness import Meeting, even_level, meetings
from sacbe.arena.intervals import Interval
from sacbe.bots.levels import EXPERT
from sacbe.cli.screen import make_console
from sacbe.cli.seating import find_game
from sacbe.core.record import Record
from sacbe.front.texts import Texts

TEXTS = Path(__file__).parent / "texts"


def show_level(game: str, places: list[Path], name: str | None, language: str) -> int:
    """Say against which bot somebody wins half of the games, and how to play the next one."""
    texts = Texts(language, TEXTS)
    found = [met for record in _records(find_game(game).name, places) if (met := meetings(record, name))]
    if not found:
        raise ArenaError(texts("level-none", game=game))
    level = even_level([one for met in found for one in met])
    console = make_console()
    console.print(_told(texts, level, found), soft_wrap=True)
    console.print(texts("level-next", command=f"sacbe play {game} --bot {bot_for(level)}"), soft_wrap=True)
    return 0


def _records(game: str, places: list[Path]) -> list[Record]:
    """Return the records of a game in files and folders."""
    files = [file for place in places for file in (sorted(place.glob("*.json")) if place.is_dir() else [place])]
    return [record for file in files if (record := Record.load(file)).game == game]


def _told(texts: Texts, level: Interval, found: list[list[Meeting]]) -> str:
    assert level.low is not None
    assert level.high is not None
    return texts("level-found", games=len(found), bot=bot_for(level), low=f"{level.low:.1f}", high=f"{level.high:.1f}")


def bot_for(level: Interval) -> str:
    """Return the bot of a level, or of the nearest there is.

    >>> bot_for(Interval(2.34, 1.9, 2.8)), bot_for(Interval(4.7, 4.0, 5.6))
    ('bot@2.3', 'bot@4')
    """
    return f"bot@{round(min(max(level.value, 0.0), EXPERT), 1):g}"

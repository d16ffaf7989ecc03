"""Pictures of the terminal, as SVG: ``python bench/screens.py`` writes those of ``docs/images``."""

import asyncio
import re
from pathlib import Path

import sacbe
from sacbe import bots
from sacbe.cli.seating import Seated
from sacbe.cli.sitting import Sitting
from sacbe.cli.tui.app import Table
from sacbe.core.record import sign
from sacbe.front.texts import game_texts

_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Letters that the library would fetch from elsewhere; those of the reader's machine do."""
IMAGES = Path(__file__).parents[1] / "docs" / "images"
NAMES = {"en": ["Ann", "Bob", "Cid"], "ko": ["지우", "서준", "하은"]}
SCREENS = (
    ("terminal-tzolkin", "tzolkin", 3, "en", 190, (120, 40), False),
    ("terminal-tikal", "tikal", 3, "en", 131, (120, 40), False),
    ("terminal-ahau", "ahau", 3, "en", 150, (120, 40), True),
    ("terminal-ahau-korean", "ahau", 1, "ko", 40, (80, 24), False),
)
"""File, game, players, language, after so many moves at least, columns and lines, light."""


def seated(game: str, players: int, language: str, moves: int) -> Seated:
    """Return a game that greedy bots have played for a while, at a decision of the first seat."""
    names = NAMES[language][:players]
    start = sacbe.game(game).start(players, 7, names=names)
    sign(start, dict.fromkeys(range(1, players), "greedy"), "")
    state = start.copy()
    minds = [bots.make("greedy", seat) for seat in range(players)]
    while len(state.moves) < moves or state.actors != (0,) or len(state.legal(0)) < 5:
        seat = state.actors[0]
        state.apply(minds[seat].choose(state.determinized(seat, state.key()), seat), seat)
    others = dict.fromkeys(range(1, players), "greedy")
    return Seated(sacbe.game(game), start, state.moves, frozenset({0}), names, others)


async def photograph(name: str, sat: Seated, language: str, size: tuple[int, int], *, light: bool) -> None:
    """Write the picture of a screen."""
    sitting = Sitting(sat, game_texts(language, sat.game.folder), None)
    sitting.keep = lambda: None  # type: ignore[method-assign]  # a picture is no game to be kept
    table = Table(sitting, light=light)
    async with table.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        picture = _FONTS.sub("", table.export_screenshot(title="sacbe play"))
        (IMAGES / f"{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Write all pictures."""
    for name, game, players, language, moves, size, light in SCREENS:
        asyncio.run(photograph(name, seated(game, players, language, moves), language, size, light=light))


if __name__ == "__main__":
    main()

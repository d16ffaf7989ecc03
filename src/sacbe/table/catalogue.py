"""What does not depend on any table: the games and their options, the bots, the texts, the component packs."""

from functools import cache

import sacbe
from sacbe import bots
from sacbe.core.game import Game
from sacbe.core.options import Option
from sacbe.front.texts import FRAME, LANGUAGES
from sacbe.table import messages
from sacbe.table.refusals import Refused


@cache
def catalogue() -> messages.Catalogue:
    """Return all that can be chosen at a new table."""
    games = [_game_info(sacbe.game(name)) for name in sacbe.games()]
    return messages.Catalogue(games=games, levels=list(bots.names()), languages=list(LANGUAGES))  # type: ignore[arg-type]


def _game_info(game: Game) -> messages.GameInfo:
    return messages.GameInfo(
        name=game.name,
        rules=game.version,
        components=game.rules().pack.digest,
        players=list(game.counts),
        usual_players=game.usual_players,
        options=[_option_info(option) for option in game.options],
    )


def _option_info(option: Option) -> messages.OptionInfo:
    return messages.OptionInfo.model_construct(
        name=option.name,
        kind=option.kind,
        default=option.default,
        values=list(option.values),
        players=list(option.players),
        excludes=list(option.excludes),
        forced={str(players): value for players, value in option.forced.items()},
    )


@cache
def texts(game: str, language: str) -> str:
    """Return the Fluent messages of the frame and of a game."""
    folders = (FRAME, known_game(game).folder / "texts")
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)


def known_game(name: str) -> Game:
    """Return a game by name."""
    if name not in sacbe.games():
        raise Refused("not-found", f"there is no game {name!r}; there are: {', '.join(sacbe.games())}")
    return sacbe.game(name)

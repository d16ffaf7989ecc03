"""What does not depend on any table: the games and their options, the bots, the texts, the component packs."""

from functools import cache
from typing import Any

import sacbe
from sacbe import bots
from sacbe.bots.characters import characters_of
from sacbe.core.game import Game
from sacbe.core.options import Option
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.front.ledgers import beginning
from sacbe.front.texts import FRAME, LANGUAGES
from sacbe.front.words import sayings_of
from sacbe.table import messages, show
from sacbe.table.course import Course, Line
from sacbe.table.refusals import Refused


@cache
def catalogue() -> messages.Catalogue:
    """Return all that can be chosen at a new table."""
    games = [_game_info(sacbe.game(name)) for name in sacbe.games()]
    return messages.Catalogue(
        games=games,
        levels=list(bots.names()),
        programs=list(bots.programs()),
        languages=list(LANGUAGES),  # type: ignore[arg-type]
    )


def _game_info(game: Game) -> messages.GameInfo:
    return messages.GameInfo(
        name=game.name,
        rules=game.version,
        components=game.rules().pack.digest,
        players=list(game.counts),
        usual_players=game.usual_players,
        options=[_option_info(option) for option in game.options],
        characters=list(characters_of(game.name)),
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
    """Return the Fluent messages of a game; those of the frame are called ``front``."""
    folder = FRAME if game == FRAME.parent.name else known_game(game).folder / "texts"
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def printed(rules: Rules, players: int) -> dict[str, Any]:
    """Return what is printed on the components of a game, as data, with what it says (``sayings``)."""
    return {**rules.pack.data, "sayings": sayings_of(rules, players).data()}


EXAMPLE_SEED = 11
EXAMPLE_MOVES = 90
"""So many decisions in, every game has something on all parts of its board."""


@cache
def example(name: str) -> messages.Example:
    """Return a position of a game for pictures beside its rules, always the same one."""
    game = known_game(name)
    state = game.start(game.usual_players, EXAMPLE_SEED).quiet()
    chance = Generator(EXAMPLE_SEED)
    for _ in range(EXAMPLE_MOVES):
        if not state.over:
            legal = state.legal(state.actors[0])
            state.apply(legal[chance.below(len(legal))], state.actors[0])
    return messages.Example(view=state.view(None), scores=list(state.scores))


@cache
def turn(name: str) -> list[messages.Replayed]:
    """Return the positions of one turn of a real game, always the same one, beginning with that before it."""
    game, began = known_game(name), beginning(name)
    if began is None:
        return []
    course = Course(game.start(began.players, began.seed), people=frozenset(), secret=b"")
    lines = (Line(number, "play", *move, shown=number) for number, move in enumerate(began.moves, start=1))
    deeds = course.absorb_all(lines).deeds
    first = max(number for number, deed in enumerate(deeds) if deed.turn)
    return [show.replayed(course, number, None) for number in range(first, len(deeds) + 1)]


def known_game(name: str) -> Game:
    """Return a game by name."""
    if name not in sacbe.games():
        raise Refused("not-found", f"there is no game {name!r}; there are: {', '.join(sacbe.games())}")
    return sacbe.game(name)

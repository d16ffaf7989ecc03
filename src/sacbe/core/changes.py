"""Positions and packs with one thing changed: each is refused with a sentence, or plays to its end.

Whoever sends one can have changed anything. A hang is found by counting decisions and steps, never by a clock.
"""

import json
import re
from typing import Any, Final

from sacbe.core.choices import Choices
from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.core.pack import Pack
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.core.state import State

LONGEST_SENTENCE: Final = 500
PATIENCE: Final = 4
"""By how much a changed position, with more goods than a game ever gives, may exceed the most decisions of a game."""
PARTS: Final = ("pending", "pending", "table", "seats", "deal")
"""What is changed in a position; few numbers are pending, and much hangs on them."""
EXTREMES: Final = (
    0,
    1,
    -1,
    2,
    7,
    255,
    256,
    1000,
    4096,
    65_536,
    2**23,
    2**24,
    2**31 - 1,
    -(2**31),
    2**31,
    2**63,
    10**40,
)
TOKEN: Final = re.compile(r'-?\d+|"[^"\n]*"|true|false|[a-z_]+(?= =)')
ODDITIES: Final = (
    *map(str, EXTREMES),
    "1.5",
    "-0.0",
    "nan",
    "inf",
    "true",
    '""',
    '"\\u0000"',
    "[]",
    "{}",
    "[[[]]]",
    "1979-05-27",
    "07:32:00",
    "1979-05-27T07:32:00Z",
    "9" * 5000,
    "[" * 2000 + "]" * 2000,
    f'"{"x" * 10_000}"',
)
"""What no pack should have anywhere."""

Path = tuple[str | int, ...]


def changed_position(state: State, random: Generator) -> tuple[dict[str, Any], str]:
    """Return a position as data with one number or word changed, and what was changed."""
    data: dict[str, Any] = json.loads(json.dumps(state.position()))
    part = PARTS[random.below(len(PARTS))]
    paths = _leaves(data[part], (part,))
    path = paths[random.below(len(paths))]
    *way, last = path
    holder: Any = data
    for name in way:
        holder = holder[name]
    before = holder[last]
    holder[last] = _other_value(state, before, _at(data, paths[random.below(len(paths))]), random)
    return data, f"{'.'.join(map(str, path))} is {holder[last]!r} instead of {before!r}"


def _leaves(value: object, path: Path) -> list[Path]:
    """Return where all numbers and words of some data are."""
    if isinstance(value, dict):
        return [leaf for name, part in value.items() for leaf in _leaves(part, (*path, name))]
    if isinstance(value, list):
        return [leaf for place, part in enumerate(value) for leaf in _leaves(part, (*path, place))]
    return [path]


def _at(data: object, path: Path) -> object:
    value: Any = data
    for name in path:
        value = value[name]
    return value


def _other_value(state: State, before: object, elsewhere: object, random: Generator) -> object:
    """Return something to put in the place of a value: a step for a step, a number near, far, or from elsewhere."""
    if not isinstance(before, int):
        names = state.rules.step_names
        return names[random.below(len(names))] if before in names else elsewhere
    values = (before + 1, before - 1, before ^ 1 << int(random.below(24)), int(random.below(64)), elsewhere)
    way = random.below(len(values) + 1)
    return values[way] if way < len(values) else EXTREMES[random.below(len(EXTREMES))]


def changed_pack(pack: Pack, random: Generator) -> tuple[str, str]:
    """Return the text of a pack with one number or word changed for another or for an oddity, and what was changed."""
    tokens = list(TOKEN.finditer(pack.text))
    one, other = tokens[random.below(len(tokens))], tokens[random.below(len(tokens))]
    value = other.group() if random.below(2) else ODDITIES[random.below(len(ODDITIES))]
    line = pack.text.count("\n", 0, one.start()) + 1
    changed = f"{pack.text[: one.start()]}{value}{pack.text[one.end() :]}"
    return changed, f"line {line}, {one.group()[:60]}, is {value[:60]}"


def refusal(error: SacbeError) -> str:
    """Return the sentence of a refusal; one that is missing or too long is no refusal."""
    sentence = str(error)
    if not 0 < len(sentence) <= LONGEST_SENTENCE:
        raise AssertionError(f"a refusal has {len(sentence)} characters: {sentence[:100]}")
    return sentence


def outcome(game: Game, data: dict[str, Any], random: Generator) -> str:
    """Load a position: return why it is refused or, when it has been played to its end, nothing."""
    try:
        state = game.load(data)
    except SacbeError as error:
        return refusal(error)
    play_to_the_end(game, state, random)
    return ""


def pack_outcome(game: Game, text: str, players: int, options: dict[str, Any], random: Generator) -> str:
    """Start a game with a pack: return why it is refused or, when it has been played to its end, nothing."""
    try:
        state = game.start(players, int(random.below(1000)), components=Pack(text, "pack.toml"), **options)
    except SacbeError as error:
        return refusal(error)
    play_to_the_end(game, state, random)
    return ""


def play_to_the_end(game: Game, state: State, random: Generator) -> None:
    """Look at a position from all sides, play it to its end, and look once more."""
    look_at(state, random)
    most = PATIENCE * game.most_decisions(int(state.players))
    middle = play_randomly(state, random, int(random.below(40)))
    look_at(state, random)
    play_randomly(state, random, most - middle)
    if not state.over:
        raise AssertionError(f"no end after {most} decisions")
    look_at(state, random)


def look_at(state: State, random: Generator) -> None:
    """Ask for all that a front end shows, and draw anew what is hidden."""
    for seat in (None, *range(state.players)):
        state.view(seat)
        state.determinized(seat, int(random.below(1000))).settle(Choices())
    for seat in state.actors:
        for action in state.legal(seat):
            state.describe(action, seat)
    for seat in range(state.ranked):
        state.breakdown(seat)
    state.record()

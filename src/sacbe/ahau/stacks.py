"""The stacks that are shuffled before a game, numbered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau.components import Components
from sacbe.ahau.names import GODS, RESOURCES, TILES
from sacbe.ahau.state import Ahau
from sacbe.core.deal import StackKind
from sacbe.core.options import Value

CITY_STACK: Final[i64] = 0  # in the order of the city spaces
SITE_STACK: Final[i64] = 1  # in the order of the site spaces; the last is left over on the small board
SCORING_STACK: Final[i64] = 2  # in the order of the temples
BAG_STACK: Final[i64] = 3
BUILDING_STACK: Final[i64] = 4
ROLE_STACK: Final[i64] = 5  # the first ones form the deck
STARTING_STACK: Final[i64] = 6  # in the order of the gameplay summary cards
SUMMARY_STACK: Final[i64] = 7  # by seat, in the family game
PERSONALITY_STACK: Final[i64] = 8  # the first one is used
CHANCE_STACK: Final[i64] = 9  # decides what is shuffled and drawn again during the game

CHANCES: Final = tuple(map(str, range(21)))
"""They lie in 21! ways, more than the 2**62 that chance can begin with."""


def stacks(parts: Components, players: int, settings: dict[str, Value]) -> list[StackKind]:
    """Return the stacks of a game."""
    family = settings["family"] is True
    bag = int(len(parts.bag_tiles) if players == 5 else parts.bag_always)
    return [
        StackKind("cities", [GODS[god] for god in parts.city_tiles]),
        StackKind("sites", [RESOURCES[colour] for colour in parts.site_tiles]),
        StackKind("god_scoring", _scoring(parts, family)),
        StackKind("bag", [TILES[tile] for tile in parts.bag_tiles[:bag]]),
        StackKind("buildings", [] if family else [parts.building_ids[kind] for kind in _buildings(parts, players)]),
        StackKind("roles", [] if family else parts.role_ids),
        StackKind("starting_tiles", [TILES[tile] for tile in parts.starting_tiles]),
        StackKind("summary_cards", parts.summary_ids),
        StackKind("personalities", parts.personality_ids),
        StackKind("chance", CHANCES),
    ]


def _scoring(parts: Components, family: bool) -> list[str]:
    """Return the god scoring tiles in play."""
    return [tile for i, tile in enumerate(parts.scoring_ids) if not family or parts.in_family[i]]


def _buildings(parts: Components, players: int) -> vec[i64]:
    """Return the building tiles in play: with the icon for five players, without the Royal Palace for one."""
    if players == 1:
        return parts.solo_stack
    return parts.stack_tiles if players == 5 else parts.stack_tiles[: parts.stack_always]


def building_items(s: Ahau) -> vec[i64]:
    """Return which building each item of the stack is."""
    return s.parts.solo_stack if s.version.solo else s.parts.stack_tiles

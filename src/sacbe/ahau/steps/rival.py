"""The seat that the rules play themselves: what it does where the others choose. King Pakal or the Shadow."""

from mypy_extensions import i64

from sacbe.ahau import causes, events
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import pakal, pakal_movement, shadow
from sacbe.ahau.steps.preferences import preferred_region, retreat_regions


def set_up(s: Ahau) -> None:
    """Set up what only it has."""
    if s.version.solo:
        pakal.set_up(s)
    else:
        shadow.set_up(s)


def reveal(s: Ahau) -> None:
    """Reveal its cards after the players', and place its ruler."""
    if s.version.solo:
        pakal_movement.reveal(s)
    else:
        shadow.reveal(s)


def retreat(s: Ahau, region: i64) -> None:
    """Move its ruler after a conflict lost."""
    cause = causes.PAKAL_RETREAT if s.version.solo else causes.SHADOW_RETREAT
    best = preferred_region(s, retreat_regions(s, region))
    events.rival_retreats(s, best)
    s.move_ruler(s.version.rival, best.item, cause)


def take_tile(s: Ahau) -> None:
    """Take a pyramid tile from its ruler's region."""
    if s.version.solo:
        pakal_movement.take_tile(s)
    else:
        shadow.take_tile(s)


def turn(s: Ahau) -> None:
    """Take its turn in the Action Phase."""
    if s.version.solo:
        pakal.turn(s)
    else:
        shadow.turn(s)


def end_of_round(s: Ahau) -> None:
    """End the round."""
    if s.version.shadow:
        shadow.end_of_round(s)


def next_katun(s: Ahau) -> None:
    """Begin a new K'atun."""
    if s.version.solo:
        pakal.place_markers(s)


def tile_to_give_back(s: Ahau) -> i64:
    """Return the tile that goes back into an empty bag."""
    return pakal_movement.random_tile(s)

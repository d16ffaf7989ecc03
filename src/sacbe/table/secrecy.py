"""What others may know of a move, found by trying: nothing here knows a game.

A move can be kept from others in two ways: they cannot tell which of several it was (a sealed commitment, a card kept
from a hand), or it brought to light what its own mover could not have known (a drawn tile), so that it cannot be taken
back.
"""

from sacbe.core.ledger import History
from sacbe.core.state import State

WORLDS = 4
"""In how many drawn worlds a move is tried. A surprise that none of them shows was nearly certain."""
ALTERNATIVES = 2
"""With how many other moves of its kind a move is compared: those that are kept secret all look alike."""


def after(state: State, action: int, seat: int) -> State:
    """Return the position after a legal action, without its history."""
    twin = state.quiet()
    twin.apply(action, seat)
    return twin


def is_secret(before: State, action: int, seat: int, then: State) -> bool:
    """Tell whether a spectator cannot tell an action from others that the mover can tell it from.

    It is tried in this world and in another that looks the same to a spectator: there the action itself may be
    impossible (the card may be in no hand), and who sees no difference cannot know it was possible here.
    """
    seen = then.view(None)
    for world in (before, before.determinized(None, 0)):
        if seat in world.actors and _has_double(world, action, seat, seen):
            return True
    return False


def _has_double(world: State, action: int, seat: int, seen: dict[str, object]) -> bool:
    """Tell whether another action of the same kind looks to a spectator as this one did, but not to the mover."""
    choices = world.rules.table.choices
    legal = world.legal(seat)
    others = [other for other in legal if other != action and choices[other].kind == choices[action].kind]
    alike = [
        twin
        for twin in (after(world, other, seat) for other in (others[:1] + others[-1:])[:ALTERNATIVES])
        if twin.view(None) == seen
    ]
    if not alike or action not in legal:
        return bool(alike)
    own = after(world, action, seat).view(seat)
    return any(twin.view(seat) != own for twin in alike)


def surprises(before: State, action: int, seat: int, then: State) -> bool:
    """Tell whether the mover sees something after an action that could have been otherwise."""
    own = then.view(seat)
    worlds = (before.determinized(seat, seed) for seed in range(WORLDS))
    return any(after(world, action, seat).view(seat) != own for world in worlds)


def outcome(state: State, action: int, seat: int) -> tuple[bool, bool]:
    """Return whether an action brings something to light within the turn, and whether it ends the turn."""
    twin = state.quiet()
    twin.history = history = History({}, [])
    twin.apply(action, seat)
    ends = bool(history.turns) or seat not in twin.actors
    return history.own == 0 and not history.turns, ends

"""Laws of the tester about what the engine marks as secret and as brought to light, found by trying in other worlds."""

from collections.abc import Iterator
from typing import Final

from sacbe.core.ledger import History
from sacbe.core.state import State

WORLDS: Final = 4
"""In how many drawn worlds a move is tried."""


def after(state: State, action: int, seat: int) -> State:
    """Return the position after a legal action, without its history."""
    twin = state.quiet()
    twin.apply(action, seat)
    return twin


def reveals(state: State, action: int, seat: int) -> bool:
    """Tell whether the engine marks that an action brings something to light."""
    twin = state.quiet()
    twin.history = history = History({}, [])
    twin.apply(action, seat)
    return history.revealed > 0


def surprises(state: State, action: int, seat: int) -> bool:
    """Tell whether the mover sees something after an action that could have been otherwise."""
    seen = after(state, action, seat).view(seat)
    worlds = (state.determinized(seat, seed) for seed in range(WORLDS))
    return any(after(world, action, seat).view(seat) != seen for world in worlds)


def is_marked_secret(state: State, action: int) -> bool:
    """Tell whether the engine marks that others cannot tell which action was taken."""
    table = state.rules.table
    return state.sealed or table.choices[action].kind in table.secret


def has_double(state: State, action: int, seat: int) -> bool:
    """Tell whether a spectator cannot tell an action from others of its kind that the mover can tell it from."""
    seen, own = _views(state, action, seat)
    return any(twin == seen and other != own for twin, other in _doubles(state, action, seat))


def _doubles(state: State, action: int, seat: int) -> Iterator[tuple[object, object]]:
    """Yield what others would see, and the mover, after other actions of the same kind: the first and the last."""
    choices = state.rules.table.choices
    others = [other for other in state.legal(seat) if other != action and choices[other].kind == choices[action].kind]
    for other in others[:1] + others[1:][-1:]:
        yield _views(state, other, seat)


def _views(state: State, action: int, seat: int) -> tuple[object, object]:
    """Return what a spectator and the mover see after an action."""
    then = after(state, action, seat)
    return then.view(None), then.view(seat)

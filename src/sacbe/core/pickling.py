"""States through pickle, as multiprocessing and clusters send them: the position, its history, and an edited pack."""

from sacbe.core.ledger import History
from sacbe.core.pack import Pack
from sacbe.core.registry import game
from sacbe.core.state import State

Past = tuple[dict[str, object], list[str], list[tuple[int, int]], list[tuple[int, int, int, int, int]], list[int], int]


def reduced(state: State) -> tuple[object, ...]:
    """Return the function that makes a state again, and the plain data it is made of."""
    pack = state.rules.pack
    edited = None if pack is game(state.rules.game).rules().pack else (pack.text, pack.name)
    return restored, (state.position(), int(state.turns), edited, _past(state.history))


def restored(
    position: dict[str, object], turns: int, edited: tuple[str, str] | None = None, past: Past | None = None
) -> State:
    """Return the state that :func:`reduced` took apart."""
    state = game(str(position["game"])).load(position, None if edited is None else Pack(*edited))
    state.turns = turns
    state.history = None if past is None else _history(past)
    return state


def _past(history: History | None) -> Past | None:
    if history is None:
        return None
    return history.origin, history.names, history.moves, history.notes, history.turns, history.own


def _history(past: Past) -> History:
    history = History(past[0], past[1])
    history.moves, history.notes, history.turns, history.own = past[2], past[3], past[4], past[5]
    return history

"""States through pickle, as multiprocessing and clusters send them: the position, its history, and an edited pack."""

from typing import Any, Final

from sacbe.core.ledger import Event, History
from sacbe.core.pack import Pack
from sacbe.core.registry import game
from sacbe.core.state import State

Past = dict[str, Any]
FIELDS: Final = ("bots", "date", "moves", "notes", "turns", "own", "revealed")
"""What a history has beside its origin, its names and its events, all of it plain data."""


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
    events = [(event.move, event.entries, event.seat, event.message, event.args) for event in history.events]
    plain = {field: getattr(history, field) for field in FIELDS}
    return {"origin": history.origin, "names": history.names, "events": events, **plain}


def _history(past: Past) -> History:
    history = History(past["origin"], past["names"])
    history.events = [Event(*event) for event in past["events"]]
    for field in FIELDS:
        setattr(history, field, past[field])
    return history

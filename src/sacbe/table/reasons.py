"""Why not? For something on the board that cannot be chosen: what could ever be done with it, and why not now."""

from collections import Counter
from functools import lru_cache

from sacbe.core.actions import ActionTable, Choice
from sacbe.core.refusals import Refusal
from sacbe.core.state import State
from sacbe.table import messages

MOST_REASONS = 200
"""So many are told, the most telling ones."""
MOST_TRIED = 400
"""So many actions are looked at: more than any one word has in any game."""
NOT_NOW = "why-not-now"
"""The least of all reasons: something else is being decided."""


def reasons(state: State, seat: int, about: list[str], seed: int) -> list[messages.Reason]:
    """Return the actions that have to do with something, the most telling first, each with why it is not possible.

    They are found in another world that looks the same to the seat, as what it can do is.
    """
    world = state.determinized(seat, seed)
    legal = set(world.legal(seat))
    offered = {world.rules.table.choice(action).kind for action in legal}
    found = [(action, _refusal(world, action, seat, legal)) for action in _named(world.rules.table, about)]
    found.sort(key=lambda one: _rank(world, one[0], one[1], offered))
    return [_reason(world, action, seat, refusal) for action, refusal in found[:MOST_REASONS]]


def _named(table: ActionTable, about: list[str]) -> list[int]:
    """Return the actions with most of the words as arguments; where no argument is one of them, those of that kind."""
    index = _index(table)
    words = {word for word in about if not word.isdecimal()}
    found = Counter(action for word in words for action in index.get(word, ()))
    found = found or Counter(action for word in words for action in index.get(f"{word} ", ()))
    most = max(found.values(), default=0)
    return sorted(action for action, count in found.items() if count == most)[:MOST_TRIED]


@lru_cache(maxsize=16)
def _index(table: ActionTable) -> dict[str, list[int]]:
    """Return the actions by the words they have as arguments, and by their kinds (with a blank, as no word has)."""
    index: dict[str, list[int]] = {}
    for action, choice in enumerate(table.choices):
        if table.text(action):
            for word in {f"{choice.kind} ", *map(str, choice.args.values())}:
                index.setdefault(word, []).append(action)
    return index


def _refusal(world: State, action: int, seat: int, legal: set[int]) -> Refusal | None:
    return None if action in legal else world.why_not(action, seat)


def _rank(world: State, action: int, refusal: Refusal | None, offered: set[str]) -> tuple[bool, bool, bool, int]:
    """Return what sorts reasons: of the kinds that can be chosen elsewhere first, the vaguest last."""
    kind = world.rules.table.choice(action).kind
    vague = refusal is not None and refusal.message == NOT_NOW
    return refusal is None, vague, kind not in offered, action


def _reason(world: State, action: int, seat: int, refusal: Refusal | None) -> messages.Reason:
    choice = _described(world, action, seat)
    why = None if refusal is None else messages.Saying(message=refusal.message, rule=refusal.rule, args=refusal.args)
    return messages.Reason(text=world.text(action), kind=choice.kind, args=choice.args, why=why)


def _described(world: State, action: int, seat: int) -> Choice:
    """Return an action with what the position adds to it; what is not possible may have nothing to add."""
    try:
        return world.describe(action, seat)
    except Exception:
        return world.rules.table.choice(action)

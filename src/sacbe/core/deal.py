"""Everything chance decides, decided before the first move: named stacks in the order in which they will be drawn.

A deal never changes during a game, so all copies of a state share it; the state only counts how far each stack is drawn.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import PositionError
from sacbe.core.rng import MASK, Generator, mix


class StackKind:
    """A stack of a game's deal: its name and the ids of its items, in printed order."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name = name
        self.ids = tuple(ids)


class Deal:
    """The shuffled stacks of one game. Items are numbered by their place in the stack's ``ids``."""

    def __init__(self, kinds: Sequence[StackKind], order: Sequence[Sequence[int]]) -> None:
        self.kinds = tuple(kinds)
        self.cards: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.lanes: vec[i64] = vec[i64]()
        low: i64 = 1
        high: i64 = 2
        for kind, stack in zip(kinds, order, strict=True):
            self.first = append(self.first, len(self.cards))
            for item in _told_apart(kind, stack):
                self.cards = append(self.cards, i64(item))
                low = mix((low + item + 1) & MASK)
                high = mix((high ^ low) & MASK)
        self.first = append(self.first, len(self.cards))
        self.lanes = vec[i64]([low, high])

    def at(self, stack: i64, i: i64) -> i64:
        """Return the item at place ``i`` of a stack."""
        return self.cards[self.first[stack] + i]

    def size(self, stack: i64) -> i64:
        """Return how many items a stack holds in all."""
        return self.first[stack + 1] - self.first[stack]

    def order(self) -> list[list[int]]:
        """Return all stacks as lists of item numbers."""
        return [[int(self.at(s, i)) for i in range(self.size(s))] for s in range(len(self.kinds))]

    def redrawn(self, stack: int, places: Sequence[int], random: Generator) -> "Deal":
        """Return a deal in which the items at ``places`` of a stack have changed places at random."""
        order = self.order()
        items = [order[stack][i] for i in places]
        random.shuffle(items)
        for place, item in zip(places, items, strict=True):
            order[stack][place] = item
        return Deal(self.kinds, order)

    def data(self) -> dict[str, list[str]]:
        """Return the deal as plain data: ids by stack."""
        return {
            kind.name: [kind.ids[item] for item in stack] for kind, stack in zip(self.kinds, self.order(), strict=True)
        }


def shuffled(kinds: Sequence[StackKind], seed: int) -> Deal:
    """Shuffle every stack, in their order, with one generator."""
    random = Generator(seed)
    order = []
    for kind in kinds:
        items = list(range(len(kind.ids)))
        random.shuffle(items)
        order.append(items)
    return Deal(kinds, order)


def from_data(kinds: Sequence[StackKind], data: Mapping[str, Sequence[str]]) -> Deal:
    """Read a deal from plain data; refuse one that is not a reordering of the stacks."""
    names = [kind.name for kind in kinds]
    if not isinstance(data, Mapping) or sorted(data) != sorted(names):
        raise PositionError(f"a deal has the stacks {', '.join(names)}")
    return Deal(kinds, [_numbers(kind, data[kind.name]) for kind in kinds])


def _told_apart(kind: StackKind, stack: Sequence[int]) -> Sequence[int]:
    """Number items with equal ids by their order, so that deals that look the same are the same."""
    if len(set(kind.ids)) == len(kind.ids):
        return stack
    return _numbers(kind, [kind.ids[item] for item in stack])


def _numbers(kind: StackKind, ids: Sequence[str]) -> list[int]:
    """Return item numbers for ids; equal ids are told apart by their order."""
    places: dict[str, list[int]] = {}
    for number, name in enumerate(kind.ids):
        places.setdefault(name, []).append(number)
    try:
        numbers = [places[name].pop(0) for name in ids]
    except (KeyError, IndexError, TypeError):
        raise PositionError(f"the stack {kind.name!r} of the deal does not hold its own items") from None
    if len(numbers) != len(kind.ids):
        raise PositionError(f"the stack {kind.name!r} of the deal has {len(numbers)} items instead of {len(kind.ids)}")
    return numbers

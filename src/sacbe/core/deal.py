"""Everything chance decides, decided before the first move: named stacks in the order in which they will be drawn.

A deal never changes during a game, so all copies of a state share it; the state only counts how far stacks are drawn.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import PositionError, quoted
from sacbe.core.rng import MASK, Generator, mix


class StackKind:
    """A stack of a game's deal: its name and the ids of its items, in printed order.

    An item's number is the place of its id; items with equal ids have the number of the first of them.
    """

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.items = [self.ids.index(item) for item in self.ids]


class Deal:
    """The shuffled stacks of one game, one after the other. Items are numbers of their stack's kind."""

    def __init__(self, kinds: tuple[StackKind, ...], cards: vec[i64], first: vec[i64]) -> None:
        self.kinds = kinds
        self.cards = cards
        self.first = first
        self.low: i64 = 1
        self.high: i64 = 2
        for i in range(len(cards)):
            self.low = mix((self.low + cards[i] + 1) & MASK)
            self.high = mix(self.high ^ self.low)

    def at(self, stack: i64, i: i64) -> i64:
        """Return the item at place ``i`` of a stack."""
        return self.cards[self.first[stack] + i]

    def size(self, stack: i64) -> i64:
        """Return how many items a stack holds in all."""
        return self.first[stack + 1] - self.first[stack]

    def redrawn(self, hidden: Sequence[Sequence[int]], random: Generator) -> "Deal":
        """Return a deal in which, stack by stack, the items at the ``hidden`` places have changed places at random.

        They are put in order first, so that what comes out tells nothing of how they lay.
        """
        cards = self.cards[:]
        for stack, places in enumerate(hidden):
            first = self.first[stack]
            items = sorted(int(cards[first + place]) for place in places)
            for place, item in zip(places, items, strict=True):
                cards[first + place] = item
            for last in range(len(places) - 1, 0, -1):
                one = first + places[last]
                other = first + places[random.below(last + 1)]
                cards[one], cards[other] = cards[other], cards[one]
        return Deal(self.kinds, cards, self.first)

    def data(self) -> dict[str, list[str]]:
        """Return the deal as plain data: ids by stack."""
        return {
            kind.name: [kind.ids[self.at(stack, i)] for i in range(self.size(stack))]
            for stack, kind in enumerate(self.kinds)
        }


def deal_of(kinds: Sequence[StackKind], order: Sequence[Sequence[int]]) -> Deal:
    """Return the deal with these items, by stack."""
    cards: list[int] = []
    first = [0]
    for stack in order:
        cards += stack
        first.append(len(cards))
    return Deal(tuple(kinds), vec[i64](cards), vec[i64](first))


def shuffled(kinds: Sequence[StackKind], seed: int) -> Deal:
    """Shuffle every stack, in their order, with one generator."""
    random = Generator(seed)
    order = []
    for kind in kinds:
        items = list(kind.items)
        random.shuffle(items)
        order.append(items)
    return deal_of(kinds, order)


def from_data(kinds: Sequence[StackKind], data: Mapping[str, object]) -> Deal:
    """Read a deal from plain data; refuse one that is not a reordering of the stacks."""
    names = [kind.name for kind in kinds]
    if not isinstance(data, Mapping) or set(data) != set(names):
        raise PositionError("error-deal-stacks", {"stacks": ", ".join(names)})
    return deal_of(kinds, [_numbers(kind, data[kind.name]) for kind in kinds])


def _numbers(kind: StackKind, ids: object) -> list[int]:
    """Return the items of a stack by their ids."""
    if not isinstance(ids, list | tuple) or len(ids) != len(kind.ids):
        raise PositionError("error-deal-list", {"stack": quoted(kind.name), "count": len(kind.ids)})
    numbers = [kind.ids.index(item) for item in ids if item in kind.ids]
    if sorted(numbers) != sorted(kind.items):
        raise PositionError("error-deal-items", {"stack": quoted(kind.name), "count": len(kind.ids)})
    return numbers

"""Chains: a choice with what follows from it as one thing, such as a god with what it does, or a walk and a deed there.

They add no rule: each decision of a chain is legal when its turn comes, the choice alone stays in the menu, and a chain
ends where something hidden would come to light.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

from sacbe.cli.options import Option
from sacbe.cli.ways import Chain, Ways, filled
from sacbe.core.state import State
from sacbe.front.texts import Texts

MOST = 24
"""So many ways to go on from one choice are offered; what would be more is asked for step by step."""
Ask = Callable[[State, Chain], list[Option]]
"""Tells what can be chosen in a position that may belong to a chain."""


@dataclass(frozen=True)
class Link:
    """A way so far: its choices one after the other, where they lead, and what may follow."""

    parts: tuple[Option, ...]
    then: State
    chain: Chain

    @property
    def actions(self) -> tuple[int, ...]:
        """All decisions of its choices."""
        return tuple(action for part in self.parts for action in part.actions)


def chained(state: State, seat: int, options: Sequence[Option], ways: Ways, ask: Ask, texts: Texts) -> list[Option]:
    """Return the choices of a menu together with what follows from each."""
    heads = [option for option in options if option.kind in ways.chains]
    chains = _Chains(state, seat, ways, ask)
    chains.known.update(option.actions for option in options)
    return [_joined(parts, texts) for option in heads for parts in chains.after(option)]


class _Chains:
    """Finds what follows from the choices of a position."""

    def __init__(self, state: State, seat: int, ways: Ways, ask: Ask) -> None:
        self.state = state
        self.seat = seat
        self.ways = ways
        self.ask = ask
        self.known: set[tuple[int, ...]] = set()
        """What has been found: the same decisions may be one choice or several, and are offered once."""

    def after(self, head: Option) -> list[tuple[Option, ...]]:
        """Return the ways to go on from a choice, step by step, as long as there are not too many of them."""
        ends: list[tuple[Option, ...]] = []
        links = [Link((head,), _after(self.state, head, self.seat), self.ways.chains[head.kind])]
        while links:
            following = [self._new(self._following(link)) for link in links]
            if len(ends) + sum(map(len, following)) > MOST:
                return ends + [link.parts for link in links if len(link.parts) > 1]
            stops = (link.parts for link, more in zip(links, following, strict=True) if link.chain.there or not more)
            ends += [parts for parts in stops if len(parts) > 1]
            links = [one for more in following for one in more]
        return ends

    def _new(self, links: Iterable[Link]) -> list[Link]:
        """Return ways that have not been found before; those of one choice come before those of several."""
        found = {link.actions: link for link in links if link.actions not in self.known}
        self.known.update(found)
        return list(found.values())

    def _following(self, link: Link) -> Iterator[Link]:
        """Yield a way with each choice that can come next in it; a choice that begins a chain goes on with its own."""
        if self._goes_on(link.then, link.chain):
            for option in self.ask(link.then, link.chain):
                if self._fits(link.parts[-1], option, link.chain):
                    chain = self.ways.chains.get(option.kind, link.chain)
                    yield Link((*link.parts, option), _after(link.then, option, self.seat), chain)

    def _goes_on(self, then: State, chain: Chain) -> bool:
        """Tell whether the same seat decides next, in a step of the chain, with nothing new before its eyes."""
        if then.over or then.actors != (self.seat,) or then.turns != self.state.turns or then.history is None:
            return False
        return then.rules.step_names[then.step] in chain.steps and then.history.revealed <= len(self.state.moves)

    def _fits(self, before: Option, option: Option, chain: Chain) -> bool:
        """Tell whether a choice belongs to a chain: where that matters, it is done where the one before led to."""
        here, there = (filled(self.ways.places.get(one.kind, ""), one.args) for one in (before, option))
        return (not chain.kinds or option.kind in chain.kinds) and (not chain.there or here == there)


def _joined(parts: tuple[Option, ...], texts: Texts) -> Option:
    """Return several choices as one, told like the first of them."""
    return replace(
        parts[0],
        actions=tuple(action for part in parts for action in part.actions),
        say=partial(_said, parts, texts),
        notation=" ".join(part.notation for part in parts),
        head=parts[0],
    )


def _said(parts: tuple[Option, ...], texts: Texts) -> str:
    """Return several choices in words; what is done again is counted."""
    counted = [(words, len(list(run))) for words, run in groupby(part.words for part in parts)]
    return texts("joint").join(texts("times", what=words, n=n) if n > 1 else words for words, n in counted)


def _after(state: State, option: Option, seat: int) -> State:
    """Return the position after a choice, with its history."""
    then = state.copy()
    for action in option.actions:
        then.apply(action, seat)
    return then

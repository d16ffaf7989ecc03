"""What core knows of a game's steps: each has a number, for frames, and a name, for plain data and texts."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar


class CoreStep:
    """A rule that can be pending. A game's own ``Step`` adds what is legal, what a choice does, and why not."""

    number: ClassVar[int] = 0
    name: ClassVar[str] = "over"


AnyStep = TypeVar("AnyStep", bound=CoreStep)


def in_order(steps: Sequence[AnyStep]) -> list[AnyStep]:
    """Return steps by their numbers, which must run from 0 (the end of the game) without gaps, each name once."""
    ordered = sorted(steps, key=lambda step: step.number)
    for place, step in enumerate(ordered):
        if step.number != place:
            raise AssertionError(f"step {step.name!r} has number {step.number}, its place is {place}")
    if len({step.name for step in ordered}) < len(ordered):
        raise AssertionError("two steps have the same name")
    return ordered


def step_names(steps: Sequence[AnyStep]) -> tuple[str, ...]:
    """Return the names of steps in their order."""
    return tuple(step.name for step in steps)

"""What a bot is, and what one that searches can say about a position."""

from mypy_extensions import i64, mypyc_attr

from sacbe.core.choices import Choices
from sacbe.core.rng import Generator
from sacbe.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat through one game, a decision at a time. Callers hand it determinized states only.

    A bot of one's own needs this one method, not this class:

    >>> class First:
    ...     def choose(self, state, seat):
    ...         return state.legal(seat)[0]
    """

    def choose(self, state: State, seat: int) -> int:
        """Return a legal action of a seat that must decide now."""
        raise NotImplementedError


class Opinion:
    """What a search thinks of one choice.

    ``share`` is its part of the visits, all of which sum to 1; ``value`` is what the seat expects after it: its final
    points, less a share of the best other seat's (all of them where two play; none where it plays alone).
    """

    def __init__(self, action: int, share: float, value: float) -> None:
        self.action = action
        self.share = share
        self.value = value

    def __repr__(self) -> str:
        return f"Opinion({self.action}, {self.share:.2f}, {self.value:+.1f})"


class Thought:
    """What a search thinks of a position: its choices, the best first, and what it expects of the game."""

    def __init__(
        self, choices: list[Opinion], expected: list[float], line: list[tuple[int, int]], simulations: int
    ) -> None:
        self.choices = choices
        self.expected = expected
        """The final points of each seat."""
        self.line = line
        """Seats and actions, beginning with the best choice."""
        self.simulations = simulations


class Random(Bot):
    """Takes any legal action with the same chance, in any game."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Generator(seed)

    def choose(self, state: State, seat: int) -> int:
        """Return one of the legal actions."""
        out = Choices()
        actor: i64 = seat
        state.fill(actor, out)
        return int(out.ids[self.random.below(out.count)])

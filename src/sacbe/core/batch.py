"""Many games side by side, one decision of each at a step, with all that a learner needs in buffers that never move.

The buffers are memoryviews: ``numpy.asarray(batch.observations)`` reads them without a copy, and sees every step.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sacbe.core.choices import Choices
from sacbe.core.errors import IllegalAction, OptionError, quoted
from sacbe.core.game import Game
from sacbe.core.observation import buffer_of
from sacbe.core.pack import Pack
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.state import State

SEEDS: Final = 0x7FFFFFFF


class Numbers(Protocol):
    """A list, an array, a memoryview: whatever holds an action for each game."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> Any: ...


def win_share(state: State) -> list[float]:
    """Return each player's share of the victory, less an equal share."""
    winners, equal = state.winners, 1 / int(state.ranked)
    return [(1 / len(winners) if seat in winners else 0.0) - equal for seat in range(int(state.players))]


def score_margin(state: State) -> list[float]:
    """Return each player's score less the best of the others."""
    scores = state.scores
    return [
        float(scores[seat] - max(other for at, other in enumerate(scores) if at != seat))
        for seat in range(int(state.players))
    ]


def own_score(state: State) -> list[float]:
    """Return each player's score."""
    return [float(score) for score in state.scores[: int(state.players)]]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {
    "win": win_share,
    "margin": score_margin,
    "score": own_score,
}


def reward_named(name: str) -> Callable[[State], list[float]]:
    """Return what makes rewards of the end of a game."""
    if name not in REWARDS:
        raise OptionError("error-no-reward", {"reward": quoted(name), "rewards": ", ".join(REWARDS)})
    return REWARDS[name]


class Batch:
    """Games of one kind. Where one ends, its rewards are given, and the next begins in its place at once."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed: int = 0,
        reward: str = "win",
        components: str | Path | Pack | None = None,
        **options: object,
    ) -> None:
        if count < 1:
            raise OptionError("error-batch-empty")
        self.game = game
        self.players: i64 = players
        self.count: i64 = count
        self.components = components
        self.options: dict[str, Any] = options
        self.observation = game.observation(players, components, **options)
        self.num_actions: i64 = len(game.rules(components).table)
        self._reward = reward_named(reward)
        self._random = Generator(seed)
        self._rows: vec[i16] = vec[i16]([0] * (count * len(self.observation)))
        self._legal: vec[u8] = vec[u8]([0] * (count * int(self.num_actions)))
        self._seats: vec[i64] = vec[i64]([0] * count)
        self._rewards: vec[float] = vec[float]([0.0] * (count * players))
        self._ends: vec[u8] = vec[u8]([0] * count)
        self._actions: vec[i64] = vec[i64]([0] * count)
        self._choices = [Choices() for _ in range(count)]
        self.states = [self._begun(place) for place in range(count)]
        for place in range(self.count):
            self._show(place)

    # -- buffers -----------------------------------------------------------------------------------------------------

    @property
    def observations(self) -> memoryview:
        """What the seat to move may know, a row of 16-bit integers for each game."""
        return _table(self._rows, "h", int(self.count), int(self.observation.size))

    @property
    def masks(self) -> memoryview:
        """1 for each legal action of the seat to move, and 0 for all others, a row of bytes for each game."""
        return _table(self._legal, "B", int(self.count), int(self.num_actions))

    @property
    def seats(self) -> memoryview:
        """The seat to move, for each game."""
        return buffer_of(self._seats)

    @property
    def rewards(self) -> memoryview:
        """Rewards of all players, a row for each game: those of a game that has just ended, and 0 otherwise."""
        return _table(self._rewards, "d", int(self.count), int(self.players))

    @property
    def ends(self) -> memoryview:
        """1 for each game whose predecessor in the same place has ended with this step."""
        return buffer_of(self._ends)

    # -- playing -----------------------------------------------------------------------------------------------------

    def step(self, actions: Numbers) -> None:
        """Take an action in each game; an illegal one is refused before anything has changed."""
        self._read(actions)
        for place in range(self.count):
            self._take(place)
            self._show(place)

    def sample(self, random: Generator) -> memoryview:
        """Return a random legal action for each game."""
        for place in range(self.count):
            choices = self._choices[place]
            self._actions[place] = choices.ids[random.below(choices.count)]
        return buffer_of(self._actions)

    def _read(self, actions: Numbers) -> None:
        """Take over the actions, and check them."""
        if len(actions) != self.count:
            raise OptionError("error-batch-actions", {"actions": len(actions), "games": int(self.count)})
        wanted = self._actions
        for place in range(self.count):
            action: i64 = int(actions[int(place)])
            if not 0 <= action < self.num_actions or self._legal[place * self.num_actions + action] == 0:
                most = int(self.num_actions) - 1
                message = Refusal("why-no-such-number", args={"number": quoted(int(action)), "most": most})
                raise IllegalAction(self._refusal(place, int(action)) or message)
            wanted[place] = action

    def _refusal(self, place: i64, action: int) -> Refusal | None:
        """Return why an action is not legal in a game."""
        state = self.states[place]
        return state.check(action, int(self._seats[place]))

    def _take(self, place: i64) -> None:
        """Take the action of one game, and begin the next if that was its end."""
        state, choices, first = self.states[place], self._choices[place], place * self.num_actions
        for i in range(choices.count):
            self._legal[first + choices.ids[i]] = 0
        state.advance(self._actions[place], self._seats[place], choices)
        if state.over:
            self._end(place, state)
        elif self._ends[place] != 0:
            self._ends[place] = 0
            for seat in range(self.players):
                self._rewards[place * self.players + seat] = 0.0

    def _end(self, place: i64, state: State) -> None:
        """Give the rewards of a game, and begin the next."""
        self._ends[place] = 1
        for seat, reward in enumerate(self._reward(state)):
            self._rewards[place * self.players + seat] = reward
        self.states[place] = self._begun(int(place))

    def _begun(self, place: int) -> State:
        """Return a new game, its first choices known."""
        seed = int(self._random.below(SEEDS)) << 31 | int(self._random.below(SEEDS))
        state = self.game.start(int(self.players), seed, components=self.components, **self.options).quiet()
        state.settle(self._choices[place])
        return state

    def _show(self, place: i64) -> None:
        """Tell who is to move, what that seat may know and what it may do."""
        state, choices, first = self.states[place], self._choices[place], place * self.num_actions
        seat = state.actor()
        self._seats[place] = seat
        self.observation.fill(state, seat, self._rows, place * self.observation.size)
        for i in range(choices.count):
            self._legal[first + choices.ids[i]] = 1


def _table(numbers: Any, form: str, rows: int, columns: int) -> memoryview:
    """Return an array as a buffer of rows."""
    return buffer_of(numbers).cast("B").cast(form, shape=[rows, columns])  # type: ignore[call-overload,no-any-return]

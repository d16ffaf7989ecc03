"""The games for Gymnasium: one seat against bots, and whole batches in which one learner plays all seats."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import sacbe
from sacbe import bots
from sacbe.core.batch import Batch, reward_named
from sacbe.envs.spaces import Seen, seen, seen_space

SEEDS = 2**62
ILLEGAL_REWARD = -1.0
SEAT_METADATA = {"render_modes": ["ansi"], "render_fps": 1}
SELF_PLAY_METADATA = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a game against bots.

    ``opponent`` is a level (``random``, ``greedy``, ``easy``, ...) or ``path/to/file.py:MyBot``; ``simulations`` is
    what a bot that searches may spend on a turn, which makes games repeat themselves exactly. Without ``seat`` it is
    another one each time. An illegal action ends the game, with the reward -1 and ``illegal`` among the infos.
    """

    metadata: dict[str, Any] = SEAT_METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = None,
        opponent: str = "easy",
        simulations: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        components: str | None = None,
        **options: Any,
    ) -> None:
        self.game = sacbe.game(game)
        self.players = self.game.usual_players if players is None else players
        self.wanted_seat = seat
        self.opponent, self.simulations = opponent, simulations
        self.components, self.options = components, options
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self._observation = self.game.observation(self.players, components, **options)
        self._actions = len(self.game.rules(components).table)
        self.observation_space: spaces.Space[Any] = seen_space(len(self._observation), self._actions)
        self.action_space = spaces.Discrete(self._actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and have the bots play up to the seat's first decision."""
        super().reset(seed=seed)
        own = self.np_random.integers(self.players) if self.wanted_seat is None else self.wanted_seat
        self.seat = int(own)
        self.position = self.game.start(self.players, self._seed(), components=self.components, **self.options)
        self.bots = [bots.make(self.opponent, self._seed(), simulations=self.simulations) for _ in range(self.players)]
        self._let_bots_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and have the bots answer."""
        if int(action) not in self.position.legal(self.seat):
            return self._seen(), ILLEGAL_REWARD, True, False, {"seat": self.seat, "illegal": True}
        self.position.apply(int(action), self.seat)
        self._let_bots_play()
        over = self.position.over
        reward = self._reward(self.position)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {"seat": self.seat}

    def render(self) -> Any:
        """Return scores and who decides what, in a line."""
        return repr(self.position) if self.render_mode == "ansi" else None

    def _seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _seen(self) -> Seen:
        return seen(self._observation, self._actions, self.position, self.seat)

    def _let_bots_play(self) -> None:
        """Play on until the seat has to decide; a bot is handed only what it may know."""
        while not self.position.over and self.seat not in self.position.actors:
            seat = self.position.actors[0]
            world = self.position.determinized(seat, self._seed())
            self.position.apply(self.bots[seat].choose(world, seat), seat)


class SelfPlayEnv(VectorEnv[Seen, Any, Any]):
    """Many games side by side, in which one learner plays all seats: what it sees is always the seat's that is to move.

    The reward is that of the seat that has just moved, and comes with the end of a game; ``rewards`` among the infos
    has those of all seats, ``seat`` who is to move next. The next game begins at once; ``final_obs`` has what the seat
    saw last.
    """

    metadata: dict[str, Any] = SELF_PLAY_METADATA

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, reward: str = "win", **options: Any
    ) -> None:
        self.game = sacbe.game(game)
        self.num_envs = num_envs
        self.players = self.game.usual_players if players is None else players
        self.render_mode = None
        self._made = {"reward": reward, **options}
        self.batch = self._begun(0)
        self.actions = int(self.batch.num_actions)
        self.single_observation_space = seen_space(len(self.batch.observation), self.actions)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch = self._begun(int(self.np_random.integers(SEEDS)))
        return self._seen(), {"seat": np.array(self.batch.seats)}

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action in each game."""
        movers = np.array(self.batch.seats)
        before = list(self.batch.states)
        self.batch.step(actions)
        rewards, ends = np.array(self.batch.rewards), np.asarray(self.batch.ends).astype(np.bool_)
        infos: dict[str, Any] = {"seat": np.array(self.batch.seats), "rewards": rewards}
        if ends.any():
            infos |= self._final(before, movers, ends)
        return self._seen(), rewards[np.arange(self.num_envs), movers], ends, np.zeros_like(ends), infos

    def _begun(self, seed: int) -> Batch:
        return sacbe.batch(self.game.name, self.players, self.num_envs, seed, **self._made)

    def _seen(self) -> Seen:
        """Return copies: what a learner keeps does not change with the next step."""
        return {"observation": np.array(self.batch.observations), "action_mask": np.array(self.batch.masks, np.int8)}

    def _final(self, ended: list[sacbe.State], movers: NDArray[np.int64], ends: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observations of the games that have ended."""
        last = np.full(self.num_envs, None, dtype=object)
        for place in ends.nonzero()[0]:
            last[place] = seen(self.batch.observation, self.actions, ended[place], int(movers[place]))
        return {"final_obs": last, "_final_obs": ends}

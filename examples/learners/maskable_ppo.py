"""Learn Tikal for two by an algorithm of a library: maskable PPO of sb3-contrib, on the vector environment.

In every game the learner has one seat and random play the other. While the other is to move, the learner sees nothing
and can only wait. What it earns is told by points: the change of its lead.

Needs: pip install "sacbe[gymnasium]" sb3-contrib
Run with: python examples/learners/maskable_ppo.py [MINUTES]
"""

import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import sacbe
from sacbe.envs.gym import SelfPlayEnv
from sacbe.envs.spaces import Seen

GAMES = 64
POINTS = 20.0
"""So many points are a reward of 1."""
WAIT = 0
"""What the learner does while the other is to move: any action, for it is not taken."""


class AgainstRandom(VecEnv):  # type: ignore[misc]
    """Games side by side, as Stable-Baselines3 wants them: one seat for the learner, the other for random play."""

    def __init__(self, count: int, seed: int) -> None:
        self.games = SelfPlayEnv("tikal", count, players=2, reward="margin")
        names = self.games.batch.observation.names
        self.points = [[i for i, name in enumerate(names) if name.startswith(f"seat {k} points")] for k in (0, 1)]
        self.everywhere, self.own = np.arange(count), np.arange(count) % 2
        self.dice, self.seed_of_games = sacbe.Generator(seed), seed
        self.waiting = np.arange(self.games.actions) == WAIT
        sees = spaces.Box(-np.inf, np.inf, (len(names),), np.float32)
        super().__init__(count, sees, self.games.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Begin all games anew."""
        seen, infos = self.games.reset(seed=self.seed_of_games)
        return self._look(seen, infos["seat"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the learner's actions where it is to move, and any elsewhere."""
        self.actions = np.where(self.to_move, actions, np.array(self.games.batch.sample(self.dice)))

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Return what came of them."""
        before, last = self.leads, self.seen
        seen, _, ends, _, infos = self.games.step(self.actions)
        now = self._look(seen, infos["seat"])
        final = infos["rewards"][self.everywhere, self.own] / POINTS
        rewards = (np.where(ends, final, self.leads) - before).astype(np.float32)
        return now, rewards, ends, [{"terminal_observation": last[i]} if ends[i] else {} for i in self.everywhere]

    def _look(self, seen: Seen, seats: NDArray[np.int64]) -> NDArray[np.float32]:
        """Keep what is to be seen and done; large numbers are told by their order of magnitude."""
        rows = seen["observation"].astype(np.float32)
        self.to_move = seats == self.own
        first, second = (rows[:, points].sum(axis=1) for points in self.points)
        self.leads = np.where(self.to_move, first - second, second - first) / POINTS
        self.seen = np.where(self.to_move[:, None], np.copysign(np.log1p(np.abs(rows)), rows), 0)
        self.masks = np.where(self.to_move[:, None], seen["action_mask"] == 1, self.waiting)
        return self.seen

    def env_method(self, method_name: str, *_: Any, indices: Any = None, **__: Any) -> list[Any]:
        """Tell what may be done, which is all that is asked."""
        assert method_name == "action_masks"
        return list(self.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Tell that there are masks."""
        return [getattr(self, {"action_masks": "env_method"}.get(attr_name, attr_name), None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing here can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Tell that these are games and nothing around them."""
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""


class Until(BaseCallback):  # type: ignore[misc]
    """Stops learning when the time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.ends = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends


def tested(model: MaskablePPO, count: int, seed: int) -> float:
    """Return the share of games that the model wins against random play, in half of them as the first."""
    games = AgainstRandom(count, seed)
    seen, open_games, won = games.reset(), np.ones(count, np.bool_), 0.0
    while open_games.any():
        actions, _ = model.predict(seen, action_masks=games.masks)
        games.step_async(actions)
        before = games.leads
        seen, rewards, ends, _ = games.step_wait()
        ended = open_games & ends
        margins = (before + rewards)[ended]
        won += float((margins > 1e-6).sum() + 0.5 * (abs(margins) <= 1e-6).sum())
        open_games &= ~ended
    return won / count


def main(words: Sequence[str]) -> None:
    """Learn, and tell how well it went."""
    minutes = float(words[0]) if words else 0.1
    model = MaskablePPO(
        "MlpPolicy",
        AgainstRandom(GAMES, 1),
        n_steps=256,
        batch_size=2048,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        seed=1,
    )
    model.learn(10**9, callback=Until(minutes), use_masking=True)
    share = tested(model, 400 if minutes > 1 else 10, 2)
    print(f"after {minutes:g} minutes and {model.num_timesteps:,} steps {share:.1%} of the games are won")


if __name__ == "__main__":
    main(sys.argv[1:])

"""The games for PettingZoo: all seats are agents, and decide one after the other (AEC)."""

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import sacbe
from sacbe.core.batch import reward_named
from sacbe.envs.spaces import Seen, seen, seen_space

ILLEGAL_REWARD = -1.0
SEED_BITS = 62
METADATA = {"render_modes": ["ansi"], "is_parallelizable": False}


class Maker:
    """Makes the environments of one game, as PettingZoo's modules do."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, players: int | None = None, **options: Any) -> AECEnv[str, Seen, int | None]:
        """Return the environment in which an illegal action ends the game, as is usual."""
        ended = wrappers.TerminateIllegalWrapper(self.raw_env(players, **options), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))

    def raw_env(self, players: int | None = None, **options: Any) -> "TableEnv":
        """Return the bare environment: an illegal action is refused with the reason."""
        return TableEnv(self.game, players, **options)


class TableEnv(AECEnv[str, Seen, int | None]):
    """A game among as many agents as players. ``reward`` is ``win``, ``margin`` or ``score``; all come at the end.

    Where several decide in secret at the same time, they are asked one after the other and see nothing of each other.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        components: str | None = None,
        **options: Any,
    ) -> None:
        self.game = sacbe.game(game)
        self.metadata = {**METADATA, "name": f"{game}_v{self.game.version}"}
        self.players = self.game.usual_players if players is None else players
        self.components, self.options = components, options
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self._observation = self.game.observation(self.players, components, **options)
        self._actions = len(self.game.rules(components).table)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: seen_space(len(self._observation), self._actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the table of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same."""
        seed = random.getrandbits(SEED_BITS) if seed is None else seed
        self.position = self.game.start(self.players, seed, components=self.components, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.actors[0]]

    def observe(self, agent: str) -> Seen:
        """Return what an agent may know now."""
        return seen(self._observation, self._actions, self.position, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(None)
            return
        agent = self.agent_selection
        self.position.play(int(action or 0), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.possible_agents, self._reward(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.actors[0]]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return scores and who decides what, in a line."""
        return repr(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Have nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

"""The games pass PettingZoo's own tests, with and without options."""

from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import sacbe
import sacbe.envs
from sacbe.envs.zoo import ILLEGAL_REWARD, Maker

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ahau", {"players": 1}),
    ("ahau", {"players": 2, "shadow": True, "board": "night"}),
    ("tikal", {"players": 4, "reward": "margin"}),
    ("tikal", {"players": 2, "auction": True}),
    ("tzolkin", {"players": 3}),
    ("tzolkin", {"players": 5, "tribes": True, "prophecies": True, "buildings": True, "reward": "score"}),
]
CYCLES = 60

# An observation with its mask in a dictionary is what PettingZoo's own board games have; its test warns of others'.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def maker(game: str) -> Maker:
    """Return a game's environments by the name that they are imported by."""
    found: Maker = getattr(sacbe.envs, f"{game}_v{sacbe.game(game).version}")
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    api_test(maker(game).env(**options), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_seed_repeats_a_game(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: maker(game).env(**options), num_cycles=CYCLES)


@pytest.mark.parametrize("game", sacbe.games())
def test_a_whole_game_gives_every_agent_its_reward(game: str) -> None:
    env = maker(game).raw_env(players=2)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        assert seen is not None
        total[agent] += reward
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    winners = env.position.winners
    assert total == {f"player_{seat}": (seat in winners) / len(winners) - 0.5 for seat in range(2)}


def test_an_illegal_action_ends_the_game_of_whoever_took_it() -> None:
    env = maker("tikal").env(players=2)
    env.reset(seed=1)
    seen = env.observe("player_0")
    assert seen is not None
    env.step(int(seen["action_mask"].argmin()))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == ILLEGAL_REWARD


def test_an_illegal_action_is_refused_with_the_reason_by_the_bare_environment() -> None:
    env = maker("tikal").raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(sacbe.IllegalAction):
        env.step(int(env.observe("player_0")["action_mask"].argmin()))


def test_who_is_not_to_move_sees_but_may_do_nothing() -> None:
    env = maker("tzolkin").raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    while len(env.position.actors) > 1:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(other)["observation"].any()
    assert "tzolkin" in str(env.render())


def test_another_version_of_the_rules_is_another_environment() -> None:
    with pytest.raises(AttributeError, match=r"there is no environment 'tikal_v0'; there are: ahau_v"):
        _ = sacbe.envs.tikal_v0
    assert set(dir(sacbe.envs)) == set(sacbe.envs.versions())

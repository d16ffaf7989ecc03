"""One seat against bots passes Gymnasium's own test; batches are what the engine says."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sacbe
from sacbe.envs.gym import ILLEGAL_REWARD, SeatEnv, SelfPlayEnv

SEATS: list[tuple[str, dict[str, Any]]] = [
    ("ahau", {"players": 1, "difficulty": "hard"}),
    ("ahau", {"players": 3, "family": True}),
    ("tikal", {"players": 2, "auction": True, "reward": "margin"}),
    ("tikal", {"players": 4}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4, "tribes": True, "prophecies": True, "seat": 2}),
]


def made(game: str, **options: Any) -> SeatEnv:
    """Return an environment by the name under which it is registered."""
    name = f"sacbe.envs:sacbe/{game}-v{sacbe.game(game).version}"
    env = gymnasium.make(name, opponent="random", **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def batched(game: str, num_envs: int, **options: Any) -> SelfPlayEnv:
    """Return a batch by the name under which it is registered."""
    name = f"sacbe.envs:sacbe/{game}-selfplay-v{sacbe.game(game).version}"
    env = gymnasium.make_vec(name, num_envs=num_envs, **options)
    assert isinstance(env, SelfPlayEnv)
    return env


@pytest.mark.parametrize(("game", "options"), SEATS)
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    check_env(made(game, **options))


def test_a_game_against_bots_ends_with_the_reward_of_the_seat() -> None:
    env = made("ahau", players=2, seat=1)
    seen, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert (info["seat"], reward) == (1, 0.0)
        seen, reward, over, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert not cut
    winners = env.position.winners
    assert reward == (1 in winners) / len(winners) - 0.5


def test_bots_of_any_level_sit_at_the_table() -> None:
    name = f"sacbe.envs:sacbe/tikal-v{sacbe.game('tikal').version}"
    env = gymnasium.make(name, players=2, seat=0, opponent="hard", simulations=2)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    table = env.unwrapped
    assert isinstance(table, SeatEnv)
    assert 1 in {seat for seat, _ in table.position.moves}


def test_an_illegal_action_ends_the_game() -> None:
    env = made("tikal", players=2)
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (ILLEGAL_REWARD, True, True)


@pytest.mark.parametrize(("game", "players"), [("ahau", 1), ("tikal", 3), ("tzolkin", 5)])
def test_batches_fit_their_spaces_and_repeat_themselves(game: str, players: int) -> None:
    one, two = batched(game, 4, players=players), batched(game, 4, players=players)
    (seen, _), (again, _) = one.reset(seed=9), two.reset(seed=9)
    for _ in range(10):
        assert one.observation_space.contains(seen)
        assert all((seen[key] == again[key]).all() for key in ("observation", "action_mask"))
        actions = seen["action_mask"].argmax(axis=1)
        assert one.action_space.contains(actions)
        (seen, *_), (again, *_) = one.step(actions), two.step(actions)


def test_a_batch_rewards_whoever_moved_last_and_shows_what_was_seen_last() -> None:
    env = batched("ahau", 3, players=2, reward="score")
    seen, info = env.reset(seed=2)
    kept = seen["observation"].copy()
    random = np.random.default_rng(1)
    ends = np.zeros(3, np.bool_)
    while not ends.any():
        movers, before = info["seat"], list(env.batch.states)
        actions = [random.choice(mask.nonzero()[0]) for mask in seen["action_mask"]]
        seen, rewards, ends, cut, info = env.step(np.array(actions))
        assert not cut.any()
    place = int(ends.argmax())
    assert rewards[place] == before[place].scores[movers[place]]
    assert info["rewards"][place].tolist() == list(before[place].scores)
    final = info["final_obs"][place]["observation"]
    assert final.tolist() == list(env.batch.observation.row(before[place], int(movers[place])))
    assert (seen["observation"][place] != final).any()
    assert kept.tolist() != seen["observation"].tolist()

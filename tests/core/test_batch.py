"""Games side by side are the games they would be one by one."""

import numpy as np
import pytest

import sacbe


def played(batch: sacbe.Batch, steps: int, seed: int) -> list[tuple[int, ...]]:
    """Play at random; return the actions taken."""
    random = sacbe.Generator(seed)
    taken = []
    for _ in range(steps):
        actions = batch.sample(random)
        taken.append(tuple(actions))
        batch.step(actions)
    return taken


@pytest.mark.parametrize(("game", "players"), [("ahau", 1), ("tikal", 2), ("tzolkin", 5)])
def test_buffers_show_what_the_games_say(game: str, players: int) -> None:
    batch = sacbe.batch(game, players, 3, seed=2)
    rows, masks, seats = np.asarray(batch.observations), np.asarray(batch.masks), np.asarray(batch.seats)
    random = sacbe.Generator(5)
    for _ in range(20):
        batch.step(batch.sample(random))
        for place, state in enumerate(batch.states):
            seat = state.actors[0]
            assert seats[place] == seat
            assert masks[place].nonzero()[0].tolist() == state.legal(seat)
            assert rows[place].tolist() == list(batch.observation.row(state, seat))


def test_a_game_that_ends_gives_rewards_and_the_next_begins() -> None:
    batch = sacbe.batch("ahau", 2, 2, seed=1)
    ends, rewards = np.asarray(batch.ends), np.asarray(batch.rewards)
    random, finished = sacbe.Generator(3), 0
    while finished < 3:
        before = list(batch.states)
        batch.step(batch.sample(random))
        for place in range(2):
            assert bool(ends[place]) == before[place].over
            expected = [0.0, 0.0]
            if ends[place]:
                winners = before[place].winners
                expected = [(seat in winners) / len(winners) - 0.5 for seat in range(2)]
                assert not batch.states[place].over
                finished += 1
            assert rewards[place].tolist() == expected


@pytest.mark.parametrize("reward", ["margin", "score"])
def test_other_rewards(reward: str) -> None:
    batch = sacbe.batch("ahau", 2, 1, seed=1, reward=reward)
    random, state = sacbe.Generator(3), batch.states[0]
    while not batch.ends[0]:
        batch.step(batch.sample(random))
    mine, yours = state.scores
    assert list(np.asarray(batch.rewards)[0]) == ([mine - yours, yours - mine] if reward == "margin" else [mine, yours])


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, other = (sacbe.batch("tikal", 2, 2, seed=seed) for seed in (7, 7, 8))
    assert played(one, 30, 1) == played(two, 30, 1)
    assert one.observations.tobytes() == two.observations.tobytes()
    assert [state.key() for state in one.states] != [state.key() for state in other.states]
    assert one.states[0].key() != one.states[1].key()


def test_arrays_see_every_step_and_cannot_be_written() -> None:
    batch = sacbe.batch("tzolkin", 2, 2)
    rows = np.asarray(batch.observations)
    before = rows.copy()
    batch.step(np.asarray(batch.masks).argmax(axis=1))
    assert (rows != before).any()
    assert not rows.flags.writeable


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = sacbe.batch("tikal", 2, 2)
    legal = [state.legal()[0] for state in batch.states]
    keys = [state.key() for state in batch.states]
    illegal = next(action for action in range(sacbe.game("tikal").num_actions) if not batch.masks[1, action])
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(sacbe.IllegalAction):
            batch.step([legal[0], wrong])
    with pytest.raises(sacbe.OptionError):
        batch.step(legal[:1])
    assert [state.key() for state in batch.states] == keys


def test_what_is_no_batch_is_refused() -> None:
    with pytest.raises(sacbe.OptionError, match="at least one"):
        sacbe.batch("tikal", 2, 0)
    with pytest.raises(sacbe.OptionError, match="no reward"):
        sacbe.batch("tikal", 2, 1, reward="fame")

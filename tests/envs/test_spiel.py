"""The games pass OpenSpiel's own test, and a player's information state is all that it may know and no more."""

import pickle
from itertools import count
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sacbe
from sacbe.envs import spiel

GAMES = [
    "sacbe_tikal(players=2)",
    "sacbe_tikal(players=3,auction=True)",
    "sacbe_tzolkin(players=2)",
    "sacbe_tzolkin(players=5,tribes=True,prophecies=True,buildings=True)",
    "sacbe_ahau(players=1,difficulty=hard)",
    "sacbe_ahau(players=3)",
    "sacbe_ahau(players=2,shadow=True,board=night)",
]


def dealt(name: str, seed: int = 7) -> spiel.SpielState:
    """Return a state whose chance has played."""
    state = spiel.loaded(name).new_initial_state()
    for byte in seed.to_bytes(spiel.SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


def played(state: spiel.SpielState, decisions: int, seed: int = 1) -> spiel.SpielState:
    """Return a state after some random decisions."""
    random = np.random.RandomState(seed)
    for _ in range(decisions):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(spiel.loaded(name), num_sims=1, serialize=True, verbose=False)


def test_the_deal_is_that_of_the_seed_which_chance_drew() -> None:
    state = dealt("sacbe_tikal(players=2)", seed=70_000)
    assert state.dealt.key() == sacbe.game("tikal").start(players=2, seed=70_000).key()
    assert state.history() == [0, 1, 17, 112]


def test_a_version_of_the_rules_is_a_name() -> None:
    version = sacbe.game("tikal").version
    assert f"sacbe_tikal_v{version}" in pyspiel.registered_names()
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("sacbe_tikal_v0")


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_look_the_same_to_the_player_and_are_played_on(name: str) -> None:
    state = played(dealt(name), 12)
    numbers = iter(np.random.RandomState(2).uniform(size=100))
    worlds = set()
    for decision in range(30):
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda: next(numbers))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        worlds.add(twin.dealt.key() == state.dealt.key())
        played(twin, 1)
        played(state, 1, seed=decision)
    assert False in worlds, "something must have been drawn anew"


def test_what_is_chosen_in_secret_is_told_to_nobody_else_until_all_have_chosen() -> None:
    state = dealt("sacbe_tzolkin(players=2,tribes=True)")
    assert state.dealt.sealed
    first, second = (state.clone() for _ in range(2))
    one, other = state.legal_actions()[:2]
    first.apply_action(one)
    second.apply_action(other)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    while first.dealt.sealed:
        played(first, 1)
    assert f"0:{one} " in first.information_state_string(1)


def test_a_resampled_state_does_not_reveal_what_was_chosen_in_secret() -> None:
    state = dealt("sacbe_tzolkin(players=2,tribes=True)")
    while state.current_player() == 0:
        played(state, 1)
    twin = state.resample_from_infostate(1, lambda: 0.5)
    while twin.dealt.sealed:
        played(twin, 1)
    assert twin.information_state_string(1).startswith("0:? ")
    with pytest.raises(ValueError, match="resampled"):
        twin.serialize()


def test_games_and_states_can_be_pickled() -> None:
    state = played(dealt("sacbe_ahau(players=2)"), 20)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.dealt.key() == state.dealt.key()
    assert str(twin.get_game()) == str(state.get_game())


def test_returns_are_the_shares_of_the_victory() -> None:
    state = dealt("sacbe_ahau(players=2)")
    for decision in count():
        if state.is_terminal():
            break
        assert state.returns() == [0.0, 0.0]
        played(state, 1, seed=decision)
    winners = state.dealt.winners
    assert state.returns() == [(seat in winners) / len(winners) - 0.5 for seat in range(2)]


@pytest.mark.parametrize("kind", ["private", "public"])
def test_an_observer_tells_what_it_was_asked_for(kind: str) -> None:
    nobody: Any = pyspiel.PrivateInfoType.NONE
    kinds = {
        "private": pyspiel.IIGObservationType(perfect_recall=False),
        "public": pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=nobody),
    }
    state = played(dealt("sacbe_ahau(players=2)"), 5)
    game: spiel.SpielGame = state.get_game()
    observer = game.make_py_observer(kinds[kind])
    observer.set_from(state, 1)
    eyes = 1 if kind == "private" else None
    assert observer.tensor.tolist() == list(game.observation.row(state.dealt, eyes))


def test_ismcts_plays() -> None:
    state = played(dealt("sacbe_ahau(players=2)"), 10)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=5, random_state=random)
    for _ in range(5):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)

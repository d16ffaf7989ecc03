"""OpenSpiel's search for games with secrets (ISMCTS) plays Ahau against random play.

Run with: python examples/openspiel_ismcts.py [SIMULATIONS GAMES]     (pip install 'sacbe[openspiel]')
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import sacbe.envs.spiel  # noqa: F401  (registers the games)


def play(simulations: int, seed: int) -> list[float]:
    """Play one game, ISMCTS in seat 0; return what everybody gets: 0.5 for a victory, -0.5 for a defeat."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game("sacbe_ahau(players=2)")
    searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 1.0, simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice(len(state.chance_outcomes()))))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play some games and count."""
    simulations, games = map(int, sys.argv[1:] or (4, 1))
    wins = sum(play(simulations, seed)[0] > 0 for seed in range(games))
    print(f"ISMCTS with {simulations} simulations won {wins} of {games} games")


if __name__ == "__main__":
    main()

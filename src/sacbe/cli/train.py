"""``sacbe train``: learning in rounds, with a match that decides whether what was learned is kept."""

import time
from pathlib import Path

from rich.console import Console

import sacbe
from sacbe.bots.judge import weights_file
from sacbe.bots.learning import Arrays, collect, compare, fit, start_weights

REMEMBERED = 3
"""Rounds of which the samples are kept."""


def train_game(
    name: str, players: int | None, games: int, rounds: int, match: int, seed: int, output: Path | None
) -> int:
    """Learn in rounds: play, fit, and keep what wins a match against what there was."""
    game, console = sacbe.game(name), Console()
    counts = [players] if players else [count for count in game.counts if 1 < count <= game.usual_players]
    asked = f" --players {players}" if players else ""
    weights = start_weights(name)
    memory: list[Arrays] = []
    for number in range(rounds):
        began = time.perf_counter()
        memory = [*memory[1 - REMEMBERED :], collect(game, counts, games, seed + number * games, weights)]
        deviation, fitted = fit(memory, weights)
        command = f"sacbe train {name}{asked} --games {games} --rounds {rounds} --match {match} --seed {seed}"
        fitted.made = {"command": command, "round": number + 1, "players": counts}
        won, points = compare(game, counts, match, seed + 7919 * (number + 1), fitted, weights)
        kept = won * 2 > match
        console.print(
            f"{name} {number + 1}/{rounds}: error {deviation:.2f}, won {won:g}/{match}, "
            f"points {points[0]:.1f} : {points[1]:.1f}, {'kept' if kept else 'dropped'}, "
            f"{time.perf_counter() - began:.0f} s",
            soft_wrap=True,
        )
        if kept:
            weights = fitted
            weights.save(output or weights_file(name))
    return 0

"""Perft: what can be decided from fixed positions, counted some decisions deep; a mismatch names first decisions."""

import pytest

import sacbe
from tests.games.perft import Position, table

TABLE = [(name, position) for name in sacbe.games() for position in table(name)]


@pytest.mark.parametrize(("game", "position"), TABLE, ids=[f"{name}-{position}" for name, position in TABLE])
def test_perft(game: str, position: Position) -> None:
    counted = position.counted(game)
    assert counted.by_decision == position.by_decision
    assert counted.leaves == position.leaves
    assert sum(counted.by_decision.values()) == (counted.leaves[-1] if counted.by_decision else 0)


@pytest.mark.parametrize("name", sacbe.games())
def test_every_option_is_counted(name: str) -> None:
    """Every value of every option, and every number of players, stands in the table of its game."""
    game = sacbe.game(name)
    positions = table(name)
    settings = [game.settings(position.players, position.options) for position in positions]
    missing = [
        f"{option.name}={value}"
        for option in game.options
        for value in option.values
        if all(setting[option.name] != value for setting in settings)
    ]
    assert missing == []
    assert {position.players for position in positions} == set(game.counts)

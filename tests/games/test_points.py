"""Whole points are whole numbers, so that records read the same from the compiled and the uncompiled engine."""

import pytest

import sacbe


@pytest.mark.parametrize("name", sacbe.games())
def test_whole_points_are_whole_numbers(name: str) -> None:
    game = sacbe.game(name)
    for players in game.counts:
        state = game.start(players, 1)
        points = [*state.scores, *(value for seat in range(players) for value in state.breakdown(seat).values())]
        assert all(type(value) is int or not float(value).is_integer() for value in points)

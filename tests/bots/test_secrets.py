"""What is drawn anew for a seat fits what the seat knows, and tells nothing of what was there before."""

import pytest

import sacbe
from sacbe.ahau.cells import HAND, ROLE, ROLE_DECK
from sacbe.ahau.names import CARDS, DANCER, ROLE_CARD
from tests.bots.positions import on_the_way


@pytest.mark.parametrize("game", sacbe.games())
def test_drawing_anew_twice_is_drawing_anew_once(game: str) -> None:
    for state in on_the_way(game, 2, {}, seed=6, every=30):
        seat = state.actors[0]
        again = [state.determinized(seat, seed).determinized(seat, 9).position() for seed in (1, 2)]
        assert again[0] == again[1]


def test_a_role_that_would_leave_nothing_to_select_is_never_imagined() -> None:
    state = next(s for s in on_the_way("ahau", 2, {}, seed=1, every=1) if len(s.actors) == 2)
    for card in range(len(CARDS)):
        state.put(1, HAND + card, 1 if CARDS[card] in ("6", CARDS[ROLE_CARD]) else 0)
    state.put(1, ROLE, DANCER + 1)
    state.cells[ROLE_DECK] &= ~(1 << DANCER)
    for seed in range(60):
        assert state.determinized(0, seed).legal(1)

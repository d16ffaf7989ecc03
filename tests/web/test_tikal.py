"""Tikal at the browser table: whole games by clicking what is lit, walking, laying, bidding, exchanging."""

import random

import pytest

from tests.web.screen import PHONE, Screen, Screens, Seat
from tests.web.test_game import check_result

ALONE = [Seat("here", "Ixchel"), Seat("bot"), Seat("bot"), Seat("bot")]
MOST_CLICKS = 1500
PATIENCE = 8
"""After so many clicks a turn is ended."""


def play_on(screen: Screen, pick: random.Random) -> int:
    """Click what is lit until the result is shown; return the number of clicks."""
    done = screen.page.locator("[data-choice=end]")
    turn = 0
    for clicks in range(MOST_CLICKS):
        screen.wait()
        if screen.page.locator(".final").count():
            return clicks
        turn += 1
        if screen.end_turn.count():
            turn = 0
            screen.end_turn.click()
            screen.page.wait_for_function("() => !document.querySelector('.prompt .primary')")
        elif turn > PATIENCE and done.count():
            done.click()
            screen.end_turn.wait_for()
        else:
            screen.choose(pick)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("version", [(), ("Auction",)], ids=["basic", "auction"])
def test_a_whole_game_of_four_against_bots(screens: Screens, version: tuple[str, ...]) -> None:
    screen = screens.open()
    screen.create(ALONE, game="Tikal", options=version)
    assert play_on(screen, random.Random(1)) > 50
    check_result(screen)


@pytest.mark.long
def test_a_whole_game_on_a_phone(screens: Screens) -> None:
    screen = screens.open(PHONE)
    screen.create(ALONE, game="Tikal")
    assert play_on(screen, random.Random(2)) > 50
    check_result(screen)

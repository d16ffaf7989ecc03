"""Any screen: turning, zooming and resizing in mid-turn change the layout and nothing else."""

import random

from playwright.sync_api import ViewportSize, expect

from tests.web.screen import DESK, LANDSCAPE, PHONE, TABLET, Screens, Seat
from tests.web.test_reach import Watched, reached

ZOOMED = ViewportSize(width=683, height=384)
"""The desk at twice its size."""
TURNED = {"rail": LANDSCAPE, "phone": PHONE, "desk": DESK, "tablet": TABLET}


def test_everything_stays_lit_when_the_phone_is_turned_in_mid_turn(screens: Screens) -> None:
    screen = screens.open(PHONE)
    watched = Watched(screen.page)
    screen.create([Seat("here", "Ixchel"), Seat("bot")])
    screen.keep_tiles(random.Random(1))
    page, pick = screen.page, random.Random(3)
    screen.wait()
    for layout, size in (*TURNED.items(), ("rail", ZOOMED), ("phone", PHONE)):
        page.set_viewport_size(size)
        expect(page.locator(".frame")).to_have_attribute("data-layout", layout)
        assert set(watched.offered) <= reached(page, set(watched.offered)), layout
        move = page.locator(".page").get_attribute("data-move")
        page.locator("nav button").first.click() if layout != "desk" else None
        screen.choose(pick)
        screen.wait()
        assert page.locator(".page").get_attribute("data-move") != move
        if screen.end_turn.count():
            screen.end_turn.click()
            expect(screen.end_turn).to_have_count(0)
            screen.wait()

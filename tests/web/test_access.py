"""Everybody can use the page, and nobody waits long for it."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.screen import DESK, PHONE, Screens, Seat

ALONE = [Seat("here", "Ixchel"), Seat("bot", "Kan")]
MOST_BYTES = 201_000


def serious(page: Page, axe: str) -> list[str]:
    """Return what axe finds serious or critical on a page."""
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["stone", "night"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(screens: Screens, axe: str, size: Any, theme: str) -> None:
    screen = screens.open(size, theme=theme)
    screen.home()
    found = serious(screen.page, axe)
    screen.create(ALONE, options=["Tribes", "Prophecies", "New buildings", "Quick actions"])
    screen.wait()
    found += serious(screen.page, axe)
    screen.keep_tiles(random.Random(1))
    screen.wait()
    found += serious(screen.page, axe)
    screen.play_turn(random.Random(2))
    screen.wait()
    screen.page.goto(f"{screen.page.url}#move=3")
    expect(screen.page.get_by_role("slider")).to_be_visible()
    found += serious(screen.page, axe)
    screen.page.get_by_role("button", name="Settings").click()
    found += serious(screen.page, axe)
    assert found == []


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_first_view_of_a_table_is_light(screens: Screens, language: str) -> None:
    screen = screens.open()
    screen.create(ALONE)
    screen.wait()
    table = screen.page.url
    link = screen.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].links.watch")

    guest = screens.open(language=language)
    session = guest.page.context.new_cdp_session(guest.page)
    loaded: dict[str, float] = {}
    urls: dict[str, str] = {}
    session.on("Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]}))
    session.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    guest.page.goto(f"{table}#link={link}")
    expect(guest.question).to_be_visible()
    guest.page.evaluate("() => document.fonts.ready.then(() => null)")
    guest.page.wait_for_load_state("networkidle")
    sizes = {urls[request].rsplit("/", 1)[-1]: round(size) for request, size in loaded.items() if request in urls}
    assert any("noto-sans-kr" in name for name in sizes), "letters are counted"
    faces = guest.page.evaluate("() => [...document.fonts].map(({ family, status }) => [family, status])")
    assert not [family for family, status in faces if status == "error"], "the browser accepts what was cut out"
    assert ["Noto Sans KR Hangul" if language == "ko" else "Marcellus", "loaded"] in faces
    assert sum(sizes.values()) < MOST_BYTES, sizes

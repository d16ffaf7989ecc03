"""Guests and owner see what the owner chose, and that the owner can make new links; nobody else is bothered."""

import pytest
from playwright.sync_api import expect

from tests.web.screen import PHONE, Screen, Screens, Seat

WORDS = {
    "en": ("chose the seed", "can make a new link for any seat"),
    "ko": ("시드를 직접 정했으며", "새 링크를 만들 수 있습니다"),
}


def invited(screens: Screens, owner: Screen, **how: str) -> Screen:
    """Return the screen of somebody who has followed the link of the second seat."""
    link = owner.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].links.seats[1]")
    guest = screens.open(**how)  # type: ignore[arg-type]
    guest.page.goto(f"{owner.page.url}#link={link}")
    return guest


@pytest.mark.parametrize("language", WORDS)
def test_guest_and_owner_are_told_that_a_seed_was_chosen_and_links_are_the_owners(
    screens: Screens, language: str
) -> None:
    owner = screens.open()
    owner.create([Seat("here", "Itzel"), Seat("link", "Bora")], seed=7)
    # The links are in front of who has just opened a table for others, until they come.
    for said in WORDS["en"]:
        expect(owner.page.get_by_role("dialog").locator(".trust").last).to_contain_text(said)
    guest = invited(screens, owner, language=language)
    for said in WORDS[language]:
        expect(guest.page.locator(".trust")).to_contain_text(said)


def test_on_the_phone_it_stands_below_the_log(screens: Screens) -> None:
    owner = screens.open()
    owner.create([Seat("here", "Itzel"), Seat("link", "Bora")], seed=7)
    link = owner.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].links.seats[1]")
    guest = screens.open(PHONE)
    guest.page.goto(f"{owner.page.url}#link={link}")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("tab", name="Log").or_(guest.page.get_by_role("button", name="Log")).first.click()
    expect(guest.page.locator(".trust")).to_be_visible()


def test_who_plays_alone_with_a_shuffled_game_is_told_nothing(screens: Screens) -> None:
    screen = screens.open()
    screen.create([Seat("here", "Itzel"), Seat()], seed=None)
    screen.wait()
    expect(screen.page.locator(".log")).to_be_visible()
    expect(screen.page.locator(".trust")).to_have_count(0)

"""Under the policy of the server nothing but its own files is loaded and run, and everything still works.

An error in the console, such as a thing the policy has refused, fails every test with screens.
"""

import random

from playwright.sync_api import Request, expect

from tests.web.screen import Screen, Screens, Seat


def foreign(screen: Screen) -> list[str]:
    """Return the list into which all requests go that leave the server."""
    found: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((screen.url, "data:")):
            found.append(request.url)

    screen.page.on("request", note)
    return found


def test_home_and_table_load_nothing_from_elsewhere(screens: Screens) -> None:
    screen = screens.open()
    elsewhere = foreign(screen)
    screen.create([Seat("here", "Itzel"), Seat()])
    screen.keep_tiles(random.Random(1))
    screen.play_turn(random.Random(1))
    assert elsewhere == []


def test_the_documentation_of_the_api_comes_from_the_package(screens: Screens) -> None:
    screen = screens.open()
    elsewhere = foreign(screen)
    screen.page.goto(f"{screen.url}/openapi")
    operation = screen.page.locator(".opblock", has_text="/api/games")
    operation.locator("button").first.click()
    operation.get_by_role("button", name="Try it out").click()
    operation.get_by_role("button", name="Execute").click()
    expect(operation.locator(".live-responses-table")).to_contain_text("tzolkin")
    assert elsewhere == []


def test_what_somebody_wrote_into_the_page_is_not_run(screens: Screens) -> None:
    screen = screens.open()
    screen.home()
    screen.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "document.title = 'taken'";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", `<img src="/no.png" onerror="document.title = 'taken'">`);
        }"""
    )
    screen.page.wait_for_function("() => document.images[document.images.length - 1].complete")
    assert screen.page.title() != "taken"
    refused = [error for error in screen.errors if "Content Security Policy" in error]
    assert len(refused) >= 2
    screen.errors.clear()

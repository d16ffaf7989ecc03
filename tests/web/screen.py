"""A person at a screen: opens tables, sees what is lit, and clicks. Nothing here knows an address of the API."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect

from tests.patience import PATIENCE

DESK = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=390, height=844)
LANDSCAPE = ViewportSize(width=844, height=390)
TABLET = ViewportSize(width=768, height=1024)
LIT = "[data-place], [data-choice]"
"""Everything that can be chosen: things on the board and buttons of the prompt."""
MOST_CLICKS = 1500
"""Of a whole game."""
MENU = "[role=menuitem]"
"""Where a thing on the board can be used in several ways, it asks which."""
MOVED = """([move, picked]) => [...document.querySelectorAll(".page:not([aria-busy=true])")].some(
  ({ dataset }) => dataset.move !== move || (dataset.picked ?? null) !== picked)"""
"""The game has gone on, and not only by what others did: nothing clicked here still waits for its answer. Or something
of the board was picked up, turned or let go."""
ANSWERED = f"(before) => ({MOVED})(before) || document.querySelector('{MENU}')"
MISSED = 60
"""So many frames after a click that changed nothing it is made again."""
NEXT = f"""([before, chance, tired]) => {{
  const page = document.querySelector(".page:not([aria-busy=true])");
  const over = document.querySelector("[data-end=over]:enabled");
  const menu = [...document.querySelectorAll("{MENU}")];
  const now = [page?.dataset.move, page?.dataset.picked ?? null, menu.length > 0, over !== null];
  const same = page && before?.every((one, i) => one === now[i]);
  window.frames_unchanged = same ? (window.frames_unchanged ?? 0) + 1 : 0;
  if (!page || (same && window.frames_unchanged < {MISSED})) return null;
  if (document.querySelector(".final")) return {{ what: "result", now }};
  const lit = (menu.length ? menu : [...document.querySelectorAll("{LIT}")]).filter(
    (one) => one.checkVisibility({{ visibilityProperty: true }}) && !one.disabled);
  const end = over ?? (tired ? document.querySelector("[data-end=stop]:enabled") : null);
  const one = end ?? lit[Math.floor(chance * lit.length)];
  one?.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const {{ left = 0, top = 0, width = 0, height = 0 }} = one?.getBoundingClientRect() ?? {{}};
  const [x, y] = [left + width / 2, top + height / 2];
  const still = window.seen?.one === one && window.seen.x === x && window.seen.y === y;
  window.seen = {{ one, x, y }};
  if (!one || !still || !one.contains(document.elementFromPoint(x, y))) return null;
  window.frames_unchanged = 0;
  return {{ what: end ? "end" : "lit", x, y, now }};
}}"""
"""What to click next, when the last click has been answered: something lit, chosen by chance, or what ends the turn,
where that is over or whoever plays is tired of it. No answer while it moves or is covered. Where the page has drawn
itself many times, waits for nothing and is as it was, the click met something that was just being replaced: again. One
question instead of many, as whole games are made of many clicks.
"""
STARTING = """(lit) => {
  if (!document.querySelector(".page[data-current=true]:not([aria-busy=true])")) return "";
  if (document.querySelector("[data-end=over]:enabled")) return "end";
  const asked = document.querySelector(".question h2")?.textContent.includes("start with");
  return asked ? document.querySelector(lit) && "choose" : "started";
}"""
"""What to start with: one more thing is to be chosen, all is and can be ended, or it is not asked for any more. No
answer while moves of others are on their way."""


@dataclass(frozen=True)
class Seat:
    """Who is to sit on a seat."""

    kind: Literal["here", "link", "bot"] = "bot"
    name: str = ""
    level: str = "random"


class Screen:
    """One browser window."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    # -- home ---------------------------------------------------------------------------------------------------------

    def home(self) -> None:
        """Go to the first page."""
        self.page.goto(self.url)
        expect(self.page.locator("article.game .look").first).to_be_visible()

    def create(
        self, seats: Sequence[Seat], *, game: str = "Tzolk'in", seed: int | None = 7, options: Sequence[str] = ()
    ) -> None:
        """Open a table through the form."""
        self.home()
        form = self.page.locator("form")
        self.page.locator("article.game .look", has_text=game).click()
        expect(self.page.locator("form h2, dialog h2")).to_contain_text(game)
        form.locator("label", has_text=str(len(seats))).first.click()
        for row, seat in zip(form.locator("li.seat").all(), seats, strict=True):
            row.locator("select").last.select_option(seat.kind)
            if seat.kind == "bot":
                row.locator("select").first.select_option(seat.level)
            row.locator("input").fill(seat.name)
        for option in options:
            form.get_by_role("switch", name=option).check(force=True)
        form.locator("summary").click()
        form.locator("details input").last.fill("" if seed is None else str(seed))
        form.locator("button.primary").click()
        self.page.wait_for_url("**/t/*")

    # -- at the table -------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        """What the prompt asks."""
        return self.page.locator(".question h2")

    @property
    def end_turn(self) -> Locator:
        """The button that ends a turn, where the turn is over."""
        return self.page.locator("[data-end=over]:enabled")

    @property
    def stop(self) -> Locator:
        """The same button, where one may stop."""
        return self.page.locator("[data-end=stop]:enabled")

    @property
    def undo(self) -> Locator:
        """The button that takes something back."""
        return self.page.get_by_role("button", name="Undo").or_(self.page.get_by_role("button", name="Take back my"))

    @property
    def log(self) -> Locator:
        """The lines of the log, newest first."""
        return self.page.locator(".log li")

    def lit(self) -> Locator:
        """Return all that can be chosen now."""
        return self.page.locator(LIT)

    def wait(self) -> None:
        """Wait until there is something to do, or the game is over."""
        self.page.locator(f"{LIT}, .prompt .primary:enabled, .final, .pass").first.wait_for()

    def choose(self, pick: random.Random) -> str:
        """Click something that is lit, and wait for the answer; return what it was."""
        page = self.page.locator(".page")
        before = [page.get_attribute("data-move"), page.get_attribute("data-picked")]
        menu = self.page.locator(MENU).count() > 0
        lit = self.page.locator(MENU if menu else LIT).filter(visible=True)
        lit.first.wait_for()
        one = lit.nth(pick.randrange(lit.count()))
        name = one.get_attribute("aria-label") or one.inner_text()
        one.click()
        self.page.wait_for_function(MOVED if menu else ANSWERED, arg=before)
        return name

    def keep_tiles(self, pick: random.Random) -> None:
        """Choose what to start with, the first decision of the game, until it is somebody else's or the next one."""
        while (asked := self.page.wait_for_function(STARTING, arg=LIT).json_value()) != "started":
            if asked == "end":
                self._end()
            else:
                self.choose(pick)

    def wait_for_answer(self) -> None:
        """Wait until the prompt has something to say again."""
        self.page.locator(
            f"{LIT}, .prompt .primary:enabled, .final, .pass, .question h2:text-matches('Waiting')"
        ).first.wait_for()
        if self.end_turn.count():
            self._end()

    def play_turn(self, pick: random.Random) -> None:
        """Play until the turn is over, and end it."""
        self.wait()
        while self.end_turn.count() == 0:
            if self.choose(pick).startswith("End turn"):
                return
            self.wait()
        self._end()

    def play_out(self, pick: random.Random, patience: int = MOST_CLICKS) -> int:
        """Click what is lit until the result is shown; end turns after so many clicks. Return how many there were."""
        before, turn = None, 0
        for clicks in range(MOST_CLICKS):
            arg = [before, pick.random(), turn > patience]
            seen = self.page.wait_for_function(NEXT, arg=arg).json_value()
            if seen["what"] == "result":
                return clicks
            self.page.mouse.click(seen["x"], seen["y"])
            before, turn = seen["now"], 0 if seen["what"] == "end" else turn + 1
        raise AssertionError("the game does not end")

    def _end(self) -> None:
        self.end_turn.click()
        expect(self.end_turn).to_have_count(0)


class Screens:
    """All screens of a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.screens: list[Screen] = []

    def open(
        self,
        size: ViewportSize = DESK,
        *,
        language: str = "en",
        theme: str = "stone",
        speed: int = 0,
        still: bool = True,
        by_itself: bool = False,
    ) -> Screen:
        """Open a screen of somebody who has never been here."""
        context = self.browser.new_context(
            viewport=size,
            has_touch=size in (PHONE, LANDSCAPE, TABLET),
            locale="ko-KR" if language == "ko" else "en-GB",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE * 1000)
        settings = json.dumps({"language": language, "theme": theme, "speed": speed, "endsByItself": by_itself})
        context.add_init_script(f"localStorage['sacbe.settings'] ??= {json.dumps(settings)}")
        screen = Screen(context.new_page(), self.url)
        self.contexts.append(context)
        self.screens.append(screen)
        return screen

    def close(self) -> list[str]:
        """Close all, and return the errors anybody has seen."""
        for context in self.contexts:
            context.close()
        return [error for screen in self.screens for error in screen.errors]

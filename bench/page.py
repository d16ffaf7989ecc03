"""Measure the page as a player meets it: ``python bench/page.py [GAME] [--turns N]`` prints a table for ``results.md``.

First load by size and requests, layout shift, click to reaction (turns of a golden game are played through the page),
stops of the tab key (by pressing it) and targets that are too small; ``clicks.py`` counts the clicks. The page must be
built; a server and Chromium are started.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from clicks import HANDS
from hands.common import Hand, play
from playwright.sync_api import Page
from tests.web.running import chromium, running
from tests.web.screen import Screens
from tests.web.test_player import SMALL, STOPS

PLAYED = {"tzolkin": "base-4", "tikal": "basic-4"}
"""Of each game with a hand: the golden game that is played."""
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 100);
})"""
REACTIONS = """() => {
  window.reactions = [];
  let released = null;
  addEventListener("pointerup", () => (released = performance.now()), true);
  new MutationObserver(() => {
    if (released === null) return;
    const then = released;
    released = null;
    requestAnimationFrame(() => setTimeout(() => window.reactions.push(performance.now() - then)));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""How long after each click or drag the first change of the page has been drawn, in ms."""


def say(line: str) -> None:
    """Print a row."""
    sys.stdout.write(f"{line}\n")


def reactions(hand: Hand, game: str, most: int) -> list[float]:
    """Play the first parts of a golden game; return how long the page took after each click or drag."""
    played = play(hand, game, PLAYED[game])
    next(played)
    hand.page.evaluate(REACTIONS)
    for _ in range(most):
        next(played)
    return sorted(float(one) for one in hand.page.evaluate("() => window.reactions"))


def loaded(screens: Screens, path: str, language: str) -> tuple[int, int, float]:
    """Return bytes, requests and layout shift of a first visit."""
    screen = screens.open(language=language)
    session = screen.page.context.new_cdp_session(screen.page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    screen.page.goto(path)
    screen.page.locator("h1, .question h2").first.wait_for()
    screen.page.evaluate("() => document.fonts.ready.then(() => null)")
    screen.page.wait_for_load_state("networkidle")
    return round(sum(sizes)), len(sizes), float(screen.page.evaluate(SHIFT))


def tab_stops(page: Page) -> int:
    """Press the tab key once round."""
    page.evaluate("() => document.activeElement.blur()")
    seen: list[str] = []
    for _ in range(300):
        page.keyboard.press("Tab")
        stop = str(page.evaluate(STOPS))
        if not stop or stop in seen:
            break
        seen.append(stop)
    return len(seen)


def main(game: str, most: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder, "tables.db")) as url, chromium() as browser:
        screens = Screens(browser, url)
        player = screens.open()
        times = reactions(HANDS[game](player), game, most)
        middle, most_of = statistics.median(times), times[int(len(times) * 0.9)]
        say(f"| click to reaction shown | median {middle:.0f} ms, 9 of 10 under {most_of:.0f} ms (n = {len(times)}) |")
        say(f"| tab stops, desk | {tab_stops(player.page)} pressed |")
        say(f"| targets under 24 px | {player.page.evaluate(SMALL, 24) or 'none'} |")
        table = player.page.url.split("#")[0]
        link = player.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].link")
        for what, path in (("home", url), ("table", f"{table}#link={link}")):
            for language in ("en", "ko"):
                size, requests, shift = loaded(screens, path, language)
                say(
                    f"| first load, {what}, {language} | {size / 1000:.0f} KB, {requests} requests; shift {shift:.3f} |"
                )
        screens.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=list(PLAYED), default="tzolkin")
    parser.add_argument("--turns", type=int, default=60, help="so many turns of a golden game are played")
    wish = parser.parse_args()
    main(wish.game, wish.turns)

"""Measure the page as a player meets it: ``python bench/page.py [--turns N]`` prints a table for ``results.md``.

First load by size and requests, layout shift, clicks a turn (turns of golden games are played through the page, by the
fewest clicks it offers), click to reaction, stops of the tab key (by pressing it) and targets that are too small. The
page must be built; a server and Chromium are started.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Locator, Page  # noqa: E402
from tests.web.gallery import GOLDEN, Moment, sit_down  # noqa: E402
from tests.web.running import chromium, running  # noqa: E402
from tests.web.screen import MENU, Screen, Screens  # noqa: E402
from tests.web.test_player import SMALL, STOPS  # noqa: E402

import sacbe  # noqa: E402
from sacbe.core.record import Record  # noqa: E402
from sacbe.table.course import begins_turn  # noqa: E402

GAMES = ("base-2", "base-3", "base-4", "base-5")
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 100);
})"""
REACTIONS = """() => {
  window.reactions = [];
  let clicked = null;
  addEventListener("click", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const then = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.reactions.push(performance.now() - then)));
  }).observe(document.querySelector(".prompt"), {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""
DOING = """(texts) => [...document.querySelectorAll("[data-choice], [data-choices]")].findIndex(({ dataset }) =>
  (dataset.choices?.split("\\n") ?? [dataset.choice]).includes(texts))"""


def say(line: str) -> None:
    """Print a row."""
    sys.stdout.write(f"{line}\n")


def turns(name: str) -> Iterator[tuple[Moment, list[str]]]:
    """Yield every turn of a golden game: the moment it begins, and its decisions."""
    record = Record.load(GOLDEN / "tzolkin" / f"{name}.json")
    state = sacbe.replay(record, upto=0)
    found: list[tuple[Moment, list[str]]] = []
    for number, (seat, move) in enumerate(record.moves):
        if begins_turn(state) and not state.sealed:
            found.append((Moment("tzolkin", name, number), []))
        if found and not state.sealed:
            found[-1][1].append(move)
        state.play(move, seat)
    yield from found


def doing(page: Page, texts: list[str]) -> tuple[Locator, int] | None:
    """Return what does as many of the next decisions as possible with one click, and how many those are."""
    for count in (2, 1):
        at = page.evaluate(DOING, "; ".join(texts[:count]))
        if at >= 0 and len(texts) >= count:
            return page.locator("[data-choice], [data-choices]").nth(at), count
    return None


def clicks(screen: Screen, moment: Moment, texts: list[str]) -> tuple[int, list[float]] | None:
    """Play a turn by the fewest clicks; return their number and how long each took, or none where that cannot be."""
    sit_down(screen, moment)
    page = screen.page
    page.evaluate(REACTIONS)
    made = 0
    while texts:
        found = doing(page, texts)
        if found is None:
            return None
        before = page.locator(".page").get_attribute("data-move")
        one, count = found
        one.click()
        made += 1
        if page.locator(MENU).count():
            page.locator(MENU).first.click()
            made += 1
        page.wait_for_function(
            "(before) => document.querySelector('.page:not([aria-busy=true])')?.dataset.move !== before", arg=before
        )
        texts = texts[count:]
        screen.wait()
    if screen.end_turn.count():
        screen.end_turn.click()
        made += 1
    return made, [float(one) for one in page.evaluate("() => window.reactions")]


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


def main(most: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder, "tables.db")) as url, chromium() as browser:
        screens = Screens(browser, url)
        all_turns = [turn for name in GAMES for turn in turns(name)]
        some = all_turns[:: max(1, len(all_turns) // most)]
        for by_itself in (True, False):
            player = screens.open(by_itself=by_itself)
            found = [one for one in (clicks(player, *turn) for turn in some) if one is not None]
            how = "turns end by themselves (usual alone)" if by_itself else "each turn is ended (usual with people)"
            say(f"| clicks a turn, {how} | mean {statistics.mean(n for n, _ in found):.2f} (n = {len(found)}) |")
        times = sorted(time for _, all_times in found for time in all_times)
        middle, most_of = statistics.median(times), times[int(len(times) * 0.9)]
        say(f"| click to reaction shown | median {middle:.0f} ms, 9 of 10 under {most_of:.0f} ms (n = {len(times)}) |")
        sit_down(player, some[len(some) // 2][0])
        say(f"| tab stops, desk | {tab_stops(player.page)} pressed |")
        say(f"| targets under 24 px | {player.page.evaluate(SMALL, 24) or 'none'} |")
        table = player.page.url
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
    parser.add_argument("--turns", type=int, default=60, help="about so many turns of golden games are played")
    main(parser.parse_args().turns)

"""Count the gestures of a turn of Tikal: ``python bench/boards.py [--turns N]`` prints a row for ``results.md``.

Turns of golden games are played through the page: the same end is reached by the fewest clicks and drags it offers.
Golden games are random ones, whose members stroll: steps of the same member count as the walk they are.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Locator, Page  # noqa: E402
from tests.web.gallery import GOLDEN, Moment, sit_down  # noqa: E402
from tests.web.running import chromium, running  # noqa: E402
from tests.web.screen import Screen, Screens  # noqa: E402

import sacbe  # noqa: E402
from sacbe.core.record import Record  # noqa: E402
from sacbe.core.state import State  # noqa: E402

REACTIONS = """() => {
  window.reactions = [];
  let clicked = null;
  addEventListener("click", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const then = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.reactions.push(performance.now() - then)));
  }).observe(document.querySelector(".page"), {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""


def say(line: str) -> None:
    """Print a row."""
    sys.stdout.write(f"{line}\n")


# -- turns of Tikal ----------------------------------------------------------------------------------------------------


@dataclass
class Walk:
    """The way of one member in a turn: from the supply or a hexagon to where it ends."""

    member: str
    start: str
    goal: str
    supply: bool
    texts: list[str] = field(default_factory=list)


Deed = Walk | str
"""A walk, or the notation of another decision."""


@dataclass(frozen=True)
class Turn:
    """A turn of a golden game: where it begins, who has it, its decisions, the key of the position after it."""

    moment: Moment
    seat: int
    texts: list[str]
    end: int


def turns(name: str) -> Iterator[Turn]:
    """Yield every turn of a golden game of Tikal in which a hexagon is laid or points are used."""
    record = Record.load(GOLDEN / "tikal" / f"{name}.json")
    state = sacbe.replay(record, upto=0)
    number, moves = 0, record.moves
    while number < len(moves):
        first, seat, texts = number, moves[number][0], list[str]()
        while number < len(moves) and state.view(None)["step"] in ("lay", "explore") and moves[number][0] == seat:
            texts.append(moves[number][1])
            state.play(moves[number][1], seat)
            number += 1
            if state.over or state.actors[0] != seat or state.view(None)["step"] == "lay":
                break
        if texts:
            yield Turn(Moment("tikal", name, first), seat, texts, state.key())
        else:
            state.play(moves[number][1], seat)
            number += 1


JOINS = ("late", "early", "never")
"""Steps of one member become a walk at the time of its last step or of its first, or stay single."""


def deeds(state: State, turn: Turn, join: str) -> list[Deed]:
    """Return a turn with the steps of each member as one walk."""
    found: list[Deed] = []
    for text in turn.texts:
        args = state.describe(state.parse(text), turn.seat).args
        kind, start = text.split()[0], str(args.get("hex") or args.get("at"))
        if kind not in ("place", "move", "jump"):
            found.append(text)
        elif join == "never" or (walk := walking(found, str(args["member"]), start, kind)) is None:
            supply = kind == "place"
            goal = start if supply else str(args["goal"])
            found.append(Walk(str(args["member"]), start, goal, supply, [text]))
        else:
            walk.goal = str(args["goal"])
            walk.texts.append(text)
            if join == "late":
                found = [*(one for one in found if one is not walk), walk]
        state.play(text, turn.seat)
    return [one for one in found if isinstance(one, str) or one.supply or one.start != one.goal or join == "never"]


def walking(found: list[Deed], member: str, at: str, kind: str) -> Walk | None:
    """Return the walk that a step goes on with."""
    walks = [one for one in reversed(found) if isinstance(one, Walk) and (one.member, one.goal) == (member, at)]
    return walks[0] if walks and kind != "place" else None


def as_texts(state: State, turn: Turn, deed: Deed) -> list[str] | None:
    """Return the decisions of a deed as the page would ask for them; none where it cannot be done now."""
    if isinstance(deed, str):
        return [deed] if state.parse(deed) in state.legal(turn.seat) else None
    kind = "enter" if deed.supply else "walk"
    wanted = {"member": deed.member, "count": 1, "hex": deed.start, "goal": deed.goal}
    for course in state.courses(turn.seat):
        if course.kind == kind and course.args.items() >= wanted.items():
            return [state.text(action) for action in course.actions]
    single = deed.texts[-1:] if len(deed.texts) == 1 else []
    return single if single and state.parse(single[0]) in state.legal(turn.seat) else None


def plan(turn: Turn, join: str) -> list[tuple[Deed, list[str]]] | None:
    """Return the deeds that lead to the same end, with their decisions; none where their order does not allow it."""
    record = Record.load(GOLDEN / "tikal" / f"{turn.moment.name}.json")
    begin = sacbe.replay(record, upto=turn.moment.move)
    state, found = begin.copy(), list[tuple[Deed, list[str]]]()
    for deed in deeds(begin, turn, join):
        texts = as_texts(state, turn, deed) if turn.seat in state.actors else None
        if texts is None:
            return None
        for text in texts:
            state.play(text, turn.seat)
        found.append((deed, texts))
    if state.key() != turn.end and turn.seat in state.actors and state.parse("end") in state.legal(turn.seat):
        state.play("end", turn.seat)
        found.append(("end", ["end"]))
    return found if state.key() == turn.end else None


def best(turn: Turn) -> list[tuple[Deed, list[str]]]:
    """Return the fewest deeds that lead to the same end."""
    return min((found for join in JOINS if (found := plan(turn, join)) is not None), key=len)


# -- at the page -------------------------------------------------------------------------------------------------------


def lit(page: Page, kind: str, *words: str) -> Locator:
    """Return what is lit at a place."""
    return page.locator(f"[data-place='{'/'.join((kind, *words))}']").first


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """Press on something, move, and let go where it shall go: what can be reached is lit only then."""
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 + 9, steps=3)
    end = goal.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def walk(page: Page, deed: Walk) -> int:
    """Walk: one drag; where the leader stands among workers, he is chosen first."""
    start = lit(page, "enter" if deed.supply else "party", deed.start)
    goal = lit(page, "goal", deed.goal)
    start.click()
    chosen = page.locator(".page").get_attribute("data-picked") or ""
    if f"/{deed.member}/" in chosen:
        page.keyboard.press("Escape")
        drag(page, start, goal)
        return 1 + which(page, goal, "; ".join(deed.texts))
    page.get_by_role("button", name="leader").first.click()
    goal.click()
    return 3


def which(page: Page, place: Locator, text: str) -> int:
    """Answer which of several ways is meant, where that is asked: by stones or by a secret path."""
    ways = (place.get_attribute("data-choices") or "").split("\n") if place.count() else []
    if len(ways) < 2:
        return 0
    page.locator("[role=menuitem]").nth(ways.index(text)).click()
    return 1


def lay(page: Page, text: str) -> int:
    """Lay: a click where it fits in one way only; else it is turned by the wheel or by keys and placed."""
    _, hex_, turn = text.split()
    space = lit(page, "space", hex_)
    single = "\n" not in (space.get_attribute("data-choices") or "")
    space.click()
    if single:
        return 1
    while page.locator(".page").get_attribute("data-picked") != f"lay/{hex_}/{turn}":
        page.keyboard.press("r")
    page.locator(f"[data-choice='{text}']").click()
    return 2


def exchange(page: Page, text: str) -> int:
    """Exchange: one drag from treasure to treasure."""
    _, give, whom, take = text.split()
    drag(page, lit(page, "give", give), lit(page, "take", str(int(whom[1:]) - 1), take))
    return 1


def single(page: Page, text: str) -> int:
    """Any other decision: one click, and another where a thing can be used in several ways."""
    for one in page.locator("[data-choice], [data-choices]").all():
        offered = (one.get_attribute("data-choices") or one.get_attribute("data-choice") or "").split("\n")
        if text in offered:
            one.click()
            if len(offered) > 1:
                page.locator("[role=menuitem]").nth(offered.index(text)).click()
            return min(len(offered), 2)
    raise AssertionError(f"{text} is not offered")


GESTURES = {"lay": lay, "exchange": exchange}


def play(screen: Screen, turn: Turn) -> int:
    """Play a turn through the page and return the number of gestures."""
    sit_down(screen, turn.moment)
    page, made = screen.page, 0
    for deed, texts in best(turn):
        before = page.locator(".page").get_attribute("data-move")
        made += walk(page, deed) if isinstance(deed, Walk) else GESTURES.get(deed.split()[0], single)(page, deed)
        page.wait_for_function(
            "(before) => Number(document.querySelector('.page:not([aria-busy=true])')?.dataset.move) >= before",
            arg=int(before or 0) + len(texts),
        )
        screen.wait()
    if screen.end_turn.count():
        screen.end_turn.click()
        made += 1
    return made


def main(most: int) -> None:
    """Measure and print."""
    names = sorted(path.stem for path in (GOLDEN / "tikal").glob("*.json"))
    all_turns = [turn for name in names for turn in turns(name)]
    some = all_turns[:: max(1, len(all_turns) // most)]
    with tempfile.TemporaryDirectory() as folder, running(Path(folder, "tables.db")) as url, chromium() as browser:
        player = Screens(browser, url).open()
        made = [play(player, turn) for turn in some]
        few = sum(1 for one in made if one <= 6) / len(made)
        say(f"| Tikal: gestures a turn | mean {statistics.mean(made):.2f}, {few:.0%} at most 6 (n = {len(made)}) |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=60)
    main(parser.parse_args().turns)

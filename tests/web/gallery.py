"""Pictures of every screen at every size, theme and language, to be looked at beside the mockups.

``python -m tests.web.gallery FOLDER [PART-OF-A-NAME ...]`` takes those whose name holds one of the parts (all without).
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import ViewportSize

import sacbe
from sacbe.core.record import Record
from sacbe.core.state import State
from tests.table.running import ask
from tests.web.running import chromium, running
from tests.web.screen import DESK, LANDSCAPE, PHONE, TABLET, Screen, Screens

GOLDEN = Path(__file__).parents[1] / "golden"
WIDE = ViewportSize(width=1920, height=1080)
SMALL = ViewportSize(width=360, height=780)
ZOOMED = ViewportSize(width=683, height=384)
SIZES = {
    "desk": DESK,
    "wide": WIDE,
    "phone": PHONE,
    "small": SMALL,
    "landscape": LANDSCAPE,
    "tablet": TABLET,
    "zoom": ZOOMED,
}
LOOKS = tuple(product(("stone", "night"), ("en", "ko")))


@dataclass(frozen=True)
class Moment:
    """A golden game after so many moves; its next decision is a person's, all others are bots."""

    game: str
    name: str
    move: int


def waiting_in(game: str, name: str, step: str, after: int) -> Moment:
    """Return the first moment after a number of moves that asks a question."""
    record = Record.load(GOLDEN / game / f"{name}.json")
    for move in range(after, len(record.moves)):
        if sacbe.replay(record, upto=move).view(None)["step"] == step:
            return Moment(game, name, move)
    raise ValueError(f"{name} never asks {step} after move {after}")


def sit_down(screen: Screen, moment: Moment) -> None:
    """Go to the table of a moment, on the seat that has to decide."""
    record = Record.load(GOLDEN / moment.game / f"{moment.name}.json")
    _open(screen, sacbe.replay(record, upto=moment.move), moment.name)


def finished(screen: Screen, name: str, game: str = "tzolkin") -> None:
    """Go to the result of a golden game."""
    _open(screen, sacbe.replay(Record.load(GOLDEN / game / f"{name}.json")), name)


def _open(screen: Screen, state: State, name: str) -> None:
    """Go to a table with a position: who has to decide is a person, all others are bots."""
    names = ["Ixchel", "Balam", "Nicté", "Kan Ek", "Zac"]
    person = state.actors[0] if state.actors else 0
    seats = [
        {"kind": "here", "name": names[0]}
        if seat == person
        else {"kind": "bot", "name": names[(seat - person) % len(names)], "level": "random"}
        for seat in range(state.players)
    ]
    wish = {"record": json.loads(state.record().to_json()), "name": name, "seats": seats}
    opened = ask("POST", f"{screen.url}/api/records", json=wish).json()
    screen.page.goto(f"{screen.url}/t/{opened['table']['id']}#link={opened['links']['owner']}")
    screen.wait()


def at(name: str, step: str, after: int, game: str = "tzolkin") -> Callable[[Screen], None]:
    """Return how to come to a moment."""
    return lambda screen: sit_down(screen, waiting_in(game, name, step, after))


SCENES: dict[str, Callable[[Screen], None]] = {
    "home": Screen.home,
    "turn": at("base-4", "turn", 120),
    "placing": at("base-4", "placing", 100),
    "picking": at("base-4", "worker_action", 100),
    "paying": at("base-4", "pay", 60),
    "market": at("all-4", "market", 60),
    "five": at("all-5", "turn", 150),
    "two": at("all-2", "turn", 100),
    "result": lambda screen: finished(screen, "base-4"),
    "tikal": at("basic-4", "explore", 150, "tikal"),
    "auction": at("auction-4", "bid", 40, "tikal"),
    "ahau": at("03-4-wanderer", "select", 120, "ahau"),
    "ahau-five": at("04-5-builder", "select", 100, "ahau"),
    "solo": at("09-1-builder", "select", 30, "ahau"),
}


def pictures(parts: list[str]) -> Iterator[tuple[str, str, str, str, str]]:
    """Yield name, scene, size, theme and language of the pictures wanted."""
    for scene, size, (theme, language) in product(SCENES, SIZES, LOOKS):
        name = f"{scene}-{size}-{theme}-{language}"
        if not parts or any(part in name for part in parts):
            yield name, scene, size, theme, language


def main(folder: Path, parts: list[str]) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running(Path(place, "tables.db")) as url, chromium() as browser:
        for name, scene, size, theme, language in pictures(parts):
            screens = Screens(browser, url)
            screen = screens.open(SIZES[size], theme=theme, language=language)
            SCENES[scene](screen)
            screen.page.evaluate("() => document.fonts.ready.then(() => null)")
            screen.page.screenshot(path=folder / f"{name}.png")
            screens.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

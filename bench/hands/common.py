"""A hand at the page: makes the decisions of a golden game by clicking, and counts what that takes.

A game whose board asks for more than clicking what does the next decisions has a hand of its own, a subclass of
``Hand`` that says what is one thing to its players (``begins``, ``begin``), in which order decisions are made
(``arrange``) and by which gesture (``gesture``).
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect
from tests.table.running import ask
from tests.web.gallery import GOLDEN
from tests.web.screen import MENU, MOVED, Screen

import sacbe
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.table.course import begins_turn

OFFERED = "[data-choice]:not(:disabled), [data-choices]"
COUNTING = """() => {
  window.presses = 0;
  for (const kind of ["pointerdown", "keydown", "wheel"])
    addEventListener(kind, ({ isTrusted }) => (window.presses += Number(isTrusted)), true);
}"""
STANDS = """(move) => {
  const page = document.querySelector(".page[data-current=true]:not([aria-busy=true])");
  return Number(page?.dataset.move) >= move && document.querySelector(
    ".pass, [data-choice]:not(:disabled), [data-choices], [data-end=over]:enabled, .final");
}"""
"""The page has heard of so many moves, and something can be done."""
FOUND = """([offered, texts]) => {
  let found = null;
  [...document.querySelectorAll(offered)].forEach(({ dataset }, at) => {
    const ways = dataset.choices?.split("\\n") ?? [dataset.choice];
    ways.forEach((way, which) => {
      const made = way.split("; ");
      if (made.length > (found?.count ?? 0) && made.every((text, i) => text === texts[i]))
        found = { at, count: made.length, which, ways: ways.length };
    });
  });
  return found;
}"""
"""What does as many of the next decisions as possible: which of all that is offered, and which of its ways."""


@dataclass(frozen=True)
class Part:
    """Decisions of one seat that are one thing to who makes them, such as a turn."""

    what: str
    number: int
    """How many moves of the game come before."""
    seat: int
    whole: bool
    """Whether it counts as a thing; else it goes on with one that somebody else has interrupted."""
    texts: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Count:
    """What a part took: all clicks, and how many of them only ended the turn."""

    what: str
    whole: int
    """How many things it was: usually one, none where it goes on with one."""
    made: int
    ended: int


class Hand:
    """Makes decisions at a page."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.moves = 0
        """So many decisions have been made here."""

    # -- what a game may want otherwise --------------------------------------------------------------------------------

    def begins(self, state: State, part: Part, seat: int) -> bool:
        """Tell whether a decision begins another part."""
        return seat != part.seat or begins_turn(state)

    def begin(self, state: State, number: int, seat: int) -> Part:
        """Return the part that begins with a decision."""
        whole = begins_turn(state) and not state.sealed
        return Part("choice in secret" if state.sealed else "turn", number, seat, whole or state.sealed)

    def things(self, state: State, part: Part) -> int:
        """Return how many things a part is to who plays."""
        del state
        return int(part.whole)

    def arrange(self, state: State, part: Part) -> list[str]:
        """Return decisions that lead to the same end, in the order that takes the fewest gestures."""
        del state
        return part.texts

    def gesture(self, state: State, seat: int, texts: list[str]) -> int:
        """Make as many of the next decisions as one gesture does; return how many those are."""
        del state, seat
        return self.click(texts)

    # -- what hands do -------------------------------------------------------------------------------------------------

    def click(self, texts: list[str]) -> int:
        """Click what does most of the next decisions, and which way where it asks; return how many it does."""
        found = self.page.wait_for_function(FOUND, arg=[OFFERED, texts]).json_value()
        self.page.locator(OFFERED).nth(found["at"]).click()
        if found["ways"] > 1:
            self.page.locator(MENU).nth(found["which"]).click()
        return int(found["count"])

    def lit(self, place: str) -> Locator:
        """Return what is lit at a place."""
        return self.page.locator(f"[data-place='{place}']").first

    def drag(self, start: Locator, goal: Locator) -> None:
        """Press on something, move, and let go where it shall go: what can be reached is lit only then."""
        x, y = middle(start)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 9, y + 9, steps=2)
        self.page.mouse.move(*middle(goal), steps=2)
        self.page.mouse.up()

    # -- a game --------------------------------------------------------------------------------------------------------

    def sit_down(self, state: State, name: str) -> None:
        """Go to a table with a position, all seats at this screen."""
        wish = {"record": json.loads(state.record().to_json()), "name": name}
        opened = ask("POST", f"{self.screen.url}/api/records", json=wish).json()
        self.page.goto(f"{self.screen.url}/t/{opened['table']['id']}#link={opened['links']['owner']}")
        self.screen.wait()
        self.page.evaluate(COUNTING)

    def stand(self) -> None:
        """Wait until the page has heard of all that was decided; who is next takes the screen."""
        self.page.wait_for_function(STANDS, arg=self.moves)
        if self.page.locator(".pass").count():
            self.page.locator(".pass button").click()
            self.page.evaluate("() => window.presses--")
            self.page.locator(f"{OFFERED}, [data-end=over]:enabled").first.wait_for()

    def presses(self) -> int:
        """Return how often something was pressed so far."""
        return int(self.page.evaluate("() => window.presses"))

    def make(self, state: State, part: Part) -> Count:
        """Make the decisions of a part, here and in a position that goes along."""
        self.stand()
        made, sealed, things = -self.presses(), state.sealed, self.things(state, part)
        (self.choose_in_secret if sealed else self.choose)(state, part)
        made += self.presses()
        ended = self.end()
        return Count(part.what, things, made + ended, 0 if sealed else ended)

    def choose(self, state: State, part: Part) -> None:
        """Make decisions by the fewest gestures."""
        texts = self.arrange(state.copy(), part)
        while texts:
            done = self.gesture(state, part.seat, texts)
            for text in texts[:done]:
                state.play(text, part.seat)
            self.moves += done
            texts = texts[done:]
            self.stand()

    def choose_in_secret(self, state: State, part: Part) -> None:
        """Choose what is sent as a whole when the turn is ended."""
        page = self.page.locator(".page")
        for text in part.texts:
            before = [page.get_attribute("data-move"), page.get_attribute("data-picked")]
            self.gesture(state, part.seat, [text])
            self.page.wait_for_function(MOVED, arg=before)
            state.play(text, part.seat)
        self.moves += len(part.texts)

    def end(self) -> int:
        """End the turn where it is over; return how many clicks that takes."""
        over = self.screen.end_turn
        if not over.count():
            return 0
        over.click()
        expect(over).to_have_count(0)
        return 1


def middle(one: Locator) -> tuple[float, float]:
    """Return the middle of what is drawn."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def parts(hand: Hand, record: Record) -> Iterator[Part]:
    """Cut a game into its parts."""
    state = sacbe.replay(record, upto=0)
    part: Part | None = None
    for number, (seat, move) in enumerate(record.moves):
        if part is None or hand.begins(state, part, seat):
            if part is not None:
                yield part
            part = hand.begin(state, number, seat)
        part.texts.append(move)
        state.play(move, seat)
    if part is not None:
        yield part


def play(hand: Hand, game: str, name: str) -> Iterator[Count]:
    """Play a golden game through the page; what each part took."""
    record = Record.load(GOLDEN / game / f"{name}.json")
    state = sacbe.replay(record, upto=0)
    hand.sit_down(state, name)
    for part in parts(hand, record):
        yield hand.make(state, part)

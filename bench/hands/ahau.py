"""Ahau by hand: prices, offerings, gains and cards taken back are proposed as a whole, and changed where a game did
otherwise; tiles are dragged into the pyramid and to temples, workers and resources to where they go, and one card
to another.

What is one action to who plays with cardboard: laying one card, moving the ruler, taking a tile, placing a worker, a
region bonus, summoning a god with all that is discarded for it, each worker moved, each site or tile a god gives,
producing, building with all that is paid, all resources that are taken at once, all cards that are taken back at
once, a trade however often it is made. Saying that one does no more is none, and neither is ending a turn, but their
clicks count.
"""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, takewhile

from playwright.sync_api import Locator
from tests.web.gallery import GOLDEN
from tests.web.screen import ANSWERED, MENU, Screen

from hands.common import OFFERED, Count, Hand, Part
from sacbe.core.courses import Course
from sacbe.core.record import Record
from sacbe.core.state import State

BELONGS = ("done", "offer", "wild", "colour", "pay", "drop", "partner")
"""Decisions that are part of an action begun before, or no action."""
AT_ONCE = ("gain", "recall", "trade")
"""Decisions of which several in a row are one action; a trade only with itself."""
ONE_BY_ONE = ("pay", "gain")
"""What can also be clicked one by one where it is proposed as a whole."""
CARDS_LAID = 2
ONE_TILE = 2
"""Decisions of who summons a god and discards one tile for it."""
DRAGGED = {"move": ("from", "to"), "trade": ("give", "get"), "swap": ("give", "get")}
MOST_CHANGES = 12


class AhauHand(Hand):
    """Clicks what is lit, and changes what is proposed until it is what the game did."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.secret: dict[int, str] = {}
        """By seat, what is still to be selected in secret: whoever has the screen selects."""

    def sit_down(self, state: State, name: str) -> None:
        """Go to a table with a position, all seats at this screen."""
        self.record = Record.load(GOLDEN / "ahau" / f"{name}.json")
        super().sit_down(state, name)

    def begins(self, state: State, part: Part, seat: int) -> bool:
        """Tell whether a decision begins another part: selecting is one for itself."""
        return super().begins(state, part, seat) or kind_of(part.texts[-1]) == "select"

    def make(self, state: State, part: Part) -> Count:
        """Make the decisions of a part; of those who select, in the order in which they have the screen."""
        if kind_of(part.texts[0]) != "select":
            return super().make(state, part)
        self.stand()
        if not self.secret:
            moves = takewhile(lambda move: kind_of(move[1]) == "select", self.record.moves[part.number :])
            self.secret = dict(moves)
        seat = self.at_the_screen(part.seat)
        return super().make(state, replace(part, seat=seat, texts=[self.secret.pop(seat)]))

    def at_the_screen(self, usual: int) -> int:
        """Return the seat that is asked, where several are at the screen."""
        name, said, _ = self.screen.question.inner_text().partition(": ")
        return self.record.names.index(name) if said and name in self.record.names else usual

    def things(self, state: State, part: Part) -> int:
        """Return how many actions a part has."""
        del state
        firsts = [text for text in part.texts[:1] if kind_of(text) not in BELONGS]
        found = [*firsts, *(text for before, text in pairwise(part.texts) if begins_action(before, text))]
        return sum(CARDS_LAID if kind_of(text) == "select" else 1 for text in found)

    def begin(self, state: State, number: int, seat: int) -> Part:
        """Return the part that begins with a decision; all of them are counted together."""
        part = super().begin(state, number, seat)
        return Part("action", number, seat, part.whole)

    def arrange(self, state: State, part: Part) -> list[str]:
        """Return the same decisions, those of a whole thing in the order in which it is asked for."""
        left, found = part.texts, list[str]()
        while left:
            course = whole(state, part.seat, left)
            texts = left[:1] if course is None else [state.text(action) for action in course.actions]
            for text in texts:
                state.play(text, part.seat)
            found += texts
            left = left[len(texts) :]
        return found

    def gesture(self, state: State, seat: int, texts: list[str]) -> int:
        """Drag, or click and change what is proposed."""
        course = whole(state, seat, texts)
        wanted = texts[:1] if course is None else [state.text(action) for action in course.actions]
        if kind_of(wanted[0]) == "select":
            self.select(wanted[0])
        elif kind_of(wanted[-1]) in DRAGGED and len(wanted) == 1:
            self.pull(wanted[0])
        elif kind_of(wanted[0]) == "trade":
            self.trade(wanted)
        elif kind_of(wanted[0]) == "build" and wanted == sensible(state, seat, wanted[0]):
            _, tile, space = wanted[0].split()
            self.drag(self.page.locator(f"[data-carried='reserve/{tile}']"), self.lit(f"space/{space}"))
        elif kind_of(wanted[0]) == "summon" and len(wanted) == ONE_TILE and kind_of(wanted[1]) == "offer":
            god, colour = wanted[0].split()[1], wanted[1].split()[1]
            self.drag(self.page.locator(f"[data-carried='reserve/{god}_{colour}']"), self.lit(f"god/{god}"))
        elif kind_of(wanted[0]) == "gain" and len(wanted) <= self.changes(amounts(state, seat, wanted[0], course)):
            self.lit(f"own/{wanted[0].split()[1]}").click()
            return 1
        else:
            self.settle("; ".join(wanted), amounts(state, seat, wanted[0], course))
        return len(wanted)

    def changes(self, wanted: Counter[str]) -> int:
        """Return how often what is proposed has to be changed until it is what is wanted."""
        return sum(abs(n) for n in self.differences(wanted).values()) // 2

    def differences(self, wanted: Counter[str]) -> dict[Locator, int]:
        """Return of how much of each part of what is proposed there has to be more."""
        parts = self.page.locator(".proposal .part:enabled").all()
        return {
            part: wanted[part.get_attribute("data-part") or ""] - int(part.get_attribute("data-n") or 0)
            for part in parts
        }

    def select(self, text: str) -> None:
        """Drag the left-hand card to the right-hand one."""
        _, left, right = text.split()
        self.drag(self.page.locator(f".hand [data-place='card/{left}']"), self.lit(f"right/{right}"))

    def pull(self, text: str) -> None:
        """Drag a worker or a resource to where it goes."""
        kind, first, second = text.split()
        start, goal = DRAGGED[kind]
        self.drag(self.lit(f"{start}/{first}"), self.lit(f"{goal}/{second}"))

    def trade(self, wanted: list[str]) -> None:
        """Pick up a resource, click another, and say how often."""
        _, first, second = wanted[0].split()
        self.lit(f"give/{first}").click()
        ways = ways_of(self.lit(f"get/{second}"))
        self.lit(f"get/{second}").click()
        self.page.locator(MENU).nth(ways.index("; ".join(wanted))).click()

    def settle(self, text: str, wanted: Counter[str]) -> None:
        """Click what offers this, and change what is proposed until it is this."""
        exact = self.page.locator(f'[data-choice="{text}"]:not(:disabled)').filter(visible=True)
        if exact.count():
            return exact.first.click()
        proposed = self.page.locator(".proposal").count() and (";" in text or kind_of(text) not in ONE_BY_ONE)
        if not proposed and self.begin_with(text):
            return None
        for _ in range(MOST_CHANGES):
            if exact.count():
                return exact.first.click()
            self.change(text, wanted)
        raise AssertionError(f"the page does not come to {text}")

    def begin_with(self, text: str) -> bool:
        """Click the thing on the board where this is one of the ways; tell whether that does it."""
        page = self.page.locator(".page")
        before = [page.get_attribute("data-move"), page.get_attribute("data-picked")]
        spots = [one for one in self.page.locator(OFFERED).filter(visible=True).all() if text in ways_of(one)]
        ways = ways_of(spots[0])
        spots[0].click()
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.page.locator(MENU).count():
            self.page.locator(MENU).nth(ways.index(text)).click()
            return True
        return page.get_attribute("data-move") != before[0]

    def change(self, text: str, wanted: Counter[str]) -> None:
        """Choose the tile that is built, or have more of what is wanted more of, or less of another thing."""
        tile = self.page.locator(f'[data-tile="{text.split()[1]}"][aria-pressed=false]')
        differences = self.differences(wanted)
        more = [part for part, due in differences.items() if due > 0]
        less = [part for part, due in differences.items() if due < 0]
        (tile if tile.count() else [*more, *less][0]).click()


def ways_of(one: Locator) -> list[str]:
    """Return the ways that something on the board offers."""
    return (one.get_attribute("data-choices") or "").split("\n")


def kind_of(text: str) -> str:
    """Return the first word of a notation."""
    return text.split(maxsplit=1)[0]


def begins_action(before: str, text: str) -> bool:
    """Tell whether a decision is another action than the one before."""
    kind = kind_of(text)
    goes_on = kind in AT_ONCE and (text == before if kind == "trade" else kind == kind_of(before))
    return kind not in BELONGS and not goes_on


def whole(state: State, seat: int, texts: list[str]) -> Course | None:
    """Return the longest thing that can be asked for as a whole and leads to where the next decisions lead."""
    keys: dict[int, int] = {}
    end = state.copy()
    for count, text in enumerate(texts, start=1):
        if seat not in end.actors or end.parse(text) not in end.legal(seat):
            break
        end.play(text, seat)
        keys[count] = end.key()
    found = [one for one in state.courses(seat) if keys.get(len(one.actions)) == after(state, seat, one)]
    return max(found, key=lambda one: len(one.actions), default=None)


def sensible(state: State, seat: int, text: str) -> list[str]:
    """Return all that building is when it is paid as proposed."""
    ways = [[state.text(action) for action in course.actions] for course in state.courses(seat)]
    return next((way for way in ways if way[0] == text), [text])


def after(state: State, seat: int, course: Course) -> int:
    """Return the key of the position after all decisions of something."""
    end = state.copy()
    for action in course.actions:
        end.apply(action, seat)
    return end.key()


def amounts(state: State, seat: int, text: str, course: Course | None) -> Counter[str]:
    """Return what is paid, taken or discarded, as the page counts it."""
    args = state.describe(state.parse(text), seat).args if course is None else course.args
    counted = Counter[str](args.get("pay") or args.get("get") or {})  # type: ignore[call-overload]
    counted.update(args.get("discards") or args.get("cards") or [])  # type: ignore[call-overload]
    if "card" in args:
        counted[str(args["card"])] += 1
    if isinstance(args.get("colour"), str):
        counted[f"as_{args['colour']}"] += 1
    return counted

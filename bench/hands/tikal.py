"""Tikal by hand: members walk and enter by one drag, treasures are exchanged by one, the hexagon is laid by one.

Golden games are random ones, whose members stroll. A turn is played with the same end: steps of one member become the
walk they are.
"""

import math
from dataclasses import dataclass, field

from tests.web.screen import MENU

from hands.common import Hand, Part, middle
from sacbe.core.state import State

STEPS = ("place", "move", "jump")
SIDES = ("n", "ne", "se", "s", "sw", "nw")
POINTS = ("lay", "explore")
"""What is decided in a turn of ten action points; all else belongs to an auction."""


@dataclass
class Walk:
    """The way of one member in a turn: from the supply or a hexagon to where it ends."""

    member: str
    start: str
    goal: str
    supply: bool
    cost: int
    texts: list[str] = field(default_factory=list)

    @property
    def same(self) -> tuple[str, str, str, bool]:
        """What those share who can go together."""
        return self.member, self.start, self.goal, self.supply


Deed = Walk | str
"""A walk, or the notation of another decision."""
JOINS = ("late", "early", "never")
"""Steps of one member become a walk at the time of its last step or of its first, or stay single."""


class TikalHand(Hand):
    """Drags members, treasures and hexagons; clicks the rest."""

    def begins(self, state: State, part: Part, seat: int) -> bool:
        """Tell whether a decision begins another part: a turn of ten points, or something of an auction."""
        return super().begins(state, part, seat) or part.what != kind_of_part(state)

    def begin(self, state: State, number: int, seat: int) -> Part:
        """Return the part that begins with a decision."""
        return Part(kind_of_part(state), number, seat, whole=True)

    def arrange(self, state: State, part: Part) -> list[str]:
        """Return the fewest deeds with the same end, as decisions."""
        plans = [found for join in JOINS if (found := plan(state, part, join)) is not None]
        return [text for texts in min(plans, key=len) for text in texts]

    def gesture(self, state: State, seat: int, texts: list[str]) -> int:
        """Walk, lay or exchange by one drag; click whatever else is next."""
        kind = texts[0].split()[0]
        if kind in STEPS:
            return self.walk(state, seat, texts)
        if kind in ("lay", "exchange"):
            getattr(self, kind)(texts[0])
            return 1
        return self.click(texts)

    def walk(self, state: State, seat: int, texts: list[str]) -> int:
        """Drag one member all its way; that is the cheapest of several ways, another one is asked for."""
        found = [walk for walk in walks(state, seat) if walk.texts == texts[: len(walk.texts)]]
        walk = max(found, key=lambda one: len(one.texts))
        start, goal = self.lit(f"{place_of(walk)}/{walk.start}"), self.lit(f"goal/{walk.goal}")
        if walk.texts == cheapest(walk, walks(state, seat)).texts:
            self.drag(start, goal)
            return len(walk.texts)
        start.click()
        ways = (goal.get_attribute("data-choices") or "").split("\n")
        goal.click()
        self.page.locator(MENU).nth(ways.index("; ".join(walk.texts))).click()
        return len(walk.texts)

    def lay(self, text: str) -> None:
        """Click where the hexagon fits in one way only; else pull it to where its first side shall point."""
        _, at, turn = text.split()
        space = self.lit(f"space/{at}")
        if "\n" not in (space.get_attribute("data-choices") or ""):
            return space.click()
        x, y = middle(space)
        angle = math.radians(60 * SIDES.index(turn))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 30 * math.sin(angle), y - 30 * math.cos(angle), steps=3)
        return self.page.mouse.up()

    def exchange(self, text: str) -> None:
        """Drag a treasure to another."""
        _, give, whom, take = text.split()
        self.drag(self.lit(f"give/{give}"), self.lit(f"take/{int(whom[1:]) - 1}/{take}"))


def kind_of_part(state: State) -> str:
    """Return what a decision belongs to."""
    return "turn of ten points" if state.view(None)["step"] in POINTS else "decision of an auction"


def place_of(walk: Walk) -> str:
    """Return the kind of place where somebody is taken up."""
    return "leader" if walk.member == "leader" else "enter" if walk.supply else "party"


def cheapest(walk: Walk, all_walks: list[Walk]) -> Walk:
    """Return the cheapest way from the same start to the same goal."""
    return min((one for one in all_walks if one.same == walk.same), key=lambda one: one.cost)


def walks(state: State, seat: int) -> list[Walk]:
    """Return all ways of one member that can be asked for in one go."""
    far = [
        Walk(
            str(course.args["member"]),
            str(course.args["hex"]),
            str(course.args["goal"]),
            course.kind == "enter",
            int(str(course.args["cost"])),
            [state.text(action) for action in course.actions],
        )
        for course in state.courses(seat)
        if course.args.get("count") == 1
    ]
    near = [step(state, seat, state.text(action)) for action in state.legal(seat) if is_step(state, action)]
    return [*near, *far]


def is_step(state: State, action: int) -> bool:
    """Tell whether a decision moves or places a member."""
    return state.text(action).split()[0] in STEPS


def step(state: State, seat: int, text: str) -> Walk:
    """Return a decision as a walk of one step."""
    choice = state.describe(state.parse(text), seat)
    start = str(choice.args.get("hex") or choice.args.get("at"))
    supply = choice.kind == "place"
    goal, cost = start if supply else str(choice.args["goal"]), int(str(choice.args["cost"]))
    return Walk(str(choice.args["member"]), start, goal, supply, cost, [text])


# -- turns -------------------------------------------------------------------------------------------------------------


def deeds(state: State, part: Part, join: str) -> list[Deed]:
    """Return a turn with the steps of each member as one walk."""
    found: list[Deed] = []
    for text in part.texts:
        one = step(state, part.seat, text) if is_step(state, state.parse(text)) else text
        before = None if isinstance(one, str) or join == "never" else walking(found, one)
        if isinstance(one, str) or before is None:
            found.append(one)
        else:
            before.goal = one.goal
            before.texts += one.texts
            found = [*(other for other in found if other is not before), before] if join == "late" else found
        state.play(text, part.seat)
    return [one for one in found if isinstance(one, str) or one.supply or one.start != one.goal or join == "never"]


def walking(found: list[Deed], one: Walk) -> Walk | None:
    """Return the walk that a step goes on with."""
    walks = [walk for walk in reversed(found) if isinstance(walk, Walk)]
    same = [walk for walk in walks if (walk.member, walk.goal) == (one.member, one.start)]
    return same[0] if same and not one.supply else None


def as_texts(state: State, seat: int, deed: Deed) -> list[str] | None:
    """Return the decisions of a deed as the page would ask for them; none where it cannot be done now."""
    if isinstance(deed, str):
        return [deed] if state.parse(deed) in state.legal(seat) else None
    possible = [walk for walk in walks(state, seat) if walk.same == deed.same]
    return min(possible, key=lambda walk: walk.cost).texts if possible else None


def plan(start: State, part: Part, join: str) -> list[list[str]] | None:
    """Return the decisions of the deeds that lead to the same end; none where their order does not allow it."""
    end = start.copy()
    for text in part.texts:
        end.play(text, part.seat)
    state, found = start.copy(), list[list[str]]()
    for deed in deeds(start.copy(), part, join):
        texts = as_texts(state, part.seat, deed) if part.seat in state.actors else None
        if texts is None:
            return None
        found.append(texts)
        for text in texts:
            state.play(text, part.seat)
    if state.key() != end.key() and part.seat in state.actors and state.parse("end") in state.legal(part.seat):
        found.append(["end"])
        state.play("end", part.seat)
    return found if state.key() == end.key() else None

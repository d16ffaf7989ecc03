"""The position: its cells, its steps, and the small changes all rules are made of.

Cells of the table come first, then a block for each seat; :data:`LAYOUT` names them all.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sacbe.core.choices import Choices
from sacbe.core.deal import Deal
from sacbe.core.frames import NOBODY
from sacbe.core.layout import Field, Layout
from sacbe.core.options import Value
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import BUILDINGS, MONUMENTS, SPACES, TRADE
from sacbe.tzolkin.components import Components
from sacbe.tzolkin.names import GEARS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import EXTRA_SPACES, LOST_LEVEL, NUM_CALAMITY, NUM_TRAITS, TAXES

# -- cells of the table ----------------------------------------------------------------------------------------------

DAY: Final[i64] = 0  # 1 in the first round; 0 while wealth tiles are chosen
FOOD_DAYS: Final[i64] = 1  # how many food days are over
STARTING_PLAYER: Final[i64] = 2  # the seat with the marker
START_SPACE: Final[i64] = 3  # who stands on the starting player space: 0 nobody, else seat + 1
TEETH: Final[i64] = 4  # a bit for each tooth with a corn on it
SKULL_BANK: Final[i64] = 5
AGE: Final[i64] = 6
DRAWN: Final[i64] = 7  # how many buildings of age 1 and age 2 have been dealt
WEALTH_DRAWN: Final[i64] = 9  # how many wealth tiles have been dealt or turned up for dummies
ROW: Final[i64] = 10  # the six building spaces: 0 empty, else building + 1
GEAR: Final[i64] = 16  # SPACES cells a gear: 0 empty, seat + 1, or DUMMY
CORN_FIELDS: Final[i64] = 81  # by jungle group: fields with a corn tile in sight
WOOD_FIELDS: Final[i64] = 85  # by jungle group: fields with a wood tile on top of the corn tile
CHICHEN: Final[i64] = 89  # by space of Chichen Itza: 0, or seat + 1 of whoever left a skull there
BUILDING: Final[i64] = 98  # by building: 0, or seat + 1 of its owner
MONUMENT: Final[i64] = 138  # by monument: 0, ON_OFFER, or seat + 1 of its owner
CALAMITY: Final[i64] = 151  # 0, or the prophecy in effect + 1
TURN_OF: Final[i64] = 152  # with tribes: whose turn it is, seat + 1, or 0 between turns
QUICK_SPACE: Final[i64] = 153  # the three quick action spaces: 0, seat + 1, or DUMMY
DUMMIES_LEFT: Final[i64] = 156  # dummies that wait for discarded wealth tiles
DISCARDS_SHOWN: Final[i64] = 157  # how many discarded wealth tiles have been turned up for dummies
FRESH: Final[i64] = 158  # by gear: a bit for each space where a worker was placed this turn (for Ah Chuy Kak)

DUMMY: Final[i64] = 9
ON_OFFER: Final[i64] = 9

# -- cells of a seat: what change() changes, then what put() sets, then points by source -----------------------------

CORN: Final[i64] = 0  # corn, wood, stone, gold, skulls: in the order of GOODS
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
SKULL: Final[i64] = 4
TEMPLE: Final[i64] = 5  # steps above the start step; -1 is the bottom
TECHNOLOGY: Final[i64] = 8  # levels 0 to 3
WORKERS: Final[i64] = 12  # workers in play, wherever they stand
CORN_TILES: Final[i64] = 13  # harvest tiles gathered
WOOD_TILES: Final[i64] = 14
FEED_WORKERS: Final[i64] = 15  # workers that farms feed
FEED_DISCOUNT: Final[i64] = 16  # corn that farms save on every worker
AVAILABLE: Final[i64] = 17  # workers in front of the player
LIGHT: Final[i64] = 18  # 1 while the player board lies light side up
KEPT: Final[i64] = 19  # a bit for each wealth tile of the hand that is kept, from bit 4 on for the two tribes
TRIBE: Final[i64] = 20  # 0, or the tribe + 1, once revealed
USED: Final[i64] = 21  # what has been used this turn: AHEAD_USED, TRADED
FED: Final[i64] = 22  # workers fed on the last food day
POINTS: Final[i64] = 23  # in quarters, by source

AHEAD_USED: Final[i64] = 1
TRADED: Final[i64] = 2
KEPT_TRIBE: Final[i64] = 4

UNIT: Final = 4
SOURCES: Final = (
    "buildings",
    "architecture",
    "chichen_itza",
    "temples_age_1",
    "temples_age_2",
    "unfed_workers",
    "corn",
    "skulls",
    "monuments",
    "prophecies",
)
FROM_BUILDINGS: Final[i64] = 0
FROM_ARCHITECTURE: Final[i64] = 1
FROM_CHICHEN: Final[i64] = 2
FROM_TEMPLES: Final[i64] = 3  # age 1, then age 2
FROM_UNFED: Final[i64] = 5
FROM_CORN: Final[i64] = 6
FROM_SKULLS: Final[i64] = 7
FROM_MONUMENTS: Final[i64] = 8
FROM_PROPHECIES: Final[i64] = 9

LAYOUT: Final = Layout(
    table=[
        Field("day", 0),
        Field("food_days", 1),
        Field("starting_player", 2),
        Field("start_space", 3),
        Field("teeth", 4),
        Field("skull_bank", 5),
        Field("age", 6),
        Field("drawn", 7, labels=("age_1", "age_2")),
        Field("wealth_drawn", 9),
        Field("row", 10, 6),
        *(Field(gear, 16 + i * SPACES, SPACES) for i, gear in enumerate(GEARS)),
        Field("corn_fields", 81, labels=("2", "3", "4", "5")),
        Field("wood_fields", 85, labels=("2", "3", "4", "5")),
        Field("chichen_skulls", 89, 9),
        Field("buildings", 98, BUILDINGS),
        Field("monuments", 138, MONUMENTS),
        Field("calamity", 151),
        Field("turn_of", 152),
        Field("quick_spaces", 153, 3),
        Field("dummies_left", 156),
        Field("discards_shown", 157),
        Field("fresh", 158, labels=GEARS),
    ],
    seat=[
        Field("corn", 0),
        Field("wood", 1),
        Field("stone", 2),
        Field("gold", 3),
        Field("skull", 4),
        Field("temples", 5, labels=TEMPLES),
        Field("technologies", 8, labels=TECHNOLOGIES),
        Field("workers", 12),
        Field("corn_tiles", 13),
        Field("wood_tiles", 14),
        Field("feed_workers", 15),
        Field("feed_discount", 16),
        Field("available", 17),
        Field("light", 18),
        Field("kept", 19),
        Field("tribe", 20),
        Field("used", 21),
        Field("fed", 22),
        Field("points", 23, labels=SOURCES),
    ],
)


class Step:
    """A rule: what is legal while it is open, and what a choice does."""

    def legal(self, s: "Tzolkin", seat: i64, out: Choices) -> None:
        """Add the legal actions in ascending order; a step that decides itself adds none."""

    def take(self, s: "Tzolkin", seat: i64, action: i64) -> None:
        """Carry out an action; the step is over unless it pushes itself again."""
        raise NotImplementedError

    def fits(self, s: "Tzolkin", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: a player's, in ``b`` the cause of it all."""
        return 0 <= seat < s.players and a == 0 and b < len(s.rules.causes)

    def idles(self, s: "Tzolkin", seat: i64) -> bool:
        """Tell whether a seat may find nothing to choose while it is open; it then goes on by itself."""
        return False


class TableStep(Step):
    """A step of the whole table, which nobody decides."""

    def fits(self, s: "Tzolkin", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: nobody's, and without any."""
        return seat == NOBODY and a == 0 and b == 0


class Automatic(Step):
    """A step of a player that may leave no choice."""

    def idles(self, s: "Tzolkin", seat: i64) -> bool:
        """It goes on by itself."""
        return True


@mypyc_attr(acyclic=True)
class Tzolkin(State):
    """A position of Tzolk'in."""

    def __init__(
        self,
        rules: Rules,
        parts: Components,
        steps: list[Step],
        players: i64,
        settings: dict[str, Value],
        deal: Deal,
        modules: i64,
    ) -> None:
        super().__init__(rules, players, settings, deal)
        self.parts = parts
        self.steps = steps
        self.modules = modules

    def blank(self) -> "Tzolkin":
        """Return a state of the same game with an empty position."""
        return Tzolkin(self.rules, self.parts, self.steps, self.players, self.settings, self.deal, self.modules)

    def fill(self, seat: i64, out: Choices) -> None:
        """Ask the open step what is legal; a tribe may have something to add to any decision of its own turn."""
        self.steps[self.step].legal(self, seat, out)
        if self.cells[TURN_OF] and out.count:
            self.steps[numbers.TRADE].legal(self, seat, out)

    def take(self, seat: i64, action: i64) -> None:
        """Have the open step carry out an action."""
        self.steps[numbers.TRADE if action >= TRADE else self.step].take(self, seat, action)

    # -- what tribes and calamities change ---------------------------------------------------------------------------

    def trait(self, seat: i64, column: i64) -> i64:
        """Return a number that a seat's tribe may have changed."""
        return self.parts.traits[self.of(seat, TRIBE) * NUM_TRAITS + column]

    def calamity(self, column: i64) -> i64:
        """Return a number that the prophecy in effect may have changed; 0 in quiet times."""
        return self.parts.calamities[self.cells[CALAMITY] * NUM_CALAMITY + column]

    # -- workers and gears -------------------------------------------------------------------------------------------

    def on(self, gear: i64, space: i64) -> i64:
        """Return who stands on a space: 0 nobody, seat + 1, or DUMMY."""
        return self.cells[GEAR + gear * SPACES + space]

    def stand(self, gear: i64, space: i64, who: i64) -> None:
        """Put somebody (or nobody) on a space."""
        self.cells[GEAR + gear * SPACES + space] = who

    def workers_on_gears(self, seat: i64) -> i64:
        """Return how many workers a seat has on the gears."""
        away = self.of(seat, WORKERS) - self.of(seat, AVAILABLE)
        if self.cells[START_SPACE] == seat + 1:
            away -= 1
        for space in range(QUICK_SPACE, QUICK_SPACE + 3):
            if self.cells[space] == seat + 1:
                away -= 1
        return away

    def last_space(self, gear: i64, seat: i64) -> i64:
        """Return the last space of a gear that a seat's workers can stand on."""
        return self.parts.gear_last[gear] + self.trait(seat, EXTRA_SPACES)

    def can_stand(self, gear: i64, space: i64, seat: i64) -> bool:
        """Tell whether a seat's workers can stand on a tooth: on every space, and perhaps on some behind the last."""
        return space <= self.parts.gear_last[gear] or space <= self.last_space(gear, seat)

    def lowest_space(self, gear: i64, seat: i64, skipped: i64 = -1) -> i64:
        """Return the lowest free space of a gear for a seat, passing over a skipped one; -1 if there is none."""
        last = self.parts.gear_last[gear]
        space = self.free_space(gear, 0, last, skipped)
        return space if space >= 0 else self.free_space(gear, last + 1, self.last_space(gear, seat), skipped)

    def free_space(self, gear: i64, first: i64, last: i64, skipped: i64) -> i64:
        """Return the lowest free space of some in a row, passing over a skipped one; -1 if there is none."""
        cells, start = self.cells, GEAR + gear * SPACES
        for space in range(first, last + 1):
            if cells[start + space] == 0 and space != skipped:
                return space
        return -1

    # -- goods -------------------------------------------------------------------------------------------------------

    def blocks(self, seat: i64) -> i64:
        """Return how many resource blocks a seat has."""
        return self.of(seat, WOOD) + self.of(seat, STONE) + self.of(seat, GOLD)

    def gain(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        """Take goods from the bank; a calamity may tax them."""
        if good >= GOLD and amount > 0 and self.calamity(TAXES) == good:
            self.push(numbers.TAX, seat, good | amount << 4, cause)
        else:
            self.receive(seat, good, amount, cause)

    def receive(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        """Take goods from the bank; skulls only while there are any (Components: 13 crystal skulls)."""
        if good == SKULL:
            amount = min(amount, self.cells[SKULL_BANK])
            self.cells[SKULL_BANK] -= amount
        self.change(seat, good, amount, cause)

    def corn_on_teeth(self) -> i64:
        """Return how much corn lies on the teeth of the calendar."""
        corn: i64 = 0
        for tooth in range(self.parts.teeth):
            corn += self.cells[TEETH] >> tooth & 1
        return corn

    def take_corn_from_teeth(self, seat: i64) -> None:
        """Whoever went to the starting player space takes the corn from the teeth."""
        if self.cells[START_SPACE] == seat + 1:
            self.change(seat, CORN, self.corn_on_teeth(), causes.STARTING_PLAYER)
            self.cells[TEETH] = 0

    def level(self, seat: i64, technology: i64) -> i64:
        """Return the level a seat has reached in a technology."""
        return self.of(seat, TECHNOLOGY + technology)

    def masters(self, seat: i64, technology: i64, level: i64) -> bool:
        """Tell whether a seat has the effect of a level of a technology."""
        return self.of(seat, TECHNOLOGY + technology) >= level and self.calamity(LOST_LEVEL) != level

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what a seat cannot know."""
        from sacbe.tzolkin.view import redeal

        redeal(self, seat, random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        from sacbe.tzolkin.view import seen

        return seen(self, seat)

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Return spaces and prices."""
        from sacbe.tzolkin.describe import details

        return details(self, action, seat)

    def why_not(self, action: int, seat: int) -> tuple[str, str]:
        """Return why an action is not legal, and the rule that says so."""
        from sacbe.tzolkin.refusals import why_not

        return why_not(self, action, seat)

    def flaws(self) -> list[str]:
        """Return what makes the cells of the position impossible."""
        from sacbe.tzolkin.problems import flaws

        return flaws(self)

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Ask a step whether it can be pending so."""
        return self.steps[step].fits(self, seat, a, b)

    def idles(self, seat: i64) -> bool:
        """Ask the open step whether it may offer nothing."""
        return self.steps[self.step].idles(self, seat)

    def tie_break(self, seat: int) -> int:
        """The most workers left on the gears (End of the game)."""
        return int(self.workers_on_gears(seat))

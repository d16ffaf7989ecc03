"""Prophecies: taxes on benefits with the right to refuse, and the bonus points (Prophecies; Appendix: Prophecies)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.components import BANDS
from sacbe.tzolkin.expansion.taxes import MOST_AT_ONCE, push_tax, subject, taxed_kind, times_left
from sacbe.tzolkin.names import (
    CHICHEN_ITZA,
    GOODS,
    NUM_BLOCKS,
    NUM_TECHNOLOGIES,
    NUM_TEMPLES,
    TECHNOLOGIES,
    TEMPLES,
    in_order_of,
)
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.setup import PROPHECY_STACK
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.payment import no_block
from sacbe.tzolkin.steps.technologies import advance
from sacbe.tzolkin.steps.temples import add_steps_down, can_climb, no_step_down, step_below, step_up

LEARNED: Final[i64] = 2
"""The level from which on a technology counts for Forgotten Lore."""


class Tax(Step):
    """Pay the calamity's price for a benefit, or refuse it.

    Several goods of one gain are asked for one by one; a refusal ends it.
    """

    number: ClassVar[int] = step_ids.TAX
    name: ClassVar[str] = "tax"
    kinds: ClassVar[tuple[str, ...]] = ("accept", "refuse", "pay", "anger")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the ways to pay, and the refusal."""
        if self.can_be_had(s, seat):
            self.add_prices(s, seat, out)
        out.add(actions.REFUSE)

    def can_be_had(self, s: Tzolkin, seat: i64) -> bool:
        """Tell whether there is a step to climb or a skull to take; else nothing is due (TP-7.5)."""
        kind = taxed_kind(s.a)
        if kind == traits.TAXED_STEP:
            return can_climb(s, seat, subject(s.a))
        return kind != cells.SKULL or s.cells[cells.SKULL_BANK] > 0

    def add_prices(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the ways to pay: a corn, a block, or a step down on a temple."""
        price = s.calamity(traits.PRICE)
        if price == traits.PRICE_CORN:
            if s.of(seat, cells.CORN) > 0:
                out.add(actions.ACCEPT)
        elif price == traits.PRICE_BLOCK:
            for kind in range(NUM_BLOCKS):
                if s.of(seat, cells.WOOD + kind) > 0:
                    out.add(actions.PAY + kind)
        else:
            add_steps_down(s, seat, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay, and have it."""
        if action == actions.REFUSE:
            return
        kind, left, what = taxed_kind(s.a), times_left(s.a), subject(s.a)
        if left > 1:
            push_tax(s, seat, kind, left - 1, what, s.b)
        self.pay(s, seat, action)
        if kind == traits.TAXED_STEP:
            step_up(s, seat, what, s.b)
        elif kind == traits.TAXED_TECHNOLOGY:
            advance(s, seat, what, s.b)
        else:
            s.receive(seat, kind, 1, s.b)

    def pay(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay the price chosen."""
        cause = causes.OF_PROPHECY + s.cells[cells.CALAMITY] - 1
        if action == actions.ACCEPT:
            s.change(seat, cells.CORN, -1, cause)
        elif action >= actions.PAY:
            s.change(seat, cells.WOOD + action - actions.PAY, -1, cause)
        else:
            s.change(seat, cells.TEMPLE + action - actions.ANGER, -1, cause)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The benefit can be had, the price is of this kind, and it can be paid."""
        if action == actions.REFUSE:
            return None
        if not self.can_be_had(s, seat):
            return Refusal("why-nothing-to-pay-for", "TP-7.5")
        price = s.calamity(traits.PRICE)
        if price != price_of(action):
            return Refusal("why-other-price", "TP-5.6", {"price": traits.PRICES[price]})
        if price == traits.PRICE_CORN:
            return lacks_corn("TP-5.6", 1, s.of(seat, cells.CORN))
        if price == traits.PRICE_BLOCK:
            return no_block(s, seat, action - actions.PAY, "TP-5.6")
        return no_step_down(s, seat, action - actions.ANGER)

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """There is nothing to accept."""
        return Refusal("why-no-price", "TP-5.8") if s.kind(action) in ("accept", "refuse") else None

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """What the calamity taxes, and by which prophecy."""
        if s.step != step_ids.TAX:
            return {}
        if price_of(action) == traits.PRICE_STEP_DOWN:
            return step_below(s, seat, action - actions.ANGER)
        kind, what = taxed_kind(s.a), subject(s.a)
        if kind == traits.TAXED_STEP:
            benefit = TEMPLES[what]
        elif kind == traits.TAXED_TECHNOLOGY:
            benefit = TECHNOLOGIES[what]
        else:
            benefit = GOODS[kind]
        return {"benefit": benefit, "prophecy": s.parts.prophecies[s.cells[cells.CALAMITY] - 1]}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The calamity taxes this; there are as many temples, and technologies, as there are."""
        kind = taxed_kind(a)
        if not super().fits(s, seat, 0, b) or kind == 0 or kind != s.calamity(traits.TAXES):
            return False
        if not 0 < times_left(a) <= MOST_AT_ONCE:
            return False
        if kind == traits.TAXED_STEP:
            return subject(a) < NUM_TEMPLES
        return subject(a) < (NUM_TECHNOLOGIES if kind == traits.TAXED_TECHNOLOGY else 1)


def price_of(action: i64) -> i64:
    """Return the kind of price that an action pays; 0 for a refusal."""
    if action == actions.ACCEPT:
        return traits.PRICE_CORN
    if action == actions.REFUSE:
        return 0
    return traits.PRICE_BLOCK if action >= actions.PAY else traits.PRICE_STEP_DOWN


assert actions.ANGER < actions.PAY < actions.ACCEPT


def change_prophecy(s: Tzolkin) -> None:
    """At the end of a food day the prophecy in effect is scored; the next one begins the day after."""
    if s.cells[cells.CALAMITY]:
        for seat in range(s.players):
            score_prophecy(s, seat, s.cells[cells.CALAMITY] - 1)
    turn = s.cells[cells.FOOD_DAYS] - 1
    if turn >= s.parts.prophecies_drawn:
        s.cells[cells.CALAMITY] = 0
        return
    prophecy = s.deal.at(PROPHECY_STACK, turn)
    s.cells[cells.CALAMITY] = prophecy + 1
    if s.history is not None:
        s.tell("event-prophecy", NOBODY, {"prophecy": s.parts.prophecies[prophecy]})


def score_prophecy(s: Tzolkin, seat: i64, prophecy: i64) -> None:
    """Score the band that what is counted falls into; the first one loses points."""
    count = PROPHECY_COUNTERS[s.parts.prophecy_counts[prophecy]].count(s, seat)
    band: i64 = 0
    while band < BANDS - 1 and count > s.parts.prophecy_bounds[prophecy * (BANDS - 1) + band]:
        band += 1
    s.score(seat, cells.FROM_PROPHECIES, s.parts.prophecy_points[band] * cells.UNIT, causes.OF_PROPHECY + prophecy)


class ProphecyCounter:
    """What a prophecy counts: a number of the player, or the sum of several that follow each other."""

    def __init__(self, field: i64, size: i64 = 1) -> None:
        self.field = field
        self.size = size

    def count(self, s: Tzolkin, seat: i64) -> i64:
        """Return the number counted for a seat."""
        total: i64 = 0
        for field in range(self.field, self.field + self.size):
            total += s.of(seat, field)
        return total


class TechnologiesAtTwo(ProphecyCounter):
    """Technologies advanced at least to level 2."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for track in range(NUM_TECHNOLOGIES):
            total += 1 if s.level(seat, track) >= LEARNED else 0
        return total


class BuildingsOfPlayer(ProphecyCounter):
    """Buildings of the player, without monuments."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(len(s.parts.buildings.ids)):
            total += 1 if s.cells[cells.BUILDING + tile] == seat + 1 else 0
        return total


class WorkersOnChichenItza(ProphecyCounter):
    """The player's workers on the gear of Chichen Itza, before it turns (TP-11.10)."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for space in range(s.last_space(CHICHEN_ITZA, seat) + 1):
            total += 1 if s.on(CHICHEN_ITZA, space) == seat + 1 else 0
        return total


PROPHECY_COUNTERS: Final[list[ProphecyCounter]] = in_order_of(
    traits.COUNTED,
    {
        "steps": ProphecyCounter(cells.TEMPLE, NUM_TEMPLES),
        "steps_chaac": ProphecyCounter(cells.TEMPLE),
        "steps_quetzalcoatl": ProphecyCounter(cells.TEMPLE + 1),
        "steps_kukulcan": ProphecyCounter(cells.TEMPLE + 2),
        "wood_tiles": ProphecyCounter(cells.WOOD_TILES),
        "corn_tiles": ProphecyCounter(cells.CORN_TILES),
        "gold": ProphecyCounter(cells.GOLD),
        "skulls": ProphecyCounter(cells.SKULL),
        "technology_levels": ProphecyCounter(cells.TECHNOLOGY, NUM_TECHNOLOGIES),
        "technologies_at_2": TechnologiesAtTwo(0),
        "buildings": BuildingsOfPlayer(0),
        "fed_workers": ProphecyCounter(cells.FED),
        "workers_on_chichen_itza": WorkersOnChichenItza(0),
    },
)

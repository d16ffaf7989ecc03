"""The new buildings: goods on food days, the technology swap (New buildings; Appendix: New building effects)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells
from sacbe.tzolkin.effects import EFFECTS
from sacbe.tzolkin.expansion.taxes import gain
from sacbe.tzolkin.names import NUM_TECHNOLOGIES, TECHNOLOGIES
from sacbe.tzolkin.state import Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.technologies import gain_technology

FOOD_DAY_GAIN: Final[i64] = EFFECTS.index("food_day_gain")


class FoodDayGoods(TableStep):
    """On a food day, before feeding, buildings give their goods."""

    number: ClassVar[int] = step_ids.FOOD_DAY_GOODS
    name: ClassVar[str] = "food_day_goods"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Give the goods of every building somebody has."""
        for tile in range(s.parts.base_buildings, len(s.parts.buildings.ids)):
            owner = s.cells[cells.BUILDING + tile]
            if owner:
                give_goods(s, owner - 1, tile)


def give_goods(s: Tzolkin, seat: i64, tile: i64) -> None:
    """Give what a building gives on this food day."""
    food_day = s.cells[cells.FOOD_DAYS] + 1
    for effect in s.parts.buildings.effects[tile]:
        if effect.number == FOOD_DAY_GAIN and effect.first_day <= food_day <= effect.last_day:
            gain(s, seat, effect.what, effect.amount, causes.OF_BUILDING + tile)


class TechnologySwap(Automatic):
    """Choose a technology to lower; each of the others advances for free. Without any level nothing happens."""

    number: ClassVar[int] = step_ids.TECHNOLOGY_SWAP
    name: ClassVar[str] = "technology_swap"
    kinds: ClassVar[tuple[str, ...]] = ("swap",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the technologies that can be lowered."""
        for track in range(NUM_TECHNOLOGIES):
            if s.level(seat, track) > 0:
                out.add(actions.SWAP + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Lower one, advance the others."""
        if action < actions.SWAP:
            return
        lowered = action - actions.SWAP
        s.change(seat, cells.TECHNOLOGY + lowered, -1, s.b)
        for track in range(NUM_TECHNOLOGIES - 1, -1, -1):
            if track != lowered:
                gain_technology(s, seat, track, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """There is a level to lose."""
        track = action - actions.SWAP
        if s.level(seat, track) > 0:
            return None
        return Refusal("why-no-level-to-lose", "TP-13.10", {"technology": TECHNOLOGIES[track]})

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """It comes with a building."""
        return Refusal("why-swap-with-building", "TP-13.10")

"""The new buildings: goods on food days, the technology swap (New buildings; Appendix: New building effects)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import SWAP
from sacbe.tzolkin.components import BASE_BUILDINGS
from sacbe.tzolkin.effects import EFFECTS
from sacbe.tzolkin.state import BUILDING, FOOD_DAYS, TECHNOLOGY, Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps.technologies import TRACKS, gain_technology

FOOD_DAY_GAIN: Final[i64] = EFFECTS.index("food_day_gain")


class FoodDayGoods(TableStep):
    """On a food day, before feeding, buildings give their goods."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        for tile in range(BASE_BUILDINGS, len(s.parts.buildings.ids)):
            owner = s.cells[BUILDING + tile]
            if owner:
                give_goods(s, owner - 1, tile)


def give_goods(s: Tzolkin, seat: i64, tile: i64) -> None:
    """Give what a building gives on this food day."""
    food_day = s.cells[FOOD_DAYS] + 1
    for effect in s.parts.buildings.effects[tile]:
        if effect.number == FOOD_DAY_GAIN and effect.first_day <= food_day <= effect.last_day:
            s.gain(seat, effect.what, effect.amount, causes.OF_BUILDING + tile)


class TechnologySwap(Automatic):
    """Choose a technology to lower; each of the others advances for free. Without any level nothing happens."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for track in range(TRACKS):
            if s.level(seat, track) > 0:
                out.add(SWAP + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action < SWAP:
            return
        lowered = action - SWAP
        s.change(seat, TECHNOLOGY + lowered, -1, s.b)
        for track in range(TRACKS - 1, -1, -1):
            if track != lowered:
                gain_technology(s, seat, track, s.b)

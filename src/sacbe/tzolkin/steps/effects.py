"""What tiles give when they are gained (Appendix: Starting wealth tiles and building effects)."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin.effects import ANY
from sacbe.tzolkin.effects import Effect as TileEffect
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.state import (
    AVAILABLE,
    FEED_DISCOUNT,
    FEED_WORKERS,
    FROM_BUILDINGS,
    UNIT,
    WORKERS,
    Automatic,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.chichen_itza import push_offering
from sacbe.tzolkin.steps.technologies import gain_technology
from sacbe.tzolkin.steps.temples import climb


def push_effects(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, cause: i64) -> None:
    """Have a tile's effects resolved one after the other, in their order."""
    for effect in reversed(tiles.effects[tile]):
        s.push(numbers.EFFECT, seat, packed(effect), cause)


def packed(effect: TileEffect) -> i64:
    """Return an effect as the number a frame holds: its kind, what it concerns, how much."""
    return effect.number | effect.what << 8 | effect.amount << 12


def tells(tiles: Tiles, number: i64) -> bool:
    """Tell whether one of some tiles has the effect that a frame holds."""
    return any(packed(effect) == number for run in tiles.effects for effect in run)


def gain_worker(s: Tzolkin, seat: i64, cause: i64) -> None:
    """Take a worker from the bank, if there is one left."""
    if s.of(seat, WORKERS) < s.parts.max_workers:
        s.change(seat, WORKERS, 1, cause)
        s.change(seat, AVAILABLE, 1, cause)


class Effect(Automatic):
    """One effect of a tile; the frame holds its kind, what it concerns, how much, and the tile as the cause."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        EFFECT_RULES[s.a & 0xFF].resolve(s, seat, s.a >> 8 & 0xF, s.a >> 12, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """A tile has this effect."""
        return super().fits(s, seat, 0, b) and (tells(s.parts.wealth, a) or tells(s.parts.buildings, a))


class EffectRule:
    """How one kind of effect is resolved."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        """Give ``amount`` of ``what``."""
        raise NotImplementedError


class Gain(EffectRule):
    """Goods from the bank."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.gain(seat, what, amount, cause)


class Points(EffectRule):
    """Victory points."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.score(seat, FROM_BUILDINGS, amount * UNIT, cause)


class Worker(EffectRule):
    """A worker from the bank."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            gain_worker(s, seat, cause)


class FarmForSome(EffectRule):
    """A farm that feeds a number of workers."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.change(seat, FEED_WORKERS, amount, cause)


class FarmForAll(EffectRule):
    """A farm that saves corn on every worker."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.change(seat, FEED_DISCOUNT, amount, cause)


class Temple(EffectRule):
    """Steps up on a temple, given or chosen."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            if what == ANY:
                s.push(numbers.CLIMB, seat, 0, cause)
            else:
                climb(s, seat, what, cause)


class Technology(EffectRule):
    """Free advances in a technology, given or chosen."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        if what == ANY:
            s.push(numbers.FREE_TECHNOLOGY, seat, amount, cause)
        else:
            for _ in range(amount):
                gain_technology(s, seat, what, cause)


class BuildBuilding(EffectRule):
    """The right to construct a building as with Tikal 2."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            s.push(numbers.CONSTRUCTION, seat, numbers.MAY_BUILD)


class Market(EffectRule):
    """A visit to the market as with Uxmal 2."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            s.push(numbers.MARKET, seat, 0, cause)


class AnyAction(EffectRule):
    """The right to pay a corn for any action of four gears, as with Uxmal 5."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            s.push(numbers.ANY_ACTION, seat, 1, cause)


class Later(EffectRule):
    """What works later: renovation, goods on food days."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        pass


class BuildMonument(EffectRule):
    """The right to construct a monument as with Tikal 4."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.push(numbers.CONSTRUCTION, seat, numbers.MAY_BUILD_MONUMENT)


class TechnologySwap(EffectRule):
    """One technology down, the three others up."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.push(numbers.TECHNOLOGY_SWAP, seat, 0, cause)


class SkullOffering(EffectRule):
    """A skull placed on the shrine allows the offering of theology 2, as one in Chichen Itza does."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        push_offering(s, seat)


EFFECT_RULES: Final[list[EffectRule]] = [
    Gain(),
    Points(),
    Worker(),
    FarmForSome(),
    FarmForAll(),
    Temple(),
    Technology(),
    BuildBuilding(),
    Market(),
    AnyAction(),
    Later(),
    Later(),
    BuildMonument(),
    TechnologySwap(),
    SkullOffering(),
]
"""In the order of :data:`sacbe.tzolkin.effects.EFFECTS`."""

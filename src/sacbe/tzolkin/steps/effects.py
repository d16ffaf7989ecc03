"""What tiles give when they are gained (Appendix: Starting wealth tiles and building effects)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.tzolkin import cells
from sacbe.tzolkin.effects import ANY, EFFECTS
from sacbe.tzolkin.effects import Effect as TileEffect
from sacbe.tzolkin.expansion.taxes import gain
from sacbe.tzolkin.names import in_order_of
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.state import Automatic, Tzolkin
from sacbe.tzolkin.steps import constructions, step_ids
from sacbe.tzolkin.steps.chichen_itza import push_offering
from sacbe.tzolkin.steps.constructions import push_construction
from sacbe.tzolkin.steps.gears import push_any_action
from sacbe.tzolkin.steps.technologies import gain_technology, push_free_technology
from sacbe.tzolkin.steps.temples import climb, push_climb

# The frame of an effect: its kind, what it concerns, how much; and the tile as the cause.
KIND_MASK: Final[i64] = 0xFF
WHAT_SHIFT: Final[i64] = 8
WHAT_MASK: Final[i64] = 0xF
AMOUNT_SHIFT: Final[i64] = 12


def push_effects(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, cause: i64) -> None:
    """Have a tile's effects resolved one after the other, in their order."""
    for effect in reversed(tiles.effects[tile]):
        s.push(step_ids.EFFECT, seat, packed(effect), cause)


def packed(effect: TileEffect) -> i64:
    """Return an effect as the number a frame holds: its kind, what it concerns, how much."""
    return effect.number | effect.what << WHAT_SHIFT | effect.amount << AMOUNT_SHIFT


def tells(tiles: Tiles, number: i64) -> bool:
    """Tell whether one of some tiles has the effect that a frame holds."""
    return any(packed(effect) == number for run in tiles.effects for effect in run)


def gain_worker(s: Tzolkin, seat: i64, cause: i64) -> None:
    """Take a worker from the bank, if there is one left."""
    if s.of(seat, cells.WORKERS) < s.parts.max_workers:
        s.change(seat, cells.WORKERS, 1, cause)
        s.change(seat, cells.AVAILABLE, 1, cause)


class Effect(Automatic):
    """One effect of a tile."""

    number: ClassVar[int] = step_ids.EFFECT
    name: ClassVar[str] = "effect"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Resolve it by the rule for its kind."""
        rule = EFFECT_RULES[s.a & KIND_MASK]
        rule.resolve(s, seat, s.a >> WHAT_SHIFT & WHAT_MASK, s.a >> AMOUNT_SHIFT, s.b)

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
        gain(s, seat, what, amount, cause)


class Points(EffectRule):
    """Victory points."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.score(seat, cells.FROM_BUILDINGS, amount * cells.UNIT, cause)


class Worker(EffectRule):
    """A worker from the bank."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            gain_worker(s, seat, cause)


class FarmForSome(EffectRule):
    """A farm that feeds a number of workers."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.change(seat, cells.FEED_WORKERS, amount, cause)


class FarmForAll(EffectRule):
    """A farm that saves corn on every worker."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.change(seat, cells.FEED_DISCOUNT, amount, cause)


class Temple(EffectRule):
    """Steps up on a temple, given or chosen."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            if what == ANY:
                push_climb(s, seat, cause)
            else:
                climb(s, seat, what, cause)


class Technology(EffectRule):
    """Free advances in a technology, given or chosen."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        if what == ANY:
            push_free_technology(s, seat, amount, cause)
        else:
            for _ in range(amount):
                gain_technology(s, seat, what, cause)


class BuildBuilding(EffectRule):
    """The right to construct a building as with Tikal 2."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            push_construction(s, seat, constructions.MAY_BUILD)


class Market(EffectRule):
    """A visit to the market as with Uxmal 2."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            s.push(step_ids.MARKET, seat, 0, cause)


class AnyAction(EffectRule):
    """The right to pay a corn for any action of four gears, as with Uxmal 5."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        for _ in range(amount):
            push_any_action(s, seat, cause, may_decline=True)


class Later(EffectRule):
    """What works later: renovation, goods on food days."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        pass


class BuildMonument(EffectRule):
    """The right to construct a monument as with Tikal 4."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        push_construction(s, seat, constructions.MAY_BUILD_MONUMENT)


class TechnologySwap(EffectRule):
    """One technology down, the three others up."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        s.push(step_ids.TECHNOLOGY_SWAP, seat, 0, cause)


class SkullOffering(EffectRule):
    """A skull placed on the shrine allows the offering of theology 2, as one in Chichen Itza does."""

    def resolve(self, s: Tzolkin, seat: i64, what: i64, amount: i64, cause: i64) -> None:
        push_offering(s, seat)


EFFECT_RULES: Final[list[EffectRule]] = in_order_of(
    EFFECTS,
    {
        "gain": Gain(),
        "points": Points(),
        "worker": Worker(),
        "feed_workers": FarmForSome(),
        "feed_discount_all": FarmForAll(),
        "temple": Temple(),
        "tech": Technology(),
        "build_building": BuildBuilding(),
        "market": Market(),
        "any_action_for_corn": AnyAction(),
        "renovation": Later(),
        "food_day_gain": Later(),
        "build_monument": BuildMonument(),
        "tech_swap": TechnologySwap(),
        "skull_offering": SkullOffering(),
    },
)

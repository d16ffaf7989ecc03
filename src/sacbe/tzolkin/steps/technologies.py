"""Technologies: paid and free advances, and the bonus above level 3 (Actions: Technologies; Technologies).

What each level does, and where:

============ ===== ============================================ ====================================================
technology   level what it does                                 file
============ ===== ============================================ ====================================================
agriculture  1, 3  more corn from harvests                      ``palenque.py``, ``corn_harvest``
agriculture  2     harvests where no corn tile is in sight      ``palenque.py``, ``harvests_unseen``
agriculture  2     more corn from fishing                       ``palenque.py``, ``Palenque.use``
agriculture  bonus a step on a temple                           here, ``technology_bonus``
extraction   1     more wood from Yaxchilan, and from harvests  ``yaxchilan.py``; ``palenque.py``, ``wood_harvest``
extraction   2, 3  more stone, more gold from Yaxchilan         ``yaxchilan.py``
extraction   bonus two blocks of one's choice                   here, ``technology_bonus``
architecture 1, 2  corn, points for a building                  ``buildings.py``, ``Completion``
architecture 3     saves a block of a building                  ``buildings.py``, ``saved_blocks``, ``Spare``
architecture 3     saves corn at Uxmal 4                        ``buildings.py``, ``corn_price``
architecture bonus points                                       here, ``technology_bonus``
theology     1     an action one space ahead in Chichen Itza    ``picking_up.py``, ``price``
theology     2     the offering of a block for a temple step    ``chichen_itza.py``, ``Offering``
theology     3     one more skull from Yaxchilan                ``yaxchilan.py``
theology     bonus a skull                                      here, ``technology_bonus``
============ ===== ============================================ ====================================================

Architecture goes to one of the two buildings of Tikal 4: ``constructions.py``, ``has_architecture``. Where tribes and
calamities change technologies: ``Tzolkin.masters`` (a forgotten level), ``advance_cost``, ``TechnologyBonus`` of
``expansion/tribes.py``, ``add_ahead`` there for theology 1.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.expansion.taxes import gain, push_tax
from sacbe.tzolkin.names import AGRICULTURE, ARCHITECTURE, EXTRACTION, NUM_TECHNOLOGIES
from sacbe.tzolkin.reasons import lacks_blocks
from sacbe.tzolkin.state import Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.payment import push_pay, push_take
from sacbe.tzolkin.steps.temples import push_climb

TOP_LEVEL: Final[i64] = 3


def advance_cost(s: Tzolkin, seat: i64, track: i64) -> i64:
    """Return the blocks an advance costs; above level 3 that is the price of the bonus."""
    level = s.level(seat, track)
    cost = s.parts.technology_cost[level]
    if level < TOP_LEVEL:
        cost -= s.trait(seat, traits.TECHNOLOGY_DISCOUNT)
    return cost + 1 if s.calamity(traits.TAXES) == traits.TAXED_TECHNOLOGY else cost


def cheapest_advance(s: Tzolkin, seat: i64) -> i64:
    """Return the blocks of the advance that costs least."""
    cheapest = advance_cost(s, seat, 0)
    for track in range(i64(1), NUM_TECHNOLOGIES):
        cheapest = min(cheapest, advance_cost(s, seat, track))
    return cheapest


def can_advance(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat can pay for an advance on any track."""
    blocks = s.blocks(seat)
    for track in range(NUM_TECHNOLOGIES):
        if advance_cost(s, seat, track) <= blocks:
            return True
    return False


def gain_technology(s: Tzolkin, seat: i64, track: i64, cause: i64) -> None:
    """Advance without payment; a calamity may tax even that."""
    if s.calamity(traits.TAXES) == traits.TAXED_TECHNOLOGY:
        push_tax(s, seat, traits.TAXED_TECHNOLOGY, 1, track, cause)
    else:
        advance(s, seat, track, cause)


def advance(s: Tzolkin, seat: i64, track: i64, cause: i64) -> None:
    """Advance a level, or take the bonus of a track that is at level 3 already."""
    if s.level(seat, track) < TOP_LEVEL:
        s.change(seat, cells.TECHNOLOGY + track, 1, cause)
    elif s.trait(seat, traits.ANY_BONUS):
        s.push(step_ids.TECHNOLOGY_BONUS, seat)
    else:
        technology_bonus(s, seat, track)


def technology_bonus(s: Tzolkin, seat: i64, track: i64) -> None:
    """Take the bonus of a track."""
    cause = causes.OF_TECHNOLOGY + track
    if track == AGRICULTURE:
        push_climb(s, seat, cause)
    elif track == EXTRACTION:
        push_take(s, seat, s.parts.extraction_bonus, cause)
    elif track == ARCHITECTURE:
        s.score(seat, cells.FROM_ARCHITECTURE, s.parts.architecture_bonus * cells.UNIT, cause)
    else:
        gain(s, seat, cells.SKULL, 1, cause)


def level_reached(s: Tzolkin, seat: i64, track: i64) -> int:
    """Return the level an advance would reach; 4 stands for the bonus."""
    return int(min(s.level(seat, track), TOP_LEVEL)) + 1


# The frame of paid advances: how many are left, and a bit if one may stop now.
LEFT_MASK: Final[i64] = 15
MAY_STOP: Final[i64] = 16
MOST_PAID: Final[i64] = 2
MOST_FREE: Final[i64] = 15


def push_technology(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat pay for one advance, and let it pay for as many as ``count``."""
    s.push(step_ids.TECHNOLOGY, seat, count, cause)


class PaidTechnology(Step):
    """Advance for blocks."""

    number: ClassVar[int] = step_ids.TECHNOLOGY
    name: ClassVar[str] = "technology"
    kinds: ClassVar[tuple[str, ...]] = ("advance", "done")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add what can be paid; having advanced once, one may stop."""
        if s.a & MAY_STOP:
            out.add(actions.DONE)
        blocks = s.blocks(seat)
        for track in range(NUM_TECHNOLOGIES):
            if advance_cost(s, seat, track) <= blocks:
                out.add(actions.ADVANCE + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay, then advance, then perhaps once more."""
        if action == actions.DONE:
            return
        track = action - actions.ADVANCE
        left = s.a & LEFT_MASK
        if left > 1:
            s.push(step_ids.TECHNOLOGY, seat, left - 1 | MAY_STOP, s.b)
        s.push(step_ids.GAIN_TECHNOLOGY, seat, track, s.b)
        push_pay(s, seat, advance_cost(s, seat, track), s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """There are blocks for the advance; the first one cannot be left."""
        if action == actions.DONE:
            return None if s.a & MAY_STOP else Refusal("why-carried-out", "TZ-23.4")
        return lacks_blocks("TZ-1.5", advance_cost(s, seat, action - actions.ADVANCE), s.blocks(seat))

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The price in blocks, and the level reached."""
        if action == actions.DONE:
            return {}
        track = action - actions.ADVANCE
        return {"cost": int(advance_cost(s, seat, track)), "level": level_reached(s, seat, track)}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """One or two advances, the second of which may be left."""
        return 0 < a & LEFT_MASK <= MOST_PAID and a < MAY_STOP << 1 and super().fits(s, seat, 0, b)


def push_free_technology(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat advance some times without payment."""
    s.push(step_ids.FREE_TECHNOLOGY, seat, count, cause)


class FreeTechnology(Step):
    """Advance without payment on tracks of one's choice; ``a``: how many times."""

    number: ClassVar[int] = step_ids.FREE_TECHNOLOGY
    name: ClassVar[str] = "free_technology"
    kinds: ClassVar[tuple[str, ...]] = ("advance",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add all tracks."""
        for track in range(NUM_TECHNOLOGIES):
            out.add(actions.ADVANCE + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Advance, and go on."""
        if s.a > 1:
            s.push(step_ids.FREE_TECHNOLOGY, seat, s.a - 1, s.b)
        gain_technology(s, seat, action - actions.ADVANCE, s.b)

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """It costs nothing; the level reached."""
        return {"cost": 0, "level": level_reached(s, seat, action - actions.ADVANCE)}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are some advances to take."""
        return 0 < a <= MOST_FREE and super().fits(s, seat, 0, b)


class GainTechnology(Automatic):
    """The advance that has been paid for: track ``a``."""

    number: ClassVar[int] = step_ids.GAIN_TECHNOLOGY
    name: ClassVar[str] = "gain_technology"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Advance."""
        advance(s, seat, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a track."""
        return a < NUM_TECHNOLOGIES and super().fits(s, seat, 0, b)

"""Uncover temple levels; Place a temple guard."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import GUARD, UNCOVER
from sacbe.tikal.causes import GUARDING
from sacbe.tikal.components import BITS
from sacbe.tikal.names import (
    FIRST_TEMPLE_NUMBER,
    HEXES,
    LAST_TEMPLE_NUMBER,
    LEADER,
    MEMBERS,
    TEMPLE,
    WORKER,
)
from sacbe.tikal.scoring import strongest
from sacbe.tikal.state import GUARDS_LEFT, LEADER_GUARD, LOST, OWNER, STOCK, TEMPLES, VALUE, WORKERS, Tikal
from sacbe.tikal.steps.activity import Activity


class Uncover(Activity):
    """Put the next temple tile on a temple."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add the temples the seat can uncover."""
        if points < s.parts.uncover_cost:
            return
        here &= s.among(TEMPLES)
        while here != 0:
            at = s.parts.first_bit[(here & -here) % BITS]
            here &= here - 1
            if can_uncover(s, seat, at):
                out.add(UNCOVER + at)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the tile with the next number from its stack."""
        at = action - UNCOVER
        s.work(at)
        s.cells[VALUE + at] += 1
        s.cells[STOCK + s.cells[VALUE + at] - FIRST_TEMPLE_NUMBER] -= 1

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost of a level."""
        return s.parts.uncover_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is in the way."""
        at = action - UNCOVER
        if s.kind(at) != TEMPLE:
            return f"there is no temple in {HEXES[at]}", "TK-7.1"
        if s.cells[OWNER + at] != 0:
            return f"the temple in {HEXES[at]} is guarded", "TK-12.6"
        if not has_next_tile(s, at):
            return "there is no temple tile left with the next number", "TK-7.4"
        if s.worked(at) >= s.parts.levels_per_temple:
            return "no more levels of one temple can be uncovered in a turn", "TK-7.3"
        return ("", "") if s.members(seat, at) > s.worked(at) else ("each level needs a member of its own", "TK-7.2")


class Guard(Activity):
    """Make a member the guard of a temple; the player's other members there leave the game."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add the temples with the seat's majority, with each kind of member there."""
        if points < s.parts.guard_cost or s.of(seat, GUARDS_LEFT) == 0:
            return
        here &= s.among(TEMPLES)
        while here != 0:
            at = s.parts.first_bit[(here & -here) % BITS]
            here &= here - 1
            if strongest(s, at) == seat:
                _add_members(s, seat, at, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Place the guard and put the others in the box, not in the supply."""
        at, member = (action - GUARD) // 2, (action - GUARD) % 2
        s.change(seat, GUARDS_LEFT, -1, GUARDING)
        s.cells[OWNER + at] = seat + 1 + member * LEADER_GUARD
        s.exclude(TEMPLES, at)
        s.leave(seat, member, at)
        while s.of(seat, WORKERS + at) > 0:
            s.leave(seat, WORKER, at)
            s.change(seat, LOST + WORKER, 1, GUARDING)
        if s.leads(seat, at):
            s.leave(seat, LEADER, at)
            s.change(seat, LOST + LEADER, 1, GUARDING)

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost."""
        return s.parts.guard_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is in the way."""
        at, member = (action - GUARD) // 2, (action - GUARD) % 2
        if s.kind(at) != TEMPLE:
            return f"there is no temple in {HEXES[at]}", "TK-12.1"
        if s.of(seat, GUARDS_LEFT) == 0:
            return "both guards are placed already", "TK-12.7"
        if s.cells[OWNER + at] != 0:
            return f"the temple in {HEXES[at]} is guarded already", "TK-12.8"
        if not s.here(seat, member, at):
            return f"this player has no {MEMBERS[member]} in {HEXES[at]}", "TK-12.3"
        return ("", "") if strongest(s, at) == seat else (f"this player has no majority in {HEXES[at]}", "TK-12.1")


def _add_members(s: Tikal, seat: i64, at: i64, out: Choices) -> None:
    """Add each kind of member that can stay as the guard."""
    for member in range(WORKER, LEADER + 1):
        if s.here(seat, member, at):
            out.add(GUARD + at * 2 + member)


def has_next_tile(s: Tikal, at: i64) -> bool:
    """Tell whether the next number is there: none may be skipped, and nothing follows the last one."""
    value = s.cells[VALUE + at]
    return value < LAST_TEMPLE_NUMBER and s.cells[STOCK + value + 1 - FIRST_TEMPLE_NUMBER] > 0


def can_uncover(s: Tikal, seat: i64, at: i64) -> bool:
    """Tell whether a seat can uncover a level of a temple without guard: a member a level, two levels a turn."""
    worked = s.worked(at)
    return worked < s.parts.levels_per_temple and worked < s.members(seat, at) and has_next_tile(s, at)

"""Uncover temple levels; Place a temple guard."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, causes, cells
from sacbe.tikal.names import FIRST_TEMPLE_NUMBER, HEXES, LEADER, MEMBERS, NUM_MEMBERS, TEMPLE, WORKER
from sacbe.tikal.scoring import strongest
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps.activity import OnHexagons, Work


class Uncover(Work):
    """Put the next temple tile on a temple."""

    def hexagons(self, s: Tikal, seat: i64, here: i64) -> i64:
        """Return the seat's temples without a guard."""
        return here & s.among(cells.TEMPLES)

    def first_action(self) -> i64:
        """Return the action at the first hexagon."""
        return actions.UNCOVER

    def most(self, s: Tikal) -> i64:
        """Return how many levels of one temple can be uncovered in a turn."""
        return s.parts.levels_per_temple

    def is_left(self, s: Tikal, at: i64) -> bool:
        """Tell whether the temple can go on rising."""
        return has_next_tile(s, at)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the tile with the next number from its stack."""
        at = action - actions.UNCOVER
        s.work(at)
        s.cells[cells.VALUE + at] += 1
        s.cells[cells.STOCK + s.cells[cells.VALUE + at] - FIRST_TEMPLE_NUMBER] -= 1

    def price(self, s: Tikal) -> i64:
        """Return the price of a level."""
        return s.parts.uncover_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is in the way."""
        at = action - actions.UNCOVER
        args: dict[str, object] = {"hex": HEXES[at]}
        members, worked = int(s.members(seat, at)), int(s.worked(at))
        if s.kind(at) != TEMPLE:
            return Refusal("why-no-temple", "TK-7.1", args)
        if s.cells[cells.OWNER + at] != 0:
            return Refusal("why-guarded", "TK-12.6", args)
        if not has_next_tile(s, at):
            return Refusal("why-no-temple-tile", "TK-7.4", {"number": int(s.cells[cells.VALUE + at]) + 1})
        if worked >= s.parts.levels_per_temple:
            return Refusal("why-enough-levels", "TK-7.3", {**args, "most": int(s.parts.levels_per_temple)})
        return None if members > worked else Refusal("why-level-needs-member", "TK-7.2", {**args, "members": members})

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """What the temple will be worth."""
        return {"value": int(s.cells[cells.VALUE + action - actions.UNCOVER]) + 1}


class Guard(OnHexagons):
    """Make a member the guard of a temple; the player's other members there leave the game."""

    def hexagons(self, s: Tikal, seat: i64, here: i64) -> i64:
        """Return the seat's temples without a guard."""
        return here & s.among(cells.TEMPLES) if s.of(seat, cells.GUARDS_LEFT) > 0 else i64(0)

    def add(self, s: Tikal, seat: i64, at: i64, out: Choices) -> None:
        """Add each kind of member at a temple with the seat's majority."""
        if strongest(s, at) != seat:
            return
        for member in range(WORKER, LEADER + 1):
            if s.here(seat, member, at):
                out.add(actions.GUARD + at * NUM_MEMBERS + member)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Place the guard and put the others in the box, not in the supply."""
        at, member = (action - actions.GUARD) // NUM_MEMBERS, (action - actions.GUARD) % NUM_MEMBERS
        s.change(seat, cells.GUARDS_LEFT, -1, causes.GUARDING)
        s.cells[cells.OWNER + at] = seat + 1 + member * cells.LEADER_GUARD
        s.exclude(cells.TEMPLES, at)
        s.leave(seat, member, at)
        while s.of(seat, cells.WORKERS + at) > 0:
            s.leave(seat, WORKER, at)
            s.change(seat, cells.LOST + WORKER, 1, causes.GUARDING)
        if s.leads(seat, at):
            s.leave(seat, LEADER, at)
            s.change(seat, cells.LOST + LEADER, 1, causes.GUARDING)

    def price(self, s: Tikal) -> i64:
        """Return the price of a guard."""
        return s.parts.guard_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is in the way."""
        at, member = (action - actions.GUARD) // NUM_MEMBERS, (action - actions.GUARD) % NUM_MEMBERS
        args: dict[str, object] = {"hex": HEXES[at]}
        if s.kind(at) != TEMPLE:
            return Refusal("why-no-temple", "TK-12.1", args)
        if s.of(seat, cells.GUARDS_LEFT) == 0:
            return Refusal("why-no-guard-left", "TK-12.7", {"guards": int(s.parts.guards)})
        if s.cells[cells.OWNER + at] != 0:
            return Refusal("why-guarded-already", "TK-12.8", args)
        if not s.here(seat, member, at):
            return Refusal("why-not-there", "TK-12.3", {**args, "member": MEMBERS[member]})
        return None if strongest(s, at) == seat else Refusal("why-no-majority", "TK-12.1", _strengths(s, seat, at))

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """What the temple is worth."""
        return {"value": int(s.cells[cells.VALUE + (action - actions.GUARD) // NUM_MEMBERS])}


def _strengths(s: Tikal, seat: i64, at: i64) -> dict[str, object]:
    """Return the strength of a seat's expedition on a hexagon, and that of the strongest other."""
    others = [int(s.strength(other, at)) for other in range(s.players) if other != seat]
    return {"hex": HEXES[at], "strength": int(s.strength(seat, at)), "others": max(others)}


def has_next_tile(s: Tikal, at: i64) -> bool:
    """Tell whether the next number is there: none may be skipped, and nothing follows the last one."""
    value = s.cells[cells.VALUE + at]
    return value < s.parts.last_temple_number and s.cells[cells.STOCK + value + 1 - FIRST_TEMPLE_NUMBER] > 0

"""Placing and moving expedition members in and between camps; Establish a camp."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import CAMP, JUMP, PLACE
from sacbe.tikal.causes import ESTABLISHING, PLACING
from sacbe.tikal.components import BITS
from sacbe.tikal.names import CAMPS, HEXES, JUNGLE, LEADER, MEMBERS, NUM_CAMPS, TREASURE, WORKER
from sacbe.tikal.state import CAMP_AT, CAMPS_LEFT, OWNER, SITES, SUPPLY, VALUE, Tikal
from sacbe.tikal.steps.activity import Activity


class Place(Activity):
    """Place a member from the supply in the base camp or an own camp."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add each kind of member in the supply, at each camp."""
        if points < s.parts.place_cost:
            return
        camps = s.camps(seat)
        for member in range(WORKER, LEADER + 1):
            if s.of(seat, SUPPLY + member) > 0:
                for camp in range(camps):
                    out.add(PLACE + member * NUM_CAMPS + camp)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the figure from the supply."""
        member = (action - PLACE) // NUM_CAMPS
        s.change(seat, SUPPLY + member, -1, PLACING)
        s.arrive(seat, member, s.camp(seat, (action - PLACE) % NUM_CAMPS))

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost."""
        return s.parts.place_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is missing."""
        member, camp = (action - PLACE) // NUM_CAMPS, (action - PLACE) % NUM_CAMPS
        if s.of(seat, SUPPLY + member) == 0:
            return f"there is no {MEMBERS[member]} left in the supply", "TK-5.2"
        return ("", "") if s.camp(seat, camp) >= 0 else (f"there is no {CAMPS[camp]} of this player", "TK-5.1")


class Jump(Activity):
    """Move a member along the secret paths that join the base camp and the own camps."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add each kind of member at each camp, to each other camp."""
        camps = s.camps(seat)
        if points < s.parts.jump_cost or camps == 1:
            return
        for member in range(WORKER, LEADER + 1):
            for camp in range(camps):
                if s.here(seat, member, s.camp(seat, camp)):
                    for to in range(camps):
                        if to != camp:
                            out.add(JUMP + (member * NUM_CAMPS + camp) * NUM_CAMPS + to)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the figure."""
        number = action - JUMP
        member = number // (NUM_CAMPS * NUM_CAMPS)
        s.leave(seat, member, s.camp(seat, number // NUM_CAMPS % NUM_CAMPS))
        s.arrive(seat, member, s.camp(seat, number % NUM_CAMPS))

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost."""
        return s.parts.jump_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is missing."""
        number = action - JUMP
        member, camp, to = number // (NUM_CAMPS * NUM_CAMPS), number // NUM_CAMPS % NUM_CAMPS, number % NUM_CAMPS
        if camp == to:
            return "a member moves from one camp to another", "TK-5.3"
        if min(s.camp(seat, camp), s.camp(seat, to)) < 0:
            return "secret paths join the base camp and the player's own camps only", "TK-5.4"
        if not s.here(seat, member, s.camp(seat, camp)):
            return f"this player has no {MEMBERS[member]} in {CAMPS[camp]}", "TK-5.3"
        return "", ""


class Establish(Activity):
    """Establish a camp on a jungle hexagon, or a treasure hexagon without treasures."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add all camp sites on the map, wherever the members are."""
        if points < s.parts.camp_cost or s.of(seat, CAMPS_LEFT) == 0:
            return
        sites = s.among(SITES)
        while sites != 0:
            out.add(CAMP + s.parts.first_bit[(sites & -sites) % BITS])
            sites &= sites - 1

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Put up the camp; camps are counted in the order of the hexagons, so that their order tells nothing."""
        at = action - CAMP
        s.change(seat, CAMPS_LEFT, -1, ESTABLISHING)
        s.cells[OWNER + at] = seat + 1
        s.exclude(SITES, at)
        other = s.of(seat, CAMP_AT)
        s.put(seat, CAMP_AT, at + 1 if other == 0 else min(other, at + 1))
        s.put(seat, CAMP_AT + 1, 0 if other == 0 else max(other, at + 1))

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost."""
        return s.parts.camp_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is in the way."""
        at = action - CAMP
        kind = s.kind(at)
        if s.of(seat, CAMPS_LEFT) == 0:
            return "both camps stand already", "TK-11.5"
        if kind not in (JUNGLE, TREASURE):
            return f"{HEXES[at]} is neither jungle nor a treasure hexagon", "TK-11.1"
        if kind == TREASURE and s.cells[VALUE + at] > 0:
            return f"there are treasures left in {HEXES[at]}", "TK-11.1"
        return ("", "") if s.cells[OWNER + at] == 0 else (f"there is a camp in {HEXES[at]} already", "TK-11.4")

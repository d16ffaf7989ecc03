"""Placing and moving expedition members in and between camps; Establish a camp."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, causes, cells
from sacbe.tikal.names import CAMPS, HEXES, JUNGLE, LEADER, MEMBERS, NUM_CAMPS, TREASURE, WORKER
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps.activity import Activity, OnHexagons


class Place(Activity):
    """Place a member from the supply in the base camp or one of the player's camps."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add each kind of member in the supply, at each camp."""
        if points < s.parts.place_cost:
            return
        camps = s.camps(seat)
        for member in range(WORKER, LEADER + 1):
            if s.of(seat, cells.SUPPLY + member) > 0:
                for camp in range(camps):
                    out.add(actions.PLACE + member * NUM_CAMPS + camp)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the figure from the supply."""
        member, camp = (action - actions.PLACE) // NUM_CAMPS, (action - actions.PLACE) % NUM_CAMPS
        s.change(seat, cells.SUPPLY + member, -1, causes.PLACING)
        s.arrive(seat, member, s.camp(seat, camp))

    def price(self, s: Tikal) -> i64:
        """Return the price of a member."""
        return s.parts.place_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is missing."""
        member, camp = (action - actions.PLACE) // NUM_CAMPS, (action - actions.PLACE) % NUM_CAMPS
        if s.of(seat, cells.SUPPLY + member) == 0:
            return Refusal("why-supply-empty", "TK-5.2", {"member": MEMBERS[member]})
        return None if s.camp(seat, camp) >= 0 else Refusal("why-no-such-camp", "TK-5.1", {"camp": CAMPS[camp]})

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """Where the camp is."""
        return {"at": _hex(s, seat, (action - actions.PLACE) % NUM_CAMPS)}


class Jump(Activity):
    """Move a member along the secret paths that join the base camp and the player's camps."""

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
                            out.add(actions.JUMP + (member * NUM_CAMPS + camp) * NUM_CAMPS + to)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the figure."""
        member, camp, to = _jump(action)
        s.leave(seat, member, s.camp(seat, camp))
        s.arrive(seat, member, s.camp(seat, to))

    def price(self, s: Tikal) -> i64:
        """Return the price of a secret path."""
        return s.parts.jump_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is missing."""
        member, camp, to = _jump(action)
        if camp == to:
            return Refusal("why-same-camp", "TK-5.3", {"camp": CAMPS[camp]})
        for end in (camp, to):
            if s.camp(seat, end) < 0:
                return Refusal("why-no-such-camp", "TK-5.4", {"camp": CAMPS[end]})
        if not s.here(seat, member, s.camp(seat, camp)):
            return Refusal("why-not-in-camp", "TK-5.3", {"member": MEMBERS[member], "camp": CAMPS[camp]})
        return None

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """Where both camps are."""
        _, camp, to = _jump(action)
        return {"at": _hex(s, seat, camp), "goal": _hex(s, seat, to)}


class Establish(OnHexagons):
    """Establish a camp on a jungle hexagon, or a treasure hexagon without treasures."""

    def hexagons(self, s: Tikal, seat: i64, here: i64) -> i64:
        """Return all camp sites on the map, wherever the members are."""
        return s.among(cells.SITES) if s.of(seat, cells.CAMPS_LEFT) > 0 else i64(0)

    def add(self, s: Tikal, seat: i64, at: i64, out: Choices) -> None:
        """Add a camp site."""
        out.add(actions.CAMP + at)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Put up the camp; camps are counted in the order of the hexagons, so that their order tells nothing."""
        at = action - actions.CAMP
        s.change(seat, cells.CAMPS_LEFT, -1, causes.ESTABLISHING)
        s.cells[cells.OWNER + at] = seat + 1
        s.exclude(cells.SITES, at)
        other = s.of(seat, cells.CAMP_AT)
        s.put(seat, cells.CAMP_AT, at + 1 if other == 0 else min(other, at + 1))
        s.put(seat, cells.CAMP_AT + 1, 0 if other == 0 else max(other, at + 1))

    def price(self, s: Tikal) -> i64:
        """Return the price of a camp."""
        return s.parts.camp_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is in the way."""
        at = action - actions.CAMP
        kind = s.kind(at)
        args: dict[str, object] = {"hex": HEXES[at]}
        if s.of(seat, cells.CAMPS_LEFT) == 0:
            return Refusal("why-no-camp-left", "TK-11.5", {"camps": int(s.parts.camps)})
        if kind not in (JUNGLE, TREASURE):
            return Refusal("why-no-camp-site", "TK-11.1", args)
        if kind == TREASURE and s.cells[cells.VALUE + at] > 0:
            return Refusal("why-treasures-left", "TK-11.1", {**args, "treasures": int(s.cells[cells.VALUE + at])})
        return None if s.cells[cells.OWNER + at] == 0 else Refusal("why-camp-there", "TK-11.4", args)


def _jump(action: i64) -> tuple[i64, i64, i64]:
    """Return who moves, from which camp, and to which."""
    number = action - actions.JUMP
    return number // (NUM_CAMPS * NUM_CAMPS), number // NUM_CAMPS % NUM_CAMPS, number % NUM_CAMPS


def _hex(s: Tikal, seat: i64, camp: i64) -> str | None:
    """Return the id of the hexagon where one of a seat's camps is."""
    at = s.camp(seat, camp)
    return HEXES[at] if at >= 0 else None

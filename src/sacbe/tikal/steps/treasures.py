"""Recover treasure; Exchange treasure."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, causes, cells
from sacbe.tikal.names import HEXES, NUM_LETTERS, NUM_PLAYERS, TREASURE, TREASURE_ROOM
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps.activity import Activity, Work


class Recover(Work):
    """Take the topmost treasure of a hexagon."""

    def hexagons(self, s: Tikal, seat: i64, here: i64) -> i64:
        """Return the seat's hexagons with treasures."""
        return here & s.among(cells.PILES_LEFT)

    def first_action(self) -> i64:
        """Return the action at the first hexagon."""
        return actions.RECOVER

    def most(self, s: Tikal) -> i64:
        """Return how many treasures of one hexagon can be recovered in a turn."""
        return s.parts.wafers_per_hex

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Turn the topmost wafer up: the one drawn first lies on top (TK-3.10)."""
        at = action - actions.RECOVER
        tile = s.tile(at)
        taken = s.parts.face[tile] - s.cells[cells.VALUE + at]
        wafer = s.deal.at(NUM_LETTERS, s.cells[cells.PILE + s.parts.pile[tile]] + taken)
        s.work(at)
        s.cells[cells.VALUE + at] -= 1
        if s.cells[cells.VALUE + at] == 0:
            s.exclude(cells.PILES_LEFT, at)
            s.include(cells.SITES, at)
        s.change(seat, cells.TREASURE + s.parts.treasure[wafer], 1, causes.RECOVERING)
        s.reveal()

    def price(self, s: Tikal) -> i64:
        """Return the price of a treasure."""
        return s.parts.recover_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is in the way."""
        at = action - actions.RECOVER
        args: dict[str, object] = {"hex": HEXES[at]}
        members, worked = int(s.members(seat, at)), int(s.worked(at))
        if s.kind(at) != TREASURE or s.cells[cells.VALUE + at] == 0:
            return Refusal("why-no-treasure", "TK-8.1", args)
        if worked >= s.parts.wafers_per_hex:
            return Refusal("why-enough-treasures", "TK-8.3", {**args, "most": int(s.parts.wafers_per_hex)})
        if members <= worked:
            return Refusal("why-treasure-needs-member", "TK-8.2", {**args, "members": members})
        return None


class Exchange(Activity):
    """Exchange a single treasure for another player's single treasure, who cannot refuse."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add all pairs of different singles."""
        if points < s.parts.exchange_cost:
            return
        values = s.cells
        mine = s.seat_first + seat * s.stride + cells.TREASURE
        for give in range(s.parts.num_treasures):
            if values[mine + give] == 1:
                for other in range(s.players):
                    if other != seat:
                        _add_singles(s, other, give, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Let both treasures change hands."""
        give, other, take = _exchange(action)
        s.change(seat, cells.TREASURE + give, -1, causes.EXCHANGING)
        s.change(other, cells.TREASURE + take, -1, causes.EXCHANGING)
        s.change(seat, cells.TREASURE + take, 1, causes.EXCHANGING)
        s.change(other, cells.TREASURE + give, 1, causes.EXCHANGING)

    def price(self, s: Tikal) -> i64:
        """Return the price of an exchange."""
        return s.parts.exchange_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is missing."""
        give, other, take = _exchange(action)
        if other == seat or other >= s.players:
            return Refusal("why-exchange-with-other", "TK-10.1")
        for player, kind, message in ((seat, give, "why-you-have-no-single"), (other, take, "why-they-have-no-single")):
            count = int(s.of(player, cells.TREASURE + kind))
            if count != 1:
                return Refusal(message, "TK-10.3", {"treasure": s.parts.treasure_ids[kind], "count": count})
        return None if give != take else Refusal("why-equal-treasures", "TK-10.4")

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """The other player's seat."""
        return {"seat": int(_exchange(action)[1])}


def _exchange(action: i64) -> tuple[i64, i64, i64]:
    """Return what is given, to which seat, and what is taken."""
    number = action - actions.EXCHANGE
    return number // (NUM_PLAYERS * TREASURE_ROOM), number // TREASURE_ROOM % NUM_PLAYERS, number % TREASURE_ROOM


def _add_singles(s: Tikal, other: i64, give: i64, out: Choices) -> None:
    """Add another player's single treasures, but not the kind that is given (TK-10.4)."""
    number = actions.EXCHANGE + (give * NUM_PLAYERS + other) * TREASURE_ROOM
    values = s.cells
    first = s.seat_first + other * s.stride + cells.TREASURE
    for take in range(s.parts.num_treasures):
        if values[first + take] == 1 and take != give:
            out.add(number + take)

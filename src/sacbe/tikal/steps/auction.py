"""Auction version: as many hexagons as players are displayed, and every turn but the last of a round is sold."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, causes, cells
from sacbe.tikal.names import KINDS
from sacbe.tikal.state import Step, TableStep, Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.scoring_round import push_final_round
from sacbe.tikal.steps.terrain import take_hexagon


class Display(TableStep):
    """A new round: display as many hexagons as there are players; seat ``a`` begins the bidding."""

    number: ClassVar[int] = step_ids.DISPLAY
    name: ClassVar[str] = "display"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Draw the hexagons; when none are left, the final scoring begins."""
        first = s.a
        if not is_full_round_left(s):
            push_final_round(s, first - 1 if first > 0 else s.players - 1)
            return
        for player in range(s.players):
            s.put(player, cells.ACTED, 0)
            _show(s, s.draw())
        s.reveal()
        if s.history is not None and not is_full_round_left(s):
            s.tell("event-last-tiles", NOBODY, {"tiles": shown_tiles(s)})
        open_bidding(s, first)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player, and nothing is left of the last display."""
        return a < s.players and super().fits(s, seat, 0, b) and displayed(s) == 0 and s.settings["auction"] is True


class Bid(Step):
    """Bid more than anybody before, or pass."""

    number: ClassVar[int] = step_ids.BID
    name: ClassVar[str] = "bid"

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Nobody bids more points than they have (ruling: highest bid); who cannot raise passes."""
        out.add(actions.PASS)
        for bid in range(lowest_bid(s), min(s.units(seat), actions.HIGHEST_BID) + 1):
            out.add(actions.BID + bid - 1)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Go on with the next bidder until one is left, or all have passed."""
        if action == actions.PASS:
            s.cells[cells.PASSED] |= i64(1) << seat
            if s.cells[cells.FIRST_PASSED] == 0:
                s.cells[cells.FIRST_PASSED] = seat + 1
        else:
            s.cells[cells.HIGH_BID] = action - actions.BID + 1
            s.cells[cells.BIDDER] = seat + 1
        bidder = s.cells[cells.BIDDER] - 1
        following = next_bidder(s, seat)
        if following >= 0 and following != bidder:
            s.push(step_ids.BID, following)
        elif bidder >= 0:
            win(s, bidder, s.cells[cells.HIGH_BID])
        else:
            win(s, s.cells[cells.FIRST_PASSED] - 1, 0)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """The seat has had no turn, and has not passed; there is a hexagon for everybody."""
        return super().fits(s, seat, a, b) and may_bid(s, seat) and displayed(s) == waiting(s)

    def decides(self, action: i64) -> bool:
        """Tell whether an action is a bid or a pass."""
        return action >= actions.PASS

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return why a bid is not possible; passing always is."""
        bid, points = int(action - actions.BID) + 1, int(s.units(seat))
        if action == actions.PASS:
            return None
        if bid < lowest_bid(s):
            return Refusal("why-bid-too-low", "TK-15.4", {"least": int(lowest_bid(s))})
        return Refusal("why-bid-too-high", "TK-15.6", {"bid": bid, "has": points}) if bid > points else None

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """The points of a bid, as a number."""
        return {} if action == actions.PASS else {"points": int(action - actions.BID) + 1}


class Choose(Step):
    """Choose a hexagon of the display."""

    number: ClassVar[int] = step_ids.CHOOSE
    name: ClassVar[str] = "choose"

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add what is displayed."""
        for place in range(s.players):
            if s.cells[cells.DISPLAY + place] != 0:
                out.add(actions.CHOOSE + s.cells[cells.DISPLAY + place] - 1)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the hexagon in hand. A volcano sets off its scoring round now."""
        tile = action - actions.CHOOSE
        for place in range(s.players):
            if s.cells[cells.DISPLAY + place] == tile + 1:
                s.cells[cells.DISPLAY + place] = 0
        if s.history is not None:
            s.tell("event-tile-taken", seat, {"tile": s.parts.tile_ids[tile]})
        take_hexagon(s, seat, tile)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """Something is displayed."""
        return super().fits(s, seat, a, b) and displayed(s) > 0

    def decides(self, action: i64) -> bool:
        """Tell whether an action chooses a hexagon."""
        return actions.CHOOSE <= action < actions.PASS

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return why a hexagon cannot be chosen."""
        tile = s.parts.tile_ids[action - actions.CHOOSE]
        return None if tile in shown_tiles(s) else Refusal("why-not-displayed", "TK-15.8", {"tile": tile})

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """What the hexagon shows."""
        tile = action - actions.CHOOSE
        return {"terrain": KINDS[s.parts.kind[tile]], "face": int(s.parts.face[tile])}


class TurnTaken(TableStep):
    """Seat ``a`` turns its indicator face down; the next turn, or the next round, begins."""

    number: ClassVar[int] = step_ids.TURN_TAKEN
    name: ClassVar[str] = "turn_taken"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """The clockwise neighbour who has not had a turn opens the next bidding."""
        player = s.a
        s.put(player, cells.ACTED, 1)
        following = next_bidder(s, player)
        if following >= 0:
            open_bidding(s, following)
        else:
            push_display(s, s.after(player))

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player who has had no turn, and there is a hexagon left for everybody else."""
        if a >= s.players or s.of(a, cells.ACTED) or not super().fits(s, seat, 0, b):
            return False
        return displayed(s) == waiting(s) - (0 if s.step == step_ids.CHOOSE else 1)


def push_display(s: Tikal, first: i64) -> None:
    """Have a round of auctions, if there are hexagons for one; seat ``first`` opens the bidding."""
    s.push(step_ids.DISPLAY, NOBODY, first)


def is_full_round_left(s: Tikal) -> bool:
    """Tell whether there is a hexagon for every player; fewer are not played (TK-15.19)."""
    return s.cells[cells.DRAWN] + s.players <= s.parts.num_tiles


def open_bidding(s: Tikal, first: i64) -> None:
    """Begin an auction; the one player left in a round has the last turn for nothing."""
    if next_bidder(s, first) == first:
        win(s, first, 0)
    else:
        if s.history is not None:
            s.tell("event-auction", first, {"tiles": shown_tiles(s)})
        s.push(step_ids.BID, first)


def lowest_bid(s: Tikal) -> i64:
    """Return the least that can be bid now."""
    return max(s.cells[cells.HIGH_BID] + 1, s.parts.lowest_bid)


def next_bidder(s: Tikal, seat: i64) -> i64:
    """Return the next seat clockwise, ``seat`` itself last, that has had no turn and has not passed; or -1."""
    player = seat
    for _ in range(s.players):
        player = s.after(player)
        if may_bid(s, player):
            return player
    return -1


def may_bid(s: Tikal, seat: i64) -> bool:
    """Tell whether a seat has had no turn this round, and has not passed in this auction."""
    return s.of(seat, cells.ACTED) == 0 and s.cells[cells.PASSED] >> seat & 1 == 0


def waiting(s: Tikal) -> i64:
    """Return how many seats have had no turn this round."""
    count: i64 = 0
    for seat in range(s.players):
        count += 1 - s.of(seat, cells.ACTED)
    return count


def displayed(s: Tikal) -> i64:
    """Return how many hexagons are displayed."""
    count: i64 = 0
    for place in range(s.players):
        count += 1 if s.cells[cells.DISPLAY + place] else 0
    return count


def shown_tiles(s: Tikal) -> list[str]:
    """Return the ids of the hexagons displayed."""
    places = [s.cells[cells.DISPLAY + place] for place in range(s.players)]
    return [s.parts.tile_ids[shown - 1] for shown in places if shown > 0]


def win(s: Tikal, seat: i64, price: i64) -> None:
    """Pay the bid by moving back on the scoring track, and take the turn. A pass holds for one auction only."""
    if s.history is not None:
        s.tell("event-turn-won", seat, {"points": int(price)})
    s.score(seat, cells.FROM_BIDS, -price, causes.AUCTION)
    s.cells[cells.HIGH_BID] = 0
    s.cells[cells.BIDDER] = 0
    s.cells[cells.PASSED] = 0
    s.cells[cells.FIRST_PASSED] = 0
    s.new_turn()
    s.push(step_ids.TURN_TAKEN, NOBODY, seat)
    s.push(step_ids.CHOOSE, seat)


def _show(s: Tikal, tile: i64) -> None:
    """Add a hexagon to the display, which is kept in the order of the hexagons."""
    place: i64 = 0
    while s.cells[cells.DISPLAY + place] != 0 and s.cells[cells.DISPLAY + place] < tile + 1:
        place += 1
    carried = tile + 1
    while carried != 0:
        other = s.cells[cells.DISPLAY + place]
        s.cells[cells.DISPLAY + place] = carried
        carried = other
        place += 1

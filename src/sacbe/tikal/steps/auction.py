"""Auction version: as many hexagons as players are displayed, and every turn but the last of a round is sold."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.tikal.actions import BID, CHOOSE, HIGHEST_BID, PASS, TILES
from sacbe.tikal.causes import AUCTION
from sacbe.tikal.state import (
    ACTED,
    BIDDER,
    DISPLAY,
    FIRST_PASSED,
    FROM_BIDS,
    HIGH_BID,
    PASSED,
    Step,
    TableStep,
    Tikal,
)
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.terrain import take_hexagon


class Display(TableStep):
    """A new round: display as many hexagons as there are players; seat ``a`` begins the bidding."""

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Draw the hexagons; when none are left, the final scoring begins."""
        first = s.a
        if s.all_drawn():
            last = first - 1 if first > 0 else s.players - 1
            s.push(numbers.FINAL_ROUND, NOBODY, (i64(1) << s.players) - 1, last)
            return
        for player in range(s.players):
            s.put(player, ACTED, 0)
            _show(s, s.draw())
        s.reveal()
        open_bidding(s, first)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player, and nothing is left of the last display."""
        return a < s.players and super().fits(s, seat, 0, b) and displayed(s) == 0 and s.settings["auction"] is True


class Bid(Step):
    """Bid more than anybody before, or pass."""

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Nobody bids more points than they have (ruling: highest bid); who cannot raise passes."""
        out.add(PASS)
        for bid in range(lowest_bid(s), min(s.units(seat), HIGHEST_BID) + 1):
            out.add(BID + bid - 1)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Go on with the next bidder until one is left, or all have passed."""
        if action == PASS:
            s.cells[PASSED] |= i64(1) << seat
            if s.cells[FIRST_PASSED] == 0:
                s.cells[FIRST_PASSED] = seat + 1
        else:
            s.cells[HIGH_BID] = action - BID + 1
            s.cells[BIDDER] = seat + 1
        bidder = s.cells[BIDDER] - 1
        following = next_bidder(s, seat)
        if following >= 0 and following != bidder:
            s.push(numbers.BID, following)
        elif bidder >= 0:
            win(s, bidder, s.cells[HIGH_BID])
        else:
            win(s, s.cells[FIRST_PASSED] - 1, 0)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return why a bid is not possible."""
        if action < BID:
            return super().refusal(s, seat, action)
        if action - BID + 1 < lowest_bid(s):
            return f"the next bid is at least {lowest_bid(s)}", "TK-15.4"
        return f"this player has {s.units(seat)} points to bid", "TK-15.6"

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """The seat has had no turn, and has not passed; there is a hexagon for everybody."""
        return super().fits(s, seat, a, b) and may_bid(s, seat) and displayed(s) == waiting(s)


class Choose(Step):
    """Choose a hexagon of the display."""

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add what is displayed."""
        for place in range(s.players):
            if s.cells[DISPLAY + place] != 0:
                out.add(CHOOSE + s.cells[DISPLAY + place] - 1)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Take the hexagon in hand. A volcano sets off its scoring round now."""
        tile = action - CHOOSE
        for place in range(s.players):
            if s.cells[DISPLAY + place] == tile + 1:
                s.cells[DISPLAY + place] = 0
        take_hexagon(s, seat, tile)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return why a hexagon cannot be chosen."""
        if not CHOOSE <= action < CHOOSE + TILES:
            return super().refusal(s, seat, action)
        return f"hexagon {s.parts.tile_ids[action - CHOOSE]} is not displayed", "TK-15.8"

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """Something is displayed."""
        return super().fits(s, seat, a, b) and displayed(s) > 0


class TurnTaken(TableStep):
    """Seat ``a`` turns its indicator face down; the next turn, or the next round, begins."""

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """The clockwise neighbour who has not had a turn opens the next bidding."""
        player = s.a
        s.put(player, ACTED, 1)
        following = next_bidder(s, player)
        if following >= 0:
            open_bidding(s, following)
        else:
            s.push(numbers.DISPLAY, NOBODY, s.after(player))

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player who has had no turn, and there is a hexagon left for everybody else."""
        if a >= s.players or s.of(a, ACTED) or not super().fits(s, seat, 0, b):
            return False
        return displayed(s) == waiting(s) - (0 if s.step == numbers.CHOOSE else 1)


def open_bidding(s: Tikal, first: i64) -> None:
    """Begin an auction; the one player left in a round has the last turn for nothing."""
    if next_bidder(s, first) == first:
        win(s, first, 0)
    else:
        s.push(numbers.BID, first)


def lowest_bid(s: Tikal) -> i64:
    """Return the least that can be bid now."""
    return max(s.cells[HIGH_BID] + 1, s.parts.lowest_bid)


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
    return s.of(seat, ACTED) == 0 and s.cells[PASSED] >> seat & 1 == 0


def waiting(s: Tikal) -> i64:
    """Return how many seats have had no turn this round."""
    count: i64 = 0
    for seat in range(s.players):
        count += 1 - s.of(seat, ACTED)
    return count


def displayed(s: Tikal) -> i64:
    """Return how many hexagons are displayed."""
    count: i64 = 0
    for place in range(s.players):
        count += 1 if s.cells[DISPLAY + place] else 0
    return count


def win(s: Tikal, seat: i64, price: i64) -> None:
    """Pay the bid by moving back on the scoring track, and take the turn. A pass holds for one auction only."""
    s.score(seat, FROM_BIDS, -price, AUCTION)
    s.cells[HIGH_BID] = 0
    s.cells[BIDDER] = 0
    s.cells[PASSED] = 0
    s.cells[FIRST_PASSED] = 0
    s.new_turn()
    s.push(numbers.TURN_TAKEN, NOBODY, seat)
    s.push(numbers.CHOOSE, seat)


def _show(s: Tikal, tile: i64) -> None:
    """Add a hexagon to the display, which is kept in the order of the hexagons."""
    place: i64 = 0
    while s.cells[DISPLAY + place] != 0 and s.cells[DISPLAY + place] < tile + 1:
        place += 1
    carried = tile + 1
    while carried != 0:
        other = s.cells[DISPLAY + place]
        s.cells[DISPLAY + place] = carried
        carried = other
        place += 1

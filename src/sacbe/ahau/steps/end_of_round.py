"""The end of a round: replenishing tiles, the building offer, and whether a K'atun celebration follows."""

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    BAG,
    BAG_COUNT,
    CELEBRATION,
    ENDING,
    OFFER,
    PILE,
    REGION_TILE,
    RESERVE,
    ROUND,
    ROUNDS_OVER,
)
from sacbe.ahau.names import NUM_SLOTS, NUM_TILES
from sacbe.ahau.state import Ahau, SeatStep, TableStep
from sacbe.ahau.steps import numbers, rival
from sacbe.ahau.steps.tiles import draw_building, draw_tile
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY


class EndOfRound(TableStep):
    """Replenish the board, then celebrate or begin the next round."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out what follows. After very many rounds the game ends (AH-14.18)."""
        rival.end_of_round(s)
        if s.cells[ROUND] >= s.parts.rounds:
            s.cells[ENDING] |= ROUNDS_OVER
        follows = numbers.CELEBRATION if s.cells[CELEBRATION] or s.cells[ENDING] else numbers.ROUND
        s.push(follows, NOBODY)
        if not s.version.family:
            s.push(numbers.OFFER, NOBODY)
        s.push(numbers.REPLENISH, NOBODY)


class Replenish(TableStep):
    """Put pyramid tiles on all empty spaces; if bag and discards run out, reserves must give tiles back (AH-13.7)."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Fill the spaces in board order, as far as the tiles go."""
        missing: i64 = 0
        for space in range(2 * s.version.regions):
            if s.cells[REGION_TILE + space] == 0:
                tile = draw_tile(s)
                s.cells[REGION_TILE + space] = tile + 1
                missing += 1 if tile < 0 else 0
        if missing and largest_reserve(s) >= 0:
            s.push(numbers.REPLENISH, NOBODY)
            s.push(numbers.GIVE_BACK, NOBODY, missing)


def largest_reserve(s: Ahau) -> i64:
    """Return the seat with the most tiles in reserve, the lower of equal ones; -1 if no reserve has any."""
    most: i64 = 0
    found: i64 = -1
    for seat in range(s.version.seats):
        if s.reserve(seat) > most:
            most = s.reserve(seat)
            found = seat
    return found


class GiveBack(TableStep):
    """``a`` tiles must go back into the bag, one at a time from the largest reserve."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Ask the owner of the largest reserve."""
        giver = largest_reserve(s)
        if giver >= 0:
            if s.a > 1:
                s.push(numbers.GIVE_BACK, NOBODY, s.a - 1)
            s.push(numbers.RETURN_TILE, giver)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Not more tiles are missing than there are spaces."""
        return 0 < a <= 2 * s.version.regions and super().fits(s, seat, 0, b)


class ReturnTile(SeatStep):
    """Put a tile of one's reserve back into the bag."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any tile of the reserve."""
        if seat == s.version.rival:
            return
        for tile in range(NUM_TILES):
            if s.of(seat, RESERVE + tile):
                out.add(actions.RETURN + tile)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Put it back."""
        tile: i64 = rival.tile_to_give_back(s) if seat == s.version.rival else action - actions.RETURN
        s.change(seat, RESERVE + tile, -1, causes.EMPTY_BAG)
        s.cells[BAG + tile] += 1
        s.cells[BAG_COUNT] += 1

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The seat has a tile."""
        return super().fits(s, seat, a, b) and s.reserve(seat) > 0


class Offer(TableStep):
    """The leftmost building is discarded, the others slide left, and new ones fill up the slots."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Renew the offer."""
        if s.cells[OFFER]:
            s.cells[PILE + s.cells[OFFER] - 1] += 1
            s.cells[OFFER] = 0
        filled: i64 = 0
        for slot in range(NUM_SLOTS):
            building = s.cells[OFFER + slot]
            if building:
                s.cells[OFFER + slot] = 0
                s.cells[OFFER + filled] = building
                filled += 1
        for slot in range(filled, NUM_SLOTS):
            s.cells[OFFER + slot] = draw_building(s) + 1

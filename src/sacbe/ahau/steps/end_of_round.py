"""The end of a round: replenishing tiles, the building offer, and whether a K'atun celebration follows."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells, events
from sacbe.ahau.names import NUM_SLOTS, NUM_TILES
from sacbe.ahau.state import Ahau, SeatStep, TableStep, not_now
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.tiles import draw_building, draw_tile, not_in_reserve
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.refusals import Refusal


class EndOfRound(TableStep):
    """Replenish the board, then celebrate or begin the next round."""

    number: ClassVar[int] = step_ids.END_OF_ROUND
    name: ClassVar[str] = "end_of_round"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out what follows. After very many rounds the game ends (AH-14.18)."""
        rival.end_of_round(s)
        if s.cells[cells.ROUND] >= s.parts.rounds:
            s.cells[cells.ENDING] |= cells.ROUNDS_OVER
            events.ending(s, NOBODY, "rounds")
        follows = step_ids.CELEBRATION if s.cells[cells.CELEBRATION] or s.cells[cells.ENDING] else step_ids.ROUND
        s.push(follows, NOBODY)
        if not s.version.family:
            s.push(step_ids.OFFER, NOBODY)
        s.push(step_ids.REPLENISH, NOBODY)


class Replenish(TableStep):
    """Put pyramid tiles on all empty spaces; if bag and discards run out, reserves must give tiles back (AH-13.7)."""

    number: ClassVar[int] = step_ids.REPLENISH
    name: ClassVar[str] = "replenish"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Fill the spaces in board order, as far as the tiles go."""
        missing: i64 = 0
        for space in range(s.version.spaces):
            if s.cells[cells.REGION_TILE + space] == 0:
                tile = draw_tile(s)
                s.cells[cells.REGION_TILE + space] = tile + 1
                missing += 1 if tile < 0 else 0
        if missing and largest_reserve(s) >= 0:
            s.push(step_ids.REPLENISH, NOBODY)
            push_give_back(s, missing)


def largest_reserve(s: Ahau) -> i64:
    """Return the seat with the most tiles in reserve, the lower of equal ones; -1 if no reserve has any."""
    most: i64 = 0
    found: i64 = -1
    for seat in range(s.version.seats):
        if s.reserve(seat) > most:
            most = s.reserve(seat)
            found = seat
    return found


def push_give_back(s: Ahau, tiles: i64) -> None:
    """Have some tiles go back into the bag."""
    s.push(step_ids.GIVE_BACK, NOBODY, tiles)


class GiveBack(TableStep):
    """Some tiles (``a``) must go back into the bag, one at a time from the largest reserve."""

    number: ClassVar[int] = step_ids.GIVE_BACK
    name: ClassVar[str] = "give_back"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Ask the owner of the largest reserve."""
        giver = largest_reserve(s)
        if giver >= 0:
            if s.a > 1:
                push_give_back(s, s.a - 1)
            s.push(step_ids.RETURN_TILE, giver)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Not more tiles are missing than there are spaces."""
        return 0 < a <= s.version.spaces and super().fits(s, seat, 0, b)


class ReturnTile(SeatStep):
    """Put a tile of one's reserve back into the bag."""

    number: ClassVar[int] = step_ids.RETURN_TILE
    name: ClassVar[str] = "return_tile"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any tile of the reserve."""
        if seat == s.version.rival:
            return
        for tile in range(NUM_TILES):
            if s.of(seat, cells.RESERVE + tile):
                out.add(actions.RETURN + tile)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Put it back."""
        tile: i64 = rival.tile_to_give_back(s) if seat == s.version.rival else action - actions.RETURN
        s.change(seat, cells.RESERVE + tile, -1, causes.EMPTY_BAG)
        s.cells[cells.BAG + tile] += 1
        s.cells[cells.BAG_COUNT] += 1

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The seat has a tile."""
        return super().fits(s, seat, a, b) and s.reserve(seat) > 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The tile must be there."""
        if s.kind_of(action) != actions.RETURN:
            return not_now(s)
        tile = action - actions.RETURN
        return None if s.of(seat, cells.RESERVE + tile) else not_in_reserve(tile, "AH-13.7")


class Offer(TableStep):
    """The leftmost building is discarded, the others slide left, and new ones fill up the slots."""

    number: ClassVar[int] = step_ids.OFFER
    name: ClassVar[str] = "offer"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Renew the offer."""
        if s.cells[cells.OFFER]:
            s.cells[cells.PILE + s.cells[cells.OFFER] - 1] += 1
            s.cells[cells.OFFER] = 0
        filled: i64 = 0
        for slot in range(NUM_SLOTS):
            building = s.cells[cells.OFFER + slot]
            if building:
                s.cells[cells.OFFER + slot] = 0
                s.cells[cells.OFFER + filled] = building
                filled += 1
        for slot in range(filled, NUM_SLOTS):
            s.cells[cells.OFFER + slot] = draw_building(s) + 1

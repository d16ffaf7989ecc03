"""The Movement Phase: taking pyramid tiles."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.buildings import GATEWAY, OBSERVATION_TOWER
from sacbe.ahau.regions import first_space, region_of
from sacbe.ahau.state import Ahau, SeatStep, not_now
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.tiles import take_region_tile, tile_details
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal


def push_take_tile(s: Ahau, seat: i64, count: i64, elsewhere: i64, first: i64) -> None:
    """Have a seat go on taking tiles: some are taken, some of them elsewhere, and the next is not before ``first``."""
    s.push(step_ids.TAKE_TILE, seat, count | elsewhere << 4 | first << 8)


def taken(s: Ahau) -> i64:
    """Return how many tiles the open step has taken."""
    return s.a & 15


def taken_elsewhere(s: Ahau) -> i64:
    """Return how many of them came from adjacent regions."""
    return s.a >> 4 & 15


def next_space(s: Ahau) -> i64:
    """Return the first space that may follow."""
    return s.a >> 8


class TakeTile(SeatStep):
    """Take a tile from the ruler's region (AH-6.1, AH-15.9).

    With Observation Towers one may take more, with Gateways some of them from adjacent regions; in board order.
    """

    number: ClassVar[int] = step_ids.TAKE_TILE
    name: ClassVar[str] = "take_tile"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Tiles in the ruler's region, and in adjacent ones with a Gateway."""
        if seat == s.version.rival:
            return
        here = s.ruler(seat)
        far = self.may_reach_out(s, seat)
        if self.may_stop(s, seat):
            out.add(actions.DONE)
        first = next_space(s) if far else max(next_space(s), first_space(here))
        for space in range(first, s.version.spaces if far else first_space(here + 1)):
            region = region_of(space)
            reached = region == here or (far and s.version.side.adjacent(here, region))
            if s.cells[cells.REGION_TILE + space] and reached:
                out.add(actions.TAKE + space)

    def may_stop(self, s: Ahau, seat: i64) -> bool:
        """Tell whether no tile need be taken: one is, or there is none here and those elsewhere are optional."""
        return taken(s) > 0 or (not s.has_tiles(s.ruler(seat)) and self.may_reach_out(s, seat))

    def may_reach_out(self, s: Ahau, seat: i64) -> bool:
        """Tell whether a Gateway allows one more tile from an adjacent region."""
        return taken_elsewhere(s) < self.more(s, seat, GATEWAY)

    def more(self, s: Ahau, seat: i64, building: i64) -> i64:
        """Return by how many tiles a building goes beyond the ordinary."""
        return s.power(seat, building)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take the tile into the reserve."""
        if seat == s.version.rival:
            rival.take_tile(s)
        elif action >= actions.TAKE:
            space = action - actions.TAKE
            far: i64 = 0 if region_of(space) == s.ruler(seat) else 1
            take_region_tile(s, seat, space, causes.TAKING)
            if taken(s) < self.more(s, seat, OBSERVATION_TOWER):
                push_take_tile(s, seat, taken(s) + 1, taken_elsewhere(s) + far, space + 1)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The ruler is on the board, and as many tiles are taken as buildings allow."""
        if not super().fits(s, seat, 0, b) or s.ruler(seat) == 0:
            return False
        count, far, first = a & 15, a >> 4 & 15, a >> 8
        return far <= count <= self.more(s, seat, OBSERVATION_TOWER) and first <= s.version.spaces

    def idles(self, s: Ahau, seat: i64) -> bool:
        """There may be no tile."""
        return True

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A tile must be taken, here; buildings allow more and elsewhere."""
        if action == actions.DONE:
            return None if self.may_stop(s, seat) else Refusal("why-must-take", "AH-6.1")
        if s.kind_of(action) != actions.TAKE:
            return not_now(s)
        space, here = action - actions.TAKE, s.ruler(seat)
        region = region_of(space)
        if s.cells[cells.REGION_TILE + space] == 0:
            return Refusal("why-no-tile", "AH-6.1", {"region": region})
        if region != here:
            if s.copies(seat, GATEWAY) == 0:
                return Refusal("why-ruler-elsewhere", "AH-6.1", {"region": region, "ruler": here})
            if not self.may_reach_out(s, seat):
                return Refusal("why-gateway-used", "AH-15.9")
            if not s.version.side.adjacent(here, region):
                return Refusal("why-region-not-adjacent", "AH-15.6", {"region": region, "from": here})
        return Refusal("why-tiles-in-order", "AH-20.9") if space < next_space(s) else None

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The tile."""
        return tile_details(s, action)

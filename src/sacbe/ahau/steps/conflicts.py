"""The Movement Phase: conflicts, and where losers go."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells, events
from sacbe.ahau.buildings import CITY_WALLS, GIANT_STELE
from sacbe.ahau.masks import lowest_bit
from sacbe.ahau.names import CITIES
from sacbe.ahau.state import Ahau, SeatStep, TableStep, not_now
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.rewards import advance, gain_weapons, push_may_advance
from sacbe.ahau.steps.rulers import has_free_neighbour, no_region, standing, why_stronger
from sacbe.ahau.steps.workers import open_beside
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.refusals import Refusal


def push_conflict(s: Ahau, region: i64) -> None:
    """Have the conflicts resolved, from a region on."""
    s.push(step_ids.CONFLICT, NOBODY, region)


class Conflict(TableStep):
    """The next conflict from a region (``a``) on: regions in the order of their numbers."""

    number: ClassVar[int] = step_ids.CONFLICT
    name: ClassVar[str] = "conflict"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Find it, and let the others follow."""
        contested = self.contested(s) >> s.a << s.a
        if contested:
            region = lowest_bit(contested)
            push_conflict(s, region + 1)
            self.resolve(s, region, self.in_order(s, region))

    def contested(self, s: Ahau) -> i64:
        """Return the regions with more than one ruler, a bit for each."""
        ruled: i64 = 0
        contested: i64 = 0
        for seat in range(s.version.seats):
            region = i64(1) << s.ruler(seat)
            contested |= ruled & region
            ruled |= region
        return contested

    def in_order(self, s: Ahau, region: i64) -> vec[i64]:
        """Return the seats whose rulers are in a region, the strongest first."""
        found = vec[i64]()
        for seat in range(s.version.seats):
            if s.of(seat, cells.RULER_AT + region - 1):
                found = append(found, seat)
                i: i64 = len(found) - 1
                while i > 0 and standing(s, found[i - 1]) < standing(s, seat):
                    found[i] = found[i - 1]
                    i -= 1
                found[i] = seat
        return found

    def resolve(self, s: Ahau, region: i64, rivals: vec[i64]) -> None:
        """The first wins; the others retreat in their order."""
        if s.history is not None:
            events.conflict(s, region, rivals, why_stronger(s, rivals[0], rivals[1]))
        for i in range(len(rivals) - 1, 0, -1):
            push_retreat(s, rivals[i], region)
        winner = rivals[0]
        stele = s.copies(winner, GIANT_STELE)
        if stele:
            cause = causes.OF_BUILDING + GIANT_STELE
            s.score(winner, cells.FROM_BUILDINGS, s.power(winner, GIANT_STELE), cause)
            gain_weapons(s, winner, stele, cause)
        if winner == s.version.rival:
            advance(s, winner, causes.CONFLICT)
        else:
            push_may_advance(s, winner, causes.CONFLICT)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There is such a region, or it was the last one."""
        return 0 < a <= s.version.regions + 1 and super().fits(s, seat, 0, b)


def push_retreat(s: Ahau, seat: i64, region: i64) -> None:
    """Have a seat retreat from a region where it has lost a conflict."""
    s.push(step_ids.RETREAT, seat, region)


def lost_region(s: Ahau) -> i64:
    """Return the region of the lost conflict of the open step."""
    return s.a


class Retreat(SeatStep):
    """The loser of a conflict gains a weapon, moves away and may not place a worker there."""

    number: ClassVar[int] = step_ids.RETREAT
    name: ClassVar[str] = "retreat"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Adjacent regions without a ruler (AH-5.9), or else any such region; behind City Walls one may stay."""
        if seat == s.version.rival:
            return
        if s.copies(seat, CITY_WALLS):
            out.add(actions.DONE)
        here = lost_region(s)
        near = has_free_neighbour(s, here)
        for region in range(i64(1), s.version.regions + 1):
            if not s.occupied(region) and (not near or s.version.side.adjacent(here, region)):
                out.add(actions.RULER + region - 1)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Move the ruler."""
        gain_weapons(s, seat, s.parts.lost_weapons, causes.CONFLICT)
        s.put(seat, cells.BARRED, self.barred(s, seat))
        if seat == s.version.rival:
            rival.retreat(s, lost_region(s))
        elif action >= actions.RULER:
            s.move_ruler(seat, action - actions.RULER + 1, causes.RETREAT)

    def barred(self, s: Ahau, seat: i64) -> i64:
        """Return the regions where a seat has lost conflicts this round, this one too; not behind City Walls."""
        lost = i64(0) if s.copies(seat, CITY_WALLS) else i64(1) << lost_region(s)
        return s.of(seat, cells.BARRED) | lost

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The region of the conflict, and of the cities beside the new one those open to a worker and those barred."""
        if s.kind_of(action) != actions.RULER:
            return {}
        region = action - actions.RULER + 1
        beside, free = s.version.side.cities[region - 1], open_beside(s, region, self.barred(s, seat))
        return {"lost": int(lost_region(s)), "cities": _names(free), "barred": _names(beside & ~free)}

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The ruler is in this region."""
        return super().fits(s, seat, 0, b) and 0 < a <= s.version.regions and s.ruler(seat) == a

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A loser moves to a free region, an adjacent one if there is one."""
        if action == actions.DONE:
            return None if s.copies(seat, CITY_WALLS) else Refusal("why-must-retreat", "AH-5.7")
        if s.kind_of(action) != actions.RULER:
            return not_now(s)
        region, here = action - actions.RULER + 1, lost_region(s)
        if region > s.version.regions:
            return no_region(s, region)
        if s.occupied(region):
            return Refusal("why-region-occupied", "AH-5.7", {"region": region})
        if has_free_neighbour(s, here) and not s.version.side.adjacent(here, region):
            return Refusal("why-region-not-adjacent", "AH-5.7", {"region": region, "from": here})
        return None


def _names(cities: i64) -> list[str]:
    return [name for city, name in enumerate(CITIES) if cities >> city & 1]

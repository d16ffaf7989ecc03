"""Starting wealth tiles (Setting up the game: Starting wealth tiles)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, SEALED
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.setup import TRIBE_STACK, WEALTH_STACK, place_dummy
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.effects import push_effects


def hand_tile(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return the wealth tile at a place of a seat's hand."""
    return s.deal.at(WEALTH_STACK, seat * s.parts.wealth_dealt + place)


class Wealth(Step):
    """All keep tiles in secret: with tribes one of two, then wealth; when the last has chosen, all are revealed."""

    number: ClassVar[int] = step_ids.WEALTH
    name: ClassVar[str] = "wealth"
    kinds: ClassVar[tuple[str, ...]] = ("keep", "tribe")
    first: ClassVar[str] = "TZ-2.13"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the tribes dealt, or else the wealth tiles that are left."""
        if needs_tribe(s, seat):
            for tribe in range(len(s.parts.tribes)):
                for place in range(s.parts.tribes_dealt):
                    if dealt_tribe(s, seat, place) == tribe:
                        out.add(actions.TRIBE + tribe)
            return
        kept = s.of(seat, cells.KEPT)
        for tile in range(len(s.parts.wealth.ids)):
            for place in range(s.parts.wealth_dealt):
                if not kept >> place & 1 and hand_tile(s, seat, place) == tile:
                    out.add(actions.KEEP + tile)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Keep the tile."""
        if action >= actions.TRIBE:
            for place in range(s.parts.tribes_dealt):
                if dealt_tribe(s, seat, place) == action - actions.TRIBE:
                    s.put(seat, cells.KEPT, s.of(seat, cells.KEPT) | 1 << (cells.KEPT_TRIBE + place))
        else:
            for place in range(s.parts.wealth_dealt):
                if hand_tile(s, seat, place) == action - actions.KEEP:
                    s.put(seat, cells.KEPT, s.of(seat, cells.KEPT) | 1 << place)
        waiting = s.a & ~(1 << seat) if has_chosen(s, seat) else s.a
        if waiting:
            s.push(step_ids.WEALTH, SEALED, waiting)
        else:
            reveal_choices(s)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """A tribe first, where there are any; then tiles of the hand, each once."""
        if action >= actions.TRIBE:
            return tribe_refusal(s, seat, action - actions.TRIBE)
        return tile_refusal(s, seat, action - actions.KEEP)

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """Tribes and wealth tiles are chosen before the first round."""
        return Refusal("why-chosen-before", "TP-2.1" if action >= actions.TRIBE else "TZ-2.13")

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """All who have yet to choose do so in secret."""
        waiting = sum(1 << p for p in range(s.players) if not has_chosen(s, p))
        return seat == SEALED and a == waiting and b == 0


def is_waiting(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has yet to choose; WEALTH is open."""
    return s.a >> seat & 1 != 0


def tribe_refusal(s: Tzolkin, seat: i64, tribe: i64) -> Refusal | None:
    """Return why a seat cannot keep a tribe."""
    if not s.modules & traits.TRIBES:
        return Refusal("why-no-tribes", "TP-2.1")
    if not needs_tribe(s, seat):
        return Refusal("why-tribe-chosen", "TP-2.2")
    for place in range(s.parts.tribes_dealt):
        if dealt_tribe(s, seat, place) == tribe:
            return None
    return Refusal("why-tribe-not-dealt", "TP-2.2", {"tribe": s.parts.tribes[tribe]})


def tile_refusal(s: Tzolkin, seat: i64, tile: i64) -> Refusal | None:
    """Return why a seat cannot keep a wealth tile."""
    if needs_tribe(s, seat):
        return Refusal("why-tribe-first", "TP-2.3")
    for place in range(s.parts.wealth_dealt):
        if hand_tile(s, seat, place) == tile:
            return Refusal("why-tile-kept", "TZ-2.13") if s.of(seat, cells.KEPT) >> place & 1 else None
    return Refusal("why-tile-not-dealt", "TZ-2.13", {"tile": s.parts.wealth.ids[tile]})


def dealt_tribe(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return a tribe that was dealt to a seat."""
    return s.deal.at(TRIBE_STACK, seat * s.parts.tribes_dealt + place)


def chosen_tribe(s: Tzolkin, seat: i64) -> i64:
    """Return the tribe a seat has decided to keep, plus 1; 0 if it has none."""
    for place in range(s.parts.tribes_dealt):
        if s.of(seat, cells.KEPT) >> (cells.KEPT_TRIBE + place) & 1:
            return dealt_tribe(s, seat, place) + 1
    return 0


def needs_tribe(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has yet to choose its tribe."""
    return s.modules & traits.TRIBES != 0 and chosen_tribe(s, seat) == 0


def tiles_to_keep(s: Tzolkin, seat: i64) -> i64:
    """Return how many wealth tiles a seat keeps; Ixtab keeps one more."""
    return s.parts.traits[chosen_tribe(s, seat) * traits.NUM_TRAITS + traits.WEALTH_KEPT]


def has_chosen(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has chosen all it keeps."""
    return not needs_tribe(s, seat) and kept_tiles(s, seat) == tiles_to_keep(s, seat)


def kept_tiles(s: Tzolkin, seat: i64) -> i64:
    """Return how many wealth tiles a seat has decided to keep so far."""
    count: i64 = 0
    for place in range(s.parts.wealth_dealt):
        count += s.of(seat, cells.KEPT) >> place & 1
    return count


def reveal_choices(s: Tzolkin) -> None:
    """Everybody gains what the kept tiles show, then what the tribe brings; then the first round begins."""
    s.reveal()
    s.cells[cells.DAY] = 1
    s.push(step_ids.ROUND, NOBODY)
    for seat in range(s.players - 1, -1, -1):
        s.put(seat, cells.TRIBE, chosen_tribe(s, seat))
        if s.modules & traits.TRIBES:
            s.push(step_ids.TRIBE_GIFTS, seat)
        for place in range(s.parts.wealth_dealt - 1, -1, -1):
            if s.of(seat, cells.KEPT) >> place & 1:
                tile = hand_tile(s, seat, place)
                push_effects(s, seat, s.parts.wealth, tile, causes.OF_WEALTH + tile)
    place_dummies_from_discards(s)


def place_dummies_from_discards(s: Tzolkin) -> None:
    """Where the undealt tiles did not suffice, discarded ones show where the last dummies go, by seats and hands."""
    for seat in range(s.players):
        for place in range(s.parts.wealth_dealt):
            if s.cells[cells.DUMMIES_LEFT] > 0 and not s.of(seat, cells.KEPT) >> place & 1:
                place_dummy(s, hand_tile(s, seat, place))
                s.cells[cells.DISCARDS_SHOWN] += 1

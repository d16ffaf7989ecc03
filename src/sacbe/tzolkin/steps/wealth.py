"""Starting wealth tiles (Setting up the game: Starting wealth tiles)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, SEALED
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import KEEP, TRIBE
from sacbe.tzolkin.setup import TRIBE_STACK, WEALTH_STACK, place_dummy
from sacbe.tzolkin.state import DAY, DISCARDS_SHOWN, DUMMIES_LEFT, KEPT, KEPT_TRIBE, Step, Tzolkin
from sacbe.tzolkin.state import TRIBE as TRIBE_OF
from sacbe.tzolkin.steps.effects import push_effects
from sacbe.tzolkin.steps.numbers import ROUND, TRIBE_GIFTS, WEALTH
from sacbe.tzolkin.traits import NUM_TRAITS, TRIBES, WEALTH_KEPT


def hand_tile(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return the wealth tile at a place of a seat's hand."""
    return s.deal.at(WEALTH_STACK, seat * s.parts.wealth_dealt + place)


class Wealth(Step):
    """All keep tiles in secret: with tribes one of two, then wealth; when the last has chosen, all are revealed."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        if needs_tribe(s, seat):
            for tribe in range(len(s.parts.tribes)):
                for place in range(s.parts.tribes_dealt):
                    if dealt_tribe(s, seat, place) == tribe:
                        out.add(TRIBE + tribe)
            return
        kept = s.of(seat, KEPT)
        for tile in range(len(s.parts.wealth.ids)):
            for place in range(s.parts.wealth_dealt):
                if not kept >> place & 1 and hand_tile(s, seat, place) == tile:
                    out.add(KEEP + tile)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action >= TRIBE:
            for place in range(s.parts.tribes_dealt):
                if dealt_tribe(s, seat, place) == action - TRIBE:
                    s.put(seat, KEPT, s.of(seat, KEPT) | 1 << (KEPT_TRIBE + place))
        else:
            for place in range(s.parts.wealth_dealt):
                if hand_tile(s, seat, place) == action - KEEP:
                    s.put(seat, KEPT, s.of(seat, KEPT) | 1 << place)
        waiting = s.a & ~(1 << seat) if has_chosen(s, seat) else s.a
        if waiting:
            s.push(WEALTH, SEALED, waiting)
        else:
            reveal_choices(s)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """All who have yet to choose do so in secret."""
        waiting = sum(1 << p for p in range(s.players) if not has_chosen(s, p))
        return seat == SEALED and a == waiting and b == 0


def dealt_tribe(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return a tribe that was dealt to a seat."""
    return s.deal.at(TRIBE_STACK, seat * s.parts.tribes_dealt + place)


def chosen_tribe(s: Tzolkin, seat: i64) -> i64:
    """Return the tribe a seat has decided to keep, plus 1; 0 if it has none."""
    for place in range(s.parts.tribes_dealt):
        if s.of(seat, KEPT) >> (KEPT_TRIBE + place) & 1:
            return dealt_tribe(s, seat, place) + 1
    return 0


def needs_tribe(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has yet to choose its tribe."""
    return s.modules & TRIBES != 0 and chosen_tribe(s, seat) == 0


def tiles_to_keep(s: Tzolkin, seat: i64) -> i64:
    """Return how many wealth tiles a seat keeps; Ixtab keeps one more."""
    return s.parts.traits[chosen_tribe(s, seat) * NUM_TRAITS + WEALTH_KEPT]


def has_chosen(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has chosen all it keeps."""
    return not needs_tribe(s, seat) and kept_tiles(s, seat) == tiles_to_keep(s, seat)


def kept_tiles(s: Tzolkin, seat: i64) -> i64:
    """Return how many wealth tiles a seat has decided to keep so far."""
    count: i64 = 0
    for place in range(s.parts.wealth_dealt):
        count += s.of(seat, KEPT) >> place & 1
    return count


def reveal_choices(s: Tzolkin) -> None:
    """Everybody gains what the kept tiles show, then what the tribe brings; then the first round begins."""
    s.reveal()
    s.cells[DAY] = 1
    s.push(ROUND, NOBODY)
    for seat in range(s.players - 1, -1, -1):
        s.put(seat, TRIBE_OF, chosen_tribe(s, seat))
        if s.modules & TRIBES:
            s.push(TRIBE_GIFTS, seat)
        for place in range(s.parts.wealth_dealt - 1, -1, -1):
            if s.of(seat, KEPT) >> place & 1:
                tile = hand_tile(s, seat, place)
                push_effects(s, seat, s.parts.wealth, tile, causes.OF_WEALTH + tile)
    place_dummies_from_discards(s)


def place_dummies_from_discards(s: Tzolkin) -> None:
    """Where the undealt tiles did not suffice, discarded ones show where the last dummies go, by seats and hands."""
    for seat in range(s.players):
        for place in range(s.parts.wealth_dealt):
            if s.cells[DUMMIES_LEFT] > 0 and not s.of(seat, KEPT) >> place & 1:
                place_dummy(s, hand_tile(s, seat, place))
                s.cells[DISCARDS_SHOWN] += 1

"""What a seat cannot know, drawn anew."""

from collections.abc import Sequence

from mypy_extensions import i64

from sacbe.core.rng import Generator
from sacbe.tzolkin import cells, traits
from sacbe.tzolkin.setup import AGE_STACK, MONUMENT_STACK, PROPHECY_STACK, QUICK_STACK, TRIBE_STACK, WEALTH_STACK
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps.wealth import chosen_tribe, is_waiting, kept_tiles, tiles_to_keep


def redeal(s: Tzolkin, seat: i64, random: Generator) -> None:
    """Draw anew, consistently with what a seat knows: undrawn stacks, others' hands, and their sealed choices."""
    hidden: list[Sequence[int]] = [range(int(s.parts.monuments_dealt[s.players]), int(s.deal.size(MONUMENT_STACK)))]
    for age in range(2):
        hidden.append(range(int(s.cells[cells.DRAWN + age]), int(s.deal.size(AGE_STACK + age))))
    hidden.append(_hidden_wealth(s, seat))
    hidden.append(_hidden_tribes(s, seat))
    hidden.append(range(int(s.parts.prophecies_drawn), int(s.deal.size(PROPHECY_STACK))))
    hidden.append([])
    hidden.append(range(int(s.deal.size(QUICK_STACK + 1))) if s.cells[cells.FOOD_DAYS] == 0 else [])
    s.deal = s.deal.redrawn(hidden, random)
    if s.cells[cells.DAY] == 0:
        for player in range(s.players):
            if player != seat:
                _redraw_choice(s, player, random)


def _redraw_choice(s: Tzolkin, player: i64, random: Generator) -> None:
    """Draw a sealed choice anew: a tribe if one is chosen, and all the tiles that it keeps, or fewer before the end."""
    chosen, count = chosen_tribe(s, player), kept_tiles(s, player)
    tribe = 1 << (cells.KEPT_TRIBE + random.below(s.parts.tribes_dealt)) if chosen else i64(0)
    s.put(player, cells.KEPT, tribe)
    keeps = tiles_to_keep(s, player)
    if is_waiting(s, player):
        keeps = min(count, keeps - 1)
    s.put(player, cells.KEPT, tribe | _random_bits(s.parts.wealth_dealt, keeps, random))


def _hidden_tribes(s: Tzolkin, seat: i64) -> list[int]:
    """Return the places of the tribe stack that a seat has not seen."""
    if not s.modules & traits.TRIBES:
        return []
    dealt, revealed = s.parts.tribes_dealt, s.cells[cells.DAY] > 0
    hidden = list(range(int(s.players * dealt), int(s.deal.size(TRIBE_STACK))))
    for player in range(s.players):
        for place in range(dealt):
            shown = revealed and s.of(player, cells.KEPT) >> (cells.KEPT_TRIBE + place) & 1
            if player != seat and not shown:
                hidden.append(int(player * dealt + place))
    return hidden


def _hidden_wealth(s: Tzolkin, seat: i64) -> list[int]:
    """Return the places of the wealth stack that a seat has not seen; discards that show dummies have been seen."""
    dealt, revealed = s.parts.wealth_dealt, s.cells[cells.DAY] > 0
    hidden = list(range(int(s.cells[cells.WEALTH_DRAWN]), int(s.deal.size(WEALTH_STACK))))
    discards: i64 = 0
    for player in range(s.players):
        for place in range(dealt):
            shown = revealed and s.of(player, cells.KEPT) >> place & 1 != 0
            if revealed and not shown:
                discards += 1
                shown = discards <= s.cells[cells.DISCARDS_SHOWN]
            if player != seat and not shown:
                hidden.append(int(player * dealt + place))
    return hidden


def _random_bits(size: i64, count: i64, random: Generator) -> i64:
    """Return a number below 2**size with ``count`` bits set."""
    places = list(range(int(size)))
    random.shuffle(places)
    bits: i64 = 0
    for place in places[: int(count)]:
        bits |= 1 << place
    return bits

"""What one seat may see, as plain data; and the drawing anew of what it may not."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from sacbe.core.frames import packed
from sacbe.core.rng import Generator
from sacbe.tzolkin.expansion.quick_actions import quick_tile
from sacbe.tzolkin.names import GEARS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.setup import AGE_STACK, MONUMENT_STACK, PROPHECY_STACK, QUICK_STACK, TRIBE_STACK, WEALTH_STACK
from sacbe.tzolkin.state import (
    AGE,
    AVAILABLE,
    BUILDING,
    CALAMITY,
    CHICHEN,
    CORN,
    CORN_FIELDS,
    CORN_TILES,
    DAY,
    DISCARDS_SHOWN,
    DRAWN,
    DUMMY,
    FED,
    FEED_DISCOUNT,
    FEED_WORKERS,
    FOOD_DAYS,
    KEPT,
    KEPT_TRIBE,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    QUICK_SPACE,
    ROW,
    SKULL_BANK,
    START_SPACE,
    STARTING_PLAYER,
    TEETH,
    TEMPLE,
    USED,
    WEALTH_DRAWN,
    WOOD_FIELDS,
    WOOD_TILES,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.food_day import feed
from sacbe.tzolkin.steps.placing import worker_cost
from sacbe.tzolkin.steps.rounds import ALL_FOOD_DAYS, is_food_day
from sacbe.tzolkin.steps.wealth import chosen_tribe, dealt_tribe, hand_tile, kept_tiles, tiles_to_keep
from sacbe.tzolkin.traits import PROPHECIES, QUICK_ACTIONS, QUICK_KINDS, TRIBES

PLENTY: Final[i64] = 1_000
"""More corn than any number of workers can eat."""


def seen(s: Tzolkin, seat: int | None) -> dict[str, object]:
    """Return all that a seat (None: a spectator) may know.

    ``placed`` counts the workers that the seat to move has placed this turn. Of a seat, ``worker_costs`` is what the
    first, second, ... worker of its turn costs besides its space, and ``feeding`` the corn that would feed all its
    workers if today were a food day: its farms and the calamity in effect included.
    """
    parts, cells = s.parts, s.cells
    held = cells[FOOD_DAYS]
    next_food_day = int(parts.food_days[held]) if held < ALL_FOOD_DAYS else None
    return {
        "day": int(cells[DAY]),
        "age": int(cells[AGE]),
        "food_day": is_food_day(s),
        "food_days_over": int(held),
        "next_food_day": next_food_day,
        "placed": _placed(s),
        "starting_player": int(cells[STARTING_PLAYER]),
        "start_space": _seat(cells[START_SPACE]),
        "corn_on_teeth": [tooth for tooth in range(parts.teeth) if cells[TEETH] >> tooth & 1],
        "skull_bank": int(cells[SKULL_BANK]),
        "gears": {name: _gear(s, gear) for gear, name in enumerate(GEARS)},
        "fields": {
            str(group + 2): {"corn": int(cells[CORN_FIELDS + group]), "wood": int(cells[WOOD_FIELDS + group])}
            for group in range(4)
        },
        "chichen_skulls": [_seat(cells[CHICHEN + space]) for space in range(9)],
        "row": [parts.buildings.ids[b - 1] if b else None for b in (cells[ROW + slot] for slot in range(parts.row))],
        "stacks": {f"age_{age + 1}": int(s.deal.size(AGE_STACK + age) - cells[DRAWN + age]) for age in range(2)},
        "monuments": [tile for i, tile in enumerate(parts.monuments.ids) if cells[MONUMENT + i] == ON_OFFER],
        "prophecies": _prophecies(s),
        "calamity": parts.prophecies[cells[CALAMITY] - 1] if cells[CALAMITY] else None,
        "quick_actions": _quick_actions(s),
        "seats": [_player(s, player, seat) for player in range(s.players)],
    }


def _seat(cell: i64) -> int | str | None:
    """Return who a cell means."""
    return None if cell == 0 else "dummy" if cell == DUMMY else int(cell) - 1


def _gear(s: Tzolkin, gear: int) -> list[int | str | None]:
    return [_seat(s.on(gear, space)) for space in range(s.parts.gear_teeth[gear])]


def _prophecies(s: Tzolkin) -> list[str]:
    """Return the prophecies drawn, in the order in which they take effect."""
    if not s.modules & PROPHECIES:
        return []
    return [s.parts.prophecies[s.deal.at(PROPHECY_STACK, i)] for i in range(s.parts.prophecies_drawn)]


def _quick_actions(s: Tzolkin) -> dict[str, object] | None:
    """Return the quick action spaces and tiles; those of age 2 are hidden until the first food day."""
    if not s.modules & QUICK_ACTIONS:
        return None
    shown = [0] if s.cells[FOOD_DAYS] == 0 else [0, 1]
    return {
        "spaces": [_seat(s.cells[QUICK_SPACE + space]) for space in range(s.parts.quick_spaces)],
        "tiles": [[s.parts.quick_tiles[age][item] for item in _items(s, QUICK_STACK + age)] for age in shown],
        "today": QUICK_KINDS[quick_tile(s)] if s.cells[DAY] else None,
    }


def _items(s: Tzolkin, stack: i64) -> list[int]:
    return [int(s.deal.at(stack, i)) for i in range(s.deal.size(stack))]


def _player(s: Tzolkin, player: int, seat: int | None) -> dict[str, object]:
    """Return what is seen of a player: the hand of wealth tiles by its owner, the kept ones by all once revealed."""
    goods = {name: int(s.of(player, field)) for field, name in enumerate(("corn", "wood", "stone", "gold", "skull"))}
    buildings, monuments = s.parts.buildings.ids, s.parts.monuments.ids
    own = player == seat
    revealed = s.cells[DAY] > 0
    return {
        **goods,
        "temples": {name: int(s.of(player, TEMPLE + i)) for i, name in enumerate(TEMPLES)},
        "technologies": {name: int(s.level(player, i)) for i, name in enumerate(TECHNOLOGIES)},
        "workers": int(s.of(player, WORKERS)),
        "available": int(s.of(player, AVAILABLE)),
        "light": bool(s.of(player, LIGHT)),
        "corn_tiles": int(s.of(player, CORN_TILES)),
        "wood_tiles": int(s.of(player, WOOD_TILES)),
        "feed_workers": int(s.of(player, FEED_WORKERS)),
        "feed_discount": int(s.of(player, FEED_DISCOUNT)),
        "feeding": _feeding(s, player),
        "worker_costs": [int(worker_cost(s, player, placed)) for placed in range(s.parts.max_workers)],
        "buildings": [tile for i, tile in enumerate(buildings) if s.cells[BUILDING + i] == player + 1],
        "monuments": [tile for i, tile in enumerate(monuments) if s.cells[MONUMENT + i] == player + 1],
        "tribe": _tribe(s, player) if own or revealed else None,
        "tribes": _dealt_tribes(s, player) if own else None,
        "fed": int(s.of(player, FED)),
        "used": int(s.of(player, USED)),
        "hand": _tiles(s, player, (1 << s.parts.wealth_dealt) - 1) if own else None,
        "wealth": _tiles(s, player, int(s.of(player, KEPT))) if own or revealed else None,
        "score": s.scores[player],
        "breakdown": s.breakdown(player),
    }


def _placed(s: Tzolkin) -> int:
    """Return how many workers have been placed this turn; something else may be open in the midst of placing."""
    frames = [*(s.stack[i] for i in range(len(s.stack))), packed(s.step, s.seat, s.a, s.b)]
    placing = [frame >> 16 & numbers.PLACED for frame in frames if frame & 0xFF == numbers.PLACING]
    return int(placing[0]) if placing else 0


def _feeding(s: Tzolkin, player: int) -> int:
    """Return the corn that feeding takes, found by feeding a copy out of plenty: the rule is stated once."""
    copy = s.quiet()
    assert isinstance(copy, Tzolkin)
    copy.put(player, CORN, PLENTY)
    feed(copy, player)
    return int(PLENTY - copy.of(player, CORN))


def _tiles(s: Tzolkin, player: int, mask: int) -> list[str]:
    """Return the wealth tiles at the marked places of a hand, in the order of the pack."""
    tiles = [hand_tile(s, player, place) for place in range(s.parts.wealth_dealt) if mask >> place & 1]
    return [s.parts.wealth.ids[tile] for tile in sorted(tiles)]


def _tribe(s: Tzolkin, player: int) -> str | None:
    """Return the tribe a player has chosen."""
    tribe = chosen_tribe(s, player)
    return s.parts.tribes[tribe - 1] if tribe else None


def _dealt_tribes(s: Tzolkin, player: int) -> list[str]:
    """Return the tribes a player chose from."""
    if not s.modules & TRIBES:
        return []
    return [s.parts.tribes[dealt_tribe(s, player, place)] for place in range(s.parts.tribes_dealt)]


def redeal(s: Tzolkin, seat: i64, random: Generator) -> None:
    """Draw anew, consistently with what a seat knows: undrawn stacks, others' hands, and their sealed choices."""
    hidden: list[Sequence[int]] = [range(int(s.parts.monuments_dealt[s.players]), int(s.deal.size(MONUMENT_STACK)))]
    for age in range(2):
        hidden.append(range(int(s.cells[DRAWN + age]), int(s.deal.size(AGE_STACK + age))))
    hidden.append(_hidden_wealth(s, seat))
    hidden.append(_hidden_tribes(s, seat))
    hidden.append(range(int(s.parts.prophecies_drawn), int(s.deal.size(PROPHECY_STACK))))
    hidden.append([])
    hidden.append(range(int(s.deal.size(QUICK_STACK + 1))) if s.cells[FOOD_DAYS] == 0 else [])
    s.deal = s.deal.redrawn(hidden, random)
    if s.cells[DAY] == 0:
        for player in range(s.players):
            if player != seat:
                _redraw_choice(s, player, random)


def _redraw_choice(s: Tzolkin, player: i64, random: Generator) -> None:
    """Draw a sealed choice anew: a tribe if one is chosen, and all the tiles that it keeps, or fewer before the end."""
    chosen, count = chosen_tribe(s, player), kept_tiles(s, player)
    tribe = 1 << (KEPT_TRIBE + random.below(s.parts.tribes_dealt)) if chosen else i64(0)
    s.put(player, KEPT, tribe)
    keeps = tiles_to_keep(s, player)
    if s.a >> player & 1:  # not finished yet
        keeps = min(count, keeps - 1)
    s.put(player, KEPT, tribe | _random_bits(s.parts.wealth_dealt, keeps, random))


def _hidden_tribes(s: Tzolkin, seat: i64) -> list[int]:
    """Return the places of the tribe stack that a seat has not seen."""
    if not s.modules & TRIBES:
        return []
    dealt, revealed = s.parts.tribes_dealt, s.cells[DAY] > 0
    hidden = list(range(int(s.players * dealt), int(s.deal.size(TRIBE_STACK))))
    for player in range(s.players):
        for place in range(dealt):
            shown = revealed and s.of(player, KEPT) >> (KEPT_TRIBE + place) & 1
            if player != seat and not shown:
                hidden.append(int(player * dealt + place))
    return hidden


def _hidden_wealth(s: Tzolkin, seat: i64) -> list[int]:
    """Return the places of the wealth stack that a seat has not seen; discards that show dummies have been seen."""
    dealt, revealed = s.parts.wealth_dealt, s.cells[DAY] > 0
    hidden = list(range(int(s.cells[WEALTH_DRAWN]), int(s.deal.size(WEALTH_STACK))))
    discards: i64 = 0
    for player in range(s.players):
        for place in range(dealt):
            shown = revealed and s.of(player, KEPT) >> place & 1 != 0
            if revealed and not shown:
                discards += 1
                shown = discards <= s.cells[DISCARDS_SHOWN]
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

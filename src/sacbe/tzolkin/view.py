"""What one seat may see, as plain data."""

from mypy_extensions import i64

from sacbe.core.frames import a_of, packed, step_of
from sacbe.tzolkin import cells, traits
from sacbe.tzolkin.expansion.quick_actions import quick_kind
from sacbe.tzolkin.names import ALL_FOOD_DAYS, CHICHEN_ACTIONS, GEARS, GOODS, GROUPS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.setup import AGE_STACK, PROPHECY_STACK, QUICK_STACK
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.food_day import feeding_need
from sacbe.tzolkin.steps.placed import workers
from sacbe.tzolkin.steps.placing import worker_cost
from sacbe.tzolkin.steps.rounds import is_food_day
from sacbe.tzolkin.steps.wealth import chosen_tribe, dealt_tribe, hand_tile


def seen(s: Tzolkin, seat: int | None) -> dict[str, object]:
    """Return all that a seat (None: a spectator) may know.

    ``placed`` counts the workers that the seat to move has placed this turn. Of a seat, ``worker_costs`` is what the
    first, second, ... worker of its turn costs besides its space, and ``feeding`` the corn that would feed all its
    workers if today were a food day: its farms and the calamity in effect included.
    """
    parts, values = s.parts, s.cells
    held = values[cells.FOOD_DAYS]
    next_food_day = int(parts.food_days[held]) if held < ALL_FOOD_DAYS else None
    return {
        "day": int(values[cells.DAY]),
        "age": int(values[cells.AGE]),
        "food_day": is_food_day(s),
        "food_days_over": int(held),
        "next_food_day": next_food_day,
        "placed": _placed(s),
        "starting_player": int(values[cells.STARTING_PLAYER]),
        "start_space": _seat(values[cells.START_SPACE]),
        "corn_on_teeth": [tooth for tooth in range(parts.teeth) if values[cells.TEETH] >> tooth & 1],
        "skull_bank": int(values[cells.SKULL_BANK]),
        "gears": {name: _gear(s, gear) for gear, name in enumerate(GEARS)},
        "fields": {
            name: {"corn": int(values[cells.CORN_FIELDS + group]), "wood": int(values[cells.WOOD_FIELDS + group])}
            for group, name in enumerate(GROUPS)
        },
        "chichen_skulls": [_seat(values[cells.CHICHEN + space]) for space in range(CHICHEN_ACTIONS)],
        "row": [
            parts.buildings.ids[b - 1] if b else None for b in (values[cells.ROW + slot] for slot in range(parts.row))
        ],
        "stacks": {f"age_{age + 1}": int(s.deal.size(AGE_STACK + age) - values[cells.DRAWN + age]) for age in range(2)},
        "monuments": [
            tile for i, tile in enumerate(parts.monuments.ids) if values[cells.MONUMENT + i] == cells.ON_OFFER
        ],
        "prophecies": _prophecies(s),
        "calamity": parts.prophecies[values[cells.CALAMITY] - 1] if values[cells.CALAMITY] else None,
        "quick_actions": _quick_actions(s),
        "seats": [_player(s, player, seat) for player in range(s.players)],
    }


def _seat(cell: i64) -> int | str | None:
    """Return who a cell means."""
    return None if cell == 0 else "dummy" if cell == cells.DUMMY else int(cell) - 1


def _gear(s: Tzolkin, gear: int) -> list[int | str | None]:
    return [_seat(s.on(gear, space)) for space in range(s.parts.gear_teeth[gear])]


def _prophecies(s: Tzolkin) -> list[str]:
    """Return the prophecies drawn, in the order in which they take effect."""
    if not s.modules & traits.PROPHECIES:
        return []
    return [s.parts.prophecies[s.deal.at(PROPHECY_STACK, i)] for i in range(s.parts.prophecies_drawn)]


def _quick_actions(s: Tzolkin) -> dict[str, object] | None:
    """Return the quick action spaces and tiles; those of age 2 are hidden until the first food day."""
    if not s.modules & traits.QUICK_ACTIONS:
        return None
    shown = [0] if s.cells[cells.FOOD_DAYS] == 0 else [0, 1]
    return {
        "spaces": [_seat(s.cells[cells.QUICK_SPACE + space]) for space in range(s.parts.quick_spaces)],
        "tiles": [[s.parts.quick_tiles[age][item] for item in _items(s, QUICK_STACK + age)] for age in shown],
        "today": traits.QUICK_KINDS[quick_kind(s)] if s.cells[cells.DAY] else None,
    }


def _items(s: Tzolkin, stack: i64) -> list[int]:
    return [int(s.deal.at(stack, i)) for i in range(s.deal.size(stack))]


def _player(s: Tzolkin, player: int, seat: int | None) -> dict[str, object]:
    """Return what is seen of a player: the hand of wealth tiles by its owner, the kept ones by all once revealed."""
    goods = {name: int(s.of(player, field)) for field, name in enumerate(GOODS)}
    buildings, monuments = s.parts.buildings.ids, s.parts.monuments.ids
    yours = player == seat
    revealed = s.cells[cells.DAY] > 0
    return {
        **goods,
        "temples": {name: int(s.of(player, cells.TEMPLE + i)) for i, name in enumerate(TEMPLES)},
        "technologies": {name: int(s.level(player, i)) for i, name in enumerate(TECHNOLOGIES)},
        "workers": int(s.of(player, cells.WORKERS)),
        "available": int(s.of(player, cells.AVAILABLE)),
        "light": bool(s.of(player, cells.LIGHT)),
        "corn_tiles": int(s.of(player, cells.CORN_TILES)),
        "wood_tiles": int(s.of(player, cells.WOOD_TILES)),
        "feed_workers": int(s.of(player, cells.FEED_WORKERS)),
        "feed_discount": int(s.of(player, cells.FEED_DISCOUNT)),
        "feeding": int(feeding_need(s, player)),
        "worker_costs": [int(worker_cost(s, player, placed)) for placed in range(s.parts.max_workers)],
        "buildings": [tile for i, tile in enumerate(buildings) if s.cells[cells.BUILDING + i] == player + 1],
        "monuments": [tile for i, tile in enumerate(monuments) if s.cells[cells.MONUMENT + i] == player + 1],
        "tribe": _tribe(s, player) if yours or revealed else None,
        "tribes": _dealt_tribes(s, player) if yours else None,
        "fed": int(s.of(player, cells.FED)),
        "used": int(s.of(player, cells.USED)),
        "hand": _tiles(s, player, (1 << s.parts.wealth_dealt) - 1) if yours else None,
        "wealth": _tiles(s, player, int(s.of(player, cells.KEPT))) if yours or revealed else None,
        "score": s.scores[player],
        "breakdown": s.breakdown(player),
    }


def _placed(s: Tzolkin) -> int:
    """Return how many workers have been placed this turn; something else may be open in the midst of placing."""
    frames = [*(s.stack[i] for i in range(len(s.stack))), packed(s.step, s.seat, s.a, s.b)]
    placing = [workers(a_of(frame)) for frame in frames if step_of(frame) == step_ids.PLACING]
    return int(placing[0]) if placing else 0


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
    if not s.modules & traits.TRIBES:
        return []
    return [s.parts.tribes[dealt_tribe(s, player, place)] for place in range(s.parts.tribes_dealt)]

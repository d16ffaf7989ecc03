"""What makes a position impossible: the check of positions that come from outside."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.frames import OVER, step_of
from sacbe.tzolkin import actions, cells, traits
from sacbe.tzolkin.names import ALL_FOOD_DAYS, CHICHEN_ACTIONS, NUM_GEARS, NUM_GROUPS, NUM_TECHNOLOGIES, NUM_TEMPLES
from sacbe.tzolkin.scoring import skulls_on_buildings
from sacbe.tzolkin.setup import AGE_STACK, WEALTH_STACK, building_of
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.technologies import TOP_LEVEL

MOST_GOODS: Final = 1_000
"""Five times what anybody ever holds of a good."""
LAST: Final[tuple[int, ...]] = (
    OVER,
    step_ids.WEALTH,
    step_ids.ROUND,
    step_ids.CALENDAR,
    step_ids.SPEED,
    step_ids.FINAL_SCORING,
)
"""Steps that lead to all that comes later: exactly one of them is pending, below all others."""


def flaws(s: Tzolkin) -> list[str]:
    """Return what is wrong with the cells of a position, in short sentences."""
    found = _expansion(s)
    if found:
        return found
    found = [*_table(s), *_tiles(s), *_gears(s)] or [*_calendar(s), *_jungle(s), *_tops(s), *_course(s)]
    for seat in range(s.players):
        found += [f"seat {seat}: {problem}" for problem in _seat(s, seat)]
    return found


def _course(s: Tzolkin) -> list[str]:
    """The pending steps lead to the end of one round; before the first one wealth is chosen."""
    steps = [*(step_of(s.stack[i]) for i in range(len(s.stack))), s.step]
    if [step for step in steps if step in LAST] != steps[:1]:
        return ["the pending steps do not lead to the end of one round"]
    return (
        []
        if (s.cells[cells.DAY] == 0) == (s.step == step_ids.WEALTH)
        else ["the first day begins when all have wealth"]
    )


def _within(s: Tzolkin, name: str, cell: i64, low: i64, high: i64) -> list[str]:
    """Return a problem if a cell of the table is out of range."""
    return [] if low <= s.cells[cell] <= high else [f"{name} is {s.cells[cell]}, not {low} to {high}"]


def _expansion(s: Tzolkin) -> list[str]:
    """Tribes, prophecies and quick action spaces: what all other checks rest on."""
    found = [
        *_within(
            s, "calamity", cells.CALAMITY, 0, len(s.parts.prophecies) if s.modules & traits.PROPHECIES else i64(0)
        ),
        *_within(s, "turn_of", cells.TURN_OF, 0, s.players if s.modules & traits.TRIBES else i64(0)),
        *_within(s, "dummies_left", cells.DUMMIES_LEFT, 0, s.parts.quick_dummies[s.players]),
        *_within(s, "discards_shown", cells.DISCARDS_SHOWN, 0, s.players * s.parts.wealth_dealt),
    ]
    for space in range(s.parts.quick_spaces):
        if s.cells[cells.QUICK_SPACE + space] != cells.DUMMY:
            found += _within(s, "quick_spaces", cells.QUICK_SPACE + space, 0, s.players)
    tribes = len(s.parts.tribes) if s.modules & traits.TRIBES else 0
    for seat in range(s.players):
        if not 0 <= s.of(seat, cells.TRIBE) <= tribes:
            found.append(f"seat {seat} has no tribe {s.of(seat, cells.TRIBE)}")
    return found


def _table(s: Tzolkin) -> list[str]:
    found = [
        *_within(s, "day", cells.DAY, 0, s.parts.food_days[ALL_FOOD_DAYS - 1] + 2),
        *_within(s, "food_days", cells.FOOD_DAYS, 0, ALL_FOOD_DAYS),
        *_within(s, "starting_player", cells.STARTING_PLAYER, 0, s.players - 1),
        *_within(s, "start_space", cells.START_SPACE, 0, s.players),
        *_within(s, "teeth", cells.TEETH, 0, (1 << s.parts.teeth) - 1),
        *_within(s, "age", cells.AGE, 1, 2),
        *_within(s, "skull_bank", cells.SKULL_BANK, 0, s.parts.skulls),
        *_within(s, "wealth_drawn", cells.WEALTH_DRAWN, s.players * s.parts.wealth_dealt, s.deal.size(WEALTH_STACK)),
    ]
    skulls = s.cells[cells.SKULL_BANK] + skulls_on_buildings(s)
    for seat in range(s.players):
        skulls += s.of(seat, cells.SKULL)
    for space in range(CHICHEN_ACTIONS):
        found += _within(s, "chichen_skulls", cells.CHICHEN + space, 0, s.players)
        skulls += 1 if s.cells[cells.CHICHEN + space] else 0
    if skulls != s.parts.skulls:
        found.append(f"there are {skulls} skulls, not {s.parts.skulls}")
    return found


def _calendar(s: Tzolkin) -> list[str]:
    """A food day is over once it lies two days back, and none before its day; age 2 begins on one of them."""
    day, over = s.cells[cells.DAY], s.cells[cells.FOOD_DAYS]
    least = sum(food_day <= day - 2 for food_day in s.parts.food_days)
    most = sum(food_day <= day for food_day in s.parts.food_days)
    found = [] if least <= over <= most else [f"{over} food days cannot be over on day {day}"]
    before = s.parts.new_age_on - 1
    if over < before if s.cells[cells.AGE] == 2 else over > before:
        found.append(f"it cannot be age {s.cells[cells.AGE]} after {over} food days")
    return found


def _jungle(s: Tzolkin) -> list[str]:
    """A field has one tile on top, and the first group of fields never had wood."""
    fields = s.parts.fields[s.players]
    found = ["the group of fields at Palenque 2 has no wood"] if s.cells[cells.WOOD_FIELDS] else []
    for group in range(NUM_GROUPS):
        if s.cells[cells.CORN_FIELDS + group] + s.cells[cells.WOOD_FIELDS + group] > fields:
            found.append(f"group {group + 2} of the jungle has more than {fields} fields")
    return found


def _tops(s: Tzolkin) -> list[str]:
    """Only one player stands on the top step of a temple."""
    found = []
    for temple in range(NUM_TEMPLES):
        tops = sum(s.of(seat, cells.TEMPLE + temple) == s.parts.temple_top[temple] for seat in range(s.players))
        if tops > 1:
            found.append(f"{tops} players are on the top step of temple {temple}")
    return found


def _tiles(s: Tzolkin) -> list[str]:
    """Buildings and monuments: every dealt one is in one place, and no other."""
    found: list[str] = []
    for age in range(2):
        found += _within(s, f"drawn of age {age + 1}", cells.DRAWN + age, 0, s.deal.size(AGE_STACK + age))
    if found:
        return found
    dealt = {
        int(building_of(s, age + 1, s.deal.at(AGE_STACK + age, i)))
        for age in range(2)
        for i in range(s.cells[cells.DRAWN + age])
    }
    row = [int(s.cells[cells.ROW + slot]) - 1 for slot in range(s.parts.row) if s.cells[cells.ROW + slot]]
    owned = [tile for tile in range(len(s.parts.buildings.ids)) if s.cells[cells.BUILDING + tile]]
    if len({*row, *owned}) != len(row) + len(owned) or not {*row, *owned} <= dealt:
        found.append("a building lies in two places, or has not been dealt")
    elif any(s.parts.buildings.age[tile] != s.cells[cells.AGE] for tile in row):
        found.append("a building of the row is not of the current age")
    for tile in owned:
        found += _within(s, "the owner of a building", cells.BUILDING + tile, 1, s.players)
    for cell in _unused(s):
        found += _within(s, "what no tile uses", cell, 0, 0)
    for tile in range(len(s.parts.monuments.ids)):
        if s.cells[cells.MONUMENT + tile] != cells.ON_OFFER:
            found += _within(s, "the owner of a monument", cells.MONUMENT + tile, 0, s.players)
    for group in range(NUM_GROUPS):
        found += _within(s, "corn_fields", cells.CORN_FIELDS + group, 0, s.parts.fields[s.players])
        found += _within(s, "wood_fields", cells.WOOD_FIELDS + group, 0, s.parts.fields[s.players])
    return found


def _unused(s: Tzolkin) -> list[int]:
    """Return the cells that have room for more tiles."""
    return [
        *range(int(cells.BUILDING) + len(s.parts.buildings.ids), int(cells.BUILDING) + actions.BUILDING_ROOM),
        *range(int(cells.MONUMENT) + len(s.parts.monuments.ids), int(cells.MONUMENT) + actions.MONUMENT_ROOM),
    ]


def _gears(s: Tzolkin) -> list[str]:
    """Only dummies ride beyond the last space, and every dummy is there."""
    dummies: i64 = 0
    for gear in range(NUM_GEARS):
        for space in range(s.parts.gear_teeth[gear]):
            who = s.on(gear, space)
            dummies += 1 if who == cells.DUMMY else 0
            if who == cells.DUMMY or who == 0:
                continue
            if not 0 < who <= s.players or space > s.last_space(gear, who - 1):
                return [f"{who} cannot stand on space {space} of gear {gear}"]
    expected = s.parts.dummies[s.players]
    if s.modules & traits.QUICK_ACTIONS:
        expected = s.parts.quick_dummies[s.players] - s.cells[cells.DUMMIES_LEFT]
        for space in range(s.parts.quick_spaces):
            dummies += 1 if s.cells[cells.QUICK_SPACE + space] == cells.DUMMY else 0
    return [] if dummies == expected else [f"there are {dummies} dummy workers, not {expected}"]


def _seat(s: Tzolkin, seat: i64) -> list[str]:
    goods = [
        s.rules.field_names[good]
        for good in range(cells.CORN, cells.SKULL + 1)
        if not 0 <= s.of(seat, good) <= MOST_GOODS
    ]
    found = [f"{good} is not 0 to {MOST_GOODS}" for good in goods]
    for temple in range(NUM_TEMPLES):
        if not -1 <= s.of(seat, cells.TEMPLE + temple) <= s.parts.temple_top[temple]:
            found.append(f"temple {temple} has no step {s.of(seat, cells.TEMPLE + temple)}")
    for track in range(NUM_TECHNOLOGIES):
        if not 0 <= s.of(seat, cells.TECHNOLOGY + track) <= TOP_LEVEL:
            found.append(f"technology {track} has no level {s.of(seat, cells.TECHNOLOGY + track)}")
    placed: i64 = 1 if s.cells[cells.START_SPACE] == seat + 1 else 0
    for space in range(s.parts.quick_spaces):
        placed += 1 if s.cells[cells.QUICK_SPACE + space] == seat + 1 else 0
    for gear in range(NUM_GEARS):
        for space in range(s.last_space(gear, seat) + 1):
            placed += 1 if s.on(gear, space) == seat + 1 else 0
    workers = s.of(seat, cells.WORKERS)
    if (
        not s.of(seat, cells.AVAILABLE) >= 0
        or s.of(seat, cells.AVAILABLE) + placed != workers
        or workers > s.parts.max_workers
    ):
        found.append(f"{placed} workers placed and {s.of(seat, cells.AVAILABLE)} available do not make {workers}")
    places = cells.KEPT_TRIBE + (s.parts.tribes_dealt if s.modules & traits.TRIBES else i64(0))
    if not 0 <= s.of(seat, cells.LIGHT) <= 1 or not 0 <= s.of(seat, cells.KEPT) < 1 << places:
        found.append("the player board or the kept tiles make no sense")
    if s.of(seat, cells.CORN_TILES) < 0 or s.of(seat, cells.WOOD_TILES) < 0:
        found.append("harvest tiles are below 0")
    return found

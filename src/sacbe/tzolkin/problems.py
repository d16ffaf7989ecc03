"""What makes a position impossible: the check of positions that come from outside."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.frames import OVER, step_of
from sacbe.tzolkin.names import NUM_GEARS, NUM_TEMPLES
from sacbe.tzolkin.scoring import skulls_on_buildings
from sacbe.tzolkin.setup import AGE_STACK, WEALTH_STACK, building_of
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
    DUMMIES_LEFT,
    DUMMY,
    FOOD_DAYS,
    KEPT,
    KEPT_TRIBE,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    QUICK_SPACE,
    ROW,
    SKULL,
    SKULL_BANK,
    START_SPACE,
    STARTING_PLAYER,
    TECHNOLOGY,
    TEETH,
    TEMPLE,
    TRIBE,
    TURN_OF,
    WEALTH_DRAWN,
    WOOD_FIELDS,
    WOOD_TILES,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.rounds import ALL_FOOD_DAYS
from sacbe.tzolkin.steps.technologies import TOP_LEVEL, TRACKS
from sacbe.tzolkin.traits import PROPHECIES, QUICK_ACTIONS, TRIBES

MOST_GOODS: Final = 1_000
"""Five times what anybody ever holds of a good."""
LAST: Final[tuple[int, ...]] = (
    OVER,
    numbers.WEALTH,
    numbers.ROUND,
    numbers.CALENDAR,
    numbers.SPEED,
    numbers.FINAL_SCORING,
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
    return [] if (s.cells[DAY] == 0) == (s.step == numbers.WEALTH) else ["the first day begins when all have wealth"]


def _within(s: Tzolkin, name: str, cell: i64, low: i64, high: i64) -> list[str]:
    """Return a problem if a cell of the table is out of range."""
    return [] if low <= s.cells[cell] <= high else [f"{name} is {s.cells[cell]}, not {low} to {high}"]


def _expansion(s: Tzolkin) -> list[str]:
    """Tribes, prophecies and quick action spaces: what all other checks rest on."""
    found = [
        *_within(s, "calamity", CALAMITY, 0, len(s.parts.prophecies) if s.modules & PROPHECIES else i64(0)),
        *_within(s, "turn_of", TURN_OF, 0, s.players if s.modules & TRIBES else i64(0)),
        *_within(s, "dummies_left", DUMMIES_LEFT, 0, s.parts.quick_dummies[s.players]),
        *_within(s, "discards_shown", DISCARDS_SHOWN, 0, s.players * s.parts.wealth_dealt),
    ]
    for space in range(s.parts.quick_spaces):
        if s.cells[QUICK_SPACE + space] != DUMMY:
            found += _within(s, "quick_spaces", QUICK_SPACE + space, 0, s.players)
    tribes = len(s.parts.tribes) if s.modules & TRIBES else 0
    for seat in range(s.players):
        if not 0 <= s.of(seat, TRIBE) <= tribes:
            found.append(f"seat {seat} has no tribe {s.of(seat, TRIBE)}")
    return found


def _table(s: Tzolkin) -> list[str]:
    found = [
        *_within(s, "day", DAY, 0, s.parts.food_days[3] + 2),
        *_within(s, "food_days", FOOD_DAYS, 0, ALL_FOOD_DAYS),
        *_within(s, "starting_player", STARTING_PLAYER, 0, s.players - 1),
        *_within(s, "start_space", START_SPACE, 0, s.players),
        *_within(s, "teeth", TEETH, 0, (1 << s.parts.teeth) - 1),
        *_within(s, "age", AGE, 1, 2),
        *_within(s, "skull_bank", SKULL_BANK, 0, s.parts.skulls),
        *_within(s, "wealth_drawn", WEALTH_DRAWN, s.players * s.parts.wealth_dealt, s.deal.size(WEALTH_STACK)),
    ]
    skulls = s.cells[SKULL_BANK] + skulls_on_buildings(s)
    for seat in range(s.players):
        skulls += s.of(seat, SKULL)
    for space in range(i64(9)):
        found += _within(s, "chichen_skulls", CHICHEN + space, 0, s.players)
        skulls += 1 if s.cells[CHICHEN + space] else 0
    if skulls != s.parts.skulls:
        found.append(f"there are {skulls} skulls, not {s.parts.skulls}")
    return found


def _calendar(s: Tzolkin) -> list[str]:
    """A food day is over once it lies two days back, and none before its day; age 2 begins on one of them."""
    day, over = s.cells[DAY], s.cells[FOOD_DAYS]
    least = sum(food_day <= day - 2 for food_day in s.parts.food_days)
    most = sum(food_day <= day for food_day in s.parts.food_days)
    found = [] if least <= over <= most else [f"{over} food days cannot be over on day {day}"]
    before = s.parts.new_age_on - 1
    if over < before if s.cells[AGE] == 2 else over > before:
        found.append(f"it cannot be age {s.cells[AGE]} after {over} food days")
    return found


def _jungle(s: Tzolkin) -> list[str]:
    """A field has one tile on top, and the first group of fields never had wood."""
    fields = s.parts.fields[s.players]
    found = ["the group of fields at Palenque 2 has no wood"] if s.cells[WOOD_FIELDS] else []
    for group in range(4):
        if s.cells[CORN_FIELDS + group] + s.cells[WOOD_FIELDS + group] > fields:
            found.append(f"group {group + 2} of the jungle has more than {fields} fields")
    return found


def _tops(s: Tzolkin) -> list[str]:
    """Only one player stands on the top step of a temple."""
    found = []
    for temple in range(NUM_TEMPLES):
        tops = sum(s.of(seat, TEMPLE + temple) == s.parts.temple_top[temple] for seat in range(s.players))
        if tops > 1:
            found.append(f"{tops} players are on the top step of temple {temple}")
    return found


def _tiles(s: Tzolkin) -> list[str]:
    """Buildings and monuments: every dealt one is in one place, and no other."""
    found: list[str] = []
    for age in range(2):
        found += _within(s, f"drawn of age {age + 1}", DRAWN + age, 0, s.deal.size(AGE_STACK + age))
    if found:
        return found
    dealt = {
        int(building_of(s, age + 1, s.deal.at(AGE_STACK + age, i)))
        for age in range(2)
        for i in range(s.cells[DRAWN + age])
    }
    row = [int(s.cells[ROW + slot]) - 1 for slot in range(s.parts.row) if s.cells[ROW + slot]]
    owned = [tile for tile in range(len(s.parts.buildings.ids)) if s.cells[BUILDING + tile]]
    if len({*row, *owned}) != len(row) + len(owned) or not {*row, *owned} <= dealt:
        found.append("a building lies in two places, or has not been dealt")
    elif any(s.parts.buildings.age[tile] != s.cells[AGE] for tile in row):
        found.append("a building of the row is not of the current age")
    for tile in owned:
        found += _within(s, "the owner of a building", BUILDING + tile, 1, s.players)
    for tile in range(len(s.parts.monuments.ids)):
        if s.cells[MONUMENT + tile] != ON_OFFER:
            found += _within(s, "the owner of a monument", MONUMENT + tile, 0, s.players)
    for group in range(4):
        found += _within(s, "corn_fields", CORN_FIELDS + group, 0, s.parts.fields[s.players])
        found += _within(s, "wood_fields", WOOD_FIELDS + group, 0, s.parts.fields[s.players])
    return found


def _gears(s: Tzolkin) -> list[str]:
    """Only dummies ride beyond the last space, and every dummy is there."""
    dummies: i64 = 0
    for gear in range(NUM_GEARS):
        for space in range(s.parts.gear_teeth[gear]):
            who = s.on(gear, space)
            dummies += 1 if who == DUMMY else 0
            if who == DUMMY or who == 0:
                continue
            if not 0 < who <= s.players or space > s.last_space(gear, who - 1):
                return [f"{who} cannot stand on space {space} of gear {gear}"]
    expected = s.parts.dummies[s.players]
    if s.modules & QUICK_ACTIONS:
        expected = s.parts.quick_dummies[s.players] - s.cells[DUMMIES_LEFT]
        for space in range(s.parts.quick_spaces):
            dummies += 1 if s.cells[QUICK_SPACE + space] == DUMMY else 0
    return [] if dummies == expected else [f"there are {dummies} dummy workers, not {expected}"]


def _seat(s: Tzolkin, seat: i64) -> list[str]:
    goods = [s.rules.field_names[good] for good in range(CORN, SKULL + 1) if not 0 <= s.of(seat, good) <= MOST_GOODS]
    found = [f"{good} is not 0 to {MOST_GOODS}" for good in goods]
    for temple in range(NUM_TEMPLES):
        if not -1 <= s.of(seat, TEMPLE + temple) <= s.parts.temple_top[temple]:
            found.append(f"temple {temple} has no step {s.of(seat, TEMPLE + temple)}")
    for track in range(TRACKS):
        if not 0 <= s.of(seat, TECHNOLOGY + track) <= TOP_LEVEL:
            found.append(f"technology {track} has no level {s.of(seat, TECHNOLOGY + track)}")
    placed: i64 = 1 if s.cells[START_SPACE] == seat + 1 else 0
    for space in range(s.parts.quick_spaces):
        placed += 1 if s.cells[QUICK_SPACE + space] == seat + 1 else 0
    for gear in range(NUM_GEARS):
        for space in range(s.last_space(gear, seat) + 1):
            placed += 1 if s.on(gear, space) == seat + 1 else 0
    workers = s.of(seat, WORKERS)
    if not s.of(seat, AVAILABLE) >= 0 or s.of(seat, AVAILABLE) + placed != workers or workers > s.parts.max_workers:
        found.append(f"{placed} workers placed and {s.of(seat, AVAILABLE)} available do not make {workers}")
    places = KEPT_TRIBE + (s.parts.tribes_dealt if s.modules & TRIBES else i64(0))
    if not 0 <= s.of(seat, LIGHT) <= 1 or not 0 <= s.of(seat, KEPT) < 1 << places:
        found.append("the player board or the kept tiles make no sense")
    if s.of(seat, CORN_TILES) < 0 or s.of(seat, WOOD_TILES) < 0:
        found.append("harvest tiles are below 0")
    return found

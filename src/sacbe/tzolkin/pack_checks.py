"""Refuses a component pack whose numbers do not fit each other, or the cells and frames of a position."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import i64

from sacbe.core.errors import PackError, flaw
from sacbe.tzolkin import traits
from sacbe.tzolkin.cells import MOST_TEETH
from sacbe.tzolkin.components import BANDS, Components
from sacbe.tzolkin.names import GOODS, NUM_TEMPLES
from sacbe.tzolkin.reader import PLAYER_COUNTS, PackReader, Tiles

ROW_SPACES: Final = 6
MOST_FIELDS: Final = 99
MOST_DUMMIES: Final = 24
MOST_WORKERS: Final = 9
MOST_OF_AN_EFFECT: Final = 99
QUARTERS: Final = 3
"""Quarters of the game in which a prophecy is in effect."""
QUICK_SPACES: Final = 3
QUICK_ROOM: Final = 16
"""Quick action tiles of an age."""


def check(read: PackReader, parts: Components) -> None:
    """Raise the first thing that does not fit, with its line."""
    for one in (*_setup(parts), *_calendar(parts), *_prices(parts), *_expansion(parts)):
        if not one.fits:
            raise read.pack.error(flaw(one.flaw, one.told), one.mark, one.block)
    _check_gears(read, parts)
    _check_temples(read, parts)
    _check_tiles(read, parts)
    _check_tribes(read, parts)
    _check_prophecies(read, parts)


class Check(NamedTuple):
    """Whether something fits, its block and the mark of its line, and what is wrong otherwise."""

    fits: bool
    block: str
    mark: str
    flaw: str
    told: Mapping[str, object] | None = None


def _setup(parts: Components) -> list[Check]:
    dealt = parts.wealth_dealt
    most = max(PLAYER_COUNTS)
    counts = [
        (parts.monuments_dealt, "monuments", len(parts.monuments.ids)),
        (parts.fields, "fields", MOST_FIELDS),
        (parts.dummies, "dummies", MOST_DUMMIES),
    ]
    return [
        Check(parts.row <= ROW_SPACES, "setup", "row =", "row-spaces", {"most": ROW_SPACES}),
        Check(_all_traits(parts, traits.START_WORKERS, 1, parts.max_workers), "setup", "start_workers", "workers"),
        Check(parts.max_workers <= MOST_WORKERS, "setup", "max_workers", "most-workers", {"most": MOST_WORKERS}),
        Check(_all_traits(parts, traits.WEALTH_KEPT, 1, dealt), "setup", "wealth_kept", "kept"),
        Check(
            most * dealt <= len(parts.wealth.ids),
            "setup",
            "wealth_dealt",
            "wealth",
            {"count": len(parts.wealth.ids)},
        ),
        *(
            Check(
                all(0 <= table[n] <= top for n in PLAYER_COUNTS),
                "setup",
                f"{name} =",
                "dealt",
                {"name": name, "most": top},
            )
            for table, name, top in counts
        ),
    ]


def _all_traits(parts: Components, trait: i64, low: i64, high: i64) -> bool:
    """Tell whether a trait lies in its bounds with every tribe and without one."""
    return all(low <= parts.traits[row * traits.NUM_TRAITS + trait] <= high for row in range(len(parts.tribes) + 1))


def _calendar(parts: Components) -> list[Check]:
    days = list(parts.food_days)
    rising = all(a < b for a, b in zip([1, *days], days, strict=False))
    return [
        Check(1 <= parts.teeth <= MOST_TEETH, "calendar", "teeth", "calendar-teeth", {"most": int(MOST_TEETH)}),
        Check(rising and days[-1] <= parts.teeth + 1, "calendar", "days =", "food-days"),
        Check(1 <= parts.new_age_on <= len(days), "calendar", "new_age_on", "new-age"),
    ]


def _prices(parts: Components) -> list[Check]:
    """A price of nothing would let the market go on for ever."""
    return [
        Check(all(price > 0 for price in parts.market), "market", "corn =", "block-price"),
        Check(parts.corn_per_point > 0, "final", "corn_per_point", "corn-per-point"),
    ]


def _expansion(parts: Components) -> list[Check]:
    """Tiles are dealt from those there are, and every number has its cells and its days."""
    spaces, days = parts.quick_spaces, parts.quick_days
    tribes = len(parts.tribes) // max(PLAYER_COUNTS)
    on_spaces, dummies = parts.quick_dummies_on_spaces, parts.quick_dummies
    stand = all(0 <= on_spaces[n] <= min(spaces, dummies[n]) for n in PLAYER_COUNTS)
    sizes = tuple(len(tiles) for tiles in parts.quick_tiles)
    hidden = sizes[0] * days <= parts.food_days[0]  # two days may jump over the food day that shows the tiles of age 2
    return [
        Check(1 <= parts.tribes_dealt <= tribes, "tribes", "dealt =", "tribes-dealt", {"most": tribes}),
        Check(parts.prophecies_drawn <= QUARTERS, "prophecies", "drawn =", "prophecies", {"most": QUARTERS}),
        Check(1 <= spaces <= QUICK_SPACES, "quick_actions", "spaces =", "quick-spaces", {"most": QUICK_SPACES}),
        Check(days >= 1, "quick_actions", "days_per_tile =", "tile-days"),
        Check(
            all(0 <= dummies[n] <= MOST_DUMMIES for n in PLAYER_COUNTS),
            "quick_actions",
            "dummies =",
            "dealt",
            {"name": "dummies", "most": MOST_DUMMIES},
        ),
        Check(stand, "quick_actions", "dummies_on_quick_spaces =", "quick-dummies"),
        Check(not hidden, "quick_actions", "age_1 =", "quick-ages"),
        *(
            Check(size <= QUICK_ROOM, "quick_actions", f"age_{age} =", "quick-room", {"room": QUICK_ROOM})
            for age, size in enumerate(sizes, start=1)
        ),
    ]


def _check_tribes(read: PackReader, parts: Components) -> None:
    """No trait is below 0, but for points; steps down are there to be taken."""
    for tribe, row in enumerate(read.pack.rows("tribes")):
        first = (tribe + 1) * int(traits.NUM_TRAITS)
        columns = {column: int(parts.traits[first + column]) for column in range(traits.NUM_TRAITS)}
        below = [column for column, number in columns.items() if number < 0]
        if columns[traits.STEPS_DOWN] > NUM_TEMPLES or not set(below) <= {int(traits.POINTS_UNFED)}:
            raise read.error(row, flaw("trait-range"))


def _check_prophecies(read: PackReader, parts: Components) -> None:
    for row in read.pack.rows("prophecies"):
        bounds = read.list_cell(row, "bounds", BANDS - 1)
        if bounds != sorted(set(bounds)):
            raise read.error(row, flaw("bounds"))


def _check_gears(read: PackReader, parts: Components) -> None:
    """Numbered spaces have a tooth to spare, and all actions of a gear come before its free choice."""
    for gear, row in enumerate(read.pack.rows("gears")):
        free, last, teeth = parts.gear_free[gear], parts.gear_last[gear], parts.gear_teeth[gear]
        if not 1 <= free <= last or not _all_traits(parts, traits.EXTRA_SPACES, 0, teeth - 1 - last):
            raise read.error(row, flaw("free-choice"))
    for tile, row in enumerate(read.pack.rows("wealth")):
        if not 0 <= parts.dummy_space[tile] < parts.gear_teeth[parts.dummy_gear[tile]]:
            raise read.error(row, flaw("gear-space"))


def _check_temples(read: PackReader, parts: Components) -> None:
    for temple, row in enumerate(read.pack.rows("temples")):
        if parts.temple_top[temple] < 1:
            raise read.error(row, flaw("temple-start"))


def _check_tiles(read: PackReader, parts: Components) -> None:
    buildings = read.pack.rows("buildings") + read.pack.rows("new_buildings")
    for rows, tiles in (
        (read.pack.rows("wealth"), parts.wealth),
        (buildings, parts.buildings),
        (read.pack.rows("monuments"), parts.monuments),
    ):
        for tile, row in enumerate(rows):
            problem = _tile_problem(tiles, tile)
            if problem is not None:
                raise read.error(row, problem)


def _tile_problem(tiles: Tiles, tile: int) -> PackError | None:
    """Return what is wrong with a tile."""
    if tiles.cost_of(tile, GOODS.index("corn")):
        return flaw("tile-corn")
    if any(effect.amount > MOST_OF_AN_EFFECT for effect in tiles.effects[tile]):
        return flaw("effect-most", {"most": MOST_OF_AN_EFFECT})
    return None

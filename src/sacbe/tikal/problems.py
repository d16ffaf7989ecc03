"""What makes a position impossible: asked when a position is loaded, and by the tester after every move."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.frames import step_of
from sacbe.core.pack import MOST
from sacbe.tikal import cells
from sacbe.tikal.actions import HIGHEST_BID
from sacbe.tikal.components import NUM_PRINTED
from sacbe.tikal.hidden import drawn_tiles, recovered
from sacbe.tikal.names import (
    FIRST_TEMPLE_NUMBER,
    HEXES,
    JUNGLE,
    LEADER,
    NUM_CAMPS,
    NUM_HEXES,
    NUM_PLAYERS,
    NUM_SIDES,
    PILE_ROOM,
    TEMPLE,
    TEMPLE_NUMBER_ROOM,
    TREASURE,
    UNEXPLORED,
    VOLCANO,
    WORKER,
)
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.auction import displayed, may_bid
from sacbe.tikal.steps.scoring_round import all_seats
from sacbe.tikal.steps.terrain import explore

HALF_MAP: Final[i64] = 0xFFFFF
"""A bit for each hexagon of half the map; also the counts of ten hexagons, in two bits each."""
EVERY_SIDE: Final[i64] = 0xFFFFFF
"""All bits of the six sides of a hexagon."""


def flaws(s: Tikal) -> list[str]:
    """Return what makes the cells impossible. Numbers out of range hide all further problems."""
    found = [*_table_ranges(s), *_seat_ranges(s)]
    return found or [*_tiles(s), *_map(s), *_temples(s), *_treasures(s), *_pieces(s), *_sets(s), *_auction(s)]


def _table_ranges(s: Tikal) -> Iterator[str]:
    """Yield the names of the table's numbers that no position can have."""
    most = {
        "land": (cells.LAND, NUM_HEXES, len(s.parts.tile_ids) * NUM_SIDES),
        "paths": (cells.PATHS, NUM_HEXES, EVERY_SIDE),
        "values": (cells.VALUE, NUM_HEXES, max(s.parts.last_temple_number, len(s.parts.wafer_ids))),
        "owners": (cells.OWNER, NUM_HEXES, 2 * cells.LEADER_GUARD),
        "worked": (cells.WORKED, cells.WORKED_CELLS, HALF_MAP),
        "piles": (cells.PILE, PILE_ROOM, len(s.parts.wafer_ids)),
        "temple_tiles": (cells.STOCK, TEMPLE_NUMBER_ROOM, MOST),
        "display": (cells.DISPLAY, NUM_PLAYERS, s.parts.num_tiles),
        "hand": (cells.HAND, 1, s.parts.num_tiles),
        "drawn": (cells.DRAWN, 1, s.parts.num_tiles),
        "wafers_drawn": (cells.WAFERS_DRAWN, 1, len(s.parts.wafer_ids)),
        "scorings": (cells.SCORINGS, 1, s.parts.scorings),
        "high_bid": (cells.HIGH_BID, 1, HIGHEST_BID),
        "bidder": (cells.BIDDER, 1, s.players),
        "passed": (cells.PASSED, 1, all_seats(s)),
        "first_passed": (cells.FIRST_PASSED, 1, s.players),
        "temples": (cells.TEMPLES, cells.SET_CELLS, HALF_MAP),
        "piles_left": (cells.PILES_LEFT, cells.SET_CELLS, HALF_MAP),
        "sites": (cells.SITES, cells.SET_CELLS, HALF_MAP),
    }
    for name, (first, size, highest) in most.items():
        if not _within(s, first, size, highest):
            yield f"{name!r} of the table is out of range"


def _within(s: Tikal, first: i64, size: i64, highest: i64) -> bool:
    """Tell whether a run of cells is neither negative nor too high."""
    for cell in range(first, first + size):
        if not 0 <= s.cells[cell] <= highest:
            return False
    return True


def _seat_ranges(s: Tikal) -> Iterator[str]:
    """Yield the seats with numbers that no position can have."""
    for seat in range(s.players):
        bids = cells.POINTS + cells.FROM_BIDS  # points paid: the one number below zero
        numbers = [int(s.of(seat, field)) for field in range(s.stride) if field != bids]
        places = [int(s.of(seat, field)) for field in (cells.LEADER_AT, cells.CAMP_AT, cells.CAMP_AT + 1)]
        if max(s.of(seat, cells.STANDS), s.of(seat, cells.STANDS + 1)) > HALF_MAP:
            yield f"the set 'stands' of seat {seat} is out of range"
        if min(numbers) < 0 or max(places) > NUM_HEXES or s.of(seat, cells.ACTED) > 1 or s.of(seat, bids) > 0:
            yield f"seat {seat} has a number out of range"
        held = [s.of(seat, cells.TREASURE + kind) for kind in range(s.parts.num_treasures)]
        if max(held) >= len(s.parts.treasure_points):
            yield f"seat {seat} has more treasures of a kind than there are"


def _tiles(s: Tikal) -> Iterator[str]:
    """Every hexagon is in one place, and only drawn ones are anywhere."""
    placed = [int(s.tile(at)) for at in range(NUM_HEXES) if s.cells[cells.LAND + at] > 0]
    others = [int(s.cells[cells.DISPLAY + i]) - 1 for i in range(NUM_PLAYERS)] + [int(s.cells[cells.HAND]) - 1]
    known = placed + [tile for tile in others if tile >= 0]
    if len(set(known)) != len(known):
        yield "a hexagon is in two places"
    if s.settings["auction"] is True and s.cells[cells.DRAWN] % s.players != 0:
        yield "hexagons are displayed for all players at once"
    printed = [int(s.cells[cells.LAND + s.parts.printed_space[i]]) for i in range(NUM_PRINTED)]
    if printed != [1 + int((s.parts.num_tiles + i) * NUM_SIDES) for i in range(NUM_PRINTED)]:
        yield "the printed hexagons are not where they are printed"
    if not {tile for tile in known if tile < s.parts.num_tiles} <= set(drawn_tiles(s)):
        yield "a hexagon that has not been drawn is in play"


def _map(s: Tikal) -> Iterator[str]:
    """The paths follow from the hexagons; members and camps stand where they can."""
    fresh = s.blank()
    fresh.cells = vec[i64]([0] * len(s.cells))
    for at in range(NUM_HEXES):
        if s.cells[cells.LAND + at] > 0:
            explore(fresh, at, s.cells[cells.LAND + at])
    for at in range(NUM_HEXES):
        if s.cells[cells.PATHS + at] != fresh.cells[cells.PATHS + at]:
            yield f"the paths of {HEXES[at]} do not fit the stones"
        if (s.kind(at) == UNEXPLORED or s.kind(at) == VOLCANO) and _crowd(s, at) > 0:
            yield f"nobody can be in {HEXES[at]}"
        if s.owner(at) >= s.players:
            yield f"nobody owns what stands in {HEXES[at]}"
    if s.cells[cells.WAFERS_DRAWN] != fresh.cells[cells.WAFERS_DRAWN]:
        yield "the wafers laid out do not fit the masks"


def _crowd(s: Tikal, at: i64) -> i64:
    """Return how many members of all seats are on a space."""
    crowd: i64 = 0
    for seat in range(s.players):
        crowd += s.members(seat, at)
    return crowd


def _temples(s: Tikal) -> Iterator[str]:
    """Temple tiles lie in their stacks or, in order and without gaps, on the temples."""
    temples = [at for at in range(NUM_HEXES) if s.kind(at) == TEMPLE]
    faces = [s.parts.face[s.tile(at)] for at in temples]
    values = [s.cells[cells.VALUE + at] for at in temples]
    for i in range(len(s.parts.temple_tiles)):
        number = FIRST_TEMPLE_NUMBER + i
        used = sum(face < number <= value for face, value in zip(faces, values, strict=True))
        if s.cells[cells.STOCK + i] + used != s.parts.temple_tiles[i]:
            yield f"there are {s.parts.temple_tiles[i]} temple tiles of number {number}"
    if any(value < face for face, value in zip(faces, values, strict=True)):
        yield "a temple is worth less than is printed on it"


def _treasures(s: Tikal) -> Iterator[str]:
    """Players have exactly what was recovered, and the rest is on the map."""
    for at in range(NUM_HEXES):
        if s.kind(at) not in (TEMPLE, TREASURE) and s.cells[cells.VALUE + at] != 0:
            yield f"there is nothing to find in {HEXES[at]}"
        if s.kind(at) == TREASURE and s.cells[cells.VALUE + at] > s.parts.face[s.tile(at)]:
            yield f"there are more treasures than masks in {HEXES[at]}"
            return
    if not _piles_fit(s):
        yield "a pile of treasures is not where wafers were drawn"
        return
    seen = recovered(s)
    stack = len(s.deal.kinds) - 1
    found = [int(s.parts.treasure[s.deal.at(stack, place)]) for place in seen]
    for kind, name in enumerate(s.parts.treasure_ids):
        held = sum(int(s.of(seat, cells.TREASURE + kind)) for seat in range(s.players))
        if held != found.count(kind):
            yield f"{held} of {name!r} are held, {found.count(kind)} have been recovered"


def _piles_fit(s: Tikal) -> bool:
    """Tell whether the piles of all treasure hexagons on the map make up the wafers drawn, each wafer once."""
    places: list[int] = []
    for at in range(NUM_HEXES):
        if s.kind(at) == TREASURE:
            tile = s.tile(at)
            first = int(s.cells[cells.PILE + s.parts.pile[tile]])
            places += range(first, first + int(s.parts.face[tile]))
    return sorted(places) == list(range(int(s.cells[cells.WAFERS_DRAWN])))


def _pieces(s: Tikal) -> Iterator[str]:
    """Figures, camps and guards are in the supply, on the map, or out of the game."""
    for seat in range(s.players):
        owners = [int(s.cells[cells.OWNER + at]) for at in range(NUM_HEXES) if s.kind(at) == TEMPLE]
        worker_guards, leader_guards = owners.count(seat + 1), owners.count(seat + 1 + cells.LEADER_GUARD)
        workers = sum(int(s.of(seat, cells.WORKERS + at)) for at in range(NUM_HEXES)) + worker_guards
        if s.of(seat, cells.SUPPLY + WORKER) + s.of(seat, cells.LOST + WORKER) + workers != s.parts.workers:
            yield f"seat {seat} does not have {s.parts.workers} workers"
        leader = (1 if s.of(seat, cells.LEADER_AT) > 0 else 0) + leader_guards
        if s.of(seat, cells.SUPPLY + LEADER) + s.of(seat, cells.LOST + LEADER) + leader != 1:
            yield f"seat {seat} does not have one leader"
        if s.of(seat, cells.GUARDS_LEFT) + worker_guards + leader_guards != s.parts.guards:
            yield f"seat {seat} does not have {s.parts.guards} guards"
        yield from _camps(s, seat)


def _camps(s: Tikal, seat: i64) -> Iterator[str]:
    """Camps stand on camp sites and are known to their owner in the order of the hexagons."""
    camps = [at for at in range(NUM_HEXES) if s.kind(at) != TEMPLE and s.cells[cells.OWNER + at] == seat + 1]
    known = [int(s.of(seat, cells.CAMP_AT + i)) for i in range(NUM_CAMPS - 1)]
    in_order = known == [*(int(at) + 1 for at in camps), 0, 0][: NUM_CAMPS - 1]
    if not in_order or s.of(seat, cells.CAMPS_LEFT) + len(camps) != s.parts.camps:
        yield f"seat {seat} does not have {s.parts.camps} camps"
    for at in camps:
        if not _could_have_camp(s, at):
            yield f"there cannot be a camp in {HEXES[at]}"


def _could_have_camp(s: Tikal, at: i64) -> bool:
    """Tell whether a hexagon is jungle or has no treasures left."""
    kind = s.kind(at)
    return kind == JUNGLE or (kind == TREASURE and s.cells[cells.VALUE + at] == 0)


def _sets(s: Tikal) -> Iterator[str]:
    """The sets of hexagons that legal actions are read from follow from the rest."""
    fresh = s.blank()
    fresh.cells = vec[i64]([0] * len(s.cells))
    for at in range(NUM_HEXES):
        _include_all(s, at, fresh)
    for name, cell in (("temples", cells.TEMPLES), ("piles_left", cells.PILES_LEFT), ("sites", cells.SITES)):
        if s.among(cell) != fresh.among(cell):
            yield f"the set {name!r} does not fit the map"
    for seat in range(s.players):
        if s.where(seat) != fresh.where(seat):
            yield f"the set 'stands' of seat {seat} does not fit its members"


def _include_all(s: Tikal, at: i64, fresh: Tikal) -> None:
    """Put a hexagon into all the sets of a fresh state that it belongs to."""
    if s.cells[cells.OWNER + at] == 0:
        if s.kind(at) == TEMPLE:
            fresh.include(cells.TEMPLES, at)
        elif _could_have_camp(s, at):
            fresh.include(cells.SITES, at)
    if s.kind(at) == TREASURE and s.cells[cells.VALUE + at] > 0:
        fresh.include(cells.PILES_LEFT, at)
    for seat in range(s.players):
        if s.members(seat, at) > 0:
            fresh.include(s.seat_first + seat * s.stride + cells.STANDS, at)


ROUNDS: Final[tuple[int, ...]] = (step_ids.DISPLAY, step_ids.BID, step_ids.TURN_TAKEN, step_ids.FINAL_ROUND)
"""Steps that lead on from turn to turn in the auction version: not more than one of them is pending."""


def _auction(s: Tikal) -> Iterator[str]:
    """The display and the bids are those of the one auction under way; the basic version has none."""
    steps = [s.step, *(step_of(s.stack[i]) for i in range(len(s.stack)))]
    if sum(step in ROUNDS for step in steps) > 1:
        yield "more than one step leads on to the next turn"
    if s.settings["auction"] is False and displayed(s) > 0:
        yield "hexagons are displayed in the auction version only"
    high, bidder = s.cells[cells.HIGH_BID], s.cells[cells.BIDDER]
    passed, first = s.cells[cells.PASSED], s.cells[cells.FIRST_PASSED]
    if s.step != step_ids.BID and high + bidder + passed + first > 0:
        yield "there are bids outside of an auction"
    if (high == 0) != (bidder == 0) or (bidder > 0 and not may_bid(s, bidder - 1)):
        yield "nobody has bid the highest bid"
    if (passed == 0) != (first == 0) or (first > 0 and not passed >> first - 1 & 1):
        yield "nobody was the first to pass"

"""What makes a position impossible: asked when a position is loaded, and by the tester after every move."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.frames import step_of
from sacbe.tikal.actions import HIGHEST_BID, PILES, PRINTED, TILES
from sacbe.tikal.names import (
    FIRST_TEMPLE_NUMBER,
    HEXES,
    JUNGLE,
    LAST_TEMPLE_NUMBER,
    LEADER,
    NUM_HEXES,
    NUM_SIDES,
    NUM_TREASURES,
    TEMPLE,
    TEMPLE_NUMBERS,
    TREASURE,
    UNEXPLORED,
    VOLCANO,
    WORKER,
)
from sacbe.tikal.state import (
    ACTED,
    BIDDER,
    CAMP_AT,
    CAMPS_LEFT,
    DISPLAY,
    DRAWN,
    FIRST_PASSED,
    FROM_BIDS,
    GUARDS_LEFT,
    HAND,
    HIGH_BID,
    LAND,
    LEADER_AT,
    LEADER_GUARD,
    LOST,
    OWNER,
    PASSED,
    PATHS,
    PILE,
    PILES_LEFT,
    POINTS,
    SCORINGS,
    SITES,
    STANDS,
    STOCK,
    SUPPLY,
    TEMPLES,
    VALUE,
    WAFERS_DRAWN,
    WORKED,
    WORKERS,
    Tikal,
)
from sacbe.tikal.state import TREASURE as TREASURES
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.auction import displayed, may_bid
from sacbe.tikal.steps.terrain import explore
from sacbe.tikal.view import drawn_tiles, recovered


def flaws(s: Tikal) -> list[str]:
    """Return what makes the cells impossible. Numbers out of range hide all further problems."""
    found = [*_table_ranges(s), *_seat_ranges(s)]
    return found or [*_tiles(s), *_map(s), *_temples(s), *_treasures(s), *_pieces(s), *_sets(s), *_auction(s)]


def _table_ranges(s: Tikal) -> Iterator[str]:
    """Yield the names of the table's numbers that no position can have."""
    most = {
        "land": (LAND, NUM_HEXES, (TILES + PRINTED) * NUM_SIDES),
        "paths": (PATHS, NUM_HEXES, 0xFFFFFF),
        "values": (VALUE, NUM_HEXES, max(LAST_TEMPLE_NUMBER, len(s.parts.wafer_ids))),
        "owners": (OWNER, NUM_HEXES, 2 * LEADER_GUARD),
        "worked": (WORKED, 4, 0xFFFFF),
        "piles": (PILE, PILES, len(s.parts.wafer_ids)),
        "temple_tiles": (STOCK, len(TEMPLE_NUMBERS), 99),
        "display": (DISPLAY, 4, TILES),
        "hand": (HAND, 1, TILES),
        "drawn": (DRAWN, 1, TILES),
        "wafers_drawn": (WAFERS_DRAWN, 1, len(s.parts.wafer_ids)),
        "scorings": (SCORINGS, 1, TILES + 1),
        "high_bid": (HIGH_BID, 1, HIGHEST_BID),
        "bidder": (BIDDER, 1, s.players),
        "passed": (PASSED, 1, (i64(1) << s.players) - 1),
        "first_passed": (FIRST_PASSED, 1, s.players),
        "temples": (TEMPLES, 2, 0xFFFFF),
        "piles_left": (PILES_LEFT, 2, 0xFFFFF),
        "sites": (SITES, 2, 0xFFFFF),
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
        numbers = [
            int(s.of(seat, field)) for field in range(POINTS + len(s.rules.sources)) if field != POINTS + FROM_BIDS
        ]
        places = [int(s.of(seat, field)) for field in (LEADER_AT, CAMP_AT, CAMP_AT + 1)]
        if max(s.of(seat, STANDS), s.of(seat, STANDS + 1)) > 0xFFFFF:
            yield f"the set 'stands' of seat {seat} is out of range"
        if min(numbers) < 0 or max(places) > NUM_HEXES or s.of(seat, ACTED) > 1 or s.of(seat, POINTS + FROM_BIDS) > 0:
            yield f"seat {seat} has a number out of range"
        if any(s.of(seat, TREASURES + kind) >= len(s.parts.treasure_points) for kind in range(NUM_TREASURES)):
            yield f"seat {seat} has more treasures of a kind than there are"


def _tiles(s: Tikal) -> Iterator[str]:
    """Every hexagon is in one place, and only drawn ones are anywhere."""
    placed = [int(s.cells[LAND + at] - 1) // int(NUM_SIDES) for at in range(NUM_HEXES) if s.cells[LAND + at] > 0]
    others = [int(s.cells[DISPLAY + i]) - 1 for i in range(4)] + [int(s.cells[HAND]) - 1]
    known = placed + [tile for tile in others if tile >= 0]
    if len(set(known)) != len(known):
        yield "a hexagon is in two places"
    if s.settings["auction"] is True and s.cells[DRAWN] % s.players != 0:
        yield "hexagons are displayed for all players at once"
    printed = [int(s.cells[LAND + s.parts.printed_space[i]]) for i in range(PRINTED)]
    if printed != [1 + (TILES + i) * 6 for i in range(PRINTED)]:
        yield "the printed hexagons are not where they are printed"
    if not {tile for tile in known if tile < TILES} <= set(drawn_tiles(s)):
        yield "a hexagon that has not been drawn is in play"


def _map(s: Tikal) -> Iterator[str]:
    """The paths follow from the hexagons; members and camps stand where they can."""
    fresh = s.blank()
    fresh.cells = vec[i64]([0] * len(s.cells))
    for at in range(NUM_HEXES):
        if s.cells[LAND + at] > 0:
            explore(fresh, at, s.cells[LAND + at])
    for at in range(NUM_HEXES):
        if s.cells[PATHS + at] != fresh.cells[PATHS + at]:
            yield f"the paths of {HEXES[at]} do not fit the stones"
        if (s.kind(at) == UNEXPLORED or s.kind(at) == VOLCANO) and _crowd(s, at) > 0:
            yield f"nobody can be in {HEXES[at]}"
        if s.cells[OWNER + at] > 0 and (s.cells[OWNER + at] - 1) % LEADER_GUARD >= s.players:
            yield f"nobody owns what stands in {HEXES[at]}"
    if s.cells[WAFERS_DRAWN] != fresh.cells[WAFERS_DRAWN]:
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
    faces = [s.parts.face[(s.cells[LAND + at] - 1) // NUM_SIDES] for at in temples]
    values = [s.cells[VALUE + at] for at in temples]
    for i in range(len(TEMPLE_NUMBERS)):
        number = FIRST_TEMPLE_NUMBER + i
        used = sum(face < number <= value for face, value in zip(faces, values, strict=True))
        if s.cells[STOCK + i] + used != s.parts.temple_tiles[i]:
            yield f"there are {s.parts.temple_tiles[i]} temple tiles of number {number}"
    if any(value < face for face, value in zip(faces, values, strict=True)):
        yield "a temple is worth less than is printed on it"


def _treasures(s: Tikal) -> Iterator[str]:
    """Players have exactly what was recovered, and the rest is on the map."""
    for at in range(NUM_HEXES):
        if s.kind(at) not in (TEMPLE, TREASURE) and s.cells[VALUE + at] != 0:
            yield f"there is nothing to find in {HEXES[at]}"
        if s.kind(at) == TREASURE and s.cells[VALUE + at] > s.parts.face[(s.cells[LAND + at] - 1) // NUM_SIDES]:
            yield f"there are more treasures than masks in {HEXES[at]}"
            return
    if not _piles_fit(s):
        yield "a pile of treasures is not where wafers were drawn"
        return
    seen = recovered(s)
    stack = len(s.deal.kinds) - 1
    found = [int(s.parts.treasure[s.deal.at(stack, place)]) for place in seen]
    for kind, name in enumerate(s.parts.treasure_ids):
        held = sum(int(s.of(seat, TREASURES + kind)) for seat in range(s.players))
        if held != found.count(kind):
            yield f"{held} of {name!r} are held, {found.count(kind)} have been recovered"


def _piles_fit(s: Tikal) -> bool:
    """Tell whether the piles of all treasure hexagons on the map make up the wafers drawn, each wafer once."""
    places: list[int] = []
    for at in range(NUM_HEXES):
        if s.kind(at) == TREASURE:
            tile = (s.cells[LAND + at] - 1) // NUM_SIDES
            first = int(s.cells[PILE + s.parts.pile[tile]])
            places += range(first, first + int(s.parts.face[tile]))
    return sorted(places) == list(range(int(s.cells[WAFERS_DRAWN])))


def _pieces(s: Tikal) -> Iterator[str]:
    """Figures, camps and guards are in the supply, on the map, or out of the game."""
    for seat in range(s.players):
        owners = [int(s.cells[OWNER + at]) for at in range(NUM_HEXES) if s.kind(at) == TEMPLE]
        worker_guards, leader_guards = owners.count(seat + 1), owners.count(seat + 1 + LEADER_GUARD)
        workers = sum(int(s.of(seat, WORKERS + at)) for at in range(NUM_HEXES)) + worker_guards
        if s.of(seat, SUPPLY + WORKER) + s.of(seat, LOST + WORKER) + workers != s.parts.workers:
            yield f"seat {seat} does not have {s.parts.workers} workers"
        leader = (1 if s.of(seat, LEADER_AT) > 0 else 0) + leader_guards
        if s.of(seat, SUPPLY + LEADER) + s.of(seat, LOST + LEADER) + leader != 1:
            yield f"seat {seat} does not have one leader"
        if s.of(seat, GUARDS_LEFT) + worker_guards + leader_guards != s.parts.guards:
            yield f"seat {seat} does not have {s.parts.guards} guards"
        yield from _camps(s, seat)


def _camps(s: Tikal, seat: i64) -> Iterator[str]:
    """Camps stand on camp sites and are known to their owner in the order of the hexagons."""
    camps = [at for at in range(NUM_HEXES) if s.kind(at) != TEMPLE and s.cells[OWNER + at] == seat + 1]
    known = [int(s.of(seat, CAMP_AT + i)) for i in range(2)]
    if known != [*(int(at) + 1 for at in camps), 0, 0][:2] or s.of(seat, CAMPS_LEFT) + len(camps) != s.parts.camps:
        yield f"seat {seat} does not have {s.parts.camps} camps"
    for at in camps:
        if not _could_have_camp(s, at):
            yield f"there cannot be a camp in {HEXES[at]}"


def _could_have_camp(s: Tikal, at: i64) -> bool:
    """Tell whether a hexagon is jungle or has no treasures left."""
    kind = s.kind(at)
    return kind == JUNGLE or (kind == TREASURE and s.cells[VALUE + at] == 0)


def _sets(s: Tikal) -> Iterator[str]:
    """The sets of hexagons that legal actions are read from follow from the rest."""
    fresh = s.blank()
    fresh.cells = vec[i64]([0] * len(s.cells))
    for at in range(NUM_HEXES):
        _include_all(s, at, fresh)
    for name, cell in (("temples", TEMPLES), ("piles_left", PILES_LEFT), ("sites", SITES)):
        if s.among(cell) != fresh.among(cell):
            yield f"the set {name!r} does not fit the map"
    for seat in range(s.players):
        if s.where(seat) != fresh.where(seat):
            yield f"the set 'stands' of seat {seat} does not fit its members"


def _include_all(s: Tikal, at: i64, fresh: Tikal) -> None:
    """Put a hexagon into all the sets of a fresh state that it belongs to."""
    if s.cells[OWNER + at] == 0:
        if s.kind(at) == TEMPLE:
            fresh.include(TEMPLES, at)
        elif _could_have_camp(s, at):
            fresh.include(SITES, at)
    if s.kind(at) == TREASURE and s.cells[VALUE + at] > 0:
        fresh.include(PILES_LEFT, at)
    for seat in range(s.players):
        if s.members(seat, at) > 0:
            fresh.include(s.seat_first + seat * s.stride + STANDS, at)


ROUNDS: Final[tuple[int, ...]] = (numbers.DISPLAY, numbers.BID, numbers.TURN_TAKEN, numbers.FINAL_ROUND)
"""Steps that lead on from turn to turn in the auction version: not more than one of them is pending."""


def _auction(s: Tikal) -> Iterator[str]:
    """The display and the bids are those of the one auction under way; the basic version has none."""
    steps = [s.step, *(step_of(s.stack[i]) for i in range(len(s.stack)))]
    if sum(step in ROUNDS for step in steps) > 1:
        yield "more than one step leads on to the next turn"
    if s.settings["auction"] is False and displayed(s) > 0:
        yield "hexagons are displayed in the auction version only"
    high, bidder, passed, first = s.cells[HIGH_BID], s.cells[BIDDER], s.cells[PASSED], s.cells[FIRST_PASSED]
    if s.step != numbers.BID and high + bidder + passed + first > 0:
        yield "there are bids outside of an auction"
    if (high == 0) != (bidder == 0) or (bidder > 0 and not may_bid(s, bidder - 1)):
        yield "nobody has bid the highest bid"
    if (passed == 0) != (first == 0) or (first > 0 and not passed >> first - 1 & 1):
        yield "nobody was the first to pass"

"""What one seat may see, as plain data. Only the order of what is still face down is hidden, and from everybody."""

from mypy_extensions import i64

from sacbe.core.rng import Generator
from sacbe.tikal.names import (
    HEXES,
    JUNGLE,
    KINDS,
    LETTERS,
    NUM_CAMPS,
    NUM_HEXES,
    NUM_LETTERS,
    NUM_SIDES,
    SIDES,
    TEMPLE,
    TEMPLE_NUMBERS,
    TREASURE,
)
from sacbe.tikal.paths import reach
from sacbe.tikal.scoring import holder, temple_points, treasure_points
from sacbe.tikal.state import (
    ACTED,
    BIDDER,
    CAMPS_LEFT,
    DISPLAY,
    DRAWN,
    FIRST_PASSED,
    GUARDS_LEFT,
    HAND,
    HIGH_BID,
    LAND,
    LEADER_GUARD,
    LOST,
    OWNER,
    PASSED,
    PILE,
    SCORINGS,
    STOCK,
    SUPPLY,
    VALUE,
    WORKERS,
    Tikal,
)
from sacbe.tikal.state import TREASURE as TREASURES
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.scoring_round import lowest


def seen(s: Tikal, seat: int | None) -> dict[str, object]:
    """Return the table as a seat sees it."""
    return {
        "points_left": int(s.a) if s.step == numbers.EXPLORE else None,
        "scoring_turn": s.step == numbers.EXPLORE and s.b == 1,
        "scoring_rounds": int(s.cells[SCORINGS]),
        "scoring_order": _scoring_order(s),
        "hand": _hexagon(s, s.cells[HAND] - 1) if s.cells[HAND] > 0 else None,
        "tiles_left": _tiles_left(s),
        "set_aside": _unplaced(s),
        "temple_tiles": {number: int(s.cells[STOCK + i]) for i, number in enumerate(TEMPLE_NUMBERS)},
        "map": {HEXES[at]: _space(s, at) for at in range(NUM_HEXES) if s.cells[LAND + at] > 0},
        "reach": _reach(s) if s.step == numbers.EXPLORE and s.seat == seat else {},
        "auction": _auction(s) if s.settings["auction"] is True else None,
        "seats": [_seat(s, player) for player in range(s.players)],
    }


def _hexagon(s: Tikal, tile: i64, turn: i64 = 0) -> dict[str, object]:
    """Return what a hexagon shows."""
    first = (1 + tile * NUM_SIDES + turn) * NUM_SIDES
    return {
        "id": s.parts.tile_ids[tile],
        "kind": KINDS[s.parts.kind[tile]],
        "face": int(s.parts.face[tile]),
        "turn": SIDES[turn],
        "stones": [int(s.parts.stones[first + side]) for side in range(NUM_SIDES)],
    }


def _space(s: Tikal, at: i64) -> dict[str, object]:
    """Return all that lies and stands on an explored space of the map."""
    land = s.cells[LAND + at] - 1
    return {
        **_hexagon(s, land // NUM_SIDES, land % NUM_SIDES),
        "paths": [int(s.path(at, side)) for side in range(NUM_SIDES)],
        **_found(s, at),
        "members": [_party(s, player, at) for player in range(s.players) if s.members(player, at) > 0],
    }


def _found(s: Tikal, at: i64) -> dict[str, object]:
    """Return what there is to win on a space, and whose camp or guard is there."""
    kind = s.kind(at)
    owner = s.cells[OWNER + at]
    whose = int((owner - 1) % LEADER_GUARD) if owner > 0 else None
    if kind == TEMPLE:
        scores = int(holder(s, at))
        guard = {"guard": whose, "guard_is_leader": owner > LEADER_GUARD}
        return {"value": int(s.cells[VALUE + at]), "holder": scores if scores >= 0 else None, **guard}
    if kind == TREASURE:
        return {"treasures": int(s.cells[VALUE + at]), "camp": whose}
    return {"camp": whose} if kind == JUNGLE else {}


def _party(s: Tikal, player: i64, at: i64) -> dict[str, object]:
    """Return a player's members on a space."""
    return {"seat": int(player), "workers": int(s.of(player, WORKERS + at)), "leader": s.leads(player, at)}


def _seat(s: Tikal, player: i64) -> dict[str, object]:
    """Return what lies in front of a player: all of it in the open."""
    treasures = {name: int(s.of(player, TREASURES + i)) for i, name in enumerate(s.parts.treasure_ids)}
    return {
        "score": s.scores[player],
        "now": {"temples": int(temple_points(s, player)), "treasures": int(treasure_points(s, player))},
        "breakdown": s.breakdown(int(player)),
        "workers": int(s.of(player, SUPPLY)),
        "leader": bool(s.of(player, SUPPLY + 1)),
        "workers_lost": int(s.of(player, LOST)),
        "leader_lost": bool(s.of(player, LOST + 1)),
        "camps_left": int(s.of(player, CAMPS_LEFT)),
        "guards_left": int(s.of(player, GUARDS_LEFT)),
        "camps": [HEXES[s.camp(player, camp)] for camp in range(1, NUM_CAMPS) if s.camp(player, camp) >= 0],
        "treasures": {name: count for name, count in treasures.items() if count},
        "acted": bool(s.of(player, ACTED)),
    }


def _auction(s: Tikal) -> dict[str, object]:
    """Return the display and how the bidding stands."""
    shown = [s.cells[DISPLAY + i] - 1 for i in range(s.players)]
    return {
        "display": [_hexagon(s, tile) for tile in shown if tile >= 0],
        "high_bid": int(s.cells[HIGH_BID]),
        "bidder": int(s.cells[BIDDER]) - 1 if s.cells[BIDDER] > 0 else None,
        "passed": [seat for seat in range(s.players) if s.cells[PASSED] >> seat & 1],
        "first_passed": int(s.cells[FIRST_PASSED]) - 1 if s.cells[FIRST_PASSED] > 0 else None,
    }


def _scoring_order(s: Tikal) -> list[int]:
    """Return who has yet to score in this scoring round, in order, the seat that uses its points now first."""
    if s.step != numbers.EXPLORE or s.b != 1:
        return []
    later = s.quiet()
    later.pop()  # its scoring
    later.pop()  # the scoring turns that follow, if there are any
    if later.step == numbers.SCORING_ROUND:
        return [int(s.seat), *(int((later.a + i) % s.players) for i in range(later.b))]
    if later.step == numbers.FINAL_ROUND:
        return [int(s.seat), *_lowest_first(s, later.a, later.b)]
    return [int(s.seat)]


def _lowest_first(s: Tikal, seats: i64, last: i64) -> list[int]:
    """Return the seats with a bit in the order of the final round."""
    order = []
    while seats != 0:
        order.append(int(lowest(s, seats, last)))
        seats &= ~(i64(1) << order[-1])
    return order


def _reach(s: Tikal) -> dict[str, dict[str, int]]:
    """Return, for each hexagon with members of the seat that uses its points, where they can go and at what cost."""
    here = [HEXES[at] for at in range(NUM_HEXES) if s.members(s.seat, at) > 0]
    return {start: reach(s, int(s.seat), start, int(s.a)) for start in here}


def _tiles_left(s: Tikal) -> dict[str, int]:
    """Return how many hexagons of each letter are still to be drawn: their backs can be seen."""
    drawn = s.cells[DRAWN]
    return {LETTERS[i]: int(s.parts.letter_count[i] - drawn_of(s, drawn, i)) for i in range(NUM_LETTERS)}


def drawn_of(s: Tikal, drawn: i64, letter: i64) -> i64:
    """Return how many of the hexagons drawn are of a letter."""
    return max(i64(0), min(drawn - s.parts.letter_first[letter], s.parts.letter_count[letter]))


def drawn_tiles(s: Tikal) -> list[int]:
    """Return all hexagons drawn so far, in order."""
    tiles = []
    for letter in range(NUM_LETTERS):
        for i in range(drawn_of(s, s.cells[DRAWN], letter)):
            tiles.append(int(s.parts.letter_first[letter] + s.deal.at(letter, i)))
    return tiles


def _unplaced(s: Tikal) -> list[str]:
    """Return the hexagons that found no place and left the game."""
    known = [int(s.cells[LAND + at] - 1) // int(NUM_SIDES) for at in range(NUM_HEXES) if s.cells[LAND + at] > 0]
    known += [int(s.cells[DISPLAY + i]) - 1 for i in range(s.players)] + [int(s.cells[HAND]) - 1]
    return [s.parts.tile_ids[tile] for tile in drawn_tiles(s) if tile not in known]


def redeal(s: Tikal, random: Generator) -> None:
    """Shuffle what lies face down: the rest of each letter, and the treasures nobody has recovered."""
    hidden = [_undrawn(s, letter) for letter in range(NUM_LETTERS)]
    seen = recovered(s)
    hidden.append([place for place in range(len(s.parts.wafer_ids)) if place not in seen])
    s.deal = s.deal.redrawn(hidden, random)


def _undrawn(s: Tikal, letter: i64) -> list[int]:
    """Return the places of a letter's hexagons that are still to be drawn."""
    return list(range(int(drawn_of(s, s.cells[DRAWN], letter)), int(s.parts.letter_count[letter])))


def recovered(s: Tikal) -> set[int]:
    """Return the places, in the stack of wafers, of those that have been recovered."""
    places: set[int] = set()
    for at in range(NUM_HEXES):
        if s.kind(at) == TREASURE:
            tile = (s.cells[LAND + at] - 1) // NUM_SIDES
            first = s.cells[PILE + s.parts.pile[tile]]
            places.update(int(i) for i in range(first, first + s.parts.face[tile] - s.cells[VALUE + at]))
    return places

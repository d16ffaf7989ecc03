"""What one seat may see, as plain data. Only the order of what is still face down is hidden, and from everybody."""

from mypy_extensions import i64

from sacbe.tikal import cells
from sacbe.tikal.hidden import drawn_of, drawn_tiles
from sacbe.tikal.names import (
    HEXES,
    JUNGLE,
    KINDS,
    LEADER,
    LETTERS,
    NUM_CAMPS,
    NUM_HEXES,
    NUM_LETTERS,
    NUM_SIDES,
    SIDES,
    TEMPLE,
    TREASURE,
    WORKER,
)
from sacbe.tikal.paths import reach
from sacbe.tikal.scoring import holder, temple_points, treasure_points
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import is_scoring_turn, points_left
from sacbe.tikal.steps.scoring_round import scoring_order


def seen(s: Tikal, seat: int | None) -> dict[str, object]:
    """Return the table as a seat sees it."""
    return {
        "points_left": int(points_left(s)) if s.step == step_ids.EXPLORE else None,
        "scoring_turn": is_scoring_turn(s),
        "scoring_rounds": int(s.cells[cells.SCORINGS]),
        "scoring_order": scoring_order(s),
        "hand": _hexagon(s, s.cells[cells.HAND] - 1) if s.cells[cells.HAND] > 0 else None,
        "tiles_left": _tiles_left(s),
        "set_aside": _unplaced(s),
        "temple_tiles": {number: int(s.cells[cells.STOCK + i]) for i, number in enumerate(s.parts.temple_numbers)},
        "map": {HEXES[at]: _space(s, at) for at in range(NUM_HEXES) if s.cells[cells.LAND + at] > 0},
        "reach": _reach(s) if s.step == step_ids.EXPLORE and s.seat == seat else {},
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
    land = s.cells[cells.LAND + at] - 1
    return {
        **_hexagon(s, land // NUM_SIDES, land % NUM_SIDES),
        "paths": [int(s.path(at, side)) for side in range(NUM_SIDES)],
        **_found(s, at),
        "members": [_party(s, player, at) for player in range(s.players) if s.members(player, at) > 0],
    }


def _found(s: Tikal, at: i64) -> dict[str, object]:
    """Return what there is to win on a space, and whose camp or guard is there."""
    kind = s.kind(at)
    owner = int(s.owner(at))
    whose = owner if owner >= 0 else None
    if kind == TEMPLE:
        scores = int(holder(s, at))
        guard = {"guard": whose, "guard_is_leader": s.cells[cells.OWNER + at] > cells.LEADER_GUARD}
        return {"value": int(s.cells[cells.VALUE + at]), "holder": scores if scores >= 0 else None, **guard}
    if kind == TREASURE:
        return {"treasures": int(s.cells[cells.VALUE + at]), "camp": whose}
    return {"camp": whose} if kind == JUNGLE else {}


def _party(s: Tikal, player: i64, at: i64) -> dict[str, object]:
    """Return a player's members on a space."""
    return {"seat": int(player), "workers": int(s.of(player, cells.WORKERS + at)), "leader": s.leads(player, at)}


def _seat(s: Tikal, player: i64) -> dict[str, object]:
    """Return what lies in front of a player: all of it in the open."""
    treasures = {name: int(s.of(player, cells.TREASURE + i)) for i, name in enumerate(s.parts.treasure_ids)}
    return {
        "score": s.scores[player],
        "now": {"temples": int(temple_points(s, player)), "treasures": int(treasure_points(s, player))},
        "breakdown": s.breakdown(int(player)),
        "workers": int(s.of(player, cells.SUPPLY + WORKER)),
        "leader": bool(s.of(player, cells.SUPPLY + LEADER)),
        "workers_lost": int(s.of(player, cells.LOST + WORKER)),
        "leader_lost": bool(s.of(player, cells.LOST + LEADER)),
        "camps_left": int(s.of(player, cells.CAMPS_LEFT)),
        "guards_left": int(s.of(player, cells.GUARDS_LEFT)),
        "camps": [HEXES[s.camp(player, camp)] for camp in range(1, NUM_CAMPS) if s.camp(player, camp) >= 0],
        "treasures": {name: count for name, count in treasures.items() if count},
        "acted": bool(s.of(player, cells.ACTED)),
    }


def _auction(s: Tikal) -> dict[str, object]:
    """Return the display and how the bidding stands."""
    shown = [s.cells[cells.DISPLAY + i] - 1 for i in range(s.players)]
    return {
        "display": [_hexagon(s, tile) for tile in shown if tile >= 0],
        "high_bid": int(s.cells[cells.HIGH_BID]),
        "bidder": int(s.cells[cells.BIDDER]) - 1 if s.cells[cells.BIDDER] > 0 else None,
        "passed": [seat for seat in range(s.players) if s.cells[cells.PASSED] >> seat & 1],
        "first_passed": int(s.cells[cells.FIRST_PASSED]) - 1 if s.cells[cells.FIRST_PASSED] > 0 else None,
    }


def _reach(s: Tikal) -> dict[str, dict[str, int]]:
    """Return, for each hexagon with members of the seat that uses its points, where they can go and at what cost."""
    here = [HEXES[at] for at in range(NUM_HEXES) if s.members(s.seat, at) > 0]
    return {start: reach(s, int(s.seat), start, int(points_left(s))) for start in here}


def _tiles_left(s: Tikal) -> dict[str, int]:
    """Return how many hexagons of each letter are still to be drawn: their backs can be seen."""
    drawn = s.cells[cells.DRAWN]
    return {LETTERS[i]: int(s.parts.letter_count[i] - drawn_of(s, drawn, i)) for i in range(NUM_LETTERS)}


def _unplaced(s: Tikal) -> list[str]:
    """Return the hexagons that found no place and left the game."""
    known = [int(s.tile(at)) for at in range(NUM_HEXES) if s.cells[cells.LAND + at] > 0]
    known += [int(s.cells[cells.DISPLAY + i]) - 1 for i in range(s.players)] + [int(s.cells[cells.HAND]) - 1]
    return [s.parts.tile_ids[tile] for tile in drawn_tiles(s) if tile not in known]

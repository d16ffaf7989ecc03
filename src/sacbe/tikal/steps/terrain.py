"""Place terrain hexagon: drawing it, and where it may lie (Playing the game; Place terrain hexagon)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, NONE
from sacbe.tikal.actions import LAY
from sacbe.tikal.names import HEXES, JUNGLE, NUM_HEXES, NUM_SIDES, TEMPLE, TREASURE, UNEXPLORED, VOLCANO
from sacbe.tikal.state import (
    ALL_STONES,
    HAND,
    LAND,
    OPEN,
    PATHS,
    PILE,
    PILES_LEFT,
    SITES,
    TEMPLES,
    VALUE,
    WAFERS_DRAWN,
    Step,
    TableStep,
    Tikal,
)
from sacbe.tikal.steps import numbers


class Draw(TableStep):
    """Basic version: draw the topmost hexagon. After the last one comes the final scoring round (Game end)."""

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin a turn of seat ``a``."""
        player = s.a
        if s.all_drawn():
            s.push(numbers.SCORING_ROUND, NOBODY, player, s.players)
            return
        s.new_turn()
        s.push(numbers.DRAW, NOBODY, s.after(player))
        tile = s.draw()
        s.reveal()
        take_hexagon(s, player, tile)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player of the basic version."""
        return a < s.players and super().fits(s, seat, 0, b) and s.settings["auction"] is False


class Lay(Step):
    """Place the hexagon in hand next to an explored one, reachable for expeditions."""

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add all spaces and rotations that look different."""
        tile = s.cells[HAND] - 1
        if s.parts.kind[tile] == VOLCANO:
            _add_volcano_spaces(s, out)
            return
        cells = s.cells
        for at in range(NUM_HEXES):
            if cells[LAND + at] == 0 and cells[PATHS + at] != 0:
                _add_turns(s, cells[PATHS + at], 1 + tile * NUM_SIDES, LAY + at * NUM_SIDES, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Lay the hexagon; one that fits nowhere leaves the game (ruling: tile without a legal place)."""
        tile = s.cells[HAND] - 1
        s.cells[HAND] = 0
        if action != NONE:
            explore(s, (action - LAY) // NUM_SIDES, 1 + tile * NUM_SIDES + (action - LAY) % NUM_SIDES)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return why the hexagon cannot lie so."""
        if action >= LAY + NUM_HEXES * NUM_SIDES:
            return super().refusal(s, seat, action)
        at = (action - LAY) // NUM_SIDES
        land = 1 + (s.cells[HAND] - 1) * NUM_SIDES + (action - LAY) % NUM_SIDES
        if s.kind(at) != UNEXPLORED:
            return f"{HEXES[at]} is explored already", "TK-3.1"
        if not touches(s, at):
            return f"{HEXES[at]} is not next to an explored hexagon", "TK-3.1"
        if s.parts.terrain[land] != VOLCANO and not reachable(s, s.cells[PATHS + at], land):
            return f"no stone would lead to {HEXES[at]}", "TK-3.2"
        return "the hexagon looks the same as in a rotation nearer to the north", "TK-3.5"

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """There is a hexagon in hand."""
        return s.cells[HAND] > 0 and super().fits(s, seat, a, b)

    def idles(self, s: Tikal, seat: i64) -> bool:
        """A hexagon may fit nowhere."""
        return True


def take_hexagon(s: Tikal, seat: i64, tile: i64) -> None:
    """Take a hexagon in hand: place it and use action points, after a scoring round if it is a volcano."""
    s.cells[HAND] = tile + 1
    s.push(numbers.EXPLORE, seat, s.parts.turn_points)
    s.push(numbers.LAY, seat)
    if s.parts.kind[tile] == VOLCANO:
        s.push(numbers.SCORING_ROUND, NOBODY, seat, s.players)


def reachable(s: Tikal, paths: i64, land: i64) -> bool:
    """Tell whether a stone, of the hexagon or of a neighbour, leads to it from a hexagon that members can enter."""
    return paths & ALL_STONES != 0 or paths & s.parts.open_sides[land] != 0


def _add_turns(s: Tikal, paths: i64, land: i64, number: i64, out: Choices) -> None:
    """Add the rotations of a hexagon that can be reached over the paths of a space."""
    for turn in range(NUM_SIDES):
        if s.parts.repeats[land + turn] == 0 and reachable(s, paths, land + turn):
            out.add(number + turn)


def touches(s: Tikal, at: i64) -> bool:
    """Tell whether a space is next to an explored hexagon, volcanoes included."""
    for side in range(NUM_SIDES):
        there = s.parts.neighbour[at * NUM_SIDES + side]
        if there >= 0 and s.cells[LAND + there] != 0:
            return True
    return False


def _add_volcano_spaces(s: Tikal, out: Choices) -> None:
    """Volcanoes need no stones, and look the same from all sides."""
    for at in range(NUM_HEXES):
        if s.cells[LAND + at] == 0 and touches(s, at):
            out.add(LAY + at * NUM_SIDES)


def explore(s: Tikal, at: i64, land: i64) -> None:
    """Lay a hexagon on the map, with its paths, its value and its treasures."""
    s.cells[LAND + at] = land
    kind = s.parts.terrain[land]
    if kind == VOLCANO:
        s.cells[PATHS + at] = 0
        return
    for side in range(NUM_SIDES):
        _join(s, at, side, s.parts.stones[land * NUM_SIDES + side])
    tile = (land - 1) // NUM_SIDES
    s.cells[VALUE + at] = s.parts.face[tile]
    if kind == TEMPLE:
        s.include(TEMPLES, at)
    elif kind == JUNGLE:
        s.include(SITES, at)
    elif kind == TREASURE:
        s.include(PILES_LEFT, at)
        s.cells[PILE + s.parts.pile[tile]] = s.cells[WAFERS_DRAWN]
        s.cells[WAFERS_DRAWN] += s.parts.face[tile]


def _join(s: Tikal, at: i64, side: i64, stones: i64) -> None:
    """Keep the paths: a side adds its stones to those of the side it touches, and shows them where nothing lies."""
    there = s.parts.neighbour[at * NUM_SIDES + side]
    if there < 0 or s.kind(there) == VOLCANO:
        return
    mine = s.cells[PATHS + at] >> 4 * side & 15
    total = (mine & 7) + stones
    if mine != 0:
        s.cells[PATHS + at] += stones << 4 * side
    back = 4 * ((side + 3) % NUM_SIDES)
    s.cells[PATHS + there] = s.cells[PATHS + there] & ~(i64(15) << back) | (OPEN + total) << back

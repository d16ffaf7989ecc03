"""Place terrain hexagon: drawing it, and where it may lie (Playing the game; Place terrain hexagon)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, NONE
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, cells
from sacbe.tikal.names import HEXES, JUNGLE, NUM_HEXES, NUM_SIDES, SIDES, TEMPLE, TREASURE, UNEXPLORED, VOLCANO
from sacbe.tikal.state import Step, TableStep, Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import push_explore
from sacbe.tikal.steps.scoring_round import push_scoring_round


class Draw(TableStep):
    """Basic version: draw the topmost hexagon. After the last one comes the final scoring round (Game end).

    ``a`` is the seat whose turn begins.
    """

    number: ClassVar[int] = step_ids.DRAW
    name: ClassVar[str] = "draw"

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Begin a turn."""
        player = s.a
        if s.all_drawn():
            push_scoring_round(s, player)
            return
        s.new_turn()
        push_draw(s, s.after(player))
        tile = s.draw()
        s.reveal()
        if s.history is not None and s.all_drawn():
            s.tell("event-last-tile", player, {"tile": s.parts.tile_ids[tile]})
        take_hexagon(s, player, tile)

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is a player of the basic version."""
        return a < s.players and super().fits(s, seat, 0, b) and s.settings["auction"] is False


class Lay(Step):
    """Place the hexagon in hand next to an explored one, reachable for expeditions."""

    number: ClassVar[int] = step_ids.LAY
    name: ClassVar[str] = "lay"

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add all spaces and rotations that look different."""
        tile = s.cells[cells.HAND] - 1
        if s.parts.kind[tile] == VOLCANO:
            _add_volcano_spaces(s, out)
            return
        values = s.cells
        for at in range(NUM_HEXES):
            if values[cells.LAND + at] == 0 and values[cells.PATHS + at] != 0:
                _add_turns(s, values[cells.PATHS + at], 1 + tile * NUM_SIDES, actions.LAY + at * NUM_SIDES, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Lay the hexagon; one that fits nowhere leaves the game (TK-3.7)."""
        tile = s.cells[cells.HAND] - 1
        s.cells[cells.HAND] = 0
        if action != NONE:
            explore(s, _space(action), _land(tile, action))
        elif s.history is not None:
            s.tell("event-no-place", seat, {"tile": s.parts.tile_ids[tile]})

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """There is a hexagon in hand."""
        return s.cells[cells.HAND] > 0 and super().fits(s, seat, a, b)

    def idles(self, s: Tikal, seat: i64) -> bool:
        """A hexagon may fit nowhere."""
        return True

    def decides(self, action: i64) -> bool:
        """Tell whether an action places a hexagon."""
        return actions.LAY <= action < actions.PLACE

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return why the hexagon cannot lie so."""
        at, land = _space(action), _land(s.cells[cells.HAND] - 1, action)
        args: dict[str, object] = {"hex": HEXES[at]}
        if s.kind(at) != UNEXPLORED:
            return Refusal("why-explored", "TK-3.1", args)
        if not touches(s, at):
            return Refusal("why-not-next-to-explored", "TK-3.1", args)
        if s.parts.terrain[land] != VOLCANO and not reachable(s, s.cells[cells.PATHS + at], land):
            return Refusal("why-no-stone", "TK-3.2", {**args, "turn": SIDES[_turn(action)]})
        return Refusal("why-same-rotation", "TK-3.5", args) if s.parts.repeats[land] else None

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """The hexagon in hand, its stones by side as it would lie, and what crossing each side would cost."""
        if s.cells[cells.HAND] == 0:
            return {}
        tile = s.cells[cells.HAND] - 1
        first = _land(tile, action) * NUM_SIDES
        stones = [int(s.parts.stones[first + side]) for side in range(NUM_SIDES)]
        closed = s.parts.kind[tile] == VOLCANO
        ways = [0 if closed else _way(s, _space(action), side, stones[side]) for side in range(NUM_SIDES)]
        return {"tile": s.parts.tile_ids[tile], "stones": stones, "ways": ways}


def push_draw(s: Tikal, player: i64) -> None:
    """Have a seat draw a hexagon and take its turn, and all others after it."""
    s.push(step_ids.DRAW, NOBODY, player)


def take_hexagon(s: Tikal, seat: i64, tile: i64) -> None:
    """Take a hexagon in hand: place it and use action points, after a scoring round if it is a volcano."""
    s.cells[cells.HAND] = tile + 1
    push_explore(s, seat)
    s.push(step_ids.LAY, seat)
    if s.parts.kind[tile] == VOLCANO:
        if s.history is not None:
            s.tell("event-volcano", seat, {"tile": s.parts.tile_ids[tile]})
        push_scoring_round(s, seat)


def _space(action: i64) -> i64:
    """Return where a hexagon is placed."""
    return (action - actions.LAY) // NUM_SIDES


def _turn(action: i64) -> i64:
    """Return how a hexagon is turned."""
    return (action - actions.LAY) % NUM_SIDES


def _land(tile: i64, action: i64) -> i64:
    """Return a hexagon as it will lie on the map."""
    return 1 + tile * NUM_SIDES + _turn(action)


def _way(s: Tikal, at: i64, side: i64, stones: i64) -> int:
    """Return what crossing a side of a space would cost if something with so many stones there were laid on it."""
    beyond = s.cells[cells.PATHS + at] >> cells.BITS_OF_SIDE * side & cells.SIDE
    return int(((beyond & cells.STONES) + stones) * s.parts.stone_cost) if beyond & cells.OPEN else 0


def reachable(s: Tikal, paths: i64, land: i64) -> bool:
    """Tell whether a stone, of the hexagon or of a neighbour, leads to it from a hexagon that members can enter."""
    return paths & cells.ALL_STONES != 0 or paths & s.parts.open_sides[land] != 0


def _add_turns(s: Tikal, paths: i64, land: i64, number: i64, out: Choices) -> None:
    """Add the rotations of a hexagon that can be reached over the paths of a space."""
    for turn in range(NUM_SIDES):
        if s.parts.repeats[land + turn] == 0 and reachable(s, paths, land + turn):
            out.add(number + turn)


def touches(s: Tikal, at: i64) -> bool:
    """Tell whether a space is next to an explored hexagon, volcanoes included."""
    for side in range(NUM_SIDES):
        there = s.parts.neighbour[at * NUM_SIDES + side]
        if there >= 0 and s.cells[cells.LAND + there] != 0:
            return True
    return False


def _add_volcano_spaces(s: Tikal, out: Choices) -> None:
    """Volcanoes need no stones, and look the same from all sides."""
    for at in range(NUM_HEXES):
        if s.cells[cells.LAND + at] == 0 and touches(s, at):
            out.add(actions.LAY + at * NUM_SIDES)


def explore(s: Tikal, at: i64, land: i64) -> None:
    """Lay a hexagon on the map, with its paths, its value and its treasures."""
    s.cells[cells.LAND + at] = land
    kind = s.parts.terrain[land]
    if kind == VOLCANO:
        s.cells[cells.PATHS + at] = 0
        return
    for side in range(NUM_SIDES):
        _join(s, at, side, s.parts.stones[land * NUM_SIDES + side])
    tile = s.tile(at)
    s.cells[cells.VALUE + at] = s.parts.face[tile]
    if kind == TEMPLE:
        s.include(cells.TEMPLES, at)
    elif kind == JUNGLE:
        s.include(cells.SITES, at)
    elif kind == TREASURE:
        s.include(cells.PILES_LEFT, at)
        s.cells[cells.PILE + s.parts.pile[tile]] = s.cells[cells.WAFERS_DRAWN]
        s.cells[cells.WAFERS_DRAWN] += s.parts.face[tile]


def _join(s: Tikal, at: i64, side: i64, stones: i64) -> None:
    """Keep the paths: a side adds its stones to those of the side it touches, and shows them where nothing lies."""
    there = s.parts.neighbour[at * NUM_SIDES + side]
    if there < 0 or s.kind(there) == VOLCANO:
        return
    bit = cells.BITS_OF_SIDE * side
    mine = s.cells[cells.PATHS + at] >> bit & cells.SIDE
    total = (mine & cells.STONES) + stones
    if mine != 0:
        s.cells[cells.PATHS + at] += stones << bit
    back = cells.BITS_OF_SIDE * ((side + NUM_SIDES // 2) % NUM_SIDES)
    s.cells[cells.PATHS + there] = s.cells[cells.PATHS + there] & ~(cells.SIDE << back) | (cells.OPEN + total) << back

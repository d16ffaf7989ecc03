"""Positions in one line, moves by notation.

>>> from tests.tikal.build import player, table
>>> board = table(player(workers={"c0r4": 1}))
>>> board.play("move worker c0r4 n").at(0, "c0r3"), board.points
(1, 8)
"""

from collections.abc import Mapping
from typing import Any

import sacbe
from sacbe.core.frames import NOBODY
from sacbe.tikal import cells
from sacbe.tikal.names import HEXES, LEADER, MEMBERS, SIDES, WORKER
from sacbe.tikal.scoring import temple_points, treasure_points
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.terrain import explore

GAME = sacbe.game("tikal")
Spec = Mapping[str, Any]


def start(players: int = 2, seed: int = 0, **options: Any) -> Tikal:
    """Start a game; ``first`` names hexagons that come first of their letters, ``treasures`` the first wafers."""
    deal = GAME.deal(players, seed)
    for stack in deal:
        wanted = (
            options.pop("treasures", [])
            if stack == "treasures"
            else [t for t in options.get("first", []) if t[0] == stack]
        )
        rest = list(deal[stack])
        for item in wanted:
            rest.remove(item)
        deal[stack] = [*wanted, *rest]
    options.pop("first", None)
    state = GAME.start(players, deal=deal, **options)
    assert isinstance(state, Tikal)
    return state


def player(**parts: Any) -> Spec:
    """Describe a seat: ``workers={hex: count}``, ``leader=hex``, ``camps=[hex]``, ``guards={hex: member}``,
    ``treasures={kind: count}``, ``supply=count``, ``score=points``.
    """
    return parts


class Table:
    """A state under test."""

    def __init__(self, state: Tikal) -> None:
        self.state = state

    @property
    def seat(self) -> int:
        """The seat that decides."""
        (seat,) = self.state.actors
        return seat

    @property
    def points(self) -> int:
        """The action points left."""
        assert self.step == "explore"
        return int(self.state.a)

    @property
    def scores(self) -> list[float]:
        """The points of all seats."""
        return list(self.state.scores)

    @property
    def step(self) -> str:
        """What is being decided."""
        return self.state.rules.step_names[self.state.step]

    @property
    def hand(self) -> str:
        """The hexagon to be placed."""
        return self.state.parts.tile_ids[self.state.cells[cells.HAND] - 1] if self.state.cells[cells.HAND] else ""

    def __getitem__(self, seat: int) -> dict[str, Any]:
        """Return what a seat has."""
        seats: Any = self.state.view()["seats"]
        return dict(seats[seat])

    def space(self, name: str) -> dict[str, Any]:
        """Return what is on a hexagon of the map."""
        places: Any = self.state.view()["map"]
        return dict(places[name])

    def at(self, seat: int, name: str) -> int:
        """Return how many members of a seat are on a hexagon."""
        return int(self.state.members(seat, HEXES.index(name)))

    def value(self, name: str) -> int:
        """Return the value of a temple, or the wafers left."""
        return int(self.state.cells[cells.VALUE + HEXES.index(name)])

    def legal(self) -> list[str]:
        """Return the notation of what is legal."""
        return [self.state.text(action) for action in self.state.legal()]

    def offers(self, kind: str) -> list[str]:
        """Return the arguments of the legal actions of one kind."""
        return [text.removeprefix(kind).strip() for text in self.legal() if text.split()[0] == kind]

    def play(self, moves: str) -> "Table":
        """Play moves, separated by semicolons."""
        for move in filter(None, map(str.strip, moves.split(";"))):
            self.state.play(move)
        return self

    def refuses(self, move: str) -> str:
        """Return the rule that forbids a move."""
        try:
            self.state.play(move)
        except sacbe.IllegalAction as error:
            return error.rule
        return ""

    def cost(self, moves: str) -> int:
        """Return the action points that moves take."""
        before = self.points
        return before - self.play(moves).points

    def end(self, turns: int = 1) -> "Table":
        """Place whatever is in hand where it fits first, and end turns without doing anything."""
        for _ in range(turns):
            if self.step == "lay":
                self.play(self.legal()[0])
            self.play("end")
        return self

    def would_score(self, seat: int) -> tuple[int, int]:
        """Return the points a seat would score now, from temples and from treasures."""
        return int(temple_points(self.state, seat)), int(treasure_points(self.state, seat))


def table(
    *seats: Spec,
    players: int = 2,
    lands: Mapping[str, str] | None = None,
    values: Mapping[str, int] | None = None,
    points: int = 10,
    turn: int = 0,
    **options: Any,
) -> Table:
    """Set up a seat's turn: ``lands={hex: "tile side"}`` with the side its first side is turned to."""
    state = start(max(players, len(seats)), **options)
    for name, land in (lands or {}).items():
        lay(state, name, land)
    for name, value in (values or {}).items():
        _set_value(state, HEXES.index(name), value)
    for seat, spec in enumerate(seats):
        _equip(state, seat, spec)
    state.cells[cells.HAND] = 0
    state.stack = state.stack[:0]
    state.push(step_ids.DRAW, NOBODY, state.after(turn))
    state.push(step_ids.EXPLORE, turn, points)
    state.pop()
    return Table(state)


def _set_value(s: Tikal, at: int, value: int) -> None:
    """Give a temple its number, or leave so many wafers."""
    s.cells[cells.VALUE + at] = value
    if value == 0:
        s.exclude(cells.PILES_LEFT, at)
        s.include(cells.SITES, at)


def placing(tile: str, lands: Mapping[str, str] | None = None, players: int = 2) -> Table:
    """Set up the placing of a hexagon by seat 0."""
    board = table(players=players, lands=lands)
    state = board.state
    state.cells[cells.HAND] = state.parts.tile_ids.index(tile) + 1
    state.push(step_ids.EXPLORE, 0, 10)
    state.push(step_ids.LAY, 0)
    state.pop()
    return board


def lay(state: Tikal, name: str, land: str) -> None:
    """Lay a hexagon on the map, wherever that is."""
    tile, side = land.split()
    explore(state, HEXES.index(name), 1 + state.parts.tile_ids.index(tile) * 6 + SIDES.index(side))


def _equip(s: Tikal, seat: int, spec: Spec) -> None:
    """Put a seat's figures and treasures where they are wanted."""
    for name, count in spec.get("workers", {}).items():
        for _ in range(count):
            s.arrive(seat, WORKER, HEXES.index(name))
        s.put(seat, cells.SUPPLY + WORKER, s.of(seat, cells.SUPPLY + WORKER) - count)
    if "leader" in spec:
        s.arrive(seat, LEADER, HEXES.index(spec["leader"]))
        s.put(seat, cells.SUPPLY + LEADER, 0)
    for i, name in enumerate(sorted(spec.get("camps", []), key=HEXES.index)):
        s.put(seat, cells.CAMP_AT + i, HEXES.index(name) + 1)
        s.put(seat, cells.CAMPS_LEFT, s.of(seat, cells.CAMPS_LEFT) - 1)
        s.cells[cells.OWNER + HEXES.index(name)] = seat + 1
        s.exclude(cells.SITES, HEXES.index(name))
    for name, member in spec.get("guards", {}).items():
        s.cells[cells.OWNER + HEXES.index(name)] = seat + 1 + MEMBERS.index(member) * cells.LEADER_GUARD
        s.exclude(cells.TEMPLES, HEXES.index(name))
        s.put(seat, cells.GUARDS_LEFT, s.of(seat, cells.GUARDS_LEFT) - 1)
    for kind, count in spec.get("treasures", {}).items():
        s.put(seat, cells.TREASURE + s.parts.treasure_ids.index(kind), count)
    if "supply" in spec:
        s.put(seat, cells.SUPPLY + WORKER, spec["supply"])
    if "score" in spec:
        s.put(seat, cells.POINTS + cells.FROM_CAPITAL, spec["score"])

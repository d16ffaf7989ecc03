"""Positions in one line, moves by notation.

>>> from tests.tzolkin.build import player, table
>>> board = table(player(corn=2, on=["yaxchilan 3"]))
>>> board.gain("pick yaxchilan 3; use yaxchilan_2") == {"stone": 1}
True
"""

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import sacbe
from sacbe.core.state import State

GAME = sacbe.game("tzolkin")
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
FOOD_DAYS = (8, 14, 21, 27)
DUMMY = 9
ON_OFFER = 9
Spec = Mapping[str, Any]


def player(**cells: Any) -> Spec:
    """Describe a seat: goods, steps and levels by name, ``on=["tikal 3", "start"]``, ``built``, ``monuments``."""
    return cells


class Table:
    """A state under test."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getitem__(self, seat: int) -> SimpleNamespace:
        """Return all numbers of a seat, temples and technologies by name."""
        data: dict[str, Any] = dict(self._data["seats"][seat])
        steps, levels = data.pop("temples"), data.pop("technologies")
        return SimpleNamespace(**data, **steps, **levels, score=self.state.scores[seat])

    @property
    def _data(self) -> dict[str, Any]:
        return self.state.position()

    @property
    def cells(self) -> SimpleNamespace:
        """Return the numbers of the table."""
        return SimpleNamespace(**self._data["table"])

    @property
    def seat(self) -> int:
        """The seat that decides."""
        (seat,) = self.state.actors
        return seat

    @property
    def row(self) -> list[str]:
        """The buildings on offer."""
        names = [tile["id"] for tile in tiles("buildings")]
        return [names[cell - 1] for cell in self.cells.row if cell]

    @property
    def monuments(self) -> list[str]:
        """The monuments on offer."""
        names = [tile["id"] for tile in tiles("monuments")]
        return [name for name, cell in zip(names, self.cells.monuments, strict=True) if cell == ON_OFFER]

    def built(self, seat: int) -> set[str]:
        """Return the buildings and monuments of a seat."""
        cells, names = self.cells, [tile["id"] for kind in ("buildings", "monuments") for tile in tiles(kind)]
        owners = zip(names, [*cells.buildings, *cells.monuments], strict=True)
        return {name for name, owner in owners if owner == seat + 1}

    def on(self, gear: str) -> dict[int, int]:
        """Return who stands where on a gear: a seat, or -1 for a dummy."""
        cells = getattr(self.cells, gear)
        return {space: -1 if who == DUMMY else who - 1 for space, who in enumerate(cells) if who}

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the notation of what is legal."""
        return [self.state.text(action) for action in self.state.legal(seat)]

    def offers(self, kind: str, seat: int | None = None) -> list[str]:
        """Return the arguments of the legal actions of one kind."""
        return [text.removeprefix(kind).strip() for text in self.legal(seat) if text.split()[0] == kind]

    def play(self, moves: str) -> "Table":
        """Play moves, separated by semicolons."""
        for move in filter(None, map(str.strip, moves.split(";"))):
            self.state.play(move)
        return self

    def turn(self, moves: str) -> "Table":
        """Play moves and end the turn where it does not end itself."""
        seat = self.seat
        self.play(moves)
        if self.state.actors == (seat,) and "done" in self.legal():
            self.play("done")
        return self

    def rest(self) -> "Table":
        """Let everybody still to move this round idle, then advance one day."""
        day = self.cells.day
        while not self.state.over and self.cells.day == day:
            self.idle()
        return self

    def idle(self) -> "Table":
        """Take a turn that costs and brings nothing: a worker on a free space 0, or one picked up that does nothing."""
        if "days 1" in self.legal():
            return self.play("days 1")
        gears = [gear for gear in reversed(GEARS) if 0 not in self.on(gear) and f"place {gear}" in self.legal()]
        seat = self.seat
        self.play(f"place {gears[0]}" if gears else f"pick {self.offers('pick')[0]}")
        for move in ("nothing", "done"):
            if self.state.actors == (seat,) and move in self.legal():
                self.play(move)
        return self

    def gain(self, moves: str, seat: int | None = None) -> dict[str, float]:
        """Play moves and return what changed for the seat that made them (workers in hand left out)."""
        seat = self.seat if seat is None else seat
        before = vars(self[seat])
        after = vars(self.play(moves)[seat])
        names = [name for name in before if name not in ("available", "points", "kept")]
        return {name: after[name] - before[name] for name in names if after[name] != before[name]}


def tiles(kind: str) -> list[dict[str, Any]]:
    """Return the printed tiles of a kind."""
    return GAME.rules().pack.rows(kind)


def fresh(players: int = 4, seed: int = 1, first: Sequence[str] = ()) -> Table:
    """Start a game, with some tiles on top of their stacks; nobody has chosen wealth tiles yet."""
    return Table(GAME.start(players, deal=_deal(players, first, seed)))


def _deal(players: int, first: Sequence[str], seed: int = 1) -> dict[str, list[str]]:
    deal = GAME.deal(players, seed=seed)
    return {name: sorted(stack, key=lambda tile: _place(first, tile)) for name, stack in deal.items()}


def _place(first: Sequence[str], tile: str) -> int:
    return first.index(tile) if tile in first else len(first)


def choose(board: Table) -> Table:
    """Have everybody keep the first two tiles of the hand, and go on with the first of any choices these give."""
    while len(board.state.actors) > 1 or board.legal()[0].startswith(("keep", "climb", "advance")):
        board.state.apply(board.state.legal(board.state.actors[0])[0], board.state.actors[0])
    return board


def table(
    *seats: Spec,
    players: int = 4,
    turn: int = 0,
    day: int = 2,
    row: Sequence[str] = (),
    monuments: Sequence[str] = (),
    dummies: Iterable[str] = (),
    jungle: Mapping[int, tuple[int, int]] | None = None,
    skulls_on: Mapping[int, int] | None = None,
    **cells: object,
) -> Table:
    """Build a position at the start of a turn: nobody has anything but what is said.

    ``jungle`` gives corn and wood tiles in sight by group, ``skulls_on`` who left a skull where in Chichen Itza.
    """
    specs = [*seats, *([{}] * (players - len(seats)))]
    owned = [tile for spec in specs for tile in (*spec.get("built", ()), *spec.get("monuments", ()))]
    data = _opening(players, turn, day, [*owned, *row, *monuments])
    board = data["table"]
    board.update({gear: [0] * 13 for gear in GEARS})
    _lay_tiles(data, owned, len(tuple(monuments)))
    for space, seat in (skulls_on or {}).items():
        board["chichen_skulls"][space - 1] = seat + 1
    for group, (corn, wood) in (jungle or {}).items():
        board["corn_fields"][str(group)], board["wood_fields"][str(group)] = corn, wood
    data["seats"] = [_seat(board, data["seats"][seat], seat, spec) for seat, spec in enumerate(specs)]
    _stand_dummies(board, players, list(dummies))
    _own(board, specs)
    board["skull_bank"] = 13 - len(skulls_on or {}) - sum(seat["skull"] for seat in data["seats"])
    board.update(cells)
    return Table(GAME.load(data))


def _opening(players: int, turn: int, day: int, first: Sequence[str]) -> dict[str, Any]:
    """Return a round on some day in which ``turn`` players have moved: its pending steps are what is wanted."""
    data: dict[str, Any] = choose(fresh(players, first=first)).state.position()
    over = sum(day > food for food in FOOD_DAYS)
    data["table"].update(day=day, food_days=over, age=2 if over >= 2 else 1)
    data["pending"] = [{"step": "round", "seat": -1, "a": 0, "b": 0}]
    board = Table(GAME.load(data))
    for _ in range(turn):
        board.turn(next(move for move in board.legal() if move.startswith("place")))
    return board.state.position()


def _lay_tiles(data: dict[str, Any], owned: Sequence[str], monuments: int) -> None:
    """Lay the building row of the age after the tiles somebody owns, and as many monuments as are asked for."""
    board, deal = data["table"], data["deal"]
    names = [tile["id"] for tile in tiles("buildings")]
    for age in (1, 2):
        gone = [tile for tile in owned if tile in deal[f"age_{age}"]]
        drawn = len(gone) + (6 if age <= board["age"] else 0)
        board["drawn"][f"age_{age}"] = drawn
        if age == board["age"]:
            board["row"] = [names.index(tile) + 1 for tile in deal[f"age_{age}"][len(gone) : drawn]]
    board["buildings"] = [0] * len(names)
    stack = [tile for tile in deal["monuments"] if tile not in owned]
    board["monuments"] = [ON_OFFER if tile["id"] in stack[: monuments or 4] else 0 for tile in tiles("monuments")]


def _stand_dummies(board: dict[str, Any], players: int, places: list[str]) -> None:
    """Place dummies; those no test speaks of stand where they are least in the way, beyond the numbers if they can."""
    quiet = [f"{gear} {space}" for space in (8, 9, 7, 6) for gear in GEARS[:4]]
    quiet[4:4], quiet[9:9] = ["chichen_itza 11"], ["chichen_itza 12"]
    free = [place for place in quiet if place not in places and not board[place.split()[0]][int(place.split()[1])]]
    for place in (*places, *free[: {2: 12, 3: 6, 4: 0}[players] - len(places)]):
        _stand(board, place, DUMMY)


def _seat(board: dict[str, Any], seat: dict[str, Any], number: int, spec: Spec) -> dict[str, Any]:
    """Return the cells of a seat as the spec says; all it does not name as at the very start."""
    on = spec.get("on", ())
    farms = [tile["effects"][0] for tile in tiles("buildings") if tile["id"] in spec.get("built", ())]
    workers = spec.get("workers", max(3, len(on)))
    for place in on:
        _stand(board, place, number + 1)
    return {
        **{name: spec.get(name, 0) for name in ("corn", "wood", "stone", "gold", "skull", "corn_tiles", "wood_tiles")},
        "temples": {name: spec.get(name, 0) for name in TEMPLES},
        "technologies": {name: spec.get(name, 0) for name in TECHNOLOGIES},
        "workers": workers,
        "available": workers - len(on),
        "feed_workers": spec.get("feed_workers", sum(farm.get("feed_workers", 0) for farm in farms)),
        "feed_discount": sum(farm.get("feed_discount_all", 0) for farm in farms),
        "light": spec.get("light", 1),
        "kept": seat["kept"],
        "points": {**dict.fromkeys(seat["points"], 0), "buildings": 4 * spec.get("score", 0)},
    }


def _stand(board: dict[str, Any], place: str, who: int) -> None:
    if place == "start":
        board["start_space"] = who
    else:
        gear, space = place.split()
        board[gear][int(space)] = who


def _own(board: dict[str, Any], specs: Sequence[Spec]) -> None:
    for kind in ("buildings", "monuments"):
        names = [tile["id"] for tile in tiles(kind)]
        for seat, spec in enumerate(specs):
            for tile in spec.get("built" if kind == "buildings" else "monuments", ()):
                board[kind][names.index(tile)] = seat + 1

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
FIVE = 5
DUMMIES = {2: 12, 3: 6, 4: 0}
QUICK_DUMMIES = {2: 16, 3: 11, 4: 5, 5: 0}
"""Dummies on gears, without quick actions and with them."""
AGE_1_TILES = 7
KEPT_TRIBE = 1 << 4
Spec = Mapping[str, Any]


def player(**cells: Any) -> Spec:
    """Describe a seat: goods, steps and levels by name, ``on=["tikal 3", "start"]``, ``built``, ``tribe``, ..."""
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
        return [BUILDINGS[cell - 1] for cell in self.cells.row if cell]

    @property
    def monuments(self) -> list[str]:
        """The monuments on offer."""
        names = [tile["id"] for tile in tiles("monuments")]
        return [name for name, cell in zip(names, self.cells.monuments, strict=False) if cell == ON_OFFER]

    def built(self, seat: int) -> set[str]:
        """Return the buildings and monuments of a seat."""
        cells = self.cells
        tiles = [*zip(BUILDINGS, cells.buildings, strict=False), *zip(MONUMENTS, cells.monuments, strict=False)]
        return {name for name, owner in tiles if owner == seat + 1}

    def tribe(self, seat: int) -> str | None:
        """Return the tribe of a seat."""
        number = self._data["seats"][seat]["tribe"]
        return TRIBES[number - 1] if number else None

    @property
    def prophecies(self) -> list[str]:
        """The prophecies drawn, in their order."""
        shown: Any = self.state.view(None)["prophecies"]
        return list(shown)

    @property
    def calamity(self) -> str | None:
        """The prophecy that holds now."""
        return PROPHECIES[self.cells.calamity - 1] if self.cells.calamity else None

    @property
    def quick_action(self) -> str:
        """The quick action of the day."""
        shown: Any = self.state.view(None)["quick_actions"]
        return str(shown["today"])

    @property
    def quick_dummies(self) -> int:
        """How many dummies stand on quick action spaces."""
        return int(self.cells.quick_spaces.count(DUMMY))

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

    def resolve(self, moves: str) -> "Table":
        """Play moves, passing over those that the table has made itself because nothing else could be done."""
        for move in filter(None, map(str.strip, moves.split(";"))):
            if move in self.legal():
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
        for move in ("days 1", "refuse"):
            if move in self.legal():
                return self.play(move)
        gears = [gear for gear in reversed(GEARS) if 0 not in self.on(gear) and f"place {gear}" in self.legal()]
        seat = self.seat
        self.play(f"place {gears[0]}" if gears else f"pick {self.offers('pick')[0]}")
        for move in ("nothing", "done"):
            if self.state.actors == (seat,) and move in self.legal():
                self.play(move)
        return self

    def turn_of(self, seat: int) -> "Table":
        """Return a copy of this round, played on to the turn of a seat."""
        twin = Table(self.state.copy())
        while twin.seat != seat:
            twin.idle()
        return twin

    def gain(self, moves: str, seat: int | None = None) -> dict[str, float]:
        """Play moves and return what changed for the seat that made them (workers in hand left out)."""
        seat = self.seat if seat is None else seat
        before = vars(self[seat])
        after = vars(self.play(moves)[seat])
        names = [name for name in before if name not in ("available", "points", "kept", "used", "fed")]
        return {name: after[name] - before[name] for name in names if after[name] != before[name]}


def tiles(kind: str) -> list[dict[str, Any]]:
    """Return the printed tiles of a kind."""
    return GAME.rules().pack.rows(kind)


BUILDINGS = [tile["id"] for kind in ("buildings", "new_buildings") for tile in tiles(kind)]
MONUMENTS = [tile["id"] for tile in tiles("monuments")]
TRIBES = [tile["id"] for tile in tiles("tribes")]
PROPHECIES = [tile["id"] for tile in tiles("prophecies")]
SET_ASIDE = ["ixtab", "bacab", "yaluk"]
"""Tribes that give something before the first turn: not dealt unless a test wants them."""


def fresh(players: int = 4, seed: int = 1, first: Sequence[str] = (), **modules: Any) -> Table:
    """Start a game, with some tiles on top of their stacks; nobody has chosen wealth tiles yet."""
    deal = {name: on_top(stack, first) for name, stack in GAME.deal(players, seed=seed, **modules).items()}
    return Table(GAME.start(players, deal=deal, **modules))


def on_top(stack: Sequence[str], first: Sequence[str]) -> list[str]:
    """Return a stack with some tiles on top, in their order, and with those to be set aside at its bottom."""
    return sorted(stack, key=lambda tile: first.index(tile) if tile in first else 99 + (tile in SET_ASIDE))


def choose(board: Table) -> Table:
    """Have everybody keep the first two tiles of the hand, and go on with the first of any choices these give."""
    while len(board.state.actors) > 1 or board.legal()[0].startswith(("keep", "climb", "advance", "tribe")):
        board.state.apply(board.state.legal(board.state.actors[0])[0], board.state.actors[0])
    return board


def table(
    *seats: Spec,
    players: int = 4,
    turn: int = 0,
    day: int | None = None,
    row: Sequence[str] = (),
    monuments: Sequence[str] = (),
    dummies: Iterable[str] = (),
    jungle: Mapping[int, tuple[int, int]] | None = None,
    skulls_on: Mapping[int, int] | None = None,
    prophecy: str = "",
    prophecies: Sequence[str] = (),
    quick: str | Sequence[str] = (),
    quick_2: Sequence[str] = (),
    **cells: object,
) -> Table:
    """Build a position at the start of a turn: nobody has anything but what is said, and no module is played unasked.

    ``jungle`` gives corn and wood tiles in sight by group, ``skulls_on`` who left a skull where in Chichen Itza.
    ``prophecies`` are those drawn, ``prophecy`` is one that holds now; ``quick`` is the quick action of the day, or the
    order of the tiles of age 1, as ``quick_2`` is of age 2.
    """
    specs = [*seats, *([{}] * (players - len(seats)))]
    owned = [tile for spec in specs for tile in (*spec.get("built", ()), *spec.get("monuments", ()))]
    day = day or (10 if prophecy else 2)
    drawn = [prophecy] if prophecy else list(prophecies)
    modules = {
        "tribes": any("tribe" in spec for spec in specs),
        "prophecies": bool(drawn),
        "buildings": any(tile.startswith("x_") for tile in (*owned, *row)),
        "quick_actions": bool(quick or quick_2 or players == FIVE),
    }
    data = _opening(players, turn, day, [*owned, *row, *monuments, *drawn], modules)
    _lay_quick_tiles(data["deal"], day, quick, quick_2)
    _deal_tribes(data["deal"]["tribes"], specs)
    board = data["table"]
    board.update({gear: [0] * 13 for gear in GEARS})
    _lay_tiles(data, owned, len(tuple(monuments)))
    if drawn and board["food_days"]:
        board["calamity"] = 1 + PROPHECIES.index(data["deal"]["prophecies"][board["food_days"] - 1])
    for space, seat in (skulls_on or {}).items():
        board["chichen_skulls"][space - 1] = seat + 1
    for group, (corn, wood) in (jungle or {}).items():
        board["corn_fields"][str(group)], board["wood_fields"][str(group)] = corn, wood
    data["seats"] = [_seat(board, data["seats"][seat], seat, spec) for seat, spec in enumerate(specs)]
    _stand_dummies(board, list(dummies), (QUICK_DUMMIES if modules["quick_actions"] else DUMMIES)[players])
    _own(board, specs)
    placed = len(skulls_on or {}) + owned.count("x_shrine_skull")
    board["skull_bank"] = 13 - placed - sum(seat["skull"] for seat in data["seats"])
    board.update(cells)
    return Table(GAME.load(data))


def _opening(players: int, turn: int, day: int, first: Sequence[str], modules: Mapping[str, bool]) -> dict[str, Any]:
    """Return a round on some day in which ``turn`` players have moved: its pending steps are what is wanted."""
    data: dict[str, Any] = choose(fresh(players, first=first, **modules)).state.position()
    over = sum(day > food for food in FOOD_DAYS)
    data["table"].update(day=day, food_days=over, age=2 if over >= 2 else 1, row=[0] * 6)
    data["pending"] = [{"step": "round", "seat": -1, "a": 0, "b": 0}]
    board = Table(GAME.load(data))
    for _ in range(turn):
        board.turn(next(move for move in board.legal() if move.startswith("place")))
    return board.state.position()


def _deal_tribes(stack: list[str], specs: Sequence[Spec]) -> None:
    """Deal each seat its tribe as the first of its two."""
    for seat, spec in enumerate(specs):
        if "tribe" in spec:
            stack.remove(spec["tribe"])
            stack.insert(2 * seat, spec["tribe"])


def _lay_quick_tiles(deal: dict[str, list[str]], day: int, quick: str | Sequence[str], later: Sequence[str]) -> None:
    """Put quick action tiles in an order: all of an age, or the one of the day where it must lie."""
    if isinstance(quick, str):
        tile = (day - 1) // 2
        age, place = ("quick_1", tile) if tile < AGE_1_TILES else ("quick_2", min(tile - AGE_1_TILES, 5))
        deal[age].remove(quick)
        deal[age].insert(place, quick)
    elif quick:
        deal["quick_1"] = list(quick)
    if later:
        deal["quick_2"] = list(later)


def _lay_tiles(data: dict[str, Any], owned: Sequence[str], monuments: int) -> None:
    """Lay the building row of the age after the tiles somebody owns, and as many monuments as are asked for."""
    board, deal = data["table"], data["deal"]
    for age in (1, 2):
        gone = [tile for tile in owned if tile in deal[f"age_{age}"]]
        drawn = len(gone) + (6 if age <= board["age"] else 0)
        board["drawn"][f"age_{age}"] = drawn
        if age == board["age"]:
            board["row"] = [BUILDINGS.index(tile) + 1 for tile in deal[f"age_{age}"][len(gone) : drawn]]
    board["buildings"] = [0] * len(board["buildings"])
    stack = [tile for tile in deal["monuments"] if tile not in owned]
    board["monuments"] = [0] * len(board["monuments"])
    for tile in stack[: monuments or 4]:
        board["monuments"][MONUMENTS.index(tile)] = ON_OFFER


def _stand_dummies(board: dict[str, Any], places: list[str], number: int) -> None:
    """Place dummies; those no test speaks of stand where they are least in the way, beyond the numbers if they can."""
    quiet = [f"{gear} {space}" for space in (8, 9, 7, 6) for gear in GEARS[:4]]
    quiet[4:4], quiet[9:9] = ["chichen_itza 11"], ["chichen_itza 12"]
    free = [place for place in quiet if place not in places and not board[place.split()[0]][int(place.split()[1])]]
    for place in (*places, *free[: number - len(places)]):
        _stand(board, place, DUMMY)


def _seat(board: dict[str, Any], seat: dict[str, Any], number: int, spec: Spec) -> dict[str, Any]:
    """Return the cells of a seat as the spec says; all it does not name as at the very start."""
    on = spec.get("on", ())
    farms = [tile["effects"][0] for tile in tiles("buildings") if tile["id"] in spec.get("built", ())]
    tribe = TRIBES.index(spec["tribe"]) + 1 if "tribe" in spec else 0
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
        "kept": seat["kept"] % KEPT_TRIBE + (KEPT_TRIBE if tribe else 0),
        "tribe": tribe,
        "used": 0,
        "fed": 0,
        "points": {**dict.fromkeys(seat["points"], 0), "buildings": 4 * spec.get("score", 0)},
    }


def _stand(board: dict[str, Any], place: str, who: int) -> None:
    if place == "start":
        board["start_space"] = who
    elif place == "quick":
        board["quick_spaces"][board["quick_spaces"].index(0)] = who
    else:
        gear, space = place.split()
        board[gear][int(space)] = who


def _own(board: dict[str, Any], specs: Sequence[Spec]) -> None:
    for seat, spec in enumerate(specs):
        for tile in spec.get("built", ()):
            board["buildings"][BUILDINGS.index(tile)] = seat + 1
        for tile in spec.get("monuments", ()):
            board["monuments"][MONUMENTS.index(tile)] = seat + 1

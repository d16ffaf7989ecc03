"""Positions in one line, moves by notation.

>>> from tests.ahau.build import player, table
>>> board = table(player(ruler=1, resources={"corn": 2}))
>>> board.play("place uxmal; trade corn water")[0].resources["water"]
1
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import sacbe
from sacbe.ahau.buildings import EFFECTS as BUILDINGS
from sacbe.ahau.names import ABILITIES as ROLES
from sacbe.ahau.names import CARDS, CITIES, GODS, PYRAMID, RESOURCES, TILES
from sacbe.ahau.names import CATEGORIES as SCORING
from sacbe.core.state import State

GAME = sacbe.game("ahau")
Spec = Mapping[str, Any]
CITY_GODS = dict(zip(CITIES, GODS * 2, strict=True))
"""The gods of the cities, from the top of the board, where a test does not say otherwise."""


def player(**cells: Any) -> Spec:
    """Describe a seat.

    ``resources``, ``markers`` by name, ``reserve`` as a list of tiles, ``pyramid`` by space, ``buildings`` as a list,
    ``on`` and ``lying`` workers by city, ``ruler``, ``hand`` and ``played`` as cards, ``role``, ``weapons``, ``might``.
    """
    return cells


class Table:
    """A state under test."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getitem__(self, seat: int) -> SimpleNamespace:
        """Return what a seat has, as its own view shows it."""
        seats: Any = self.view(seat if seat < self.state.players else None)["seats"]
        return SimpleNamespace(**seats[seat])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return the view of a seat."""
        return self.state.view(seat)

    @property
    def cells(self) -> SimpleNamespace:
        """Return the numbers of the table."""
        data: Any = self.state.position()["table"]
        return SimpleNamespace(**data)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        (seat,) = self.state.actors
        return seat

    @property
    def step(self) -> str:
        """The step that is decided."""
        return self.state.rules.step_names[self.state.step]

    def workers(self, seat: int, city: str) -> tuple[int, int]:
        """Return the standing and the lying workers of a seat in a city."""
        there = self.view()["cities"][city]
        return there["standing"][seat], there["lying"][seat]

    def placed(self, seat: int) -> dict[str, int]:
        """Return the cities with workers of a seat, lying ones counted twice."""
        found = {city: sum(n * k for n, k in zip(self.workers(seat, city), (1, 2), strict=True)) for city in CITIES}
        return {city: count for city, count in found.items() if count}

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the notation of what is legal."""
        return [self.state.text(action) for action in self.state.legal(seat)]

    def offers(self, kind: str, seat: int | None = None) -> list[str]:
        """Return the arguments of the legal actions of one kind."""
        return [text.removeprefix(kind).strip() for text in self.legal(seat) if text.split()[0] == kind]

    def play(self, moves: str, seat: int | None = None) -> "Table":
        """Play moves, separated by semicolons."""
        for move in filter(None, map(str.strip, moves.split(";"))):
            self.state.play(move, seat)
        return self

    def refuses(self, move: str) -> str:
        """Return the row of the rule ledger that forbids a move."""
        try:
            self.state.play(move)
        except sacbe.IllegalAction as error:
            return error.rule
        raise AssertionError(f"{move} is legal")

    def causes(self, seat: int) -> dict[str, list[tuple[str, float]]]:
        """Return what the ledger says of a seat: reason to changes."""
        found: dict[str, list[tuple[str, float]]] = {}
        for entry in self.state.ledger:
            if entry.seat == seat:
                found.setdefault(entry.because, []).append((entry.what, entry.amount))
        return found

    def choose(self, seat: int | None = None) -> "Table":
        """Take the first legal action."""
        actor = self.state.actors[0] if seat is None else seat
        self.state.apply(self.state.legal(actor)[0], actor)
        return self

    def until(self, *steps: str) -> "Table":
        """Take first legal actions until one of the steps is decided, or the game is over."""
        while not self.state.over and self.step not in steps:
            self.choose()
        return self

    def finish(self) -> "Table":
        """Let everybody do as little as can be until the round is over: the first choice, or 'done'."""
        round_number = self.cells.round
        while not self.state.over and self.cells.round == round_number:
            seat = self.state.actors[0]
            self.state.play("done" if "done" in self.legal(seat) else self.legal(seat)[0], seat)
        return self


def fresh(players: int = 2, seed: int = 1, first: Mapping[str, Sequence[str]] | None = None, **options: Any) -> Table:
    """Start a game, with some items on top of their stacks."""
    deal = GAME.deal(players, seed=seed, **options)
    for stack, items in (first or {}).items():
        for item in items:
            deal[stack].remove(item)
        deal[stack][:0] = items
    return Table(GAME.start(players, deal=deal, **options))


def opening(players: int = 2, seed: int = 1, **options: Any) -> dict[str, Any]:
    """Return the position before the first round, cards chosen."""
    board = fresh(players, seed, **options)
    while board.step == "choose_card":
        board.choose()
    data: dict[str, Any] = board.state.position()
    return data


def table(
    *seats: Spec,
    players: int = 2,
    at: str = "turn",
    seat: int = 0,
    a: int = 0,
    b: int = 0,
    then: Sequence[str] = ("end_of_round",),
    tiles: Mapping[int, Sequence[str]] | None = None,
    buildings: Mapping[int, str] | None = None,
    bonus: Mapping[int, Sequence[str]] | None = None,
    offer: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    bag: Sequence[str] | None = None,
    sites: Mapping[int, str] | None = None,
    depleted: Iterable[int] = (),
    gods: Mapping[str, str] | None = None,
    scoring: Mapping[str, str] | None = None,
    rival: Spec | None = None,
    might: Sequence[int] = (),
    seed: int = 1,
    **options: Any,
) -> Table:
    """Build a position in which nobody has anything but what is said, with the step ``at`` open for ``seat``.

    ``tiles``, ``buildings`` and ``bonus`` (resources of the family game) lie in regions, ``bag`` is all the bag holds
    (what is left over is discarded), ``might`` gives seats from the top of the Might stack where steps are equal.
    Numbers of the table are given by their names in the layout.
    """
    names = {field.name for field in GAME.rules().layout.table}
    cells = {name: options.pop(name) for name in list(options) if name in names}
    data = opening(players, seed, **options)
    board, pool = data["table"], _pool(data)
    specs = [*seats, *([{}] * (players - len(seats)))]
    if len(data["seats"]) > players:
        specs.append(rival or {})
    data["seats"] = [_seat(data["seats"][i], i, spec, pool) for i, spec in enumerate(specs)]
    _lay_tiles(board, pool, tiles or {}, bag)
    _lay_buildings(data, specs, buildings or {}, list(offer), stack)
    board["region_resources"] = [0] * 12
    for region, resources in (bonus or {}).items():
        board["region_resources"][2 * region - 2 : 2 * region] = [RESOURCES.index(r) + 1 for r in resources]
    _lay_sites(data, sites or {}, list(depleted))
    board["city_gods"] = {city: GODS.index((gods or {}).get(city, CITY_GODS[city])) for city in CITIES}
    for god, tile in (scoring or {}).items():
        board["temple_tiles"][god] = SCORING.index(tile)
    _stack_might(data, list(might))
    board["role_deck"] &= ~sum(1 << ROLES.index(spec["role"]) for spec in specs if "role" in spec)
    board.update({"round": 2, "bag_drawn": len(data["deal"]["bag"]), **cells})
    frames = [(at, seat, a, b), *((step, -1, 0, 0) for step in then)]
    data["pending"] = [dict(zip(("step", "seat", "a", "b"), frame, strict=True)) for frame in frames]
    return Table(GAME.load(data))


def _pool(data: dict[str, Any]) -> Counter[str]:
    """Return all pyramid tiles in play."""
    pool: Counter[str] = Counter(data["deal"]["bag"])
    for seat in data["seats"]:
        for tile, count in seat["reserve"].items():
            pool[tile] += count
    return pool


def _take(pool: Counter[str], tile: str) -> int:
    """Take a tile out of the pool, or another of the same god if there is none; return its number."""
    god, _, _ = tile.partition("_")
    there = tile if pool[tile] > 0 else next(t for t in TILES if t.startswith(god) and pool[t] > 0)
    pool[there] -= 1
    return TILES.index(tile)


def _seat(seat: dict[str, Any], number: int, spec: Spec, pool: Counter[str]) -> dict[str, Any]:
    """Return the cells of a seat as the spec says; all it does not name as at the very start."""
    on: Counter[str] = Counter(spec.get("on", {}))
    lying: Counter[str] = Counter(spec.get("lying", {}))
    reserve: Counter[str] = Counter(spec.get("reserve", ()))
    for tile, count in reserve.items():
        for _ in range(count):
            _take(pool, tile)
    pyramid = {space: _take(pool, tile) + 1 for space, tile in spec.get("pyramid", {}).items()}
    built = list(spec.get("buildings", ()))
    pakal = seat["role"] if seat["tracker"] else 0  # at the very start only King Pakal has a tracker, and a role
    hand = [*spec.get("hand", CARDS if pakal else CARDS[:6])]
    played = spec.get("played", ())
    ruler = spec.get("ruler", number + 1)
    return {
        **seat,
        "resources": {name: spec.get("resources", {}).get(name, 0) for name in RESOURCES},
        "reserve": {tile: reserve[tile] for tile in TILES},
        "weapons": spec.get("weapons", 0),
        "might": spec.get("might", 0),
        "workers": spec.get("workers", 12 - on.total() - lying.total()),
        "standing": {f"standing_{city}": on[city] for city in CITIES},
        "lying": {f"lying_{city}": lying[city] for city in CITIES},
        "ruler": {f"region_{region}": int(region == ruler) for region in range(1, 7)},
        "hand": {f"hand_{card}": int(card in hand and card not in played) for card in CARDS},
        "tracker": spec.get("tracker", 0),
        "pyramid": {f"pyramid_{space}": pyramid.get(space, 0) for space in PYRAMID},
        "owned": {name: built.count(name) for name in BUILDINGS},
        "markers": {f"temple_{god}": spec.get("markers", {}).get(god, 0) for god in GODS},
        "building_spaces": [BUILDINGS.index(name) + 1 for name in built] + [0] * (5 - len(built)),
        "left": CARDS.index(played[0]) + 1 if played else 0,
        "right": CARDS.index(played[1]) + 1 if played else 0,
        "role": ROLES.index(spec["role"]) + 1 if "role" in spec else pakal,
        "role_shown": int(bool(pakal) or ("role" in spec and "role" in played)),
        "seen": 0,
        "barred": sum(1 << region for region in spec.get("barred", ())),
        "built_in_order": spec.get("built_in_order", 0),
        "points": {**dict.fromkeys(seat["points"], 0), "might_track": spec.get("score", 0)},
    }


def _lay_tiles(
    board: dict[str, Any], pool: Counter[str], tiles: Mapping[int, Sequence[str]], bag: Sequence[str] | None
) -> None:
    """Lay pyramid tiles in regions; the rest is in the bag, or discarded if the bag is given."""
    board["region_tiles"] = [0] * 12
    for region, pair in tiles.items():
        for i, tile in enumerate(pair):
            board["region_tiles"][2 * region - 2 + i] = _take(pool, tile) + 1
    inside = Counter[str]()
    for tile in bag or ():
        inside[TILES[_take(pool, tile)]] += 1
    rest = {tile: max(pool[tile], 0) for tile in TILES}
    board["bag"] = {tile: inside[tile] for tile in TILES} if bag is not None else rest
    board["discards"] = rest if bag is not None else dict.fromkeys(TILES, 0)
    board["bag_count"] = sum(board["bag"].values())


def _lay_buildings(
    data: dict[str, Any],
    specs: Sequence[Spec],
    regions: Mapping[int, str],
    offer: Sequence[str],
    stack: Sequence[str] | None,
) -> None:
    """Lay buildings in regions and slots; the rest is in the stack, or out of the game if the stack is given."""
    board = data["table"]
    rest = Counter(data["deal"]["buildings"])
    for spec in specs:
        rest.subtract(spec.get("buildings", ()))
    rest.subtract(regions.values())
    rest.subtract(name for name in offer if name)
    board["region_buildings"] = [BUILDINGS.index(regions[r]) + 1 if r in regions else 0 for r in range(1, 7)]
    slots = [BUILDINGS.index(name) + 1 if name else 0 for name in offer]
    board["offer"] = slots + [0] * (3 - len(slots))
    wanted = Counter(stack) if stack is not None else rest
    board["stack"] = {name: max(wanted[name], 0) for name in BUILDINGS}
    board["pile"] = dict.fromkeys(BUILDINGS, 0)
    board["stack_drawn"] = len(data["deal"]["buildings"])


def _lay_sites(data: dict[str, Any], sites: Mapping[int, str], depleted: Sequence[int]) -> None:
    """Lay production sites; those a test does not speak of lie in the order of the resources."""
    count = 14 if data["players"] < 4 else 15
    rest = [name for name in RESOURCES for _ in range(3)]
    for name in sites.values():
        rest.remove(name)
    colours = [RESOURCES.index(sites[site] if site in sites else rest.pop(0)) + 1 for site in range(1, count + 1)]
    board = [0 if site in depleted else colour for site, colour in enumerate(colours, 1)] + [0] * (15 - count)
    data["table"]["sites"] = board
    calendar = [RESOURCES.index(name) + 1 for name in rest] + [colours[site - 1] for site in depleted]
    data["table"]["calendar"] = calendar + [0] * (15 - len(calendar))


def _stack_might(data: dict[str, Any], top: Sequence[int]) -> None:
    """Order the Might track by steps; on one space those named first are on top, then the later seats."""
    seats = range(len(data["seats"]))
    order = sorted(seats, key=lambda i: (-data["seats"][i]["might"], top.index(i) if i in top else len(top), -i))
    data["table"]["might_order"] = [seat + 1 for seat in order] + [0] * (6 - len(order))

"""Golden games: complete records of games played with some sense, and what they show.

``python -m tests.tikal.golden`` writes them anew after a change that raises the rules version.
"""

from collections.abc import Callable, Iterator

import sacbe
from sacbe.core.frames import step_of
from sacbe.core.record import Record
from sacbe.core.rng import Generator
from sacbe.tikal import cells
from sacbe.tikal.names import HEXES, JUNGLE
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.scoring_round import scoring_order
from tests.golden import store, stored, weighted

GAME = sacbe.game("tikal")

WEIGHTS = {"uncover": 30, "recover": 30, "exchange": 6, "guard": 4, "camp": 2, "jump": 1, "place": 4, "move": 4}
"""How much each kind of action is liked; all others count 1."""

CORNER = ("c7r0", "c6r0", "c6r1", "c7r1")
"""A corner of the map and the three spaces around it."""

GAMES: dict[str, tuple[int, int, bool]] = {
    "basic-2": (2, 1, False),
    "basic-3": (3, 2, False),
    "basic-4": (4, 3, False),
    "auction-2": (2, 4, True),
    "auction-3": (3, 5, True),
    "auction-4": (4, 2, True),
    "shared-win": (2, 0, False),
    "corner": (2, 8, False),
}
"""Players, seed and version of each golden game."""


def liked(state: Tikal, action: int) -> int:
    """Return how much a player with some sense likes an action."""
    choice = state.rules.table.choices[action]
    if choice.kind == "bid":
        return 8 if state.describe(action).args["points"] == state.cells[cells.HIGH_BID] + 1 else 0
    return WEIGHTS.get(choice.kind, 1)


def liked_in_the_corner(state: Tikal, action: int) -> int:
    """Keep a corner free, put all volcanoes around it, and lay the way there first."""
    choice = state.rules.table.choices[action]
    if choice.kind != "lay":
        return WEIGHTS.get(choice.kind, 1)
    name = str(choice.args["hex"])
    if state.describe(action).args["tile"] in ("b6", "d5", "f5"):
        return int(name in CORNER[1:])
    column, row = int(name[1]), int(name[3])
    return 0 if name in CORNER else 4 ** (column + (4 - row))


def played(players: int, seed: int, auction: bool, like: Callable[[Tikal, int], int] = liked) -> Tikal:
    """Play a game to its end."""
    state = GAME.start(players, seed, auction=auction)
    assert isinstance(state, Tikal)
    random = Generator(seed)
    while not state.over:
        legal = state.legal()
        state.apply(legal[weighted([like(state, action) for action in legal], random)])
    return state


def shown_by(record: Record) -> Iterator[str]:
    """Yield what a golden game shows."""
    version = "auction" if record.options["auction"] else "basic"
    yield f"{version} with {record.players}"
    state = sacbe.replay(record, 0)
    for seat, move in record.moves:
        assert isinstance(state, Tikal)
        yield f"{version} {move.split()[0]}"
        yield from _place(state, move)
        yield from _last_round(state)
        state.play(move, seat)
    assert isinstance(state, Tikal)
    yield from _end(state)


def _place(state: Tikal, move: str) -> Iterator[str]:
    """Yield what a move shows where it is made."""
    kind, *words = move.split()
    if kind == "lay":
        yield f"hexagon {state.parts.tile_ids[state.cells[cells.HAND] - 1]}"
    elif kind == "camp":
        yield "camp in the jungle" if state.kind(HEXES.index(words[0])) == JUNGLE else "camp after treasures"
    elif kind == "uncover":
        yield f"temple level {state.cells[cells.VALUE + HEXES.index(words[0])] + 1}"
    elif kind in ("guard", "place", "jump", "move"):
        yield f"{kind} {words[1 if kind == 'guard' else 0]}"
    elif kind == "pass" and state.cells[cells.BIDDER] == 0 and _speakers(state) == 1:
        yield "all pass"


def _speakers(state: Tikal) -> int:
    """Return how many can still bid for a turn."""
    passed = state.cells[cells.PASSED]
    return sum(state.of(seat, cells.ACTED) == 0 and not passed >> seat & 1 for seat in range(state.players))


def _last_round(state: Tikal) -> Iterator[str]:
    """Yield whether some of those who have yet to score in the auction version's last round have equal scores."""
    if len(state.stack) > 0 and step_of(state.stack[0]) == step_ids.FINAL_ROUND:
        before = [state.scores[seat] for seat in scoring_order(state)]
        if len(set(before)) < len(before):
            yield "equal scores before the last round"


def _end(state: Tikal) -> Iterator[str]:
    """Yield what the end of a game shows."""
    yield "one winner" if len(state.winners) == 1 else "shared win"
    if state.view()["set_aside"]:
        yield "a hexagon without a place"
    for seat in range(state.players):
        yield from (f"points from {source}" for source, points in state.breakdown(seat).items() if points)
        yield from (f"{count} {name}" for name, count in _held(state, seat).items() if count == 3)


def _held(state: Tikal, seat: int) -> dict[str, int]:
    return {name: int(state.of(seat, cells.TREASURE + i)) for i, name in enumerate(state.parts.treasure_ids)}


def _temple_numbers() -> tuple[str, ...]:
    """Return the numbers of the temple tiles."""
    state = GAME.start(2)
    assert isinstance(state, Tikal)
    return state.parts.temple_numbers


def wanted() -> set[str]:
    """Return all that golden games must show between them."""
    rows = GAME.rules().pack.rows("terrain")
    explore = ("place", "jump", "move", "uncover", "recover", "exchange", "camp", "guard", "end", "lay")
    return {
        *(f"basic {kind}" for kind in explore),
        *(f"auction {kind}" for kind in (*explore, "choose", "pass", "bid")),
        *(f"{version} with {players}" for version in ("basic", "auction") for players in (2, 3, 4)),
        *(f"hexagon {row['id']}" for row in rows),
        *(f"temple level {number}" for number in _temple_numbers()),
        *(f"{kind} {member}" for kind in ("guard", "place", "jump", "move") for member in ("worker", "leader")),
        *(f"points from {source}" for source in cells.SOURCES),
        *(
            "camp in the jungle",
            "camp after treasures",
            "all pass",
            "one winner",
            "shared win",
            "a hexagon without a place",
        ),
    }


def records() -> dict[str, Record]:
    """Return the golden games as they are stored."""
    return stored("tikal")


if __name__ == "__main__":
    for name, (players, seed, auction) in GAMES.items():
        store(name, played(players, seed, auction, liked_in_the_corner if name == "corner" else liked))

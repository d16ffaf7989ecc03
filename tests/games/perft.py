"""Perft tables: how many sequences of decisions there are from fixed positions, in all and by the first decision.

``python -m tests.games.perft`` writes the counts anew, for the positions that the data files list.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

import sacbe
from sacbe.core.playout import perft, play_randomly
from sacbe.core.rng import Generator
from sacbe.core.state import State

DATA = Path(__file__).parent.parent / "data"


@dataclass
class Position:
    """A position that random play reaches, the leaves at depths 1, 2, 3, ..., and those of each first decision."""

    players: int
    seed: int
    moves: int
    options: dict[str, object] = field(default_factory=dict)
    leaves: list[int] = field(default_factory=list)
    by_decision: dict[str, int] = field(default_factory=dict)

    def state(self, game: str) -> State:
        """Return the position itself."""
        state = sacbe.game(game).start(self.players, self.seed, **self.options)  # type: ignore[arg-type]
        play_randomly(state, Generator(self.seed), self.moves)
        return state

    def counted(self, game: str) -> "Position":
        """Return the same position, counted anew to the same depth."""
        state, depth = self.state(game), len(self.leaves)
        leaves = [int(perft(state, d)) for d in range(1, depth + 1)]
        return Position(self.players, self.seed, self.moves, self.options, leaves, _by_decision(state, depth))

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([f"{self.players}p", f"seed{self.seed}", f"move{self.moves}", *options])


def _by_decision(state: State, depth: int) -> dict[str, int]:
    """Return the leaves below each decision that can be taken first."""
    found: dict[str, int] = {}
    for action in [] if state.over else state.legal(state.actors[0]):
        after = state.copy()
        after.apply(action, state.actors[0])
        found[state.text(action)] = int(perft(after, depth - 1))
    return found


def table(game: str) -> list[Position]:
    """Return the positions of a game's data file."""
    return [Position(**row) for row in json.loads(_file(game).read_text(encoding="utf-8"))]


def write(game: str, positions: list[Position]) -> None:
    """Write a game's data file, a line a position."""
    rows = ",\n".join(json.dumps(asdict(position), ensure_ascii=False) for position in positions)
    _file(game).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def _file(game: str) -> Path:
    return DATA / f"perft-{game}.json"


if __name__ == "__main__":
    for name in sacbe.games():
        write(name, [position.counted(name) for position in table(name)])

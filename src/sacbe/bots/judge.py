"""The evaluator a bot uses, and what its expectations mean to a seat."""

from importlib import import_module
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from sacbe.core.deal import Deal
from sacbe.core.errors import SacbeError, quoted
from sacbe.core.evaluator import Evaluator, PointsOnly, Weights, no_weights, read_weights
from sacbe.core.net import NetWeights, read_net
from sacbe.core.registry import house_games
from sacbe.core.state import State

NETS: Final[dict[str, tuple[int, NetWeights]]] = {}
"""Nets that have been read, by file, and when the file was last changed."""
ENVY: Final = 0.4
"""What a point of the best opponent is worth against one of the seat's own, where there are several opponents."""


def evaluator_of(game: str, weights: Weights | None = None) -> Evaluator:
    """Return the evaluator of a game, with its own weights or with others; one without counts points alone."""
    if game not in house_games():
        return PointsOnly()
    module = import_module(f"sacbe.{game}.evaluate")
    return cast(Evaluator, module.evaluator(weights or weights_of(game)))


def weights_of(game: str, past: str = "") -> Weights:
    """Return the weights that ship with a game, with the net if there is one; or those of the past by their name."""
    if game not in house_games():
        return no_weights()
    file = past_file(game, past) if past else weights_file(game)
    weights, net = read_weights(file), file.with_name(f"{past}.net.json") if past else net_file(game)
    return weights.with_net(known_net(net)) if net.is_file() else weights


def past_file(game: str, name: str) -> Path:
    """Return where weights of the past are: bots that play with them are opponents that never change."""
    folder = weights_file(game).parent / "past"
    names = sorted(file.stem for file in folder.glob("*.json") if not file.stem.endswith((".net", "levels")))
    if name not in names:
        raise SacbeError("error-past-weights", {"game": game, "name": quoted(name), "names": ", ".join(names)})
    return folder / f"{name}.json"


def known_net(file: Path) -> NetWeights:
    """Return the net in a file; it is read again only when the file has changed."""
    changed = file.stat().st_mtime_ns
    known = NETS.get(str(file))
    if known is None or known[0] != changed:
        known = NETS[str(file)] = (changed, read_net(file))
    return known[1]


def weights_file(game: str) -> Path:
    """Return where the weights of a game are."""
    if game not in house_games():
        raise SacbeError("error-no-evaluation", {"game": game})
    return Path(str(import_module(f"sacbe.{game}").__file__)).parent / "weights.json"


def net_file(game: str) -> Path:
    """Return where the net of a game is, if it has one."""
    return weights_file(game).with_name("net.json")


def envy(seats: i64) -> float:
    """Return what an opponent's point is worth against one of the seat's own: all of it where there are only two."""
    return 1.0 if seats == 2 else ENVY if seats > 2 else 0.0


def utility(judge: Evaluator, seat: i64, seats: i64, share: float) -> float:
    """Return what the expectations in an evaluator mean to a seat: own points, less a share of the best other's."""
    best = -1000.0
    for other in range(seats):
        if other != seat and judge.values[other] > best:
            best = judge.values[other]
    return judge.values[seat] - share * best if seats > 1 else judge.values[seat]


def fold(state: State, deal: Deal) -> i64:
    """Return a digest that is equal for positions that look equal, whatever is still hidden in their deals."""
    own = state.deal
    state.deal = deal
    digest = state.digest()
    state.deal = own
    return digest

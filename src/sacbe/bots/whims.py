"""How imperfect players err: they misjudge turns, or overvalue some things."""

from mypy_extensions import i64

from sacbe.bots.characters import fond
from sacbe.bots.judge import evaluator_of, weights_of
from sacbe.bots.turns import Line, by_value
from sacbe.core.evaluator import Evaluator, Weights
from sacbe.core.rng import Generator


def error(random: Generator) -> float:
    """Return a random error with a standard deviation of 1."""
    total: i64 = 0
    for _ in range(4):
        total += random.below(2001) - 1000
    return float(total) / 1155.0


def chance(part: float, random: Generator) -> bool:
    """Tell whether something happens that happens in such a part of all cases."""
    return float(random.below(10_000)) < 10_000.0 * part


def pick(ends: list[Line], noise: float, random: Generator) -> Line:
    """Return the best end of a turn as it seems through noise, which is how many points a turn may be misjudged by."""
    if noise == 0.0:
        return ends[0]
    best, most = ends[0], -1e9
    for line in ends:
        seeming = line.value + noise * error(random)
        if seeming > most:
            best, most = line, seeming
    return best


def misjudge(ends: list[Line], noise: float, random: Generator) -> None:
    """Have every end of a turn seem better or worse than it is, by so many points, and put what seems best first."""
    if noise > 0.0:
        for line in ends:
            line.value += noise * error(random)
        ends.sort(key=by_value)


def tempered(weights: Weights, scale: Weights, whim: float, seed: int) -> Weights:
    """Return weights with a temper of their own: each feature seems worth more or less through a whole game.

    How much more or less is a random part of its weight on a scale, ``whim`` being the usual part.
    """
    random = Generator(seed)
    tempers = [whim * error(random) for _ in weights.features]
    rows = [
        [weight + temper * usual for weight, temper, usual in zip(row, tempers, usuals, strict=True)]
        for row, usuals in zip(weights.rows, scale.rows, strict=True)
    ]
    return Weights(weights.features, weights.knots, rows, weights.made, weights.net)


def judge_for(
    game: str, weights: Weights | None, seed: int, past: str = "", whim: float = 0.0, character: str = ""
) -> Evaluator:
    """Return the evaluator of a player.

    Whims make it value things a little wrongly, in another way for every seed, a character some things too highly.
    """
    known = weights or weights_of(game, past)
    if character:
        known = fond(game, known, character)
    return evaluator_of(game, tempered(known, known, whim, seed) if whim else known)

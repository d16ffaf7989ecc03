"""Learning a net in rounds: play, fit, prove, keep. All that is finished is on the disk, so a run goes on after a kill.

A run is a folder; round ``n`` of it has the blocks of its games, the net fitted to the last rounds, and the match
against the best net so far. The same settings make the same folder and, but for the last digits of broken numbers on
another machine, the same nets.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import sacbe
from sacbe.arena.cluster import spread
from sacbe.arena.errors import ArenaError
from sacbe.arena.intervals import Interval, mean_by_deal
from sacbe.arena.processes import share_out
from sacbe.arena.seeds import seed_for
from sacbe.bots.judge import evaluator_of, net_file
from sacbe.bots.learning import numpy
from sacbe.bots.lessons import Block, Trial, collect_block, try_out
from sacbe.bots.netfit import Course, Memory, NetFit
from sacbe.core.net import NetWeights, read_net

GAMES_A_BLOCK = 10
DEALS_A_TRIAL = 5
REMEMBERED = 3
"""Rounds whose games are learned from."""
Watch = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and of how much."""


@dataclass(frozen=True)
class Plan:
    """All that decides what is learned."""

    game: str
    counts: tuple[int, ...]
    games: int
    match: int
    seed: int
    width: int
    course: Course
    inside: float = 0.1
    """What part of the positions inside turns is learned from, too: a plan compares these as well."""
    roving: float = 0.08
    """How often players play a turn that they do not think best: so what plans reject is learned about."""
    errors: float = 0.5
    """By what part of the usual players err."""

    def settings(self) -> dict[str, object]:
        """Return all of it as plain data."""
        return {**asdict(self), "course": self.course._asdict(), "rules": sacbe.game(self.game).version}

    def command(self, rounds: int) -> str:
        """Return what learns so many rounds of it."""
        players = f" --players {self.counts[0]}" if len(self.counts) == 1 else ""
        rest = f"--games {self.games} --rounds {rounds} --match {self.match} --seed {self.seed} --width {self.width}"
        return f"sacbe train {self.game}{players} {rest}"

    @property
    def digest(self) -> str:
        """What tells this plan from every other, together with the net that it begins with."""
        begins = net_file(self.game).read_bytes() if net_file(self.game).is_file() else b""
        return sha256(json.dumps(self.settings(), sort_keys=True).encode() + begins).hexdigest()[:12]


@dataclass(frozen=True)
class Verdict:
    """What came of a round."""

    number: int
    error: float
    games: int
    won: Interval
    """The share of wins of the new net against the best so far, by deals."""
    points: Interval
    """How many points more it had."""
    mean: tuple[float, float]
    kept: bool
    errors: tuple[float, ...] = ()
    """On the games held out, pass by pass."""
    winner: Interval | None = None
    """The points of the winners of the games that were learned from."""


@dataclass(frozen=True)
class Lesson:
    """Games to learn from. Game ``n`` of them follows the seed ``seed + n``."""

    counts: tuple[int, ...]
    games: int
    seed: int
    width: int
    net: str | None = None
    """The file of the net that players use; without one they play by the weights alone."""
    inside: float = 0.0
    roving: float = 0.0
    errors: float = 1.0

    def told(self) -> dict[str, object]:
        """Return it as plain data; of the players' net only the round is told."""
        return {**asdict(self), "net": self.net and Path(self.net).parent.name}

    def blocks(self, game: str, folder: Path) -> list[Block]:
        """Return the games in blocks, each with a file in the folder."""
        return [
            Block(
                game,
                self.counts,
                first,
                min(GAMES_A_BLOCK, self.games - first),
                self.seed,
                self.width,
                self.net,
                str(folder / f"games-{first:06}.npz"),
                self.inside,
                self.roving,
                self.errors,
            )
            for first in range(0, self.games, GAMES_A_BLOCK)
        ]


class Workshop:
    """Who plays: processes of this machine, or a cluster."""

    def __init__(self, game: str, jobs: int, ray: str | None, watch: Watch) -> None:
        self.game, self.jobs, self.ray, self.watch = game, jobs, ray, watch

    def share(self, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Iterator[Any]:
        """Yield the results of pieces of work as they come."""
        if not pieces:
            return
        batches = spread(work, pieces, self.ray) if self.ray else share_out(work, pieces, min(self.jobs, len(pieces)))
        with closing(batches):
            for batch in batches:
                yield from batch

    def play(self, lesson: Lesson, folder: Path) -> list[Path]:
        """Play what is missing of a lesson; return where all of it is."""
        folder.mkdir(parents=True, exist_ok=True)
        blocks = lesson.blocks(self.game, folder)
        missing = [block for block in blocks if not Path(block.file).is_file()]
        done = len(blocks) - len(missing)
        self.watch("playing", done, len(blocks))
        for _ in self.share(collect_block, missing):
            done += 1
            self.watch("playing", done, len(blocks))
        return [Path(block.file) for block in blocks]

    def fit(self, lessons: Sequence[Lesson], files: Sequence[Sequence[Path]], course: Course, seed: int) -> NetWeights:
        """Fit a net to what lessons have shown, the newest last; it says itself what it was learned from."""
        inputs = evaluator_of(self.game).inputs
        memory = Memory(files, len(inputs.columns))
        nets = [NetFit(memory, inputs, course, seed + number) for number in range(course.nets)]
        for number, net in enumerate(nets):
            errors = net.run(partial(self.fitted, number, course.nets))
        fit = nets[0]
        if course.nets > 1:
            fit = NetFit(memory, inputs, course, seed)
            fit.become(nets)
            errors.append(fit.error(memory.held_out.nonzero()[0]))
        return fit.whole(
            {
                "game": self.game,
                "rules": sacbe.game(self.game).version,
                "lessons": [lesson.told() for lesson in lessons],
                "course": course._asdict(),
                "seed": seed,
                "games": memory.games,
                "errors": [round(error, 2) for error in errors],
            }
        )

    def fitted(self, number: int, nets: int, done: int, total: int) -> None:
        """Tell how far fitting is; ``number`` nets of all are finished."""
        self.watch("fitting", number * total + done, nets * total)

    def learn_again(self, net: NetWeights, folder: Path) -> NetWeights:
        """Learn a net once more, from the same games and in the same way."""
        made: dict[str, Any] = net.made
        if made.get("game") != self.game:
            raise ArenaError(f"the net does not say how it was learned from games of {self.game}")
        lessons = [self.known(lesson, str(made.get("command"))) for lesson in made["lessons"]]
        files = [self.play(lesson, folder / f"lesson-{i + 1}") for i, lesson in enumerate(lessons)]
        return self.fit(lessons, files, Course(**made["course"]), made["seed"])

    def known(self, told: dict[str, Any], command: str) -> Lesson:
        """Return a lesson from what a net tells of it; its players' net must be among those of the past."""
        net = told["net"] and net_file(self.game).parent / "past" / f"{told['net']}.net.json"
        if net and not net.is_file():
            raise ArenaError(f"the net learned from games of a net that is not there; {command!r} learns both")
        return Lesson(**{**told, "counts": tuple(told["counts"]), "net": net and str(net)})


class Training(Workshop):
    """A run: a plan, and the folder that holds what is finished."""

    def __init__(self, plan: Plan, runs: Path, jobs: int, ray: str | None, watch: Watch) -> None:
        super().__init__(plan.game, jobs, ray, watch)
        self.plan = plan
        self.folder = runs / f"{plan.game}-{plan.digest}"
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "plan.json").write_text(json.dumps(plan.settings(), indent=1) + "\n", encoding="utf-8")
        shipped, start = net_file(plan.game), self.folder / "start.json"
        if shipped.is_file() and not start.is_file():
            start.write_bytes(shipped.read_bytes())
        self.lessons: list[Lesson] = []
        self.best: str | None = str(start) if start.is_file() else None
        self.newest = self.best
        """The net of the round before, stronger or not: only games that a net plays show what it has wrong."""

    def round(self, number: int) -> Verdict:
        """Go through a round, or what is left of it; the new net is the best from now on if it has proved stronger."""
        self.lessons.append(self.lesson(number))
        folder = self.round_folder(number)
        self.play(self.lessons[-1], folder)
        net = folder / "net.json"
        if not net.is_file():
            numbers = range(max(1, number - REMEMBERED + 1), number + 1)
            lessons = [self.lessons[n - 1] for n in numbers]
            files = [self.play(self.lessons[n - 1], self.round_folder(n)) for n in numbers]
            fitted = self.fit(lessons, files, self.plan.course, seed_for(self.plan.seed, "fit", number))
            fitted.made["command"] = self.plan.command(number)
            save(fitted, net)
        verdict = self.prove(folder, number, net)
        if verdict.kept:
            self.best = str(net)
        self.newest = str(net)
        return verdict

    def round_folder(self, number: int) -> Path:
        """Return where a round is kept."""
        return self.folder / f"round-{number:02}"

    def lesson(self, number: int) -> Lesson:
        """Return the games of a round, played with the net of the round before."""
        plan = self.plan
        seed = seed_for(plan.seed, "lessons", number)
        return Lesson(plan.counts, plan.games, seed, plan.width, self.newest, plan.inside, plan.roving, plan.errors)

    def prove(self, folder: Path, number: int, net: Path) -> Verdict:
        """Play the match of a round, or what is missing of it, and say what it shows."""
        file = folder / "match.json"
        found: list[list[Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
        trials = [self.trial(number, net, first) for first in range(0, self.plan.match // 2, DEALS_A_TRIAL)]
        known = {deal[0] for deal in found}
        missing = [trial for trial in trials if trial.first not in known]
        self.watch("proving", len(trials) - len(missing), len(trials))
        for deals in self.share(try_out, missing):
            found += [list(deal) for deal in deals]
            part = file.with_suffix(".part")
            part.write_text(json.dumps(found), encoding="utf-8")
            part.replace(file)
            self.watch("proving", len(found) // DEALS_A_TRIAL, len(trials))
        winner = winners_of(sorted(folder.glob("games-??????.npz")))
        return replace(verdict_of(number, read_net(net), sorted(found)), winner=winner)

    def trial(self, number: int, net: Path, first: int) -> Trial:
        """Return some deals of the match of a round."""
        plan = self.plan
        deals = min(DEALS_A_TRIAL, plan.match // 2 - first)
        seed = seed_for(plan.seed, "match", number)
        return Trial(plan.game, plan.counts, first, deals, seed, plan.width, str(net), self.best)


def save(net: NetWeights, file: Path) -> None:
    """Write a net so that the file is there whole or not at all."""
    part = file.with_suffix(".part")
    net.save(part)
    part.replace(file)


def verdict_of(number: int, net: NetWeights, deals: list[list[Any]]) -> Verdict:
    """Return what a match shows; a net is kept if it is stronger with a certainty of 95 %."""
    won = mean_by_deal([[deal[1]] for deal in deals])
    points = mean_by_deal([[deal[2] - deal[3]] for deal in deals])
    ours, theirs = (sum(deal[i] for deal in deals) / len(deals) for i in (2, 3))
    errors = net.made["errors"]
    games = net.made["games"]
    assert isinstance(errors, list)
    assert isinstance(games, int)
    return Verdict(number, min(errors), games, won, points, (ours, theirs), stronger(won), tuple(errors))


def winners_of(files: Sequence[Path]) -> Interval:
    """Return the points of the winners of the games in some blocks."""
    np = numpy()
    most: list[list[float]] = []
    for file in files:
        with np.load(file) as found:
            last = found["left"] == 0
            numbers, final = found["number"][last], found["final"][last]
            most += [[float(final[numbers == number].max())] for number in np.unique(numbers)]
    return mean_by_deal(most)


def stronger(won: Interval) -> bool:
    """Tell whether a share of wins is above one half for sure."""
    return won.low is not None and won.low > 0.5

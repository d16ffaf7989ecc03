"""A match played on from wherever it stands."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from sacbe.arena.cluster import spread
from sacbe.arena.match import Match
from sacbe.arena.playing import Outcome, play
from sacbe.arena.processes import share_out
from sacbe.arena.store import Store, opened, run_folder

Watcher = Callable[[int, int], None]
"""Is told how many games are finished, and how many there are to be."""


def run(
    match: Match,
    games: int,
    runs: Path,
    jobs: int = 1,
    ray: str | None = None,
    watch: Watcher = lambda done, total: None,
) -> list[Outcome]:
    """Play what is missing of a match, and return the outcomes of all its games so far asked for, in their order.

    Neither ``jobs`` nor ``ray`` nor earlier interruptions change the outcomes of bots that do not play by the clock.
    """
    with opened(run_folder(runs, match), match) as store:
        wanted = set(match.tasks(games))
        for done in _play_missing(store, match, games, jobs, ray):
            watch(done, len(wanted))
        return [outcome for outcome in store.outcomes() if outcome.task in wanted]


def _play_missing(store: Store, match: Match, games: int, jobs: int, ray: str | None) -> Iterator[int]:
    """Play all games that are not stored yet, store each at once, and yield how many there are."""
    stored = store.done()
    wanted = list(match.tasks(games))
    missing = [task for task in wanted if task not in stored]
    done = len(wanted) - len(missing)
    yield done
    if not missing:
        return
    work = partial(play, match)
    batches = spread(work, missing, ray) if ray else share_out(work, missing, min(jobs, len(missing)))
    with closing(batches):
        for batch in batches:
            store.add(batch)
            done += len(batch)
            yield done

"""Golden games: complete records of games played with some sense, and what they show between them.

``python -m tests.tzolkin.golden`` writes them anew after a change that raises the rules version. The games are played
one after the other; each is dealt such that tiles come early of which the games before it have not shown all, and its
players like best to show what is still missing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import sacbe
from sacbe.core.record import Record
from sacbe.core.rng import Generator
from sacbe.tzolkin.cells import SOURCES
from sacbe.tzolkin.names import BLOCKS, GEAR_ACTIONS, HARVESTS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.traits import QUICK_KINDS
from tests.golden import store, stored
from tests.tzolkin.sense import STYLES, turn_of_choice
from tests.tzolkin.shown import TOMB, watched

Deal = dict[str, list[str]]

GAME = sacbe.game("tzolkin")
MODULES = tuple(option.name for option in GAME.options)


class Plan(NamedTuple):
    """A golden game before it is played."""

    players: int
    seed: int
    modules: Sequence[str] = ()
    styles: Sequence[str] = ("builder", "priest", "farmer", "scholar", "pilgrim")
    """By seats, then again from the first; with equal styles everybody goes for the same."""
    attempts: int = 40
    """How often it is played on differently."""

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game."""
        return dict.fromkeys(self.modules, True)


GAMES: dict[str, Plan] = {
    "base-2": Plan(2, 1),
    "base-3": Plan(3, 2, styles=("pilgrim", "builder", "scholar")),
    "base-4": Plan(4, 3),
    "tribes-4": Plan(4, 4, ("tribes",)),
    "prophecies-3": Plan(3, 5, ("prophecies",)),
    "buildings-4": Plan(4, 6, ("buildings",)),
    "quick-actions-2": Plan(2, 7, ("quick_actions",)),
    "base-5": Plan(5, 8),
    "all-5": Plan(5, 9, MODULES),
    "all-2": Plan(2, 10, MODULES),
    "all-3": Plan(3, 11, MODULES),
    "all-4": Plan(4, 12, MODULES),
    "idlers-4": Plan(4, 13, MODULES, ("idler",)),
    "hoarders-5": Plan(5, 14, ("prophecies",), ("hoarder", "priest")),
    "pilgrims-4": Plan(4, 15, (), ("pilgrim",)),
    "pilgrims-3": Plan(3, 16, (), ("pilgrim", "idler")),
    "crowd-5": Plan(5, 17, (), ("crowd",)),
    "patrons-3": Plan(3, 18, ("buildings",), ("patron",)),
    "builders-4": Plan(4, 19, ("tribes", "buildings"), ("builder", "scholar")),
    "patrons-4": Plan(4, 20, ("buildings", "prophecies"), ("patron", "builder"), 60),
    "peacemakers-2": Plan(2, 21, (), ("peacemaker",), 60),
    "all-5-again": Plan(5, 22, MODULES, attempts=60),
    "all-4-again": Plan(4, 23, MODULES, attempts=60),
    "builders-3": Plan(3, 24, (), ("builder",), 60),
    "builders-2": Plan(2, 25, (), ("builder",), 60),
    "savers-2": Plan(2, 26, (), ("saver",), 60),
    "zealots-2": Plan(2, 26, (), ("zealot", "farmer"), 15),
}
"""The golden games, in the order in which they are played."""


def arranged(plan: Plan, missing: set[str]) -> Deal:
    """Return a deal in which the tiles come first that have most to show."""
    words = [word for thing in missing for word in thing.split()]
    deal = GAME.deal(plan.players, plan.seed, **plan.options)
    return {name: sorted(stack, key=lambda tile: -words.count(tile)) for name, stack in deal.items()}


def best_played(plan: Plan, missing: set[str]) -> Tzolkin:
    """Play a game; then time and again go back to one of its turns and play on differently, if that shows more.

    What the game shows is no longer missing.
    """
    deal = arranged(plan, missing)
    random = Generator(plan.seed)
    best, left = played(plan, deal, [], missing, random)
    for _ in range(plan.attempts):
        history = best.history
        assert history is not None
        turn = history.turns[random.below(len(history.turns))]
        other, other_left = played(plan, deal, history.moves[:turn], missing, random)
        if len(other_left) <= len(left):
            best, left = other, other_left
    missing &= left
    return best


def played(
    plan: Plan, deal: Deal, begun: list[tuple[int, int]], missing: set[str], random: Generator
) -> tuple[Tzolkin, set[str]]:
    """Play a game that has been begun to its end; return it, and what is missing after it."""
    state = GAME.start(plan.players, deal=deal, **plan.options)
    assert isinstance(state, Tzolkin)
    left = missing.difference(_variant(plan.players, state.settings))
    for seat, action in begun:
        left -= watched(state, seat, action)
    while not state.over:
        seat = state.actors[0]
        style = STYLES[plan.styles[seat % len(plan.styles)]]
        for action in turn_of_choice(state, seat, style, left, random):
            left -= watched(state, seat, action)
    return state, left


def _variant(players: int, options: Mapping[str, object]) -> Iterator[str]:
    """Yield what the players and options of a game show."""
    yield f"{players} players"
    yield _modules(name for name, on in options.items() if on)


def _modules(names: Iterable[str]) -> str:
    return f"modules: {', '.join(names)}"


def shown_by(record: Record) -> set[str]:
    """Return what a golden game shows."""
    shown = set(_variant(record.players, record.options))
    state = sacbe.replay(record, 0)
    assert isinstance(state, Tzolkin)
    for seat, move in record.moves:
        shown |= watched(state, seat, state.parse(move))
    return shown


NEVER = {
    **{
        f"{action} by stepping back": "behind it are only spaces of free choice, from which no step back is needed"
        for action in ("palenque_5", "yaxchilan_5", "tikal_5", "uxmal_5", "chichen_itza_9")
    },
    **{f"uxmal_5 through {way}": "an action that only leads to itself is not offered" for way in ("uxmal_5", TOMB)},
    **{
        f"chichen_itza_{space} through {way}": "only the actions of the four small gears are offered"
        for space in range(1, 10)
        for way in ("uxmal_5", TOMB)
    },
}
"""What no game can show, and why."""
WAYS = ("from its space", "as a free choice", "by stepping back", "through uxmal_5", f"through {TOMB}")
"""How an action of a gear is come by."""
TAXING = (
    "wrathful_gods",
    "angry_god_chaac",
    "angry_god_quetzalcoatl",
    "angry_god_kukulcan",
    "gold_shortage",
    "desecration",
    "teacher_shortage",
)


def wanted() -> set[str]:
    """Return all that golden games must show between them."""
    return {*_wanted_base(), *_wanted_expansion()} - NEVER.keys()


def _ids(block: str) -> list[str]:
    return [str(row["id"]) for row in GAME.rules().pack.rows(block)]


def _wanted_base() -> Iterator[str]:
    yield from (f"{players} players" for players in GAME.counts)
    yield from (_modules(names) for names in ((), MODULES, *([name] for name in MODULES)))
    yield from (f"keep {tile}" for tile in _ids("wealth"))
    yield from (f"{tile} built" for block in ("buildings", "monuments") for tile in _ids(block))
    yield from (f"{tile} scored" for tile in _ids("monuments"))
    yield from (f"{action} {way}" for action in GEAR_ACTIONS for way in WAYS)
    yield from (f"harvest {way}" for way in HARVESTS)
    yield from (f"{technology} {level}" for technology in TECHNOLOGIES for level in (1, 2, 3))
    yield from (f"bonus of {technology}" for technology in TECHNOLOGIES)
    yield from (f"{verb} {block}" for verb in ("sell", "buy", "spare", "take", "pay") for block in BLOCKS)
    yield from (f"top of {temple}" for temple in TEMPLES)
    yield from (f"points from {source}" for source in SOURCES)
    yield from ("beg", "forced begging", "pity", "nothing", "plain", "second building", "monument at tikal_4")
    yield from (
        "building for corn",
        "building from tomb_builder",
        "theology looks ahead",
        "offering",
        "light again",
        "days 1",
        "days 2",
    )
    yield from ("two days over a food day", "marker taken", "marker passed on", "one winner", "shared win")
    yield from ("no skulls from the gods", "no skulls in the bank")


def _wanted_expansion() -> Iterator[str]:
    yield from (f"{tile} built" for tile in _ids("new_buildings"))
    yield from (f"tribe {tribe}" for tribe in _ids("tribes"))
    yield from ("pass", "over", "cheap", "ahead", "trade", "quick", "bacab", "bacab begs", "balam", "ixtab", "yaluk")
    yield from ("ah_chuy_kak", "cit_bolon_tum on an extra space", "huracan", "huracan steps back", "itzamna", "yumkaax")
    yield from (f"itzamna takes {technology}" for technology in TECHNOLOGIES)
    yield from (f"{prophecy} scored" for prophecy in _ids("prophecies"))
    yield from (f"{points} points of a prophecy" for points in (-5, 6, 13))
    yield from (f"{prophecy} {answer}" for prophecy in TAXING for answer in ("paid", "refused"))
    yield from (f"{prophecy} felt" for prophecy in _ids("prophecies") if prophecy not in TAXING)
    renovations = _ids("new_buildings")[:4]
    yield from (f"{tile} renovated for a {kind}" for tile in renovations for kind in ("building", "monument"))
    yield from ("corn of x_farm_corn_store", "wood of x_tomb_seasons", "skull of x_tomb_seasons")
    yield from ("gold of x_civic_gold_yard", "stone of x_shrine_stone_yard", "corn of x_farm_great_harvest")
    yield from ("monument from x_tomb_monument", "swap")
    yield from (f"quick {kind}" for kind in QUICK_KINDS)


def records() -> dict[str, Record]:
    """Return the golden games as they are stored."""
    return stored("tzolkin")


if __name__ == "__main__":
    left = wanted()
    for name, plan in GAMES.items():
        store(name, best_played(plan, left))

"""Players with some sense: they try out turns, and take the one after which they like their position best.

What they like is a matter of style; but above all they like to show what no golden game has shown before.
"""

from sacbe.core.ledger import History
from sacbe.core.rng import Generator
from sacbe.tzolkin import cells
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.names import GEARS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.scoring import monument_points
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps.buildings import blocks_of, missing_blocks
from sacbe.tzolkin.steps.constructions import NOTHING_OLD
from sacbe.tzolkin.steps.wealth import chosen_tribe
from sacbe.tzolkin.traits import EXTRA_FOOD, HUNGER
from tests.tzolkin.shown import watched

Turn = list[int]
Style = dict[str, float]

TRIES = 80
"""How many turns a player tries out."""
NEWS = 12.0
"""What it is worth to show something new, in points."""
TO_SHOW = 5.0
"""What it is worth to have a building that has something to show yet; a tribe is worth twice as much."""

STYLES: dict[str, Style] = {
    "builder": {"blocks": 1.2, "buildings": 5, "monuments": 2, "saving": 2, "yaxchilan": 1.3, "tikal": 1.5},
    "patron": {"buildings": 0.5, "monuments": 2, "saving": 4, "yaxchilan": 1.2, "workers": 1.5},
    "priest": {"temples": 3, "skulls": 2, "uxmal": 1.3},
    "farmer": {"corn": 1.5, "workers": 2, "harvests": 2, "palenque": 1.4},
    "scholar": {"technologies": 2.5, "saving": 1, "tikal": 1.3},
    "pilgrim": {"skulls": 4, "temples": 1.5, "yaxchilan": 2, "chichen_itza": 4},
    "hoarder": {"skulls": 9, "temples": 3, "yaxchilan": 3, "chichen_itza": 0},
    "zealot": {"quetzalcoatl": 20},
    "saver": {"blocks": 4, "buildings": 1, "corn": 1.2},
    "peacemaker": {"peace": 4},
    "crowd": {"pity": 1},
    "idler": {"palenque": 1.8, "yaxchilan": 1.8, "tikal": 1.8, "uxmal": 1.8, "chichen_itza": 2},
}
"""How much more than others a player likes a thing; who likes a gear leaves the workers on it for long."""
LIKES: Style = {
    **dict.fromkeys(("corn", "blocks", "skulls", "temples", "technologies", "workers", "harvests", "monuments"), 1.0),
    **dict.fromkeys(GEARS, 1.0),
    **dict.fromkeys(TEMPLES, 1.0),
    "buildings": 2.0,
    "saving": 0.3,
    "peace": 0.0,
    "pity": 0.0,
}
PROMISES = (
    (2.6, 3.2, 4.2, 5.4, 6.8, 8.0),
    (2.6, 3.0, 4.0, 5.6, 6.8, 8.0),
    (2.6, 3.4, 4.4, 6.0, 7.0, 6.4),
    (2.6, 3.0, 3.6, 6.4, 6.0, 6.8),
    (2.0, 3.2, 4.4, 5.6, 6.8, 8.0, 9.2, 10.4, 11.6, 12.8),
)
"""What a worker on a space of a gear will bring, in corn; behind the last of these spaces it does not grow."""
PRICES = (2, 3, 4)
"""What blocks are worth in corn."""


def turn_of_choice(state: Tzolkin, seat: int, style: Style, missing: set[str], random: Generator) -> Turn:
    """Return the decisions of the turn that a player likes best of those it tries out.

    One turn in two is tried out from the start; the other begins as the best so far, and ends differently.
    """
    names = {word for thing in missing for word in thing.split()}
    best: Turn = []
    most = float("-inf")
    for number in range(TRIES):
        twin = state.quiet()
        assert isinstance(twin, Tzolkin)
        begun = best[: random.below(len(best) + 1)] if number % 2 else []
        turn, shown = _tried(twin, seat, begun, random)
        liked = worth(twin, seat, style, names) + NEWS * len(shown & missing)
        if liked > most:
            best, most = turn, liked
    return best


def _tried(twin: Tzolkin, seat: int, begun: Turn, random: Generator) -> tuple[Turn, set[str]]:
    """Play a turn that has been begun to its end at random; return its decisions and what they show."""
    twin.history = history = History({}, [])
    turn: Turn = []
    shown: set[str] = set()
    while seat in twin.actors and not history.turns:
        legal = twin.legal(seat)
        turn.append(begun[len(turn)] if len(turn) < len(begun) else legal[random.below(len(legal))])
        shown |= watched(twin, seat, turn[-1])
    return turn, shown


def worth(s: Tzolkin, seat: int, style: Style, names: set[str]) -> float:
    """Return what a position is worth to a player, in points, as far as one turn lets one see.

    Tiles have more to show if they are among the ``names``: they are worth having, and keeping.
    """
    like = LIKES | style
    if like["pity"] and "pity" in names:
        return _pity(s, seat)
    saved = _saved_most(s, seat, names)
    like["tikal" if saved > 0.9 else "yaxchilan"] *= 1 + like["saving"] / 6
    time = max(27 - int(s.cells[cells.DAY]), 0) / 27
    corn = 0.25 + 0.75 * time
    blocks = sum(price * int(s.of(seat, cells.WOOD + i)) for i, price in enumerate(PRICES))
    return (
        int(s.units(seat)) / cells.UNIT
        + like["corn"] * corn * int(s.of(seat, cells.CORN))
        + like["blocks"] * corn * blocks
        + corn * _gears(s, seat, like) * min(27 - int(s.cells[cells.DAY]), 4) / 4
        + like["skulls"] * (3 + 3 * time) * int(s.of(seat, cells.SKULL))
        + like["temples"] * _temples(s, seat, like, names)
        + like["technologies"] * (0.3 + time) * _technologies(s, seat, names)
        + like["workers"] * 10 * time * int(s.of(seat, cells.WORKERS))
        + like["harvests"] * 0.5 * int(s.of(seat, cells.CORN_TILES) + s.of(seat, cells.WOOD_TILES))
        - _hunger(s, seat)
        + _tiles(s, seat, like, names)
        + like["saving"] * 18 * saved**3
        - like["peace"] * abs(_prospect(s, 0) - _prospect(s, 1))
    )


def _prospect(s: Tzolkin, seat: int) -> float:
    """Return the points of a player if the game ended now."""
    goods = int(s.of(seat, cells.CORN)) + sum(price * int(s.of(seat, cells.WOOD + i)) for i, price in enumerate(PRICES))
    return int(s.units(seat)) / cells.UNIT + (0 if s.over else goods / 4 + 3 * int(s.of(seat, cells.SKULL)))


def _pity(s: Tzolkin, seat: int) -> float:
    """What brings the last player into need of pity: no corn, no temple to step down on, and no space for nothing."""
    beggar = s.players - 1
    steps = sum(int(s.of(beggar, cells.TEMPLE + temple)) for temple in range(len(TEMPLES)))
    corn, hand = int(s.of(beggar, cells.CORN)), int(s.of(beggar, cells.AVAILABLE))
    if seat == beggar:
        return hand - 2 * corn - 4 * steps
    taken = sum(s.on(gear, 0) > 0 for gear in range(len(GEARS))) + (s.cells[cells.START_SPACE] > 0)
    if steps == -len(TEMPLES) and corn == 0 and hand == s.of(beggar, cells.WORKERS):
        return 5 * taken
    return int(s.of(seat, cells.AVAILABLE)) - 5 * (s.cells[cells.START_SPACE] > 0)


def _temples(s: Tzolkin, seat: int, like: Style, names: set[str]) -> float:
    """What the temples will bring, the higher the more; all the more if nobody has been seen on top."""
    total = 0.0
    for temple, name in enumerate(TEMPLES):
        step = int(s.of(seat, cells.TEMPLE + temple))
        points = int(s.parts.temple_points[temple * MOST_STEPS + step + 1])
        total += like[name] * (0.6 * points + 0.5 * step)
        skulls = name == "kukulcan" and "gods" in names
        if name in names or skulls or ("light" in names and not s.of(seat, cells.LIGHT)):
            total += 0.3 * step * step
    return total


def _technologies(s: Tzolkin, seat: int, names: set[str]) -> float:
    """What the technologies will bring, the higher the more."""
    levels = {name: int(s.level(seat, track)) for track, name in enumerate(TECHNOLOGIES)}
    total = sum(level * (level + 4) for level in levels.values())
    return (
        total
        + 4 * sum(level for name, level in levels.items() if name in names)
        + 4 * levels["architecture"] * ("spare" in names)
    )


def _gears(s: Tzolkin, seat: int, like: Style) -> float:
    """What the workers on the gears will bring, in corn; from the last space the next day pushes them off."""
    total = 0.0
    skulls = int(s.of(seat, cells.SKULL))
    for gear, name in enumerate(GEARS):
        last = int(s.last_space(gear, seat))
        promises = PROMISES[gear]
        for space in (space for space in range(last - 1, -1, -1) if s.on(gear, space) == seat + 1):
            promise = like[name] * promises[min(space, len(promises) - 1)]
            if name == "chichen_itza":
                promise *= 1 if skulls > 0 else 0.4
                skulls -= 1
            total += promise
    return total


def _hunger(s: Tzolkin, seat: int) -> float:
    """What the workers who cannot be fed will cost; far from a food day one worries less."""
    held = int(s.cells[cells.FOOD_DAYS])
    if held == len(s.parts.food_days):
        return 0.0
    need = int(s.parts.feed_corn + s.trait(seat, EXTRA_FOOD) + s.calamity(HUNGER) - s.of(seat, cells.FEED_DISCOUNT))
    hungry = int(s.of(seat, cells.WORKERS) - s.of(seat, cells.FEED_WORKERS)) * need - int(s.of(seat, cells.CORN))
    days = int(s.parts.food_days[held] - s.cells[cells.DAY])
    return 2 * max(hungry, 0) / (1 + max(days, 0) / 8)


def _tiles(s: Tzolkin, seat: int, like: Style, names: set[str]) -> float:
    """What the tribe, own buildings and monuments are worth."""
    buildings, monuments = s.parts.buildings.ids, s.parts.monuments.ids
    own = [i for i in range(len(buildings)) if s.cells[cells.BUILDING + i] == seat + 1]
    tribe = int(chosen_tribe(s, seat))
    total = 2 * TO_SHOW * (tribe > 0 and s.parts.tribes[tribe - 1] in names)
    total += sum(like["buildings"] + TO_SHOW * (buildings[tile] in names) for tile in own)
    for tile in range(len(monuments)):
        if s.cells[cells.MONUMENT + tile] == seat + 1:
            total += like["monuments"] * (6 + int(monument_points(s, seat, tile)))
    return total


def _saved_most(s: Tzolkin, seat: int, names: set[str]) -> float:
    """Return which part of its cost a player has for some monument, less for one that has been shown."""
    own = [i for i in range(len(s.parts.buildings.ids)) if s.cells[cells.BUILDING + i] == seat + 1]
    on_offer = [i for i in range(len(s.parts.monuments.ids)) if s.cells[cells.MONUMENT + i] == cells.ON_OFFER]
    ids = s.parts.monuments.ids
    return max((_saved(s, seat, i, own) * (1 if ids[i] in names else 0.7) for i in on_offer), default=0.0)


def _saved(s: Tzolkin, seat: int, tile: int, own: list[int]) -> float:
    """Return which part of a monument's cost a player has, be it in a building that can be torn down for it."""
    tiles = s.parts.monuments
    old = [NOTHING_OLD, *(building for building in s.parts.renovations if building in own)]
    missing = min(int(missing_blocks(s, seat, tiles, tile, building)) for building in old)
    return 1 - missing / int(blocks_of(s, tiles, tile, NOTHING_OLD))

"""What a move of Tzolk'in shows: the decision, what changed hands by it, and how the table looks afterwards.

Where nothing else can be done the table moves by itself, so what a rule has done is read from the ledger and from the
table, and only a real choice from the move.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sacbe.core.actions import roomy
from sacbe.tzolkin import cells
from sacbe.tzolkin.actions import BUILDING_ROOM, MONUMENT_ROOM, SPACES
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.expansion.quick_actions import quick_kind
from sacbe.tzolkin.names import BLOCKS, GEARS, TECHNOLOGIES, TEMPLES, THEOLOGY
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import constructions, step_ids
from sacbe.tzolkin.steps.food_day import entitled
from sacbe.tzolkin.steps.placed import placed_now
from sacbe.tzolkin.steps.placing import cheapest_space
from sacbe.tzolkin.traits import QUICK_KINDS

KUKULCAN = TEMPLES.index("kukulcan")
ARCHITECTURE_BONUS = 12
"""Three points, in quarters: level 2 of architecture gives two."""
TOMB = "tomb_any_action"
LEVEL_2 = {"agriculture": "palenque_1", "extraction": "yaxchilan_2", "theology": "chichen_itza"}
"""Where level 2 of a technology would have worked, had it not been forgotten."""


class Note(NamedTuple):
    """An entry of the ledger."""

    seat: int
    what: str
    amount: int
    cause: str


def watched(state: Tzolkin, seat: int, action: int) -> set[str]:
    """Take an action, and return what it shows."""
    before = state.quiet()
    assert isinstance(before, Tzolkin)
    text = state.text(action)
    shown = {text, text.split()[0], *_decision(before, seat, text)}
    history = state.history
    assert history is not None
    first = len(history.notes)
    state.apply(action, seat)
    rules = state.rules
    notes = [Note(who, rules.field_names[what], n, rules.causes[why]) for _, who, what, n, why in history.notes[first:]]
    for note in notes:
        shown.update(_ledger(before, state, note))
    shown.update(_begging(state, text, notes), _calamity(before, text, notes), _skulls(before, state, text, notes))
    shown.update(_table(before, state))
    if state.over:
        shown.update(_end(state))
    return shown


# -- the decision ------------------------------------------------------------------------------------------------------


def _decision(s: Tzolkin, seat: int, text: str) -> Iterator[str]:
    """Yield what a decision shows where it is taken."""
    kind, *words = text.split()
    if kind in _KINDS:
        yield from _KINDS[kind](s, seat, words)
    if s.step == step_ids.TAX:
        yield f"{_prophecy(s)} {'refused' if kind == 'refuse' else 'paid'}"
    elif s.step == step_ids.OFFERING and kind == "pay":
        yield "offering"


def _use(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    """Yield how an action of a gear was come by."""
    (action,) = words
    if s.step == step_ids.ANY_ACTION:
        yield f"{action} through {TOMB if s.a else 'uxmal_5'}"
        return
    at, space = divmod(int(s.a), SPACES)
    gear, _, number = action.rpartition("_")
    steps = space - int(number)
    ahead = space + (gear == "chichen_itza" and s.masters(seat, THEOLOGY, 1))
    if gear != GEARS[at]:
        yield "huracan" if steps == 0 else "huracan steps back" if steps > 0 else "huracan's free choice"
    elif steps == 0:
        yield f"{action} from its space"
    elif ahead >= s.parts.gear_free[at]:
        yield f"{action} as a free choice"
    else:
        yield f"{action} by stepping back" if steps > 0 else "theology looks ahead"


def _place(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    """Yield what is special about a placement."""
    if s.step == step_ids.TURN:
        if cheapest_space(s, seat) > s.of(seat, cells.CORN):
            yield "pity"
    elif _tribe(s, seat) == "yumkaax" and placed_now(s):
        yield "yumkaax"


def _pick(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    """Yield what is special about a pick-up."""
    if s.step == step_ids.PLACING:
        yield "ah_chuy_kak"
    if int(words[1]) > s.parts.gear_last[GEARS.index(words[0])]:
        yield "cit_bolon_tum on an extra space"


def _build(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    """Yield in which kind of construction something was built."""
    if constructions.kind_now(s) in (constructions.SECOND, constructions.SECOND_PLAIN):
        yield "second building"
    elif constructions.kind_now(s) == constructions.MAY_BUILD:
        yield "building from tomb_builder"
    elif constructions.kind_now(s) == constructions.FOR_CORN:
        yield "building for corn"


def _monument(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    from_tomb = constructions.kind_now(s) == constructions.MAY_BUILD_MONUMENT
    yield "monument from x_tomb_monument" if from_tomb else "monument at tikal_4"


def _quick(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    yield f"quick {QUICK_KINDS[quick_kind(s)]}"


def _days(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    held = s.cells[cells.FOOD_DAYS]
    if words == ["2"] and s.cells[cells.DAY] + 1 == s.parts.food_days[held]:
        yield "two days over a food day"


def _advance(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    if s.step == step_ids.TECHNOLOGY and _tribe(s, seat) == "itzamna":
        yield "itzamna"


def _bonus_of_choice(s: Tzolkin, seat: int, words: list[str]) -> Iterator[str]:
    yield f"itzamna takes {words[0]}"


_KINDS: dict[str, Callable[[Tzolkin, int, list[str]], Iterator[str]]] = {
    "use": _use,
    "place": _place,
    "start": _place,
    "pick": _pick,
    "build": _build,
    "monument": _monument,
    "quick": _quick,
    "days": _days,
    "advance": _advance,
    "bonus": _bonus_of_choice,
}


# -- the ledger --------------------------------------------------------------------------------------------------------


def _ledger(before: Tzolkin, after: Tzolkin, note: Note) -> Iterator[str]:
    """Yield what an entry of the ledger shows."""
    seat, what, amount, cause = note
    if what in TECHNOLOGIES and amount > 0:
        yield f"{what} {after.level(seat, TECHNOLOGIES.index(what))}"
    elif what in TEMPLES and amount > 0:
        temple = TEMPLES.index(what)
        if after.of(seat, cells.TEMPLE + temple) == after.parts.temple_top[temple]:
            yield f"top of {what}"
    yield from _bonus(note)
    if cause in after.parts.tribes:
        yield cause
    elif cause == "stepping_back" and amount > 0:
        yield "balam"
    elif cause == "setup" and what == "workers" and _tribe(after, seat) == "yaluk":
        yield "yaluk"
    elif cause == "starting_player" and what == "available":
        yield f"marker {'passed on' if before.cells[cells.STARTING_PLAYER] == seat else 'taken'}"
    elif cause in after.parts.monuments.ids and what == "monuments":
        yield f"{cause} scored"
    elif cause in after.parts.prophecies and what == "prophecies":
        yield from (f"{cause} scored", f"{amount // cells.UNIT} points of a prophecy")
    elif cause.startswith("x_") and amount > 0 and what in (*BLOCKS, "corn", "skull"):
        yield f"{what} of {cause}"


def _bonus(note: Note) -> Iterator[str]:
    """Yield whether an entry is the bonus of a technology."""
    goods = {"agriculture": TEMPLES, "extraction": BLOCKS, "architecture": ("architecture",), "theology": ("skull",)}
    points = note.amount if note.cause == "architecture" else ARCHITECTURE_BONUS
    if note.what in goods.get(note.cause, ()) and points == ARCHITECTURE_BONUS:
        yield f"bonus of {note.cause}"


def _begging(after: Tzolkin, text: str, notes: list[Note]) -> Iterator[str]:
    """Yield whether somebody begged because nothing else could be done: a table that moves by itself begs, too."""
    begged = [note for note in notes if note.cause == "begging" and note.what == "corn"]
    if len(begged) > (text == "beg"):
        yield "forced begging"
    yield from (f"{_tribe(after, note.seat)} begs" for note in begged)


def _calamity(before: Tzolkin, text: str, notes: list[Note]) -> Iterator[str]:
    """Yield whether the prophecy that holds was felt, where it taxes nothing."""
    prophecy = _prophecy(before)
    if not prophecy:
        return
    harvested = {note.what for note in notes if note.cause.startswith("palenque_")}
    paid = {note.cause for note in notes if note.amount < 0}
    felt = {
        "forest_fires": "wood_tiles" in harvested,
        "drought": "corn_tiles" in harvested,
        "crowded_cities": any(cause in before.parts.buildings.ids for cause in paid),
        "hunger": "feeding" in paid,
        "high_floodwaters": text.endswith(" chichen_itza"),
        "forgotten_lore": any(
            before.level(int(before.seat), track) >= 2 and text.startswith(f"use {LEVEL_2.get(name)}")
            for track, name in enumerate(TECHNOLOGIES)
        ),
    }
    if felt.get(prophecy):
        yield f"{prophecy} felt"


# -- the table ---------------------------------------------------------------------------------------------------------


def _table(before: Tzolkin, after: Tzolkin) -> Iterator[str]:
    """Yield what has changed on the table."""
    built, torn_down = _tiles(before, after)
    yield from (f"{tile} built" for tile in built)
    monument = any(tile in after.parts.monuments.ids for tile in built)
    yield from (f"{tile} renovated for a {'monument' if monument else 'building'}" for tile in torn_down)
    for seat in range(after.players):
        if after.of(seat, cells.LIGHT) > before.of(seat, cells.LIGHT):
            yield "light again"


def _tiles(before: Tzolkin, after: Tzolkin) -> tuple[list[str], list[str]]:
    """Return the buildings and monuments that have been built, and those that are gone."""
    first, end = cells.BUILDING, cells.MONUMENT + MONUMENT_ROOM
    was, now = list(before.cells[first:end]), list(after.cells[first:end])
    if was == now:
        return [], []
    names = (*roomy(after.parts.buildings.ids, BUILDING_ROOM), *roomy(after.parts.monuments.ids, MONUMENT_ROOM))
    changed = [(name, new) for name, old, new in zip(names, was, now, strict=True) if old != new]
    return [name for name, owner in changed if owner], [name for name, owner in changed if not owner]


def _skulls(before: Tzolkin, after: Tzolkin, text: str, notes: list[Note]) -> Iterator[str]:
    """Yield whether skulls were missing: for the gods on a food day with goods, or for whoever came for one."""
    food_day = before.cells[cells.FOOD_DAYS]
    given = any(note.what == "skull" and note.cause == "gods" for note in notes)
    if after.cells[cells.FOOD_DAYS] > food_day and not after.parts.rewards_points[food_day] and not given:
        for step in range(int(after.parts.temple_top[KUKULCAN]) + 1):
            skull = after.parts.temple_goods[KUKULCAN * MOST_STEPS + step + 1] == cells.SKULL
            if skull and entitled(after, KUKULCAN, step) > after.cells[cells.SKULL_BANK]:
                yield "no skulls from the gods"
    if text == "use yaxchilan_4" and before.cells[cells.SKULL_BANK] == 0:
        yield "no skulls in the bank"


def _end(state: Tzolkin) -> Iterator[str]:
    """Yield what the end of a game shows."""
    yield "one winner" if len(state.winners) == 1 else "shared win"
    for seat in range(state.players):
        yield from (f"points from {source}" for source, points in state.breakdown(seat).items() if points)


def _tribe(s: Tzolkin, seat: int) -> str:
    number = int(s.of(seat, cells.TRIBE))
    return s.parts.tribes[number - 1] if number else ""


def _prophecy(s: Tzolkin) -> str:
    number = int(s.cells[cells.CALAMITY])
    return s.parts.prophecies[number - 1] if number else ""

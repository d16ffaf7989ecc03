"""A tile is a line: packs with more tiles play to their end, and what is too much is refused with its line."""

import pytest

import sacbe
from sacbe.bots import make
from sacbe.core.pack import Pack
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.tikal import cells
from sacbe.tikal.names import HEXES, PILE_ROOM, TEMPLE_NUMBER_ROOM, TILE_ROOM, TREASURE_ROOM, WORKER
from sacbe.tikal.state import Tikal
from tests.tikal.build import GAME

TEXT = GAME.rules().pack.text
LAST_TILE = '{ id = "g4", letter = "g", kind = "treasure", masks = 2, stones = [3, 0, 0, 0, 0, 0] },'
LAST_TREASURE = '{ id = "figurine", copies = 3 },'
LAST_TEMPLE_TILE = "10 = 1 }"

TEMPLE = '{ id = "g5", letter = "g", kind = "temple", value = 7, stones = [2, 0, 0, 1, 0, 0] },'
JUNGLE = '{ id = "g6", letter = "g", kind = "jungle", stones = [1, 0, 1, 0, 1, 0] },'
VOLCANO = '{ id = "g7", letter = "g", kind = "volcano", stones = [0, 0, 0, 0, 0, 0] },'
TREASURES = '{ id = "g8", letter = "g", kind = "treasure", masks = 3, stones = [2, 1, 0, 0, 0, 0] },'
BELL = '{ id = "bell", copies = 3 },'


def edited(*changes: tuple[str, str]) -> Pack:
    """Return the pack with lines added behind others."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Pack(text, "edited.toml")


def behind(line: str, *others: str) -> tuple[str, str]:
    """Return a change that puts lines behind a line."""
    return line, "\n  ".join([line, *others])


def played(pack: Pack, players: int, seed: int, auction: bool) -> Tikal:
    """Play a random game to its end, and its record once more."""
    state = GAME.start(players, seed, components=pack, auction=auction)
    assert play_randomly(state, Generator(seed)) > 0
    assert state.over
    assert not state.problems()
    assert isinstance(state, Tikal)
    return state


@pytest.mark.rule("TK-3.7", "TK-14.3")
@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize(
    "changes",
    [
        [behind(LAST_TILE, TEMPLE)],
        [behind(LAST_TILE, JUNGLE)],
        [behind(LAST_TILE, VOLCANO)],
        [behind(LAST_TILE, TREASURES), behind(LAST_TREASURE, BELL)],
        [(LAST_TEMPLE_TILE, "10 = 1, 11 = 2 }")],
        [behind(LAST_TILE, TEMPLE, JUNGLE, VOLCANO, TREASURES), behind(LAST_TREASURE, BELL)],
    ],
    ids=["temple", "jungle", "volcano", "treasure", "temple tile", "all"],
)
def test_a_tile_is_a_line(changes: list[tuple[str, str]], auction: bool) -> None:
    pack = edited(*changes)
    for players in GAME.counts:
        state = played(pack, players, players, auction)
        volcanoes = sum(row["kind"] == "volcano" for row in pack.rows("terrain"))
        if not auction:
            assert state.view()["scoring_rounds"] == volcanoes + 1


def test_every_tile_is_drawn() -> None:
    pack = edited(behind(LAST_TILE, TEMPLE))
    state = GAME.start(2, 1, components=pack)
    seen: set[object] = set()
    while not state.over:
        hand = state.view()["hand"]
        if isinstance(hand, dict):
            seen.add(hand["id"])
        state.apply(state.legal()[-1])
    without_a_place = state.view()["set_aside"]
    assert isinstance(without_a_place, list)
    assert seen | {*without_a_place} == {row["id"] for row in pack.rows("terrain")}


def test_bots_measure_a_larger_pack() -> None:
    pack = edited(behind(LAST_TILE, TEMPLE, TREASURES), behind(LAST_TREASURE, BELL))
    state = GAME.start(2, 3, components=pack)
    bots = [make("greedy", seed) for seed in range(2)]
    for _ in range(40):
        (seat,) = state.actors
        state.play(bots[seat].choose(state.determinized(seat, 1), seat))
    assert state.view()["tiles_left"] != GAME.start(2, 3, components=pack).view()["tiles_left"]


def test_a_temple_rises_to_the_last_number_there_is() -> None:
    state = GAME.start(2, components=edited((LAST_TEMPLE_TILE, "10 = 1, 11 = 2 }")))
    assert isinstance(state, Tikal)
    assert state.parts.last_temple_number == 11
    temple_tiles = state.view()["temple_tiles"]
    assert isinstance(temple_tiles, dict)
    assert temple_tiles["11"] == 2


@pytest.mark.rule("TK-7.7")
def test_nothing_follows_the_last_number_though_other_cells_do() -> None:
    state = GAME.start(2, auction=True, components=edited((LAST_TEMPLE_TILE, "10 = 1, 11 = 1, 12 = 1 }")))
    assert isinstance(state, Tikal)
    for move in ("bid 1", "pass"):
        state.play(move)
    state.apply(state.legal()[-1])  # the hexagon that is left stays in the first cell behind the temple tiles
    state.apply(state.legal()[0])
    at = HEXES.index("c0r3")
    assert len(state.parts.temple_numbers) == TEMPLE_NUMBER_ROOM
    assert state.cells[cells.STOCK + TEMPLE_NUMBER_ROOM] > 0
    state.arrive(0, WORKER, at)
    state.cells[cells.VALUE + at] = state.parts.last_temple_number - 1
    assert state.check("uncover c0r3") is None
    state.cells[cells.VALUE + at] += 1
    refusal = state.check("uncover c0r3")
    assert refusal is not None
    assert refusal.rule == "TK-7.4"


@pytest.mark.rule("TK-15.19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_makes_no_full_round_is_not_played(players: int) -> None:
    state = played(edited(behind(LAST_TILE, TEMPLE)), players, 1, auction=True)
    left = state.view()["tiles_left"]
    assert isinstance(left, dict)
    assert sum(left.values()) == 1


def many(count: int, line: str) -> list[str]:
    """Return so many lines, each with an id of its own."""
    return [line.replace('id = "', f'id = "x{number}') for number in range(count)]


@pytest.mark.parametrize(
    ("change", "reason", "line"),
    [
        (behind(LAST_TILE, *many(13, JUNGLE)), f"[terrain] has room for {TILE_ROOM} rows", "x12g6"),
        (behind(LAST_TILE, *many(3, TREASURES)), f"there is room for {PILE_ROOM} treasure hexagons", "x2g8"),
        (behind(LAST_TREASURE, *many(2, BELL)), f"[treasures] has room for {TREASURE_ROOM} rows", "x1bell"),
        (
            (LAST_TEMPLE_TILE, "10 = 1, 11 = 1, 12 = 1, 13 = 1 }"),
            f"room for the tiles of {TEMPLE_NUMBER_ROOM} numbers",
            "count =",
        ),
        ((LAST_TEMPLE_TILE, "10 = 1, 12 = 1 }"), "'count' of [temple_tiles] needs", "count ="),
        (behind(LAST_TILE, TEMPLE.replace("temple", "pyramid")), "'kind' must be one of", "g5"),
        (behind(LAST_TILE, TEMPLE.replace("value = 7", "value = 11")), "worth at most 10", "g5"),
    ],
)
def test_what_is_too_much_is_refused_with_its_line(change: tuple[str, str], reason: str, line: str) -> None:
    pack = edited(change)
    with pytest.raises(sacbe.PackError) as refusal:
        GAME.rules(pack)
    number = next(number for number, text in enumerate(pack.text.splitlines(), 1) if line in text)
    assert reason in str(refusal.value)
    assert f"edited.toml, line {number}:" in str(refusal.value)

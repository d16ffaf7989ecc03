"""A row of numbers tells a seat all that it may know, and nothing else, with the seats counted from its own."""

from typing import Any

import pytest

import sacbe
from sacbe.core.layout import Field
from sacbe.core.observation import Telling
from sacbe.core.shown import ALWAYS
from sacbe.core.tester import Trial, Violation, rows_tell_all, secrets_are_kept
from sacbe.tikal import cells as tikal
from sacbe.tzolkin import cells as tzolkin

EXPANSION = {"tribes": True, "prophecies": True, "buildings": True, "quick_actions": True}
VERSIONS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, players, {}) for game in sacbe.games() for players in sacbe.game(game).counts),
    ("tikal", 4, {"auction": True}),
    ("tzolkin", 5, EXPANSION),
    ("ahau", 2, {"shadow": True}),
    ("ahau", 3, {"family": True}),
]


def told(state: sacbe.State, seat: int | None, **options: Any) -> dict[str, int]:
    """Return a row as names and numbers."""
    observation = sacbe.observation(state.rules.game, int(state.players), **options)
    return dict(zip(observation.names, observation.row(state, seat), strict=True))


@pytest.mark.parametrize(("game", "players", "options"), VERSIONS)
def test_every_number_has_a_name_of_its_own(game: str, players: int, options: dict[str, Any]) -> None:
    observation = sacbe.observation(game, players, **options)
    assert len(set(observation.names)) == len(observation)
    state = sacbe.game(game).start(players, 1, **options)
    for seat in (None, *range(players)):
        row = observation.row(state, seat)
        assert (row.format, len(row)) == ("h", len(observation))


def test_a_field_that_does_not_say_how_it_shows_is_an_error() -> None:
    with pytest.raises(TypeError, match="shown"):
        Field("forgotten", 0)  # type: ignore[call-arg]


def test_seats_are_told_from_the_own_one_on() -> None:
    state = sacbe.game("tzolkin").start(3, 4)
    for seat in range(3):
        state.put(seat, tzolkin.CORN, 10 + seat)
    state.cells[tzolkin.START_SPACE] = 1  # seat 0
    state.cells[tzolkin.STARTING_PLAYER] = 2
    state.cells[tzolkin.GEAR] = tzolkin.DUMMY
    row = told(state, 1)
    assert [row[f"seat {turn} corn"] for turn in range(3)] == [11, 12, 10]
    assert (row["start_space"], row["starting_player"], row["palenque 0"]) == (3, 1, tzolkin.DUMMY)


def test_sets_of_seats_and_guards_are_told_from_the_own_one_on() -> None:
    state = sacbe.game("tikal").start(3, 4, auction=True)
    state.cells[tikal.PASSED] = 0b011
    state.cells[tikal.OWNER + 7] = 1 + 0 + tikal.LEADER_GUARD
    row = told(state, 2, auction=True)
    assert [row[f"passed {turn}"] for turn in range(3)] == [0, 1, 1]
    owner = next(name for name in row if name.startswith("owners") and row[name])
    assert row[owner] == 1 + 1 + tikal.LEADER_GUARD


def test_a_hand_is_told_to_its_owner_and_what_is_kept_to_all_once_revealed() -> None:
    state = sacbe.game("tzolkin").start(2, 3)
    hand = [f"wealth_tile {place}" for place in range(4)]
    own, other = told(state, 0), told(state, 1)
    assert all(own[f"seat 0 {tile}"] for tile in hand)
    assert not any(other[f"seat 1 {tile}"] for tile in hand)
    for seat in (0, 0, 1, 1):
        state.apply(state.legal(seat)[0], seat)
    assert sum(told(state, 1)[f"seat 1 {tile}"] > 0 for tile in hand) == 2
    assert not any(told(state, None)[f"seat 0 kept {place}"] < 0 for place in range(4))


def test_a_card_face_down_is_told_as_such() -> None:
    state = sacbe.game("ahau").start(2, 3)
    while not state.sealed:
        state.apply(state.legal()[0])
    state.apply(state.legal(0)[0], 0)
    assert told(state, 0)["seat 0 left"] > 0
    assert told(state, 1)["seat 1 left"] == -1
    assert told(state, 1)["seat 0 to_move"] == 1


def telling(tried: Trial, name: str, *, seat: bool) -> Telling:
    """Return how a trial's observation tells a field."""
    layout = tried.state.rules.layout
    first = next(field.first for field in (layout.seat if seat else layout.table) if field.name == name)
    return next(one for one in (tried.observation.seat if seat else tried.observation.table) if one.first == first)


def look_often(tried: Trial) -> None:
    for seed in range(9):
        tried.seed = seed
        secrets_are_kept(tried)


def test_a_row_that_tells_a_secret_is_found() -> None:
    tried = Trial(sacbe.game("tzolkin"), 2, 1, {})
    tried.state.apply(tried.state.legal(1)[0], 1)
    secrets_are_kept(tried)
    telling(tried, "kept", seat=True).until = ALWAYS
    with pytest.raises(Violation, match="a row shows only"):
        look_often(tried)


def test_a_row_that_does_not_tell_all_is_found() -> None:
    tried = Trial(sacbe.game("tzolkin"), 2, 3, {})
    telling(tried, "skull_bank", seat=False).first = tzolkin.DAY
    rows_tell_all(tried)
    tried.state.cells[tzolkin.SKULL_BANK] -= 1
    with pytest.raises(Violation, match="skull_bank"):
        rows_tell_all(tried)

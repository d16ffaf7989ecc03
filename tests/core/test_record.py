"""Records: what is written reads back, what is damaged is refused with the reason, and nothing is half written."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator


def played(seed: int = 3, most: int = 10_000) -> sacbe.State:
    state = sacbe.game("tzolkin").start(players=3, seed=seed, names=["Ann", "보라", "Cem"])
    play_randomly(state, Generator(seed), most)
    return state


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    state = played()
    state.record().save(tmp_path / "game.json")
    record = sacbe.Record.load(tmp_path / "game.json")
    again = sacbe.replay(record)
    assert again.key() == state.key()
    assert record.names == ["Ann", "보라", "Cem"]
    assert record.result is not None
    assert record.result["scores"] == list(state.scores)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_any_move_can_be_reached() -> None:
    state = played()
    record = state.record()
    half = len(record.moves) // 2
    assert sacbe.replay(record, upto=half).record().moves == record.moves[:half]
    with pytest.raises(sacbe.RecordError, match="no move"):
        sacbe.replay(record, upto=len(record.moves) + 1)


def test_a_record_is_small_and_a_line_a_turn() -> None:
    text = played().record().to_json()
    assert len(text) < 20_000
    assert all(len(line) < 700 for line in text.splitlines())


def test_a_record_of_a_loaded_position_replays() -> None:
    game = sacbe.game("tzolkin")
    state = game.load(played(most=60).position())
    play_randomly(state, Generator(5), 40)
    assert sacbe.replay(state.record()).key() == state.key()


def damaged(**changes: object) -> str:
    data = json.loads(played().record().to_json())
    data.update(changes)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a record"),
        ("[]", "not a record"),
        ("{}", "format"),
        ("[" * 100_000, "not a record"),
        (damaged(format=3), "format"),
        (damaged(turns=[[0]]), "turns"),
        (damaged(turns=[[0, 5]]), "turns"),
        (damaged(seats="Ann"), "seats"),
        (damaged(start={}), "start"),
        (damaged(start={"seed": "x"}), "start"),
        (damaged(start={"deal": 5}), "start"),
        (damaged(players="3"), "players"),
    ],
)
def test_a_malformed_record_is_refused(text: str, words: str) -> None:
    with pytest.raises(sacbe.RecordError, match=words):
        sacbe.Record.from_json(text)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"rules": 99}, "rules version 99"),
        ({"components": "0" * 16}, "component pack"),
        ({"players": 9}, "players"),
        ({"options": {"tribes": 5}}, "tribes"),
        ({"options": {"deal": {}}}, "start"),
        ({"options": {"seed": 8}}, "no option 'seed'"),
        ({"options": {"deal": sacbe.game("tzolkin").deal(3, seed=3)}}, "no option 'deal'"),
        ({"start": {"deal": {"wealth": []}}}, "deal"),
        ({"turns": [[0, "fly away"]]}, "move 1"),
        ({"turns": [[7, "done"]]}, "move 1"),
        ({"result": {"scores": [1, 2, 3], "winners": [0], "breakdown": []}}, "does not follow"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(sacbe.RecordError, match=words):
        sacbe.replay(sacbe.Record.from_json(damaged(**changes)))


def test_a_result_needs_all_the_moves() -> None:
    record = played().record()
    record.turns.pop()
    with pytest.raises(sacbe.RecordError, match="end before the game"):
        sacbe.replay(record)
    assert not sacbe.replay(record, upto=20).over


def test_a_record_has_the_players_of_its_position() -> None:
    game = sacbe.game("tzolkin")
    record = game.load(played(most=60).position()).record()
    record.players = 4
    with pytest.raises(sacbe.RecordError, match="other players"):
        sacbe.replay(record)


@pytest.mark.parametrize("name", ["\ud800", "x" * 201, 7])
def test_names_that_no_file_can_hold_are_refused(name: str) -> None:
    with pytest.raises(sacbe.OptionError, match="name"):
        sacbe.game("tzolkin").start(players=2, names=["Ann", name])
    with pytest.raises(sacbe.RecordError, match="seats"):
        sacbe.Record.from_json(damaged(seats=[{"name": "Ann"}, {"name": "Bo"}, {"name": name}]))


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(sacbe.RecordError, match="cannot be written"):
        played(most=1).record().save(tmp_path / "none" / "game.json")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seed", [0, -1, 2**53 - 1, 2**53, -(2**53), 2**128 - 1, 1 - 2**128])
def test_seeds_of_128_bits_are_written_exactly(seed: int) -> None:
    state = sacbe.game("tikal").start(players=2, seed=seed)
    text = state.record().to_json()
    written = json.loads(text)["start"]["seed"]
    assert written == (seed if abs(seed) < 2**53 else str(seed))
    record = sacbe.Record.from_json(text)
    assert record.start == {"seed": seed}
    assert sacbe.replay(record).key() == state.key()
    both = {**json.loads(text), "start": {"seed": seed}}
    assert sacbe.Record.from_json(json.dumps(both)) == record


@pytest.mark.parametrize("seed", [2**257, -(10**4000)])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    game = sacbe.game("tikal")
    for refuse in (lambda: game.start(2, seed=seed), lambda: game.deal(2, seed=seed)):
        with pytest.raises(sacbe.OptionError, match="seed") as refused:
            refuse()
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("seed", ["", "0x7", "7 ", "1_0", "٣", "9" * 81, 10**4000])
def test_a_record_with_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(sacbe.RecordError, match="start") as refused:
        sacbe.replay(sacbe.Record.from_json(damaged(start={"seed": seed})))
    assert len(str(refused.value)) < 200


def test_a_record_is_the_callers_own() -> None:
    state = played(most=5)
    record = state.record()
    record.seats[0].name, record.start["seed"] = "Zoe", 99
    assert (state.record().names[0], state.record().start) == ("Ann", {"seed": 3})


def test_a_wrong_move_is_named() -> None:
    record = played().record()
    seat, moves = record.turns[8]
    record.turns[8] = (seat, ["done", *moves])
    number = sum(len(moves) for _, moves in record.turns[:8]) + 1
    with pytest.raises(sacbe.RecordError, match=rf"move {number} of the record: .+ \[TZ-4\.4\]"):
        sacbe.replay(record)


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_random_damage_never_crashes(data: st.DataObject) -> None:
    text = played(most=30).record().to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    broken = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 5)) :]
    with suppress(sacbe.RecordError):
        assert sacbe.replay(sacbe.Record.from_json(broken)).players == 3


def test_a_record_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(sacbe.RecordError, match="cannot be written"):
        played(most=5).record().save(tmp_path / "no" / "such" / "folder.json")

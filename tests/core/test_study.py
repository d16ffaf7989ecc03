"""Records that can be studied: who played and when; comments and variations; any move at once; one-line positions."""

import json
import zlib
from base64 import urlsafe_b64encode

import pytest

import sacbe
from sacbe.core.record import Seat, Variation, sign
from sacbe.core.replaying import EVERY, Replay
from tests.games.variants import VARIANTS, Variant, label

SOME = VARIANTS[:: len(VARIANTS) // 9]


def played(moves: int = 1_000_000) -> sacbe.State:
    state = sacbe.game("tikal").start(2, 4, names=["Ixchel", "Computer 2"])
    sign(state, {1: "hard"}, "2026-11-18")
    sacbe.play_randomly(state, sacbe.Generator(4), moves)
    return state


def test_a_record_knows_who_played_when_and_with_what() -> None:
    record = sacbe.Record.from_json(played().record().to_json())
    assert record.seats == [Seat("Ixchel"), Seat("Computer 2", "hard")]
    assert record.made == {"sacbe": sacbe.__version__, "date": "2026-11-18"}
    assert record.bots == {1: "hard"}
    assert sacbe.replay(record).record() == record


def test_comments_and_variations_are_kept() -> None:
    record = played().record()
    seat, move = record.moves[20]
    other = next(
        text
        for text in (sacbe.replay(record, 20).text(a) for a in sacbe.replay(record, 20).legal(seat))
        if text != move
    )
    record.comments = {0: "Here we go.", 21: "여기서 졌습니다."}
    record.variations = [Variation(20, [(seat, [other])], "was better")]
    again = sacbe.Record.from_json(record.to_json())
    assert again == record
    assert sacbe.replay(again).key() == sacbe.replay(record).key()


def test_a_variation_that_cannot_be_played_is_refused() -> None:
    record = played(30).record()
    record.variations = [Variation(10, [(record.moves[10][0], ["bid 5"])])]
    with pytest.raises(sacbe.RecordError, match="move 1 of a variation after move 10"):
        sacbe.replay(record)


@pytest.mark.parametrize("change", [{"comments": {"31": "no such move"}}, {"variations": [{"after": 99, "turns": []}]}])
def test_what_follows_no_move_is_refused(change: dict[str, object]) -> None:
    text = json.dumps({**json.loads(played(30).record().to_json()), **change})
    with pytest.raises(sacbe.RecordError, match="30 moves"):
        sacbe.replay(sacbe.Record.from_json(text))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "A"}, {"name": "B", "level": "hard"}]},
        {"seats": ["A", "B"]},
        {"made": {"date": 5}},
        {"comments": {"one": "x"}},
        {"comments": {"1": "x" * 5000}},
        {"comments": {"1": "\ud800"}},
        {"variations": [{"after": "1", "turns": []}]},
        {"variations": [{"after": 1, "turns": [[]]}]},
    ],
)
def test_malformed_studies_are_refused(change: dict[str, object]) -> None:
    text = json.dumps({**json.loads(played(5).record().to_json()), **change})
    with pytest.raises(sacbe.RecordError, match=next(iter(change))):
        sacbe.Record.from_json(text)


def test_format_1_still_opens() -> None:
    data = json.loads(played().record().to_json())
    names = [seat["name"] for seat in data.pop("seats")]
    del data["made"]
    record = sacbe.Record.from_json(json.dumps({**data, "format": 1, "names": names}))
    assert record.names == ["Ixchel", "Computer 2"]
    assert sacbe.replay(record).key() == played().key()


def test_format_1_of_other_rules_is_refused_by_name() -> None:
    data = {**json.loads(played(3).record().to_json()), "format": 1, "names": ["A", "B"], "rules": 0}
    with pytest.raises(sacbe.RecordError, match="tikal rules version 0"):
        sacbe.replay(sacbe.Record.from_json(json.dumps(data)))


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(sacbe.RecordError, match="format 3"):
        sacbe.Record.from_json('{"format": 3}')


def test_any_move_is_reached_from_a_snapshot() -> None:
    record = played().record()
    replay = Replay(sacbe.game("tikal"), record)
    assert len(replay) == len(record.moves)
    for number in (0, 1, EVERY - 1, EVERY, EVERY + 1, len(record.moves)):
        assert replay.at(number).record().turns == sacbe.replay(record, number).record().turns
        assert replay.at(number).key() == sacbe.replay(record, number).key()
    with pytest.raises(sacbe.RecordError, match="no move"):
        replay.at(len(record.moves) + 1)


@pytest.mark.parametrize("variant", SOME, ids=label)
def test_a_position_fits_on_one_line(variant: Variant) -> None:
    name, players, options = variant
    game = sacbe.game(name)
    state = game.start(players, 9, **options)  # type: ignore[arg-type]
    sacbe.play_randomly(state, sacbe.Generator(9), 40)
    line = state.line()
    assert "\n" not in line
    assert len(line) < 4000
    assert line.startswith(f"{name}/{game.version} {players}p")
    assert game.load(line).key() == state.key()


@pytest.mark.parametrize(
    "line", ["", "tikal", "tikal/2 2p", "tikal/2 2p abc", "x" * 100_000, "tikal/2 2p eJyrBQAAvwB8"]
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(sacbe.PositionError):
        sacbe.game("tikal").load(line)


def test_a_line_does_not_unpack_beyond_measure() -> None:
    bomb = urlsafe_b64encode(zlib.compress(b'{"x": "' + b"0" * 3_000_000 + b'"}')).decode()
    with pytest.raises(sacbe.PositionError, match="packed part"):
        sacbe.game("tikal").load(f"tikal/{sacbe.game('tikal').version} 2p {bomb}")

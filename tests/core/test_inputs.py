"""What is sent to the engine: bounded, checked, refused with one short sentence, and kept as it was understood."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.core.changes import refusal
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.game import MOST_PACKS
from sacbe.core.pack import MOST, Pack
from sacbe.core.pending import MOST_PENDING
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.core.state import MOST_STEPS

HUGE = 10**4000
LONG = "x" * 100_000


def position(name: str, players: int = 3, moves: int = 60, **options: Any) -> dict[str, Any]:
    """Return a position on the way, as a file would have it."""
    state = sacbe.game(name).start(players, seed=4, **options)
    play_randomly(state, Generator(4), moves)
    data: dict[str, Any] = json.loads(json.dumps(state.position()))
    return data


def refused(name: str, data: dict[str, Any]) -> str:
    """Return why a position is refused."""
    with pytest.raises(sacbe.PositionError) as error:
        sacbe.game(name).load(data)
    return refusal(error.value)


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame", [{"seat": 3}, {"seat": -3}, {"seat": -1}, {"step": "over"}, {"step": LONG}, {"a": HUGE}]
)
@pytest.mark.parametrize("name", sacbe.games())
def test_an_open_step_that_cannot_be_is_refused(name: str, frame: dict[str, object]) -> None:
    data = position(name)
    data["pending"][0].update(frame)
    assert "pending" in refused(name, data)


@pytest.mark.parametrize("name", sacbe.games())
def test_the_stack_has_an_end(name: str) -> None:
    data = position(name)
    data["pending"] += [data["pending"][-1]] * MOST_PENDING
    assert str(MOST_PENDING) in refused(name, data)


@pytest.mark.parametrize("name", sacbe.games())
def test_nothing_is_pending_when_the_game_is_over(name: str) -> None:
    data = position(name, moves=100_000)
    assert sacbe.game(name).load(data).over
    data["pending"].append(position(name)["pending"][0])
    refused(name, data)


@pytest.mark.parametrize("waiting", [1000, 8, 0])
def test_secret_deciders_are_players(waiting: int) -> None:
    """With bits of seats that do not exist the engine would wait for them for ever."""
    data = position("ahau", moves=3)
    while data["pending"][0]["step"] != "select":
        state = sacbe.game("ahau").load(data)
        state.apply(state.legal(state.actors[0])[0], state.actors[0])
        data = json.loads(json.dumps(state.position()))
    data["pending"][0]["a"] = waiting
    assert "'select'" in refused("ahau", data)


def test_a_shadow_without_cards_is_refused() -> None:
    data = position("ahau", players=2, shadow=True)
    data["seats"][2]["hand"] = dict.fromkeys(data["seats"][2]["hand"], 0)
    refused("ahau", data)


def test_steps_that_never_come_to_a_decision_are_ended() -> None:
    state = sacbe.game("tikal").start(2)
    score = state.rules.step_names.index("score")
    for _ in range(MOST_STEPS + 1):
        state.push(score, NOBODY)
    state.pop()
    with pytest.raises(sacbe.PositionError, match="for ever"):
        state.settle(Choices())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["deal"].update({"a": LONG}), "stack 'a'"),
        (lambda data: data["deal"].update({"a": [LONG, *data["deal"]["a"][1:]]}), "stack 'a'"),
        (lambda data: data["deal"].update({"a": [["x"], *data["deal"]["a"][1:]]}), "stack 'a'"),
        (lambda data: data["deal"].update({"a": [HUGE, *data["deal"]["a"][1:]]}), "stack 'a'"),
        (lambda data: data["deal"].update({"\ud800": []}), "stacks"),
        (lambda data: data["table"].update(hand=HUGE), "'hand'"),
        (lambda data: data["table"].update(hand=True), "'hand'"),
        (lambda data: data["seats"].append({}), "seats"),
        (lambda data: data.update(rules=HUGE), "version"),
        (lambda data: data.update(pending=[]), "pending"),
        (lambda data: data.update(pending=[LONG]), "pending"),
    ],
)
def test_malformed_positions_are_refused(change: Callable[[dict[str, Any]], None], words: str) -> None:
    data = position("tikal")
    change(data)
    assert words in refused("tikal", data)


def test_wealth_that_nobody_was_dealt_is_refused() -> None:
    data = position("tzolkin", moves=0, tribes=True)
    for kept in (-1, 2**30, 1 << 20):
        data["seats"][0]["kept"] = kept
        refused("tzolkin", data)


def test_a_loaded_position_is_kept_as_it_was_understood() -> None:
    data = {**position("tikal"), "junk": LONG, "more": {"junk": [LONG]}}
    state = sacbe.game("tikal").load(data)
    record = state.record()
    assert set(data) - set(record.start["position"]) == {"junk", "more"}  # type: ignore[call-overload]
    assert sacbe.replay(record).key() == state.key()


# -- notations and records ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [LONG, "\ud800", "\x1b[2J", ""])
def test_what_is_no_notation_is_refused_in_a_short_sentence(text: str) -> None:
    state = sacbe.game("tikal").start(2)
    with pytest.raises(sacbe.IllegalAction) as error:
        state.play(text)
    assert refusal(error.value).isprintable()
    assert len(str(error.value)) < 150


@pytest.mark.parametrize(
    "changes",
    [
        {"format": HUGE},
        {"game": LONG},
        {"rules": HUGE},
        {"components": LONG},
        {"players": HUGE},
        {"options": {LONG: True}},
        {"options": {"auction": LONG}},
        {"turns": [[HUGE, "end"]]},
        {"turns": [[0, LONG]]},
        {"seats": [{"name": LONG}, {"name": "Bo"}]},
        {"seats": [{"name": "Ann", "bot": LONG}, {"name": "Bo"}]},
        {"made": {"sacbe": LONG}},
        {"comments": {LONG: LONG}},
    ],
)
def test_a_record_is_refused_in_a_short_sentence(changes: dict[str, object]) -> None:
    data = json.loads(sacbe.game("tikal").start(2).record().to_json())
    with pytest.raises(sacbe.SacbeError) as error:
        sacbe.replay(sacbe.Record.from_json(json.dumps({**data, **changes})))
    assert len(refusal(error.value)) < 300


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format": ' + "9" * 5000 + "}"])
def test_what_no_reader_takes_is_no_record(text: str) -> None:
    with pytest.raises(sacbe.RecordError, match="not a record") as error:
        sacbe.Record.from_json(text)
    assert len(refusal(error.value)) < 150


# -- packs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        "2147483648",
        "-2147483648",
        str(MOST + 1),
        "9" * 5000,
        "1979-05-27",
        "07:32:00",
        "1979-05-27T07:32:00Z",
        "nan",
        "1e400",
        "[" * 5000 + "]" * 5000,
        "[" * 30 + "]" * 30,
        f'"{LONG}"',
    ],
    ids=lambda value: value[:12],
)
@pytest.mark.parametrize(("name", "entry"), [("ahau", "workers = "), ("tikal", "workers = "), ("tzolkin", "teeth = ")])
def test_what_no_pack_needs_is_refused_with_its_place(name: str, entry: str, value: str) -> None:
    text = sacbe.game(name).rules().pack.text
    line = text[: text.index(f"\n{entry}")].count("\n") + 2
    before = text[text.index(f"\n{entry}") :].splitlines()[1]
    with pytest.raises(sacbe.PackError) as error:
        sacbe.game(name).rules(Pack(text.replace(before, f"{entry}{value}", 1), "mine.toml"))
    sentence = refusal(error.value)
    assert f"line {line}" in sentence or "too long" in sentence
    assert len(sentence) < 250


def test_a_pack_has_an_end() -> None:
    with pytest.raises(sacbe.PackError, match="characters"):
        Pack("# \n" * 200_000, "mine.toml")


def test_the_rules_of_the_last_packs_are_kept_and_no_more() -> None:
    game = sacbe.game("tikal")
    text = game.rules().pack.text
    assert "capital = 20" in text
    packs = [Pack(text.replace("capital = 20", f"capital = {20 + i}"), "mine.toml") for i in range(1, MOST_PACKS + 3)]
    state = game.start(2, components=packs[0])
    for pack in packs:
        game.rules(pack)
    assert len(game._rules) == MOST_PACKS
    assert game.rules(packs[-1]) is game.rules(packs[-1])
    assert game.rules() is game.rules(game.rules().pack)
    play_randomly(state, Generator(1))
    assert state.over

"""What a state is good for at the prompt: it shows itself, explains itself, and goes through pickle and copy."""

import copy
import inspect
import pickle
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import sacbe
from tests.games.variants import VARIANTS, Variant, label

SOME = VARIANTS[:: len(VARIANTS) // 12]


def played(variant: Variant, moves: int = 30) -> sacbe.State:
    name, players, options = variant
    state = sacbe.game(name).start(players, 5, **options)  # type: ignore[arg-type]
    sacbe.play_randomly(state, sacbe.Generator(5), moves)
    return state


@pytest.mark.parametrize("variant", SOME, ids=label)
def test_pickling_keeps_position_and_history(variant: Variant) -> None:
    state = played(variant)
    twin = pickle.loads(pickle.dumps(state))
    assert (twin.key(), twin.turns, twin.undoable) == (state.key(), state.turns, state.undoable)
    assert twin.record() == state.record()
    assert [repr(entry) for entry in twin.ledger] == [repr(entry) for entry in state.ledger]
    sacbe.play_randomly(twin, sacbe.Generator(6))
    sacbe.play_randomly(state, sacbe.Generator(6))
    assert (twin.scores, twin.winners) == (state.scores, state.winners)


def test_the_prompt_offers_the_contract_and_nothing_of_the_engine() -> None:
    state = played(SOME[0])
    assert {"legal", "play", "view", "winners"} <= set(dir(state))
    assert all(hasattr(state, name) for name in dir(state))
    assert not {"a", "b", "settle", "fill", "push", "cells"} & set(dir(state))


def test_pickling_keeps_a_quiet_state_quiet() -> None:
    quiet = played(SOME[0]).determinized(0, 3)
    twin = pickle.loads(pickle.dumps(quiet))
    assert twin.history is None
    assert twin.key() == quiet.key()


def test_pickling_brings_an_edited_pack_along(tmp_path: Path) -> None:
    game = sacbe.game("tikal")
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    edited = tmp_path / "mine.toml"
    edited.write_text(text.replace("points = [0, 1, 3, 6]", "points = [0, 1, 3, 7]"), encoding="utf-8")
    state = game.start(2, 1, components=edited)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.rules.pack.digest == state.rules.pack.digest != game.rules().pack.digest
    assert twin.key() == state.key()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, sacbe.State.copy])
def test_copies_are_independent(copied: object) -> None:
    state = played(SOME[0])
    key = state.key()
    twin = copied(state)  # type: ignore[operator]
    assert twin.key() == key
    sacbe.play_randomly(twin, sacbe.Generator(1), 5)
    assert (state.key(), twin.key() == key) == (key, False)


def test_a_state_shows_itself() -> None:
    state = sacbe.game("tikal").start(2, 7)
    assert repr(state) == "<tikal, 2 players, scores 0, 0: seat 0 decides 'lay'>"
    sacbe.play_randomly(state, sacbe.Generator(7))
    assert repr(state).endswith(": over>")


PUBLIC = [sacbe.State, sacbe.Game, sacbe.Record, sacbe.Choice, sacbe.Generator]


@pytest.mark.parametrize("owner", PUBLIC, ids=lambda owner: owner.__name__)
def test_docstrings_survive_compilation(owner: type) -> None:
    assert inspect.getdoc(owner)
    members = {name: member for name, member in vars(owner).items() if not name.startswith("_")}
    described = {name for name, member in members.items() if callable(member) or isinstance(member, property)}
    assert [name for name in described if not inspect.getdoc(members[name])] == []


def test_attributes_and_modules_are_described() -> None:
    assert str(sys.modules["sacbe.core.state"].__doc__).startswith("A position")
    assert inspect.getdoc(sacbe.State.over) == "Whether the game has ended."
    assert list(inspect.signature(sacbe.State.play).parameters) == ["self", "action", "seat"]


def test_the_version_is_the_packages() -> None:
    assert sacbe.__version__ == version("sacbe")

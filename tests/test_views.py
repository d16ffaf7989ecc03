"""The typed dictionaries of views and records say exactly what views and records hold."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import sacbe
from sacbe import views
from sacbe.core.record import Record

GOLDEN = Path(__file__).parent / "golden"
SHAPES: dict[str, Any] = {"tzolkin": views.TzolkinView, "tikal": views.TikalView, "ahau": views.AhauView}
EVERY = 41
"""Positions of golden games that are looked at."""


def misfits(value: object, hint: Any, where: str = "") -> Iterator[str]:
    """Yield the places where a value is not of its type, where something is missing, and what nobody has named."""
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from misnamed(value, hint, where)
    elif origin in (UnionType, Union):
        if all(any(misfits(value, part)) for part in parts):
            yield where
    elif origin is list and isinstance(value, list):
        for at, item in enumerate(value):
            yield from misfits(item, parts[0], f"{where}[{at}]")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from misfits(item, parts[1], f"{where}.{key}")
    elif not fits(value, hint):
        yield where


def fits(value: object, hint: Any) -> bool:
    """Tell whether a value is of a plain type; yes and no are no numbers, and whole numbers are numbers."""
    if hint is float:
        return type(value) in (int, float)
    return hint is object or type(value) is (type(None) if hint in (None, type(None)) else hint)


def misnamed(value: object, shape: Any, where: str) -> Iterator[str]:
    hints = get_type_hints(shape)
    if not isinstance(value, dict) or not shape.__required_keys__ <= set(value) <= set(hints):
        yield f"{where}: {set(value) ^ set(hints) if isinstance(value, dict) else value}"
        return
    for key, part in value.items():
        yield from misfits(part, hints[key], f"{where}.{key}")


def test_every_game_has_its_shape() -> None:
    assert set(SHAPES) == set(sacbe.games())


@pytest.mark.parametrize("name", sacbe.games())
def test_views_fit_their_shape(name: str) -> None:
    seen = 0
    for file in sorted((GOLDEN / name).glob("*.json")):
        record = Record.load(file)
        state = sacbe.replay(record, upto=0)
        for number, (seat, action) in enumerate(sacbe.replay(record).moves):
            if number % EVERY == 0:
                for eyes in (None, *range(state.players)):
                    assert list(misfits(state.view(eyes), SHAPES[name])) == []
                    seen += 1
            state.apply(action, seat)
        assert list(misfits(state.view(None), SHAPES[name])) == []
    assert seen > 100


@pytest.mark.parametrize("name", sacbe.games())
def test_records_fit_their_shape(name: str) -> None:
    state = sacbe.game(name).start(2, seed=3)
    assert list(misfits(json.loads(state.record().to_json()), views.RecordData)) == []
    sacbe.play_randomly(state, sacbe.Generator(1))
    assert list(misfits(json.loads(state.record().to_json()), views.RecordData)) == []


def test_what_a_shape_does_not_name_is_noticed() -> None:
    view = sacbe.game("tikal").start(2, seed=3).view(0)
    assert list(misfits({**view, "news": 1}, views.TikalView)) == [": {'news'}"]
    assert list(misfits({**view, "step": 1}, views.TikalView)) == [".step"]

"""The generic tester finds what it says it looks for."""

import pytest

import sacbe
from sacbe.core.tester import (
    Trial,
    Violation,
    is_plain,
    nothing_comes_from_nowhere,
    secrets_are_kept,
    secrets_were_drawn_anew,
    undo_reveals_nothing,
)

GAME = sacbe.game("tzolkin")


def trial(seed: int = 1) -> Trial:
    """Return a game whose first seat was the last to choose its wealth, and begins the first round."""
    tried = Trial(GAME, 2, seed, {})
    for seat in (1, 1, 0, 0):
        tried.state.apply(tried.state.legal(seat)[0], seat)
    return tried


def test_undo_that_crosses_a_reveal_is_found() -> None:
    tried = trial()
    assert tried.state.actors == (0,)
    assert tried.state.undoable == 0
    undo_reveals_nothing(tried)
    assert tried.state.history is not None
    tried.state.history.own = 1
    with pytest.raises(Violation, match="came to light"):
        undo_reveals_nothing(tried)


def test_goods_from_nowhere_are_found() -> None:
    tried = trial()
    nothing_comes_from_nowhere(tried)
    view = tried.state.view(0)["seats"]
    assert isinstance(view, list)
    poor, good = next((seat, i + 1) for i, good in enumerate(("wood", "stone", "gold")) for seat in (0, 1)
                      if view[seat][good] == 0 and view[1 - seat][good] > 0)  # fmt: skip
    tried.state.put(poor, good, 1)
    with pytest.raises(Violation, match="only through the ledger"):
        nothing_comes_from_nowhere(tried)


def test_secrets_that_are_never_drawn_anew_are_found() -> None:
    tried = trial()
    with pytest.raises(Violation, match="drawn anew"):
        secrets_were_drawn_anew(tried)
    secrets_are_kept(tried)
    secrets_were_drawn_anew(tried)
    assert tried.redrawn


@pytest.mark.parametrize("value", [{"a": [1, 2.5, "x", None, True]}, [], {}])
def test_what_json_keeps_is_plain(value: object) -> None:
    assert is_plain(value)


@pytest.mark.parametrize("value", [(1, 2), {1: "a"}, {"a": {"b": (1,)}}, [object()], {1, 2}])
def test_what_json_changes_is_not_plain(value: object) -> None:
    assert not is_plain(value)

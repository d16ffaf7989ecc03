"""Why something is not possible, in words: every reason the rules can give, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe.tikal
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import reason
from tests.tikal.build import GAME, placing, player, table
from tests.tikal.golden import liked, records

FOLDER = Path(sacbe.tikal.__file__).parent


def can_be_given() -> set[str]:
    """Return the messages of all refusals in the code."""
    return {
        node.value
        for file in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("why-")
    }


def given() -> Iterator[Refusal]:
    """Yield why not, for every action at some decisions of golden games, and in positions they do not come to."""
    for record in records().values():
        state = sacbe.replay(record, 0)
        for number, (seat, move) in enumerate(record.moves):
            if number % 11 == 0:
                yield from (
                    refusal
                    for action in range(GAME.num_actions)
                    if state.text(action) and (refusal := state.why_not(action, seat)) is not None
                )
            state.play(move, seat)
    alone = player(workers={"c0r4": 1}, guards={"c0r3": "worker", "c1r4": "worker"}, supply=0)
    for board in (
        table(alone, player(workers={"c0r3": 1}), points=10),
        table(player(workers={"c0r3": 2}, supply=0), player(), values={"c0r3": 10}),
        table(player(workers={"c2r3": 3}), lands={"c2r3": "a5 sw"}).play("recover c2r3; recover c2r3"),
        placing("c3"),
    ):
        state = board.state
        for action in range(GAME.num_actions):
            refusal = state.why_not(action, 0) if state.text(action) else None
            if refusal is not None:
                yield refusal


@pytest.fixture(scope="module")
def refusals() -> list[Refusal]:
    found = {(refusal.message, str(sorted(refusal.args))): refusal for refusal in given()}
    return list(found.values())


def test_every_reason_is_given(refusals: list[Refusal]) -> None:
    assert can_be_given() - {refusal.message for refusal in refusals} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(refusals: list[Refusal], language: str) -> None:
    texts = game_texts(language, GAME.folder)
    for refusal in refusals:
        words = reason(texts, refusal)
        assert words.endswith(f"[{refusal.rule}]")
        assert "{" not in words


def test_reasons_have_numbers() -> None:
    board = table(player(workers={"c0r4": 1}), points=1)
    refusal = board.state.check("move worker c0r4 n")
    assert refusal is not None
    assert str(refusal) == "it costs 2 action points, and you have 1 left [TK-4.1]"


def test_liked_actions_have_no_reason_against_them() -> None:
    state = GAME.start(3, 2, auction=True)
    random = Generator(2)
    for _ in range(60):
        legal = state.legal()
        assert all(state.check(action) is None for action in legal)
        best = max(legal, key=lambda action: liked(state, action))  # type: ignore[arg-type]
        state.apply(best if random.below(2) else legal[int(random.below(len(legal)))])

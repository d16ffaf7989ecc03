"""Why something is not possible: a reason for all that is not legal, in words of both languages."""

import ast
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.ahau.names import RESOURCES
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import reason
from tests.ahau.build import GAME, Table, opening, player, table

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"pakal_board": "night", "difficulty": "hard"}),
    (2, {}),
    (3, {"family": True}),
    (3, {"shadow": True, "personal_scoring": True}),
    (4, {"board": "night"}),
    (5, {}),
]
OF_A_STEP = 5
"""How many positions of each step are looked at: the whole table of actions at every decision would take minutes."""


@pytest.mark.rule("AH-20.1")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_exactly_what_is_not_legal_has_a_reason(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options):
        for seat in state.actors:
            legal = set(state.legal(seat))
            for action in range(GAME.num_actions):
                if state.text(action):
                    refusal = state.why_not(action, seat)
                    assert (refusal is None) == (action in legal), (state.text(action), refusal, state.line())


def positions(players: int, options: dict[str, Any]) -> list[sacbe.State]:
    """Return positions of a random game: some of every step that it comes to."""
    state = GAME.start(players, seed=players, **options)
    random = Generator(players)
    found: list[sacbe.State] = []
    while not state.over:
        if sum(other.step == state.step for other in found) < OF_A_STEP:
            found.append(state.copy())
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(legal[int(random.below(len(legal)))], seat)
    return found


@cache
def given() -> dict[str, Refusal]:
    """Return the refusals that come up in play, by message."""
    found: dict[str, Refusal] = {}
    for players, options in VARIANTS:
        for state in positions(players, options):
            for seat in state.actors:
                for action in range(GAME.num_actions):
                    refusal = state.why_not(action, seat) if state.text(action) else None
                    if refusal is not None:
                        found.setdefault(refusal.message, refusal)
    return found


def written() -> set[str]:
    """Return the messages of all refusals in the code."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(GAME.folder).rglob("*.py")]
    strings = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in strings if isinstance(text, str) and text.startswith("why-")}


def queen(**more: Any) -> Table:
    return table(player(**{"ruler": 1, "role": "queen", "hand": (), "played": ("1", "role"), **more}))


def priestess(*tiles: str, **more: Any) -> Table:
    pyramid = dict(zip(("1a", "1b"), tiles, strict=True))
    me = player(ruler=1, role="high_priestess", hand=(), played=("1", "role"), pyramid=pyramid)
    return table(me, **more).play("place uxmal")


def produce(*others: Any, markets: int = 2) -> Table:
    me = player(ruler=1, buildings=["produce_market"] * markets)
    return table(me, *others, players=3).play("place uxmal; produce 1")


def build_2a(**more: Any) -> Table:
    """Build the first tile of level 2 with everything at hand."""
    pyramid = {"1a": "chief_blue", "1b": "sun_black", "1c": "trade_white", "1d": "jaguar_yellow"}
    me = player(ruler=1, pyramid=pyramid, reserve=["sun_blue"], **{"resources": dict.fromkeys(RESOURCES, 2), **more})
    return table(me).play("place chichen_itza; done; build sun_blue 2a")


def nothing_to_draw() -> Table:
    """The Chief God is summoned, and every tile is on the board or with the other player."""
    data = opening()
    pool = Counter(data["deal"]["bag"]) + sum((Counter(seat["reserve"]) for seat in data["seats"]), Counter[str]())
    tiles = {1: ["rain_blue", "sun_blue"]}
    pool.subtract(["chief_blue", "chief_blue", *tiles[1]])
    me = player(ruler=1, pyramid={"1a": "chief_blue", "1b": "chief_blue"})
    board = table(me, player(reserve=list(pool.elements())), tiles=tiles)
    return board.play("place chichen_itza; summon chief")


def reach_out(first: str) -> Table:
    """One of two tiles is taken, with one Gateway."""
    tiles = {1: ["sun_blue", "sun_white"], 2: ["rain_blue", "rain_white"], 4: ["chief_blue", "chief_white"]}
    me = player(ruler=2, buildings=["observation_tower", "gateway"])
    after = ("movement_end", "end_of_round")
    board = table(me, player(ruler=5), at="tiles", seat=-1, then=after, tiles=tiles)
    return board.play(first)


def poor() -> Table:
    return table(player(ruler=1, reserve=["sun_blue"], on={"uxmal": 1})).play("place uxmal")


def tikal_left() -> Table:
    board = table(player(ruler=2, pyramid={"1a": "trade_blue"}))
    return board.play("place tikal; summon trade; move tikal calakmul")


def rain() -> Table:
    me = player(ruler=1, reserve=["rain_yellow", "rain_brown", "rain_wild"])
    return table(me, depleted=[10, 11, 12]).play("place uxmal; summon rain; offer brown")


def dancer() -> Table:
    pyramid = {"1a": "rain_yellow", "1b": "sun_blue"}
    me = player(ruler=1, role="dancer", hand=(), played=("1", "role"), pyramid=pyramid)
    return table(me).play("place uxmal; summon rain; deplete 1")


OTHERS = (player(on={"uxmal": 2}), player(on={"chichen_itza": 1}))
QUEEN_PLAYED = {"role": "queen", "hand": tuple("3456"), "played": ("1", "role")}
BY_HAND: list[tuple[str, Callable[[], Table], str]] = [
    ("why-bag-empty", nothing_to_draw, "draw"),
    ("why-gateway-used", lambda: reach_out("take 1 left"), "take 4 left"),
    ("why-tiles-in-order", lambda: reach_out("take 2 left"), "take 1 left"),
    ("why-marker-there", lambda: table(player(markers={"rain": 2}), at="mark", b=10), "mark rain"),
    ("why-no-matching-tile", lambda: priestess("rain_yellow", "sun_blue"), "summon chief"),
    ("why-no-site-for-rain", lambda: priestess("rain_yellow", "sun_blue", depleted=[1, 2, 3]), "summon rain"),
    ("why-no-worker-for-jaguar", lambda: priestess("jaguar_white", "sun_blue"), "summon jaguar"),
    ("why-no-worker-by-site", tikal_left, "produce 10"),
    (
        "why-no-worker-placed",
        lambda: table(player(ruler=4, barred=[2, 5], resources={"water": 3})),
        "produce 1",
    ),
    ("why-offering-in-order", rain, "offer yellow"),
    ("why-offering-leads-nowhere", rain, "wild brown"),
    ("why-only-the-role", lambda: build_2a(**QUEEN_PLAYED).play("pay corn"), "recall 1"),
    ("why-payment-in-order", lambda: build_2a().play("pay water"), "pay corn"),
    ("why-player-counted", lambda: produce(*OTHERS).play("partner 1"), "partner 1"),
    ("why-player-not-by-site", lambda: produce(OTHERS[0], markets=1), "partner 2"),
    ("why-queen-no-worker", lambda: queen(resources={"corn": 1}), "queen"),
    ("why-queen-too-dear", lambda: queen(on={"tulum": 1}), "queen"),
    ("why-queen-used", lambda: queen(on={"tulum": 2}, resources={"corn": 2}).play("queen"), "queen"),
    ("why-god-again", dancer, "summon rain"),
    (
        "why-too-few-kinds",
        lambda: table(player(ruler=1, reserve=["sun_blue"])).play("place uxmal"),
        "build sun_blue 1a",
    ),
]
"""What random games come to seldom."""


@pytest.mark.parametrize(("message", "build", "move"), BY_HAND, ids=[case[0] for case in BY_HAND])
def test_what_comes_up_seldom(message: str, build: Callable[[], Table], move: str) -> None:
    refusal = build().state.check(move)
    assert refusal is not None
    assert refusal.message == message
    for language in LANGUAGES:
        assert reason(game_texts(language, GAME.folder), refusal)


def test_every_refusal_comes_up() -> None:
    assert written() - set(given()) - {message for message, _, _ in BY_HAND} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    texts = game_texts(language, GAME.folder)
    for refusal in given().values():
        assert reason(texts, refusal).endswith(f"[{refusal.rule}]")


def test_a_refusal_tells_what_is_missing() -> None:
    board = table(player(ruler=1, resources={"corn": 1}))
    refusal = board.state.check("trade corn water")
    assert refusal is not None
    assert (refusal.message, refusal.args) == ("why-too-few-to-trade", {"needs": 2, "has": 1, "resource": "corn"})
    assert str(refusal) == "a trade needs 2 corn, you have 1 [AH-3.3]"


def test_what_is_described_belongs_to_its_kind() -> None:
    """'done' has nothing to show, in whatever step it is offered."""
    for players, options in VARIANTS:
        for state in positions(players, options):
            for seat in state.actors:
                done = state.parse("done")
                assert done not in state.legal(seat) or state.describe(done, seat).args == {}

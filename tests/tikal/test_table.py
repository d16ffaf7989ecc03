"""How the table plays it: what is hidden, what is forced, what can be taken back; positions and packs."""

from typing import Any

import pytest

import sacbe
from sacbe.core.pack import Pack
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.tikal.names import HEXES
from tests.tikal.build import GAME, Table, player, start, table


@pytest.mark.rule("TK-16.2")
def test_a_turn_without_points_ends_itself() -> None:
    assert table(player(workers={"c0r4": 1}), points=1).play("move worker c0r4 ne").seat == 1


@pytest.mark.rule("TK-16.3")
def test_only_the_order_face_down_is_hidden() -> None:
    state = start(3, 4)
    play_randomly(state, Generator(1), 120)
    seen = state.view(0)
    decks = set()
    for seed in range(10):
        other = state.determinized(0, seed)
        assert other.view(0) == seen
        deal = other.deal.data()
        decks.add(str(deal))
        for letter, left in seen["tiles_left"].items():  # type: ignore[attr-defined]
            known = len(deal[letter]) - left
            assert deal[letter][:known] == state.deal.data()[letter][:known]
    assert len(decks) == 10
    open_to_all = [{**state.view(seat), "you": None, "reach": {}} for seat in range(3)]
    assert open_to_all == [state.view()] * 3


@pytest.mark.rule("TK-16.4")
def test_a_treasure_cannot_be_put_back() -> None:
    state = GAME.start(2, deal=start(first=["a5"]).deal.data())
    for move in ("lay c2r3 sw", "place worker base_camp", "move worker c0r4 ne", "move worker c1r3 ne"):
        state.play(move)
    assert state.undoable == 4
    assert sacbe.undo(state, 2).undoable == 2
    state.play("recover c2r3")
    assert state.undoable == 0
    state.play("place worker base_camp")
    assert state.undoable == 1


@pytest.mark.rule("TK-16.4")
def test_a_drawn_hexagon_ends_what_can_be_taken_back() -> None:
    state = start()
    state.play(state.legal()[0])
    assert state.undoable == 1
    state.play("end")
    assert state.undoable == 0
    with pytest.raises(sacbe.IllegalAction):
        sacbe.undo(state)


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_state_is_small(players: int, auction: bool) -> None:
    state = start(players, auction=auction)
    most = 0
    while not state.over:
        most = max(most, 8 * (len(state.cells) + len(state.stack) + 4))
        play_randomly(state, Generator(most), 1)
    assert most < 4096


def position(moves: int = 150) -> dict[str, Any]:
    state = start(3, 2)
    play_randomly(state, Generator(5), moves)
    return state.position()


def test_a_position_loads() -> None:
    assert GAME.load(position()).position() == position()


@pytest.mark.parametrize(
    ("block", "field", "place", "value"),
    [
        ("table", "land", "c0r4", 0),
        ("table", "land", "c0r4", 999),
        ("table", "paths", "c0r4", 1),
        ("table", "values", "c0r3", 0),
        ("table", "values", "c0r4", 3),
        ("table", "owners", "c0r4", 1),
        ("table", "owners", "c0r3", 4),
        ("table", "temple_tiles", "5", 12),
        ("seats", "workers", "c0r4", 19),
        ("seats", "workers", "c7r0", 1),
        ("seats", "supply", "workers_in_supply", -1),
        ("seats", "supply", "leader_in_supply", 2),
        ("seats", "treasures", "mask", 9),
        ("seats", "lost", "workers_lost", 5),
        ("seats", "camps_left", None, 7),
        ("seats", "guards_left", None, 7),
        ("seats", "leader_at", None, 41),
        ("table", "hand", None, 37),
        ("table", "drawn", None, 0),
        ("table", "wafers_drawn", None, 1),
        ("table", "piles", None, [24] * 8),
        ("table", "high_bid", None, -1),
        ("table", "temples", None, [0, 0]),
        ("table", "piles_left", None, [1, 0]),
        ("table", "sites", None, [2**20, 0]),
        ("seats", "stands", None, [0, 2**19]),
    ],
)
def test_an_impossible_position_is_refused(block: str, field: str, place: str | None, value: object) -> None:
    data = position()
    cells = data[block] if block == "table" else data[block][0]
    if place is None:
        cells[field] = value
    else:
        cells[field][place] = value
    with pytest.raises(sacbe.PositionError):
        GAME.load(data)


def test_hexagons_are_displayed_for_all_at_once() -> None:
    data: dict[str, Any] = start(3, 2, auction=True).position()
    data["table"]["drawn"] = 5
    with pytest.raises(sacbe.PositionError, match="for all players at once"):
        GAME.load(data)


@pytest.mark.parametrize(
    "pending",
    [
        {"step": "explore", "seat": 0, "a": 11, "b": 0},
        {"step": "explore", "seat": -1, "a": 5, "b": 0},
        {"step": "lay", "seat": 0, "a": 0, "b": 0},
        {"step": "choose", "seat": 0, "a": 0, "b": 0},
        {"step": "scoring_round", "seat": -1, "a": 3, "b": 1},
        {"step": "final_round", "seat": -1, "a": 0, "b": 0},
        {"step": "draw", "seat": 0, "a": 0, "b": 0},
        {"step": "score", "seat": -1, "a": 9, "b": 0},
    ],
)
def test_an_impossible_step_is_refused(pending: dict[str, object]) -> None:
    state = start(3, 2)
    while state.rules.step_names[state.step] != "explore":
        play_randomly(state, Generator(5), 1)
    data = state.position()
    data["pending"] = [pending]
    with pytest.raises(sacbe.PositionError):
        GAME.load(data)


PACK = GAME.rules().pack


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ id = "a2", letter = "a"', '{ id = "a2", letter = "x"', "'letter' must be one of"),
        ('{ id = "a2", letter = "a"', '{ id = "a2", letter = "b"', "from A to G"),
        ('{ id = "a2"', '{ id = "a1"', "ids of their own"),
        ('{ id = "south_temple"', '{ id = "a1"', "the id of a terrain hexagon"),
        ('kind = "temple", value = 6', 'kind = "temple"', "'value' must be"),
        ('kind = "temple", value = 6', 'kind = "temple", value = 11', "worth at most 10"),
        ("masks = 3", "masks = 2", "23 masks do not fit 24 treasures"),
        ("copies = 3", "copies = 4", "24 masks do not fit 25 treasures"),
        ("[3, 0, 0, 0, 0, 0]", "[4, 0, 0, 0, 0, 0]", "a side has 0 to 3 stones"),
        ("[3, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 0]", "every hexagon but a volcano has stones"),
        ("[3, 0, 0, 0, 0, 0]", "[3, 0, 0, 0, 0]", "6 whole numbers"),
        ('kind = "volcano"', 'kind = "geyser"', "'kind' must be one of"),
        ('hex = "c1r4"', 'hex = "c1r3"', "share a space"),
        ('hex = "c1r4"', 'hex = "c9r9"', "'hex' must be one of"),
        ('kind = "base_camp"', 'kind = "jungle"', "one base camp"),
        ('hex = "c1r3", kind = "jungle"', 'hex = "c1r3", kind = "volcano"', "every hexagon but a volcano"),
        ("uncover = 2", "uncover = 0", "'uncover' of [points] must be a whole number, at least 1"),
        ("columns = 8", "columns = 7", "8 columns"),
        ("camps = 2", "camps = 3", "two camps a player"),
        ("levels_per_temple = 2", "levels_per_temple = 4", "at most 3"),
        ("10 = 1 }", "11 = 1 }", "'count' of [temple_tiles] needs"),
        ("points = [0, 1, 3, 6]", "points = [0, 1, 3]", "0 to 3 equal treasures"),
    ],
)
def test_a_broken_pack_is_refused(old: str, new: str, reason: str) -> None:
    assert old in PACK.text
    with pytest.raises(sacbe.PackError) as refusal:
        GAME.rules(Pack(PACK.text.replace(old, new, 1), "edited.toml"))
    assert reason in str(refusal.value)
    assert "edited.toml, line " in str(refusal.value)


def test_an_edited_pack_plays() -> None:
    pack = Pack(PACK.text.replace("turn = 10", "turn = 4").replace("capital = 20", "capital = 9"), "edited.toml")
    state = GAME.start(2, components=pack, auction=True)
    assert list(state.scores) == [9, 9]
    assert play_randomly(state, Generator(1)) > 0
    assert state.over


def test_descriptions() -> None:
    own = player(workers={"c0r4": 1, "c0r3": 2, "c2r3": 1}, camps=["c1r3"], treasures={"mask": 1})
    board = table(own, player(treasures={"vase": 1}), lands={"c2r3": "a5 sw"})

    def said(text: str) -> dict[str, object]:
        return board.state.describe(board.state.parse(text)).args

    still = {"gains": [0, 0], "temples": [], "holders": []}
    assert said("place worker camp_1") == {"member": "worker", "camp": "camp_1", "at": "c1r3", "cost": 1, **still}
    assert said("jump worker base_camp camp_1")["goal"] == "c1r3"
    step = {"member": "worker", "hex": "c0r4", "side": "n", "goal": "c0r3", "cost": 2}
    assert said("move worker c0r4 n") == {**step, **still}
    assert said("uncover c0r3") == {"hex": "c0r3", "value": 2, "cost": 2, **still, "gains": [1, 0]}
    assert said("recover c2r3") == {"hex": "c2r3", "cost": 3}
    assert said("exchange mask p2 vase")["seat"] == 1
    assert said("guard c0r3 worker") == {"hex": "c0r3", "member": "worker", "value": 1, "cost": 5, **still}
    assert said("camp c1r3")["cost"] == 5
    assert said("end") == {"left": 10}
    auction = Table(start(2, auction=True, first=["a5", "a1"]))
    assert auction.state.describe(auction.state.parse("bid 12")).args == {"points": 12}
    auction.play("bid 1; pass")
    described = auction.state.describe(auction.state.parse("choose a5")).args
    assert described == {"tile": "a5", "terrain": "treasure", "face": 4}
    auction.play("choose a5")
    assert auction.state.describe(auction.state.legal()[0]).args["tile"] == "a5"
    assert HEXES[4] == "c0r4"

"""Contents and setup."""

from collections import Counter

import pytest

import sacbe
from sacbe.tikal.names import HEXES, LETTERS
from tests.tikal.build import GAME, Table, start


@pytest.mark.rule("TK-1.1")
def test_four_hexagons_are_explored() -> None:
    places = start().view()["map"]
    assert isinstance(places, dict)
    explored = {name: (space["kind"], space.get("value")) for name, space in places.items()}
    assert explored == {
        "c0r3": ("temple", 1),
        "c0r4": ("base_camp", None),
        "c1r3": ("jungle", None),
        "c1r4": ("temple", 1),
    }


@pytest.mark.rule("TK-1.2")
def test_36_terrain_hexagons() -> None:
    rows = GAME.rules().pack.rows("terrain")
    assert Counter(row["kind"] for row in rows) == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}


@pytest.mark.rule("TK-7.8")
def test_temples_begin_with_a_value_of_1_to_6() -> None:
    values = {row["value"] for row in GAME.rules().pack.rows("terrain") if row["kind"] == "temple"}
    assert values == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("TK-1.3")
def test_letters_are_shuffled_and_drawn_in_order() -> None:
    orders = set()
    for seed in range(20):
        deal = GAME.deal(2, seed)
        assert [len(deal[letter]) for letter in LETTERS] == [6, 6, 5, 5, 5, 5, 4]
        assert all(tile[0] == letter for letter in LETTERS for tile in deal[letter])
        orders.add(tuple(deal["a"]))
    assert len(orders) > 10
    state = start()
    drawn = [int(state.draw()) for _ in range(35)]
    letters = [state.parts.tile_ids[tile][0] for tile in drawn]
    assert letters == sorted(letters)


@pytest.mark.rule("TK-1.3")
def test_hexagons_come_in_the_order_of_the_deal() -> None:
    state = start(seed=5)
    deal = GAME.deal(2, 5)
    drawn = [state.parts.tile_ids[state.draw()] for _ in range(35)]
    assert drawn == [tile for letter in LETTERS for tile in deal[letter]][1:]


@pytest.mark.rule("TK-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_figures_start_in_the_supply(players: int) -> None:
    board = Table(start(players))
    for seat in range(players):
        own = board[seat]
        assert (own["workers"], own["leader"], own["camps_left"], own["guards_left"]) == (18, True, 2, 2)
        assert not any(board.at(seat, name) for name in HEXES)


@pytest.mark.rule("TK-1.5")
def test_48_temple_tiles() -> None:
    tiles = start().view()["temple_tiles"]
    assert tiles == {"2": 3, "3": 6, "4": 9, "5": 11, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1}


@pytest.mark.rule("TK-1.6")
def test_24_treasures() -> None:
    decks = [GAME.deal(2, seed)["treasures"] for seed in range(5)]
    assert all(set(Counter(deck).values()) == {3} and len(set(deck)) == 8 for deck in decks)
    assert len(set(map(tuple, decks))) == 5


@pytest.mark.rule("TK-1.7", "TK-15.1")
def test_starting_points() -> None:
    assert start(3).scores == (0, 0, 0)
    assert start(3, auction=True).scores == (20, 20, 20)


@pytest.mark.rule("TK-1.8")
def test_seat_0_begins() -> None:
    assert start(4).actors == (0,)
    assert start(4, auction=True).actors == (0,)


@pytest.mark.rule("TK-1.9")
def test_the_map() -> None:
    parts = start().parts
    assert len(HEXES) == 40
    around = {
        name: [HEXES[n] if n >= 0 else "" for n in parts.neighbour[i * 6 : i * 6 + 6]] for i, name in enumerate(HEXES)
    }
    assert around["c0r0"] == ["", "", "c1r0", "c0r1", "", ""]
    assert around["c2r2"] == ["c2r1", "c3r1", "c3r2", "c2r3", "c1r2", "c1r1"]
    assert around["c3r2"] == ["c3r1", "c4r2", "c4r3", "c3r3", "c2r3", "c2r2"]
    assert around["c7r4"] == ["c7r3", "", "", "", "", "c6r4"]
    for name, others in around.items():
        assert all(around[other][(side + 3) % 6] == name for side, other in enumerate(others) if other)


@pytest.mark.rule("TK-1.10")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert start(players).players == players
    for players in (1, 5):
        with pytest.raises(sacbe.OptionError):
            GAME.start(players)

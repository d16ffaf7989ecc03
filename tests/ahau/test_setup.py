"""The board and the setup."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.ahau.names import ABILITIES as ROLES
from sacbe.ahau.names import CATEGORIES as SCORING
from sacbe.ahau.names import CITIES, GODS, RESOURCES
from sacbe.core.pack import Pack
from tests.ahau.build import GAME, fresh, player, table

PACK = Path(sacbe.__file__).parent / "ahau" / "components.toml"
CITIES_OF_SMALL = {
    1: {"uxmal", "chichen_itza", "calakmul", "yaxchilan", "edzna"},
    2: {"chichen_itza", "tulum", "lamanai", "tikal", "calakmul"},
    3: {"uxmal", "edzna", "yaxchilan", "palenque"},
    4: {"tulum", "quirigua", "tikal", "lamanai"},
    5: {"calakmul", "tikal", "quirigua", "palenque", "yaxchilan"},
}


def places(board_players: int, region: int) -> set[str]:
    return set(table(player(ruler=region), player(ruler=1 if region > 1 else 2), players=board_players).offers("place"))


@pytest.mark.rule("AH-1.1", "AH-2.1")
@pytest.mark.parametrize(("players", "regions"), [(1, 5), (2, 5), (3, 5), (4, 6), (5, 6)])
def test_sides_of_the_board(players: int, regions: int) -> None:
    assert len(fresh(players).view()["regions"]) == regions


@pytest.mark.rule("AH-1.2")
def test_cities_of_gods_are_drawn() -> None:
    boards = [fresh(seed=seed).view()["cities"] for seed in range(6)]
    for cities in boards:
        assert Counter(city["god"] for city in cities.values()) == dict.fromkeys(GODS, 2)
    assert len({tuple(city["god"] for city in cities.values()) for cities in boards}) > 1


@pytest.mark.rule("AH-1.3", "AH-7.1")
@pytest.mark.parametrize("region", range(1, 6))
def test_cities_of_regions(region: int) -> None:
    assert places(2, region) == CITIES_OF_SMALL[region]


@pytest.mark.rule("AH-1.3")
@pytest.mark.parametrize("players", [2, 4])
def test_every_city_touches_two_or_three_regions(players: int) -> None:
    regions = len(fresh(players).view()["regions"])
    touched = Counter(city for region in range(1, regions + 1) for city in places(players, region))
    assert set(touched) == set(CITIES)
    assert set(touched.values()) <= {2, 3}


@pytest.mark.rule("AH-1.5", "AH-17.11")
@pytest.mark.parametrize(
    ("players", "region", "adjacent"),
    [
        (2, 1, "235"),
        (2, 2, "145"),
        (2, 3, "15"),
        (2, 4, "25"),
        (2, 5, "1234"),
        (4, 1, "34"),
        (4, 3, "1246"),
        (4, 5, "26"),
    ],
)
def test_adjacent_regions_share_a_road(players: int, region: int, adjacent: str) -> None:
    captain = player(ruler=region, role="war_captain", played=("1", "role"), hand=("2", "role"))
    board = table(captain, players=players, at="war_captain", then=("tiles", "movement_end", "end_of_round"))
    assert board.offers("ruler") == list(adjacent)


@pytest.mark.rule("AH-1.6")
def test_a_site_lies_between_two_cities() -> None:
    """Site 6 is on the water route from Uxmal to Palenque."""
    for city in ("uxmal", "palenque"):
        board = table(player(ruler=3, resources={}), sites={6: "cacao"}).play(f"place {city}")
        assert "6" in board.offers("produce")
    assert "6" not in table(player(ruler=3)).play("place edzna").offers("produce")


@pytest.mark.rule("AH-1.7")
def test_gods_belong_to_tiles_and_names_to_the_board() -> None:
    for god in ("chief", "trade"):
        board = table(player(ruler=2, reserve=[f"{god}_yellow"]), gods={"tikal": god})
        assert board.play("place tikal").offers("summon") == [god]


@pytest.mark.rule("AH-1.8")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ id = "temple", always = 1', '{ id = "temple", always = 2', "20 building tiles"),
        ('"tulum", "lamanai"', '"tulum", "atlantis"', "'cities' must be 2 of"),
        ("wild_of_each_god = 1", "wild_of_each_god = 2", "55 pyramid tiles"),
        ('kind = "water", regions = [3] }', 'kind = "water", regions = [3, 1, 2] }', "one or two regions"),
        ("fame = [2, 1, 0, 0, 0]", "fame = [2, 1]", "5 spaces"),
        ("level_4 = [{ fame = 8 }]", "level_4 = [{ gold = 8 }]", "is no reward"),
        (
            '"sun", "rain", "jaguar", "chief", "trade"',
            '"sun", "sun", "jaguar", "chief", "trade"',
            "ranks each god once",
        ),
        ('{ id = "queen", number = 2', '{ id = "queen", number = 7', "numbered 1 to 6"),
        ("last_space = { 2 = 6", "last_space = { 2 = 60", "calendar must have room"),
    ],
)
def test_a_broken_pack_is_refused(old: str, new: str, reason: str) -> None:
    text = PACK.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(sacbe.PackError, match=reason):
        GAME.rules(Pack(text.replace(old, new, 1), "mine.toml"))


@pytest.mark.rule("AH-1.8")
def test_the_line_of_a_mistake_is_named() -> None:
    text = PACK.read_text(encoding="utf-8").replace(
        '{ id = "queen", ranking = ["sun"', '{ id = "queen", ranking = ["moon"'
    )
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "moon" in row)
    with pytest.raises(sacbe.PackError, match=f"line {line}:"):
        GAME.rules(Pack(text, "mine.toml"))


def test_an_edited_pack_is_played() -> None:
    text = PACK.read_text(encoding="utf-8").replace("workers = 12", "workers = 3", 1)
    state = GAME.start(2, seed=1, components=Pack(text, "mine.toml"))
    while not state.over:
        state.apply(state.legal(state.actors[0])[0], state.actors[0])
    rounds: object = state.view()["round"]
    assert rounds == 3


@pytest.mark.rule("AH-1.9", "AH-3.2")
def test_the_numbers_of_pieces() -> None:
    deal = GAME.deal(5)
    stacks = ("sites", "cities", "bag", "starting_tiles", "buildings", "god_scoring", "roles", "personalities")
    assert [len(deal[name]) for name in stacks] == [15, 10, 80, 5, 25, 7, 6, 6]
    board = fresh(5)
    assert (len(board.view()["cards"]), len(RESOURCES)) == (5, 5)
    assert all((board[seat].workers, len(board[seat].hand)) == (12, 6) for seat in range(5))
    rich = table(player(ruler=1, resources={"corn": 15})).play("place uxmal; produce 1")
    assert rich[0].resources["corn"] == 16  # more than the 15 tokens of a kind: they never run out


@pytest.mark.rule("AH-2.2")
@pytest.mark.parametrize(("players", "sites", "left"), [(2, 14, 1), (3, 14, 1), (4, 15, 0), (5, 15, 0)])
def test_production_sites(players: int, sites: int, left: int) -> None:
    view = fresh(players).view()
    assert (len(view["sites"]), len(view["calendar"])) == (sites, left)
    assert Counter([*view["sites"], *view["calendar"]]) == dict.fromkeys(RESOURCES, 3)
    assert fresh(players, seed=2).view()["sites"] != view["sites"]


@pytest.mark.rule("AH-2.3", "AH-2.4")
@pytest.mark.parametrize(("players", "tiles"), [(2, 55), (4, 55), (5, 80)])
def test_bag_and_regions(players: int, tiles: int) -> None:
    view = fresh(players).view()
    assert all(None not in region["tiles"] for region in view["regions"])
    assert view["bag"] == tiles - 2 * len(view["regions"])


@pytest.mark.rule("AH-2.5", "AH-2.6", "AH-2.7")
@pytest.mark.parametrize(("players", "count"), [(2, 20), (4, 20), (5, 25)])
def test_buildings(players: int, count: int) -> None:
    view = fresh(players).view()
    assert view["offer"]["left"] is None
    assert None not in (view["offer"]["middle"], view["offer"]["right"])
    assert all(region["building"] for region in view["regions"])
    assert view["building_stack"] == count - 2 - len(view["regions"])


@pytest.mark.rule("AH-2.8", "AH-2.9")
def test_temples_and_katun() -> None:
    view = fresh().view()
    tiles = [temple["scoring"] for temple in view["temples"].values()]
    assert len(set(tiles)) == 5
    assert set(tiles) <= set(SCORING)
    assert view["katun"] == 1


@pytest.mark.rule("AH-2.10", "AH-17.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_role_deck(players: int) -> None:
    assert fresh(players).view()["role_deck"] == players + 1


@pytest.mark.rule("AH-2.11", "AH-2.13")
def test_what_everybody_starts_with() -> None:
    board = fresh(3)
    for seat in range(3):
        me = board[seat]
        assert (me.workers, me.weapons, me.score, me.hand, me.ruler) == (12, 0, 0, list("123456"), None)
    assert board.view()["might_order"] == [2, 1, 0]


@pytest.mark.rule("AH-2.12")
@pytest.mark.parametrize(("side", "weapons"), [("day", 1), ("night", 0)])
def test_both_sides_of_the_player_boards(side: str, weapons: int) -> None:
    me = player(ruler=1, on={"uxmal": 1}, reserve=["rain_blue"], resources={"water": 1})
    assert table(me, board=side).play("place uxmal; done; build rain_blue 1a")[0].weapons == weapons


@pytest.mark.rule("AH-2.14")
def test_cards_are_chosen_in_turn() -> None:
    board = fresh(3)
    cards = board.view()["cards"]
    assert len(cards) == 5
    board.play("choose card_2")
    assert board[0].reserve == {cards["card_2"]["tile"]: 1}
    assert {name for name, n in board[0].resources.items() if n} == set(cards["card_2"]["resources"])
    assert board.seat == 1
    assert board.refuses("choose card_2") == "AH-2.14"
    board.play("choose card_1; choose card_5")
    assert board.step == "select"


@pytest.mark.rule("AH-20.8", "AH-18.5")
@pytest.mark.parametrize(
    ("players", "options", "name"),
    [
        (3, {"family": True, "board": "night"}, "board"),
        (3, {"family": True, "shadow": True}, "shadow"),
        (1, {"family": True}, "family"),
        (1, {"shadow": True}, "shadow"),
        (5, {"shadow": True}, "shadow"),
        (2, {"difficulty": "hard"}, "difficulty"),
        (2, {"pakal_board": "night"}, "pakal_board"),
        (2, {"personality": "queen"}, "personality"),
        (1, {"personality": "king"}, "personality"),
        (6, {}, "players"),
    ],
)
def test_wrong_combinations_are_refused_by_name(players: int, options: dict[str, Any], name: str) -> None:
    with pytest.raises(sacbe.OptionError, match=name):
        GAME.start(players, **options)


@pytest.mark.rule("AH-24.16")
def test_right_combinations() -> None:
    assert not GAME.start(1, personal_scoring=True).over
    assert not GAME.start(4, shadow=True, personal_scoring=True).over
    assert {role for seed in range(30) for role in [fresh(1, seed).view()["personality"]]} == set(ROLES)

"""Producing and building."""

import pytest

from tests.ahau.build import player, table

ALL = dict.fromkeys(("corn", "water", "obsidian", "cacao", "limestone"), 9)
BASE = {"1a": "chief_blue", "1b": "sun_black", "1c": "trade_white", "1d": "jaguar_yellow"}


@pytest.mark.rule("AH-10.1")
def test_produce_or_build_but_not_both() -> None:
    me = player(ruler=1, on={"chichen_itza": 1}, reserve=["sun_blue"], resources=ALL)
    built = table(me).play("place chichen_itza; build sun_blue 1b; gain corn")
    assert built.offers("produce") == []
    assert built.refuses("produce 1") == "AH-10.1"
    produced = table(me).play("place chichen_itza; produce 1")
    assert produced.refuses("build sun_blue 1a") == "AH-10.1"
    neither = table(me).play("place chichen_itza; done")
    assert neither.step == "select"


@pytest.mark.rule("AH-10.2", "AH-10.3", "AH-10.4", "AH-9.19")
def test_a_site_by_the_city_gives_a_resource_for_each_worker() -> None:
    me = player(ruler=1, on={"uxmal": 2}, lying={"chichen_itza": 1})
    board = table(me).play("place uxmal")
    assert board.offers("produce") == ["1", "3", "6"]
    assert board.refuses("produce 4") == "AH-10.2"
    board.play("produce 1")
    assert board[0].resources["corn"] == 5  # three in Uxmal, one lying down in Chichen Itza
    assert (board.view()["sites"][0], board.view()["calendar"][-1]) == (None, "corn")


@pytest.mark.rule("AH-10.4")
def test_a_depleted_site_gives_nothing() -> None:
    board = table(player(ruler=1), depleted=[3]).play("place uxmal")
    assert board.refuses("produce 3") == "AH-10.4"


@pytest.mark.rule("AH-10.3")
def test_without_a_worker_by_the_site_there_is_no_production() -> None:
    me = player(ruler=2, pyramid={"1a": "trade_blue"})
    board = table(me).play("place tikal; summon trade; move tikal calakmul")
    assert board.refuses("produce 10") == "AH-10.3"


@pytest.mark.rule("AH-10.5", "AH-14.1")
def test_a_full_calendar_takes_more_sites() -> None:
    board = table(player(ruler=1), player(ruler=3), depleted=[10, 11, 12, 13], then=())
    assert len(board.view()["calendar"]) == 5
    board.play("place uxmal; produce 1")
    assert (board.view()["celebration"], board.view()["last_space"]) == (True, 6)
    me = player(ruler=1, resources={"cacao": 2})
    more = table(me, depleted=[9, 10, 11, 12, 13], celebration=1).play("place uxmal; produce 1")
    assert len(more.view()["calendar"]) == 7


@pytest.mark.rule("AH-11.1")
@pytest.mark.parametrize(("on", "lying", "most"), [(0, 0, 1), (2, 0, 3), (0, 1, 3)])
def test_as_many_tiles_as_workers(on: int, lying: int, most: int) -> None:
    tiles = ["sun_blue", "sun_white", "sun_black", "sun_brown"]
    me = player(ruler=1, on={"chichen_itza": on}, lying={"chichen_itza": lying}, reserve=tiles, resources=ALL)
    board, built = table(me).play("place chichen_itza"), 0
    while board.offers("build"):
        board.play(f"build {board.offers('build')[0]}").until("produce_or_build")
        built += 1
    assert built == most


@pytest.mark.rule("AH-11.2", "AH-16.8")
def test_a_worker_laid_down_counts_at_once() -> None:
    """The second tile of the third level lays a worker down: the city then has two more to build with."""
    base = {**BASE, "2a": "chief_white", "2b": "chief_white", "2c": "rain_black"}
    me = player(ruler=1, pyramid=base, reserve=["sun_blue", "sun_white"], resources=ALL)
    board = table(me).play("place chichen_itza; done; build sun_blue 3b")
    board.until("produce_or_build")
    assert board.workers(0, "chichen_itza") == (0, 1)
    assert board.offers("build") == ["sun_white 3a"]


@pytest.mark.rule("AH-11.3", "AH-11.5")
def test_spaces_of_the_pyramid() -> None:
    pyramid = {"1a": "chief_blue", "1b": "sun_black"}
    me = player(ruler=1, pyramid=pyramid, reserve=["sun_blue"], resources=ALL)
    board = table(me).play("place chichen_itza; done")
    assert board.offers("build") == ["sun_blue 1c", "sun_blue 1d", "sun_blue 2a"]
    assert board.refuses("build sun_blue 1a") == "AH-11.3"
    assert board.refuses("build sun_white 1c") == "AH-11.3"
    assert board.refuses("build sun_blue 2b") == "AH-11.5"


@pytest.mark.rule("AH-11.4")
@pytest.mark.parametrize(
    ("resources", "spaces"),
    [
        ({"water": 1}, ["1c", "1d"]),
        ({"corn": 9}, []),
        ({"water": 1, "corn": 1}, ["1c", "1d", "2a"]),
        ({"water": 9}, ["1c", "1d"]),
    ],
)
def test_different_resources_one_of_the_colour(resources: dict[str, int], spaces: list[str]) -> None:
    pyramid = {"1a": "chief_blue", "1b": "sun_black"}
    board = table(player(ruler=1, pyramid=pyramid, reserve=["sun_blue"], resources=resources))
    board.play("place chichen_itza; done")
    assert board.offers("build") == [f"sun_blue {space}" for space in spaces]
    if not spaces:
        assert board.refuses("build sun_blue 1c") == "AH-11.4"


@pytest.mark.rule("AH-11.4", "AH-20.4", "AH-20.2")
def test_the_price_is_paid_in_order() -> None:
    pyramid = {"1a": "chief_blue", "1b": "sun_black"}
    me = player(ruler=1, pyramid=pyramid, reserve=["sun_blue"], resources={"corn": 1, "water": 1, "cacao": 1})
    board = table(me).play("place chichen_itza; done; build sun_blue 2a")
    assert board.offers("pay") == ["corn", "water"]  # cacao first would leave out the water
    assert board.refuses("pay cacao") == "AH-20.4"
    board.play("pay corn")
    assert board[0].resources == {"corn": 0, "water": 0, "obsidian": 0, "cacao": 1, "limestone": 0}


@pytest.mark.rule("AH-11.6", "AH-11.7", "AH-11.9")
def test_rewards_and_adjacency() -> None:
    pyramid = {**BASE, "2a": "sun_blue"}
    me = player(ruler=1, pyramid=pyramid, reserve=["sun_black"], resources=ALL)
    board = table(me).play("place chichen_itza; done; build sun_black 2b; pay corn; gain water")
    # beside it sun_blue (symbol), below it sun_black (both) and trade_white; the reward was a step of Might
    assert board.state.breakdown(0)["adjacency"] == 3
    assert board[0].might == 1


@pytest.mark.rule("AH-11.8")
def test_a_wild_tile_takes_a_colour_that_was_paid() -> None:
    pyramid = {"1a": "chief_blue", "1b": "sun_black"}
    me = player(ruler=1, pyramid=pyramid, reserve=["chief_wild"], resources={"water": 1, "cacao": 1})
    board = table(me).play("place chichen_itza; done; build chief_wild 2a")
    assert board.offers("colour") == ["blue", "brown"]
    assert board.refuses("colour white") == "AH-11.8"
    board.play("colour blue").until("produce_or_build", "select")
    assert (board[0].pyramid["2a"], board.state.breakdown(0)["adjacency"]) == ("chief_blue", 2)


@pytest.mark.rule("AH-11.10", "AH-17.8")
def test_a_tile_for_nothing() -> None:
    me = player(ruler=1, role="master_builder", played=("1", "role"), reserve=["chief_wild", "sun_blue"])
    board = table(me).play("place edzna; done; build chief_wild 1a")
    assert board.offers("colour") == ["yellow", "blue", "black", "brown", "white"]
    plain = table(me).play("place edzna; done; build sun_blue 1a")
    assert plain[0].pyramid["1a"] == "sun_blue"


@pytest.mark.rule("AH-12.1", "AH-12.3", "AH-12.4")
def test_a_building_from_the_offer() -> None:
    me = player(ruler=1, resources={"water": 1, "cacao": 2, "limestone": 1})
    board = table(me, offer=["", "temple", "gateway"]).play("place uxmal; construct right")
    assert (board[0].buildings[0], board[0].score) == ("gateway", 2)
    assert board[0].resources == {"corn": 0, "water": 1, "obsidian": 0, "cacao": 1, "limestone": 0}
    assert sum(board[0].reserve.values()) == 2
    middle = table(me, offer=["", "temple", "gateway"]).play("place uxmal; construct middle")
    assert (middle[0].buildings[0], middle[0].score) == ("temple", 1)
    assert table(me, offer=["", "temple", "workshop"]).play("place uxmal").refuses("construct right") == "AH-12.1"
    assert table(me, offer=["", "temple", "workshop"]).play("place uxmal").refuses("construct left") == "AH-12.1"


@pytest.mark.rule("AH-12.2")
def test_the_left_slot_saves_a_resource_of_ones_choice() -> None:
    me = player(ruler=1, resources={"water": 1, "cacao": 1})
    board = table(me, offer=["temple"]).play("place uxmal; construct left")
    assert board.offers("pay") == ["water", "cacao"]
    board.play("pay cacao")
    assert (board[0].resources["water"], board[0].score) == (1, 0)


@pytest.mark.rule("AH-12.5", "AH-15.19")
def test_copies_add_up() -> None:
    me = player(ruler=1, buildings=["plaza", "plaza"], resources={"water": 1, "cacao": 1}, on={"tulum": 1})
    board = table(me, offer=["", "temple"]).play("place uxmal; construct middle")
    assert board.state.breakdown(0)["building_effects"] == 6


@pytest.mark.rule("AH-12.6", "AH-12.7", "AH-15.8")
def test_a_sixth_building_replaces_one_and_a_market_still_pays() -> None:
    five = ["market", "plaza", "palace", "acropolis", "gateway"]
    me = player(ruler=1, buildings=five, resources={"corn": 2})
    board = table(me, offer=["", "temple"]).play("place uxmal; construct middle; replace 1")
    assert board[0].buildings == ["temple", *five[1:]]
    assert (sum(board[0].resources.values()), board[0].reserve) == (0, {})
    left = board.cells.stack["market"] + list(board.view()["offer"].values()).count("market")
    assert left == 1  # the other copy: the replaced one has left the game


@pytest.mark.rule("AH-12.8")
def test_the_order_of_what_a_building_brings() -> None:
    me = player(ruler=1, buildings=["plaza", "ball_court"], resources={"water": 1, "cacao": 1}, on={"tulum": 1})
    board = table(me, offer=["", "temple"]).play("place uxmal; construct middle")
    assert board.step == "lay_down"  # the third building space
    board.play("lay tulum")
    assert (board.step, board[0].might) == ("gain", 1)
    because = [entry.because for entry in board.state.ledger if entry.seat == 0 and entry.move > 0]
    order = [because.index(name) for name in ("offer_slot", "building_space", "ball_court")]
    assert order == sorted(order)

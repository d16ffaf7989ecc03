"""King Pakal: placing workers and summoning gods."""

import pytest

from tests.ahau.build import player
from tests.ahau.pakal import PAKAL, SUN, rival, solo

RAINY = {"edzna": "rain", "yaxchilan": "jaguar", "uxmal": "jaguar", "palenque": "chief"}
JAGUAR = {"edzna": "jaguar", "yaxchilan": "chief", "uxmal": "chief", "palenque": "rain"}
TRADE = {"uxmal": "trade", "edzna": "chief", "yaxchilan": "jaguar", "palenque": "rain"}


@pytest.mark.rule("AH-22.1", "AH-22.6")
@pytest.mark.parametrize(("difficulty", "fame"), [("easy", 4), ("moderate", 8), ("hard", 12)])
def test_the_city_missing_for_his_building(difficulty: str, fame: int) -> None:
    pakal = rival(on={"uxmal": 1, "edzna": 1, "palenque": 1})
    board = solo(None, pakal, buildings={3: "plaza", 1: "temple"}, difficulty=difficulty)
    assert board.workers(PAKAL, "yaxchilan") == (1, 0)
    assert board.causes(PAKAL)["pakal_place_1"] != []
    assert (board[PAKAL].buildings[0], board.view()["regions"][2]["building"]) == ("plaza", None)
    assert sum(board[PAKAL].reserve.values()) == 2  # the first building space
    assert board.state.breakdown(PAKAL)["pakal_buildings"] == fame
    assert board.state.breakdown(PAKAL)["building_effects"] == 0


@pytest.mark.rule("AH-22.2", "AH-22.4")
def test_a_new_city_of_another_region_with_a_building() -> None:
    board = solo(None, rival(on={"edzna": 1}), buildings={5: "plaza"})
    assert board.workers(PAKAL, "yaxchilan") == (1, 0)  # Palenque touches region 5 too, but is of the Rain God
    assert "pakal_place_2" in board.causes(PAKAL)
    tiles = solo(None, rival(pyramid={"1a": "rain_blue"}), buildings={5: "plaza"})
    assert tiles.workers(PAKAL, "palenque") == (1, 0)


@pytest.mark.rule("AH-22.2", "AH-22.3")
def test_the_building_of_his_region_alone_is_no_reason() -> None:
    pakal = rival(on={"edzna": 1}, pyramid={"1a": "sun_blue"})
    gods = {"yaxchilan": "trade"}
    board = solo(None, pakal, buildings={3: "plaza"}, gods=gods)
    assert board.placed(PAKAL)["edzna"] >= 2  # most matching tiles, though he is there already
    assert "pakal_place_3" in board.causes(PAKAL)
    other = solo(None, pakal, buildings={3: "plaza", 5: "temple"}, gods=gods)
    assert other.workers(PAKAL, "yaxchilan") == (1, 0)  # it touches region 5


@pytest.mark.rule("AH-22.3", "AH-22.4")
def test_any_city() -> None:
    board = solo(None, rival(on={"uxmal": 1}))
    assert "pakal_place_3" in board.causes(PAKAL)
    assert board.workers(PAKAL, "edzna") == (1, 0)  # Edzna and Yaxchilan are of the Sun God: the upper one
    held = solo(None, rival(on={"edzna": 1}))
    assert held.workers(PAKAL, "yaxchilan") == (1, 0)  # he has the majority in Edzna already
    tiles = solo(None, rival(pyramid={"1a": "rain_blue"}, reserve=[]), sites={}, depleted=[])
    assert tiles.workers(PAKAL, "uxmal") == (1, 0)


@pytest.mark.rule("AH-22.5")
def test_after_a_lost_conflict() -> None:
    board = solo(None, rival(barred=[1]))
    assert board.workers(PAKAL, "palenque") == (1, 0)


@pytest.mark.rule("AH-22.7", "AH-22.10", "AH-22.9")
def test_he_summons_with_a_tile_of_his_pyramid() -> None:
    chief = {"gods": {"edzna": "chief", "yaxchilan": "jaguar"}}
    board = solo(None, rival(pyramid={"1a": "chief_blue", "1b": "chief_white"}), **chief)
    assert sum(board[PAKAL].reserve.values()) == 2
    assert (board.view()["temples"]["chief"]["markers"][0], board.state.breakdown(PAKAL)["temple_spaces"]) == (1, 2)
    without = solo(None, rival(reserve=["chief_blue"] * 3, tracker=0), **chief)
    assert without.view()["discards"] == {}
    assert without.view()["temples"]["chief"]["markers"][0] is None


@pytest.mark.rule("AH-22.9")
def test_his_marker_moves_from_the_middle() -> None:
    pakal = rival(pyramid={"1a": "sun_blue"}, markers={"sun": 3})
    board = solo(player(ruler=1, markers={"sun": 1}), pakal)
    assert board.view()["temples"]["sun"]["markers"] == [0, 1, None, None, None]
    assert board.state.breakdown(PAKAL)["temple_spaces"] == 1
    again = solo(None, rival(pyramid={"1a": "sun_blue"}, markers={"sun": 1}))
    assert again.state.breakdown(PAKAL)["temple_spaces"] == 0


@pytest.mark.rule("AH-22.8")
@pytest.mark.parametrize(
    ("reserve", "gone"),
    [
        (["sun_blue", "rain_blue"], {}),
        (["sun_blue", "rain_blue", "rain_white"], {"sun_blue": 1}),
        (["sun_wild", "sun_blue", "rain_white"], {"sun_blue": 1}),
        (["sun_wild", "rain_blue", "rain_white"], {"sun_wild": 1}),
        (["chief_blue", "rain_blue", "rain_white"], {}),
        (["sun_wild", "sun_blue", *["rain_white"] * 4], {"sun_blue": 1, "sun_wild": 1}),
    ],
)
def test_he_discards_one_tile_for_every_three(reserve: list[str], gone: dict[str, int]) -> None:
    board = solo(None, rival(pyramid={"1a": "sun_black"}, reserve=reserve))
    assert board.view()["discards"] == gone
    assert sum(-n for _, n in board.causes(PAKAL).get("pakal_offers", [])) == sum(gone.values())


@pytest.mark.rule("AH-22.11")
def test_his_rain_god() -> None:
    pakal = rival(pyramid={"1a": "rain_yellow", "1b": "rain_yellow"})
    board = solo(player(ruler=1, on={"tulum": 1}), pakal, gods=RAINY)
    assert board.view()["sites"][:2] == ["corn", None]  # site 2 is at Tulum
    assert ("tracker", 2) in board.causes(PAKAL)["rain"]
    top = solo(None, pakal, gods=RAINY)
    assert top.view()["sites"][:2] == [None, "corn"]
    fewest = solo(None, {**pakal, "on": {"uxmal": 1}}, gods=RAINY)
    assert fewest.view()["sites"][:2] == ["corn", None]  # site 1 is at Uxmal, where he has a worker


@pytest.mark.rule("AH-22.21")
def test_the_site_of_his_rain_god_goes_to_the_calendar() -> None:
    pakal = rival(pyramid={"1a": "rain_yellow"}, reserve=["sun_blue"], tracker=1)  # he builds, and depletes no other
    board = solo(None, pakal, depleted=[13], gods=RAINY)
    assert board.view()["calendar"][1:] == ["limestone", "corn"]


@pytest.mark.rule("AH-22.12")
def test_no_rain_without_a_site() -> None:
    pakal = rival(pyramid={"1a": "rain_yellow"}, tracker=0)
    board = solo(None, pakal, depleted=[1, 2, 3], gods=RAINY)
    assert board.view()["temples"]["rain"]["markers"][0] is None
    wild = solo(None, {**pakal, "reserve": ["rain_wild", "sun_blue", "sun_white"]}, depleted=[1, 2, 3], gods=RAINY)
    assert wild.view()["temples"]["rain"]["markers"][0] == 1


@pytest.mark.rule("AH-22.20", "AH-22.8")
def test_his_rain_god_with_random_discards() -> None:
    """No site is yellow or blue: of the blue and the black tile only the black one makes it rain."""
    pakal = rival(pyramid={"1a": "rain_yellow"}, reserve=["rain_blue", "rain_black", "sun_white"], tracker=0)
    seen = set()
    for chance in range(20):
        board = solo(None, pakal, depleted=[1, 2, 3, 4, 5, 6], chance=chance, gods=RAINY)
        seen.add(("rain" in board.causes(PAKAL), tuple(board.view()["discards"])))
    assert seen == {(False, ()), (True, ("rain_black",))}


@pytest.mark.rule("AH-22.13")
def test_his_trade_claims_the_building() -> None:
    pyramid = {"1a": "trade_blue", "1b": "trade_blue", "1c": "trade_blue"}
    pakal = rival(pyramid=pyramid, on={"edzna": 1, "calakmul": 1, "quirigua": 1}, tracker=3)
    board = solo(None, pakal, buildings={3: "plaza"}, gods=TRADE)
    assert board[PAKAL].buildings[0] == "plaza"
    # Uxmal was placed; Calakmul is one move from Yaxchilan, Quirigua one from Palenque; one strength is left
    assert board.causes(PAKAL)["pakal_claims"][:4] == [
        ("standing_quirigua", -1), ("standing_palenque", 1), ("standing_calakmul", -1), ("standing_yaxchilan", 1),
    ]  # fmt: skip
    assert ("tracker", 1) in board.causes(PAKAL)["pakal_claims"]
    assert sum(n for _, n in board.causes(PAKAL)["building_space"]) == 2  # tiles of the first building space
    assert board.state.breakdown(PAKAL)["pakal_buildings"] == 4


@pytest.mark.rule("AH-22.14", "AH-22.15")
def test_his_trade_wins_majorities() -> None:
    pakal = rival(pyramid={"1a": "trade_blue"}, on={"uxmal": 2, "chichen_itza": 2})
    board = solo(player(ruler=1, on={"uxmal": 1}), pakal, gods=TRADE)
    # Uxmal has a margin of 2 after placing, and so has Chichen Itza, with fewer workers in all; of the empty cities
    # in reach Calakmul is of the god he prefers
    assert board.causes(PAKAL)["pakal_majorities"] == [("standing_chichen_itza", -1), ("standing_calakmul", 1)]
    idle = solo(None, rival(pyramid={"1a": "trade_blue"}), gods=TRADE)
    assert idle.state.breakdown(PAKAL)["pakal_trade"] == 1
    assert idle.placed(PAKAL) == {"uxmal": 1}


@pytest.mark.rule("AH-22.14")
def test_his_trade_never_gives_a_city_away() -> None:
    board = solo(player(ruler=1, on={"uxmal": 1}), rival(pyramid={"1a": "trade_blue"}, on={"uxmal": 1}), gods=TRADE)
    assert board.placed(PAKAL) == {"uxmal": 2}  # one less would be a tie, and win nothing on the whole
    assert board.state.breakdown(PAKAL)["pakal_trade"] == 1


@pytest.mark.rule("AH-22.16")
def test_his_sun_god_returns_cards() -> None:
    pakal = rival(pyramid={"1a": "sun_blue", "1b": "sun_blue"}, hand=("1", "2"), played=("3", "role"))
    board = solo(None, pakal, personality="merchant", gods={"uxmal": "sun"}, buildings={})
    returned = [what for what, _ in board.causes(PAKAL)["sun"] if what.startswith("hand")]
    assert returned[0] == "hand_role"
    assert len(returned) == 2


@pytest.mark.rule("AH-22.17")
def test_his_sun_god_lays_a_worker_down() -> None:
    pakal = rival(pyramid={"1a": "sun_blue"}, on={"uxmal": 1, "palenque": 1})
    board = solo(player(ruler=1, on={"uxmal": 1, "palenque": 2}), pakal)
    assert board.workers(PAKAL, "uxmal") == (0, 1)  # there it wins a tie; in Palenque it would only make one
    fewest = solo(player(ruler=1, on={"palenque": 3}), rival(pyramid={"1a": "sun_blue"}, on={"palenque": 1}))
    assert fewest.workers(PAKAL, "edzna") == (0, 1)


@pytest.mark.rule("AH-22.17")
def test_his_sun_god_prefers_a_city_by_a_site() -> None:
    pakal = rival(pyramid={"1a": "sun_blue"}, on={"uxmal": 1}, tracker=0)
    board = solo(None, pakal, depleted=[3, 7])  # Edzna, which he would prefer, has no site any more
    assert board.workers(PAKAL, "uxmal") == (0, 1)
    near = solo(None, pakal)
    assert near.workers(PAKAL, "edzna") == (0, 1)


@pytest.mark.rule("AH-22.18")
def test_the_largest_majority_decides_and_at_last_the_board() -> None:
    pakal = rival(pyramid={"1a": "jaguar_blue"}, on={"tikal": 3, "tulum": 1})
    board = solo(player(ruler=1, on={"tikal": 4, "tulum": 3}), pakal, gods=JAGUAR)
    assert board.placed(PAKAL) == {"edzna": 1, "tikal": 3}  # 3 against 1, not 4 against 3
    gods = {**JAGUAR, "tulum": "chief", "quirigua": "chief"}
    even = solo(None, {**pakal, "on": {"quirigua": 1, "tulum": 1}}, gods=gods)
    assert even.placed(PAKAL) == {"edzna": 1, "quirigua": 1}  # Tulum is closer to the top


@pytest.mark.rule("AH-22.18", "AH-22.19")
def test_his_jaguar_god() -> None:
    pakal = rival(pyramid={"1a": "jaguar_blue", "1b": "jaguar_white"}, on={"tikal": 1, "tulum": 1})
    board = solo(player(ruler=1, on={"tikal": 2, "tulum": 3}), pakal, gods=JAGUAR)
    assert (board.workers(PAKAL, "tulum"), board[PAKAL].might) == ((0, 0), 1)
    assert board.state.breakdown(PAKAL)["jaguar_god"] == 2
    lying = solo(player(ruler=1), {**pakal, "on": {"tikal": 1}, "lying": {"tulum": 1}}, gods=JAGUAR)
    assert lying.workers(PAKAL, "tulum") == (1, 0)  # nobody has a majority over him: most workers, stood up
    least = solo(None, {**pakal, "on": {"tulum": 1, "lamanai": 1}}, gods=JAGUAR)
    assert least.placed(PAKAL) == {"edzna": 1, "tulum": 1}  # Lamanai is of the Chief God, whom he likes less


@pytest.mark.rule("AH-22.19")
def test_no_jaguar_with_the_worker_of_this_turn_alone() -> None:
    board = solo(None, rival(pyramid={"1a": "jaguar_blue"}), gods=JAGUAR)
    assert board.view()["temples"]["jaguar"]["markers"][0] is None
    assert board[PAKAL].might == 0


@pytest.mark.rule("AH-22.18", "AH-22.19", "AH-24.5")
def test_the_worker_of_this_turn_lying_down_is_no_other() -> None:
    pakal = rival(played=("3", "role"), pyramid={"1a": "sun_blue", "1b": "jaguar_blue"})
    board = solo(None, pakal, personality="dancer", gods=SUN)
    assert board.placed(PAKAL) == {"uxmal": 2}
    assert board.view()["temples"]["jaguar"]["markers"][0] is None
    assert board[PAKAL].might == 0
    other = solo(None, {**pakal, "on": {"tikal": 1}}, personality="dancer", gods=SUN)
    assert (other.placed(PAKAL), other[PAKAL].might) == ({"uxmal": 2}, 1)

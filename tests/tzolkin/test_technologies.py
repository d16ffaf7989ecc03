"""The four technologies: what each level does, and where it does not."""

import pytest

from tests.tzolkin.build import player, table

ROW = [
    "farm_small_1",
    "civic_agriculture",
    "civic_extraction_gold",
    "tomb_builder",
    "shrine_architecture",
    "farm_common_1",
]
CORN = {2: 4, 3: 5, 4: 7, 5: 9}


# -- agriculture ----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-18.1", "TZ-18.2", "TZ-18.7")
@pytest.mark.parametrize(("level", "more"), [(1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_more_corn_from_a_harvest(group: int, level: int, more: int) -> None:
    board = table(player(agriculture=level, on=[f"palenque {group}"]), jungle={group: (1, 0)})
    gain = board.gain(f"pick palenque {group}; use palenque_{group}")
    assert gain == {"corn": CORN[group] + more, "corn_tiles": 1}


@pytest.mark.rule("TZ-18.3", "TZ-18.6")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing_has_its_own_bonus(level: int, corn: int) -> None:
    board = table(player(agriculture=level, on=["palenque 1"]))
    assert board.gain("pick palenque 1; use palenque_1") == {"corn": corn}


@pytest.mark.rule("TZ-18.3")
def test_agriculture_brings_nothing_with_wood() -> None:
    board = table(player(agriculture=3, on=["palenque 4"]))
    assert board.gain("pick palenque 4; use palenque_4; harvest wood") == {"wood": 3, "wood_tiles": 1}


@pytest.mark.rule("TZ-18.4", "TZ-18.5", "TZ-18.8")
@pytest.mark.parametrize(("level", "more"), [(2, 1), (3, 3)])
def test_corn_that_no_tile_shows_in_an_empty_group(level: int, more: int) -> None:
    board = table(player(agriculture=level, on=["palenque 5"]), jungle={5: (0, 0)})
    assert board.gain("pick palenque 5; use palenque_5") == {"corn": 9 + more}


@pytest.mark.rule("TZ-18.4", "TZ-18.5")
def test_corn_that_no_tile_shows_under_wood() -> None:
    board = table(player(agriculture=2, on=["palenque 3"])).play("pick palenque 3; use palenque_3")
    assert board.offers("harvest") == ["wood", "burn", "hidden"]
    assert board.gain("harvest hidden") == {"corn": 6}
    assert (board.cells.wood_fields["3"], board.cells.corn_fields["3"]) == (4, 0)


@pytest.mark.rule("TZ-18.5")
def test_no_hidden_harvest_while_a_corn_tile_is_in_sight() -> None:
    board = table(player(agriculture=2, on=["palenque 3"]), jungle={3: (1, 3)}).play("pick palenque 3; use palenque_3")
    assert board.offers("harvest") == ["corn", "wood", "burn"]


@pytest.mark.rule("TZ-18.4")
def test_level_1_does_not_see_hidden_corn() -> None:
    board = table(player(agriculture=1, on=["palenque 5"]), jungle={5: (0, 0)}).play("pick palenque 5")
    assert "palenque_5" not in board.offers("use")


@pytest.mark.rule("TZ-18.8")
def test_burning_has_the_harvest_bonus() -> None:
    board = table(player(agriculture=3, on=["palenque 4"]))
    gain = board.gain("pick palenque 4; use palenque_4; harvest burn; anger chaac")
    assert gain == {"corn": 10, "corn_tiles": 1, "chaac": -1}


@pytest.mark.rule("TZ-18.9")
def test_the_bonus_of_agriculture() -> None:
    board = table(player(agriculture=3, wood=1, on=["tikal 1"]))
    gain = board.gain("pick tikal 1; use tikal_1; advance agriculture; climb kukulcan")
    assert gain == {"wood": -1, "kukulcan": 1}


# -- resource extraction --------------------------------------------------------------------------------


@pytest.mark.rule("TZ-18.10", "TZ-18.11", "TZ-18.12", "TZ-18.13", "TZ-18.1")
@pytest.mark.parametrize(
    ("action", "gains"),
    [
        (1, [{"wood": 1}, {"wood": 2}, {"wood": 2}, {"wood": 2}]),
        (2, [{"stone": 1, "corn": 1}, {"stone": 1, "corn": 1}, {"stone": 2, "corn": 1}, {"stone": 2, "corn": 1}]),
        (3, [{"gold": 1, "corn": 2}, {"gold": 1, "corn": 2}, {"gold": 1, "corn": 2}, {"gold": 2, "corn": 2}]),
        (4, [{"skull": 1}] * 4),
        (
            5,
            [
                {"gold": 1, "stone": 1, "corn": 2},
                {"gold": 1, "stone": 1, "corn": 2},
                {"gold": 1, "stone": 2, "corn": 2},
                {"gold": 2, "stone": 2, "corn": 2},
            ],
        ),
    ],
)
def test_more_blocks_from_yaxchilan(action: int, gains: list[dict[str, int]]) -> None:
    for level, gain in enumerate(gains):
        board = table(player(extraction=level, on=[f"yaxchilan {action}"]))
        assert board.gain(f"pick yaxchilan {action}; use yaxchilan_{action}") == gain


@pytest.mark.rule("TZ-18.10")
@pytest.mark.parametrize(("group", "wood"), [(3, 3), (4, 4), (5, 5)])
def test_more_wood_from_palenque(group: int, wood: int) -> None:
    board = table(player(extraction=3, on=[f"palenque {group}"]))
    moves = f"pick palenque {group}; use palenque_{group}; harvest wood"
    assert board.gain(moves) == {"wood": wood, "wood_tiles": 1}


@pytest.mark.rule("TZ-18.13", "TZ-10.10")
def test_no_wood_with_corn() -> None:
    board = table(player(extraction=3, on=["palenque 3"]), jungle={3: (1, 1)})
    assert board.gain("pick palenque 3; use palenque_3; harvest corn") == {"corn": 5, "corn_tiles": 1}
    board = table(player(extraction=3, on=["palenque 3"]))
    gain = board.gain("pick palenque 3; use palenque_3; harvest burn; anger chaac")
    assert gain == {"corn": 5, "corn_tiles": 1, "chaac": -1}


@pytest.mark.rule("TZ-18.14")
def test_no_extra_block_from_buildings() -> None:
    board = table(player(extraction=3, architecture=0, wood=2, stone=1, on=["tikal 2"]), row=ROW)
    gain = board.gain("pick tikal 2; use tikal_2; build civic_extraction_gold; take wood; take wood")
    assert gain == {"stone": -1, "gold": 1}


@pytest.mark.rule("TZ-18.14")
def test_no_extra_block_from_the_gods_chichen_itza_or_the_market() -> None:
    gods = table(player(extraction=3, corn=6, chaac=1, kukulcan=1, quetzalcoatl=2), day=8).rest()
    assert (gods[0].wood, gods[0].stone, gods[0].gold) == (1, 1, 1)
    itza = table(player(extraction=3, skull=1, on=["chichen_itza 6"]))
    assert itza.play("pick chichen_itza 6; use chichen_itza_6; take gold")[0].gold == 1
    market = table(player(extraction=3, corn=2, on=["uxmal 2"]))
    assert market.play("pick uxmal 2; use uxmal_2; buy wood")[0].wood == 1


@pytest.mark.rule("TZ-18.15", "TZ-18.14")
def test_the_bonus_of_extraction() -> None:
    board = table(player(extraction=3, wood=1, on=["tikal 1"]))
    gain = board.gain("pick tikal 1; use tikal_1; advance extraction; take stone; take gold")
    assert gain == {"wood": -1, "stone": 1, "gold": 1}


# -- architecture ---------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-18.16", "TZ-18.17", "TZ-18.1")
@pytest.mark.parametrize(("level", "more"), [(0, {}), (1, {"corn": 1}), (2, {"corn": 1, "score": 2})])
def test_corn_and_points_with_a_building(level: int, more: dict[str, int]) -> None:
    tikal = table(player(wood=2, architecture=level, on=["tikal 2"]), row=ROW)
    assert tikal.gain("pick tikal 2; use tikal_2; build farm_small_1") == {"wood": -1, "feed_workers": 1} | more
    uxmal = table(player(corn=2, architecture=level, on=["uxmal 4"]), row=ROW)
    gain = uxmal.gain("pick uxmal 4; use uxmal_4; build farm_small_1")
    assert gain == {"feed_workers": 1} | more | {"corn": more.get("corn", 0) - 2}


@pytest.mark.rule("TZ-18.18", "TZ-23.10", "TZ-18.1")
def test_one_block_less_at_tikal() -> None:
    board = table(player(wood=2, stone=1, architecture=3, on=["tikal 2"]), row=ROW).play("pick tikal 2; use tikal_2")
    board.play("build civic_extraction_gold")
    assert board.offers("spare") == ["wood", "stone"]
    board.play("spare stone")
    assert (board[0].wood, board[0].stone, board[0].gold, board[0].corn, board[0].score) == (0, 1, 1, 1, 2)


@pytest.mark.rule("TZ-18.18")
def test_the_spared_block_need_not_be_there() -> None:
    board = table(player(wood=2, architecture=3, on=["tikal 2"]), row=ROW).play("pick tikal 2; use tikal_2")
    assert set(board.offers("build")) == set(ROW) - {"farm_common_1"}
    board.play("build civic_extraction_gold")
    assert (board[0].wood, board[0].stone, board[0].gold) == (0, 0, 1)


@pytest.mark.rule("TZ-18.18")
def test_a_building_of_one_block_is_free() -> None:
    board = table(player(architecture=3, on=["tikal 2"]), row=ROW)
    assert board.gain("pick tikal 2; use tikal_2; build farm_small_1") == {"feed_workers": 1, "corn": 1, "score": 2}


@pytest.mark.rule("TZ-18.19")
def test_two_corn_less_at_uxmal() -> None:
    board = table(player(corn=2, architecture=3, on=["uxmal 4"]), row=ROW).play("pick uxmal 4; use uxmal_4")
    assert board.gain("build civic_agriculture") == {"agriculture": 1, "corn": -1, "score": 2}
    free = table(player(corn=0, architecture=3, on=["uxmal 4"]), row=ROW).play("pick uxmal 4; use uxmal_4")
    assert free.gain("build farm_small_1") == {"feed_workers": 1, "corn": 1, "score": 2}


@pytest.mark.rule("TZ-18.20")
def test_the_bonus_of_architecture() -> None:
    board = table(player(architecture=3, wood=1, on=["tikal 1"]))
    assert board.gain("pick tikal 1; use tikal_1; advance architecture") == {"wood": -1, "score": 3}


@pytest.mark.rule("TZ-18.21")
def test_architecture_does_nothing_for_monuments() -> None:
    me = player(wood=3, stone=2, gold=1, architecture=3, on=["tikal 4"])
    board = table(me, row=ROW, monuments=["mon_tombs"]).play("pick tikal 4; use tikal_4")
    assert board.gain("monument mon_tombs") == {"wood": -3, "stone": -2, "gold": -1}
    short = table(player(wood=3, stone=2, architecture=3, on=["tikal 4"]), row=ROW, monuments=["mon_tombs"])
    assert short.play("pick tikal 4; use tikal_4").offers("monument") == []


# -- theology -------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-18.22")
def test_one_space_ahead_without_corn() -> None:
    board = table(player(skull=1, theology=1, on=["chichen_itza 4"])).play("pick chichen_itza 4")
    assert board.offers("use") == ["chichen_itza_4", "chichen_itza_5"]
    assert board.gain("use chichen_itza_5") == {"skull": -1, "score": 8, "kukulcan": 1}


@pytest.mark.rule("TZ-18.22", "TZ-18.23")
def test_ahead_or_back_but_not_both() -> None:
    board = table(player(corn=1, skull=1, theology=1, on=["chichen_itza 4"]), skulls_on={5: 1})
    assert board.play("pick chichen_itza 4").offers("use") == ["chichen_itza_3", "chichen_itza_4"]
    assert board.gain("use chichen_itza_3") == {"corn": -1, "skull": -1, "score": 6, "chaac": 1}


@pytest.mark.rule("TZ-18.23")
def test_from_9_theology_reaches_the_free_choice() -> None:
    board = table(player(skull=1, theology=1, on=["chichen_itza 9"])).play("pick chichen_itza 9")
    assert board.offers("use") == [f"chichen_itza_{n}" for n in range(1, 10)]
    assert board.gain("use chichen_itza_3") == {"skull": -1, "score": 6, "chaac": 1}


@pytest.mark.rule("TZ-18.24")
def test_from_0_theology_reaches_action_1() -> None:
    board = table(player(skull=1, theology=1, on=["chichen_itza 0"]))
    assert board.gain("pick chichen_itza 0; use chichen_itza_1") == {"skull": -1, "score": 4, "chaac": 1}
    other = table(player(theology=1, on=["palenque 0", "tikal 0"], wood=1)).play("pick palenque 0")
    assert sorted(other.legal()) == ["done", "pick tikal 0"]


@pytest.mark.rule("TZ-18.25")
def test_an_offering_after_the_action() -> None:
    board = table(player(skull=1, wood=2, theology=2, on=["chichen_itza 1"]))
    board.play("pick chichen_itza 1; use chichen_itza_1")
    assert sorted(board.legal()) == ["done", "pay wood"]
    assert board.gain("pay wood; climb kukulcan", 0) == {"wood": -1, "kukulcan": 1}
    assert board.seat == 1
    declined = table(player(skull=1, wood=2, theology=2, on=["chichen_itza 1"]))
    declined.play("pick chichen_itza 1; use chichen_itza_1; done")
    assert (declined[0].wood, declined.seat) == (2, 1)


@pytest.mark.rule("TZ-18.25")
def test_no_offering_at_level_1_or_elsewhere() -> None:
    board = table(player(skull=1, wood=2, theology=1, on=["chichen_itza 1"]))
    assert board.play("pick chichen_itza 1; use chichen_itza_1").seat == 1
    board = table(player(wood=2, theology=3, on=["yaxchilan 1"])).play("pick yaxchilan 1; use yaxchilan_1")
    assert board.seat == 1


@pytest.mark.rule("TZ-18.26")
def test_the_block_just_gained_may_be_offered() -> None:
    board = table(player(skull=1, theology=2, on=["chichen_itza 6"]))
    gain = board.gain("pick chichen_itza 6; use chichen_itza_6; take wood; pay wood; climb chaac")
    assert gain == {"skull": -1, "score": 8, "kukulcan": 1, "chaac": 1}


@pytest.mark.rule("TZ-18.27")
def test_another_skull_only_from_yaxchilan() -> None:
    board = table(player(theology=3, on=["yaxchilan 4"]))
    assert board.gain("pick yaxchilan 4; use yaxchilan_4") == {"skull": 2}
    gods = table(player(theology=3, corn=6, kukulcan=4), day=8).rest()
    assert gods[0].skull == 1


@pytest.mark.rule("TZ-18.28", "TZ-18.27")
def test_the_bonus_of_theology() -> None:
    board = table(player(theology=3, wood=1, on=["tikal 1"]))
    assert board.gain("pick tikal 1; use tikal_1; advance theology") == {"wood": -1, "skull": 1}


@pytest.mark.rule("TZ-18.29")
def test_a_free_advance_at_level_3_gives_the_bonus_for_nothing() -> None:
    board = table(player(agriculture=3, wood=2, on=["tikal 2"]), row=ROW)
    gain = board.gain("pick tikal 2; use tikal_2; build civic_agriculture; climb chaac")
    assert gain == {"wood": -2, "chaac": 1}

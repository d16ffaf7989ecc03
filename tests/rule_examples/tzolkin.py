"""The examples of the rules of Tzolk'in, played."""

from typing import Any

from tests.rule_examples.said import example
from tests.tzolkin.build import GAME, choose, fresh, player, table, tiles
from tests.tzolkin.test_setup import undealt

Figures = tuple[float, ...]
PACK: Any = GAME.rules().pack.data
TEETH_WITH_CORN = 0b1111


def last(gear: str) -> int:
    """Return the last numbered space of a gear."""
    return next(int(one["last"]) for one in PACK["gears"]["tiles"] if one["id"] == gear)


@example("TZ-4")
def a_round() -> Figures:
    board = table(*[player(corn=6)] * 4, day=8)
    day, seats = board.cells.day, []
    while board.cells.day == day:
        seats.append(board.seat)
        board.idle()
    assert board[0].corn == 0  # fed before the calendar advanced
    return day, len(seats), board.cells.day


@example("TZ-1")
def the_last_skull() -> Figures:
    me = player(corn=2, on=["yaxchilan 4", "yaxchilan 5"])
    board = table(me, player(skull=12))
    taken = PACK["setup"]["skulls"] - board.cells.skull_bank
    assert board.gain("pick yaxchilan 4; use yaxchilan_4") == {"skull": 1}
    assert board.gain("pick yaxchilan 5; use yaxchilan_4", 0) == {"corn": -1}
    return taken, PACK["setup"]["skulls"], 4


@example("TZ-6")
def a_second_worker() -> Figures:
    board = table(player(corn=9), player(on=["uxmal 0", "uxmal 1"])).play("place tikal")
    taken = sorted(board.on("uxmal"))
    paid = -board.gain("place uxmal")["corn"]
    space = next(space for space, seat in board.on("uxmal").items() if seat == 0)
    return (*taken, space, space, paid - space, space, paid - space, paid)


@example("TZ-7")
def steps_back() -> Figures:
    board = table(player(corn=4, on=["palenque 5"]), jungle={3: (1, 0)})
    paid = 5 - board.gain("pick palenque 5; use palenque_3")["corn"]  # the harvest itself brings 5
    return 5, 3, 5, 3, paid


@example("TZ-5")
def begging() -> Figures:
    board = table(player(corn=1))
    before = board[0].corn
    board.play("beg; anger chaac")
    assert board[0].chaac == -1
    return before, board[0].corn


@example("TZ-8")
def the_gears_turn() -> Figures:
    board = table(player(on=["uxmal 6", "palenque 7"], workers=4))
    board.turn("place tikal").rest()
    assert (last("palenque"), board.on("palenque"), board[0].corn) == (7, {}, 0)
    (space,) = [space for space, seat in board.on("uxmal").items() if seat == 0]
    return 6, space, 7, board.cells.teeth.bit_count()


@example("TZ-19")
def a_worker_not_fed() -> Figures:
    board = table(player(corn=7, workers=4), day=8).rest()
    fed = 4 + board[0].score / 3
    return 4, 7, 7 - board[0].corn, fed, board[0].corn, -board[0].score


@example("TZ-16")
def the_highest_of_chaac() -> Figures:
    def points(*seats: int) -> float:
        others = player(corn=6, quetzalcoatl=1, kukulcan=1)  # highest on the other temples
        board = table(*[player(corn=6, chaac=steps) for steps in seats], others, day=14).rest()
        return board.state.breakdown(0)["temples_age_1"]

    alone, beside = points(3), points(3, 3)
    step = PACK["temples"]["tiles"][0]["points"][1 + 3]
    return 1, 3, step, alone - step, step, alone - step, alone, step, beside - step, beside


@example("TZ-10")
def wood_or_corn() -> Figures:
    def harvest(what: str) -> dict[str, float]:
        return table(player(on=["palenque 4"])).gain(f"pick palenque 4; use palenque_4; harvest {what}")

    burned = harvest("burn; anger chaac")
    assert burned["chaac"] == -1
    return 4, harvest("wood")["wood"], burned["corn"]


@example("TZ-11")
def extraction() -> Figures:
    def gain(level: int) -> dict[str, float]:
        return table(player(extraction=level, on=["yaxchilan 5"])).gain("pick yaxchilan 5; use yaxchilan_5")

    plain, more = gain(0), gain(3)
    found = [(plain[good], more[good] - plain[good], more[good]) for good in ("gold", "stone")]
    return (5, 3, *found[0], *found[1], more["corn"])


@example("TZ-12")
def two_advances() -> Figures:
    def costs(first: str, second: str) -> tuple[float, float, float]:
        board = table(player(wood=9, on=["tikal 3"])).play("pick tikal 3; use tikal_3")
        one = -board.gain(f"advance {first}")["wood"]
        two = -board.gain(f"advance {second}", 0)["wood"]
        return one, two, one + two

    return (3, 1, *costs("agriculture", "theology"), 2, *costs("agriculture", "agriculture"))


@example("TZ-13")
def the_market() -> Figures:
    board = table(player(stone=2, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2; sell stone")
    price = board[0].corn
    board.play("sell stone")
    sold = board[0].corn
    bought = board.gain("buy gold")
    return 2, 2, price, sold, bought["gold"], -bought["corn"], board[0].corn


@example("TZ-14")
def a_skull_for_kukulcan() -> Figures:
    board = table(player(skull=1, on=["chichen_itza 6"]))
    gain = board.gain("pick chichen_itza 6; use chichen_itza_6; take wood")
    assert gain["skull"] == -1
    return 6, gain["score"], gain["kukulcan"], gain["wood"]


@example("TZ-15")
def corn_of_the_teeth() -> Figures:
    board = table(player(corn=0), teeth=TEETH_WITH_CORN)
    there = board.cells.teeth.bit_count()
    cost = board.state.describe(board.state.parse("start")).args["cost"]
    board.play("start")
    assert board.seat == 1  # the corn of the teeth pays for nothing in this turn, which is over
    return there, int(str(cost)), board[0].corn


@example("TZ-9")
def three_levels() -> Figures:
    def cost(level: int) -> float:
        board = table(player(wood=9, architecture=level, on=["tikal 1"]))
        return -board.gain("pick tikal 1; use tikal_1; advance architecture")["wood"]

    board = table(player(wood=9, architecture=3, on=["tikal 1"]))
    assert board.gain("pick tikal 1; use tikal_1; advance architecture")["score"] == 3
    levels = [cost(level) for level in range(3)]
    return (*levels, sum(levels), cost(3))


@example("TZ-17")
def two_farms() -> Figures:
    def eaten(*farms: str) -> float:
        return float(20 - table(player(corn=20, workers=5, built=farms), day=8).rest()[0].corn)

    with_farms, without = eaten("farm_small_1", "farm_common_1"), eaten()
    return 5, 4, with_farms / 4, with_farms, 5, without / 5, without


@example("TZ-18")
def agriculture() -> Figures:
    def gain(level: int, space: int) -> float:
        board = table(player(agriculture=level, on=[f"palenque {space}"]), jungle={3: (1, 0)})
        return board.gain(f"pick palenque {space}; use palenque_{space}")["corn"]

    harvest, more, fishing, fish = gain(0, 3), gain(3, 3), gain(0, 1), gain(3, 1)
    return 3, harvest, more - harvest, more, 3, fishing, fish - fishing, fish


@example("TZ-21")
def a_civic_building() -> Figures:
    board = table(player(wood=2, stone=1, on=["tikal 2"]), row=["civic_extraction_gold"])
    gain = board.gain("pick tikal 2; use tikal_2; build civic_extraction_gold")
    assert next(tile["category"] for tile in tiles("buildings") if tile["id"] == "civic_extraction_gold") == "civic"
    return -gain["wood"], -gain["stone"], gain["gold"], gain["extraction"]


@example("TZ-22")
def three_tombs() -> Figures:
    def points(*built: str) -> float:
        board = table(player(corn=6, monuments=["mon_tombs"], built=built), day=27).rest()
        return board.state.breakdown(0)["monuments"]

    tombs = ("tomb_builder", "tomb_chaac_kukulcan")
    alone, with_them = points(), points(*tombs)
    return alone, len(tombs), with_them / alone, alone, with_them


@example("TZ-20")
def what_is_left() -> Figures:
    board = table(player(corn=9, wood=2, gold=1, skull=1), day=27).rest()  # 6 of the corn feed three workers
    market, found = PACK["market"]["corn"], board.state.breakdown(0)
    corn = (2 * market["wood"], market["gold"], 3)
    goods = sum(corn) / PACK["final"]["corn_per_point"]
    skull = PACK["final"]["points_per_skull"]
    scored = board[0].score - found["temples_age_2"]
    return 2, 1, 3, 1, *corn, sum(corn), goods, skull, goods, skull, scored


@example("TZ-2")
def two_wealth_tiles() -> Figures:
    kept = ["wealth_palenque_7", "wealth_chichen_5"]
    board = fresh(first=kept)
    hand = board.offers("keep", 0)
    for tile in kept:
        board.state.play(f"keep {tile}", 0)
    goods = [tile["effects"][0]["gain"] for name in kept for tile in tiles("wealth") if tile["id"] == name]
    me = choose(board)[0]
    one, two = goods
    given = (one["corn"], one["stone"], two["corn"], two["wood"])
    return len(hand), len(kept), *given, one["corn"], two["corn"], me.corn, me.wood, me.stone


@example("TZ-3")
def the_first_dummy() -> Figures:
    order = ["wealth_palenque_5", *(f"wealth_chichen_{space}" for space in (0, 3, 5, 7))]
    board = fresh(3, first=undealt(3, *order))
    opposite, first = sorted(board.on("palenque"))
    return int(board.state.players), first, opposite

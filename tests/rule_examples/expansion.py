"""The examples of the rules of Tribes & Prophecies, played."""

from typing import Any

from tests.rule_examples.said import example
from tests.tzolkin.build import GAME, Table, choose, fresh, player, table
from tests.tzolkin.expansion.test_prophecies import THREE, on_the_food_day, prophecy_points

Figures = tuple[float, ...]
PACK: Any = GAME.rules().pack.data


@example("TP-2")
def tribes_dealt() -> Figures:
    board = fresh(4, tribes=True)
    hands = [board.offers("tribe", seat) for seat in range(4)]
    dealt = {tribe for hand in hands for tribe in hand}
    choose(board)
    kept = [board.tribe(seat) for seat in range(4)]
    return 4, 4, len(hands[0]), len(dealt), len(PACK["tribes"]["tiles"]), len(set(kept) - {None})


@example("TP-3")
def itzamna() -> Figures:
    def cost(level: int, **tribe: str) -> float:
        board = table(player(wood=9, theology=level, on=["tikal 1"], **tribe))
        return -board.gain("pick tikal 1; use tikal_1; advance theology").get("wood", 0)

    levels = [cost(level, tribe="itzamna") for level in range(3)]
    return (*levels, sum(levels), sum(cost(level) for level in range(3)))


@example("TP-4")
def three_prophecies() -> Figures:
    board = table(*[player(corn=99)] * 4, day=1, prophecies=THREE)
    days: dict[str | None, list[int]] = {}
    while not board.state.over:
        days.setdefault(board.calamity, []).append(board.cells.day)
        board.rest()
    return tuple(day for name in THREE for day in (days[name][0], days[name][-1]))


@example("TP-5")
def gold_or_corn() -> Figures:
    def gain(answer: str) -> dict[str, float]:
        board = table(player(on=["yaxchilan 5"]), prophecy="gold_shortage")
        return board.gain(f"pick yaxchilan 5; use yaxchilan_5; {answer}")

    paid, left = gain("accept"), gain("refuse")
    assert "gold" not in left
    cost = left["corn"] - paid["corn"]
    return 5, cost, paid["gold"], paid["stone"], paid["corn"], left["stone"], left["corn"]


@example("TP-6")
def drought() -> Figures:
    def scored(count: int) -> float:
        return prophecy_points(on_the_food_day("drought", player(corn=9, corn_tiles=count)))

    return 1, -scored(1), 3, scored(3), 6, scored(6), 7, scored(7)


@example("TP-7")
def angry_chaac() -> Figures:
    board = table(player(wood=5, on=["tikal 5"]), prophecy="angry_god_chaac").play("pick tikal 5; use tikal_5")
    action = 5 - board[0].wood
    board.play("climb chaac; pay wood; climb kukulcan")
    assert (board[0].chaac, board[0].kukulcan) == (1, 1)
    paid = 5 - board[0].wood
    return 5, action, paid - action, action, paid - action, paid


@example("TP-8")
def poor_harvests() -> Figures:
    def harvest(kind: str, **more: str) -> float:
        board = table(player(on=["palenque 5"]), jungle={5: (1, 1)}, **more)  # type: ignore[arg-type]
        return board.gain(f"pick palenque 5; use palenque_5; harvest {kind}")[kind]

    wood, less_wood = harvest("wood"), harvest("wood", prophecy="forest_fires")
    corn, less_corn = harvest("corn"), harvest("corn", prophecy="drought")
    return 5, wood, wood - less_wood, less_wood, corn, corn - less_corn, less_corn


@example("TP-9")
def desecration() -> Figures:
    board = table(player(on=["yaxchilan 4"]), prophecy="desecration")
    gain = board.gain("pick yaxchilan 4; use yaxchilan_4; anger chaac")
    assert gain["chaac"] == -1
    scored = prophecy_points(on_the_food_day("desecration", player(corn=9, skull=3)))
    return gain["skull"], 4, 3, scored


@example("TP-10")
def teacher_shortage() -> Figures:
    def cost(**more: str) -> float:
        board = table(player(wood=9, theology=1, on=["tikal 1"]), **more)  # type: ignore[arg-type]
        return -board.gain("pick tikal 1; use tikal_1; advance theology")["wood"]

    plain, dear = cost(), cost(prophecy="teacher_shortage")
    return 2, plain, dear - plain, dear


@example("TP-11")
def hunger() -> Figures:
    def day(corn: int) -> Table:
        return on_the_food_day("hunger", player(corn=corn, workers=5))

    fed, four = day(15), day(14)
    assert (fed[0].corn, four.state.breakdown(0)["unfed_workers"]) == (0, -3)
    return 5, 5, 15 / 5, 15, prophecy_points(fed), 4, prophecy_points(four)


@example("TP-12")
def renovation() -> Figures:
    me = player(stone=1, built=["x_farm_corn_store"], on=["tikal 2"])
    board = table(me, row=["civic_tech_gold"], day=16)
    board.resolve("pick tikal 2; use tikal_2; renovate x_farm_corn_store; build civic_tech_gold; advance theology")
    assert board.built(0) == {"civic_tech_gold"}
    store = next(one["cost"] for one in PACK["new_buildings"]["tiles"] if one["id"] == "x_farm_corn_store")
    new = next(one["cost"] for one in PACK["buildings"]["tiles"] if one["id"] == "civic_tech_gold")
    assert (board[0].wood, store["wood"] - new["wood"]) == (0, 1)  # the third is lost
    return store["wood"], new["wood"], new["stone"], 1 - board[0].stone


@example("TP-13")
def the_corn_store() -> Figures:
    def left(day: int, *built: str) -> float:
        return float(table(player(corn=20, built=built), day=day).rest()[0].corn)

    days = PACK["calendar"]["days"]
    gains = [left(day, "x_farm_corn_store") - left(day) for day in days]
    return days[0], gains[0], len(gains), len(gains), gains[0], sum(gains)


@example("TP-14")
def five_fields() -> Figures:
    def jungle(players: int) -> tuple[int, int, int]:
        cells = fresh(players).cells
        wood = cells.wood_fields.values()
        return sum(cells.corn_fields.values()) + sum(wood), sum(wood), max(wood)

    corn, wood, fields = jungle(5)
    four = jungle(4)
    return corn / fields, fields, corn, wood / fields, fields, wood, corn + wood, four[0] + four[1]


@example("TP-15")
def a_stone_today() -> Figures:
    board = table(player(corn=9), players=5, quick="stone").play("place tikal")
    paid = -board.gain("quick")["corn"]
    board.resolve("done")
    space = PACK["quick_actions"]["space_cost"]
    return space, paid - space, space, paid - space, paid, board[0].stone


@example("TP-17")
def a_farm_in_hunger() -> Figures:
    def eaten(*built: str) -> float:
        return float(20 - on_the_food_day("hunger", player(corn=20, built=built))[0].corn)

    with_farm, without = eaten("farm_small_1"), eaten()
    each, saved = without / 3, without - with_farm
    return 3, each, saved, each - saved, each, each, with_farm

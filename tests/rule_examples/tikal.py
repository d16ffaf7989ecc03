"""The examples of the rules of Tikal, played."""

from collections import Counter
from typing import Any

from tests.rule_examples.said import example
from tests.tikal.build import GAME, Table, placing, player, start, table

Figures = tuple[float, ...]
PACK: Any = GAME.rules().pack.data
TURN = PACK["points"]["turn"]
TREASURE = {"c2r3": "a5 sw"}


def whole_game(players: int) -> tuple[Counter[int], int]:
    """Play a game in which nobody does anything: how many hexagons each placed, and how often everybody scored."""
    board = Table(start(players))
    laid, scorings, was = Counter[int](), 0, False
    while not board.state.over:
        laid[board.seat] += board.step == "lay"
        scoring = bool(board.state.view()["scoring_turn"])
        scorings += scoring and not was
        was = scoring
        board.play(board.legal()[0] if board.step == "lay" else "end")
    return laid, scorings


@example("TK-2")
def nine_hexagons_each() -> Figures:
    laid, _ = whole_game(4)
    assert len(set(laid.values())) == 1
    return len(laid), laid.total(), len(laid), laid[0]


@example("TK-4")
def five_points() -> Figures:
    board = table(player())
    costs = [board.cost(move) for move in ("place worker base_camp", "move worker c0r4 n", "uncover c0r3")]
    return costs[0], costs[1] / PACK["points"]["stone"], costs[1], costs[2], *costs, sum(costs), TURN


@example("TK-3")
def a_treasure_hexagon() -> Figures:
    board = placing("a5").play("lay c0r2 s")
    wafers = board.value("c0r2")
    masks = next(tile["masks"] for tile in PACK["terrain"]["tiles"] if tile["id"] == "a5")
    north = next(tile["stones"][0] for tile in PACK["printed"]["tiles"] if tile["id"] == "north_temple")
    walk = table(player(workers={"c0r3": 1}), lands={"c0r2": "a5 s"}).cost("move worker c0r3 n")
    return masks, north, wafers, walk - north, north, walk - north, walk


@example("TK-5")
def into_the_camp() -> Figures:
    board = table(player(camps=["c2r3"]), lands={"c2r3": "a4 sw"})
    placed = board.cost("place worker base_camp; place worker base_camp; place worker base_camp")
    moved = board.cost("jump worker base_camp camp_1")
    assert board.at(0, "c2r3") == 1
    return board.at(0, "c0r4") + 1, placed, moved, placed + moved


@example("TK-6")
def two_stones() -> Figures:
    camp, temple = (tile["stones"] for tile in PACK["printed"]["tiles"][:2])
    walk = table(player(workers={"c0r4": 1})).cost("move worker c0r4 n")
    return camp[0], temple[3], camp[0], temple[3], walk


@example("TK-7")
def two_levels() -> Figures:
    board = table(player(workers={"c0r3": 2}), values={"c0r3": 3})
    first = board.cost("uncover c0r3")
    level = board.value("c0r3")
    second = board.cost("uncover c0r3")
    assert board.refuses("uncover c0r3") == "TK-7.3"
    worth = board.value("c0r3")
    return 2, 3, board.at(0, "c0r3"), first, first + second, level, worth, worth


@example("TK-8")
def two_treasures() -> Figures:
    board = table(player(workers={"c2r3": 2}), lands=TREASURE)
    there = board.value("c2r3")
    each = board.cost("recover c2r3")
    spent = each + board.cost("recover c2r3")
    return board.at(0, "c2r3"), there, 2, each, spent, there - board.value("c2r3")


@example("TK-9")
def masks_and_a_vase() -> Figures:
    def worth(**treasures: int) -> int:
        return table(player(treasures=treasures)).would_score(0)[1]

    return 2, 1, worth(mask=2), worth(vase=1), worth(mask=2, vase=1), 3, worth(mask=3)


@example("TK-10")
def a_third_mask() -> Figures:
    board = table(player(treasures={"mask": 2, "shell": 1}), player(treasures={"mask": 1}))
    before = board.would_score(0)[1]
    offers = [move for move in board.legal() if move.startswith("exchange")]
    cost = board.cost(offers[0])
    pair, single = PACK["treasures"]["points"][2], PACK["treasures"]["points"][1]
    assert (len(offers), board[1]["treasures"]) == (1, {"shell": 1})
    return 2, 1, 1, cost, board.would_score(0)[1], pair, single, before


@example("TK-11")
def a_camp() -> Figures:
    board = table(player())
    camp = board.cost("camp c1r3")
    members = 0
    while board.seat == 0 and "camp_1" in [offer.split()[-1] for offer in board.offers("place")]:
        members += 1
        board.play("place worker camp_1")
    assert board.at(0, "c1r3") == members
    return camp, members, TURN - camp, TURN


@example("TK-12")
def a_guard() -> Figures:
    board = table(player(leader="c0r3", workers={"c0r3": 1}), player(workers={"c0r3": 3}))
    strength = PACK["strength"]
    own, other = strength["leader"] + strength["worker"], 3 * strength["worker"]
    assert own > other
    cost = board.cost("guard c0r3 worker")
    assert board.at(0, "c0r3") == 0
    return 1, 1, strength["leader"], strength["worker"], own, board.at(1, "c0r3"), cost


@example("TK-13")
def a_scoring() -> Figures:
    board = table(
        player(workers={"c0r3": 1, "c1r4": 1}, treasures={"mask": 2}),
        player(workers={"c1r4": 1}),
        values={"c0r3": 5, "c1r4": 8},
    )
    temples, treasures = board.would_score(0)
    return 5, board.value("c1r4"), 2, 5, temples - 5, treasures, temples + treasures


@example("TK-14")
def four_scorings() -> Figures:
    volcanoes = [tile["kind"] for tile in PACK["terrain"]["tiles"]].count("volcano")
    _, scorings = whole_game(2)
    return volcanoes, volcanoes, scorings - volcanoes, scorings


@example("TK-1")
def all_hexagons() -> Figures:
    board, printed, terrain = PACK["board"], len(PACK["printed"]["tiles"]), len(PACK["terrain"]["tiles"])
    return printed, terrain, printed, terrain, board["columns"] * board["rows"]


@example("TK-15")
def a_bid() -> Figures:
    board = Table(start(4, auction=True))
    capital = board.scores[0]
    board.play("bid 5; pass; pass; pass")
    assert (board.step, board.seat) == ("choose", 0)
    return capital, 5, capital, capital - board.scores[0], board.scores[0]

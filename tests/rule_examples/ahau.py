"""The examples of the rules of Ahau, played."""

from typing import Any

from tests.ahau.build import GAME, Table, fresh, player, table
from tests.ahau.test_celebration import award, celebrate
from tests.ahau.test_family import family
from tests.ahau.test_movement import conflict
from tests.rule_examples.said import example

Figures = tuple[float, ...]
PACK: Any = GAME.rules().pack.data
ALL = dict.fromkeys(("corn", "water", "obsidian", "cacao", "limestone"), 9)
RICH = {"corn": 1, "water": 1, "cacao": 1}


def held(board: Table) -> int:
    """Return how many resources seat 0 has."""
    return int(sum(board[0].resources.values()))


@example("AH-1")
def the_large_side() -> Figures:
    view = fresh(5).view()
    return 5, len(view["regions"]), len(view["cities"]), len([site for site in view["sites"] if site])


@example("AH-4")
def left_and_right() -> Figures:
    board = table(player(ruler=1, weapons=1), player(ruler=3), at="round", seat=-1, then=())
    board.play("select 2 5", 0).play("select 4 1", 1)
    me = board[0]
    return int(me.left), int(me.right), me.weapons, me.ruler, int(me.right), me.weapons, int(me.right) + me.weapons


@example("AH-5")
def a_conflict() -> Figures:
    board = conflict(player(ruler=3, played=("3", "4"), weapons=2), player(ruler=3, played=("3", "5")))
    assert board.seat == 0  # the winner, who may advance
    board.play("done").choose()  # the loser moves on
    return 4, board[0].weapons, 4, 2, 4 + board[0].weapons, 5, board[1].weapons


@example("AH-6")
def one_of_two_tiles() -> Figures:
    board = table(
        player(ruler=1), player(ruler=3), tiles={1: ["sun_blue", "rain_white"], 3: ["sun_black", "rain_black"]},
        at="tiles", seat=-1, then=("end_of_round",),
    )  # fmt: skip
    there = len([tile for tile in board.view()["regions"][0]["tiles"] if tile])
    board.choose()
    taken = sum(board[0].reserve.values())
    assert [tile for tile in board.view()["regions"][0]["tiles"] if tile] == ["rain_white"]
    board.until("select")
    return there, taken, len([tile for tile in board.view()["regions"][0]["tiles"] if tile])


@example("AH-7")
def a_region_surrounded() -> Figures:
    on = {"tulum": 1, "quirigua": 1, "tikal": 1}
    board = table(player(ruler=4, on=on), buildings={4: "plaza"}).play("place lamanai; bonus")
    assert (board[0].buildings[0], held(board)) == ("plaza", 0)
    cities = {city for link in PACK["map_small"]["tiles"] if 4 in link["regions"] for city in link["cities"]}
    assert set(board.placed(0)) == cities
    return 4, len(cities), len(on)


@example("AH-8")
def three_tiles() -> Figures:
    me = player(ruler=1, pyramid={"1a": "chief_blue"}, reserve=["chief_yellow", "chief_black"])
    board = table(me).play("place chichen_itza; summon chief; offer yellow; offer black")
    board.until("colour", "chief")
    strength, fame = board.view()["turn"]["strength"], board.state.breakdown(0)
    return 1, 2, 1, strength - 1, strength, fame["temple_spaces"]


@example("AH-9")
def the_rain_god() -> Figures:
    me = player(ruler=1, pyramid={"1a": "rain_blue", "1b": "rain_white"})
    board = table(me, sites={9: "water"}).play("place uxmal; summon rain; deplete 9")
    assert board.view()["sites"][8] is None
    return 2, board[0].resources["water"]


@example("AH-10")
def producing() -> Figures:
    board = table(player(ruler=1, on={"uxmal": 1, "chichen_itza": 1})).play("place uxmal")
    there = board.placed(0)
    board.play("produce 1")
    return (*(there[city] for city in ("uxmal", "chichen_itza")),) * 2 + (held(board),)


@example("AH-11")
def a_tile_on_the_second_level() -> Figures:
    base = {"1a": "chief_blue", "1b": "sun_black", "1c": "trade_white", "1d": "jaguar_yellow"}
    me = player(ruler=1, pyramid=base, reserve=["sun_blue"], resources={"water": 1, "corn": 1, "cacao": 1})
    board = table(me).play("place chichen_itza; done")
    cost = board.state.describe(board.state.parse("build sun_blue 2a")).args["cost"]
    board.play("build sun_blue 2a; pay corn").until("select", "role")
    fame = board.state.breakdown(0)["adjacency"]
    assert board[0].resources["water"] == 0
    each = PACK["pyramid"]["adjacency_fame"]
    return 2, int(str(cost)), each, each, fame


@example("AH-12")
def the_workshop() -> Figures:
    def built(slot: int, name: str) -> tuple[float, float]:
        offer = ["", "", ""]
        offer[slot] = "workshop"
        board = table(player(ruler=1, resources=ALL), offer=offer).play("place uxmal")
        cost = board.state.describe(board.state.parse(f"construct {name}")).args["cost"]
        board.play(f"construct {name}").until("produce_or_build", "select")
        return int(str(cost)), board.state.breakdown(0)["offer_slots"]

    (less, none), (full, fame) = built(0, "left"), built(2, "right")
    printed = next(tile["cost"] for tile in PACK["buildings"]["tiles"] if tile["id"] == "workshop")
    assert none == 0
    return sum(printed.values()), full, full - less, less, full, fame


@example("AH-13")
def all_cards_again() -> Figures:
    left = ("3",)
    board = table(player(ruler=1, hand=left, played=("1", "2")), at="end_of_turn")
    kept = table(player(ruler=1, hand=("3", "4"), played=("1", "2")), at="end_of_turn")[0].hand
    assert len(kept) == 2  # with two nothing comes back
    return len(left) + 2, 2, len(left), len(kept), len(board[0].hand)


@example("AH-14")
def a_celebration() -> Figures:
    seats: tuple[Any, ...] = (player(resources={"corn": 5}), player(resources=RICH))
    paid, none = award("resource_colours", *seats)
    assert none == 0
    city = celebrate(player(on={"tikal": 2}), player(on={"tikal": 1})).state.breakdown(0)["cities"]
    return 1, len(RICH), paid, city, paid, city, paid + city


@example("AH-3")
def two_trades() -> Figures:
    board = table(player(ruler=1, resources={"corn": 5}))
    board.play("place uxmal; trade corn water; trade corn cacao")
    left, rate = board[0].resources, PACK["trading"]["resources_for_one"]
    return 5, 5 - left["corn"], rate, 1, left["water"], left["cacao"], left["corn"]


@example("AH-15")
def a_farm() -> Figures:
    def produced(*buildings: str) -> int:
        me = player(ruler=1, on={"uxmal": 1, "chichen_itza": 1}, buildings=buildings)
        return held(table(me).play("place uxmal; produce 1"))

    plain, more = produced(), produced("raised_bed_farm")
    return plain, plain, more - plain, more


@example("AH-16")
def a_step_of_might() -> Figures:
    me = player(ruler=1, might=2, pyramid={"1a": "jaguar_yellow"}, on={"uxmal": 1})
    board = table(me).play("place calakmul; summon jaguar; advance")
    return board[0].might, board.state.breakdown(0)["might_track"]


@example("AH-17")
def the_master_builder() -> Figures:
    def cost(space: str, **more: Any) -> int:
        base = {} if space == "1a" else {"1a": "chief_blue", "1b": "rain_black"}
        me = player(ruler=1, reserve=["sun_blue"], resources=ALL, pyramid=base, **more)
        board = table(me).play("place chichen_itza").until("produce_or_build")
        return int(str(board.state.describe(board.state.parse(f"build sun_blue {space}")).args["cost"]))

    role: dict[str, Any] = {"role": "master_builder", "hand": (), "played": ("1", "role")}
    one, two = cost("1a"), cost("2a")
    less, lesser = cost("1a", **role), cost("2a", **role)
    return 1, one, one - less, less, 2, two, two - lesser, lesser


@example("AH-18")
def for_oneself() -> Figures:
    seats: tuple[Any, ...] = (player(resources={"corn": 5}), player(resources=RICH))
    own, _ = award("resource_colours", *seats, personal_scoring=True)
    me = player(ruler=1, pyramid={"1a": "chief_blue", "1b": "chief_white"})
    drawn = sum(family(me).play("place chichen_itza; summon chief")[0].reserve.values())
    return 1, len(RICH), own, 2, 2, drawn / 2, drawn


@example("AH-2")
def three_players() -> Figures:
    view = fresh(3).view()
    sites, spare = len([site for site in view["sites"] if site]), len(view["calendar"])
    beyond = PACK["setup"]["role_cards_beyond_players"]
    return 3, sites, sites + spare, spare, 3, beyond, view["role_deck"]

"""The examples of the rules of the Shadow and of King Pakal, played."""

from tests.ahau.build import fresh, player
from tests.ahau.pakal import PAKAL, gained, rival, solo
from tests.ahau.test_shadow import AFTER, shadow
from tests.rule_examples.said import example

Figures = tuple[float, ...]
SHADOW = 2


@example("AH-19")
def the_shadow_loses() -> Figures:
    board = shadow(
        player(ruler=4, played=("4", "5")), player(ruler=1), rival=player(ruler=4, played=("4", "3"), weapons=1),
        at="conflict", seat=-1, a=1, then=AFTER,
    )  # fmt: skip
    assert board.seat == 0  # the winner, who may advance
    start = fresh(2, shadow=True)[SHADOW].weapons
    board.play("done")
    return 3, start, 3, start, 3 + start, 5, board[SHADOW].weapons


@example("AH-21")
def moderate() -> Figures:
    board = fresh(1, difficulty="moderate")
    temples = board.view()["temples"].values()
    marked = [temple for temple in temples if temple["markers"][2] == PAKAL]
    return len(marked), board[PAKAL].weapons, board[PAKAL].tracker


@example("AH-22")
def tiles_he_discards() -> Figures:
    reserve = ["chief_blue"] * 2 + ["chief_white"] * 2 + ["chief_black"] * 2
    gods = dict.fromkeys(("edzna", "uxmal", "yaxchilan", "palenque"), "chief")
    board = solo(None, rival(pyramid={"1a": "chief_blue"}, reserve=reserve, tracker=0), gods=gods)
    discarded = sum(board.view()["discards"].values())
    drawn = sum(amount for what, amount in board.causes(PAKAL)["chief"] if amount > 0)
    return 1, len(reserve), len(reserve), len(reserve) / discarded, discarded, 1, discarded, drawn


@example("AH-23")
def tiles_he_cannot_build() -> Figures:
    pakal = rival(on={"edzna": 3}, reserve=["rain_blue"], tracker=9)
    board = solo(None, pakal, gods={"yaxchilan": "rain"})
    workers = board.placed(PAKAL)["edzna"]
    fame = gained(board, "pakal_unbuilt")
    built = len([tile for tile in board[PAKAL].pyramid.values() if tile])
    missing = workers - built
    return workers, workers, built, missing, fame / missing, fame


@example("AH-24")
def resources_of_his() -> Figures:
    pakal = rival(tracker=11, markers={"sun": 1}, played=())
    board = solo(
        player(ruler=1), pakal, scoring={"sun": "resource_colours"}, at="celebration", seat=-1, then=(), celebration=1
    )
    paid = gained(board, "god_scoring")
    return 11, 1, 11 // paid, paid

"""Why something cannot be done: a reason for exactly what is not legal, said in both languages."""

import re
from functools import cache

import pytest

from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import reason
from tests.games.variants import VARIANTS, label
from tests.tzolkin.build import GAME, Table, player, table
from tests.tzolkin.test_begging import BOTTOM, ZEROS, pity

OWN = [variant for variant in VARIANTS if variant[0] == GAME.name]
LABELS = [label(variant) for variant in OWN]


def reasons(state: State, seat: int) -> list[Refusal]:
    """Return the reasons for all that a seat cannot do, having checked that there is one for exactly that."""
    legal = set(state.legal(seat))
    found = []
    for action in filter(state.text, range(GAME.num_actions)):
        refusal = state.why_not(action, seat)
        assert (refusal is None) == (action in legal), (state.text(action), refusal)
        if refusal is not None:
            found.append(refusal)
    return found


@cache
def played(number: int) -> dict[str, Refusal]:
    """Play a random game of a variant and return the reasons met on its way, one for each message."""
    _, players, options = OWN[number]
    state, random = GAME.start(players, seed=number, **options), Generator(number)  # type: ignore[arg-type]
    found: dict[str, Refusal] = {}
    while not state.over:
        seat = state.actors[0]
        found.update({refusal.message: refusal for refusal in reasons(state, seat)})
        legal = state.legal(seat)
        state.apply(legal[int(random.below(len(legal)))], seat)
    return found


def say(refusal: Refusal) -> list[str]:
    """Say a reason in all languages; a message or argument that is missing raises."""
    return [reason(game_texts(language, GAME.folder), refusal) for language in LANGUAGES]


@pytest.mark.parametrize("number", range(len(OWN)), ids=LABELS)
def test_a_reason_for_exactly_what_is_not_legal(number: int) -> None:
    assert all(all(say(refusal)) for refusal in played(number).values())


def pitied_trader() -> Table:
    """Return a turn of Xaman Ek's in which the gods take pity."""
    dummies = [*ZEROS, *(zero.replace("0", "1") for zero in ZEROS), "palenque 2"]
    me = player(tribe="xaman_ek", gold=2, **BOTTOM)
    return table(player(tribe="balam", on=["start"]), me, players=2, turn=1, dummies=dummies)


def second_building(**me: object) -> Table:
    """Return Xaman Ek's choice of a second building, of which none can be paid."""
    row = ["farm_large_1", "tomb_glory", "tomb_market", "shrine_kukulcan", "shrine_quetzalcoatl", "shrine_two_techs"]
    board = table(player(tribe="xaman_ek", wood=2, gold=1, on=["tikal 4"], **me), row=row, day=16)
    return board.play("pick tikal 4; use tikal_4; build farm_large_1")


def two_skulls() -> Table:
    """Return Xaman Ek's choice to take a second skull in Desecration, the last one of the bank being taken."""
    me = player(tribe="xaman_ek", wood=1, theology=3, on=["yaxchilan 4"])
    board = table(me, player(skull=12), prophecy="desecration")
    return board.play("pick yaxchilan 4; use yaxchilan_4; anger chaac")


def placing_with_quick_action() -> Table:
    """Return Ah Chuy Kak's choices once a quick action with a price is chosen."""
    me = player(tribe="ah_chuy_kak", corn=20, workers=6, wood=1, on=["tikal 1", "tikal 2"])
    return table(me, quick="technology").play("place palenque; place yaxchilan; quick")


def spare(**me: object) -> Table:
    """Return the choice of a block that architecture 3 saves."""
    board = table(player(architecture=3, on=["tikal 2"], **me), row=["civic_extraction_gold"])
    return board.play("pick tikal 2; use tikal_2; build civic_extraction_gold")


def forgotten() -> Table:
    """Return a harvest during Forgotten Lore."""
    me = player(agriculture=2, on=["palenque 3"])
    board = table(me, prophecy="forgotten_lore", jungle={3: (0, 1)})
    return board.play("pick palenque 3; use palenque_3")


def renovating() -> Table:
    """Return a construction for which a building has been torn down."""
    me = player(wood=9, gold=9, built=["x_farm_corn_store", "x_tomb_seasons"], on=["tikal 2"])
    board = table(me, row=["tomb_glory", "farm_large_1"], day=16)
    return board.play("pick tikal 2; use tikal_2; renovate x_tomb_seasons")


def from_the_tomb() -> Table:
    """Return the choice of a monument that a building grants."""
    me = player(wood=3, stone=1, gold=5, on=["tikal 2"])
    row, monuments = ["tomb_glory", "x_tomb_monument"], ["mon_wood_tiles", "mon_shrines"]
    board = table(me, row=row, monuments=monuments, day=16)
    return board.play("pick tikal 2; use tikal_2; build x_tomb_monument")


def crowded(**me: object) -> Table:
    """Return a turn in which four spaces of Tikal are taken, in one case by all there are."""
    return table(player(corn=20, **me), player(on=[f"tikal {space}" for space in range(4)]))


def full() -> Table:
    """Return a turn in which all spaces of Palenque are taken."""
    return table(player(corn=20), players=2, dummies=[f"palenque {space}" for space in range(8)])


RARE = [
    ("why-pity-is-cheap", pity(0), "place palenque"),
    ("why-pity-is-one-worker", pitied_trader().play("place tikal"), "place uxmal"),
    ("why-gear-full", full(), "place palenque"),
    ("why-fixed-price-used", crowded(tribe="cit_bolon_tum").play("cheap tikal"), "cheap tikal"),
    ("why-before-quick-action", placing_with_quick_action(), "pick tikal 1"),
    ("why-level-forgotten", forgotten(), "harvest hidden"),
    (
        "why-no-wood-tile",
        table(player(tribe="xaman_ek", wood=1, on=["palenque 2"])).play("pick palenque 2; use palenque_2"),
        "harvest wood",
    ),
    (
        "why-space-without-action",
        table(player(tribe="ahau_chamahez", corn=3, on=["yaxchilan 0"])).play("pick yaxchilan 0"),
        "use yaxchilan_1",
    ),
    ("why-not-in-cost", spare(wood=2, stone=1), "spare gold"),
    ("why-other-block-missing", spare(tribe="xaman_ek", wood=1, stone=1, gold=1), "spare stone"),
    ("why-monument-only", from_the_tomb(), "build tomb_glory"),
    ("why-one-renovation", renovating(), "renovate x_farm_corn_store"),
    ("why-renovation-helps-nothing", second_building(built=["x_farm_corn_store"]), "renovate x_farm_corn_store"),
    ("why-nothing-to-pay-for", two_skulls(), "anger chaac"),
]
"""Reasons that random play rarely meets."""


@pytest.mark.parametrize(("message", "board", "move"), RARE, ids=[message for message, *_ in RARE])
def test_rare_reasons(message: str, board: Table, move: str) -> None:
    reasons(board.state, board.seat)
    refusal = board.state.check(move)
    assert refusal is not None
    assert refusal.message == message
    assert all(say(refusal))


def test_every_reason_is_shown() -> None:
    text = (GAME.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    met = {message for number in range(len(OWN)) for message in played(number)} | {message for message, *_ in RARE}
    assert set(re.findall(r"^(why-[\w-]+) =", text, re.MULTILINE)) == met

"""A tile that does what others do is a line of the component pack: nothing else knows how many there are."""

from typing import Any

import pytest

import sacbe
from sacbe.ahau.buildings import BUILDING_ROOM, PLAZA
from sacbe.ahau.names import MIGHT_STEPS, QUEEN, ROLE_ROOM, SUMMARY_ROOM
from sacbe.ahau.sayings import sayings
from sacbe.ahau.scoring import value
from sacbe.ahau.state import Ahau
from sacbe.core.pack import Pack
from sacbe.core.rng import Generator
from sacbe.core.sayings import say
from tests.ahau.build import GAME

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")
LINES = {
    "buildings": '{ id = "forum", effect = "plaza", always = 1, five_players = 0, amount = 4, cost = { corn = 1 } },',
    "roles": '{ id = "princess", ability = "queen", number = 5, amount = 2 },',
    "summary_cards": '{ id = "card_6", start = ["corn", "corn", "water"] },',
    "starting_tiles": '{ id = "chief_blue" },',
    "god_scoring": '{ id = "warriors", counts = "might_steps", family = 1 },',
    "personalities": '{ id = "regent", role = "queen", ranking = ["rain", "sun", "jaguar", "chief", "trade"] },',
}


def with_line(text: str, block: str, line: str) -> str:
    """Add a line at the end of the tiles of a block."""
    head = text.index(f"[{block}]")
    end = text.index("\n]", head)
    return f"{text[:end]}\n  {line}{text[end:]}"


def larger() -> Pack:
    """Return a pack with one tile more of every kind."""
    text = TEXT.replace("count = [20, 5]", "count = [21, 5]")
    for block, line in LINES.items():
        text = with_line(text, block, line)
    return Pack(text, "mine.toml")


@pytest.mark.rule("AH-1.8")
@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (1, {"personality": "merchant"}), (2, {}), (3, {"shadow": True}), (4, {"family": True}), (5, {})],
)
def test_it_is_played_to_the_end(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state = GAME.start(players, seed=seed, components=larger(), **options)
        random = Generator(seed)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            if len(state.moves) % 40 == 0:
                assert state.problems() == []
                assert all(state.describe(action, seat).args is not None for action in legal)
                assert GAME.load(state.line(), components=larger()).view(seat)["round"] == state.view(seat)["round"]
            state.apply(legal[int(random.below(len(legal)))], seat)
        assert state.winners


def test_it_comes_into_play() -> None:
    """The deals of many games have it on top somewhere, and its card can be chosen."""
    deals = [GAME.deal(1, seed=seed, components=larger()) for seed in range(60)]
    assert {"forum"} <= {deal["buildings"][0] for deal in deals}
    assert {"princess"} <= {deal["roles"][0] for deal in deals}
    assert {"warriors"} <= {tile for deal in deals for tile in deal["god_scoring"][:5]}
    assert {"regent"} <= {deal["personalities"][0] for deal in deals}
    state = GAME.start(2, components=larger())
    assert "choose card_6" in [state.text(action) for action in state.legal()]


@pytest.mark.rule("AH-12.5", "AH-15.11", "AH-17.9")
def test_it_does_what_it_says() -> None:
    data: Any = GAME.start(3, components=larger()).position()
    seat, board = data["seats"][0], data["table"]
    ids = list(seat["owned"])
    seat["owned"].update({"forum": 1, "plaza": 1})
    seat["building_spaces"][:2] = [ids.index("forum") + 1, ids.index("plaza") + 1]
    board["region_buildings"], board["offer"] = [0] * 6, [0] * 3
    board["stack"]["forum"] = 0
    board["stack"]["plaza"] -= 1
    state = GAME.load(data, components=larger())
    assert isinstance(state, Ahau)
    assert (state.copies(0, PLAZA), state.power(0, PLAZA)) == (2, 3 + 4)
    assert state.parts.role_ability[1 + state.parts.role_ids.index("princess")] == QUEEN
    assert state.parts.scoring_category[state.parts.scoring_ids.index("warriors")] == MIGHT_STEPS
    assert value(state, 0, MIGHT_STEPS) == 0


def test_it_says_what_it_does() -> None:
    things = sayings(larger(), 2).things
    assert (things["forum"], things["princess"]) == (say("explain-plaza", n=4), say("explain-queen", n=2))


FULL = {
    "buildings": (int(BUILDING_ROOM), '{{ id = "hut_{n}", effect = "plaza", always = 0, amount = 1, cost = {{}} }},'),
    "roles": (ROLE_ROOM, '{{ id = "role_{n}", ability = "queen", number = 5, amount = 2 }},'),
    "summary_cards": (SUMMARY_ROOM, '{{ id = "spare_{n}", start = ["corn", "corn", "water"] }},'),
}


@pytest.mark.rule("AH-1.8")
@pytest.mark.parametrize("block", FULL)
def test_a_tile_too_many_is_named_by_its_line(block: str) -> None:
    room, line = FULL[block]
    text = TEXT
    for n in range(room):
        text = with_line(text, block, line.format(n=n))
    printed = text[text.index(f"[{block}]") :].split("\n]")[0].count("id =") - room
    mark = line.format(n=room - printed).split(",")[0]
    number = next(n for n, row in enumerate(text.splitlines(), 1) if mark in row)
    with pytest.raises(sacbe.PackError, match=rf"line {number}: \[{block}\] has room for {room}"):
        GAME.rules(Pack(text, "mine.toml"))


@pytest.mark.rule("AH-1.8")
@pytest.mark.parametrize(
    ("block", "old", "new", "reason"),
    [
        ("buildings", '"plaza"', '"piazza"', "'effect' must be one of"),
        ("roles", '"queen"', '"quean"', "'ability' must be one of"),
        ("god_scoring", '"might_steps"', '"strength"', "'counts' must be one of"),
        ("personalities", '"queen"', '"quean"', "'role' must be one of"),
        ("starting_tiles", '"chief_blue"', '"chief_red"', "a starting tile is a pyramid tile with a colour"),
    ],
)
def test_a_wrong_name_is_named_by_its_line(block: str, old: str, new: str, reason: str) -> None:
    text = larger().text.replace(LINES[block], LINES[block].replace(old, new))
    number = next(n for n, row in enumerate(text.splitlines(), 1) if LINES[block].replace(old, new) in row)
    with pytest.raises(sacbe.PackError, match=f"line {number}: {reason}"):
        GAME.rules(Pack(text, "mine.toml"))

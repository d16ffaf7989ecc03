"""A tile like others is a line of the component pack and its name in two languages: nothing else counts tiles."""

from pathlib import Path

import pytest

import sacbe
from sacbe.core.pack import Pack
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.tester import LAWS, LAWS_AT_THE_END, Trial
from sacbe.front.texts import LANGUAGES, Texts
from sacbe.tzolkin import actions, causes
from tests.tzolkin.build import GAME, on_top

TEXT = GAME.rules().pack.text
OPTIONS = {option.name: True for option in GAME.options}
# after the line of one tile: the line of another
LINES = {
    "wealth_palenque_7": '{ id = "wealth_new", dummy = ["palenque", 2], effects = [{ gain = { corn = 6 } }] },',
    "shrine_quetzalcoatl": (
        '{ id = "farm_new", age = 2, category = "farm", cost = { wood = 1 },'
        " effects = [{ feed_workers = 2 }, { points = 1 }] },"
    ),
    "mon_placed_skulls": (
        '{ id = "mon_new", category = "civic", cost = { wood = 1 },'
        ' scoring = { per = "own_corn_harvest_tile", points = 2 } },'
    ),
    "yumkaax": '{ id = "tribe_new", traits = { least_corn = 1, worker_cost = [0, 1, 1, 2, 3, 4] } },',
    "high_floodwaters": '{ id = "frost", calamity = { less_corn = 2 }, counts = "corn_tiles", bounds = [0, 1, 2] },',
    "x_shrine_stone_yard": (
        '{ id = "x_civic_new", age = 1, category = "civic", cost = { stone = 1 },'
        " effects = [{ renovation = 1 }, { food_day_gain = { corn = 1 }, days = [1, 4] }] },"
    ),
}
MOST_GAMES = 60
NEW = ("wealth_new", "farm_new", "mon_new", "tribe_new", "frost", "x_civic_new")


def with_lines(lines: dict[str, str]) -> str:
    """Return the pack with further lines, each after the line of a tile."""
    text = TEXT.replace('age_2 = ["corn", ', 'age_2 = ["corn", "gold", ')
    for tile, line in lines.items():
        at = text.index(f'{{ id = "{tile}"')
        end = text.index("\n", at) + 1
        text = f"{text[:end]}  {line}\n{text[end:]}"
    return text


PACK = Pack(with_lines(LINES), "pack.toml")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return GAME.rules(PACK)


def test_new_tiles_have_their_actions_and_names_of_causes(rules: Rules) -> None:
    notations = ["keep wealth_new", "build farm_new", "plain farm_new", "monument mon_new", "tribe tribe_new"]
    assert all(rules.table.parse(text) for text in (*notations, "build x_civic_new", "renovate x_civic_new"))
    assert set(NEW) <= set(rules.causes)
    assert len(rules.table) == GAME.num_actions
    assert [kind.first for kind in rules.table.kinds] == [kind.first for kind in GAME.table.kinds]


def test_a_name_in_two_languages_is_all_the_texts_need(tmp_path: Path) -> None:
    for language in LANGUAGES:
        text = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"{language}.ftl").write_text(f"{text}\nname-farm_new = New Farm\n", encoding="utf-8")
        assert Texts(language, tmp_path).name("farm_new") == "New Farm"


@pytest.mark.parametrize("players", GAME.counts)
def test_new_tiles_play_to_the_end_under_all_laws(players: int) -> None:
    trial = Trial(GAME, players, seed=players, options=OPTIONS, components=PACK)
    while not trial.state.over:
        trial.check(LAWS)
        trial.move()
    trial.check(LAWS_AT_THE_END)
    again = GAME.load(trial.state.position(), components=PACK)
    assert again.key() == trial.state.key()


def fond_of_new_tiles(seed: int) -> State:
    """Play a game in which all take what is new where they can, and whatever they like elsewhere."""
    deal = {name: on_top(stack, NEW) for name, stack in GAME.deal(2, components=PACK, **OPTIONS).items()}
    state, random = GAME.start(2, deal=deal, components=PACK, **OPTIONS), Generator(seed)  # type: ignore[arg-type]
    while not state.over:
        seat = state.actors[0]
        texts = [state.text(action) for action in state.legal(seat)]
        wanted = [text for text in texts if text.split()[-1] in NEW and text.split()[0] != "renovate"]
        state.play((wanted or texts)[int(random.below(len(wanted or texts)))], seat)
    return state


def test_new_tiles_are_dealt_kept_built_and_scored() -> None:
    met: set[str] = set()
    for seed in range(MOST_GAMES):
        if not set(NEW) <= met:
            met |= {entry.because for entry in fond_of_new_tiles(seed).ledger}
    assert set(NEW) <= met


@pytest.mark.parametrize(
    ("tile", "room"),
    [
        ("wealth_palenque_7", actions.WEALTH_ROOM),
        ("shrine_quetzalcoatl", actions.BUILDING_ROOM),
        ("mon_placed_skulls", actions.MONUMENT_ROOM),
        ("yumkaax", actions.TRIBE_ROOM),
        ("high_floodwaters", causes.PROPHECY_ROOM),
        ("x_shrine_stone_yard", actions.RENOVATION_ROOM),
    ],
)
def test_more_tiles_than_there_is_room_for_are_refused_with_their_line(tile: str, room: int) -> None:
    line = LINES[tile]
    name = line.split('"')[1]
    many = "\n  ".join(line.replace(name, f"{name}_{number}") for number in range(room))
    with pytest.raises(sacbe.PackError, match=r"pack.toml, line \d+: .*room for \d+"):
        GAME.rules(Pack(with_lines({tile: many}), "pack.toml"))


@pytest.mark.parametrize(
    ("tile", "old", "new", "reason"),
    [
        ("shrine_quetzalcoatl", "feed_workers", "feed_wrkers", "there is no effect 'feed_wrkers'"),
        ("mon_placed_skulls", "own_corn_harvest_tile", "own_cornfields", "a monument counts one of"),
        ("yumkaax", "least_corn", "less_corn", "a tribe changes some of"),
        ("high_floodwaters", "less_corn", "lest_corn", "a calamity changes some of"),
        ("wealth_palenque_7", "palenque", "palenk", "a wealth tile shows a gear"),
        ("x_shrine_stone_yard", '"x_civic_new"', '"farm_small_1"', "another tile has the same id"),
    ],
)
def test_a_misnamed_thing_is_refused_with_its_line(tile: str, old: str, new: str, reason: str) -> None:
    wrong = LINES[tile].replace(old, new)
    text = with_lines({tile: wrong})
    line = text[: text.index(wrong)].count("\n") + 1
    with pytest.raises(sacbe.PackError, match=f"pack.toml, line {line}: {reason}"):
        GAME.rules(Pack(text, "pack.toml"))

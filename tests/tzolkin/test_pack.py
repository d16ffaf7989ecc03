"""Component packs: one that breaks a count or a cross-reference is refused with the line and the reason."""

import pytest

import sacbe
from sacbe.core.pack import Pack
from tests.tzolkin.build import GAME

TEXT = GAME.rules().pack.text
CORN = '"corn"'
QUICK_1 = next(line for line in TEXT.splitlines() if line.startswith("age_1 = "))


def changed(*changes: tuple[str, str]) -> Pack:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Pack(text, "pack.toml")


def line_of(words: str) -> int:
    return 1 + next(number for number, line in enumerate(TEXT.splitlines()) if words in line)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("row = 6", "row = 7"),
        ("start_workers = 3", "start_workers = 7"),
        ("wealth_kept = 2", "wealth_kept = 0"),
        ("wealth_kept = 2", "wealth_kept = 5"),
        ("wealth_dealt = 4", "wealth_dealt = 6"),
        ("monuments = { 2 = 4", "monuments = { 2 = 14"),
        ("dummies = { 2 = 12", "dummies = { 2 = -1"),
        ("teeth = 26", "teeth = 0"),
        ("days = [8, 14, 21, 27]", "days = [14, 8, 21, 27]"),
        ("days = [8, 14, 21, 27]", "days = [8, 14, 21, 28]"),
        ("new_age_on = 2", "new_age_on = 9"),
        ("corn = { wood = 2, stone = 3", "corn = { wood = 0, stone = 3"),
        ("corn_per_point = 4", "corn_per_point = 0"),
        ('"palenque", teeth = 10, last = 7, free = [6, 7]', '"palenque", teeth = 7, last = 7, free = [6, 7]'),
        ('"palenque", teeth = 10, last = 7, free = [6, 7]', '"palenque", teeth = 10, last = 7, free = []'),
        ('dummy = ["palenque", 1]', 'dummy = ["palenque", 10]'),
        ('[-1, 0, 2, 4, 6, 7, 8], goods = ["", "", "stone", "", "stone", "", ""]', '[-1, 0], goods = ["", ""]'),
        ('"farm_small_2", age = 1', '"farm_small_2", age = 2'),
        ("cost = { wood = 1 }", "cost = { corn = 1 }"),
        ("{ points = 8 }", "{ points = 5000 }"),
        ("table = [0, 9, 20, 33, 33]", "table = []"),
        ('_one_chosen_temple", points = 3', '_one_chosen_temple", points = "3"'),
    ],
)
def test_numbers_that_do_not_fit_are_refused(old: str, new: str) -> None:
    line = line_of(old) + (old.startswith('"farm_small_2"'))  # there it is the next tile that is out of order
    with pytest.raises(sacbe.PackError, match=f"pack.toml, line {line}: "):
        GAME.rules(changed((old, new)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dealt = 2\n# A tribe", "dealt = 0\n# A tribe"),
        ("dealt = 2\n# A tribe", "dealt = 3\n# A tribe"),
        ("drawn = 3", "drawn = 4"),
        ("spaces = 3\nspace_cost", "spaces = 4\nspace_cost"),
        ("spaces = 3\nspace_cost", "spaces = 0\nspace_cost"),
        ("days_per_tile = 2", "days_per_tile = 0"),
        ("dummies = { 2 = 18", "dummies = { 2 = 25"),
        ("dummies_on_quick_spaces = { 2 = 2", "dummies_on_quick_spaces = { 2 = 4"),
        ("dummies_on_quick_spaces = { 2 = 2", "dummies_on_quick_spaces = { 2 = -1"),
        (QUICK_1, 'age_1 = ["corn", "stone", "build", "market"]'),
        (QUICK_1, f"{QUICK_1[:-1]}, {', '.join(10 * [CORN])}]"),
        ("worker_cost = [0, 0, 2, 3, 4, 4]", "worker_cost = [0, 0, 2, 3, 4, -4]"),
        ("steps_down = 1", "steps_down = 4"),
        ("bounds = [0, 3, 9]", "bounds = [5, 3, 9]"),
    ],
)
def test_numbers_of_the_expansion_that_do_not_fit_are_refused(old: str, new: str) -> None:
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(sacbe.PackError, match=f"pack.toml, line {line}: "):
        GAME.rules(changed((old, new)))


def test_the_line_is_one_of_the_right_block() -> None:
    old = "dummies = { 2 = 18"
    with pytest.raises(sacbe.PackError, match=f"pack.toml, line {line_of(old)}: "):
        GAME.rules(changed((old, 'dummies = { 2 = "18"')))


def test_an_edited_pack_plays() -> None:
    pack = changed(("points_per_skull = 3", "points_per_skull = 5"), ("{ points = 8 }", "{ points = 9 }"))
    assert GAME.start(3, components=pack).rules.pack.digest != GAME.rules().pack.digest


@pytest.mark.rule("TZ-21.3", "TZ-21.4", "TZ-21.8")
def test_an_edited_tile_gives_all_it_shows() -> None:
    pack = changed(
        ("{ worker = 1 }] }", '{ worker = 2 }, { temple = "any", steps = 2 }] }'),
        ('gold = 1 } }, { tech = "agriculture", steps = 1', 'gold = 1 } }, { tech = "agriculture", steps = 2'),
    )
    kept = ("wealth_uxmal_5", "wealth_palenque_5")
    deal = GAME.deal(2, components=pack)
    deal["wealth"].sort(key=lambda tile: tile not in kept)
    state = GAME.start(2, deal=deal, components=pack)
    for seat in (0, 1):
        tiles = kept if seat == 0 else deal["wealth"][4:6]
        for tile in tiles:
            state.play(f"keep {tile}", seat)
    state.play("climb chaac")
    state.play("climb chaac")
    view = state.view(0)["seats"]
    assert isinstance(view, list)
    assert (view[0]["workers"], view[0]["technologies"]["agriculture"], view[0]["temples"]["chaac"]) == (5, 2, 2)

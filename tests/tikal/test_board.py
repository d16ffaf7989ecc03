"""The map in the terminal shows stones, temples with value and guard, members by colour, and treasures."""

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from sacbe.cli.boards import COLOURS, board, whole
from sacbe.cli.boards.tikal.hexmap import HexMap
from sacbe.front.texts import LANGUAGES, game_texts
from tests.tikal.build import GAME, Table, player, start, table

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def position() -> Table:
    lands = {"c1r2": "a2 s", "c2r3": "a5 sw", "c0r2": "b6 n", "c2r4": "b3 n"}
    first = player(workers={"c1r2": 2, "c0r4": 12}, leader="c1r2", camps=["c2r4"])
    return table(first, player(workers={"c1r2": 1}, guards={"c0r3": "worker"}), player(leader="c2r3"), lands=lands)


def drawn(board: Table, wide: int = 12) -> Text:
    return HexMap(game_texts("en", GAME.folder), {"worker": 1, "leader": 3}, wide).draw(board.state.view())


def lines(board: Table, wide: int = 12) -> list[str]:
    return drawn(board, wide).plain.split("\n")


def test_the_map() -> None:
    rows = lines(position())
    assert len(rows) == 23
    assert {len(row) for row in rows} == {97}
    # column 1 begins at sign 12; c1r2 has its corner in line 10
    assert rows[11][13:23].split() == ["c1r2", "●5"]  # held with a strength of two workers and the leader
    assert rows[12][13:24].strip() == "Temple 2"
    assert rows[13][13:24].strip() == "●2L■1"
    assert rows[14][12:25] == "├─────3─────┤"  # three points to the jungle in the south
    assert rows[13][12] == "1"  # one point to the temple in the south-west
    assert rows[14][1:12].strip() == "Temple 1♜■"
    assert rows[14][25:36].strip() == "Treasure 4"
    assert rows[15][25:36].strip() == "▲L"
    assert rows[18][25:36].strip() == "Jungle⌂●"
    assert rows[10][1:12].strip() == "Volcano"
    assert rows[19][1:12].strip() == "●12"
    assert rows[18][1:12].strip() == "Base camp"


def test_on_a_small_screen_boxes_are_small_and_still_say_all() -> None:
    rows = lines(position(), 6)
    assert {len(row) for row in rows} == {49}
    assert [rows[line][7:12].strip() for line in (11, 12, 13)] == ["c1r2●", "T2", "●2L■1"]
    assert rows[14][1:6] == "T1♜■ "
    assert rows[18][1:6].strip() == "Base"


def test_members_have_the_colour_of_their_seat() -> None:
    text = drawn(position())
    colours = {
        text.plain[span.start]: str(span.style).removeprefix("bold ").split(" ")[0]
        for span in text.spans
        if text.plain[span.start] in "●■▲"
    }
    assert colours == {"●": COLOURS[0], "■": COLOURS[1], "▲": COLOURS[2]}


def test_a_crowd_is_hinted_at() -> None:
    crowd = player(workers={"c0r4": 10}, leader="c0r4")
    assert lines(table(crowd, crowd, crowd, crowd))[19][1:12] == "●10L■10L  …"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("auction", [False, True])
def test_a_whole_game_can_be_drawn(language: str, auction: bool) -> None:
    state = start(4, 3, auction=auction)
    texts = game_texts(language, GAME.folder)
    shown = board("tikal", texts, state.rules, 4)
    while not state.over:
        page = StringIO()
        Console(file=page, width=100).print(whole(shown, state.view(0), NAMES, 100))
        assert all(name in page.getvalue() for name in NAMES)
        for _ in range(25):
            if not state.over:
                state.apply(state.legal()[len(state.moves) * 7 % len(state.legal())])
    assert shown.secret(state.view(0), state.view()) is False

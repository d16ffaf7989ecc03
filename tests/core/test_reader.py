"""The reader of component packs: what fits is returned, what does not is refused with its line."""

from collections.abc import Callable

import pytest

from sacbe.core.errors import PackError
from sacbe.core.pack import Pack
from sacbe.core.reader import Reader

TEXT = """[dice]
sides = 6
weights = [1, 2]
count = { red = 1, blue = 2 }
tiles = [
  { id = "one", pips = 1, colour = "red", faces = [1, 2] },
  { id = "two", pips = 2, colour = "blue", faces = [3, 4] },
]
"""


def reader(old: str = "", new: str = "") -> Reader:
    assert old in TEXT
    return Reader(Pack(TEXT.replace(old, new, 1) if old else TEXT, "dice.toml"))


def test_reads_what_is_there() -> None:
    read = reader()
    rows = read.rows("dice", 2)
    assert read.number("dice", "sides", 1) == 6
    assert read.list_of("dice", "weights") == [1, 2]
    assert read.amounts("dice", "count", ("blue", "red")) == [2, 1]
    assert [read.cell(row, "pips") for row in rows] == [1, 2]
    assert read.word(rows[1], "colour", ("red", "blue")) == 1
    assert read.list_cell(rows[0], "faces", 2) == [1, 2]


@pytest.mark.parametrize(
    ("old", "new", "line", "call"),
    [
        ("sides = 6", "sides = true", 2, lambda read: read.number("dice", "sides")),
        ("sides = 6", "sides = 0", 2, lambda read: read.number("dice", "sides", 1)),
        ("[1, 2]", '[1, "2"]', 3, lambda read: read.list_of("dice", "weights")),
        ("red = 1, ", "", 4, lambda read: read.amounts("dice", "count", ("blue", "red"))),
        ("red = 1", "red = -1", 4, lambda read: read.amounts("dice", "count", ("blue", "red"))),
        ('"two"', '"one"', 1, lambda read: read.rows("dice", 2)),
        ('"two"', '"t wo"', 7, lambda read: read.rows("dice", 2)),
        ('"two"', '"Two"', 7, lambda read: read.rows("dice", 2)),
        ("pips = 2", "pips = 2.5", 7, lambda read: read.cell(read.rows("dice", 2)[1], "pips")),
        ("[3, 4]", "[3]", 7, lambda read: read.list_cell(read.rows("dice", 2)[1], "faces", 2)),
        ('"blue", f', '"green", f', 7, lambda read: read.word(read.rows("dice", 2)[1], "colour", ("red", "blue"))),
    ],
)
def test_refuses_with_the_line(old: str, new: str, line: int, call: Callable[[Reader], object]) -> None:
    with pytest.raises(PackError, match=f"dice.toml, line {line}: "):
        call(reader(old, new))


def test_the_line_is_one_of_the_right_block() -> None:
    text = '[cards]\nsides = 2\ntiles = [{ space = 1, dice = "one" }]\n' + TEXT + "[last]\nsides = 4\n"
    read = Reader(Pack(text.replace("pips = 1", "pips = -1").replace("sides = 6", ""), "dice.toml"))
    with pytest.raises(PackError, match="line 4: 'sides' of"):
        read.number("dice", "sides")
    with pytest.raises(PackError, match="line 9: 'pips'"):
        read.cell(read.rows("dice", 2)[0], "pips")
    with pytest.raises(PackError, match="line 3: 'dice'"):
        read.cell(read.pack.rows("cards")[0], "dice")

"""Every rule has a test, every test names a rule: the ledgers of all games."""

from pathlib import Path

import pytest

from tests.ledger import cited, ledgers, marked, misplaced, repeated, rows, shown_among_others


def all_ids() -> list[str]:
    return [name for ledger in ledgers() for name, _, _ in rows(ledger)]


def test_there_are_ledgers() -> None:
    assert ledgers()
    assert all(rows(ledger) for ledger in ledgers())


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda path: path.stem)
def test_every_row_has_a_test(ledger: Path) -> None:
    tests = marked()
    assert [name for name, _, _ in rows(ledger) if name not in tests] == []


@pytest.mark.parametrize("ledger", ledgers(), ids=lambda path: path.stem)
def test_every_row_is_complete_and_in_its_chapter(ledger: Path) -> None:
    assert [name for name, rule, section in rows(ledger) if not rule or not section] == []
    assert misplaced(ledger) == []


def test_every_row_is_shown_by_a_test_of_few() -> None:
    assert shown_among_others() == []


def test_every_marked_id_has_a_row() -> None:
    known = set(all_ids())
    assert {name: tests for name, tests in marked().items() if name not in known} == {}


def test_every_id_the_source_names_has_a_row() -> None:
    known = set(all_ids())
    assert {name: files for name, files in cited().items() if name not in known} == {}


def test_no_id_stands_twice() -> None:
    assert repeated(all_ids()) == []


def test_gaps_are_found(tmp_path: Path) -> None:
    """The checks above can fail: a ledger and a test file with one mistake of each kind."""
    book = tmp_path / "docs" / "rules" / "game.md"
    book.parent.mkdir(parents=True)
    book.write_text("## 1. Turns\n| GA-1.1 | a | b |\n| GA-1.1 | c | d |\n| GA-2.1 | e | |\n", encoding="utf-8")
    (tmp_path / "test_game.py").write_text(
        '@pytest.mark.rule("GA-1.1", "GA-9.9")\ndef test_a() -> None: ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("GA-1.2"))])\n'
        "def test_b(x) -> None: ...\n"
        '@pytest.mark.rule("GA-1.3")\ndef helper() -> None: ...\n'
        '@pytest.mark.rule("GA-1.1", "GA-3.1", "GA-3.2", "GA-3.3", "GA-3.4", "GA-3.5")\ndef test_c() -> None: ...\n',
        encoding="utf-8",
    )
    (tmp_path / "rules.py").write_text('WHY = "GA-1.4"\n', encoding="utf-8")
    assert ledgers(tmp_path) == [book]
    assert rows(book) == [("GA-1.1", "a", "b"), ("GA-1.1", "c", "d"), ("GA-2.1", "e", "")]
    assert repeated([name for name, _, _ in rows(book)]) == ["GA-1.1"]
    assert misplaced(book) == ["GA-2.1"]
    assert {name: tests for name, tests in marked(tmp_path).items() if not name.startswith("GA-3")} == {
        "GA-1.1": ["test_game.py:2", "test_game.py:8"],
        "GA-9.9": ["test_game.py:2"],
        "GA-1.2": ["test_game.py:4"],
    }
    assert shown_among_others(tmp_path) == ["GA-3.1", "GA-3.2", "GA-3.3", "GA-3.4", "GA-3.5"]
    assert cited(tmp_path)["GA-1.4"] == ["rules.py"]

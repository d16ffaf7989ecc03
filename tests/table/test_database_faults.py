"""A database that is not what it should be: said in a sentence at the start, and before anything is acknowledged."""

import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sacbe.core.errors import OptionError
from sacbe.table.database import NEWER, open_database
from tests.table.running import Page, Server, ask, file_url, new_table, server


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    with server(file_url(tmp_path)) as one:
        yield one


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def garbage(file: Path) -> str:
    file.write_text("This is no database." * 1000)
    return "file is not a database"


def newer(file: Path) -> str:
    open_database(f"sqlite:///{file}").dispose()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return NEWER


@pytest.mark.parametrize("spoil", [garbage, newer])
def test_a_file_that_is_no_database_of_this_program(file: Path, spoil: Callable[[Path], str]) -> None:
    reason = spoil(file)
    with pytest.raises(OptionError, match=reason):
        open_database(f"sqlite:///{file}")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").touch()
    with pytest.raises(OptionError, match=r"cannot be opened: (File exists|Not a directory)"):
        open_database(f"sqlite:///{tmp_path}/in-the-way/deep/tables.sqlite")


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"]
)
def test_tables_in_memory_only_are_refused(url: str) -> None:
    with pytest.raises(OptionError, match="no file is named"):
        open_database(url)


def test_its_files_are_for_its_owner_only(running: Server, file: Path) -> None:
    new_table(running.url, "here", "here")
    modes = {found.name: stat.S_IMODE(found.stat().st_mode) for found in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}
    assert {file.name, f"{file.name}-wal", f"{file.name}-shm"} <= set(modes)


def test_a_file_that_everybody_could_read_is_taken_from_their_eyes(file: Path) -> None:
    open_database(f"sqlite:///{file}").dispose()
    file.chmod(0o644)
    open_database(f"sqlite:///{file}").dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("shared", [False, True])
def test_two_servers_on_one_file_need_redis(file: Path, shared: bool) -> None:
    first = open_database(f"sqlite:///{file}")
    with pytest.raises(OptionError, match="another server is using it"):
        open_database(f"sqlite:///{file}", shared=shared)
    first.dispose()
    both = [open_database(f"sqlite:///{file}", shared=True) for _ in range(2)]
    with pytest.raises(OptionError, match="another server is using it"):
        open_database(f"sqlite:///{file}")
    for one in both:
        one.dispose()


def move_away(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def replace(file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    move_away(file)
    file.with_name("copy").rename(file)


def put_back(file: Path) -> None:
    file.with_name("elsewhere").replace(file)


@pytest.mark.parametrize("spoil", [move_away, replace])
def test_nothing_is_acknowledged_that_went_into_a_file_elsewhere(
    running: Server, file: Path, spoil: Callable[[Path], None]
) -> None:
    opened = new_table(running.url, "here", "here", game="tikal")
    table, owner = opened["table"]["id"], opened["links"]["owner"]
    with Page(running.url, table, owner) as page:
        page.play()
        spoil(file)
        request = {"id": "again", "text": page.position["choices"][0]["text"]}
        for _ in range(2):
            assert page.request("play", **request)["refusal"]["reason"] == "not-stored"
        wish = {"name": "Lost", "game": "tikal", "players": 2, "seats": [{"kind": "here", "name": "A"}] * 2}
        assert ask("POST", f"{running.url}/api/tables", json=wish).status_code == 503
        put_back(file)
        page.send(type="play", seat=page.position["seat"], key=page.position["key"], **request)
        page.until("accepted")
        assert page.position["move"] == 2
    running.kill()
    with server(file_url(file.parent)) as again, Page(again.url, table, owner) as page:
        assert page.position["move"] == 2


def test_what_cannot_be_read_is_unavailable_and_no_error(running: Server, file: Path) -> None:
    opened = new_table(running.url, "here", "here")
    with sqlite3.connect(file) as connection:
        connection.execute("ALTER TABLE links RENAME TO lost")
    connection.close()
    address, key = f"{running.url}/api/tables", {"table": opened["table"]["id"], "link": opened["links"]["owner"]}
    answers = [
        ask("GET", f"{address}/{key['table']}", key["link"]),
        ask("POST", f"{address}/held", json={"keys": [key]}),
    ]
    for answer in answers:
        assert answer.status_code == 503
        assert answer.json()["reason"] == "not-read"
    page = Page(running.url, key["table"], key["link"])
    page.join()
    assert page.hear()["refusal"]["reason"] == "not-read"
    page.__exit__()

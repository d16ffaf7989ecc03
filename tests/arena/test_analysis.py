"""Finished games looked over by a bot: every golden game of every game and version, the solo game included."""

import json
from pathlib import Path
from typing import Any

import pytest

import sacbe as house
from sacbe.arena.analysis import Analysis, Judgement, Stretch, Study, judge, margin
from sacbe.arena.entrants import Entrant
from sacbe.cli.analyze import Telling
from tests.arena.reading import Page
from tests.arena.test_match import OWN
from tests.cli.running import sacbe
from tests.golden import FOLDER

RECORDS = sorted(FOLDER.glob("*/*.json"))
ONE_EACH = [next(path for path in RECORDS if path.parent.name == name) for name in house.games()]
SOLO = next(path for path in RECORDS if json.loads(path.read_text())["players"] == 1)

by_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def study(path: Path, bot: str = "Glance") -> Study:
    return Study(path.read_text(), Entrant.parse(f"{OWN}:{bot}"))


def judged(asked: Study) -> Analysis:
    end = asked.state()
    return Analysis(judge(asked, Stretch(0, len(end.moves))), list(end.scores))


@by_record
def test_every_golden_game(path: Path) -> None:
    asked = study(path)
    analysis = judged(asked)
    end = asked.state()
    assert [(one.seat, one.played) for one in analysis.judgements] == end.moves
    assert [one.move for one in analysis.judgements] == list(range(len(end.moves)))
    for one in analysis.judgements:
        assert len(one.expected) == end.ranked
        assert analysis.lost(one) >= 0
        assert one.own is not None
        assert one.value >= one.own
    telling = Telling(asked, analysis, 2.0, "ko" if end.players % 2 else "en")
    page = Page(telling.page())
    assert set(telling.names) <= page.labels()
    assert len(telling.moves()) == len(end.moves)
    assert all(told.lost >= 2 for told in telling.pointed_out)


def analysed(*words: object, bot: str = f"{OWN}:Glance") -> Any:
    done = sacbe("analyze", *words, "--bot", bot, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.mark.parametrize("path", [*ONE_EACH, SOLO], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_analysis_does_not_depend_on_the_number_of_processes(path: Path) -> None:
    alone = analysed(path, bot="search@2")
    assert alone == analysed(path, "--jobs", 2, bot="search@2")
    record = house.Record.load(path)
    assert [(move["seat"], move["played"]) for move in alone["moves"]] == record.moves
    assert record.result is not None
    assert alone["scores"] == record.result["scores"]


def test_the_summary_and_the_page(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(ONE_EACH[1].read_text())
    done = sacbe("analyze", record, "--bot", f"{OWN}:Glance", "--threshold", 4)
    assert done.code == 0, done.err
    assert "Analysed by Glance" in done.out
    assert "Choices that gave points away" in done.out
    page = Page((tmp_path / "game-analysis.html").read_text())
    assert "Choices that gave points away" in page.words
    (plot,) = page.plots
    assert len(plot.findall("polyline")) == house.Record.load(record).players


def test_a_threshold_that_nothing_reaches(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    words = ["analyze", ONE_EACH[1], "--bot", f"{OWN}:Glance", "--threshold", 1000, "--html", target, "--lang", "ko"]
    done = sacbe(*words)
    assert done.code == 0, done.err
    assert "1000점 이상 잃은 선택은 없습니다." in done.out
    assert "1000점 이상 잃은 선택은 없습니다." in Page(target.read_text()).words


def test_a_game_that_is_not_over_yet(tmp_path: Path) -> None:
    record = house.replay(house.Record.load(ONE_EACH[2]), upto=20).record()
    file = tmp_path / "half.json"
    record.save(file)
    assert len(analysed(file)["moves"]) == 20


def test_a_bot_that_cannot_say_what_it_thinks() -> None:
    done = sacbe("analyze", ONE_EACH[0], "--bot", "random")
    assert done.code == 1
    assert "the bot 'random' cannot say what it thinks" in done.sentence


def test_a_record_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{}")
    done = sacbe("analyze", file, "--bot", f"{OWN}:Glance")
    assert done.code == 1
    assert "the record has format None" in done.sentence


def test_a_choice_the_bot_did_not_look_at_is_valued_by_what_came_of_it() -> None:
    first = Judgement(0, 0, played=5, best=7, value=4.0, own=None, expected=[30, 26], line=[], simulations=1)
    second = Judgement(1, 1, played=2, best=3, value=1.0, own=None, expected=[28, 27], line=[], simulations=1)
    analysis = Analysis([first, second], [25, 31])
    assert analysis.lost(first) == 4.0 - margin([28, 27], 0) == 3.0
    assert analysis.lost(second) == max(0.0, 1.0 - margin([25, 31], 1)) == 0.0
    assert analysis.pointed_out(2.0) == [first]
    assert analysis.course(1) == [(0, 26), (1, 27), (2, 31)]


def test_a_bot_with_blinkers() -> None:
    asked = study(ONE_EACH[1], "Blinkered")
    analysis = judged(asked)
    unseen = [one for one in analysis.judgements if one.own is None]
    assert unseen
    assert all(one.played != one.best for one in unseen)
    assert all(analysis.lost(one) >= 0 for one in unseen)

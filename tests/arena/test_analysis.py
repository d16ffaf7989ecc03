"""Games looked over turn by turn: golden games of every game and version, the solo game included."""

import json
from pathlib import Path
from typing import Any

import pytest

import sacbe as house
from sacbe.arena.analysis import Analysis, Judgement, Study, Turn, given_away, judge, judgement, turns_of
from sacbe.arena.entrants import Entrant
from sacbe.arena.forecast import Ending, Forecast
from sacbe.arena.intervals import Interval
from sacbe.cli.analyze import Telling
from tests.arena.reading import Page
from tests.arena.test_match import OWN
from tests.cli.running import sacbe
from tests.golden import FOLDER

RECORDS = sorted(FOLDER.glob("*/*.json"))
ONE_EACH = [next(path for path in RECORDS if path.parent.name == name) for name in house.games()]
SOLO = next(path for path in RECORDS if json.loads(path.read_text())["players"] == 1)
GLANCE = f"{OWN}:Glance"

by_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def study(path: Path, bot: str = GLANCE) -> Study:
    return Study(path.read_text(), Entrant.parse(bot), worlds=2)


def late(asked: Study) -> list[Turn]:
    """Return the last turns of a game: playing on from them is quick."""
    return turns_of(asked)[-3:]


@by_record
def test_every_golden_game(path: Path) -> None:
    asked = study(path)
    end, turns = asked.state(), turns_of(asked)
    assert [turn.first for turn in turns] == [0, *(turn.after for turn in turns[:-1])]
    assert turns[-1].after == len(end.moves)
    assert all({seat for seat, _ in end.moves[turn.first : turn.after]} == {turn.seat} for turn in turns)
    for one in (judge(asked, turn) for turn in late(asked)):
        assert [(one.turn.seat, action) for action in one.played] == end.moves[one.turn.first : one.turn.after]
        assert len(one.expected) == len(one.chances) == end.ranked
        assert sum(chance.value for chance in one.chances) == pytest.approx(1)
        assert one.worlds in (2, 8)


def test_the_last_turn_leads_to_what_happened() -> None:
    asked = study(ONE_EACH[1])
    end, one = asked.state(), judge(asked, turns_of(asked)[-1])
    assert [points.value for points in one.expected] == list(end.scores)
    assert [chance.value for chance in one.chances] == [float(seat in end.winners) for seat in range(end.players)]


def test_a_turn_that_differs_in_order_only_gives_nothing_away() -> None:
    asked = study(ONE_EACH[1], "search@4")
    for turn in late(asked):
        one = judge(asked, turn)
        if one.played == one.best:
            assert (one.lost, one.sure) == (Interval(0, 0, 0), 0.5)
    state = asked.state(0)
    forecast = Forecast(state, state.actors[0], 5)
    line = [state.legal(state.actors[0])[0]]
    assert forecast.endings(line, range(1, 3)) == forecast.endings(line, range(4))[1:3]


def one_turn(ours: list[float], theirs: list[float]) -> Judgement:
    """Judge a turn of the first of two seats, after which it had so many points more than the other."""
    ends = [[Ending((50 + lead, 50), (0,) if lead > 0 else (1,)) for lead in leads] for leads in (ours, theirs)]
    return judgement(Turn(0, 4, 6), [1, 2], [3], *ends)


def test_only_what_is_outside_the_noise_is_a_mistake() -> None:
    clear = one_turn([-6.0, -4.0, -5.0, -7.0, -3.0, -5.0], [5.0, 4.0, 6.0, 3.0, 7.0, 5.0])
    noisy = one_turn([-40.0, 30.0, -20.0, 25.0, -30.0, 5.0], [30.0, -30.0, 20.0, -25.0, 50.0, -5.0])
    small = one_turn([4.0] * 6, [5.0, 5.0, 5.0, 5.0, 5.0, 5.5])
    assert clear.lost.value == 10
    assert clear.sure > 0.999
    assert clear.chances[0].value == 0
    assert clear.chances[1].value == 1
    assert noisy.lost.value > 5
    assert noisy.sure < 0.9
    assert small.sure > 0.99
    analysis = Analysis([clear, noisy, small], [50, 60], over=True)
    assert analysis.pointed_out(3.0) == [clear]
    assert analysis.pointed_out(0.5) == [clear, small]
    assert given_away([-2.0, -3.0, -4.0])[1] < 0.01


def test_the_course_of_a_game_ends_with_what_happened() -> None:
    turns = [one_turn([3.0, 5.0], [3.0, 5.0]), one_turn([1.0, 1.0], [1.0, 1.0])]
    assert Analysis(turns, [51, 49], over=True).points(0) == [(6, 54), (6, 51)]
    assert Analysis(turns, [20, 19], over=False).points(1) == [(6, 50), (6, 50)]
    assert Analysis(turns, [20, 19], over=False).chances(0) == [(6, 1), (6, 1)]


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some turns late in a game of Tikal, and not its last: playing on from them is quick."""
    file = tmp_path_factory.mktemp("records") / "unfinished.json"
    record = house.Record.load(ONE_EACH[1])
    state = house.game(record.game).load(house.replay(record, upto=len(record.moves) - 50).position())
    for seat, move in record.moves[-50:-42]:
        state.play(move, seat)
    state.record().save(file)
    return file


def analysed(file: Path, *words: object) -> Any:
    done = sacbe("analyze", file, "--worlds", 2, *words, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_analysis_does_not_depend_on_the_number_of_processes(unfinished: Path) -> None:
    alone = analysed(unfinished, "--bot", "search@2")
    assert alone == analysed(unfinished, "--jobs", 2, "--bot", "search@2")
    moves = [(turn["seat"], move) for turn in alone["turns"] for move in turn["played"]]
    assert moves == house.Record.load(unfinished).moves
    assert not alone["over"]


def test_a_game_against_the_rules_themselves(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    house.replay(house.Record.load(SOLO), upto=3).record().save(file)
    found = analysed(file, "--bot", "search@2")
    assert len(found["names"]) == 2
    assert all(len(turn["chances"]) == 2 for turn in found["turns"])


def test_the_summary_and_the_page(unfinished: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    words = ["analyze", unfinished, "--bot", GLANCE, "--threshold", 1000, "--worlds", 2, "--html", target]
    done = sacbe(*words)
    assert done.code == 0, done.err
    assert "Analysed by Glance" in done.out
    assert "unfinished, points so far" in done.out
    assert "No turn surely gave points away" in done.out
    page = Page(target.read_text())
    assert "No turn surely gave points away, and probably 1000 of them." in page.words
    expected, chances = page.plots
    players = house.Record.load(unfinished).players
    assert len(expected.findall("polyline")) == len(chances.findall("polyline")) == players


def test_mistakes_are_listed_with_how_sure_they_are() -> None:
    asked = study(ONE_EACH[1])
    turns = late(asked)
    mistakes = [Judgement(turn, [], [], *figures(asked), Interval(7.0, 4.0, 10.0), 0.998, 64) for turn in turns]
    telling = Telling(asked, Analysis(mistakes, [1] * asked.state().players, over=True), 3.0, "ko")
    assert [row[-2:] for row in telling.choices()] == [["−7 (−10…−4)", "99.8 %"]] * len(turns)
    page = Page(telling.page())
    assert "점수를 잃은 차례" in page.words
    assert set(telling.names) <= page.labels()


def figures(asked: Study) -> tuple[list[Interval], list[Interval]]:
    seats = asked.state().players
    return [Interval(50, 45, 55)] * seats, [Interval(1 / seats, 0.1, 0.6)] * seats


def test_a_bot_that_cannot_say_what_it_thinks() -> None:
    done = sacbe("analyze", ONE_EACH[0], "--bot", "random")
    assert done.code == 1
    assert "the bot 'random' cannot say what it thinks" in done.sentence


def test_a_record_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{}")
    done = sacbe("analyze", file, "--bot", GLANCE)
    assert done.code == 1
    assert "the record has format None" in done.sentence

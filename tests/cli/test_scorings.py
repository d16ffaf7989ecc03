"""Scorings as the terminal tells them, and the rules that tell each game in short."""

from pathlib import Path

import pytest

import sacbe
from sacbe.cli.boards import board
from sacbe.cli.chronicle import Chronicle, chronicle_of
from sacbe.cli.scorings import scorings
from sacbe.cli.screen import seat_names
from sacbe.cli.words import Words
from sacbe.core.state import State
from sacbe.front.ledgers import row
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import sayings_of
from tests.cli.running import sacbe as run

GOLDEN = Path(__file__).parents[1] / "golden"


def told(file: str) -> tuple[Chronicle, State]:
    """Return a golden game with its story."""
    record = sacbe.Record.load(GOLDEN / file)
    texts = game_texts("en", sacbe.game(record.game).folder)
    start = sacbe.replay(record, upto=0)
    words = Words(texts, sayings_of(start.rules, record.players))
    ways = board(record.game, texts, start.rules, record.players).ways
    names = seat_names(texts, start, record.names)
    return chronicle_of(start, sacbe.replay(record).moves, words, names, ways)


@pytest.mark.parametrize(
    ("file", "sources"),
    [
        ("tikal/basic-2.json", ["temples", "treasures"]),
        ("tikal/basic-4.json", ["temples", "treasures"]),
        ("tikal/auction-3.json", ["temples", "treasures"]),
        ("ahau/03-4-wanderer.json", ["god_scoring", "cities"]),
        ("tzolkin/base-3.json", ["temples_age_1", "temples_age_2", "unfed_workers"]),
    ],
)
def test_scorings_together_bring_what_their_sources_have(file: str, sources: list[str]) -> None:
    chronicle, state = told(file)
    brought = [points for _, points in scorings(state, chronicle.scorings)]
    assert len(brought) > 1
    for seat in range(int(state.ranked)):
        assert sum(points[seat] for points in brought) == sum(state.breakdown(seat)[source] for source in sources)


def test_a_scoring_is_a_heading_of_the_log() -> None:
    chronicle, state = told("tikal/basic-2.json")
    heads = [line for line in chronicle.story(state, None) if "begins scoring round" in line.plain]
    assert len(heads) == 4
    assert all(line.style == "bold" for line in heads)


def test_the_result_has_a_table_of_scorings_and_no_rows_that_nobody_has_points_from() -> None:
    shown = run("replay", GOLDEN / "tikal" / "basic-2.json").out
    assert "Scoring by scoring" in shown
    assert "Starting capital" not in shown
    assert "Bids paid" in run("replay", GOLDEN / "tikal" / "auction-2.json").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sacbe.games())
def test_each_game_is_told_in_short(name: str, language: str) -> None:
    start = sacbe.game(name).start(sacbe.game(name).usual_players, 1)
    brief = board(name, game_texts(language, sacbe.game(name).folder), start.rules, None).ways.brief
    assert len(brief) > 8
    assert all(row(name, language, one).text for one in brief)


def test_a_conflict_is_told_with_who_fought_how_strong_and_who_won() -> None:
    chronicle, state = told("ahau/09-1-builder.json")
    story = "\n".join(line.plain for line in chronicle.story(state, None))
    for said in (
        "Conflict in region 5\n■ King Pakal  has strength 7: 6 on the card, 1 weapon\n",
        "● Player 1  has strength 3: 3 on the card, 0 weapons\n■ King Pakal  wins the conflict in region 5 by strength",
        "■ King Pakal  leads his ruler to region 5",
    ):
        assert said in story

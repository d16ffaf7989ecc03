"""What outcomes are made into: intervals, ratings, tables and pages."""

import csv
from io import StringIO

import pytest

from sacbe.arena.figures import RIVAL, figures, sittings
from sacbe.arena.intervals import Interval, mean_by_deal, wilson
from sacbe.arena.match import Match, Task
from sacbe.arena.playing import Outcome
from sacbe.arena.ratings import ratings
from sacbe.arena.report import Report
from sacbe.arena.tables import bots_csv, games_csv
from tests.arena.test_match import OWN, match


def outcome(task: Task, scores: list[float], winners: list[int]) -> Outcome:
    places = [0 if seat in winners else sum(other > score for other in scores) for seat, score in enumerate(scores)]
    breakdown = [{"temples": score - 1, "treasures": 1.0} for score in scores]
    return Outcome(*task, scores, winners, places, breakdown, [10] * 2, 20, [0.5, 0.25])


@pytest.fixture
def planned() -> Match:
    return match(f"{OWN}:First,random", 2)


@pytest.fixture
def outcomes() -> list[Outcome]:
    """First wins from both seats, then the two share a win, then each wins once."""
    return [
        outcome(Task(0, 0), [30, 10], [0]),
        outcome(Task(0, 1), [10, 40], [1]),
        outcome(Task(1, 0), [20, 20], [0, 1]),
        outcome(Task(1, 1), [15, 25], [1]),
        outcome(Task(2, 0), [5, 35], [1]),
        outcome(Task(2, 1), [10, 50], [1]),
    ]


def test_wins_points_and_sources(planned: Match, outcomes: list[Outcome]) -> None:
    found = figures(planned, outcomes)
    first, random = found.bots
    assert (found.games, found.deals) == (6, 3)
    assert first.wins.value == pytest.approx(4.5 / 6)
    assert random.wins.value == pytest.approx(1.5 / 6)
    assert first.points.value == pytest.approx((30 + 40 + 20 + 25 + 5 + 50) / 6)
    assert (first.least, first.most) == (5, 50)
    assert sum(first.breakdown.values()) == pytest.approx(first.points.value)
    assert first.ahead[1] is not None
    assert first.ahead[1].value == pytest.approx(4.5 / 6)
    assert first.ahead[0] is None
    assert found.winner.value == pytest.approx((30 + 40 + 20 + 25 + 35 + 50) / 6)
    assert [seat.value for seat in found.seats] == pytest.approx([1.5 / 6, 4.5 / 6])
    assert found.seconds == 0.75
    assert first.rating.value > random.rating.value


def test_a_share_of_everything_leaves_room_for_doubt() -> None:
    assert wilson(10, 10).value == 1
    assert wilson(10, 10).low == pytest.approx(0.722, abs=0.001)
    assert wilson(0, 10).high == pytest.approx(0.278, abs=0.001)


def test_games_of_one_deal_are_one_draw() -> None:
    one = mean_by_deal([[10.0, 20.0, 30.0]])
    assert (one.value, one.low, one.high) == (20, None, None)
    repeated = mean_by_deal([[10.0] * 50, [20.0] * 50])
    assert repeated == mean_by_deal([[10.0], [20.0]])


def test_ratings_order_the_bots_and_narrow_with_games() -> None:
    deal = [((0, 1, 2), (0, 1, 2)), ((1, 2, 0), (1, 2, 0)), ((2, 0, 1), (1, 0, 2))]
    few, many = ratings([deal] * 3, 3), ratings([deal] * 30, 3)
    assert few[0].value > few[1].value > few[2].value
    for wide, narrow in zip(few, many, strict=True):
        assert breadth(wide) > breadth(narrow) > 0


def breadth(interval: Interval) -> float:
    assert interval.low is not None
    assert interval.high is not None
    return interval.high - interval.low


def test_copies_of_one_bot_do_not_lift_it() -> None:
    """Three copies of an equal bot get three quarters of the wins, and the same rating."""
    seats = [tuple(int(seat != place) for seat in range(4)) for place in range(4)]
    results = [tuple(int(seat != winner) for seat in range(4)) for winner in range(4)]
    deal = [(order, result) for order in seats for result in results]
    one, three = ratings([deal] * 20, 2)
    assert one.value == pytest.approx(three.value, abs=1)


def test_a_rival_of_the_rules_has_figures_of_its_own() -> None:
    planned = match("random", 1, "ahau")
    alone = [
        Outcome(deal, 0, [20, 60], [1], [1, 0], [{"cities": 20}, {"cities": 60}], [9], 9, [0.1]) for deal in (0, 1)
    ]
    found = figures(planned, alone)
    assert [bot.name for bot in found.bots] == ["random", RIVAL]
    assert found.bots[1].wins.value == 1
    assert found.bots[1].decisions is None


def reported(planned: Match, outcomes: list[Outcome]) -> Report:
    """Return a report that says its messages by their names."""

    def speak(message: str, **args: object) -> str:
        return " ".join([message, *(str(args[name]) for name in ("better", "other") if name in args)])

    return Report(planned, figures(planned, outcomes), speak, "en", "Tikal", "rival")


def turned(outcomes: list[Outcome]) -> list[Outcome]:
    """Return outcomes in which the second bot did what the first did."""
    return [
        outcome(Task(one.deal, one.seating), list(reversed(one.scores)), [1 - seat for seat in one.winners])
        for one in outcomes
    ]


def test_the_bots_of_a_report_have_one_order_everywhere(planned: Match, outcomes: list[Outcome]) -> None:
    report = reported(planned, turned(outcomes))
    assert report.names == ["random", "First"] == [row[0] for row in report.ladder()]
    assert [name for name, _ in report.ahead()] == report.names
    assert [row[i] for i, (_, row) in enumerate(report.ahead())] == ["–", "–"]
    sums = [sum(float(cells[i]) for _, cells in report.breakdown()) for i in (0, 1)]
    assert sums[0] > sums[1]


def test_a_report_says_where_games_are_too_few(planned: Match, outcomes: list[Outcome]) -> None:
    said = "arena-too-few First random"
    assert said in reported(planned, outcomes).about()
    sure = [
        outcome(Task(deal, first), [10.0 + 20 * (seat == first) for seat in (0, 1)], [first])
        for deal in range(8)
        for first in (0, 1)
    ]
    assert said not in reported(planned, sure).about()


def test_sources_that_gave_nobody_points_are_left_out(planned: Match) -> None:
    flat = [outcome(Task(deal, 0), [1, 1], [0, 1]) for deal in (0, 1)]
    assert [name for name, _ in reported(planned, flat).breakdown()] == ["source-treasures"]


def test_csv_has_a_row_for_every_bot_and_every_seat(planned: Match, outcomes: list[Outcome]) -> None:
    found = figures(planned, outcomes)
    bots = list(csv.DictReader(StringIO(bots_csv(found))))
    assert [row["bot"] for row in bots] == ["First", "random"]
    assert float(bots[0]["wins"]) == pytest.approx(0.75)
    assert float(bots[0]["wins_low"]) < 0.75 < float(bots[0]["wins_high"])
    games = list(csv.DictReader(StringIO(games_csv(planned, found, outcomes))))
    assert len(games) == 12
    for row, sitting in zip(games, (s for o in outcomes for s in sittings(planned, o)), strict=True):
        assert (float(row["points"]), float(row["win"])) == (sitting.score, sitting.win)
        assert float(row["temples"]) + float(row["treasures"]) == sitting.score
        assert row["bot"] == ("First", "random")[sitting.bot]

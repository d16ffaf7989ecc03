"""What the game tells beside changes of goods: volcanoes, scoring rounds, temples and treasures counted, auctions."""

import pytest

from sacbe.core.ledger import Event
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import arguments
from tests.tikal.build import GAME, Table, player, start, table
from tests.tikal.golden import GAMES, liked, liked_in_the_corner, played

Told = tuple[str, int, dict[str, object]]


def told(board: Table, kind: str = "") -> list[Told]:
    """Return what has been told, of one kind if one is given."""
    events = board.state.events
    return [(event.message, event.seat, event.args) for event in events if kind in ("", event.message)]


def test_a_volcano_begins_a_scoring_round() -> None:
    board = Table(start(3, first=["b6"]))
    board.end(6)
    assert told(board, "event-volcano") == [("event-volcano", 0, {"tile": "b6"})]
    assert told(board, "event-scoring-round") == [("event-scoring-round", 0, {"number": 1, "of": 4})]


def test_temples_and_treasures_are_counted() -> None:
    own = player(
        workers={"c0r3": 1}, leader="c0r3", guards={"c1r4": "worker"}, treasures={"mask": 1, "vase": 1, "shell": 3}
    )
    board = table(own, player(workers={"c0r3": 2}))
    while not told(board, "event-end"):
        board.end()
    counted = [(message, args) for message, seat, args in told(board) if seat == 0 and "points" in args]
    assert counted[:4] == [
        ("event-temple-held", {"hex": "c0r3", "points": 1, "strength": 4}),
        ("event-temple-guarded", {"hex": "c1r4", "points": 1}),
        ("event-treasures", {"size": 1, "sets": 2, "treasures": ["mask", "vase"], "points": 2}),
        ("event-treasures", {"size": 3, "sets": 1, "treasures": ["shell"], "points": 6}),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_points_told_are_points_scored(name: str) -> None:
    players, seed, auction = GAMES[name]
    state = played(players, seed, auction, liked_in_the_corner if name == "corner" else liked)
    for seat in range(players):
        of_seat = [event for event in state.events if event.seat == seat]
        temples = [event for event in of_seat if event.message.startswith("event-temple-")]
        treasures = [event for event in of_seat if event.message == "event-treasures"]
        paid = [event for event in of_seat if event.message == "event-turn-won"]
        breakdown = state.breakdown(seat)
        assert sum(points(event) for event in temples) == breakdown["temples"]
        assert sum(points(event) for event in treasures) == breakdown["treasures"]
        assert -sum(points(event) for event in paid) == breakdown["bids"]
    winners = [event.seat for event in state.events if event.message == "event-winner"]
    assert tuple(winners) == state.winners


def points(event: Event) -> int:
    """Return the points an event tells of."""
    amount = event.args["points"]
    assert isinstance(amount, int)
    return amount


def test_an_auction_is_told() -> None:
    board = Table(start(2, first=["a5", "a1"], auction=True))
    board.play("bid 3; pass; choose a5")
    assert told(board)[:3] == [
        ("event-auction", 0, {"tiles": ["a1", "a5"]}),
        ("event-turn-won", 0, {"points": 3}),
        ("event-tile-taken", 0, {"tile": "a5"}),
    ]
    board.end()
    assert told(board)[3:5] == [("event-turn-won", 1, {"points": 0}), ("event-tile-taken", 1, {"tile": "a1"})]


@pytest.mark.parametrize(("auction", "message"), [(False, "event-last-tile"), (True, "event-last-tiles")])
def test_the_last_tile_is_told_once(auction: bool, message: str) -> None:
    state = played(2, 1, auction)
    assert [event.message for event in state.events].count(message) == 1
    assert state.events[-1].message == "event-winner"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_is_said(language: str) -> None:
    texts = game_texts(language, GAME.folder)
    said = {}
    for name, (players, seed, auction) in GAMES.items():
        state = played(players, seed, auction, liked_in_the_corner if name == "corner" else liked)
        for event in state.events:
            said[event.message] = texts(event.message, arguments(texts, event.args))
    assert len(said) == 13
    assert all("{" not in words for words in said.values())


def test_quiet_games_tell_nothing() -> None:
    state = GAME.start(2).quiet()
    state.apply(state.legal()[0])
    assert state.events == []

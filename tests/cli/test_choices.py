"""What is one choice in the terminal, how it is typed, and how it is taken back: without a terminal."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import sacbe
from sacbe import Record, replay
from sacbe.cli.menu import menu_of
from sacbe.cli.options import SAYS_SO
from sacbe.cli.reader import Reader
from sacbe.cli.seating import Seated
from sacbe.cli.sitting import Sitting
from sacbe.cli.tui.thinking import Thinking
from sacbe.core.errors import IllegalAction, OptionError
from sacbe.core.record import sign
from sacbe.core.state import State
from sacbe.front.texts import game_texts

GOLDEN = Path(__file__).parents[1] / "golden"
Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down to games that are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return sit_down


def sit_down(game: str, players: int, people: frozenset[int] = frozenset({0}), bot: str = "random") -> Sitting:
    names = [f"Player {seat + 1}" for seat in range(players)]
    others = dict.fromkeys(set(range(players)) - people, bot)
    start = sacbe.game(game).start(players, 4, names=names)
    sign(start, others, "")
    seated = Seated(sacbe.game(game), start, [], people, names, others)
    return Sitting(seated, game_texts("en", seated.game.folder), None)


def typed(sitting: Sitting, *pieces: str) -> Reader:
    """Type pieces of a line, one after the other, each at a decision of the seat that is asked."""
    reader = Reader(sitting, ask=True)
    reader.begin(sitting.seat)
    for piece in pieces:
        if reader.decided:
            reader.begin(sitting.seat)
        assert reader.read(piece) is None
    return reader


def answer(sitting: Sitting) -> None:
    """Have bots decide until a person is asked."""
    while sitting.seat not in sitting.people:
        sitting.move(sitting.bot_action(sitting.seat), sitting.seat)


def after(state: State, actions: tuple[int, ...], seat: int) -> State:
    """Return the position after actions, which must all be legal."""
    then = state.copy()
    for action in actions:
        assert action in then.legal(seat)
        then.apply(action, seat)
    return then


@pytest.mark.parametrize("file", ["tikal/basic-2.json", "ahau/10-1-producer.json", "ahau/02-3-producer.json"])
def test_a_chain_is_legal_step_by_step_and_ends_where_something_comes_to_light(sit: Sit, file: str) -> None:
    record = Record.load(GOLDEN / file)
    sitting, state, chains = sit(record.game, record.players), replay(record, upto=0), 0
    for number, (seat, action) in enumerate(replay(record).moves):
        if number % 7 == 0 and not state.sealed:
            menu = menu_of(state, seat, sitting.words, sitting.board.ways)
            assert len({option.actions for option in menu.options}) == len(menu.options)
            for option in (option for option in menu.options if option.head is not None):
                after(state, option.actions, seat)
                before = after(state, option.actions[:-1], seat)
                assert before.turns == state.turns
                assert before.history is not None
                assert before.history.revealed <= len(state.moves)
                assert option.head in menu.options
                chains += 1
        state.apply(action, seat)
    assert chains > 50


def test_a_god_is_summoned_with_all_it_does_by_a_few_letters_and_taken_back_as_a_whole(sit: Sit) -> None:
    sitting = sit("ahau", 1)
    while not any(len(option.actions) > 2 and option.head for option in sitting.menu(0).options):
        sitting.move(sitting.state.legal(0)[0], 0)
    before = sitting.state.key()
    menu = sitting.menu(0)
    chain = next(option for option in menu.options if len(option.actions) > 2 and option.head)
    assert chain.head is not None
    assert chain.words.startswith(chain.head.words)
    assert chain in menu.meant(chain.notation)
    assert menu.meant(chain.head.notation) == [chain.head]
    moves = len(sitting.state.moves)
    sitting.take(chain, 0, ask=True)
    assert [action for _, action in sitting.state.moves[moves:]] == list(chain.actions)
    sitting.undo()
    assert sitting.state.key() == before


def priced(step: str) -> tuple[State, int]:
    """Return a position of Tzolk'in that asks for several blocks, and who decides."""
    for path in sorted((GOLDEN / "tzolkin").glob("*.json")):
        record = Record.load(path)
        state = replay(record, upto=0)
        for seat, move in record.moves:
            if state.rules.step_names[state.step] == step and len(state.courses(seat)) > 2:
                return state, seat
            state.play(move, seat)
    raise AssertionError("nothing costs several blocks")


def test_blocks_of_a_price_are_paid_in_one_line_the_least_first_and_one_by_one_for_who_types_it(sit: Sit) -> None:
    state, seat = priced("pay")
    sitting = sit("tzolkin", 2)
    menu = menu_of(state, seat, sitting.words, sitting.board.ways)
    courses = state.courses(seat)
    assert [entry.only and entry.only.actions for entry in menu.entries] == [tuple(one.actions) for one in courses]
    assert menu.entries[0].words.startswith("Pay ")
    singles = [state.text(action) for action in state.legal(seat)]
    assert [[option.notation for option in menu.meant(single)] for single in singles] == [[one] for one in singles]


def test_blocks_of_a_kind_are_sold_and_bought_together_in_one_line_of_the_menu(sit: Sit) -> None:
    state, seat = priced("market")
    sitting = sit("tzolkin", 2)
    menu = menu_of(state, seat, sitting.words, sitting.board.ways)
    often = [course for course in state.courses(seat) if course.kind.endswith("_often")]
    lines = [entry for entry in menu.entries if len(entry.options) > 1]
    assert sum(len(entry.options) - 1 for entry in lines) == len(often) > 0
    assert all("each" in entry.words for entry in lines)


def test_a_full_stop_ends_the_turn_with_a_choice_and_both_are_taken_back(sit: Sit) -> None:
    sitting = sit("tikal", 2)
    typed(sitting, "1", "1")
    before = sitting.state.key()
    typed(sitting, "pl lead.")
    assert [sitting.state.text(action).split()[0] for _, action in sitting.state.moves] == ["lay", "place", "end"]
    answer(sitting)
    back = sitting.undo()
    assert sitting.state.key() == before
    assert back.startswith("places a leader")
    assert back.endswith("and what others answered")


def test_a_full_stop_behind_the_last_choice_of_a_turn_ends_no_other(sit: Sit) -> None:
    sitting = sit("tzolkin", 2)
    typed(sitting, "1", "1.")
    assert len([seat for seat, _ in sitting.state.moves if seat == 0]) == 2
    with pytest.raises(OptionError):
        typed(sit("tikal", 2), ".")


def test_a_turn_that_is_over_is_taken_back_alone_but_not_among_people(sit: Sit) -> None:
    alone, several = sit("tzolkin", 2), sit("tzolkin", 2, frozenset({0, 1}))
    first = alone.state.key()
    typed(alone, "1", "1")
    answer(alone)
    alone.undo()
    alone.undo()
    assert alone.state.key() == first
    with pytest.raises(IllegalAction):
        alone.undo()
    typed(several, "1", "1")
    assert several.held is not None
    typed(several, "")
    with pytest.raises(IllegalAction):
        several.undo()


def test_another_game_is_offered_with_the_same_seats(sit: Sit) -> None:
    assert sit("tikal", 2).command == "sacbe play tikal --players 2 --bot random"
    assert sit("tikal", 3, frozenset({1, 2}), "greedy").command == (
        "sacbe play tikal --players 3 --humans 2,3, --bot greedy"
    )
    record = Record.load(GOLDEN / "tikal" / "auction-2.json")
    seated = Seated(sacbe.game("tikal"), replay(record), [], frozenset({0, 1}), record.names, {})
    alone = Sitting(seated, game_texts("en", seated.game.folder), None)
    assert alone.command == "sacbe play tikal --players 2 --humans 1,2, --option auction=true"


def test_enter_asks_whether_one_is_done(sit: Sit) -> None:
    sitting = sit("tikal", 2)
    typed(sitting, "1", "1", "")
    assert sitting.held is not None
    assert sitting.held.kind in SAYS_SO
    assert sitting.undo() == "End the turn, losing 10 AP"
    typed(sitting, "", "")
    assert sitting.seat == 1


async def ask_and_stop() -> None:
    """Have a bot think to its end, then another time not to its end."""
    sitting = sit_down("tikal", 2, frozenset({1}), "normal")
    thinking = Thinking(sitting)
    try:
        assert await thinking.choose(0) in sitting.state.legal(0)
        assert thinking.pool is not None
        question = asyncio.ensure_future(thinking.choose(0))
        while not thinking.is_at_it:
            await asyncio.sleep(0)
        thinking.stop()
        assert await question is None
        assert thinking.pool is None
    finally:
        thinking.end()


def run_in_a_process(ask: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(ask())


def test_a_bot_that_takes_its_time_thinks_in_a_process_of_its_own_and_can_be_stopped(sit: Sit) -> None:
    # Here the browser of other tests may have its loop.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        processes.submit(run_in_a_process, ask_and_stop).result()

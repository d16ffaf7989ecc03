"""``sacbe play``: a game driven through a pipe."""

import json
import signal
from pathlib import Path

import pytest

from sacbe import Record, game, replay
from sacbe.front.texts import game_texts
from tests.cli.running import sacbe, start
from tests.patience import PATIENCE

BEGIN = ["play", "tzolkin", "--players", "3", "--seed", "3", "--bot", "random"]
TEXTS = game_texts("en", game("tzolkin").folder)


def tile_names(seat: int) -> list[str]:
    """Return what the wealth tiles dealt to a seat are called."""
    hand = game("tzolkin").deal(players=3, seed=3)["wealth"][4 * seat : 4 * seat + 4]
    return [TEXTS.name(tile) for tile in hand]


def test_a_whole_game_ends_with_its_scores(played: Path) -> None:
    record = Record.load(played)
    state = replay(record)
    assert state.over
    assert record.names == ["Player 1", "Random 2"]
    assert record.result is not None


def test_bots_play_normally_unless_they_are_told_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sacbe("play", "tzolkin", "--players", 2, "--seed", 5, "--save", file, typed=["1", "quit"])
    assert Record.load(file).names == ["Player 1", "Normal 2"]


def test_the_end_shows_where_points_came_from_and_who_won() -> None:
    done = sacbe("play", "tzolkin", "--players", 2, "--humans", 0, "--seed", 5, "--bot", "random")
    assert done.code == 0
    state_names = ["Points from", "Temples, second age", "Unfed workers", "Total"]
    assert all(name in done.out for name in state_names)
    assert done.out.rstrip().endswith("wins.")


def test_the_board_shows_everything_and_the_choices_in_words_with_their_notation() -> None:
    done = sacbe(*BEGIN, typed=["1", "1"])
    assert "food day in 7 days (gods give goods)" in done.out
    assert "Palenque, space 0: place a worker for 0 corn  place palenque" in done.out
    for words in ("Quetzalcoatl", "Agriculture", "Monuments", "first player: ● Player 1", "free choice"):
        assert words in done.out


def test_numbers_and_notation_mean_the_same(tmp_path: Path) -> None:
    by_number, by_notation = tmp_path / "number.json", tmp_path / "notation.json"
    sacbe(*BEGIN, "--save", by_number, typed=["1", "1", "1", "quit"])
    moves = [move for seat, move in Record.load(by_number).moves if seat == 0]
    sacbe(*BEGIN, "--save", by_notation, typed=[*moves, "quit"])
    assert by_number.read_text() == by_notation.read_text()


def test_other_players_tiles_are_hidden_until_all_have_chosen() -> None:
    before = sacbe(*BEGIN).out
    assert all(name in before for name in tile_names(0))
    assert not any(name in before for name in tile_names(1) + tile_names(2))
    after_one = sacbe(*BEGIN, typed=["1", "log"]).out
    assert not any(name in after_one for name in tile_names(1) + tile_names(2))


def test_people_at_one_screen_hand_it_over_for_their_secret_choices() -> None:
    done = sacbe(*BEGIN, "--humans", 2, typed=["", "1", "1", ""])
    first, second = done.out.split("Hand the screen to Player 2, then press Enter.")
    assert "Hand the screen to Player 1" in first
    assert not any(name in first for name in tile_names(1))
    chosen_from = second.split("Choose what you start with")[0]
    assert not any(name in chosen_from for name in tile_names(0))
    assert all(name in second for name in tile_names(1))


def test_undo_takes_back_ones_own_decisions(tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    sacbe(*BEGIN, "--save", plain, typed=["1", "1", "place tikal", "quit"])
    done = sacbe(*BEGIN, "--save", undone, typed=["1", "1", "place palenque", "undo", "place tikal", "quit"])
    assert done.code == 0
    assert plain.read_text() == undone.read_text()


def test_undo_takes_back_turns_that_are_over_and_stops_where_the_game_began() -> None:
    done = sacbe(*BEGIN, typed=["1", "1", "undo", "undo", "undo"])
    assert done.code == 1
    assert done.out.count("Taken back: ") == 2
    assert done.sentence == "nothing of this turn can be taken back"


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    sacbe(*BEGIN, "--save", whole, typed=["1"] * 12 + ["quit"])
    sacbe(*BEGIN, "--save", parted, typed=["1"] * 5 + ["quit"])
    assert sacbe("play", "--resume", parted, "--save", parted, typed=["1"] * 7 + ["quit"]).code == 0
    assert parted.read_text() == whole.read_text()
    assert replay(Record.load(parted)).key() == replay(Record.load(whole)).key()


def test_people_stay_people_in_a_resumed_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sacbe(*BEGIN, "--humans", "2,3", "--lang", "ko", typed=["", "1", "1", "", f"save {file}", "quit"])
    done = sacbe("play", "--resume", file)
    assert Record.load(file).names == ["무작위 봇 1", "플레이어 2", "플레이어 3"]
    assert "Hand the screen to 플레이어 3" in done.out


def test_save_writes_the_game_and_keeps_it_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = sacbe(*BEGIN, typed=["1", f"save {file}", "1", "quit"])
    assert "The game is saved in" in done.out
    assert [move for seat, move in Record.load(file).moves if seat == 0][1].startswith("keep ")


def test_save_needs_a_file() -> None:
    assert sacbe(*BEGIN, typed=["save"]).sentence == "say where to save the game: save FILE"


def test_help_log_scores_and_info_answer() -> None:
    done = sacbe(*BEGIN, typed=["1", "1", "help", "log", "scores", "info", "quit"])
    assert done.code == 0
    for words in ("take back what you chose last", "Random 2  keeps", "Scores so far", "Agriculture, level 1"):
        assert words in done.out


def test_in_korean() -> None:
    done = sacbe(*BEGIN, "--lang", "ko", typed=["1", "1", "help", "log"])
    for words in (
        "팔렝케",
        "일꾼을 배치하거나 회수하세요",
        "옥수수 0개로 일꾼 배치",
        "마지막 결정을 (또는",
        "첸이차",
        "푸드 데이까지 7일",
    ):
        assert words in done.out
    for words in ("place a worker", "Your turn", "Buildings", "food day", "Temples"):
        assert words not in done.out
    assert done.sentence == "게임이 끝나기 전에 입력이 끝났습니다"


def test_the_end_of_the_input_ends_the_game_with_an_error(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = sacbe(*BEGIN, "--save", file, typed=["1", "1"])
    assert done.code == 1
    assert done.sentence == "the input ended before the game did"
    assert len(Record.load(file).moves) > 2


def test_options_are_played_and_named() -> None:
    done = sacbe(*BEGIN, "--option", "tribes=true", "--option", "prophecies=True", typed=["info", "quit"])
    assert "Seed 3 · Tribes · Prophecies" in done.out
    assert sacbe(*BEGIN, "--option", "tribes=perhaps").sentence.startswith("option 'tribes' cannot be 'perhaps'")


def test_quitting_is_no_error() -> None:
    done = sacbe(*BEGIN, typed=["quit"])
    assert done.code == 0
    assert "nothing to keep yet" in done.out


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("place nowhere", "'place nowhere' is not an action of this game"),
        ("99", "there is no choice 99; the choices are 1 to"),
        ("pick tikal 3", "worker"),
        ("save /no/such/folder/game.json", "cannot be written"),
        ("undo many", "undo takes back what you chose last"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(tmp_path: Path, line: str, reason: str) -> None:
    file = tmp_path / "game.json"
    sacbe(*BEGIN, "--save", file, typed=["1", "1", "quit"])
    before = file.read_text()
    done = sacbe("play", "--resume", file, "--save", file, typed=[line])
    assert done.code == 1
    assert reason in done.sentence
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "nowhere"], "there is no game 'nowhere'"),
        (["play"], "say which game to play: "),
        (["play", "tzolkin", "--players", "7"], "this game is for 2 to 5 players"),
        (["play", "tzolkin", "--players", "2", "--humans", "3"], "there is no seat 3 in a game of 2 players"),
        (["play", "tzolkin", "--humans", "some"], "--humans is a number of people or a list of seats"),
        (["play", "tzolkin", "--option", "fast"], "an option is given as name=value"),
        (["play", "tzolkin", "--option", "fast=1"], "there is no option 'fast'"),
        (["play", "tzolkin", "--save", "/no/such/folder/game.json"], "cannot be written"),
        (["play", "--resume", "/no/such/file.json"], "cannot be read"),
        (["play", "tzolkin", "--components", "/no/such/file.toml"], "cannot be read"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(words: list[str], reason: str) -> None:
    done = sacbe(*words)
    assert done.code == 1
    assert reason in done.sentence
    assert done.out == ""


def test_what_a_resumed_game_fixes_cannot_be_changed(played: Path) -> None:
    for words in (["--players", "3"], ["--seed", "1"], ["--option", "a=b"]):
        done = sacbe("play", "--resume", played, *words)
        assert done.code == 1
        assert done.sentence == f"{words[0]} cannot be changed in a game that is resumed"


def test_ctrl_c_leaves_at_once_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = start(*BEGIN, "--save", file)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while "You keep" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == "sacbe: interrupted"
    assert json.loads(file.read_text())["turns"] == [[0, Record.load(file).moves[0][1]]]


def test_an_edited_pack_is_played_and_told(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    sacbe("components", "tzolkin", "--export", pack)
    pack.write_text(pack.read_text().replace("fishing = 3", "fishing = 8"))
    file = tmp_path / "game.json"
    done = sacbe(*BEGIN, "--components", pack, "--save", file, typed=["1", "1", "info", "quit"])
    assert "fish for 8 corn" in done.out
    assert "was played with component pack" in sacbe("replay", file).sentence
    assert sacbe("replay", file, "--components", pack).code == 0


def test_what_is_not_possible_is_said_in_the_language_of_the_game() -> None:
    english = sacbe(*BEGIN, typed=["1", "1", "done"])
    korean = sacbe(*BEGIN, "--lang", "ko", typed=["1", "1", "done"])
    rule = english.sentence[english.sentence.index("[TZ-") :]
    assert korean.code == 1
    assert korean.sentence.endswith(rule)
    assert any("가" <= letter <= "힣" for letter in korean.sentence)

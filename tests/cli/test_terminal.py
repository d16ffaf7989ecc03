"""``sacbe play`` as a person meets it: on a whole screen, and line by line where mistakes are asked about again."""

import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from sacbe import Record, replay
from tests.cli.terminal import Terminal

SMALL, LARGE = (80, 24), (120, 40)
Open = Callable[..., Terminal]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Open terminals whose games are kept in a folder of the test."""
    terminals: list[Terminal] = []

    def open_one(*words: object, size: tuple[int, int] = LARGE) -> Terminal:
        columns, lines = size
        terminals.append(Terminal(*words, columns=columns, lines=lines, XDG_DATA_HOME=str(tmp_path)))
        return terminals[-1]

    yield open_one
    for terminal in terminals:
        terminal.close()


def kept(folder: Path) -> Record:
    """Return the only game that is kept."""
    (file,) = (folder / "sacbe" / "games").glob("*.json")
    return Record.load(file)


# -- whole games ------------------------------------------------------------------------------------------------------

HELD = re.compile("Enter (ends|confirms)")
READY = re.compile(r"(F1 help .*|Enter (ends|confirms).*)\Z")
"""What stands at the prompt when everything is drawn, and nothing while what was typed is being taken."""
DONE = re.compile(r"^.*?\b(\d+) (?:End the turn|Place no more|Pick up no more|Pass)", re.MULTILINE)
ASKED = re.compile(r"● Player 1 (?=\S)")
CHOICE = re.compile(r" ?(\d{1,2}) \S")


RULE = "───"
"""What parts the choices from the log below them."""


def counted(numbers: list[int], *, by_one: bool) -> list[int]:
    """Return the numbers from the first on that count up, by one or at all, whatever stands between them."""
    row = numbers[:1]
    for number in numbers[1:]:
        if number == row[-1] + 1 or (number > row[-1] and not by_one):
            row.append(number)
    return row


class Player:
    """Plays by what the screen shows: a choice it sees and the first that follows, or the end of the turn."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.before = ""
        self.inputs = 0

    def play(self, resized: tuple[int, int]) -> str:
        """Play to the end, in another size from the twentieth input on; return the last screen."""
        while not self.over(shown := self.terminal.wait_for_picture(self.is_asked, "a question")):
            self.before = shown
            self.terminal.type(self.answer(shown))
            self.inputs += 1
            if self.inputs == 20:
                self.terminal.resize(*resized)
        return shown

    def over(self, shown: str) -> bool:
        return "wins." in shown or "share the win" in shown

    def is_asked(self, shown: str) -> bool:
        """Tell whether another question stands there than was answered last."""
        if shown == self.before or not READY.search(shown):
            return False
        return self.over(shown) or bool(HELD.search(shown)) or bool(self.choices(shown))

    def choices(self, shown: str) -> list[str]:
        """Return the numbers that stand below what is asked: the longest row of them, as other lines begin so, too."""
        lines = shown.splitlines()
        found = ((row, asked.start()) for row, line in enumerate(lines) for asked in ASKED.finditer(line))
        row, column = next(found, (len(lines), 0))
        below = takewhile(lambda line: not line.startswith(RULE, column), lines[row + 1 :])
        numbers = [int(choice[1]) for line in below if (choice := CHOICE.match(line[column:]))]
        starts = [numbers[at:] for at in reversed(range(len(numbers))) if numbers[at]]
        # Some of a list keep their numbers: they count up, but not by one.
        by_one = max((counted(one, by_one=True) for one in starts), key=len, default=[])
        some = max((counted(one, by_one=False) for one in starts), key=len, default=[])
        return [str(number) for number in (by_one if len(by_one) > 1 else some)]

    def answer(self, shown: str) -> str:
        if HELD.search(shown):
            return ""
        done = DONE.search(shown)
        if done and self.inputs % 3:
            return done[1]
        seen = self.choices(shown)
        return f"{seen[self.inputs % len(seen)]} 1" if seen else ""


@pytest.mark.parametrize(
    ("words", "sizes"),
    [
        (["tikal", "--players", 2], (SMALL, LARGE)),
        (["tikal", "--players", 2, "--option", "auction=true"], (LARGE, SMALL)),
        (["ahau", "--players", 1], (SMALL, LARGE)),
        (["ahau", "--players", 3], (LARGE, SMALL)),
        (["tzolkin", "--players", 2], (SMALL, LARGE)),
    ],
    ids=["tikal", "auction", "solo", "ahau", "tzolkin"],
)
def test_a_whole_game_is_played_by_what_the_screen_shows(
    opened: Open, tmp_path: Path, words: list[object], sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    terminal = opened("play", *words, "--seed", 4, "--bot", "random", size=sizes[0])
    player = Player(terminal)
    player.play(sizes[1])
    record = kept(tmp_path)
    assert replay(record).over
    assert player.inputs > 25
    terminal.type("")
    assert terminal.left() == 0
    assert "sacbe analyze" in terminal.shown
    assert "Play another one with: sacbe play" in terminal.shown


# -- what a person expects --------------------------------------------------------------------------------------------

TIKAL = ("play", "tikal", "--players", 2, "--seed", 4, "--bot", "random")
DOWN, TAB, CTRL_C, ESCAPE = "\x1b[B", "\t", "\x03", "\x1b"


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_game_that_is_killed_goes_on_where_it_stood(opened: Open, tmp_path: Path, size: tuple[int, int]) -> None:
    first = opened(*TIKAL, size=size)
    first.until("Place the hexagon")
    first.type("1 1")
    first.until("Use your action")
    first.type("pl lead")
    first.until("9 action points left")
    first.process.kill()
    moves = kept(tmp_path).moves
    assert [move.split()[0] for _, move in moves] == ["lay", "place"]
    again = opened("play", "--resume", size=size)
    again.until("9 action points left", "Use your action")
    again.type("pl work")
    again.until("8 action points left")
    again.type("quit")
    assert again.left() == 0
    assert kept(tmp_path).moves == [*moves, (0, "place worker base_camp")]


@pytest.mark.parametrize("way", [[], ["--plain"]], ids=["whole", "plain"])
def test_a_terminal_that_is_closed_without_a_word_ends_the_program_and_loses_nothing(
    opened: Open, tmp_path: Path, way: list[str]
) -> None:
    terminal = opened(*TIKAL, *way)
    terminal.until("Place the hexagon")
    terminal.type("1 1")
    terminal.until("Use your action")
    assert terminal.hang_up() != 0
    assert len(kept(tmp_path).moves) == 1


def test_the_last_action_is_taken_back_until_the_turn_is_ended(opened: Open, tmp_path: Path) -> None:
    terminal = opened("play", "tzolkin", "--players", 2, "--seed", 4, "--bot", "random", "--confirm")
    terminal.until("Choose what you start with")
    terminal.type("1")
    terminal.until("You keep")
    terminal.type("1")
    terminal.until("Enter ends the turn, undo takes back.")
    terminal.type("undo")
    terminal.until("Taken back", "Choose what you start with")
    assert len(kept(tmp_path).moves) == 1
    terminal.type("2; end")
    terminal.until("Day 1 of 27")


def test_a_bid_is_typed_as_a_bid_and_confirmed(opened: Open, tmp_path: Path) -> None:
    terminal = opened(*TIKAL, "--option", "auction=true", size=SMALL)
    terminal.until("Bid (1 to 20)")
    terminal.type("7")
    terminal.until("Bid 7 points", "Enter confirms, undo takes back.")
    terminal.type("")
    terminal.wait(lambda _: any(move == "bid 7" for _, move in kept(tmp_path).moves), "the bid")


def test_a_hexagon_is_seen_before_it_is_laid(opened: Open) -> None:
    terminal = opened(*TIKAL)
    before = terminal.until("Place the hexagon")
    terminal.type("1")
    terminal.until("choices fit", "turned north: action points to")
    terminal.press(DOWN)
    shown = terminal.wait(lambda shown: temples(shown) > temples(before), "the preview")
    assert "choices fit" in shown
    terminal.press(ESCAPE)
    terminal.wait(lambda shown: map_of(shown) == map_of(before), "the board as it is")


def temples(shown: str) -> int:
    """Return how many temples lie on the map, in boxes of any width."""
    return len(re.findall(r"Temple|\bT\d", map_of(shown)))


def map_of(shown: str) -> str:
    """Return the map of Tikal on a large screen."""
    return "\n".join(line[:74] for line in shown.splitlines()[:23])


def test_what_can_be_chosen_is_gone_to_on_the_board_and_taken_there(opened: Open) -> None:
    terminal = opened(*TIKAL)
    terminal.until("Place the hexagon")
    terminal.press(TAB)
    terminal.wait(lambda _: pointed(terminal) != "", "a place that is pointed at")
    place = pointed(terminal)
    terminal.press("\r")
    terminal.until("choices fit", f"{place}, turned")


def pointed(terminal: Terminal) -> str:
    """Return the name of the hexagon that is shown in reverse."""
    lines = (terminal.screen.buffer[row] for row in range(23))
    return "".join(line[column].data for line in lines for column in range(74) if line[column].reverse)[:4].strip()


def test_the_mouse_chooses(opened: Open) -> None:
    terminal = opened(*TIKAL)
    lines = terminal.until("Place the hexagon").splitlines()
    row, column = next((row, line.index("2 Place")) for row, line in enumerate(lines) if "2 Place" in line)
    name = re.search(r"2 Place \S+ on (c\dr\d)", lines[row])
    assert name is not None
    click = f"{column + 3};{row + 1}"
    terminal.press(f"\x1b[<0;{click}M\x1b[<0;{click}m")
    terminal.until("choices fit", f"{name[1]}, turned")


def test_tab_completes_what_only_one_choice_can_mean(opened: Open) -> None:
    terminal = opened(*TIKAL)
    terminal.until("Place the hexagon")
    terminal.type("1 1")
    terminal.until("Use your action")
    terminal.press("place l" + TAB)
    terminal.until("place leader")


def test_ctrl_c_clears_the_line_asks_and_loses_nothing(opened: Open, tmp_path: Path) -> None:
    terminal = opened(*TIKAL, size=SMALL)
    terminal.until("Place the hexagon")
    terminal.type("1 1")
    terminal.until("Use your action")
    terminal.press("guard")
    terminal.wait(lambda shown: shown.endswith("guard"), "what is typed")
    terminal.press(CTRL_C)
    terminal.wait(lambda shown: "Ctrl-C again" in shown and "guard" not in shown.splitlines()[-1], "the question")
    terminal.press(CTRL_C)
    assert terminal.left() == 0
    assert "sacbe play --resume tikal-" in terminal.shown
    assert len(kept(tmp_path).moves) == 1


def test_questions_are_answered_with_the_rules(opened: Open) -> None:
    terminal = opened(*TIKAL)
    terminal.until("Place the hexagon")
    terminal.type("?")
    terminal.until("This is decided now: Place the hexagon", "TK-3.1")
    terminal.type("rule TK-13.1")
    terminal.until("TK-13.1")
    terminal.press(ESCAPE)
    terminal.until("c0r0")


def test_help_tells_the_step_rules_tell_the_game_and_enter_leads_back(opened: Open, tmp_path: Path) -> None:
    terminal = opened(*TIKAL, size=SMALL)
    terminal.until("Place the hexagon")
    terminal.type("1 1")
    terminal.until("Use your action")
    terminal.type("help")
    terminal.until("This is decided now: Use your action points", "rules tells the game in short")
    terminal.type("rules")
    terminal.until("The game in short", "TK-14.4  Most points win.", "Enter shows the board again.")
    terminal.type("")
    shown = terminal.until("c0r0", "F1 help")
    assert "Enter ends" not in shown
    assert len(kept(tmp_path).moves) == 1


def test_in_korean(opened: Open) -> None:
    terminal = opened("play", "tzolkin", "--players", 2, "--seed", 4, "--bot", "random", "--lang", "ko", size=SMALL)
    terminal.until("팔렝케")
    terminal.type("1; 1; end")
    terminal.until("27일 중 1일", "일꾼")
    terminal.type("도움말")
    terminal.until("되돌리기")
    for words in ("Palenque", "place a worker", "Enter ends"):
        assert words not in terminal.shown


@pytest.mark.parametrize(
    ("game", "players", "asked", "heads"),
    [
        ("ahau", 5, "Choose a", ["obs.", "Weapons", "Cards"]),
        ("tikal", 4, "Place the", ["Workers", "Guards", "Treasures"]),
    ],
    ids=["ahau", "tikal"],
)
def test_what_everybody_has_is_not_cut_off_on_a_small_screen(
    opened: Open, game: str, players: int, asked: str, heads: list[str]
) -> None:
    terminal = opened("play", game, "--players", players, "--seed", 4, "--bot", "random", size=SMALL)
    terminal.until(asked)
    terminal.type("players")
    assert "…" not in terminal.until("Players", *heads)


def test_in_light_colours_nothing_is_pale(opened: Open) -> None:
    terminal = opened(*TIKAL, "--light")
    terminal.until("Place the hexagon")
    colours = {cell.fg for row in range(23) for cell in terminal.screen.buffer[row].values() if cell.data.strip()}
    assert colours
    assert all(int(colour[:2], 16) < 0xE0 for colour in colours if re.fullmatch("[0-9a-f]{6}", colour))


# -- before a game, and line by line ----------------------------------------------------------------------------------


def test_without_a_game_one_is_asked(opened: Open) -> None:
    terminal = opened("play", "--seed", "3", "--plain")
    terminal.until("Tzolk'in", "Which game?")
    terminal.type("tzolkin")
    terminal.until("How many players, 2 to 5?")
    terminal.type("3")
    terminal.until("Choose what you start with", "Player 1>")
    terminal.type("players")
    assert "Normal 4" not in terminal.until("Normal 3")


def test_a_mistake_is_explained_and_the_game_goes_on(opened: Open) -> None:
    terminal = opened("play", "tzolkin", "--players", "2", "--seed", "3", "--bot", "random", "--plain")
    terminal.until("Player 1>")
    for line, answer in (
        ("dance", "'dance' is not an action"),
        ("77", "no choice 77"),
        ("undo", "nothing of this turn can be taken back"),
    ):
        terminal.type(line)
        terminal.until(answer)
    terminal.type("1")
    terminal.until("You keep")
    terminal.type("undo")
    terminal.until("Choose what you start with")
    terminal.press("ke")
    terminal.wait(lambda shown: shown.rstrip().endswith("Player 1> ke"), "what is typed")
    terminal.interrupt()
    terminal.until("Ctrl-C again leaves")
    terminal.interrupt()
    assert terminal.left() == 0
    assert "sacbe play --resume" in terminal.shown

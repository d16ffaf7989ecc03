"""A game of somebody else's package: found by its entry point, under all laws, and known to every command."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sacbe
from sacbe.core.game import Game
from sacbe.core.pack import Pack
from sacbe.testing import check_changes, check_game
from tests.patience import PATIENCE
from tests.pebbles import PEBBLES, install_pebbles

ROOT = Path(__file__).parent.parent.parent
Run = Callable[..., str]


@pytest.fixture(scope="module")
def game() -> Game:
    """The game, from its sources."""
    sys.path.insert(0, str(PEBBLES))
    try:
        from pebbles import GAME
    finally:
        sys.path.remove(str(PEBBLES))
    return GAME


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package is installed, as pip installs it."""
    return install_pebbles(tmp_path_factory.mktemp("pebbles"))


@pytest.fixture(scope="module")
def run(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python, or a command of the house, where the package is installed."""
    path = os.pathsep.join([str(ROOT / "src"), str(site)])
    environment = {**os.environ, "PYTHONPATH": path, "SACBE_LANG": "en"}
    folder = tmp_path_factory.mktemp("runs")

    def run(*arguments: str, text: str = "", fails: bool = False) -> str:
        process = subprocess.run(
            [sys.executable, *arguments],
            input=text,
            env=environment,
            cwd=folder,
            timeout=PATIENCE,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (process.returncode != 0) == fails, process.stdout + process.stderr
        return process.stdout + process.stderr

    return run


def test_every_law_holds(game: Game) -> None:
    assert check_game(game, games=15) > 0


def test_changes_are_refused_or_play_on(game: Game) -> None:
    refused, played = check_changes(game, games=60)
    assert refused > 0
    assert played > 0


def test_another_pack_is_tested(game: Game) -> None:
    text = game.rules().pack.text
    more = text.replace('{ id = "jade", points = 7 },', '{ id = "jade", points = 7 },\n  { id = "opal", points = 9 },')
    assert check_game(game, games=3, components=Pack(more, "more.toml")) > 0
    with pytest.raises(sacbe.PackError, match="line 4: nobody has more than 20 pebbles"):
        game.rules(Pack(text.replace("pebbles = 12", "pebbles = 30"), "rich.toml"))


def test_the_highest_single_offer_wins(game: Game) -> None:
    state = game.start(3, deal={"stones": ["jade", "onyx", "flint", "slate", "amber", "agate"]})
    for seat, offer in enumerate((4, 4, 2)):
        state.play(f"offer {offer}", seat)
    assert list(state.scores) == [0, 0, 0]
    for seat, offer in enumerate((1, 0, 3)):
        state.play(f"offer {offer}", seat)
    assert list(state.scores) == [0, 0, 5]
    assert [event.message for event in state.events] == ["event-lost", "event-won"]
    refusal = state.check("offer 9", 0)
    assert refusal is not None
    assert refusal.args == {"needs": 9, "has": 7}


def test_it_is_found_by_its_entry_point(run: Run) -> None:
    said = run("-c", "import sacbe; print(sacbe.games(), sacbe.game('pebbles').start(2).actors)")
    assert said.strip() == "('ahau', 'tikal', 'tzolkin', 'pebbles') (0, 1)"


def test_states_are_pickled_and_replayed(run: Run) -> None:
    said = run(
        "-c",
        "import pickle, sacbe; s = sacbe.game('pebbles').start(2, 3); sacbe.play_randomly(s, sacbe.Generator(1))\n"
        "print(pickle.loads(pickle.dumps(s)).key() == s.key() == sacbe.replay(s.record()).key())",
    )
    assert said.strip() == "True"


@pytest.mark.parametrize("bot", ["easy", "normal", "greedy", "search"])
def test_bots_play_it(run: Run, bot: str) -> None:
    said = run(
        "-c",
        "import sacbe; from sacbe.bots import make\n"
        f"s = sacbe.game('pebbles').start(3, 3); bot = make('{bot}', 1, simulations=20)\n"
        "while not s.over: s.play(bot.choose(s.determinized(s.actors[0], 1), s.actors[0]), s.actors[0])\n"
        "print(sum(s.scores) > 0)",
    )
    assert said.strip() == "True"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("simulate pebbles --games 5", "Pebbles: 5 games of random players"),
        ("components pebbles", "jade"),
        ("actions pebbles", "offer pebbles for the stone, in secret"),
        ("arena pebbles --bots greedy,random --players 2 --games 2", "Where the points come from"),
        ("bench pebbles --seconds 0.05", "pebbles"),
    ],
)
def test_commands_know_it(run: Run, command: str, said: str) -> None:
    assert said in run("-m", "sacbe.cli", *command.split())


def test_training_says_why_not(run: Run) -> None:
    said = run("-m", "sacbe.cli", "train", "pebbles", "--games", "1", "--rounds", "1", fails=True)
    assert "pebbles has no evaluation whose weights could be learned" in said


def test_the_terminal_says_why_not(run: Run) -> None:
    said = run("-m", "sacbe.cli", "play", "pebbles", "--players", "2", text="offer 20\n", fails=True)
    assert "you have 12 pebbles, not 20" in said


@pytest.mark.parametrize(("language", "said"), [("en", "offers 2"), ("ko", "조약돌 2개 제안")])
def test_it_is_played_and_replayed_in_the_terminal(run: Run, language: str, said: str) -> None:
    command = ["play", "pebbles", "--players", "2", "--lang", language, "--save", f"game-{language}.json"]
    assert said in run("-m", "sacbe.cli", *command, text="offer 2\noffer 1\nquit\n")
    assert said in run("-m", "sacbe.cli", "replay", f"game-{language}.json", "--export", "text", "--lang", language)

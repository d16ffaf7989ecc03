"""Tries an installed package: run with ``compiled`` or ``pure``, in an environment that has nothing else of Sacbe.

It looks that the engine is what it should be, plays every game to its end, and that what people read came along.
"""

import subprocess
import sys
from importlib.metadata import metadata
from pathlib import Path

import sacbe
from sacbe.core import state as engine
from sacbe.front.texts import LANGUAGES


def main() -> None:
    """Raise an error for whatever is not right."""
    mode = "pure" if str(engine.__file__).endswith(".py") else "compiled"
    assert mode == sys.argv[1], f"the engine is {mode}"
    assert metadata("sacbe")["Version"] == sacbe.__version__
    for name in sacbe.games():
        state = sacbe.game(name).start(players=2, seed=7)
        decisions = sacbe.play_randomly(state, sacbe.Generator(7))
        assert state.over
        assert sacbe.replay(state.record()).key() == state.key()
        told = [sacbe.words(state, 0, language) for language in LANGUAGES]
        sys.stdout.write(f"{name}: {decisions} decisions, scores {state.scores}, {sum(map(len, told))} letters\n")
    package = Path(sacbe.__file__).parent
    assert (package / "py.typed").is_file()
    assert len(list((package / "front" / "rules").glob("*.md"))) >= 8, "the rules that people read"
    shown = subprocess.run([sys.executable, "-m", "sacbe.cli", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout == f"sacbe {sacbe.__version__}\n"
    sys.stdout.write(f"{mode} on Python {sys.version.split()[0]}: all is there\n")


if __name__ == "__main__":
    main()

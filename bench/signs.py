"""How soon every command shows something: ``python bench/signs.py`` measures milliseconds to the first byte.

Each command is started in a pseudo-terminal and with pipes (either stream counts), and ended as soon as it has written.
Beside it the time that the processor worked for it until then, which a busy machine does not change much.
"""

import os
import pty
import subprocess
import sys
import time
from pathlib import Path
from select import select
from statistics import median
from tempfile import TemporaryDirectory

RECORD = Path(__file__).parents[1] / "tests" / "golden" / "tikal" / "basic-2.json"
COMMANDS = (
    "--version",
    "--help",
    "play --list",
    "play tikal --players 2 --seed 1",
    "play tikal --players 4 --seed 1 --humans 4, --bot expert",
    "play ahau --players 1 --seed 1 --plain",
    "simulate tzolkin --games 2000",
    f"replay {RECORD}",
    "components ahau",
    "actions tikal",
    "rules tikal TK-7.3",
    "bench tikal --players 2",
    "arena tikal --players 2 --bots hard,greedy --games 4 --runs {folder}",
    "train tikal --runs {folder} --output {folder}/net.json",
    f"analyze {RECORD} --html {{folder}}/page.html",
    f"level tikal {RECORD}",
    "serve --port 0 --database sqlite:///{folder}/tables.db",
)
TIMES = 3
LONGEST = 30.0


def first_byte(words: list[str], folder: str, *, terminal: bool) -> tuple[float, float]:
    """Return the milliseconds until a command writes anything, and how many of them it was worked for."""
    reading, writing = pty.openpty() if terminal else os.pipe()
    begun = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "sacbe.cli", *words],
        stdin=writing if terminal else subprocess.DEVNULL,
        stdout=writing,
        stderr=writing,
        env={**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": folder},
        start_new_session=True,
    )
    os.close(writing)
    select([reading], [], [], LONGEST)
    taken = (time.monotonic() - begun) * 1000
    worked = _worked(process.pid)
    os.killpg(process.pid, 9)
    process.wait()
    os.close(reading)
    return taken, worked


def _worked(pid: int) -> float:
    """Return the milliseconds the processor has worked for a process; one that has ended is still there."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print a line for each command: the median of some tries, in a terminal and in a pipe."""
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f}; milliseconds to the first byte, median of {TIMES}\n")
    sys.stdout.write("terminal, worked    pipe, worked\n")
    for command in COMMANDS:
        figures = []
        for terminal in (True, False):
            with TemporaryDirectory() as folder:
                words = command.format(folder=folder).split()
                tries = [first_byte(words, folder, terminal=terminal) for _ in range(TIMES)]
                figures += [median(one[i] for one in tries) for i in (0, 1)]
        numbers = " ".join(f"{figure:7.0f}" for figure in figures)
        sys.stdout.write(f"{numbers}  {command.replace(str(RECORD), 'RECORD')}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

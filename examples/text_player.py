"""A player that reads and writes nothing but text, as a language model does.

It is given ``sacbe.words`` and answers with a line of notation; where that is not possible it is told why, and asked
again. Any program that reads a prompt and prints an answer can play:

    python examples/text_player.py                             # a little reader that looks for points
    python examples/text_player.py tikal "my-model --quiet"    # a program of yours
    sacbe arena ahau --players 2 --bots examples/text_player.py:TextPlayer,random
"""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable

import sacbe

TRIES = 3
ASK = "Answer with one line: the notation of what you do, as it stands before the colon."
POINTS = re.compile(r"(\d+) points?\b")


def eager_reader(prompt: str) -> str:
    """Answer a prompt without knowing any game: take the choice that speaks of most points."""
    choices = prompt.split("\nYou can\n")[1].split("\n\n", maxsplit=1)[0].splitlines()

    def promised(choice: str) -> int:
        return max((int(points) for points in POINTS.findall(choice)), default=0)

    return max(choices, key=promised).strip().partition(":")[0]


def program(command: str) -> Callable[[str], str]:
    """Return what asks a program: the prompt is its input, the last line that it prints the answer."""

    def ask(prompt: str) -> str:
        done = subprocess.run(shlex.split(command), input=prompt, capture_output=True, text=True, check=True)
        return (done.stdout.strip().splitlines() or [""])[-1].strip()

    return ask


class TextPlayer:
    """Plays by text alone."""

    def __init__(self, ask: Callable[[str], str] = eager_reader) -> None:
        self.ask = ask

    def choose(self, state: sacbe.State, seat: int) -> int:
        """Ask until the answer is legal; somebody who does not get it takes the first choice there is."""
        told = f"{sacbe.words(state, seat)}\n{ASK}\n"
        prompt = told
        for _ in range(TRIES):
            answer = self.ask(prompt)
            try:
                refusal = state.check(answer, seat)
            except sacbe.IllegalAction as error:
                refusal = error.refusal
            if refusal is None:
                return state.parse(answer)
            prompt = f"{told}You said {answer!r}: {refusal}\n"
        return state.legal(seat)[0]


def main() -> None:
    """Play one game against random play."""
    name = sys.argv[1] if len(sys.argv) > 1 else "ahau"
    player = TextPlayer(program(sys.argv[2]) if len(sys.argv) > 2 else eager_reader)
    state, dice = sacbe.game(name).start(players=2, seed=7), sacbe.Generator(7)
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(player.choose(state, seat) if seat == 0 else legal[int(dice.below(len(legal)))], seat)
    print(f"the reader {state.scores[0]:g}, random {state.scores[1]:g}")


if __name__ == "__main__":
    main()

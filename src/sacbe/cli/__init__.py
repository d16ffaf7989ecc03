"""The command ``sacbe``: everything a person does at a terminal. Nothing here holds a rule.

The words of this room and the usual terms: a *chronicle* is the game log in words, a *deed* one of its entries; a
*screen* is the console session; *seating* is the resolved command line of a new game; a *board* is a renderer.
"""

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.core.errors import SacbeError

INTERRUPTED = 130
"""What a shell expects of a program ended by Ctrl-C."""


def main() -> None:
    """Run the command line and leave with its exit code; this is the one place that turns errors into sentences."""
    sys.exit(_run())


def _run() -> int:
    """Return the exit code: 0, 1 for what went wrong, 2 for a command line that cannot be read."""
    try:
        return _answer()
    except ModuleNotFoundError as error:
        return _complain(_missing(error.name or ""), 1)


def _missing(module: str) -> str:
    """Say what to install; not in Fluent, which may be what is missing."""
    from sacbe.cli.extras import extra_of

    extra = extra_of(module)
    return f'{module} is not installed: pip install "sacbe[{extra}]"' if extra else f"{module} is not installed"


def _answer() -> int:
    """Carry out the command, and put what goes wrong into a sentence."""
    from typer import TyperException

    from sacbe.core.errors import SacbeError

    try:
        code = _command()
        sys.stdout.flush()
        # Typer turns Ctrl-C into this exit code.
        return _complain(_said("error-interrupted"), INTERRUPTED) if code == INTERRUPTED else code
    except KeyboardInterrupt:
        return _complain(_said("error-interrupted"), INTERRUPTED)
    except TyperException as error:
        return _complain(_unread(error.format_message()), error.exit_code)
    except SacbeError as error:
        return _complain(_wrong(error), 1)
    except BrokenPipeError:
        return _closed_pipe()
    except ModuleNotFoundError:
        raise
    except Exception as error:
        if os.environ.get("SACBE_DEBUG"):
            raise
        return _complain(_said("error-unexpected", kind=type(error).__name__, reason=str(error)), 1)


def _said(message: str, **args: object) -> str:
    """Return a message in the language of the command line."""
    from sacbe.cli.help import texts_of

    return texts_of(sys.argv[1:])(message, args)


def _unread(complaint: str) -> str:
    """Say what is wrong with a command line."""
    from sacbe.cli.help import complained, texts_of

    return complained(complaint, texts_of(sys.argv[1:]))


def _wrong(error: "SacbeError") -> str:
    """Say what went wrong."""
    from sacbe.cli.help import texts_of
    from sacbe.front.words import complaint

    return complaint(texts_of(sys.argv[1:]), error)


def _command() -> int:
    from typer.main import get_command

    from sacbe.cli.app import app
    from sacbe.cli.language import language

    _forgive_encodings()
    words = _completed(sys.argv[1:]) or ["--help"]
    os.environ.setdefault("SACBE_LANG", language(words))
    command = get_command(app)

    def run() -> int:
        return command(words, prog_name="sacbe", standalone_mode=False) or 0

    if "--help" not in words:
        return run()
    from sacbe.cli.help import show_help, texts_of

    return show_help(run, command, texts_of(words))


def _completed(words: list[str]) -> list[str]:
    """Return a command line in which ``--resume`` without a name means the last game.

    >>> _completed(["play", "--resume", "--plain"])
    ['play', '--resume', 'last', '--plain']
    """
    bare = [i for i, word in enumerate(words) if word == "--resume" and words[i + 1 : i + 2] in ([], *_options(words))]
    return [part for i, word in enumerate(words) for part in ([word, "last"] if i in bare else [word])]


def _options(words: list[str]) -> list[list[str]]:
    return [[word] for word in words if word.startswith("-")]


def _forgive_encodings() -> None:
    """Let a terminal that cannot show (or type) a sign show a question mark instead of ending the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str, code: int) -> int:
    """Say in one line on stderr what is wrong."""
    from sacbe.core.names import harmless

    print(f"sacbe: {harmless(' '.join(sentence.split()))}", file=sys.stderr)
    return code


def _closed_pipe() -> int:
    """Leave quietly: whoever read our output has stopped. What is still buffered must not be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1

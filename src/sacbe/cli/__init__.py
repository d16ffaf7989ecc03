"""The command ``sacbe``: everything a person does at a terminal. Nothing here holds a rule."""

import os
import sys
from io import TextIOWrapper

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
        return _complain("interrupted", INTERRUPTED) if code == INTERRUPTED else code
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except TyperException as error:
        return _complain(error.format_message(), error.exit_code)
    except SacbeError as error:
        return _complain(str(error), 1)
    except BrokenPipeError:
        return _closed_pipe()
    except ModuleNotFoundError:
        raise
    except Exception as error:
        if os.environ.get("SACBE_DEBUG"):
            raise
        return _complain(f"unexpected {type(error).__name__}: {error} (SACBE_DEBUG=1 shows where)", 1)


def _command() -> int:
    from sacbe.cli.app import app

    _forgive_encodings()
    return app(sys.argv[1:] or ["--help"], prog_name="sacbe", standalone_mode=False) or 0


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

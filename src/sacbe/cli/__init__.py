"""The command ``sacbe``: everything a person does at a terminal. Nothing here holds a rule."""

import os
import sys

INTERRUPTED = 130
"""What a shell expects of a program ended by Ctrl-C."""


def main() -> None:
    """Run the command line and leave with its exit code; this is the one place that turns errors into sentences."""
    sys.exit(_run())


def _run() -> int:
    """Return the exit code: 0, 1 for what went wrong, 2 for a command line that cannot be read."""
    from typer import Abort, Exit, TyperException

    from sacbe.core.errors import SacbeError

    try:
        code = _command()
        sys.stdout.flush()
        return code
    except Exit as leave:
        return leave.exit_code
    except (KeyboardInterrupt, Abort):
        return _complain("interrupted", INTERRUPTED)
    except TyperException as error:
        return _complain(error.format_message(), error.exit_code)
    except SacbeError as error:
        return _complain(str(error), 1)
    except BrokenPipeError:
        return _closed_pipe()
    except Exception as error:
        if os.environ.get("SACBE_DEBUG"):
            raise
        return _complain(f"unexpected {type(error).__name__}: {error} (SACBE_DEBUG=1 shows where)", 1)


def _command() -> int:
    from sacbe.cli.app import app

    return app(standalone_mode=False) or 0


def _complain(sentence: str, code: int) -> int:
    """Say in one line on stderr what is wrong."""
    print(f"sacbe: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def _closed_pipe() -> int:
    """Leave quietly: whoever read our output has stopped. What is still buffered must not be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1

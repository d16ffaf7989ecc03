"""The order of the tests: what takes longest begins first, so that no worker ends long after the others.

What long runs have measured is said at the end, so that it can be copied into the documents.
"""

import pytest

FIRST = (
    "tests/web/test_game",
    "tests/web/test_reach",
    "tests/cli/test_commands",
    "tests/table/test_kill",
    "tests/arena/test_running",
    "tests/web/",
    "tests/arena/",
    "tests/table/",
    "tests/cli/",
)
"""Most of these wait for other processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by their places in the list; what is not in it comes last, as it was."""
    items.sort(key=lambda item: next((at for at, path in enumerate(FIRST) if item.nodeid.startswith(path)), len(FIRST)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print every property called ``figure``, once."""
    reports = [report for group in terminalreporter.stats.values() for report in group]
    properties = [found for report in reports for found in getattr(report, "user_properties", ())]
    for figure in dict.fromkeys(value for name, value in properties if name == "figure"):
        terminalreporter.write_line(str(figure))

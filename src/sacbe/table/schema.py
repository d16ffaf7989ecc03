"""The messages as one JSON schema: ``python -m sacbe.table.schema`` prints it, the page's types are made from it."""

import json
import sys

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from sacbe.table import messages

SENT_BY_SERVER = (
    messages.Catalogue,
    messages.Opened,
    messages.HeldTable,
    messages.Link,
    messages.Replayed,
    messages.Refusal,
)
SENT_BY_PAGE = (messages.NewTable, messages.Upload, messages.Rename, messages.NewLink, messages.Keyring)


def schema() -> dict[str, object]:
    """Return the definitions of all messages; ``FromServer`` and ``FromPage`` are the two sides of the socket."""
    sides: list[tuple[str, JsonSchemaMode, TypeAdapter[object]]] = [
        ("FromServer", "serialization", TypeAdapter(messages.FromServer)),
        ("FromPage", "validation", TypeAdapter(messages.FromPage)),
        *((model.__name__, "serialization", TypeAdapter[object](model)) for model in SENT_BY_SERVER),
        *((model.__name__, "validation", TypeAdapter[object](model)) for model in SENT_BY_PAGE),
    ]
    found, definitions = TypeAdapter.json_schemas(
        [(name, mode, adapter) for name, mode, adapter in sides], schema_generator=GenerateJsonSchema
    )
    parts = {name: part for (name, _), part in found.items() if "$ref" not in part or name.startswith("From")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "$defs": {**definitions["$defs"], **parts},
    }


def main() -> None:
    """Print the schema."""
    sys.stdout.write(json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()

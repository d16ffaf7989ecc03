"""The messages as one JSON schema: ``python -m sacbe.table.schema`` prints it, the page's types are made from it."""

import json
import sys

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from sacbe.table import messages

SENT_BY_SERVER = (
    messages.Catalogue,
    messages.Reach,
    messages.Opened,
    messages.HeldTable,
    messages.Link,
    messages.Replayed,
    messages.Example,
    messages.Refusal,
)
SENT_BY_PAGE = (messages.NewTable, messages.Upload, messages.Rename, messages.NewLink, messages.Keyring)


def definitions(ref_template: str = "#/$defs/{model}") -> dict[str, object]:
    """Return the definitions of all messages; ``FromServer`` and ``FromPage`` are the two sides of the socket."""
    sides: list[tuple[str, JsonSchemaMode, TypeAdapter[object]]] = [
        ("FromServer", "serialization", TypeAdapter(messages.FromServer)),
        ("FromPage", "validation", TypeAdapter(messages.FromPage)),
        *((model.__name__, "serialization", TypeAdapter[object](model)) for model in SENT_BY_SERVER),
        *((model.__name__, "validation", TypeAdapter[object](model)) for model in SENT_BY_PAGE),
    ]
    found, parts = TypeAdapter.json_schemas(sides, ref_template=ref_template)
    unions = {
        str(name): part for (name, _), part in found.items() if "$ref" not in part or str(name).startswith("From")
    }
    return {**parts["$defs"], **unions}


def schema() -> dict[str, object]:
    """Return one JSON schema of all messages."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "$defs": definitions(),
    }


def main() -> None:
    """Print the schema."""
    sys.stdout.write(json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()

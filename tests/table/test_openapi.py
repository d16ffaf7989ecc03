"""Schemathesis tries what the OpenAPI document allows, and what it does not: the server never fails."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.running import new_table

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
bounded = settings(
    max_examples=15,
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


def try_out(operation: Any, mode: GenerationMode, headers: dict[str, str], **fixed: Any) -> None:
    """Ask for one operation in many ways."""

    @bounded
    @given(case=operation.as_strategy(mode, **fixed))
    def ask(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    # An operation without parameters or body cannot be asked for wrongly.
    with suppress(Unsatisfiable):
        ask()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_no_request_makes_the_server_fail(url: str, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation: Any = result.ok()
        opened = new_table(url, "here", "link")
        link = {"Authorization": f"Bearer {opened['links']['owner']}"}
        fixed: dict[str, Any] = {}
        if "{table_id}" in operation.path and "{number}" not in operation.path:
            fixed = {"path_parameters": {"table_id": opened["table"]["id"]}}
        try_out(operation, mode, link, **fixed)
        tried += 1
    assert tried > 10

"""Every route, asked with what its description allows and with what it does not: each answer is described, none is
a failure of the server."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.api.routes import described
from tests.api.conftest import Pixelkeep
from tests.api.crowd import Crowd

SCHEMA = schemathesis.openapi.from_dict(described().openapi())
ENDING = r"^(signOut|deleteAccount|endSessions|endSession)$"
"""What ends the session in which all is asked; tests of accounts look at these."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    with Pixelkeep(fresh_sqlite()) as running:
        yield running


@pytest.fixture(scope="module")
def admin(server: Pixelkeep) -> dict[str, str]:
    """What an admin's browser sends."""

    async def made() -> dict[str, str]:
        crowd = Crowd(server)
        headers = await crowd.headers("admin")
        await crowd.close()
        return {**headers, "Origin": server.address}

    return asyncio.run(made())


@SCHEMA.exclude(operation_id_regex=ENDING).parametrize()
@settings(
    max_examples=4,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_described(case: Case, server: Pixelkeep, admin: dict[str, str]) -> None:
    case.call_and_validate(base_url=server.address, headers=admin, checks=CHECKS)

"""Two nodes on one PostgreSQL and one Redis, each a real server in a process of its own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from tests.api.conftest import Pixelkeep
from tests.cable import Cable
from tests.conftest import migrate
from tests.nodes.machine import MACHINE
from tests.servers import DURABLE, Postgres, Redis


@dataclass
class Site:
    """The servers of one test; `cables` lead from each node to Redis."""

    postgres: Postgres
    redis: Redis
    cables: list[Cable]
    nodes: list[Pixelkeep]

    def mend(self) -> None:
        """Start what is not running, and mend what is cut."""
        for cable in self.cables:
            cable.mend()
        for server in (self.postgres, self.redis, *self.nodes):
            if server.process is None:
                server.start()


@pytest.fixture(scope="session", autouse=True)
def machine() -> Iterator[None]:
    """Looks all the while how fast this machine is."""
    MACHINE.start()
    yield
    MACHINE.stop()


NewSite = Callable[..., Site]


@pytest.fixture(scope="module")
def new_site() -> Iterator[NewSite]:
    """Builds sites whose nodes have these settings; they keep their promises, and may be killed."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres(DURABLE)), stack.enter_context(Redis())
        migrate(postgres.url())

        def build(**settings: Any) -> Site:
            cables = [stack.enter_context(Cable(redis.port)) for _ in range(2)]
            nodes = [
                stack.enter_context(
                    Pixelkeep(postgres.url(), REDIS_URL=f"redis://127.0.0.1:{cable.port}/0", BOT_WORKERS=0, **settings)
                )
                for cable in cables
            ]
            return Site(postgres, redis, cables, nodes)

        yield build


@pytest.fixture(scope="module")
def shared_site(new_site: NewSite) -> Site:
    return new_site()


@pytest.fixture
def site(shared_site: Site) -> Site:
    """A site that the tests of a module share; whatever the last one broke is whole again."""
    shared_site.mend()
    return shared_site

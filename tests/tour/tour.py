"""The tour: all steps in their order, each with a line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

import httpx2

from app.service.accounts.owning import Owning
from app.service.clock import SystemClock
from app.service.database.database import open_database
from tests.api.provider import Provider
from tests.conftest import migrate
from tests.pixelkeep import Pixelkeep
from tests.servers import Postgres, Redis
from tests.tour.looking_after import (
    drain,
    moderate,
    run_the_place,
    shut_out,
    sign_in_elsewhere,
    talk_and_be_left_alone,
    umpire_tables,
)
from tests.tour.person import Person, Used
from tests.tour.steps import (
    PASSWORD,
    Tour,
    find_a_rival,
    keep_an_account,
    look_around,
    open_tables,
    play_to_the_end,
    touring,
)

PLAYING = (look_around, keep_an_account, open_tables, find_a_rival, play_to_the_end, talk_and_be_left_alone)
OWNING = (moderate, shut_out, umpire_tables, run_the_place)


PACE = 1 / 30
"""Seconds between two frames of one socket: a server takes 40 a second, but its settings may say otherwise."""


@contextmanager
def own_server() -> Iterator[Pixelkeep]:
    """One of two nodes that also trust another service to sign people in."""
    with Postgres() as postgres, Redis() as redis, Provider() as provider:
        migrate(postgres.url())
        settings = {
            "REDIS_URL": redis.url,
            "CLIENT": "none",
            "BOT_WORKERS": 0,
            "FRAMES_PER_SECOND": 10_000,
            "NONCE_MS": 60_000,
            **provider.settings(),
        }
        with Pixelkeep(postgres.url(), **settings) as server, Pixelkeep(postgres.url(), **settings):
            yield server


async def promoted(tour: Tour, database_url: str) -> Person:
    """An admin, as the owner of a database makes one."""
    person, name = await tour.guest(), f"Owner {tour.tag}"
    await person.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    database = open_database(database_url)
    await Owning(database, SystemClock()).promote(name, "admin")
    await database.close()
    return person


async def take(address: str, database_url: str = "", say: Callable[[str], None] = print) -> Used:
    """Take the tour: what was used. Without the address of the database nobody is made an admin."""
    async with httpx2.AsyncClient(base_url=address) as http:
        openapi, asyncapi = [(await http.get(f"/{name}.json")).raise_for_status().json() for name in DOCUMENTS]
    used = Used(openapi, asyncapi)
    began = perf_counter()

    def done(step: Callable[..., object]) -> None:
        words = (step.__doc__ or "").strip().splitlines()[0]
        say(f"{perf_counter() - began:5.1f} s  {step.__name__.replace('_', ' ')}: {words}")

    async with touring(address, used, 0 if database_url else PACE) as tour:
        for step in PLAYING:
            await step(tour)
            done(step)
        if database_url:
            await sign_in_elsewhere(tour)
            done(sign_in_elsewhere)
            admin = await promoted(tour, database_url)
            for owning in OWNING:
                await owning(tour, admin)
                done(owning)
            await drain(admin)
            done(drain)
    return used


DOCUMENTS = ("openapi", "asyncapi")

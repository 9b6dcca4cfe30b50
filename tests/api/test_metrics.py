"""The figures of a server, as Prometheus reads them."""

from collections.abc import Callable, Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from app.service.watching.figures import Histogram
from tests.api.conftest import Person, Pixelkeep, Seat


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    with Pixelkeep(fresh_sqlite()) as running:
        yield running


async def figures(person: Person) -> dict[str, float]:
    """Every sample, by its name and the value of its label."""
    text = (await person.get("/metrics")).text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(server: Pixelkeep) -> None:
    one, other = Person(server), Person(server)
    async with one, other:
        before = await figures(one)
        opened = await one.open()
        await other.join(opened["invite"])
        seat = await Seat.at(one, opened["id"])
        while seat.decision is None:
            await seat.next()
        await seat.move(*await seat.whole())
        assert (await seat.move({"is": "nonsense"}, id="bad", decision=1))["type"] == "refused"
        assert (await one.get("/api/tables/none")).status_code == 404
        after = await figures(one)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("pixelkeep_rows_total start") == 1
    assert more("pixelkeep_rows_total move") == 1
    assert more("pixelkeep_moves_total accepted") == 1
    assert more("pixelkeep_move_seconds_count") == 1
    assert more("pixelkeep_batch_rows_count") >= 2
    assert more("pixelkeep_batch_rows_sum") == 2
    assert more("pixelkeep_storage_seconds_count") == more("pixelkeep_batch_rows_count")
    assert more("pixelkeep_errors_total unknown-table") == 1
    assert more("pixelkeep_sockets table") == 1
    assert after["pixelkeep_live_tables"] == 1
    assert after["pixelkeep_waiting_rows"] == 0
    assert after["process_open_fds"] > 0


async def test_who_asks_from_elsewhere_needs_the_token(server: Pixelkeep, fresh_sqlite: Callable[[], str]) -> None:
    async with Person(server) as person:
        assert (await person.get("/metrics")).status_code == 200
        assert (await person.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 404
    with Pixelkeep(fresh_sqlite(), METRICS_TOKEN="a long token") as other:
        async with Person(other) as person:
            assert (await person.get("/metrics")).status_code == 404
            for token, status in (("a long token", 200), ("another", 404)):
                given = {"Authorization": f"Bearer {token}"}
                assert (await person.get("/metrics", headers=given)).status_code == status


def test_a_histogram_counts_up_to_and_with_each_bound() -> None:
    histogram = Histogram((1, 2))
    for value in (0.5, 1, 1.5, 2, 9):
        histogram.observe(value)
    samples = {(sample.name, *sample.labels.values()): sample.value for sample in histogram.metric("h", "-").samples}
    assert samples == {
        ("h_bucket", "1.0"): 2,
        ("h_bucket", "2.0"): 4,
        ("h_bucket", "+Inf"): 5,
        ("h_count",): 5,
        ("h_sum",): 14,
    }

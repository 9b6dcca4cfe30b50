"""The tour, and that it leaves nothing out which the documents of the interface name."""

from tests.tour.tour import own_server, take


async def test_the_tour_uses_every_operation_and_every_frame() -> None:
    with own_server() as server:
        used = await take(server.address, str(server.settings["DATABASE_URL"]))
        assert "Traceback" not in server.log.read_text()
    assert used.missing == []

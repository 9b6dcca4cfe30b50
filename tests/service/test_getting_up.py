"""Getting up at the last moment: whoever did sees nothing of the seat any more, at whichever node they still listen."""

from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, until
from tests.service.test_delay import Watcher, hall_of

THREE = Wish("pebbles", mode="three", visibility="open")


async def test_who_got_up_before_the_start_is_not_shown_what_is_dealt_to_who_sat_down(new_node: NewNode) -> None:
    here, there = await new_node(), await new_node()
    host, gone, *others = [await here.guest() for _ in range(4)]
    opened = await here.opening.open(host, THREE)
    seat = await here.opening.sit(gone, opened.id, None)
    copy = await there.house.table(opened.id)
    listening = Watcher(there, hall_of(copy, False))
    listening.user = gone.id
    assert (await listening.sync())["seat"] == seat
    # what is said of seats is late, and the first row is found in the log
    await here.house.bus.unsubscribe(opened.id, there.house.node)

    await here.opening.leave(gone, opened.id)
    for other in others:
        await here.opening.sit(other, opened.id, None)
    await here.begun(opened.id)
    copy.hear(0)

    await until(lambda: any(frame.get("view") for _, frame in listening.received))
    begun = [frame for _, frame in listening.received if frame.get("view")]
    assert [(frame["seat"], frame["decision"]) for frame in begun] == [(None, None)]

"""Absence: who is away for long may lose the table, and a table that all have left ends."""

from collections.abc import Mapping, Sequence

import pytest

from app.service.bus.local import LocalBus
from app.service.nodes.presence import Presence
from app.service.tables.attendance import DESERTED_MS, UNSURE_MS
from app.service.tables.live import Accepted, Answer, Live
from app.service.tables.table import HOUSE, Due
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.sat import dues_of, kinds, pair, results_of, three
from tests.service.toy import Toss

ALLOWANCE = 120_000


class Ear:
    """Somebody who shows the table, so that it stays in memory."""

    def __init__(self) -> None:
        self.attendances = 0

    def happened(self, told: object) -> None: ...

    def changed(self) -> None: ...

    def attended(self) -> None:
        self.attendances += 1

    def vanished(self) -> None: ...

    def failed(self) -> None: ...


async def sat(node: Node, clock: str = "standard") -> tuple[Live, int]:
    """A table with both people present; whose turn it is."""
    live = await pair(node, clock)
    await node.crown(live)
    live.listeners.append(Ear())
    await live.attendance.start()
    for seat in (0, 1):
        arrive(live, seat)
    return live, live.decisions()[0].seat


async def shown(node: Node, live: Live) -> Live:
    """The table as somebody shows it at another node, where both are seen."""
    copy = await node.house.table(live.table.id)
    copy.listeners.append(Ear())
    await copy.attendance.start()
    await until(lambda: copy.attendance.present == {0, 1})
    return copy


def arrive(live: Live, seat: int) -> None:
    live.attendance.arrive(live.table.seats[seat].user or "", "Somebody")


def leave(live: Live, seat: int) -> None:
    live.attendance.leave(live.table.seats[seat].user or "", "Somebody")


async def claim(live: Live, by: int, seat: int, id: str = "claim") -> Answer:
    answers: list[Answer] = []
    live.attendance.claim(by, seat, id, answers.append)
    await until(lambda: answers)
    return answers[0]


async def test_the_other_may_claim_once_the_seat_that_is_asked_has_been_away_long_enough(node: Node) -> None:
    live, seat = await sat(node)
    assert live.attendance.claim_in(seat) is None
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"
    leave(live, seat)
    node.clock.move(ALLOWANCE - 1)
    assert live.attendance.claim_in(seat) == 1
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"
    node.clock.move(1)

    answer = await claim(live, 1 - seat, seat)

    assert isinstance(answer, Accepted)
    places = "[1,2]" if seat else "[2,1]"
    assert await results_of(node, live) == [(1 - seat, "abandoned", places)]
    assert (await kinds(node, live))[-1] == "abandon"
    assert await claim(live, 1 - seat, seat) == answer, "sent again, it gets the same answer"


async def test_who_is_away_while_somebody_else_is_asked_loses_nothing(node: Node) -> None:
    live, seat = await sat(node)
    leave(live, 1 - seat)
    node.clock.move(ALLOWANCE)
    assert refused(await claim(live, seat, 1 - seat)) == "not-asked-of"
    await node.move(live, seat, Toss())
    assert isinstance(await claim(live, seat, 1 - seat), Accepted)


async def test_who_comes_back_is_back(node: Node) -> None:
    live, seat = await sat(node)
    leave(live, seat)
    node.clock.move(ALLOWANCE + 60_000)
    arrive(live, seat)
    assert live.attendance.claim_in(seat) is None
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"
    leave(live, seat)
    assert live.attendance.claim_in(seat) == ALLOWANCE


async def test_one_of_two_tabs_is_enough(node: Node) -> None:
    live, seat = await sat(node)
    arrive(live, seat)
    leave(live, seat)
    assert seat in live.attendance.present


async def test_who_is_connected_to_another_node_is_not_away(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live, seat = await sat(node)
    copy = await shown(other, live)
    arrive(copy, seat)
    leave(live, seat)
    await until(lambda: seat in live.attendance.present)
    leave(copy, seat)
    await until(lambda: live.attendance.away.keys() == copy.attendance.away.keys() == {seat})


async def test_at_a_table_for_three_any_of_the_others_may_claim_and_both_are_told_the_same(node: Node) -> None:
    live = await three(node)
    live.listeners.append(Ear())
    await live.attendance.start()
    for each in (0, 1, 2):
        arrive(live, each)
    seat = live.decisions()[0].seat
    one, other = {0, 1, 2} - {seat}
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    answers: list[Answer] = []
    live.attendance.claim(one, seat, "one", answers.append)
    live.attendance.claim(other, seat, "other", answers.append)
    await until(lambda: len(answers) == 2)
    assert isinstance(answers[0], Accepted) and refused(answers[1]) == "over"
    assert live.result and live.result.reason == "abandoned"


async def test_nobody_claims_against_oneself_or_a_seat_that_is_not_there(node: Node) -> None:
    live, seat = await sat(node)
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    for target in (seat, 7, -1):
        assert refused(await claim(live, seat, target, f"c{target}")) == "not-away"


async def test_a_claim_is_never_mistaken_for_a_move_of_the_seat_that_is_claimed_against(node: Node) -> None:
    """Else whoever claims learns which ids the other's moves had, and the other could use up the claimer's."""
    live, seat = await sat(node)
    assert isinstance(await node.move(live, seat, Toss(), move_id="mine"), Accepted)
    assert refused(await claim(live, 1 - seat, seat, "mine")) == "not-away"

    await node.move(live, 1 - seat, Toss())
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    assert isinstance(await claim(live, 1 - seat, seat, "mine"), Accepted)

    assert (await kinds(node, live))[-1] == "abandon"
    again = await claim(live, 1 - seat, seat, "mine")
    assert again == Accepted(live.seq), "the same claim gets the same answer again"


async def test_a_paused_table_is_not_claimed(node: Node) -> None:
    live, seat = await sat(node)
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    await node.house.orders.pause(live.table.id, "admin", "")
    assert refused(await claim(live, 1 - seat, seat)) == "paused"


async def test_a_pause_is_nobodys_absence(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live, seat = await sat(node)
    copy = await shown(other, live)
    await node.house.orders.pause(live.table.id, "admin", "")
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    assert live.attendance.claim_in(seat) is None
    await until(lambda: copy.paused and seat in copy.attendance.away)

    await node.house.orders.resume(live.table.id, "admin", "")
    await until(lambda: not copy.paused)

    assert live.attendance.claim_in(seat) == copy.attendance.claim_in(seat) == ALLOWANCE
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"
    node.clock.move(ALLOWANCE)
    assert isinstance(await claim(live, 1 - seat, seat, "later"), Accepted)


async def test_nobody_is_claimed_against_while_some_nodes_are_not_heard(node: Node) -> None:
    live, seat = await sat(node)
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    node.house.presence.sure = False
    assert live.attendance.claim_in(seat) is None
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"


async def test_by_correspondence_nobody_is_ever_away(node: Node) -> None:
    live, seat = await sat(node, "correspondence")
    for each in (0, 1):
        leave(live, each)
    node.clock.move(DESERTED_MS)
    assert live.attendance.claim_in(seat) is None
    assert live.result is None
    assert {kind for kind, _ in await dues_of(node, live)} == {"flag"}


@pytest.mark.parametrize(("clock", "long"), [("relaxed", 180_000), ("standard", 120_000), ("fast", 60_000)])
async def test_each_clock_has_its_allowance(node: Node, clock: str, long: int) -> None:
    live, seat = await sat(node, clock)
    leave(live, seat)
    assert live.attendance.claim_in(seat) == long


async def test_a_table_that_all_have_left_ends_and_nobody_gains(node: Node) -> None:
    live, seat = await sat(node, "relaxed")
    leave(live, seat)
    node.clock.move(60_000)
    leave(live, 1 - seat)
    await gone(node, live)

    node.clock.move(DESERTED_MS - 1)
    assert live.result is None
    node.clock.move(1)

    await until(lambda: live.result)
    assert await results_of(node, live) == [(-1, "abandoned", "[]")]


async def gone(node: Node, live: Live) -> None:
    """Wait until it is written down that all have left."""
    while ("absent", -1) not in await dues_of(node, live):
        pass


async def test_who_comes_back_keeps_the_table_alive(node: Node) -> None:
    live, seat = await sat(node, "relaxed")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    arrive(live, seat)
    while ("absent", -1) in await dues_of(node, live):
        pass
    node.clock.move(DESERTED_MS)
    assert live.result is None


async def test_a_deserted_table_ends_though_its_node_has_died(new_node: NewNode) -> None:
    node = await new_node()
    live, _ = await sat(node, "relaxed")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    while (await node.house.bus.notes([live.table.id]))[0]:
        pass
    await node.house.due.close()
    node.clock.time += DESERTED_MS

    copy = await (await new_node()).house.table(live.table.id)

    while await results_of(node, live) == []:
        node.clock.move(1)
    await until(lambda: copy.result)
    assert copy.result and copy.result.reason == "abandoned"


async def looked_after(node: Node, live: Live, until: int) -> None:
    """Wait until it is written down that the table is given up then, unless somebody comes back."""
    while (await dues_of(node, live)).get(("absent", HOUSE)) != until:
        pass


async def test_a_paused_table_is_not_deserted_and_one_that_goes_on_has_all_its_time(node: Node) -> None:
    live, _ = await sat(node, "relaxed")
    await node.house.orders.pause(live.table.id, "admin", "")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    node.clock.move(DESERTED_MS)
    await looked_after(node, live, node.clock.time + DESERTED_MS)
    node.clock.move(DESERTED_MS - 1)
    await node.house.orders.resume(live.table.id, "admin", "")
    await looked_after(node, live, node.clock.time + DESERTED_MS)
    assert live.result is None

    node.clock.move(DESERTED_MS - 1)
    assert live.result is None
    node.clock.move(1)

    await until(lambda: live.result)
    assert await results_of(node, live) == [(-1, "abandoned", "[]")]


async def test_no_table_is_given_up_while_some_nodes_are_not_heard(node: Node) -> None:
    live, _ = await sat(node, "relaxed")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    node.house.presence.sure = False
    node.clock.move(DESERTED_MS)
    await looked_after(node, live, node.clock.time + UNSURE_MS)
    assert live.result is None
    node.house.presence.sure = True
    node.clock.move(UNSURE_MS)
    await until(lambda: live.result)


class Lost(LocalBus):
    """A bus that is out of reach."""

    async def notes(self, places: Sequence[str]) -> list[Mapping[str, bytes]]:
        raise ConnectionError


async def test_no_table_is_given_up_while_nobody_can_be_asked_who_is_there(node: Node) -> None:
    live, _ = await sat(node, "relaxed")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    heard, node.house.presence = node.house.presence, Presence(node.house.node, Lost())
    node.clock.move(DESERTED_MS)
    await looked_after(node, live, node.clock.time + UNSURE_MS)
    assert live.result is None
    node.house.presence = heard
    node.clock.move(UNSURE_MS)
    await until(lambda: live.result)


async def test_what_was_due_before_somebody_came_back_to_another_node_is_not_done(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live, seat = await sat(node, "relaxed")
    for each in (0, 1):
        leave(live, each)
    await gone(node, live)
    overtaken = Due(live.table.id, "absent", HOUSE, 0, (await dues_of(node, live))["absent", HOUSE])
    node.clock.move(1)
    copy = await other.house.table(live.table.id)
    await copy.attendance.start()
    arrive(copy, seat)
    while ("absent", HOUSE) in await dues_of(node, live):
        pass
    leave(copy, seat)

    await node.house.due.carry_out(overtaken)

    assert isinstance(await node.move(live, seat, Toss()), Accepted)


async def test_a_table_of_bots_ends_when_its_only_person_leaves_it(node: Node) -> None:
    host = await node.guest()
    opened = await node.opening.open(host, Wish("hoard", {}, opponent="bot:random", clock="relaxed"))
    live = await node.house.table(opened.id)
    await live.attendance.start()
    arrive(live, 0)
    await node.begun(opened.id)
    leave(live, 0)
    await looked_after(node, live, node.clock.time + DESERTED_MS)


async def test_spectators_are_named_and_are_not_players(node: Node) -> None:
    live, seat = await sat(node)
    live.attendance.arrive("watcher", "Quiet: Badger")
    assert live.attendance.watching == {"watcher": "Quiet: Badger"}
    leave(live, seat)
    assert live.attendance.present == {1 - seat}
    live.attendance.leave("watcher", "Quiet: Badger")
    assert live.attendance.watching == {}

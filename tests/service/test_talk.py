"""What is said, as it is stored and told to the nodes."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from app.service.database.schema import messages, reports, shunned, users
from app.service.errors import Problem
from app.service.safety.reports import Accusation, Reports
from app.service.safety.shunning import MOST, Shunning, unread
from app.service.talk.message import LOBBY, Message, gallery_channel, last, table_channel
from app.service.talk.reading import Reader, may_read
from app.service.talk.talk import KEPT_MS, Talk
from tests.service.conftest import NewNode, Node, until
from tests.service.town import refused


class Ear:
    """Hears what a node is told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def said(self, message: Message) -> None:
        self.heard.append(message.text)

    def hidden(self, channel: str, message: int) -> None:
        self.heard.append((channel, message))

    def shuns(self, user: str) -> None:
        self.heard.append(user)

    def missed(self) -> None:
        self.heard.append("missed")


async def talk_of(node: Node) -> tuple[Talk, Ear]:
    talk, ear = Talk(node.house), Ear()
    await talk.start()
    talk.listeners.append(ear)
    return talk, ear


async def stored(node: Node, channel: str = LOBBY) -> list[str]:
    return [said.text for said in await node.house.database.read(lambda connection: last(connection, channel, NOBODY))]


NOBODY: frozenset[str] = frozenset()


# --- saying -----------------------------------------------------------------------------


async def test_every_node_is_told_what_is_stored_already(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    (talk, ear), (_, far) = await talk_of(one), await talk_of(other)
    user = await one.guest()
    message = await talk.say(user.id, LOBBY, "hello", None)
    assert ear.heard == ["hello"]
    assert await stored(other) == ["hello"]
    talk.hide(LOBBY, message.id)
    talk.shuns(user.id)
    told = ["hello", (LOBBY, message.id), user.id]
    assert ear.heard == told
    await until(lambda: far.heard == told)


async def test_what_is_refused_is_neither_stored_nor_told(node: Node) -> None:
    talk, ear = await talk_of(node)
    user = await node.guest()
    muted = update(users).where(users.c.id == user.id).values(muted_until=node.clock.now() + 1)
    await node.house.database.write(lambda connection: connection.execute(muted))
    problem = await refused(talk.say(user.id, LOBBY, "hello", None))
    assert (problem.code, problem.details) == ("muted", {"until": node.clock.now() + 1})
    assert (await refused(talk.say(user.id, LOBBY, "\u200b", None))).code == "text-length"
    assert (await stored(node), ear.heard) == ([], [])
    node.clock.move(1)
    await talk.say(user.id, LOBBY, "hello", None)
    assert await stored(node) == ["hello"]


async def test_words_that_hurt_are_refused_where_the_house_wants_it(new_node: NewNode) -> None:
    strict = await new_node(word_filter="refuse")
    talk, _ = await talk_of(strict)
    user = await strict.guest()
    assert (await refused(talk.say(user.id, LOBBY, "oh shit", None))).code == "bad-words"
    assert await stored(strict) == []


async def test_the_more_somebody_says_the_longer_they_wait_on_all_nodes(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    talks = [(await talk_of(node))[0] for node in (one, other)]
    user, clock = await one.guest(), one.clock
    said, waits = 0, []
    while said < 60:
        try:
            await talks[said % 2].say(user.id, LOBBY, f"line {said}", None)
            said += 1
        except Problem as problem:
            assert problem.code == "too-frequent"
            waits.append((said, problem.details["wait"]))
            clock.move(problem.details["wait"])
    assert waits[:3] == [(5, 10_000), (10, 10_000), (15, 40_000)]
    last_wait = (await refused(talks[0].say(user.id, LOBBY, "and more", None))).details["wait"]
    assert last_wait > 300_000
    await talks[1].say((await one.guest()).id, LOBBY, "somebody else", None)


async def test_the_same_is_said_again_later_or_elsewhere(node: Node) -> None:
    talk, _ = await talk_of(node)
    user, other = await node.guest(), await node.guest()
    await talk.say(user.id, LOBBY, "Good game!", None)
    assert (await refused(talk.say(user.id, LOBBY, "good  GAME", None))).code == "repeated"
    await talk.say(user.id, table_channel("t"), "Good game!", None)
    await talk.say(other.id, LOBBY, "Good game!", None)
    await talk.say(user.id, LOBBY, None, "good-game")
    assert (await refused(talk.say(user.id, LOBBY, None, "good-game"))).code == "repeated"
    await talk.say(user.id, LOBBY, None, "again")
    node.clock.move(60_000)
    await talk.say(user.id, LOBBY, "Good game!", None)


async def test_old_messages_go_but_those_that_were_reported(node: Node) -> None:
    talk, _ = await talk_of(node)
    user, other = await node.guest(), await node.guest()
    await talk.say(user.id, LOBBY, "forgotten", None)
    rude = await talk.say(user.id, LOBBY, "rude", None)
    await Reports(node.house.database, node.clock).make(other.id, Accusation(user.id, "chat", "", None, rude.id))
    node.clock.move(KEPT_MS)
    await talk.sweep()
    assert await stored(node) == ["forgotten", "rude"]
    node.clock.move(1)
    await talk.say(user.id, LOBBY, "new", None)
    await talk.sweep()
    assert await stored(node) == ["rude", "new"]


# --- reading ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reader", "reads"),
    [
        (Reader(True, "open", "open", False, True), {"table", "gallery"}),
        (Reader(True, "live", "live", False, True), {"table"}),
        (Reader(True, "over", "over", False, True), {"table", "gallery"}),
        (Reader(True, "over", "live", True, True), {"table", "gallery"}),
        (Reader(True, "live", "live", False, False), {"table"}),
        (Reader(False, "live", "live", False, True), {"table", "gallery"}),
        (Reader(False, "open", "open", True, True), {"gallery"}),
        (Reader(False, "live", "live", True, True), {"gallery"}),
        (Reader(False, "over", "live", True, True), {"gallery"}),
        (Reader(False, "over", "over", True, True), {"table", "gallery"}),
        (Reader(False, "over", "over", False, False), set()),
    ],
)
def test_who_reads_what_at_a_table(reader: Reader, reads: set[str]) -> None:
    assert {place for place in ("table", "gallery") if reader.reads(place)} == reads


async def test_what_is_stored_says_the_same_of_who_may_read(node: Node) -> None:
    live, one, _ = await node.pair()
    stranger = await node.guest()

    async def may(channel: str, user: str) -> bool:
        return await node.house.database.read(lambda connection: may_read(connection, channel, user, node.clock.now()))

    table, gallery = table_channel(live.table.id), gallery_channel(live.table.id)
    assert [await may(table, one.id), await may(gallery, one.id)] == [True, False]
    assert [await may(table, stranger.id), await may(gallery, stranger.id)] == [True, True]
    assert not await may(table_channel("nowhere"), one.id)
    assert await may(LOBBY, stranger.id)


async def test_whom_one_does_not_read(node: Node) -> None:
    shunning = Shunning(node.house.database, node.clock)
    one, other, third = [(await node.guest()).id for _ in range(3)]
    await shunning.add(one, other, "mute")
    await shunning.add(third, one, "block")

    async def of(user: str) -> frozenset[str]:
        return await node.house.database.read(lambda connection: unread(connection, user))

    assert [await of(user) for user in (one, other, third)] == [{other, third}, set(), {one}]
    await shunning.remove(third, one)
    assert [await of(user) for user in (one, other, third)] == [{other}, set(), set()]


async def test_nobody_shuns_everybody(node: Node) -> None:
    shunning = Shunning(node.house.database, node.clock)
    one, other = await node.guest(), await node.guest()
    others = [{"id": f"u{n}", "name": f"u{n}", "created_at": 0} for n in range(MOST)]
    mutes = [{"user_id": one.id, "other_id": each["id"], "kind": "mute", "at": 0} for each in others]

    def fill(connection: Connection) -> None:
        connection.execute(insert(users), others)
        connection.execute(insert(shunned), mutes)

    await node.house.database.write(fill)
    problem = await refused(shunning.add(one.id, other.id, "block"))
    assert (problem.code, problem.details) == ("too-many-shunned", {"most": MOST})
    assert (await shunning.add(one.id, "u0", "block")).kind == "block", "who is shunned already may be so otherwise"


# --- reports ----------------------------------------------------------------------------


async def test_a_report_keeps_what_was_said_around_it_as_it_was(node: Node) -> None:
    talk, _ = await talk_of(node)
    live, one, other = await node.pair()
    channel = table_channel(live.table.id)
    said = []
    for n in range(40):
        node.clock.move(20_000)
        said.append(await talk.say((one, other)[n % 2].id, channel, f"line {n}", None))
    hidden = update(messages).where(messages.c.id == said[19].id).values(hidden_at=1)
    await node.house.database.write(lambda connection: connection.execute(hidden))
    service = Reports(node.house.database, node.clock)
    made = await service.make(one.id, Accusation(other.id, "chat", "rude", live.table.id, said[21].id))
    renamed = update(users).where(users.c.id == other.id).values(name="Somebody Else")
    await node.house.database.write(lambda connection: connection.execute(renamed))

    query = select(reports.c.context, reports.c.table_id).where(reports.c.id == made.id)
    context, table = await node.house.database.read(lambda connection: tuple(connection.execute(query).one()))
    found = msgspec.json.decode(context)
    assert [each["text"] for each in found["messages"]] == [f"line {n}" for n in range(7, 27)]
    assert {each["name"] for each in found["messages"]} == {one.name, other.name}
    assert (found["channel"], found["table"], found["seq"], table) == (channel, live.table.id, live.seq, live.table.id)


async def test_only_so_many_reports_are_made_in_an_hour(node: Node) -> None:
    service = Reports(node.house.database, node.clock)
    one, other = await node.guest(), await node.guest()
    for _ in range(5):
        await service.make(one.id, Accusation(other.id, "name", ""))
        node.clock.move(1000)
    problem = await refused(service.make(one.id, Accusation(other.id, "name", "")))
    assert (problem.code, problem.details) == ("too-frequent", {"wait": 3_595_000})
    node.clock.move(3_595_000)
    await service.make(one.id, Accusation(other.id, "name", ""))
    assert len(await service.of(one.id)) == 6
    assert await service.of(other.id) == []

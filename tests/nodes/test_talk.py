"""What is said, on several nodes at once."""

from tests.api.conftest import Person
from tests.api.talkers import Talker
from tests.nodes.conftest import Site


async def test_what_is_said_on_one_node_is_read_on_the_other_and_silence_is_kept_there(site: Site) -> None:
    async with Person(site.nodes[0]) as one, Person(site.nodes[1]) as other:
        opened = await one.open()
        await other.join(opened["invite"])
        for place in ("lobby", f"tables/{opened['id']}"):
            near, far = await Talker.at(one, place), await Talker.at(other, place, "es")
            await near.say(f"hello from {place}")
            assert (await far.reads(f"hello from {place}"))["user"] == one.user["id"]
            await far.say(phrase="good-game")
            await near.reads("Good game!")

        await one.http.put(f"/api/shunned/{other.user['id']}", json={"kind": "block"})
        await far.next("chat")
        assert one.user["id"] not in {message["user"] for message in far.messages.values()}
        await near.say("to nobody")
        assert "to nobody" not in await far.everything()


async def test_what_was_said_while_a_node_was_cut_off_is_read_once_it_hears_again(site: Site) -> None:
    async with Person(site.nodes[0]) as one, Person(site.nodes[1]) as other:
        near, far = await Talker.at(one), await Talker.at(other)
        site.cables[1].cut()
        assert (await near.say("can you hear me?"))["type"] == "heard"
        assert (await far.say("I hear nobody"))["type"] == "heard"
        site.cables[1].mend()
        await far.reads("can you hear me?")
        await near.reads("I hear nobody")

"""Who may be here, on several nodes at once."""

from app.api.socket import closing
from tests.api.conftest import Person
from tests.api.lookers import Looker
from tests.api.officials import with_role
from tests.nodes.conftest import Site


async def ping(looker: Looker) -> None:
    await looker.send({"type": "ping"})
    await looker.frame("pong")


async def test_who_is_shut_out_while_a_node_is_cut_off_is_shown_out_once_it_hears_again(site: Site) -> None:
    here, there = site.nodes
    async with Person(here) as admin, Person(there) as banned, Person(there) as other:
        await with_role(admin, "admin")
        looker, left = await Looker.at(banned), await Looker.at(other)
        site.cables[1].cut()
        while "nothing is heard from redis" not in there.log.read_text():
            await ping(left)
        wish = {"reason": "rude", "until": 2**42}
        answer = await admin.http.put(f"/api/admin/users/{banned.user['id']}/ban", json=wish)
        assert answer.status_code == 204, answer.text
        site.cables[1].mend()

        assert await looker.closed() == (closing.NO_SESSION, "banned")
        await ping(left)


async def test_a_node_that_is_told_to_drain_sends_its_people_away_and_takes_in_nobody(site: Site) -> None:
    here, there = site.nodes
    async with Person(here) as admin, Person(there) as guest:
        await with_role(admin, "admin")
        looker = await Looker.at(guest)
        assert (await guest.get("/readyz")).status_code == 200
        others = [node for node in (await admin.get("/api/admin/nodes")).json() if not node["here"]]
        drained = max(others, key=lambda node: node["started_at"])["id"]

        answer = await admin.post(f"/api/admin/nodes/{drained}/drain", {"reason": "an upgrade"})

        assert answer.status_code == 202, answer.text
        assert (await looker.closed())[0] == 1012
        assert (await guest.get("/readyz")).status_code == 503
        assert (await admin.get("/readyz")).status_code == 200
        draining = {node["id"]: node["draining"] for node in (await admin.get("/api/admin/nodes")).json()}
        assert draining[drained]
    there.kill()

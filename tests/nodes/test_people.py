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

"""People who look after the place, for tests over REST."""

from app.service.accounts.owning import Owning
from app.service.accounts.user import Role
from app.service.clock import SystemClock
from app.service.database.database import open_database
from app.service.ids import new_id
from tests.api.conftest import Person

PASSWORD = "seven purple kettles"


async def with_role(person: Person, role: Role) -> Person:
    """The person, with an account of this role."""
    name = f"Person {new_id()[:8]}"
    answer = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    person.user = answer.json()["user"]
    database = open_database(str(person.server.settings["DATABASE_URL"]))
    await Owning(database, SystemClock()).promote(name, role)
    await database.close()
    return person

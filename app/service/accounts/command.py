"""`python -m app promote`: gives an account a role, the first admin above all."""

import asyncio

from app.service.accounts.owning import Owning
from app.service.accounts.user import Role
from app.service.clock import SystemClock
from app.service.database.database import open_database
from app.service.settings import Settings


def promote_command(name: str, role: Role, settings: Settings) -> str:
    """Give the account of this name a role: what to say. Raises Problem."""
    return asyncio.run(_promoted(name, role, settings))


async def _promoted(name: str, role: Role, settings: Settings) -> str:
    database = open_database(settings.database_url)
    try:
        user = await Owning(database, SystemClock()).promote(name, role)
    finally:
        await database.close()
    return f"{user.name} is {role} now"

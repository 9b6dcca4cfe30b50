"""Everything about people, as the API uses it."""

from app.service.accounts.accounts import Accounts
from app.service.accounts.guests import Guests
from app.service.accounts.owning import Owning
from app.service.accounts.sessions import Sessions
from app.service.accounts.tokens import Tokens
from app.service.clock import Clock
from app.service.database.database import Database


class People:
    """Who uses the service, and how they prove it."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.guests = Guests(database, clock)
        self.accounts = Accounts(database, clock)
        self.owning = Owning(database, clock)
        self.sessions = Sessions(database, clock)
        self.tokens = Tokens(database, clock)

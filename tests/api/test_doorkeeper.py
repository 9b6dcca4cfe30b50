"""The doorkeeper: whoever comes in while what they are known by ends does not stay."""

from types import SimpleNamespace
from typing import Any, cast

from app.api.socket.doorkeeper import Doorkeeper
from app.service.accounts.user import Caller, User

CALLER = Caller(User("one", "Ann Lee", "user", account=True), "session")


class Ending:
    """Recognises somebody whose session ends while it is being looked up."""

    def __init__(self) -> None:
        self.keeper: Doorkeeper
        self.asked = 0

    async def of(self, headers: object) -> Caller | None:
        self.asked += 1
        if self.asked > 1:
            return None
        self.keeper.changed("one")
        return CALLER


async def test_who_was_known_a_moment_ago_is_looked_up_again_when_something_changed_meanwhile() -> None:
    bus = SimpleNamespace(publish=lambda *message: None)
    recognition: Any = Ending()
    recognition.keeper = Doorkeeper(recognition, cast(Any, SimpleNamespace(bus=bus, node="here")), 4401)

    assert await recognition.keeper.of({}) is None
    assert recognition.asked == 2

"""A small share of `python -m tests.fuzz`."""

from tests.api.conftest import Pixelkeep
from tests.fuzz.attack import attack


async def test_nonsense_breaks_and_changes_nothing(server: Pixelkeep) -> None:
    harm = await attack(server, frames=600, seed=7)
    assert harm.sent == 600
    assert harm.closed > 3, "who sends nonsense for long is shut out"
    assert harm.wrong == []
    assert "Traceback" not in server.log.read_text()

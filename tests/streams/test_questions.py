"""What is asked of a table over its socket, by frames that our own client sends and by frames that it never would: no
answer depends on what is hidden from who asks. Two tables that differ in that alone give the same bytes.
"""

import random
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from app.api.socket.connection import Connection
from app.api.socket.endpoint import Guest
from app.games.game import LANGUAGES
from app.games.registry import game
from app.service.turns import Turns
from tests.laws.costly import look_alike
from tests.laws.play import Played, played, whole_moves
from tests.laws.saying import every_path, every_step
from tests.laws.twins import NAMES, twins
from tests.streams.stage import Stage

SEEDS = (2, 4, 5)
TURNS = Turns(1, 1.0)
SAID = 25
"""Steps that are asked about of each kind, at each state."""


async def nowhere(message: Any) -> None:
    """The far end of a connection that nobody reads."""


class Asker(Connection):
    """Somebody at a table, who keeps every answer."""

    def __init__(self, stage: Stage, audience: int, language: str) -> None:
        super().__init__(nowhere, "somebody", 1_000_000)
        self.seat = audience if audience < stage.seats else None
        self.language = language
        self.answers: list[str] = []
        hall: Any = SimpleNamespace(live=stage)
        self._guest = Guest(hall, self, cast(Any, None), cast(Any, None))
        self._guest.greeted = True

    def push(self, frame: str) -> None:
        self.answers.append(frame)

    async def ask(self, frames: list[str]) -> list[str]:
        for frame in frames:
            before = len(self.answers)
            await self._guest.hear(frame, TURNS)
            assert len(self.answers) == before + 1, f"{frame} is answered, once"
        return self.answers


def frames(table: Played, state: Any, audience: int, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Whatever somebody could want to know, of their own decision or of another's, that is open or was."""
    game, seats = table.game, table.audiences[:-1]
    eyes = audience if audience in seats else 0
    steps = every_step(game, state, eyes)
    unseen = {key for key, face in game.view(state, eyes).faces.items() if face.card is None}
    of_unseen = [step for step in steps if getattr(step, "piece", 0) in unseen]
    own = next((each for each in game.decisions(state) if each.seat == audience), None)
    said = (*chance.sample(steps, min(SAID, len(steps))), *chance.sample(of_unseen, min(SAID, len(of_unseen))))
    paths: list[Any] = [(), *((step,) for step in said)]
    ids = {each.id for each in game.decisions(state)} | {state.asked - 1, state.asked + 1}
    if own:
        paths += chance.sample(list(every_path(game, state, own, chance)), SAID)
        paths += [move.path[:-1] for move in islice(whole_moves(game, state, own), SAID)]
        paths += chance.sample([(option.step,) for option in own.options], min(4, len(own.options)))
    for path in paths:
        yield {"type": "why", "path": path}
        yield {"type": "expand", "decision": own.id if own else 0, "path": path}
        yield {"type": "move", "decision": own.id if own else 0, "path": path}
    for id in sorted(ids):
        for path in chance.sample(paths, 3):
            yield {"type": "expand", "decision": id, "path": path}
            yield {"type": "move", "decision": id, "path": path}
    yield {"type": "take-back"}
    yield {"type": "concede"}
    for seat in (-1, *table.audiences):
        yield {"type": "claim", "seat": seat}


def told(frame: dict[str, Any], number: int) -> str:
    """The frame as it travels; moves of one seat have ids of their own."""
    return msgspec.json.encode({**frame, "id": f"q{number}"}).decode()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
async def test_no_answer_depends_on_what_is_hidden(name: str, seed: int) -> None:
    table = played(game(name), twins(name).given(seed), seed)
    chance, compared, answered = table.chance("streams, questions"), 0, set()
    for turn in table.sample:
        for audience in table.audiences:
            twin = look_alike(table, turn.before, audience, chance)
            compared += twin != turn.before
            asked = [told(frame, n) for n, frame in enumerate(frames(table, turn.before, audience, chance))]
            language = chance.choice(LANGUAGES)
            one = await Asker(Stage(table, turn.before), audience, language).ask(asked)
            other = await Asker(Stage(table, twin), audience, language).ask(asked)
            for frame, answer, twins_answer in zip(asked, one, other, strict=True):
                assert answer == twins_answer, (audience, frame)
                found = msgspec.json.decode(answer)
                answered.add((found["type"], found.get("code")))
    assert compared, "no twin differed"
    # frames of every sort were understood, and moves would have been made
    assert {("options", None), ("refused", "unavailable"), ("refused", "stale"), ("reason", "")} <= answered

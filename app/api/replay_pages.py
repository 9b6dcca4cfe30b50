"""Pages of replays as they are sent: the sentences are made when somebody asks, from what was told."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from app.api.socket import wording
from app.api.socket.protocol import Language, Line
from app.games.game import Game
from app.games.registry import game
from app.service.replays.replay import Page, Replay, Step

KEPT = 64
"""Pages that a node keeps ready, each in one language."""


@dataclass(frozen=True, slots=True)
class AskedInfo:
    """A seat that is asked something after a step, and what sort of question it is."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class MarkInfo:
    """The step with which a Round begins."""

    seq: int
    match: int
    round: int


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """What a row of the log did: its `lines`, and what is new in the view (`Changes`). Steps are numbered by `seq`.

    `path` is the move that was made, null for rows that are none. What could not be worked out any more is not
    `shown`: its lines are there, its view is the one before.
    """

    seq: int
    kind: str
    seat: int
    at: int
    path: Any
    lines: list[Line]
    changes: Any
    asked: list[AskedInfo]
    shown: bool


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A page of a replay, from 0, of `pages`; `total` steps in all, `marks` where Rounds begin among them.

    `view` (`View`, of the audience that sees everything) is the view after the first step of the page, and each
    further step changes the one before it: a page can be shown alone.
    """

    id: str
    game: str
    version: str
    lang: Language
    page: int
    pages: int
    total: int
    marks: list[MarkInfo]
    view: Any
    steps: list[ReplayStep]


def said(table_id: str, replay: Replay, page: Page, number: int, language: Language) -> bytes:
    """A page in a language, as the JSON of a `ReplayPage`."""
    played, n = game(replay.game), page.lines
    steps = []
    for step in page.steps:
        steps.append(_said_step(played, step, n, replay.audience, language))
        n += len(step.tales)
    made = ReplayPage(
        table_id,
        replay.game,
        replay.rules_version,
        language,
        number,
        len(replay.pages),
        replay.steps,
        [MarkInfo(mark.seq, mark.match, mark.round) for mark in replay.marks],
        page.view,
        steps,
    )
    return msgspec.json.encode(made)


def _said_step(played: Game, step: Step, first: int, audience: int, language: Language) -> ReplayStep:
    return ReplayStep(
        step.seq,
        step.kind,
        step.seat,
        step.at,
        step.path,
        wording.lines_of(played, step.tales, first, audience, language),
        step.changes,
        [AskedInfo(asked.seat, asked.kind) for asked in step.asked],
        step.shown,
    )


class ReplayPages:
    """The pages that were asked for last, as they are sent, each with its tag."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], tuple[bytes, str]] = OrderedDict()

    def get(self, key: tuple[str, int, str]) -> tuple[bytes, str] | None:
        return self._kept.get(key)

    def put(self, key: tuple[str, int, str], body: bytes) -> tuple[bytes, str]:
        kept = self._kept[key] = body, f'"{sha256(body).hexdigest()[:16]}"'
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

"""Replays: tables that are over, row by row, as the open audience sees and is told them.

A replay is worked out once, under the rules that the table was played with, and plays back ever after:
what is stored are tellings and views, and no rule is needed to show them.
"""

import zlib
from typing import Any

import msgspec

from app.kernel.node import Node
from app.service.tables.table import RowKind
from app.tabletop.telling import Tale

PAGE = 200
"""Steps of one page."""


class Asked(Node, tag=False):
    """A seat that is asked something after a step, and what sort of question it is."""

    seat: int
    kind: str


class Mark(Node, tag=False):
    """Where on the way a Round begins: the first step that is in it."""

    seq: int
    match: int
    round: int


class Step(Node, tag=False, omit_defaults=False):
    """What a row of the log did. Its place among the steps is its seq.

    `tales` is what the open audience is told, `changes` what is new in its view, `path` the move that was
    made, null for other rows. Where the rules of later days could not say how the table stood, it is not
    `shown`, only told.
    """

    seq: int
    kind: RowKind
    seat: int
    at: int
    path: msgspec.Raw
    tales: tuple[Tale, ...]
    changes: msgspec.Raw
    asked: tuple[Asked, ...] = ()
    shown: bool = True


class Page(Node, tag=False, omit_defaults=False):
    """Some steps in a row. `view` is the view after the first of them, `lines` how many were told before it."""

    view: msgspec.Raw
    lines: int
    steps: tuple[Step, ...]


class Replay(Node, tag=False, omit_defaults=False):
    """A whole replay, as `audience` sees it; `pages` are JSON, so that one can be read alone."""

    game: str
    rules_version: str
    audience: int
    steps: int
    marks: tuple[Mark, ...]
    pages: tuple[msgspec.Raw, ...]

    def page(self, number: int) -> Page | None:
        """A page, from 0."""
        return PAGES.decode(self.pages[number]) if 0 <= number < len(self.pages) else None

    def step(self, seq: int) -> Step | None:
        """The step of this row."""
        page = self.page(seq // PAGE) if 0 <= seq < self.steps else None
        return page.steps[seq % PAGE] if page else None


PAGES = msgspec.json.Decoder(Page)
REPLAYS = msgspec.json.Decoder(Replay)


def packed(replay: Replay) -> bytes:
    """A replay as it is stored."""
    return zlib.compress(msgspec.json.encode(replay))


def unpacked(body: bytes) -> Replay:
    """The replay that was stored."""
    return REPLAYS.decode(zlib.decompress(body))


def raw(value: Any) -> msgspec.Raw:
    """JSON of a value, to be part of another."""
    return msgspec.Raw(msgspec.json.encode(value))

"""Works a replay out from a log, as a pure function that a process of its own can run."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from app.games.game import open_audience
from app.service.replays.replay import PAGE, Asked, Mark, Page, Replay, Step, packed, raw
from app.service.tables.standing import Standing
from app.service.tables.table import TOLD, Row, Table
from app.service.tables.umpire import Umpire
from app.tabletop.telling import tale
from app.tabletop.viewing import changes

MOVES = ("move", "lapse")
"""Rows whose payload is a path. What others hold may be the house's own affair."""


def work_out(table: Table, rows: Sequence[Row]) -> bytes:
    """The replay of a table that is over, packed. Raises ValueError for one that is not."""
    if table.status != "over" or not rows:
        raise ValueError("only a table that is over can be looked back at")
    umpire = Umpire(table, 0)
    pages: list[msgspec.Raw] = []
    steps: list[Step] = []
    marks: list[Mark] = []
    audience, told_before, page_lines = open_audience(len(table.seats)), 0, 0
    view: Any = None
    opening = raw(None)
    for row, standing in stood(umpire, rows):
        if row.seq % PAGE == 0 and steps:
            pages.append(raw(Page(opening, page_lines, tuple(steps))))
            steps = []
        told = tuple([tale(telling, audience) for telling in TOLD.decode(row.told)])
        before = view
        if standing is not None:
            view = umpire.game.view(standing.state, audience)
        if not steps:
            opening, page_lines = raw(view), told_before
        told_before += len(told)
        steps.append(
            Step(
                row.seq,
                row.kind,
                row.seat,
                row.at,
                msgspec.Raw(row.payload if row.kind in MOVES else b"null"),
                told,
                raw({} if before is None or before is view else changes(before, view)),
                _asked(umpire, standing),
                standing is not None,
            )
        )
        if standing is not None:
            _mark(marks, row.seq, standing)
    pages.append(raw(Page(opening, page_lines, tuple(steps))))
    return packed(Replay(table.game, table.rules_version, audience, len(rows), tuple(marks), tuple(pages)))


def stood(umpire: Umpire, rows: Sequence[Row]) -> Iterator[tuple[Row, Standing | None]]:
    """Each row, and how the table stood after it; None from where these rules tell something else than was told."""
    replayed = umpire.replay(Standing(), rows, ())
    known = True
    for row in rows:
        standing: Standing | None = None
        if known:
            try:
                standing, told = next(replayed)
                known = msgspec.json.encode(told) == row.told
            except Exception:
                # rules of another day may fail on it in any way
                known = False
        yield row, standing if known else None


def _asked(umpire: Umpire, standing: Standing | None) -> tuple[Asked, ...]:
    return tuple([Asked(each.seat, umpire.game.kind(each)) for each in standing.open]) if standing else ()


def _mark(marks: list[Mark], seq: int, standing: Standing) -> None:
    """Mark the step, if a Round or a match begins with it; one that was taken back is marked no more."""
    if standing.progress is None or standing.result:
        return
    here = (standing.progress.match, standing.progress.round)
    while marks and (marks[-1].match, marks[-1].round) > here:
        marks.pop()
    if not marks or (marks[-1].match, marks[-1].round) != here:
        marks.append(Mark(seq, *here))

"""Loading a table from its log: from its latest snapshot, under the rules of today."""

from typing import Any

import msgspec

from app.service.tables import log as read
from app.service.tables.clocks import Clocks
from app.service.tables.shown import Shown
from app.service.tables.standing import Standing
from app.service.tables.table import Row
from app.service.tables.umpire import NewRules, passed


class Loaded(msgspec.Struct, frozen=True):
    """How a table stands by its log; why that could not be read to its end; the rules it has to go on under."""

    standing: Standing
    failure: Exception | None = None
    renewed: NewRules | None = None


async def load(shown: Shown) -> Loaded:
    """How the table stands now."""
    database, table = shown.house.database, shown.table
    standing = _from(shown, await database.read(read.snapshot_of(table.id)))
    rows = await database.read(read.rows_after(table.id, standing.seq))
    if table.rules_version == shown.game.rules_version or (standing.state is None and not rows):
        return _replayed(shown, standing, rows)
    if table.status == "over":
        loaded = _replayed(shown, standing, rows)
        if loaded.failure and (ended := await database.read(read.result_of(table.id))):
            over = msgspec.structs.replace(loaded.standing, result=ended, open=())
            return Loaded(over, loaded.failure)
        return loaded
    return _renewed(shown, standing, rows)


def _from(shown: Shown, snapshot: read.Snapshot | None) -> Standing:
    """The standing of a snapshot; the one before the first row if there is none, or none that can be read."""
    if snapshot is None:
        return Standing()
    game = shown.game
    try:
        state: Any = game.decode(snapshot.state)
    except (msgspec.ValidationError, ValueError, LookupError):
        if snapshot.rules_version == game.rules_version:
            raise
        return Standing()
    result = game.outcome(state)
    return Standing(
        snapshot.seq,
        snapshot.lines,
        state,
        () if result else game.decisions(state),
        result,
        len(game.matches(state)),
        game.progress(state),
        msgspec.json.decode(snapshot.clock, type=Clocks),
        kept=snapshot.seq,
        nonces=shown.table.nonces,
    )


def _replayed(shown: Shown, standing: Standing, rows: list[Row]) -> Loaded:
    try:
        for after, _ in shown.umpire.replay(standing, rows, shown.house.outages):
            standing = after
    except Exception as error:
        return Loaded(standing, error)
    return Loaded(standing)


def _renewed(shown: Shown, standing: Standing, rows: list[Row]) -> Loaded:
    """Under new rules the rows since the snapshot count as far as they tell the same as under the old."""
    count = 0
    try:
        for (after, told), row in zip(shown.umpire.replay(standing, rows, shown.house.outages), rows, strict=True):
            if msgspec.json.encode(told) != row.told:
                break
            standing, count = after, count + 1
    except Exception as error:
        if standing.state is None:
            return Loaded(standing, error)
    reached = standing.seq
    for row in rows[count:]:
        standing = passed(standing, row)
    return Loaded(standing, None, NewRules(shown.game.rules_version, reached))

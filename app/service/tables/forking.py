"""Beginning a table that plays on from another: from its state after a row, with dice of its own.

The first row holds that state, so that the log needs no other to be played. What chance is yet to decide cannot be
read off the old seed. What lay hidden lies where it lay, decks in their order: who plays on has seen the replay.
"""

from collections.abc import Sequence
from functools import partial

import msgspec

from app.service.database.database import Database
from app.service.tables import log as read
from app.service.tables.standing import Standing
from app.service.tables.table import Row, Source, Table
from app.service.tables.thinking import Thinkers
from app.service.tables.umpire import Fork, Umpire


class Unreachable(LookupError):
    """There is nothing to play on from after this row under these rules."""


async def forked(database: Database, workers: Thinkers, source: Source, shares: tuple[str, ...]) -> Fork:
    """How a table begins that plays on from there. Raises Unreachable."""
    table = await database.read(read.table_of(source.table))
    rows = await database.read(read.rows_after(source.table, -1))
    return Fork(shares, source, msgspec.Raw(await workers.run(partial(state_after, table, rows, source.seq))))


def state_after(table: Table, rows: Sequence[Row], seq: int) -> bytes:
    """The state after a row of a table that is over, encoded: one in which somebody is asked. Raises Unreachable."""
    umpire = Umpire(table, 0)
    if table.status != "over" or umpire.game.rules_version != table.rules_version:
        raise Unreachable(table.id)
    # all rows are handed over: a later one may say that this one is void
    for standing, _ in umpire.replay(Standing(), rows, ()):
        if standing.seq == seq and standing.open:
            return umpire.game.encode(standing.state)
        if standing.seq >= seq:
            break
    raise Unreachable(table.id)

"""Group commit: the waiting rows of many tables go into the log in one transaction.

A row is known to be in the log when its transaction is through, and only then is anybody told.
What follows from a row is written with it, and only if it landed: another node may have been first.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from app.games.game import MatchResult, Progress, Result
from app.service.database.database import Database, Unavailable, Unsure
from app.service.database.schema import due, matches, results, rows, snapshots, tables, trophies
from app.service.tables.log import Snapshot
from app.service.tables.table import Due, Row
from app.service.watching.figures import FIGURES
from app.service.watching.traces import TRACES

BATCH = 256
LEASE_MS = 3_000
"""How long after its time a due row belongs to the node that wrote or claimed it."""

log = logging.getLogger(__name__)


class Trophy(NamedTuple):
    """A trophy that a seat has taken for a match."""

    match: int
    seat: int


def taken(played: Sequence[MatchResult], known: int) -> tuple[Trophy, ...]:
    """The trophies for the matches after the first `known`: of no seat, of one, or of each that won or tied."""
    made: list[Trophy] = []
    held = played[known - 1].trophies if known else ()
    for match in played[known:]:
        before = held or (0,) * len(match.trophies)
        made += [Trophy(match.match, seat) for seat, count in enumerate(match.trophies) if count > before[seat]]
        held = match.trophies
    return tuple(made)


class Follows(msgspec.Struct, frozen=True):
    """What follows from a row: written with it or not at all.

    `owners` are the users in the seats, for their trophies.
    """

    dues: tuple[Due, ...] = ()
    answered: tuple[Due, ...] = ()
    snapshot: Snapshot | None = None
    matches: tuple[MatchResult, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    result: Result | None = None
    nonces: tuple[str, ...] | None = None
    owners: tuple[str | None, ...] = ()
    progress: Progress | None = None
    rules_version: str | None = None


class Entry(Protocol):
    """A row on its way into the log. Exactly one of `landed`, `lost` and `failed` is called, once."""

    row: Row
    follows: Follows

    @property
    def table_id(self) -> str: ...

    def landed(self) -> None:
        """It is in the log."""

    def lost(self) -> None:
        """It is not: the log has another row there, or has this move already."""

    def failed(self) -> None:
        """The database did not take it."""


class Ended(NamedTuple):
    """A table that a row has ended, and when."""

    table_id: str
    result: Result
    at: int


Ending = Callable[[Connection, Sequence[Ended]], None]
"""What else follows from ends, in the same transaction. Where it fails, they stand all the same."""


class Committer:
    """Writes rows down, as many at once as are waiting."""

    def __init__(self, database: Database, endings: Sequence[Ending] = ()) -> None:
        self._database = database
        self._write_rows = partial(write, endings=endings)
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def add(self, entry: Entry) -> None:
        """Have the row written with the next batch."""
        self._waiting.append(entry)
        self._wake.set()

    @property
    def waiting(self) -> int:
        """How many rows wait for the next batch."""
        return len(self._waiting)

    async def close(self) -> None:
        """Write down what waits and say what became of it, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        written: Written | None = None
        while True:
            batch = self._take()
            if batch:
                # the disk works on this batch while the last one is told about
                writing = asyncio.ensure_future(self._write(batch))
                await asyncio.sleep(0)
                _answer(written)
                written = await writing
            elif written:
                _answer(written)
                written = None
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _take(self) -> list[Entry]:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        batch.sort(key=_key)
        return batch

    async def _write(self, batch: list[Entry]) -> "Written":
        again = False
        while True:
            try:
                began = time.perf_counter()
                with TRACES.span("commit", rows=len(batch)):
                    landed = await self._database.write(partial(self._write_rows, batch=batch, again=again))
                FIGURES.storage_seconds.observe(time.perf_counter() - began)
                FIGURES.batch_rows.observe(len(batch))
                return Written(batch, landed, set())
            except Unsure:
                again = True
            except Unavailable as error:
                log.error("the database does not take %d rows: %s", len(batch), error)
                return Written(batch, set(), {_key(entry) for entry in batch})
            except Exception:
                log.exception("a batch of %d rows failed", len(batch))
                break
        written = Written(batch, set(), set())
        for entry in batch:
            try:
                written.landed.update(await self._database.write(partial(self._write_rows, batch=[entry])))
            except Exception:
                log.exception("row %d of table %s failed", entry.row.seq, entry.table_id)
                written.failed.add(_key(entry))
        return written


class Written(NamedTuple):
    """What became of a batch: the keys of the rows that landed, and of those the database did not take."""

    batch: list[Entry]
    landed: set[tuple[str, int]]
    failed: set[tuple[str, int]]


def _answer(written: Written | None) -> None:
    if written is None:
        return
    for entry in written.batch:
        key = _key(entry)
        try:
            if key in written.landed:
                entry.landed()
            elif key in written.failed:
                entry.failed()
            else:
                entry.lost()
        except Exception:
            log.exception("row %d of table %s was written, but not told", entry.row.seq, entry.table_id)


def _key(entry: Entry) -> tuple[str, int]:
    return entry.table_id, entry.row.seq


def write(
    connection: Connection, batch: Sequence[Entry], endings: Sequence[Ending] = (), again: bool = False
) -> set[tuple[str, int]]:
    """Insert the rows and what follows from those that landed; their keys.

    `again`: the batch may be there already, with all that follows from it.
    """
    statements = STATEMENTS[connection.dialect.name]
    found = connection.execute(statements["rows"], [_row(entry) for entry in batch])
    landed = {(table_id, seq) for table_id, seq in found}
    values: dict[str, list[dict[str, Any]]] = {}
    for entry in batch:
        if _key(entry) in landed:
            _follow(entry, values)
    for name, statement in statements.items():
        if given := values.get(name):
            connection.execute(statement, given)
    ended = [
        Ended(entry.table_id, entry.follows.result, entry.row.at)
        for entry in batch
        if entry.follows.result and _key(entry) in landed
    ]
    for ending in endings if ended else ():
        _end(connection, ending, ended)
    if again and len(landed) < len(batch):
        landed |= _there(connection, [entry for entry in batch if _key(entry) not in landed])
    return landed


def _there(connection: Connection, batch: Sequence[Entry]) -> set[tuple[str, int]]:
    """The keys of those whose very rows are in the log."""
    key = tuple_(rows.c.table_id, rows.c.seq)
    found = connection.execute(select(rows).where(key.in_([_key(entry) for entry in batch]))).mappings()
    there = {(row["table_id"], row["seq"]): dict(row) for row in found}
    return {_key(entry) for entry in batch if there.get(_key(entry)) == _row(entry)}


def _end(connection: Connection, ending: Ending, ended: Sequence[Ended]) -> None:
    try:
        with connection.begin_nested():
            ending(connection, ended)
    except Exception:
        log.exception("what follows from the end of tables %s failed", [each.table_id for each in ended])


def _row(entry: Entry) -> dict[str, Any]:
    row = entry.row
    return {
        "table_id": entry.table_id,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "move_id": row.move_id,
        "decision": row.decision,
        "payload": row.payload,
        "told": row.told,
        "at": row.at,
    }


def _follow(entry: Entry, values: dict[str, list[dict[str, Any]]]) -> None:
    """Add what follows from this row to the values of each statement."""
    table_id, at, follows = entry.table_id, entry.row.at, entry.follows
    for gone in follows.answered:
        values.setdefault("answered", []).append({"t": table_id, "k": gone.kind, "s": gone.seat})
    for each in follows.dues:
        values.setdefault("due", []).append(due_values(each))
    if snapshot := follows.snapshot:
        values.setdefault("snapshots", []).append(snapshot_values(table_id, snapshot))
    for match in follows.matches:
        leaders = msgspec.json.encode(match.leaders).decode()
        values.setdefault("matches", []).append(
            {
                "table_id": table_id,
                "match": match.match,
                "winner": match.winner,
                "reason": match.reason,
                "rounds": match.rounds,
                "leaders": leaders,
                "at": at,
            }
        )
    for trophy in follows.trophies:
        values.setdefault("trophies", []).append(
            {"table_id": table_id, **trophy._asdict(), "user_id": follows.owners[trophy.seat], "at": at}
        )
    if follows.nonces is not None:
        nonces = msgspec.json.encode(follows.nonces).decode()
        values.setdefault("started", []).append({"t": table_id, "status": "live", "nonces": nonces, "touched_at": at})
    if follows.progress is not None:
        progress = msgspec.json.encode(follows.progress).decode()
        values.setdefault("progress", []).append({"t": table_id, "progress": progress, "touched_at": at})
    if follows.rules_version is not None:
        values.setdefault("rules", []).append({"t": table_id, "rules_version": follows.rules_version})
    if result := follows.result:
        scores = msgspec.json.encode(result.scores).decode()
        values.setdefault("results", []).append(
            {
                "table_id": table_id,
                "winner": result.winner,
                "reason": result.reason,
                "scores": scores,
                "places": msgspec.json.encode(result.places).decode(),
                "at": at,
            }
        )
        values.setdefault("ended", []).append({"t": table_id, "status": "over", "touched_at": at})
        values.setdefault("swept", []).append({"t": table_id})


def snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    """The columns of a snapshot."""
    return {"table_id": table_id, **msgspec.structs.asdict(snapshot)}


def due_values(each: Due) -> dict[str, Any]:
    """The columns of a due row that belongs to this node until a while after its time."""
    return {
        "table_id": each.table,
        "kind": each.kind,
        "seat": each.seat,
        "decision": each.decision,
        "at": each.at,
        "claimed_until": each.at + LEASE_MS,
    }


def _statements(insert: Any) -> dict[str, Any]:
    """The statements of a batch, in the order in which they are carried out."""
    dues, kept = insert(due), insert(snapshots)
    new = dues.excluded
    return {
        "rows": insert(rows).on_conflict_do_nothing().returning(rows.c.table_id, rows.c.seq),
        "answered": delete(due).where(
            due.c.table_id == bindparam("t"), due.c.kind == bindparam("k"), due.c.seat == bindparam("s")
        ),
        "due": dues.on_conflict_do_update(
            index_elements=["table_id", "kind", "seat"],
            set_={"decision": new.decision, "at": new.at, "claimed_until": new.claimed_until},
        ),
        "corrected": dues.on_conflict_do_update(
            index_elements=["table_id", "kind", "seat"],
            set_={"at": new.at, "claimed_until": new.claimed_until},
            where=due.c.decision == new.decision,
        ),
        "snapshots": kept.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: kept.excluded[name] for name in ("seq", "rules_version", "lines", "clock", "state")},
            where=snapshots.c.seq < kept.excluded.seq,
        ),
        "matches": insert(matches),
        "trophies": insert(trophies),
        "results": insert(results),
        "started": update(tables).where(tables.c.id == bindparam("t")),
        "progress": update(tables).where(tables.c.id == bindparam("t")),
        "rules": update(tables).where(tables.c.id == bindparam("t")),
        "ended": update(tables).where(tables.c.id == bindparam("t")),
        "swept": delete(due).where(due.c.table_id == bindparam("t")),
    }


STATEMENTS = {"sqlite": _statements(sqlite.insert), "postgresql": _statements(postgresql.insert)}

SNAPSHOT_UPSERT = {name: statements["snapshots"] for name, statements in STATEMENTS.items()}
DUE_UPSERT = {name: statements["due"] for name, statements in STATEMENTS.items()}
DUE_CORRECT = {name: statements["corrected"] for name, statements in STATEMENTS.items()}

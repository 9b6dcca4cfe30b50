"""Records: all that is needed to play a table again and to check it, as one file of JSON.

Tellings are in it as digests, so that what was told can be checked and a record stays small. What the
house noted for itself when it paused or ended a table is not in it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection

from app.games.game import Result
from app.service.tables import log as read
from app.service.tables.table import Row, Seat, Table
from app.service.tables.umpire import Order

ORDERS = ("pause", "resume", "abort", "adjudicate")
"""Rows whose payload says by whose order and why."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A row of the log: `payload` is the path of a move, the nonces of the start, or what the kind of row needs.

    `told` is the hex SHA-256 of its tellings, as the JSON in which they are stored.
    """

    seq: int
    kind: str
    seat: int
    decision: int
    payload: Any
    told: str
    at: int


@dataclass(frozen=True, slots=True)
class RecordResult:
    """How the table ended; `places` gives each seat its place, from 1, unless nobody was better."""

    winner: int
    reason: str
    scores: list[int]
    places: list[int]


@dataclass(frozen=True, slots=True)
class RecordInfo:
    """A record; `seats` says of each what sat there, a person or a bot. Seed and nonces are hex."""

    id: str
    game: str
    mode: str
    rules_version: str
    options: dict[str, Any]
    clock: str
    seats: list[str]
    commitment: str
    seed: str
    nonces: list[str]
    rows: list[RecordRow]
    result: RecordResult


RECORDS = msgspec.json.Decoder(RecordInfo)


def digest(told: bytes) -> str:
    """What a record holds of tellings."""
    return sha256(told).hexdigest()


def record_of(table: Table, rows: Sequence[Row], ended: Result) -> RecordInfo:
    """The record of a table that is over."""
    return RecordInfo(
        table.id,
        table.game,
        table.mode,
        table.rules_version,
        table.options,
        table.clock,
        [seat.kind for seat in table.seats],
        table.commitment,
        table.seed.hex(),
        list(table.nonces or ()),
        [RecordRow(row.seq, row.kind, row.seat, row.decision, _payload(row), digest(row.told), row.at) for row in rows],
        RecordResult(ended.winner, ended.reason, list(ended.scores), list(ended.places)),
    )


def record_in(table_id: str) -> Callable[[Connection], RecordInfo | None]:
    """Reads the record of a table; None while it is not over. Raises NoSuchTable."""

    def work(connection: Connection) -> RecordInfo | None:
        table, ended = read.table_of(table_id)(connection), read.result_of(table_id)(connection)
        return record_of(table, read.rows_after(table_id, -1)(connection), ended) if ended else None

    return work


def _payload(row: Row) -> Any:
    if row.kind not in ORDERS:
        return msgspec.json.decode(row.payload)
    order = msgspec.json.decode(row.payload, type=Order)
    return msgspec.to_builtins(msgspec.structs.replace(order, by="", reason=""))


def table_of(record: RecordInfo) -> Table:
    """The table of a record, as the umpire knows it. Raises ValueError for what is no table."""
    return Table(
        record.id,
        record.game,
        record.rules_version,
        record.options,
        "over",
        bytes.fromhex(record.seed),
        record.commitment,
        tuple(record.nonces),
        0,
        tuple([msgspec.convert({"seat": number, "kind": kind}, Seat) for number, kind in enumerate(record.seats)]),
        mode=record.mode,
        clock=record.clock,
    )


def result_of(record: RecordInfo) -> Result:
    """How the table ended, as the record says."""
    said = record.result
    return Result(said.winner, said.reason, tuple(said.scores), tuple(said.places))


def rows_of(record: RecordInfo) -> list[Row]:
    """The rows of a record, without what they told."""
    return [
        msgspec.convert(
            {
                "seq": row.seq,
                "kind": row.kind,
                "seat": row.seat,
                "move_id": "",
                "decision": row.decision,
                "payload": msgspec.json.encode(row.payload),
                "told": b"[]",
                "at": row.at,
            },
            Row,
        )
        for row in record.rows
    ]

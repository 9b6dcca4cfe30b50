"""Verifies a record: plays it again, and compares.

That the seed is the one which was committed to shows that the house did not choose it after the players'
shares were known; that every row follows shows that nothing was changed since.
"""

from itertools import pairwise

import msgspec

from app.games.registry import UnknownGame, game
from app.kernel.dice import SEED_BYTES, commitment
from app.kernel.machine import Refused, Runaway
from app.kernel.node import Node
from app.service.replays.record import RecordInfo, digest, result_of, rows_of, table_of
from app.service.tables.standing import Standing
from app.service.tables.table import Row
from app.service.tables.umpire import Umpire, shares


class Verdict(Node, tag=False):
    """What came of it. `code` is "verified", "unverifiable", or which check failed; `seq` the row that it is about.

    The checks, in their order: "record" (it can be read), "commitment", "order" of the rows, "nonces",
    "move" (a row that the rules do not allow), "told", "result".
    """

    code: str
    words: str
    seq: int = -1

    @property
    def verified(self) -> bool:
        return self.code == "verified"


class Fault(Exception):
    """A check failed."""

    def __init__(self, code: str, words: str, seq: int = -1) -> None:
        super().__init__(words)
        self.verdict = Verdict(code, words, seq)


def verify(record: RecordInfo) -> Verdict:
    """Whether the record is what its seed and its moves lead to, under the rules it was played with."""
    try:
        version = game(record.game).rules_version
    except UnknownGame:
        return Verdict("unverifiable", f"no game called {record.game} is played here")
    if version != record.rules_version:
        words = f"the table was played under rules {record.rules_version}; here are rules {version}"
        return Verdict("unverifiable", words)
    try:
        umpire, rows = _read(record)
        _check_seed(record)
        _check_order(rows)
        _check_nonces(record, umpire, rows[0])
        standing = _check_rows(record, umpire, rows)
        _check_result(record, standing)
    except Fault as fault:
        return fault.verdict
    return Verdict("verified", f"all {len(rows)} rows follow from the seed and the moves")


def _read(record: RecordInfo) -> tuple[Umpire, list[Row]]:
    try:
        umpire, rows = Umpire(table_of(record), 0), rows_of(record)
        umpire.game.options(record.options)
    except (ValueError, LookupError) as error:
        raise Fault("record", f"this is no record of a table: {error}") from None
    if len(record.seats) != umpire.game.seats(umpire.game.options(record.options)) or not rows:
        raise Fault("record", "this is no record of a table: seats or rows are missing")
    return umpire, rows


def _check_seed(record: RecordInfo) -> None:
    seed = bytes.fromhex(record.seed)
    if len(seed) != SEED_BYTES or commitment(record.id, seed) != record.commitment:
        raise Fault("commitment", "the seed is not the one that was committed to")


def _check_order(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        if row.seq != number or (row.kind == "start") != (number == 0):
            raise Fault("order", f"row {number} is missing or out of place", number)
    for before, after in pairwise(rows):
        if after.at < before.at:
            raise Fault("order", f"row {after.seq} is older than the row before it", after.seq)


def _check_nonces(record: RecordInfo, umpire: Umpire, start: Row) -> None:
    """Each person at the table has added to the dice: what the record says, and what the first row says."""
    try:
        added = list(shares(umpire.payload("start", start.payload)))
    except ValueError as error:
        raise Fault("nonces", f"the first row cannot be read: {error}", 0) from None
    if added != record.nonces or len(added) != record.seats.count("person"):
        raise Fault("nonces", "the players' shares of the dice are not those of the first row", 0)


def _check_rows(record: RecordInfo, umpire: Umpire, rows: list[Row]) -> Standing:
    """How the table stood in the end."""
    # what was played before rules changed may be beyond those of today, and is then nobody's fault
    changed = max([row.seq for row in rows if row.kind == "rules"], default=-1)
    standing = Standing()
    replayed = umpire.replay(standing, rows, ())
    for row, noted in zip(rows, record.rows, strict=True):
        try:
            standing, told = next(replayed)
        except (Refused, Runaway, ValueError, LookupError) as error:
            raise _fault("move", f"row {row.seq}, {row.kind} of seat {row.seat}: {error}", row.seq, changed) from None
        if digest(msgspec.json.encode(told)) != noted.told and not void(umpire, rows, row):
            raise _fault("told", f"row {row.seq} told something else", row.seq, changed)
    return standing


def void(umpire: Umpire, rows: list[Row], row: Row) -> bool:
    """Whether new rules did not carry this row on."""
    return any(
        umpire.payload(rules.kind, rules.payload).reached < row.seq < rules.seq
        for rules in rows
        if rules.kind == "rules"
    )


def _fault(code: str, words: str, seq: int, changed: int) -> Fault:
    if seq >= changed:
        return Fault(code, words, seq)
    return Fault("unverifiable", f"the rules changed at row {changed}: what was before does not follow from them", seq)


def _check_result(record: RecordInfo, standing: Standing) -> None:
    if standing.result != result_of(record):
        raise Fault("result", "the table did not end as the record says")

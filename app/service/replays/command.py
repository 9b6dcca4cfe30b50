"""`python -m app verify`: verifies a record, from its file or from the database."""

import asyncio
from pathlib import Path

import msgspec

from app.games.registry import GAMES
from app.service.database.database import open_database
from app.service.replays.record import RECORDS, RecordInfo, record_in, result_of
from app.service.replays.verify import Verdict, verify
from app.service.settings import Settings
from app.service.tables.log import NoSuchTable

EXIT = {"verified": 0, "unverifiable": 2}
"""What a command ends with; 1 for a record in which something is wrong."""


def verify_command(what: str, settings: Settings) -> tuple[int, str]:
    """Verify the record in a file, or of a table by its id: the exit code, and what to say."""
    GAMES.update(settings.games)
    try:
        record = RECORDS.decode(Path(what).read_bytes()) if Path(what).is_file() else asyncio.run(_of(what, settings))
    except msgspec.DecodeError as error:
        return 1, f"{what} is no record: {error}"
    except NoSuchTable:
        return 2, f"there is no file and no table called {what}"
    if record is None:
        return 2, f"table {what} is not over: only then can it be verified"
    verdict = verify(record)
    return EXIT.get(verdict.code, 1), said(record, verdict)


async def _of(table_id: str, settings: Settings) -> RecordInfo | None:
    """The record of a table; None while it is not over. Raises NoSuchTable."""
    database = open_database(settings.database_url)
    try:
        return await database.read(record_in(table_id))
    finally:
        await database.close()


def said(record: RecordInfo, verdict: Verdict) -> str:
    """The verdict in words."""
    head = f"table {record.id}, {record.game} under rules {record.rules_version}"
    if verdict.verified:
        ended = result_of(record)
        won = [f"seat {seat}" for seat in ended.winners]
        return f"verified: {head}: {verdict.words}; {' and '.join(won) or 'nobody'} won ({ended.reason})"
    what = "not verified" if verdict.code == "unverifiable" else f"FALSE ({verdict.code})"
    return f"{what}: {head}: {verdict.words}"

"""`python -m app verify`, as an operator or a player runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
from sqlalchemy import select

from app.service.database.schema import rows
from tests.service.conftest import Node
from tests.service.test_tables import play_out
from tests.service.test_verify import record

ROOT = Path(__file__).parents[2]


def run(what: str, database_url: str) -> tuple[int, str]:
    games = json.dumps({"hoard": "tests.service.toy:HOARD"})
    done = subprocess.run(
        [sys.executable, "-m", "app", "verify", what],
        cwd=ROOT,
        env={**os.environ, "PIXELKEEP_GAMES": games, "PIXELKEEP_DATABASE_URL": database_url},
        capture_output=True,
        text=True,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


async def test_a_record_is_verified_from_its_file_and_from_the_database(
    node: Node, database_url: str, tmp_path: Path
) -> None:
    live, *_ = await node.pair(trophies=1)
    table_id = live.table.id
    assert run(table_id, database_url) == (2, f"table {table_id} is not over: only then can it be verified\n")
    await play_out(node, live)
    made = await record(node, live)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(made))

    for what in (table_id, str(file)):
        code, words = run(what, database_url)
        assert code == 0 and words.startswith(
            f"verified: table {table_id}, hoard under rules 1: all {len(made.rows)} rows"
        )

    changed = msgspec.to_builtins(made)
    changed["rows"][2]["told"] = "0" * 64
    file.write_bytes(msgspec.json.encode(changed))
    code, words = run(str(file), database_url)
    assert (code, "FALSE (told)" in words, "row 2" in words) == (1, True, True)

    changed["rules_version"] = "0"
    file.write_bytes(msgspec.json.encode(changed))
    assert run(str(file), database_url)[0] == 2
    file.write_text("{}")
    assert run(str(file), database_url)[0] == 1
    assert run("nosuchtable", database_url)[0] == 2
    logged = await node.house.database.read(lambda connection: connection.execute(select(rows)).all())
    assert len(logged) == len(made.rows), "nothing was changed"

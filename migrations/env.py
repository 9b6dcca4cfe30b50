"""Runs the migrations, the same on PostgreSQL and SQLite.

The database is the one whose address is given, else that of PIXELKEEP_DATABASE_URL.
"""

import asyncio
from pathlib import Path

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from app.service.database.database import sqlite_engine
from app.service.database.schema import METADATA
from app.service.settings import Settings


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_postgres(address: str) -> None:
    engine = create_async_engine(address, poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


def main() -> None:
    address = context.config.attributes.get("address") or Settings().database_url
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        asyncio.run(migrate_postgres(address))
        return
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = sqlite_engine(url.set(drivername="sqlite+pysqlite"), foreign_keys=False)
    with engine.connect() as connection:
        migrate(connection)
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
            raise RuntimeError(f"the migration leaves rows that refer to nothing: {broken[:5]}")
        connection.commit()
    engine.dispose()


main()

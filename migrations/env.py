"""Runs the migrations against PIXELKEEP_DATABASE_URL, the same revisions on PostgreSQL and SQLite."""

import asyncio

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from app.service.database.database import sqlite_engine
from app.service.database.schema import METADATA
from app.service.settings import Settings


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_postgres(address: str) -> None:
    engine = create_async_engine(address, poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


def main() -> None:
    address = Settings().database_url
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        asyncio.run(migrate_postgres(address))
        return
    Settings().make_folder()
    engine = sqlite_engine(url.set(drivername="sqlite+pysqlite"))
    with engine.connect() as connection:
        migrate(connection)
        connection.commit()
    engine.dispose()


main()

"""Everything that is kept of somebody, for themselves."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select

from app.service.database.database import Database
from app.service.database.schema import (
    api_tokens,
    messages,
    rating_changes,
    ratings,
    reports,
    results,
    rows,
    seats,
    sessions,
    shunned,
    tables,
    tickets,
    trophies,
    users,
)

Entries = list[dict[str, Any]]

MOVES = 20_000
"""Moves in one export: years of games, and no more than a few megabytes."""


@dataclass(frozen=True, slots=True)
class ExportInfo:
    """What is kept of a user, a list for each kind, the columns as they are stored; no secret, nothing of others.

    Times are in ms since 1970. A table's `share` of the dice is in hex, `passing` what the seat passes by itself; of
    the moves these are the last 20,000, the newest first.
    """

    profile: dict[str, Any]
    sessions: Entries
    tokens: Entries
    tables: Entries
    moves: Entries
    tickets: Entries
    trophies: Entries
    ratings: Entries
    rating_changes: Entries
    messages: Entries
    reports: Entries
    shunned: Entries


async def export_of(database: Database, user: str) -> ExportInfo:
    """All that is kept of this user."""

    def work(connection: Connection) -> ExportInfo:
        def entries(query: Select[Any]) -> Entries:
            return [dict(row) for row in connection.execute(query).mappings()]

        def all_of(table: Any, *columns: str, of: str = "user_id") -> Entries:
            return entries(select(*(table.c[name] for name in columns)).where(table.c[of] == user))

        sat = entries(
            select(
                tables.c.id,
                tables.c.game,
                tables.c.mode,
                tables.c.options,
                tables.c.status,
                tables.c.rated,
                tables.c.created_at,
                seats.c.seat,
                seats.c.nonce.label("share"),
                seats.c.passing,
                seats.c.again,
                results.c.winner,
                results.c.reason,
                results.c.scores,
                results.c.places,
                results.c.at.label("ended_at"),
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(results, results.c.table_id == tables.c.id)
            .where(seats.c.user_id == user)
            .order_by(tables.c.created_at)
        )
        for entry in sat:
            for name in ("options", "passing", "scores", "places"):
                entry[name] = msgspec.json.decode(entry[name]) if entry[name] else None
            entry["share"] = entry["share"].hex() if entry["share"] else None
        moves = entries(
            select(rows.c.table_id, rows.c.seq, rows.c.kind, rows.c.decision, rows.c.payload.label("path"), rows.c.at)
            .join(seats, (seats.c.table_id == rows.c.table_id) & (seats.c.seat == rows.c.seat))
            .where(seats.c.user_id == user)
            .order_by(rows.c.at.desc(), rows.c.table_id, rows.c.seq.desc())
            .limit(MOVES)
        )
        for entry in moves:
            entry["path"] = msgspec.json.decode(entry["path"])
        profile = all_of(
            users,
            *("id", "name", "role", "subject", "created_at", "seen_at", "muted_until", "banned_until", "ban_reason"),
            of="id",
        )
        return ExportInfo(
            profile[0],
            all_of(sessions, "id", "agent", "created_at", "seen_at", "expires_at"),
            all_of(api_tokens, "id", "name", "created_at", "used_at"),
            sat,
            moves,
            all_of(
                tickets, "game", "mode", "clock", "rated", "seats", "rating", "at", "seen_at", "matched", "matched_at"
            ),
            all_of(trophies, "table_id", "match", "seat", "at"),
            all_of(ratings, "game", "mode", "season", "mu", "sigma", "played", "won", "at"),
            all_of(rating_changes, "table_id", "game", "mode", "season", "place", "mu_before", "mu", "at"),
            all_of(messages, "channel", "phrase", "text", "at", "hidden_at"),
            all_of(
                reports,
                *("id", "table_id", "category", "words", "at", "status", "outcome", "handled_at"),
                of="reporter_id",
            ),
            all_of(shunned, "other_id", "kind", "at"),
        )

    return await database.read(work)

"""The REST interface as a whole."""

from typing import Any

from fastapi import FastAPI

from app.api.errors import RESPONSES, add_handlers
from app.api.http import (
    accounts,
    admin,
    announcements,
    games,
    health,
    lobby,
    matchmaking,
    metrics,
    openid,
    profiles,
    ranking,
    replays,
    safety,
    session,
    tables,
)


def described(**options: Any) -> FastAPI:
    """An application with every route of the REST interface, and errors that all look the same."""
    app = FastAPI(title="Pixelkeep", version="0.1.0", responses=RESPONSES, **options)
    add_handlers(app)
    subjects = (session, openid, accounts, tables, lobby, matchmaking, replays, ranking, profiles, games, announcements)
    for subject in (*subjects, safety, admin, health, metrics):
        app.include_router(subject.router)
    return app

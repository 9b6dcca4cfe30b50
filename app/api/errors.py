"""Errors: every one has a code, a message, and where a rule bars it, that rule."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from app.service.database.database import Unavailable
from app.service.errors import Problem
from app.service.turns import Busy
from app.service.watching.figures import FIGURES

STATUS = {
    "no-session": 401,
    "bad-token": 401,
    "wrong-credentials": 401,
    "banned": 403,
    "foreign-origin": 403,
    "not-allowed-role": 403,
    "openid-failed": 403,
    "session-needed": 403,
    "sign-in-again": 403,
    "account-needed": 403,
    "invite-needed": 403,
    "not-allowed-target": 403,
    "not-host": 403,
    "own-table": 403,
    "not-seated": 403,
    "not-welcome": 403,
    "wrong-password": 403,
    "no-openid": 404,
    "unknown-session": 404,
    "unknown-table": 404,
    "unknown-token": 404,
    "unknown-game": 404,
    "unknown-mode": 404,
    "unknown-announcement": 404,
    "unknown-message": 404,
    "unknown-node": 404,
    "unknown-page": 404,
    "unknown-report": 404,
    "unknown-user": 404,
    "no-replay": 404,
    "nothing-asked": 409,
    "other-rules": 409,
    "unknown-invite": 404,
    "not-found": 404,
    "not-over": 409,
    "already-account": 409,
    "already-begun": 409,
    "already-playing": 409,
    "closed": 409,
    "last-admin": 409,
    "last-node": 409,
    "no-ticket": 409,
    "name-taken": 409,
    "seat-taken": 409,
    "table-full": 409,
    "too-soon": 409,
    "too-many-tables": 409,
    "too-many-tokens": 409,
    "too-many-shunned": 409,
    "yourself": 409,
    "too-large": 413,
    "not-json": 415,
    "name-characters": 422,
    "name-length": 422,
    "name-reserved": 422,
    "name-scripts": 422,
    "password-length": 422,
    "password-weak": 422,
    "malformed": 422,
    "bad-options": 422,
    "unknown-opponent": 422,
    "too-frequent": 429,
    "over": 409,
    "stale": 409,
    "not-started": 409,
    "paused": 409,
    "not-paused": 409,
    "halted": 409,
    "bad-places": 422,
    "bad-time": 422,
    "internal": 500,
    "openid-unavailable": 502,
    "not-ready": 503,
    "too-many": 503,
    "unavailable": 503,
}

log = logging.getLogger(__name__)


class ErrorBody(BaseModel):
    """What is wrong, for programs and for people."""

    code: str
    message: str
    rule: str | None = None
    details: dict[str, Any] | None = None


RESPONSES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "The request cannot be done; nothing was changed."},
    500: {"model": ErrorBody, "description": "Something went wrong here; a table is as it was."},
    503: {
        "model": ErrorBody,
        "description": "The database cannot be reached, too much is asked at once, or this node is about to end.",
    },
}


def answer(code: str, message: str, status: int | None = None, details: dict[str, Any] | None = None) -> JSONResponse:
    """An error as a response."""
    FIGURES.errors[code] += 1
    body = {"code": code, "message": message, **({"details": details} if details else {})}
    return JSONResponse(body, status or STATUS.get(code, 400))


def add_handlers(app: FastAPI) -> None:
    """Give every error the same body."""

    @app.exception_handler(Problem)
    async def _(request: Request, problem: Problem) -> JSONResponse:
        return answer(problem.code, problem.message, details=problem.details)

    @app.exception_handler(Unavailable)
    async def _(request: Request, error: Unavailable) -> JSONResponse:
        log.error("the database could not be reached: %s", error)
        return answer("unavailable", "the database cannot be reached: try again in a moment")

    @app.exception_handler(Busy)
    async def _(request: Request, busy: Busy) -> JSONResponse:
        log.warning("too much is asked at once: %s", busy)
        return answer("unavailable", "too much is asked at once: try again in a moment")

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return answer("malformed", f"{where}: {first['msg']}", 422)

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "not-found", 405: "not-allowed", 400: "malformed"}
        response = answer(codes.get(error.status_code, "refused"), str(error.detail), error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def _(request: Request, error: Exception) -> JSONResponse:
        return answer("internal", "something went wrong here", 500)

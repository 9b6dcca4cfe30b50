"""Serves the built client: its files, and its page for every address that is one of its own."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = ("t/", "join/", "watch", "cards", "credits", "account", "replay", "u/", "ranks", "admin")
"""Where the addresses begin that the client knows; all of them get its page."""


class ClientFiles(StaticFiles):
    """Files whose names change with their content are kept for ever, others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not path.startswith(PAGES):
                raise
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def add_client(app: FastAPI, folder: Path) -> None:
    """Serve the client at `/`. Raises RuntimeError if it is not built."""
    if not (folder / "index.html").exists():
        raise RuntimeError(
            "the client is not built: run `npm ci && npm run build` in frontend/, or start with"
            " `python3 dev.py serve`, which does it"
        )
    app.mount("/", ClientFiles(directory=folder, html=True), name="client")

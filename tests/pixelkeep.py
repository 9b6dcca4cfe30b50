"""Pixelkeep itself as a real server in a process of its own, started as an operator starts it."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.servers import Server

ROOT = Path(__file__).parent.parent


class Pixelkeep(Server):
    """`settings` are those of the server, by their names without prefix; `start` again keeps port and database.

    Tables begin when their last seat is taken, unless NONCE_MS makes them wait for shares of the dice.
    """

    def __init__(self, database_url: str, **settings: Any) -> None:
        super().__init__()
        self.settings = {
            "DATABASE_URL": database_url,
            "PORT": self.port,
            "BOT_DELAY_MS": 0,
            "NONCE_MS": 0,
            "SESSIONS_PER_MINUTE": 100_000,
            "REQUESTS_PER_MINUTE": 100_000,
            "SIGN_INS_PER_MINUTE": 100_000,
            "SIGN_UPS_PER_MINUTE": 100_000,
            **settings,
        }

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def options(self) -> dict[str, Any]:
        given = {f"PIXELKEEP_{name}": str(value) for name, value in self.settings.items()}
        return {"cwd": ROOT, "env": {**os.environ, **given}}

    def command(self) -> list[str | Path]:
        return [sys.executable, "-m", "app"]

    def promote(self, name: str, role: str) -> None:
        """Give the account of this name a role, as an operator does."""
        subprocess.run(
            [*self.command(), "promote", name, role], check=True, stdout=subprocess.DEVNULL, **self.options()
        )

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as response:
                return bool(response.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def failures(self) -> list[str]:
        """What this server wrote into its log, of JSON, that went wrong."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [_failure(line) for line in lines if line["level"] in ("error", "critical")]


def _failure(line: dict[str, str]) -> str:
    raised = line.get("exception", "").rpartition("\n")[2]
    return f"{line['event']} {raised}".strip()

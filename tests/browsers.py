"""The Chromium that browser tests and pictures use, found the same way everywhere."""

import os
import shutil
from pathlib import Path
from typing import Any

UNPACKED = Path(__file__).parent.parent / ".browser"
INSTALLED = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def browser_launch() -> dict[str, Any]:
    """Arguments of Playwright's `chromium.launch`: $CHROMIUM, else one on PATH, else the unpacked one."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, INSTALLED)), None)
    if found:
        return {"executable_path": found, "args": QUIET}
    if not (UNPACKED / "chromium").exists():
        raise RuntimeError("no browser: `python3 dev.py test` brings one")
    fonts = UNPACKED / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{UNPACKED}/fonts</dir><dir>/usr/share/fonts</dir>"
        f"<cachedir>{UNPACKED}/font-cache</cachedir></fontconfig>"
    )
    env = {**os.environ, "LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_FILE": str(fonts)}
    return {"executable_path": str(UNPACKED / "chromium"), "args": QUIET, "env": env}

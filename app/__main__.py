"""`python -m app` serves; `python -m app migrate` brings the database up to date.

`python -m app verify FILE|TABLE` plays the record of a table again and says whether all of it follows from
its seed and its moves: it ends with 0 if so, with 1 if not, with 2 if that cannot be said.
"""

import argparse
import sys

import uvicorn

from app.api.serving import Serving
from app.main import create_app
from app.service.database.migrations import migrate
from app.service.replays.command import verify_command
from app.service.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m app", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", nargs="?", choices=("serve", "migrate", "verify"), default="serve")
    parser.add_argument("record", nargs="?", help="for verify: the file of a record, or the id of a table")
    given = parser.parse_args()
    command, settings = given.command, Settings()
    if (command == "verify") != (given.record is not None):
        parser.error("verify, and no other command, needs a file or the id of a table")
    if command == "verify":
        code, words = verify_command(given.record, settings)
        print(words)
        sys.exit(code)
    if command == "migrate":
        migrate(settings.database_url)
        return
    try:
        app = create_app(settings)
    except RuntimeError as error:
        sys.exit(f"error: {error}")
    if settings.database_url.startswith("sqlite"):
        # nobody else looks after a file; several nodes may share a server, which is migrated once
        migrate(settings.database_url)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        # a table's frames are small and many: compressing costs more memory than a table has
        ws_per_message_deflate=False,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
    )
    Serving(config, app.state.services.nodes.drain).run()


if __name__ == "__main__":
    main()

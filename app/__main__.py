"""`python -m app` serves; `python -m app --help` lists what else it does."""

import argparse
import sys
from typing import get_args

import uvicorn

from app.api.serving import Serving
from app.main import create_app
from app.service.accounts.command import promote_command
from app.service.accounts.user import Role
from app.service.database.migrations import migrate
from app.service.errors import Problem
from app.service.replays.command import verify_command
from app.service.settings import Settings
from app.service.watching.logs import start_logging
from app.service.watching.traces import start_tracing


def main() -> None:
    given, settings = _parser().parse_args(), Settings()
    match given.command:
        case "migrate":
            migrate(settings.database_url)
        case "verify":
            code, words = verify_command(given.record, settings)
            print(words)
            sys.exit(code)
        case "promote":
            try:
                print(promote_command(given.name, given.role, settings))
            except Problem as problem:
                sys.exit(f"error: {problem.message}")
        case _:
            _serve(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app", description="Serves the games; so without a command.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("serve", help="serve the games")
    commands.add_parser("migrate", help="bring the database up to date")
    verify = commands.add_parser(
        "verify",
        help="play the record of a table again and say whether all of it follows from its seed and its moves",
        description="Ends with 0 if all of it follows, with 1 if not, with 2 if that cannot be said.",
    )
    verify.add_argument("record", help="the file of a record, or the id of a table")
    promote = commands.add_parser("promote", help="give an account a role, the first admin above all")
    promote.add_argument("name", help="of the account")
    promote.add_argument("role", choices=get_args(Role))
    return parser


def _serve(settings: Settings) -> None:
    try:
        app = create_app(settings)
        if settings.traces_url:
            start_tracing(settings.traces_url, app.state.services.house.node)
    except RuntimeError as error:
        sys.exit(f"error: {error}")
    if settings.database_url.startswith("sqlite"):
        # nobody else looks after a file; several nodes may share a server, which is migrated once
        migrate(settings.database_url)
    start_logging(settings.log_format, app.state.services.house.node)
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
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
    )
    Serving(config, app.state.services.nodes.drain).run()


if __name__ == "__main__":
    main()

"""`python -m tests.fuzz`: sends nonsense to the sockets of a server of its own."""

import argparse
import asyncio
import sys
import tempfile
import time

from tests.api.conftest import Pixelkeep
from tests.conftest import migrate
from tests.fuzz.attack import attack


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/fuzz.sqlite"
        migrate(url)
        with Pixelkeep(url, LOG_FORMAT="json") as server:
            began = time.monotonic()
            harm = asyncio.run(attack(server, given.frames, given.seed))
            harm.wrong += server.failures()
            print(f"{harm.sent} frames in {time.monotonic() - began:.0f} s, {harm.closed} sockets closed")
    if harm.wrong:
        sys.exit("\n".join(harm.wrong[:20]))


if __name__ == "__main__":
    main()

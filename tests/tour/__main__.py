"""`python -m tests.tour [URL]`: does everything that people do here, over REST and sockets alone.

Without an address it starts servers of its own; at another nobody is made an admin.
"""

import argparse
import asyncio

from tests.tour.tour import own_server, take


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tour", description=__doc__)
    parser.add_argument("url", nargs="?")
    given = parser.parse_args()
    if given.url:
        used = asyncio.run(take(given.url.rstrip("/")))
    else:
        with own_server() as server:
            used = asyncio.run(take(server.address, str(server.settings["DATABASE_URL"])))
    print("never used:", ", ".join(used.missing) or "nothing")


if __name__ == "__main__":
    main()

"""`python -m tests.soak`: many tables on several nodes for minutes, one of which is killed and comes back."""

import argparse
import asyncio
import sys

from tests.soak.figures import Figures
from tests.soak.soak import soak


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=2)
    given = parser.parse_args()
    figures = asyncio.run(soak(60 * given.minutes, given.tables, given.nodes, tell=_print))
    if figures.wrong:
        sys.exit(1)


def _print(figures: Figures) -> None:
    print(figures.table(), flush=True)


if __name__ == "__main__":
    main()

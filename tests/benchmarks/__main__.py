"""Benchmarks, printed as a Markdown table: `python -m tests.benchmarks --help`."""

import argparse

from app.games.registry import GAMES, game
from tests.benchmarks import bus, server
from tests.benchmarks.engine import Engine
from tests.benchmarks.measure import HEAD, machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append", help="default: all parts")
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    given = parser.parse_args()
    print(f"{machine()}\n\n{HEAD}", flush=True)
    for part in given.part or PARTS:
        for row in PARTS[part](given.game):
            print(row, flush=True)


PARTS = {"engine": lambda name: Engine(game(name)).rows(), "server": server.rows, "bus": bus.rows}

if __name__ == "__main__":
    main()

"""Playthroughs: `python -m tests.playthroughs` plays every file anew and writes it; `make` adds one, `read` a reading.

Read what has changed before you keep it.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from app.bots.registry import BOTS, bot
from app.games.game import LANGUAGES
from app.games.registry import GAMES, game
from app.kernel.dice import Dice, dice_from
from tests.playthroughs.playthrough import FOLDER, Record, read, written
from tests.playthroughs.reading import READINGS, reading_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    make = commands.add_parser("make", help="write a new playthrough of bots")
    make.add_argument("name")
    make.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    make.add_argument("--given", type=msgspec.json.decode, default={}, help="the table's options, as JSON")
    make.add_argument("--seed", type=int, default=0)
    make.add_argument("--bots", choices=BOTS, nargs="+", default=["greedy"], help="in turn, for all the seats")
    make.add_argument("--moves", type=int, default=10_000, help="stop after so many moves")
    reading = commands.add_parser("read", help="write what a seat of a playthrough reads, in every language")
    reading.add_argument("name")
    reading.add_argument("--seat", type=int, default=1, help="from 1")
    given = parser.parse_args()
    if given.command == "make":
        moves = tuple(played(given))
        record = Record(given.game, given.given, given.seed, moves)
        (FOLDER / f"{given.name}.txt").write_text(written(record), encoding="utf-8")
        print(f"{given.name}: {len(moves)} moves")
        return
    if given.command == "read":
        for language in LANGUAGES:
            path = READINGS / f"{given.name}.{given.seat}.{language}.txt"
            path.write_text(reading_of(path), encoding="utf-8")
        return
    for path in sorted(FOLDER.glob("*.txt")):
        keep(path, written(read(path.read_text(encoding="utf-8"))))
    for path in sorted(READINGS.glob("*.txt")):
        keep(path, reading_of(path))


def keep(path: Path, text: str) -> None:
    """Write it down, and say whether that changes anything."""
    before = path.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    print(f"{path.stem}: {'as before' if text == before else 'CHANGED'}")


def played(given: argparse.Namespace) -> Any:
    """The moves of bots, as records keep them."""
    rules = game(given.game)
    state, _ = rules.start(rules.options(given.given), dice_from(given.seed.to_bytes(32, "big"), ()))
    for number in range(given.moves):
        if not rules.decisions(state):
            return
        seat = rules.decisions(state)[0].seat
        dice = [Dice((number * 2 + use).to_bytes(32, "big")) for use in (0, 1)]
        move = bot(given.bots[seat % len(given.bots)]).answer(rules, rules.imagine(state, seat, dice[0]), seat, dice[1])
        yield seat, msgspec.json.encode(move.path).decode()
        state, _ = rules.play(state, seat, move)


if __name__ == "__main__":
    main()

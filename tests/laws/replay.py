"""Plays a record from standard input and prints a digest of every state: what another process makes of it."""

import sys
from hashlib import sha256
from typing import Any

import msgspec

from app.games.registry import game
from app.kernel.machine import Move
from tests.laws.play import Played, seeded


class Record(msgspec.Struct):
    """A table as it is logged: moves are a seat, a decision id and a path of steps."""

    game: str
    given: dict[str, Any]
    seed: int
    moves: list[tuple[int, int, msgspec.Raw]]


def record(played: Played) -> bytes:
    """The table as JSON."""
    moves = [(turn.seat, turn.move.decision, msgspec.Raw(msgspec.json.encode(turn.move.path))) for turn in played.turns]
    return msgspec.json.encode(Record(played.game.name, played.given, played.seed, moves))


def digests(data: bytes) -> list[str]:
    """A digest of each state of a record."""
    told = msgspec.json.decode(data, type=Record)
    rules = game(told.game)
    paths = msgspec.json.Decoder(tuple[rules.step_type, ...])  # type: ignore[name-defined]
    state, _ = rules.start(rules.options(told.given), seeded(told.seed))
    found = [digest(rules.encode(state))]
    for seat, decision, path in told.moves:
        state, _ = rules.play(state, seat, Move(decision, paths.decode(path)))
        found.append(digest(rules.encode(state)))
    return found


def digest(encoded: bytes) -> str:
    return sha256(encoded).hexdigest()


if __name__ == "__main__":
    print("\n".join(digests(sys.stdin.buffer.read())))

"""Playthroughs: a table as text — at every move who was asked, what was offered, and what each audience observed.

A file holds its moves, so that it can be played again: what comes out must be the file.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from app.games.game import Game
from app.games.registry import game
from app.kernel.dice import dice_from
from app.kernel.machine import Decision, Move
from app.tabletop.telling import Tale, tale

FOLDER = Path(__file__).parent
MOVE = "move "


@dataclass(frozen=True)
class Record:
    """What a playthrough is made from; moves are a seat and the JSON of a path."""

    game: str
    given: dict[str, Any]
    seed: int
    moves: tuple[tuple[int, str], ...]


def read(text: str) -> Record:
    """The record in a playthrough's text."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[:3])
    moves = [line.removeprefix(MOVE).split(" ", 1) for line in lines if line.startswith(MOVE)]
    return Record(
        head["game"],
        msgspec.json.decode(head["given"]),
        int(head["seed"]),
        tuple((int(seat), path) for seat, path in moves),
    )


def written(record: Record) -> str:
    """The record as text, played anew."""
    return "\n".join(lines(record)) + "\n"


def lines(record: Record) -> Iterator[str]:
    rules = game(record.game)
    paths = msgspec.json.Decoder(tuple[rules.step_type, ...])  # type: ignore[name-defined]
    yield f"game: {record.game}"
    yield f"given: {msgspec.json.encode(record.given).decode()}"
    yield f"seed: {record.seed}"
    options = rules.options(record.given)
    audiences = range(rules.seats(options) + 1)
    state, told = rules.start(options, dice_from(record.seed.to_bytes(32, "big"), ()))
    yield from observed(rules, state, told, audiences)
    for seat, path in record.moves:
        yield ""
        yield from asked(rules, state)
        decision = next(each for each in rules.decisions(state) if each.seat == seat)
        move = Move(decision.id, paths.decode(path))
        yield from levels(rules, state, decision, move.path)
        yield f"{MOVE}{seat} {path}"
        state, told = rules.play(state, seat, move)
        yield from observed(rules, state, told, audiences)
    result = rules.outcome(state)
    yield ""
    yield f"outcome: {msgspec.json.encode(result).decode()}" if result else "goes on"


def asked(rules: Game, state: Any) -> Iterator[str]:
    """Who is asked, and the options by name, those of one sort on one line; "…" where more is asked after it."""
    for decision in rules.decisions(state):
        yield f"seat {decision.seat} is asked: {rules.kind(decision)}"
        for _, options in groupby(decision.options, key=lambda option: type(option.step)):
            names = [
                named(rules, state, decision.seat, option.step) + (" …" if option.more is not None else "")
                for option in options
            ]
            yield f"    {', '.join(names)}"


def levels(rules: Game, state: Any, decision: Decision, path: tuple[Any, ...]) -> Iterator[str]:
    """The further questions of the move that is made, with their options on one line."""
    for length in range(1, len(path)):
        begun = " ".join(named(rules, state, decision.seat, step) for step in path[:length])
        options = rules.expand(state, decision, path[:length])
        yield f"  {begun}: {', '.join(named(rules, state, decision.seat, option.step) for option in options)}"


def named(rules: Game, state: Any, seat: int, step: Any) -> str:
    """A step by the names of what it speaks of."""
    faces = rules.view(state, seat).faces
    parts = []
    for field in step.__struct_fields__:
        value = getattr(step, field)
        parts.append(called(value, faces[value].card) if field == "piece" else f"{field} {value}")
    return f"{type(step).__name__}({', '.join(parts)})" if parts else type(step).__name__


def called(key: int, card: str | None) -> str:
    return f"{card or '?'}#{key}" if key else card or "?"


def observed(rules: Game, state: Any, told: Any, audiences: range) -> Iterator[str]:
    """What each audience is told, on one line where all are told the same, and a digest of its view."""
    for telling in told:
        tales = [said(tale(telling, audience)) for audience in audiences]
        if len(set(tales)) == 1:
            yield f"  all: {tales[0]}"
        else:
            yield from (f"  {audience}: {each}" for audience, each in zip(audiences, tales, strict=True))
    views = [sha256(msgspec.json.encode(rules.view(state, audience))).hexdigest()[:12] for audience in audiences]
    yield f"  views: {' '.join(views)}"


def said(told: Tale) -> str:
    """A tale in one line."""
    pieces = [called(glimpse.key, glimpse.card) for glimpse in told.pieces]
    numbers = [f"{name}={value}" for name, value in (("n", told.n), ("m", told.m)) if value]
    seat = [f"seat {told.seat}"] if told.seat >= 0 else []
    return " ".join([told.what, *seat, *pieces, *numbers, told.word]).rstrip()

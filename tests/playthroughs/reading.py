"""Reading: a playthrough as one seat reads it, in one language: what it is asked, what it answers, what it is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from app.games.game import Game
from app.games.registry import game
from app.kernel.dice import dice_from
from app.kernel.machine import Decision, Move
from app.tabletop.span import plain
from app.tabletop.telling import Telling, tale
from tests.playthroughs.playthrough import FOLDER, Record, read

READINGS = FOLDER / "readings"
"""A file is called by its playthrough, the seat that reads, from 1, and the language: `solo.1.es.txt`."""


def reading_of(path: Path) -> str:
    """What this file is to say, played anew."""
    name, number, language, _ = path.name.rsplit(".", 3)
    record = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    return "\n".join(lines(record, int(number) - 1, language)) + "\n"


def lines(record: Record, seat: int, language: str) -> Iterator[str]:
    rules = game(record.game)
    paths = msgspec.json.Decoder(tuple[rules.step_type, ...])  # type: ignore[name-defined]
    options = rules.options(record.given)
    state, told = rules.start(options, dice_from(record.seed.to_bytes(32, "big"), ()))
    yield from heard(rules, told, seat, language)
    for mover, path in record.moves:
        decision = next(each for each in rules.decisions(state) if each.seat == mover)
        steps = paths.decode(path)
        yield ""
        if mover == seat:
            yield from answered(rules, state, decision, steps, language)
        else:
            yield f"… {plain(rules.waiting(rules.view(state, seat), language))}".rstrip()
        state, told = rules.play(state, mover, Move(decision.id, steps))
        yield from heard(rules, told, seat, language)


def heard(rules: Game, told: tuple[Telling, ...], seat: int, language: str) -> Iterator[str]:
    for telling in told:
        yield plain(rules.say(tale(telling, seat), seat, language))


def answered(rules: Game, state: Any, decision: Decision, steps: tuple[Any, ...], language: str) -> Iterator[str]:
    """Each question of a move, what could be answered, and the answer given."""
    for length, step in enumerate(steps):
        before = steps[:length]
        options = rules.expand(state, decision, before)
        labels = [plain(rules.label(state, decision.seat, each.step, language, before)) for each in options]
        yield plain(rules.question(state, decision.seat, decision, before, language))
        yield f"    {' | '.join(labels)}"
        yield f"  > {labels[[each.step for each in options].index(step)]}"

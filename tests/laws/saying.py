"""Saying: every step that a seat could put into words, legal or not, built from the types of a game's steps."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import msgspec

from app.games.game import Game
from app.kernel.machine import Decision

NOBODY = 1_000_000
"""A key that no piece ever has."""


def every_step(game: Game, state: Any, seat: int) -> list[Any]:
    """One step of each type for every piece the seat can name, every small number, every word."""
    keys = [*game.view(state, seat).faces, 0, -1, NOBODY]
    return [step for kind in get_args(game.step_type) for step in steps_of(kind, keys)]


def steps_of(kind: type, keys: list[int]) -> Iterator[Any]:
    fields = msgspec.structs.fields(kind)
    for values in product(*(values_of(field, keys) for field in fields)):
        yield kind(*values)


def values_of(field: msgspec.structs.FieldInfo, keys: list[int]) -> list[Any]:
    if field.name == "piece":
        return keys
    if field.type is bool:
        return [False, True]
    if field.type is int:
        return list(range(-1, 11)) if field.name == "slot" else list(range(-1, 4))
    if field.type is str:
        return ["", "line", "leader", "nonsense"]
    raise AssertionError(f"{field.name}: say what values a step of type {field.type} may be given")


def every_path(game: Game, state: Any, decision: Decision, chance: random.Random) -> Iterator[tuple[Any, ...]]:
    """Every first step; after steps that are offered and lead on, some of the steps that can be said."""
    steps = every_step(game, state, decision.seat)
    for step in steps:
        yield (step,)
    path: tuple[Any, ...] = ()
    options = decision.options
    while leading := [option for option in options if option.more is not None]:
        for option in leading:
            offered = [each.step for each in game.expand(state, decision, (*path, option.step))]
            for step in (*chance.sample(steps, min(30, len(steps))), *offered[:30]):
                yield (*path, option.step, step)
        path = (*path, chance.choice(leading).step)
        options = game.expand(state, decision, path)

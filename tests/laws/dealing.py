"""Dealing anew: what the laws do alike with the states of every game."""

import random
from typing import Any, TypeVar

from app.games.game import Game
from app.kernel.machine import State, Together, find
from app.kernel.node import replace

S = TypeVar("S", bound=State)


def derived(game: Game, state: S) -> S:
    """The state with its options derived again, a sealed one found again by its step."""
    state = game.decode(game.encode(state))
    if not state.stack or not isinstance(state.stack[-1], Together):
        return state
    top = state.stack[-1]
    chosen = [
        option and find(decision.options, option.step)
        for decision, option in zip(top.decisions, top.chosen, strict=True)
    ]
    return replace(state, stack=(*state.stack[:-1], replace(top, chosen=tuple(chosen))))


def sealed(state: S, audience: int, chance: random.Random) -> S:
    """The state with what others than this audience have sealed chosen anew."""
    if not state.stack or not isinstance(state.stack[-1], Together):
        return state
    top = state.stack[-1]
    chosen = [
        option if option is None or decision.seat == audience else chance.choice(decision.options)
        for decision, option in zip(top.decisions, top.chosen, strict=True)
    ]
    return replace(state, stack=(*state.stack[:-1], replace(top, chosen=tuple(chosen))))


def renamed(pieces: list[Any], ids: list[int], seat: int, chance: random.Random) -> None:
    """Shuffle what a seat calls these pieces."""
    keys = chance.sample([pieces[id].keys[seat] for id in ids], len(ids))
    for id, key in zip(ids, keys, strict=True):
        own = list(pieces[id].keys)
        own[seat] = key
        pieces[id] = replace(pieces[id], keys=tuple(own))


def check_keys(state: Any) -> None:
    """No audience has one key for two pieces, or one that it was not yet given."""
    for audience, given in enumerate(state.keys):
        keys = [piece.keys[audience] for piece in state.pieces if piece.keys[audience]]
        assert len(set(keys)) == len(keys)
        assert max(keys, default=0) <= given


def check_faces(view: Any) -> None:
    """A view holds a face for each piece that it names, and no other."""
    named = {key for keys in view.zones.values() if not isinstance(keys, int) for key in keys}
    assert named - {0} == set(view.faces)

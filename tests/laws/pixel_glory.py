"""What the laws know of Pixel Glory: where a card is hidden from whom, and how the cards might as well lie."""

import random
from collections.abc import Iterable
from typing import Any

from app.games.pixel_glory.frames import Arranging
from app.games.pixel_glory.game import MODES, PIXEL_GLORY
from app.games.pixel_glory.state import Piece, State
from app.games.pixel_glory.steps import Bid
from app.kernel.machine import Decision, Together
from app.kernel.node import replace
from app.tabletop.telling import Tale, Telling
from tests.laws.dealing import check_faces, check_keys, derived, renamed, sealed

__all__ = ["check_hidden", "check_places", "given", "opens", "redealt", "rekeyed", "revealed", "sealed"]

COMMON = ("spells", "offer", "out", "dungeon", "box")
OWN = ("drafted", "deck", "hand", "reserve", "played", "discard", "claimed")
TABLES = [(mode.name, seats) for mode in MODES for seats in mode.seats]
DIFFICULTIES = ("standard", "casual", "hardcore")
BASICS = 75


TESTED = 11
"""One of each mode and number of seats."""


def given(seed: int) -> dict[str, Any]:
    """Every mode with every number of seats, and in time with every difficulty."""
    mode, seats = TABLES[seed % len(TABLES)]
    return {"mode": mode, "seats": seats, "difficulty": DIFFICULTIES[seed % len(DIFFICULTIES)]}


# --- Dealing anew -------------------------------------------------------------------


def redealt(state: State, audience: int, chance: random.Random, pinned: Iterable[int] = ()) -> State:
    kept, pieces, instead = {*pinned}, list(state.pieces), dict[int, int]()
    for group in hidden(state, audience):
        places = [id for id in group if id not in kept]
        for place, id in zip(places, chance.sample(places, len(places)), strict=True):
            instead[place] = id
            pieces[id] = moved_to(state.pieces[id], state.pieces[place])

    def dealt(ids: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([instead.get(id, id) for id in ids])

    sides = tuple([replace(side, deck=dealt(side.deck), hand=dealt(side.hand)) for side in state.sides])
    stack = state.stack
    if stack and isinstance(stack[-1], Decision) and isinstance(stack[-1].question, Arranging):
        stack = (*stack[:-1], replace(stack[-1], question=Arranging(dealt(stack[-1].question.left))))
    common = {zone: dealt(getattr(state, zone)) for zone in ("spells", "dungeon", "box", "looked")}
    return derived(PIXEL_GLORY, replace(state, pieces=tuple(pieces), sides=sides, stack=stack, **common))


def hidden(state: State, audience: int) -> list[list[int]]:
    """Pieces that this audience does not see, by what could lie in one another's places.

    A Hand may hold a card that another has drafted, and all have seen how it came there: so Hands and
    decks are dealt anew by who drafted a card. In Expanded all know which monsters lie in the dungeon.
    """
    pieces = state.pieces
    unknown = [piece for piece in pieces if not piece.seen >> audience & 1]
    spells = [piece.id for piece in unknown if piece.kind == "spell" and piece.zone in ("spells", "box")]
    zones = ("dungeon",) if state.mode == "expanded" else ("dungeon", "box")
    monsters = [piece.id for piece in unknown if piece.kind == "monster" and piece.zone in zones and not piece.lord]
    own = [piece for piece in unknown if piece.zone in ("hand", "deck")]
    return [spells, monsters, *[[piece.id for piece in own if piece.owner == seat] for seat in range(state.seats)]]


def moved_to(piece: Piece, place: Piece) -> Piece:
    """A piece where another lay, as that one was seen and called there."""
    return replace(piece, side=place.side, zone=place.zone, keys=place.keys, seen=place.seen)


def rekeyed(state: State, audience: int, chance: random.Random) -> State:
    pieces = list(state.pieces)
    for seat, side in enumerate(state.sides):
        if seat != audience:
            renamed(pieces, [id for id in side.hand if not pieces[id].seen >> audience & 1], seat, chance)
    if state.looker not in (-1, audience):
        renamed(pieces, list(state.looked), state.looker, chance)
    return derived(PIXEL_GLORY, replace(state, pieces=tuple(pieces)))


def revealed(before: State, told: tuple[Telling, ...], after: State, audience: int) -> set[int]:
    """A telling names no piece, so every copy of a basic that it shows counts."""
    bit, known = 1 << audience, len(before.pieces)
    shown = {sight.card for telling in told for sight in telling.pieces if sight.seen & bit}
    fresh = [piece for piece in after.pieces[:known] if piece.seen & bit and not before.pieces[piece.id].seen & bit]
    shown |= {piece.card for piece in fresh}
    return {piece.id for piece in before.pieces if piece.card in shown}


def opens(told: Tale, audience: int) -> bool:
    """What is looked at; and what is played, discarded or drawn may be shuffled into a deck before the move is over."""
    return told.what in ("play", "discard") or (told.seat == audience and told.what in ("look", "draw"))


# --- Where things are -----------------------------------------------------------------


def check_places(state: State) -> None:
    lying = [(id, -1, zone) for zone in COMMON for id in getattr(state, zone)]
    lying += [(id, -1, "revealed") for id in state.revealed if id >= 0]
    lying += [(id, seat, zone) for seat, side in enumerate(state.sides) for zone in OWN for id in getattr(side, zone)]
    assert sorted(lying) == [(piece.id, piece.side, piece.zone) for piece in state.pieces]
    assert sum(state.piles) + sum([piece.kind == "basic" for piece in state.pieces]) == BASICS
    assert {*state.looked} <= {*state.dungeon}
    assert not any(piece.lord for piece in [state.pieces[id] for id in state.dungeon[:-1]])
    for seat, side in enumerate(state.sides):
        assert all(state.pieces[id].owner == seat for id in (*side.deck, *side.discard, *side.drafted, *side.claimed))
    check_keys(state)


def check_hidden(state: State, views: list[Any], told: tuple[Telling, ...], known: list[set[int]]) -> None:
    """Common decks and every deck and Hand are numbers to whom they do not belong; the rest lies open.

    Of the sealed bids each seat sees its own.
    """
    bids = sealed_bids(state)
    for audience, view in enumerate(views):
        assert isinstance(view.zones["spells"], int)
        assert isinstance(view.zones["dungeon"], int)
        for seat in range(state.seats):
            assert isinstance(view.zones[f"{seat}.deck"], int)
            assert isinstance(view.zones[f"{seat}.hand"], int) == (seat != audience)
        assert not view.zones["looked"] or state.looker == audience
        assert view.laid == bids.get(audience, 0)
        check_faces(view)


def sealed_bids(state: State) -> dict[int, int]:
    """The bids that are laid and not open yet, by who laid them."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Together):
        return {}
    laid = zip(top.decisions, top.chosen, strict=True)
    return {each.seat: done.step.n for each, done in laid if done and isinstance(done.step, Bid)}

"""What the laws know of Pixel Tactics, in every edition: what is hidden from whom, and how it might as well lie."""

import random
from collections.abc import Iterable
from typing import Any

from app.games.pixel_tactics.frames import Event, Source
from app.games.pixel_tactics.state import Piece, Side, State
from app.games.pixel_tactics.words import Trap
from app.games.registry import game
from app.kernel.node import Node, replace
from app.tabletop.telling import Tale, Telling
from tests.laws.dealing import check_faces, check_keys, derived, renamed, sealed

__all__ = ["check_hidden", "check_places", "given", "opens", "redealt", "rekeyed", "revealed", "sealed"]

SEATS = (0, 1)
ZONES = ("deck", "hand", "discard", "table", "trophies", "out", "unit", "reserve")


def given(seed: int) -> dict[str, Any]:
    return {"trophies": 2 + seed % 2, "round_limit": 12 if seed % 7 == 3 else 60}


# --- Dealing anew -------------------------------------------------------------------


def redealt(state: State, audience: int, chance: random.Random, pinned: Iterable[int] = ()) -> State:
    kept = {*pinned, *spoken_of(state.stack)}
    pieces = list(state.pieces)
    sides: list[Side] = []
    instead: dict[int, int] = {}
    for side in state.sides:
        places = [id for id in hidden(state, side, audience) if id not in kept]
        for place, id in zip(places, dealt(state, places, chance), strict=True):
            instead[place] = id
            pieces[id] = moved_to(state.pieces[id], state.pieces[place])
        sides.append(
            replace(
                side,
                deck=tuple(instead.get(id, id) for id in side.deck),
                hand=tuple(instead.get(id, id) for id in side.hand),
                reserve=tuple(instead.get(id, id) for id in side.reserve),
            )
        )
    looked = tuple(instead.get(id, id) for id in state.looked)
    return derived(game(state.edition), replace(state, pieces=tuple(pieces), sides=(sides[0], sides[1]), looked=looked))


def hidden(state: State, side: Side, audience: int) -> list[int]:
    """The pieces of a side that an audience does not see: face-down in the Reserve, the Hand, the Deck."""
    return [
        id for id in (*side.reserve, *side.hand, *side.deck) if id >= 0 and not state.pieces[id].seen >> audience & 1
    ]


def dealt(state: State, places: list[int], chance: random.Random) -> list[int]:
    """The pieces of these places in another order; face-down in the Reserve lie Traps alone."""
    left = chance.sample(places, len(places))
    found = []
    for place in places:
        trap = state.pieces[place].zone == "reserve"
        id = next(id for id in left if not trap or isinstance(state.pieces[id].printed.line, Trap))
        left.remove(id)
        found.append(id)
    return found


def moved_to(piece: Piece, place: Piece) -> Piece:
    """A piece where another lay, as that one was seen and called there."""
    return replace(
        piece,
        zone=place.zone,
        slot=place.slot if place.zone == "reserve" else piece.slot,
        keys=place.keys,
        seen=place.seen,
        time=place.time,
        placed=place.placed,
    )


def spoken_of(node: Any) -> set[int]:
    """Pieces that what remains to be done speaks of; what is merely offered is its seat's own affair."""
    found: set[int] = set()
    if isinstance(node, Source):
        found |= {node.this, *(id for _, ids in node.named for id in ids)}
    elif isinstance(node, Event):
        found |= {id for _, id in node.roles}
    if isinstance(node, Node):
        found |= {getattr(node, "id", -1), *getattr(node, "ids", ())}
        for name in node.__struct_fields__:
            if name not in ("options", "decisions", "chosen"):
                found |= spoken_of(getattr(node, name))
    elif isinstance(node, tuple):
        for each in node:
            found |= spoken_of(each)
    return found


def rekeyed(state: State, audience: int, chance: random.Random) -> State:
    pieces = list(state.pieces)
    for seat in SEATS:
        if seat != audience:
            hand = [id for id in state.sides[seat].hand if not pieces[id].seen >> audience & 1]
            renamed(pieces, hand, seat, chance)
    return derived(game(state.edition), replace(state, pieces=tuple(pieces)))


def revealed(before: State, told: tuple[Telling, ...], after: State, audience: int) -> set[int]:
    """A telling names no piece, so both decks' copies of a card that it shows count."""
    bit = 1 << audience
    shown = {sight.card for telling in told for sight in telling.pieces if sight.seen & bit}
    shown |= {piece.card for piece in after.pieces if piece.seen & bit and not before.pieces[piece.id].seen & bit}
    return {piece.id for piece in before.pieces if piece.card in shown}


def opens(told: Tale, audience: int) -> bool:
    """What is looked at; a Trap that is activated, as it may be set again; an Order of a Hand that is read out;
    Leaders who may have to be chosen again.
    """
    return told.what in ("activate", "carry-out", "leaders", "clash") or (told.what == "look" and told.seat == audience)


# --- Where things are -----------------------------------------------------------------


def check_places(state: State) -> None:
    lying = [
        (id, seat, zone)
        for seat, side in enumerate(state.sides)
        for zone in ZONES
        for id in getattr(side, zone)
        if id >= 0
    ]
    assert sorted(lying) == [(piece.id, piece.side, piece.zone) for piece in state.pieces]
    for side in state.sides:
        for zone in ("unit", "reserve"):
            for slot, id in enumerate(getattr(side, zone)):
                assert id < 0 or state.pieces[id].slot == slot
    check_keys(state)


def check_hidden(state: State, views: list[Any], told: tuple[Telling, ...], known: list[set[int]]) -> None:
    """Hands and Decks are numbers to whom they do not belong; face-down Traps have no face.

    `known` are the keys of the Traps that each audience was shown; it grows here.
    """
    for audience, view in enumerate(views):
        for telling in told:
            if telling.what in ("look", "activate"):
                known[audience] |= {sight.keys[audience] for sight in telling.pieces if sight.seen >> audience & 1}
        for seat in SEATS:
            assert isinstance(view.zones[f"{seat}.deck"], int)
            assert isinstance(view.zones[f"{seat}.hand"], int) == (seat != audience)
            for key in view.zones.get(f"{seat}.reserve", ()):
                if key and seat != audience and view.faces[key].kind == "trap":
                    assert view.faces[key].card is None or key in known[audience]
        assert not view.zones["looked"] or state.looker == audience
        check_faces(view)

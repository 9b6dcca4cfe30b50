"""Leaders that are given: a match of Pixel Tactics after both have chosen the Leader that was wanted."""

from app.games.pixel_tactics.codec import decode, encode
from app.games.pixel_tactics.state import Piece, State, with_side
from app.games.pixel_tactics.steps import Lead
from app.games.registry import game
from app.kernel.machine import Move
from app.kernel.node import replace


def led(state: State, leaders: tuple[str, ...]) -> State:
    """The state once each seat leads with this card, which is dealt to it in place of another if need be."""
    for seat, card in enumerate(leaders):
        piece = next(piece for piece in state.pieces if piece.owner == seat and piece.card == card)
        if piece.zone == "deck":
            state = exchanged(state, seat, state.sides[seat].hand[0], piece.id)
    state, rules = decode(encode(state)), game(state.edition)
    for seat, card in enumerate(leaders):
        decision = next(each for each in rules.decisions(state) if each.seat == seat)
        key = next(piece.keys[seat] for piece in state.lying(seat, "hand") if piece.card == card)
        state, _ = rules.play(state, seat, Move(decision.id, (Lead(key),)))
    return state


def exchanged(state: State, seat: int, dealt: int, wanted: int) -> State:
    """The two pieces of a seat in each other's places."""
    pieces, other = list(state.pieces), {dealt: wanted, wanted: dealt}
    one, two = pieces[dealt], pieces[wanted]
    pieces[dealt], pieces[wanted] = placed(one, two), placed(two, one)
    side = state.sides[seat]
    side = replace(
        side,
        deck=tuple(other.get(id, id) for id in side.deck),
        hand=tuple(other.get(id, id) for id in side.hand),
    )
    return with_side(replace(state, pieces=tuple(pieces)), seat, side)


def placed(piece: Piece, place: Piece) -> Piece:
    return replace(piece, zone=place.zone, keys=place.keys, seen=place.seen)

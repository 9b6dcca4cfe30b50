"""Imagining: a table drawn at random among those that look the same to a seat."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.state import SEATS, Piece, Side, State
from app.kernel.dice import Dice, shuffle
from app.kernel.node import replace
from app.kernel.storage import rested
from app.tabletop.guessing import guessed


def imagine(state: State, seat: int, dice: Dice) -> State:
    """The state as the seat may think it: what it cannot see is dealt anew, sealed answers are guessed.

    Of states that look alike to the seat, each gives the same draw from the same dice.
    """
    pieces, sides = list(state.pieces), list(state.sides)
    elsewhere: dict[int, int] = {}
    for owner in SEATS:
        side = sides[owner]
        hidden = [id for id in (*side.reserve, *side.hand, *side.deck) if id >= 0]
        hidden = [id for id in hidden if not pieces[id].seen >> seat & 1]
        dealt, dice = deal(hidden, [pieces[id] for id in hidden], dice)
        instead = dict(zip(hidden, dealt, strict=True))
        elsewhere.update(instead)
        keys = sorted(pieces[id].keys[1 - seat] for id in hidden if pieces[id].zone == "hand")
        made = {}
        for old, new in instead.items():
            place, card = pieces[old], state.pieces[new].card
            own = list(place.keys)
            if place.zone == "hand":
                own[1 - seat] = keys.pop(0)
            made[new] = Piece(
                new,
                card,
                owner,
                place.side,
                place.zone,
                place.slot if place.zone == "reserve" else -1,
                (own[0], own[1], own[2]),
                place.seen,
                time=place.time,
                placed=place.placed,
            )
        for new, piece in made.items():
            pieces[new] = piece
        sides[owner] = Side(
            deck=tuple([instead.get(id, id) for id in side.deck]),
            hand=tuple([instead.get(id, id) for id in side.hand]),
            discard=side.discard,
            table=side.table,
            trophies=side.trophies,
            out=side.out,
            unit=side.unit,
            reserve=tuple([instead.get(id, id) for id in side.reserve]),
        )
    looked = tuple([elsewhere.get(id, id) for id in state.looked])
    state = replace(state, pieces=tuple(pieces), sides=(sides[0], sides[1]), looked=looked)
    state, dice = guessed(rested(state), seat, dice)
    return replace(state, dice=dice)


def deal(ids: list[int], places: list[Piece], dice: Dice) -> tuple[list[int], Dice]:
    """Cards for these places: Traps where a Trap must lie, anything else where it may."""
    printed = {id: piece.printed for id, piece in zip(ids, places, strict=True)}
    pool, dice = shuffle(dice, sorted(ids))
    dealt: list[int] = []
    left = list(pool)
    for place in places:
        fitting = place.zone != "reserve"
        chosen = next(id for id in left if fitting or isinstance(printed[id].line, w.Trap))
        left.remove(chosen)
        dealt.append(chosen)
    return dealt, dice

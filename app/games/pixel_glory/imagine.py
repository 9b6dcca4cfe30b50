"""Imagining: a table drawn at random among those that look the same to a seat."""

from app.games.pixel_glory.state import Piece, State
from app.kernel.dice import Dice, shuffle
from app.kernel.node import replace
from app.kernel.storage import rested
from app.tabletop.guessing import guessed


def imagine(state: State, seat: int, dice: Dice) -> State:
    """The state as the seat may think it: what it cannot see is dealt anew, sealed answers are guessed.

    Of states that look alike to the seat, each gives the same draw from the same dice.
    """
    places: dict[int, int] = {}
    for group in hidden(state, seat):
        pool, dice = shuffle(dice, sorted(group, key=lambda id: (state.pieces[id].card, id)))
        places.update(zip(group, pool, strict=True))
    pieces = list(state.pieces)
    for place, id in places.items():
        there, piece = state.pieces[place], state.pieces[id]
        pieces[id] = Piece(id, piece.card, piece.owner, there.side, there.zone, there.keys, there.seen)
    for owner, side in enumerate(state.sides):
        unseen = [places[id] for id in side.hand if id in places]
        keys = sorted([pieces[id].keys[owner] for id in unseen])
        for id, key in zip(unseen, keys, strict=True):
            own = list(pieces[id].keys)
            own[owner] = key
            pieces[id] = replace(pieces[id], keys=tuple(own))
    sides = [
        replace(
            side,
            deck=tuple([places.get(id, id) for id in side.deck]),
            hand=tuple([places.get(id, id) for id in side.hand]),
        )
        for side in state.sides
    ]
    decks = {zone: tuple([places.get(id, id) for id in getattr(state, zone)]) for zone in ("spells", "dungeon", "box")}
    state = replace(state, pieces=tuple(pieces), sides=tuple(sides), **decks)
    state, dice = guessed(rested(state), seat, dice)
    return replace(state, dice=dice)


def hidden(state: State, seat: int) -> list[list[int]]:
    """Groups of pieces that could lie in one another's places: the spells to come, the monsters, each Hand and deck."""
    pieces = state.pieces
    spells = [id for id in (*state.spells, *state.box) if pieces[id].kind == "spell"]
    monsters = [id for id in (*state.dungeon, *state.box) if pieces[id].kind == "monster" and not pieces[id].lord]
    if state.mode == "expanded":
        monsters = [id for id in monsters if pieces[id].zone == "dungeon"]
    groups = [spells, monsters, *[[*side.hand, *side.deck] for side in state.sides]]
    return [[id for id in group if not pieces[id].seen >> seat & 1] for group in groups]

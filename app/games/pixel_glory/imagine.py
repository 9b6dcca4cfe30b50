"""Imagining: a table drawn at random among those that look the same to a seat."""

from app.games.pixel_glory.frames import Arranging
from app.games.pixel_glory.state import Piece, State
from app.kernel.dice import Dice, shuffle
from app.kernel.machine import Decision
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

    def dealt(ids: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([places.get(id, id) for id in ids])

    pieces = list(state.pieces)
    for place, id in places.items():
        there, piece = state.pieces[place], state.pieces[id]
        pieces[id] = Piece(id, piece.card, piece.owner, there.side, there.zone, there.keys, there.seen)
    sides = [replace(side, deck=dealt(side.deck), hand=dealt(side.hand)) for side in state.sides]
    for owner, side in enumerate(sides):
        renamed(pieces, [id for id in side.hand if not pieces[id].seen >> seat & 1], owner)
    if state.looked and state.looker != seat:
        renamed(pieces, list(dealt(state.looked)), state.looker)
    stack = state.stack
    if stack and isinstance(stack[-1], Decision) and isinstance(stack[-1].question, Arranging):
        stack = (*stack[:-1], replace(stack[-1], question=Arranging(dealt(stack[-1].question.left))))
    common = {zone: dealt(getattr(state, zone)) for zone in ("spells", "dungeon", "box", "looked")}
    state = replace(state, pieces=tuple(pieces), sides=tuple(sides), stack=stack, **common)
    state, dice = guessed(rested(state), seat, dice)
    return replace(state, dice=dice)


def renamed(pieces: list[Piece], ids: list[int], seat: int) -> None:
    """What a seat calls these pieces, in the order in which they lie: who does not see them cannot know it."""
    names = sorted([pieces[id].keys[seat] for id in ids])
    for id, name in zip(ids, names, strict=True):
        keys = list(pieces[id].keys)
        keys[seat] = name
        pieces[id] = replace(pieces[id], keys=tuple(keys))


def hidden(state: State, seat: int) -> list[list[int]]:
    """Groups of pieces that could lie in one another's places: the spells to come, the monsters, each player's cards.

    Everybody saw how a card came into the Hand of another than its drafter.
    """
    pieces = state.pieces
    spells = [id for id in (*state.spells, *state.box) if pieces[id].kind == "spell"]
    monsters = [id for id in (*state.dungeon, *state.box) if pieces[id].kind == "monster" and not pieces[id].lord]
    if state.mode == "expanded":
        monsters = [id for id in monsters if pieces[id].zone == "dungeon"]
    held = [id for side in state.sides for id in (*side.hand, *side.deck)]
    own = [[id for id in held if pieces[id].owner == each] for each in range(state.seats)]
    groups = [spells, monsters, *own]
    return [[id for id in group if not pieces[id].seen >> seat & 1] for group in groups]

"""Picks: every answer to what a text asks to be named."""

from collections.abc import Iterator

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.places import cards, empty_slots
from app.games.pixel_tactics.state import SLOTS, Piece, State
from app.kernel.node import Node, Rules


class Candidate(Node, tag=False):
    """One answer to a pick: its step, the values it names, and whether the pick is then complete."""

    step: steps.Step
    values: tuple[int, ...]
    done: bool


def touchable(side: w.Side, state: State) -> bool:
    """Whether a text may touch what is this side's: the rival's not under Ceasefire (PT5-354)."""
    return side != "rival" or not state.apart


def viable(picks: tuple[w.Pick, ...], source: Source, state: State) -> bool:
    """Whether these picks can all be answered."""
    first, rest = picks[0], picks[1:]
    if first.each:
        return True if not rest else viable(rest, bound(first, source, state), state)
    for candidate in candidates(first, source, state):
        if not rest or viable(rest, source.naming(first.name, *candidate.values), state):
            return True
    return False


def bound(pick: w.Pick, source: Source, state: State) -> Source:
    """The source once a whole group is named."""
    assert isinstance(pick.of, w.Group)
    return source.naming(pick.name, *[piece.id for piece in targets(pick.of, source, state)])


def settled_picks(picks: tuple[w.Pick, ...], source: Source, state: State) -> tuple[tuple[w.Pick, ...], Source]:
    """The picks that somebody must answer, those before them that answer themselves being named."""
    while picks:
        first = picks[0]
        if first.each:
            source = bound(first, source, state)
        elif (isinstance(first.of, w.Tokens) and first.up_to) or first.up_to > 1:
            if first.name in dict(source.named) or any(c.values for c in candidates(first, source, state)):
                break
            source = source.naming(first.name)
        else:
            break
        picks = picks[1:]
    return picks, source


def targets(group: w.Group, source: Source, state: State) -> list[Piece]:
    """The pieces of a group that a text may touch (R10)."""
    found = board(state).members(group, source)
    if state.apart:
        found = [piece for piece in found if piece.side == source.seat]
    return found


def narrowed(
    picks: tuple[w.Pick, ...], source: Source, state: State
) -> Iterator[tuple[Candidate, tuple[w.Pick, ...], Source]]:
    """The answers to the first pick that leave the later ones answerable; what is left to name; the source then."""
    first, rest = picks[0], picks[1:]
    for candidate in candidates(first, source, state):
        named = source.naming(first.name, *candidate.values)
        if not candidate.done:
            yield candidate, picks, named
        elif not rest or viable(rest, named, state):
            yield candidate, rest, named


answers: Rules[list[Candidate]] = Rules("answer")
"""Every answer to a pick of one kind: `answers(of, pick, source, state)`."""


def candidates(pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    """Every answer to a pick, given what of it was answered before."""
    return answers[type(pick.of)](pick.of, pick, source, state)


@answers.rule
def _(of: w.Group, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    seat, found = source.seat, targets(of, source, state)
    if pick.up_to == 1:
        return [Candidate(steps.Pick(piece.keys[seat]), (piece.id,), True) for piece in found]
    so_far = source.get(pick.name)
    most = min(pick.up_to, len(found))
    return [
        Candidate(steps.Enough(), so_far, True),
        *[
            Candidate(steps.Pick(piece.keys[seat]), (*so_far, piece.id), len(so_far) + 1 >= most)
            for piece in found
            if piece.id not in so_far
        ],
    ]


@answers.rule
def _(of: w.Slots, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    if not touchable(of.side, state):
        return []
    free = empty_slots(state, of, source.seat)
    return [Candidate(steps.Place(owner, slot), (slot,), True) for owner, slot in free]


@answers.rule
def _(of: w.Cards, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    if of.zone != "looked" and not touchable(of.side, state):
        return []
    found = cards(state, of, source)
    if of.side == "any" and state.apart:
        found = [piece for piece in found if piece.side == source.seat]
    if not found and of.zone == "looked":
        # A search opens a choice whether or not it finds anything.
        return [Candidate(steps.Enough(), (), True)]
    if pick.up_to > 1:
        return _some_of(found, pick, source)
    return [Candidate(steps.Pick(piece.keys[source.seat]), (piece.id,), True) for piece in found]


def _some_of(cards: list[Piece], pick: w.Pick, source: Source) -> list[Candidate]:
    """From one card up to so many, one after the other."""
    so_far = source.get(pick.name)
    most = min(pick.up_to, len(cards))
    found = [Candidate(steps.Enough(), so_far, True)] if so_far else []
    for piece in cards:
        if piece.id not in so_far:
            step = steps.Pick(piece.keys[source.seat])
            found.append(Candidate(step, (*so_far, piece.id), len(so_far) + 1 >= most))
    return found


@answers.rule
def _(of: w.RowOf, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    return [Candidate(steps.Row(row), (row,), True) for row in range(3)]


@answers.rule
def _(of: w.ColumnOf, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    return [Candidate(steps.Column(column), (column,), True) for column in range(3)]


@answers.rule
def _(of: w.UpTo, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    there = [state.pieces[id].damage for id in board(state).ids(of.damage_on, source)]
    return [Candidate(steps.Number(n), (n,), True) for n in range(1, min([of.n, *there]) + 1)]


@answers.rule
def _(of: w.Tokens, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    """One counter after another; `up_to` 0 stands for all of them, as a cost."""
    so_far, found = source.get(pick.name), []
    if pick.up_to:
        found.append(Candidate(steps.Enough(), so_far, True))
    bearers = [piece for piece in targets(of.group, source, state) if getattr(piece, of.counter)]
    most = min(of.n, sum(getattr(piece, of.counter) for piece in bearers))
    for piece in bearers:
        if getattr(piece, of.counter) > so_far.count(piece.id):
            step = steps.Pick(piece.keys[source.seat])
            found.append(Candidate(step, (*so_far, piece.id), len(so_far) + 1 == most))
    return found


@answers.rule
def _(of: w.Shares, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    so_far = source.get(pick.name)
    last = len(so_far) + 1 >= board(state).amount(of.n, source)
    return [
        Candidate(steps.Pick(piece.keys[source.seat]), (*so_far, piece.id), last)
        for piece in targets(of.group, source, state)
    ]


@answers.rule
def _(of: w.Layout, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    """A Slot for each Hero and corpse in turn; named are the Slots given out."""
    seat = source.seat if of.side == "yours" else 1 - source.seat
    so_far = source.get(pick.name)
    left = len(bodies(state, seat)) - len(so_far)
    return [
        Candidate(steps.Place(seat, slot), (*so_far, slot), left == 1)
        for slot in (SLOTS if left else ())
        if slot not in so_far
    ]


@answers.rule
def _(of: w.Sequence, pick: w.Pick, source: Source, state: State) -> list[Candidate]:
    so_far = source.get(pick.name)
    left = [id for id in state.looked if state.pieces[id].zone == "deck" and id not in so_far]
    return [Candidate(steps.Pick(state.pieces[id].keys[source.seat]), (*so_far, id), len(left) == 1) for id in left]


def bodies(state: State, seat: int) -> list[int]:
    """Ids of the Heroes and corpses of a Unit, from the front."""
    unit = state.sides[seat].unit
    return [unit[slot] for slot in SLOTS if unit[slot] >= 0]

"""Picks: every answer to what a text asks to be named."""

from collections.abc import Iterator
from typing import NamedTuple

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.state import SLOTS, Piece, State


class Candidate(NamedTuple):
    """One answer to a pick: its step, the values it names, and whether the pick is then complete."""

    step: steps.Step
    values: tuple[int, ...]
    done: bool


def touchable(side: w.Side, state: State) -> bool:
    """Whether a text may touch what is this side's: the rival's not under Ceasefire (PT5-354)."""
    return side != "rival" or not state.ceasefire


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
    if state.round == 1:
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


def candidates(pick: w.Pick, source: Source, state: State) -> Iterator[Candidate]:
    """Every answer to a pick, given what of it was answered before."""
    seat, so_far = source.seat, source.get(pick.name)
    match pick.of:
        case w.Group():
            yield from _pieces(pick, source, state)
        case w.Slots():
            if touchable(pick.of.side, state):
                for owner, slot in board(state).empty_slots(pick.of, seat):
                    yield Candidate(steps.Place(owner, slot), (slot,), True)
        case w.Cards():
            yield from _cards(pick.of, source, state)
        case w.RowOf():
            for row in range(3):
                yield Candidate(steps.Row(row), (row,), True)
        case w.ColumnOf():
            for column in range(3):
                yield Candidate(steps.Column(column), (column,), True)
        case w.UpTo(n, on):
            most = min([n, *[state.pieces[id].damage for id in board(state).ids(on, source)]])
            for number in range(1, most + 1):
                yield Candidate(steps.Number(number), (number,), True)
        case w.Tokens(counter, group, n):
            if pick.up_to:
                yield Candidate(steps.Enough(), so_far, True)
            for piece in targets(group, source, state):
                if getattr(piece, counter) > so_far.count(piece.id):
                    now = (*so_far, piece.id)
                    last = len(now) == n or len(now) == _tokens(counter, group, source, state)
                    yield Candidate(steps.Pick(piece.keys[seat]), now, last)
        case w.Shares(number, group):
            total = board(state).amount(number, source)
            for piece in targets(group, source, state):
                now = (*so_far, piece.id)
                yield Candidate(steps.Pick(piece.keys[seat]), now, len(now) >= total)
        case w.Layout():
            yield from _layout(so_far, seat, state)
        case w.Sequence():
            left = [id for id in state.looked if state.pieces[id].zone == "deck" and id not in so_far]
            for id in left:
                yield Candidate(steps.Pick(state.pieces[id].keys[seat]), (*so_far, id), len(left) == 1)


def _tokens(counter: w.Counter, group: w.Group, source: Source, state: State) -> int:
    return sum(getattr(piece, counter) for piece in targets(group, source, state))


def _pieces(pick: w.Pick, source: Source, state: State) -> Iterator[Candidate]:
    assert isinstance(pick.of, w.Group)
    seat, so_far = source.seat, source.get(pick.name) if pick.up_to > 1 else ()
    found = targets(pick.of, source, state)
    if pick.up_to > 1:
        yield Candidate(steps.Enough(), so_far, True)
    for piece in found:
        if piece.id not in so_far:
            now = (*so_far, piece.id)
            done = len(now) >= min(pick.up_to, len(found))
            yield Candidate(steps.Pick(piece.keys[seat]), now, done)


def _cards(cards: w.Cards, source: Source, state: State) -> Iterator[Candidate]:
    if cards.zone != "looked" and not touchable(cards.side, state):
        return
    found = board(state).cards(cards, source)
    if cards.side == "any" and cards.zone == "reserve" and state.round == 1:
        found = [piece for piece in found if piece.side == source.seat]
    if not found and cards.zone == "looked":
        # A search opens a choice whether or not it finds anything.
        yield Candidate(steps.Enough(), (), True)
    for piece in found:
        yield Candidate(steps.Pick(piece.keys[source.seat]), (piece.id,), True)


def bodies(state: State, seat: int) -> list[int]:
    """Ids of the Heroes and corpses of a Unit, from the front."""
    unit = state.sides[seat].unit
    return [unit[slot] for slot in SLOTS if unit[slot] >= 0]


def _layout(so_far: tuple[int, ...], seat: int, state: State) -> Iterator[Candidate]:
    """A Slot for each Hero and corpse in turn; `so_far` are the Slots given out."""
    left = len(bodies(state, seat)) - len(so_far)
    for slot in SLOTS if left else ():
        if slot not in so_far:
            yield Candidate(steps.Place(seat, slot), (*so_far, slot), left == 1)

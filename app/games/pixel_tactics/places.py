"""Places: the rows and columns of a Unit, and the Slots and cards that a text speaks of by where they are."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.state import ALL, LEADER, Piece, State
from app.games.pixel_tactics.texts import BLANK

COLUMN = tuple(slot % 3 for slot in range(9))
ROW = tuple(slot // 3 for slot in range(9))
ROW_NUMBER = {row: number for number, row in enumerate(w.ROWS)}


def empty_slots(state: State, slots: w.Slots, seat: int) -> list[tuple[int, int]]:
    """Empty Slots of the Units, as (seat, slot): no Hero, no Leader, no corpse (PT5-406)."""
    found = []
    for owner in (seat, 1 - seat) if slots.side == "any" else (_owner(slots.side, seat),):
        unit = state.sides[owner].unit
        for slot in range(9):
            if unit[slot] < 0 and slot != LEADER:
                row = ROW[slot]
                if not slots.row or row == (state.wave if slots.row == "wave" else ROW_NUMBER[slots.row]):
                    found.append((owner, slot))
    return found


def cards(state: State, cards: w.Cards, source: Source) -> list[Piece]:
    """The cards of a zone that a text speaks of; an Order that is being played is in the Hand no more (PT1-R10)."""
    if cards.zone == "looked":
        found = [state.pieces[id] for id in state.looked]
        found = [each for each in found if each.zone in ("deck", "hand", "reserve")]
    else:
        seats = (source.seat, 1 - source.seat) if cards.side == "any" else (_owner(cards.side, source.seat),)
        found = [piece for seat in seats for piece in state.lying(seat, cards.zone)]
        if source.line == "line":
            found = [piece for piece in found if piece.zone != "hand" or piece.id != source.this]
    return [piece for piece in found if not cards.kind or _is_kind(piece, cards.kind)]


def _owner(side: str, seat: int) -> int:
    return seat if side == "yours" else 1 - seat


def _is_kind(piece: Piece, kind: str) -> bool:
    line = piece.printed.line
    if kind == "order":
        return piece.card not in BLANK
    if kind == "operation":
        return isinstance(line, w.Operation) and (piece.zone != "reserve" or piece.seen == ALL)
    if kind == "trap":
        return isinstance(line, w.Trap)
    return not isinstance(line, w.Order)

"""Labels: the texts of buttons, one for each step that may be taken."""

from functools import cache
from typing import Any

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.asked import Asking, bearer, noun
from app.games.pixel_tactics.deeds import beginning, whom
from app.games.pixel_tactics.places import COLUMN, ROW
from app.games.pixel_tactics.questions import Acting, Naming
from app.games.pixel_tactics.speaker import Speaker
from app.games.pixel_tactics.state import Piece, State, use
from app.kernel.machine import decision_of, level
from app.tabletop.sentence import Filling, sentence
from app.tabletop.span import Span, Spans

BY_LINE = frozenset({"Order", "Operate", "Lay", "Activate", "Discharge"})
BY_LEADER = frozenset({"Lead"})
COLUMNS = ("left", "middle", "right")
WITHOUT_NAME = frozenset({"Attack", "Cast", "Lever", "Shift", "Switch"})


def label(state: State, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
    """The text of a step's button; `before` are the steps that come before it."""
    kind = type(step).__name__
    if kind in WITHOUT_NAME:
        return said(language, kind, state.rules.called.get(kind, ""))
    match step:
        case steps.Aim(ranged=ranged):
            return said(language, kind, "ranged" if ranged else "melee")
        case steps.Pass():
            decision = decision_of(state, seat)
            acting = decision is None or isinstance(decision.question, Acting)
            return said(language, kind, "act" if acting else "window")
        case steps.Place(seat=owner, slot=slot, reserve=reserve):
            return place(language, slot if owner == seat else slot + 2 - 2 * COLUMN[slot], reserve)
        case steps.Row(row=row):
            return place(language, row * 3, False, kind)
        case steps.Column(column=column):
            mirrored = _side(state, seat, before) != "yours"
            return place(language, 2 - column if mirrored else column, False, kind)
        case steps.Number(n=n):
            return said(language, kind, "", n)
        case steps.Clause(n=n):
            return clause(state, seat, n, language, before)
        case steps.First(piece=key, line=line):
            return piece_label(language, seat, kind, _piece(state, seat, key), "hero" if line in w.ROWS else line)
        case steps.Enough():
            return said(language, kind, "some" if before and isinstance(before[-1], steps.Pick) else "none")
    key = getattr(step, "piece", 0)
    if not key:
        return said(language, kind, "")
    named = "line" if kind in BY_LINE else "leader" if kind in BY_LEADER else ""
    if isinstance(step, steps.Pick) and _of_lines(state, seat, before):
        named = "line"
    return piece_label(language, seat, kind, _piece(state, seat, key), named)


def piece_label(language: str, seat: int, kind: str, piece: Piece, named: str) -> Spans:
    """A label with the name of a piece in it."""
    card = piece.card if piece.seen >> seat & 1 else None
    unseen = "trap" if piece.zone == "reserve" else "card"
    spans = with_card(language, kind, card, named or use(piece), unseen)
    return tuple([Span(span.text, piece.keys[seat], span.card) if span.card else span for span in spans])


@cache
def with_card(language: str, kind: str, card: str | None, named: str, unseen: str) -> Spans:
    speaker = Speaker(language, 0)
    holes: dict[str, Filling] = {"it": speaker.named(0, card, named, unseen, plain=True)}
    return sentence(speaker.voice.labels[kind], {"kind": ""}, holes.__getitem__)


@cache
def said(language: str, kind: str, of: str, n: int = 0) -> Spans:
    """A label without a name in it."""
    holes: dict[str, Filling] = {"n": n}
    return sentence(Speaker(language, 0).voice.labels[kind], {"kind": of, "n": of}, holes.__getitem__)


@cache
def place(language: str, slot: int, reserve: bool, kind: str = "Place") -> Spans:
    voice = Speaker(language, 0).voice
    row = "reserve" if reserve else w.ROWS[ROW[slot]]
    holes: dict[str, Filling] = {"row": voice.rows[row]}
    return sentence(voice.labels[kind], {"column": COLUMNS[COLUMN[slot]]}, holes.__getitem__)


def clause(state: State, seat: int, n: int, language: str, before: tuple[Any, ...]) -> Spans:
    """One of several clauses: what it does, and to whom."""
    asking = Asking(state, Speaker(language, seat))
    naming = _naming(state, seat, before)
    assert naming is not None and isinstance(naming.effect, w.Choose)
    chosen = naming.effect.clauses[n]
    of = whom(chosen)
    piece = state.pieces[naming.source.this]
    holes: dict[str, Filling] = {
        "deed": asking.deeds(beginning(chosen), naming.source),
    }
    if of is not None:
        holes["noun"] = noun(of, bearer(naming.source, piece), language)
    facts = {"noun": "none" if of is None else "some"}
    return sentence(asking.voice.labels["Clause"], facts, holes.__getitem__)


def _naming(state: State, seat: int, before: tuple[Any, ...]) -> Naming | None:
    """What is being named at the end of these steps."""
    decision = decision_of(state, seat)
    if decision is None:
        return None
    asked, _ = level(state, decision, before)
    return asked if isinstance(asked, Naming) else None


def _of(state: State, seat: int, before: tuple[Any, ...]) -> object:
    naming = _naming(state, seat, before)
    return naming.effect.picks[0].of if naming is not None and isinstance(naming.effect, w.Clause) else None


def _side(state: State, seat: int, before: tuple[Any, ...]) -> str:
    of = _of(state, seat, before)
    return of.side if isinstance(of, w.ColumnOf) else ""


def _of_lines(state: State, seat: int, before: tuple[Any, ...]) -> bool:
    """Whether cards are picked for their lower lines."""
    of = _of(state, seat, before)
    return isinstance(of, w.Cards) and bool(of.kind)


_keys: list[tuple[tuple[Piece, ...], int, dict[int, Piece]]] = []


def _piece(state: State, seat: int, key: int) -> Piece:
    """The piece that the seat calls by this key. Those of the last state are kept."""
    if not _keys or _keys[0][0] is not state.pieces or _keys[0][1] != seat:
        _keys[:] = [(state.pieces, seat, {piece.keys[seat]: piece for piece in state.pieces if piece.keys[seat]})]
    return _keys[0][2][key]

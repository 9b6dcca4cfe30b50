"""Acting: what a seat may do in its turn, and for everything else the rule that bars it (section 5)."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.asking import PRICES, opening
from app.games.pixel_tactics.attacks import shots
from app.games.pixel_tactics.board import ROW, Board, board
from app.games.pixel_tactics.frames import (
    Act,
    Acting,
    AimAt,
    DrawCard,
    EndTurn,
    Source,
    Spent,
    SwitchWith,
    Tidy,
    WhereTo,
)
from app.games.pixel_tactics.state import LEADER, SLOTS, Piece, State
from app.games.pixel_tactics.texts import Text, text_of
from app.kernel.machine import Option, Refusal, ask

HAND_LIMIT = 5
"""With so many cards in Hand the Draw action is not available (PT5-402)."""


class Turn:
    """What the predicates need to know of a seat's turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.board: Board = board(state)
        self.side = state.sides[seat]
        self.actions = state.actions
        self.ceasefire = state.ceasefire
        self.clear_price = self.board.price(seat, "clear")
        self.move_price = self.board.price(seat, "move")
        self.orders_forbidden = self.board.forbidden(seat, "order", state.orders)
        self.casts_forbidden = self.board.forbidden(seat, "cast", state.casts)
        unit = self.side.unit
        self.room_here = any(unit[slot] < 0 for slot in SLOTS if ROW[slot] == state.wave)
        self.room_elsewhere = any(unit[slot] < 0 for slot in SLOTS if ROW[slot] != state.wave)
        self.reserve_full = -1 not in self.side.reserve

    def text(self, piece: Piece) -> Text | None:
        return text_of(self.state, piece)

    def acted(self, piece: Piece) -> bool:
        return piece.acted == self.state.turns

    def fresh(self, piece: Piece) -> bool:
        return piece.recruited == self.state.waves


class Bar(NamedTuple):
    """A requirement of an action: when it bars, the code of the refusal and the rule behind it."""

    code: str
    rule: str
    bars: Callable[[Turn, Piece], bool]


def _line(kind: type) -> Callable[[Turn, Piece], bool]:
    return lambda turn, piece: not isinstance(piece.printed.line, kind)


def _not_here(turn: Turn, piece: Piece) -> bool:
    return ROW[piece.slot] != turn.state.wave


def _leads(turn: Turn, piece: Piece) -> bool:
    return piece.slot == LEADER


def _corpse(turn: Turn, piece: Piece) -> bool:
    return piece.corpse


def _acted(turn: Turn, piece: Piece) -> bool:
    return turn.acted(piece) and not piece.corpse


def _fresh(turn: Turn, piece: Piece) -> bool:
    return turn.fresh(piece)


def _barred(turn: Turn, piece: Piece) -> bool:
    return turn.board.barred(piece)


def _no_spell(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    return text is None or text.spell is None


def _no_action(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    return piece.slot != LEADER or text is None or text.action is None


def _lever_price(turn: Turn, piece: Piece) -> int:
    text = turn.text(piece)
    return PRICES[text.action.price] if text is not None and text.action is not None else 0


def _short(price: Callable[[Turn, Piece], int], needs: int) -> Callable[[Turn, Piece], bool]:
    """Whether what costs exactly so much cannot be paid."""
    return lambda turn, piece: turn.actions < needs and price(turn, piece) == needs


def _costs(price: Callable[[Turn, Piece], int]) -> tuple["Bar", "Bar"]:
    """An action at a price: one action, or two for a Long one."""
    return (
        Bar("no-actions", "PT5-304", _short(price, 1)),
        Bar("long", "PT5-502", _short(price, 2)),
    )


def _used(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    limited = text is not None and text.action is not None and text.action.limited
    return limited and piece.id in turn.state.limited


NO_ACTIONS = Bar("no-actions", "PT5-304", lambda turn, piece: turn.actions < 1)
LONG = Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2)
ACTED = Bar("acted", "PT5-501", _acted)
IS_LEADER = Bar("leader-stays", "PT5-418", _leads)
NOT_IN_WAVE = Bar("not-in-wave", "PT5-601", _not_here)

BARS: dict[str, tuple[Bar, ...]] = {
    "Draw": (
        NO_ACTIONS,
        Bar("hand-full", "PT5-402", lambda turn, piece: len(turn.side.hand) >= HAND_LIMIT),
        Bar("deck-empty", "PT5-403", lambda turn, piece: not turn.side.deck),
    ),
    "Recruit": (NO_ACTIONS, Bar("row-full", "PT5-405", lambda turn, piece: not turn.room_here)),
    "Attack": (
        Bar("ceasefire", "PT5-352", lambda turn, piece: turn.ceasefire),
        Bar("corpse", "PT5-805", _corpse),
        NOT_IN_WAVE,
        ACTED,
        Bar("fresh", "PT5-407", _fresh),
        NO_ACTIONS,
        Bar("barred", "PT5-408", _barred),
        Bar("no-target", "PT5-603", lambda turn, piece: not shots(turn.state, piece)),
    ),
    "Cast": (
        Bar("no-spell", "PT5-701", _no_spell),
        Bar("caster-not-in-wave", "PT5-R29", _not_here),
        Bar("cast-already", "PT5-506", _acted),
        Bar("fresh-caster", "PT5-R29", _fresh),
        NO_ACTIONS,
        Bar("barred", "PT5-409", _barred),
        Bar("spells-forbidden", "PT5-409", lambda turn, piece: turn.casts_forbidden),
    ),
    "Lever": (
        Bar("no-leader-action", "PT5-410", _no_action),
        Bar("limited", "PT5-505", _used),
        *_costs(_lever_price),
    ),
    "Order": (
        Bar("no-order", "PT5-113", _line(w.Order)),
        NO_ACTIONS,
        Bar("orders-forbidden", "PT5-411", lambda turn, piece: turn.orders_forbidden),
    ),
    "Clear": (
        Bar("not-a-corpse", "PT5-414", lambda turn, piece: not piece.corpse),
        *_costs(lambda turn, piece: turn.clear_price),
    ),
    "Shift": (
        IS_LEADER,
        Bar("corpse-moves-not", "PT5-R17", _corpse),
        Bar("in-wave", "PT5-416", lambda turn, piece: ROW[piece.slot] == turn.state.wave),
        ACTED,
        *_costs(lambda turn, piece: turn.move_price),
        Bar("no-room", "PT5-416", lambda turn, piece: not turn.room_elsewhere),
    ),
    "Switch": (
        IS_LEADER,
        Bar("acted", "PT5-R16", _acted),
        LONG,
        Bar("nobody-to-switch", "PT5-417", lambda turn, piece: not _partners(turn, piece)),
    ),
    "Operate": (
        Bar("no-operation", "PT5-113", _line(w.Operation)),
        NO_ACTIONS,
        Bar("reserve-full", "PT5-421", lambda turn, piece: turn.reserve_full),
    ),
    "Lay": (
        Bar("no-trap", "PT5-113", _line(w.Trap)),
        NO_ACTIONS,
        Bar("reserve-full", "PT5-428", lambda turn, piece: turn.reserve_full),
    ),
    "Discharge": (NO_ACTIONS,),
}
"""The requirements of each action, in the order in which they are named to a player who asks why not."""


def _partners(turn: Turn, piece: Piece) -> bool:
    return any(
        other.id != piece.id and other.slot != LEADER and (other.corpse or not turn.acted(other))
        for other in turn.board.units[turn.seat]
    )


IN_HAND = ("Recruit", "Order", "Operate", "Lay")
IN_UNIT = ("Attack", "Cast", "Lever", "Clear", "Shift", "Switch")

Verb: TypeAlias = type


def barred(turn: Turn, verb: str, piece: Piece) -> Refusal | None:
    """The first requirement of an action that bars it for this piece."""
    for code, rule, bars in BARS[verb]:
        if bars(turn, piece):
            return Refusal(code, rule)
    return None


@ask.rule
def _(question: Acting, seat: int, state: State) -> tuple[Option, ...]:
    """Every action open to the seat, then Pass, which always is."""
    turn = Turn(state, seat)
    options = [option for option in _actions(turn) if option is not None]
    options.append(Option(steps.Pass(), (EndTurn(seat),)))
    return tuple(options)


def _actions(turn: Turn) -> Iterator[Option | None]:
    state, seat = turn.state, turn.seat
    leader = state.leader(seat)
    if barred(turn, "Draw", leader) is None:
        yield Option(steps.Draw(), (Spent(), DrawCard(seat), Act(seat)))
    for piece in state.lying(seat, "hand"):
        for verb in IN_HAND:
            if barred(turn, verb, piece) is None:
                yield begun(turn, verb, piece)
    for piece in turn.board.units[seat]:
        for verb in IN_UNIT:
            if barred(turn, verb, piece) is None:
                yield begun(turn, verb, piece)
    if turn.actions:
        for piece in state.lying(seat, "reserve"):
            yield begun(turn, "Discharge", piece)


def begun(turn: Turn, verb: str, piece: Piece) -> Option | None:
    """The option that begins an action with a piece; None when nothing of its text could happen."""
    state, seat, id = turn.state, turn.seat, piece.id
    key = piece.keys[seat]
    match verb:
        case "Recruit":
            return Option(steps.Recruit(key), (), WhereTo("recruit", id))
        case "Attack":
            return Option(steps.Attack(key), (), AimAt(id))
        case "Clear":
            return Option(steps.Clear(key), (Spent(turn.clear_price), Tidy(id), Act(seat)))
        case "Shift":
            return Option(steps.Shift(key), (), WhereTo("shift", id))
        case "Switch":
            return Option(steps.Switch(key), (), SwitchWith(id))
        case "Operate":
            return Option(steps.Operate(key), (), WhereTo("operate", id))
        case "Lay":
            return Option(steps.Lay(key), (), WhereTo("lay", id))
        case "Discharge":
            return Option(steps.Discharge(key), (Spent(), Tidy(id), Act(seat)))
    effect, source, step, name = spoken(turn, verb, piece)
    return opening(effect, source, name, state, step)


def spoken(turn: Turn, verb: str, piece: Piece) -> tuple[w.Effect, Source, steps.Step, str]:
    """The text behind Cast, Lever or Order: its effect, on whose behalf, its first step and its name."""
    seat, id, key = turn.seat, piece.id, piece.keys[turn.seat]
    if verb == "Order":
        line = piece.printed.line
        assert isinstance(line, w.Order)
        return line.effect, Source(id, seat, "line", "order"), steps.Order(key), "order"
    text = turn.text(piece)
    assert text is not None
    if verb == "Cast":
        assert text.spell is not None
        return text.spell.effect, Source(id, seat, text.line, "spell"), steps.Cast(key), "cast"
    assert text.action is not None
    return text.action.effect, Source(id, seat, text.line), steps.Lever(key), "lever"

"""Acting: what a seat may do in its turn, and for everything else the rule that bars it (section 5)."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.asking import PRICES, opening
from app.games.pixel_tactics.attacks import may_shoot
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
from app.games.pixel_tactics.texts import Text
from app.kernel.machine import Option, Refusal, ask

HAND_LIMIT = 5
"""With so many cards in Hand the Draw action is not available (PT5-402)."""


class Turn:
    """What the requirements of actions need to know of a seat's turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.board: Board = board(state)
        self.side = state.sides[seat]
        self.actions = state.actions
        unit = self.side.unit
        self.room = {ROW[slot] for slot in SLOTS if unit[slot] < 0}
        """The rows with an empty Slot."""
        self.unit = self.board.units[seat]

    def text(self, piece: Piece) -> Text | None:
        return self.board.texts.get(piece.id)

    def acted(self, piece: Piece) -> bool:
        return piece.acted == self.state.turns

    def price(self, verb: str, piece: Piece) -> int:
        """What an action costs, in actions."""
        if verb == "Lever":
            text = self.text(piece)
            return PRICES[text.action.price] if text is not None and text.action is not None else 0
        return self.board.price(self.seat, "move" if verb == "Shift" else "clear")


Bars: TypeAlias = Callable[[Turn, Piece], bool]


class Bar(NamedTuple):
    """A requirement of an action: when it bars, the code of the refusal and the rule behind it.

    `wide`: it bars every piece alike.
    """

    code: str
    rule: str
    bars: Bars
    wide: bool = False


def _line(kind: type) -> Bars:
    return lambda turn, piece: not isinstance(piece.printed.line, kind)


def _costs(verb: str, *, wide: bool) -> tuple[Bar, Bar]:
    """An action at a price that texts may change: one action, or two for a Long one."""
    return (
        Bar("no-actions", "PT5-304", lambda turn, piece: turn.actions < 1 and turn.price(verb, piece) == 1, wide),
        Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2 and turn.price(verb, piece) == 2, wide),
    )


def _not_here(turn: Turn, piece: Piece) -> bool:
    return ROW[piece.slot] != turn.state.wave


def _corpse(turn: Turn, piece: Piece) -> bool:
    return piece.corpse


def _acted(turn: Turn, piece: Piece) -> bool:
    return piece.acted == turn.state.turns and not piece.corpse


def _fresh(turn: Turn, piece: Piece) -> bool:
    return piece.recruited == turn.state.waves


def _barred(turn: Turn, piece: Piece) -> bool:
    return turn.board.barred(piece)


def _no_spell(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    return text is None or text.spell is None


def _no_action(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    return piece.slot != LEADER or text is None or text.action is None


def _used(turn: Turn, piece: Piece) -> bool:
    return piece.id in turn.state.limited


def _alone(turn: Turn, piece: Piece) -> bool:
    for other in turn.unit:
        if other.id != piece.id and other.slot != LEADER and (other.corpse or not turn.acted(other)):
            return False
    return True


def _forbidden(what: str, count: str) -> Bars:
    return lambda turn, piece: turn.board.forbidden(turn.seat, what, getattr(turn.state, count))


NO_ACTIONS = Bar("no-actions", "PT5-304", lambda turn, piece: turn.actions < 1, wide=True)
IS_LEADER = Bar("leader-stays", "PT5-418", lambda turn, piece: piece.slot == LEADER)

BARS: dict[str, tuple[Bar, ...]] = {
    "Draw": (
        NO_ACTIONS,
        Bar("hand-full", "PT5-402", lambda turn, piece: len(turn.side.hand) >= HAND_LIMIT, wide=True),
        Bar("deck-empty", "PT5-403", lambda turn, piece: not turn.side.deck, wide=True),
    ),
    "Recruit": (
        NO_ACTIONS,
        Bar("row-full", "PT5-405", lambda turn, piece: turn.state.wave not in turn.room, wide=True),
    ),
    "Attack": (
        Bar("ceasefire", "PT5-352", lambda turn, piece: turn.state.ceasefire, wide=True),
        NO_ACTIONS,
        Bar("not-in-wave", "PT5-601", _not_here),
        Bar("corpse", "PT5-805", _corpse),
        Bar("acted", "PT5-501", _acted),
        Bar("fresh", "PT5-407", _fresh),
        Bar("barred", "PT5-408", _barred),
        Bar("no-target", "PT5-603", lambda turn, piece: not may_shoot(turn.state, piece)),
    ),
    "Cast": (
        NO_ACTIONS,
        Bar("spells-forbidden", "PT5-409", _forbidden("cast", "casts"), wide=True),
        Bar("caster-not-in-wave", "PT5-R29", _not_here),
        Bar("no-spell", "PT5-701", _no_spell),
        Bar("cast-already", "PT5-506", _acted),
        Bar("fresh-caster", "PT5-R29", _fresh),
        Bar("barred", "PT5-409", _barred),
    ),
    "Lever": (
        Bar("no-leader-action", "PT5-410", _no_action),
        Bar("limited", "PT5-505", _used),
        *_costs("Lever", wide=False),
    ),
    "Order": (
        NO_ACTIONS,
        Bar("orders-forbidden", "PT5-411", _forbidden("order", "orders"), wide=True),
        Bar("no-order", "PT5-113", _line(w.Order)),
    ),
    "Clear": (
        Bar("not-a-corpse", "PT5-414", lambda turn, piece: not piece.corpse),
        *_costs("Clear", wide=True),
    ),
    "Shift": (
        Bar("no-room", "PT5-416", lambda turn, piece: not turn.room, wide=True),
        IS_LEADER,
        Bar("corpse-moves-not", "PT5-R17", _corpse),
        Bar("acted", "PT5-501", _acted),
        *_costs("Shift", wide=True),
    ),
    "Switch": (
        Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2, wide=True),
        IS_LEADER,
        Bar("acted", "PT5-R16", _acted),
        Bar("nobody-to-switch", "PT5-417", _alone),
    ),
    "Operate": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-421", lambda turn, piece: -1 not in turn.side.reserve, wide=True),
        Bar("no-operation", "PT5-113", _line(w.Operation)),
    ),
    "Lay": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-428", lambda turn, piece: -1 not in turn.side.reserve, wide=True),
        Bar("no-trap", "PT5-113", _line(w.Trap)),
    ),
    "Discharge": (NO_ACTIONS,),
}
"""The requirements of each action; a player who asks why not is told the first that bars."""

WIDE = {verb: [bar.bars for bar in bars if bar.wide] for verb, bars in BARS.items()}
OWN = {verb: [bar.bars for bar in bars if not bar.wide] for verb, bars in BARS.items()}
"""The same, apart: what bars every piece is asked once."""

IN_HAND = ("Recruit", "Order", "Operate", "Lay")
IN_WAVE = ("Attack", "Cast")
ABOUT = ("Shift", "Switch")
IN_UNIT = (*IN_WAVE, "Lever", "Clear", *ABOUT)


def barred(turn: Turn, verb: str, piece: Piece) -> Refusal | None:
    """The first requirement of an action that bars it for this piece."""
    for bar in BARS[verb]:
        if bar.bars(turn, piece):
            return Refusal(bar.code, bar.rule)
    return None


@ask.rule
def _(question: Acting, seat: int, state: State) -> tuple[Option, ...]:
    """Every action open to the seat, then Pass, which always is."""
    turn = Turn(state, seat)
    leader = state.leader(seat)
    options: list[Option] = []
    unit = turn.unit
    for verbs, pieces in (
        (("Draw",), [leader]),
        (IN_HAND, state.lying(seat, "hand")),
        (IN_WAVE, [piece for piece in unit if ROW[piece.slot] == state.wave]),
        (("Lever",), [leader]),
        (("Clear",), [piece for piece in unit if piece.corpse]),
        (ABOUT, [piece for piece in unit if piece.slot != LEADER]),
        (("Discharge",), state.lying(seat, "reserve")),
    ):
        for verb in verbs if pieces else ():
            for bars in WIDE[verb]:
                if bars(turn, leader):
                    break
            else:
                options += _begun(turn, verb, pieces)
    options.append(Option(steps.Pass(), (EndTurn(seat),)))
    return tuple(options)


def _begun(turn: Turn, verb: str, pieces: list[Piece]) -> Iterator[Option]:
    """The options of one action, a piece at a time."""
    own, begin = OWN[verb], BEGIN[verb]
    for piece in pieces:
        for bars in own:
            if bars(turn, piece):
                break
        else:
            option = begin(turn, piece)
            if option is not None:
                yield option


Begins: TypeAlias = Callable[[Turn, Piece], Option | None]
"""The option that begins an action with a piece; None when nothing of its text could happen."""


def _goes(step: Callable[[int], steps.Step], verb: Literal["recruit", "shift", "operate", "lay"]) -> Begins:
    return lambda turn, piece: Option(step(piece.keys[turn.seat]), (), WhereTo(verb, piece.id))


def _tidies(turn: Turn, piece: Piece) -> Option:
    spent = Spent(turn.price("Clear", piece))
    return Option(steps.Clear(piece.keys[turn.seat]), (spent, Tidy(piece.id), Act(turn.seat)))


def _discharges(turn: Turn, piece: Piece) -> Option:
    return Option(steps.Discharge(piece.keys[turn.seat]), (Spent(), Tidy(piece.id), Act(turn.seat)))


def _speaks(verb: str) -> Begins:
    def begin(turn: Turn, piece: Piece) -> Option | None:
        effect, source, step, name = spoken(turn, verb, piece)
        return opening(effect, source, name, turn.state, step)

    return begin


BEGIN: dict[str, Begins] = {
    "Draw": lambda turn, piece: Option(steps.Draw(), (Spent(), DrawCard(turn.seat), Act(turn.seat))),
    "Recruit": _goes(steps.Recruit, "recruit"),
    "Attack": lambda turn, piece: Option(steps.Attack(piece.keys[turn.seat]), (), AimAt(piece.id)),
    "Cast": _speaks("Cast"),
    "Lever": _speaks("Lever"),
    "Order": _speaks("Order"),
    "Clear": _tidies,
    "Shift": _goes(steps.Shift, "shift"),
    "Switch": lambda turn, piece: Option(steps.Switch(piece.keys[turn.seat]), (), SwitchWith(piece.id)),
    "Operate": _goes(steps.Operate, "operate"),
    "Lay": _goes(steps.Lay, "lay"),
    "Discharge": _discharges,
}


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

"""The actions of the fifth edition, what each requires (PT5, section 5), and the rules behind other refusals."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.allowances import forbidden
from app.games.pixel_tactics.bars import (
    Actions,
    Bar,
    Bars,
    Rules,
    Turn,
    acted,
    barred,
    ceasefire,
    corpse,
    costs,
    deck_empty,
    just_recruited,
    leads,
    no_actions,
    no_corpse,
    no_room,
    no_spell,
    no_target,
    not_here,
    row_full,
)
from app.games.pixel_tactics.state import LEADER, Piece

HAND_LIMIT = 5
"""With so many cards in Hand the Draw action is not available (PT5-402)."""


def _hand_full(turn: Turn, piece: Piece) -> bool:
    return len(turn.side.hand) >= HAND_LIMIT


def _reserve_full(turn: Turn, piece: Piece) -> bool:
    return -1 not in turn.side.reserve


def _lacks(kind: type) -> Bars:
    """The card has no lower line of this kind."""
    return lambda turn, piece: not isinstance(piece.printed.line, kind)


def _forbidden(what: str, verb: str) -> Bars:
    """Texts forbid the action, or so many of it a turn."""
    return lambda turn, piece: forbidden(turn.board, turn.seat, what, turn.state.taken.count(verb))


def _no_action(turn: Turn, piece: Piece) -> bool:
    text = turn.text(piece)
    return piece.slot != LEADER or text is None or text.action is None


def _used(turn: Turn, piece: Piece) -> bool:
    return piece.id in turn.state.limited


def _busy(turn: Turn, piece: Piece) -> bool:
    """It may not be switched: a corpse always may, whatever it did as a Hero."""
    return turn.acted(piece) and not piece.corpse


def _alone(turn: Turn, piece: Piece) -> bool:
    """Nobody is free to switch with it."""
    return all(_busy(turn, other) for other in turn.unit if other.id != piece.id and other.slot != LEADER)


def _long(verb: str, *, wide: bool) -> Bar:
    return Bar("long", "PT5-502", lambda turn, piece: turn.price(verb, piece) == 2 and turn.actions < 2, wide)


NO_ACTIONS = Bar("no-actions", "PT5-304", no_actions, wide=True)
IS_LEADER = Bar("leader-stays", "PT5-418", leads)


ACTIONS: Actions = {
    "Draw": (
        NO_ACTIONS,
        Bar("hand-full", "PT5-402", _hand_full, wide=True),
        Bar("deck-empty", "PT5-403", deck_empty, wide=True),
    ),
    "Recruit": (
        NO_ACTIONS,
        Bar("row-full", "PT5-405", row_full, wide=True),
    ),
    "Attack": (
        Bar("ceasefire", "PT5-352", ceasefire, wide=True),
        NO_ACTIONS,
        Bar("not-in-wave", "PT5-601", not_here),
        Bar("corpse", "PT5-805", corpse),
        Bar("acted", "PT5-501", acted),
        Bar("fresh", "PT5-407", just_recruited),
        Bar("barred", "PT5-408", barred),
        Bar("no-target", "PT5-603", no_target),
    ),
    "Cast": (
        NO_ACTIONS,
        Bar("spells-forbidden", "PT5-409", _forbidden("cast", "Cast"), wide=True),
        Bar("caster-not-in-wave", "PT5-R29", not_here),
        Bar("no-spell", "PT5-701", no_spell),
        Bar("cast-already", "PT5-506", acted),
        Bar("fresh-caster", "PT5-R29", just_recruited),
        Bar("barred", "PT5-409", barred),
    ),
    "Lever": (
        Bar("no-leader-action", "PT5-410", _no_action),
        Bar("limited", "PT5-505", _used),
        _long("Lever", wide=False),
        costs("Lever", "PT5-304", wide=False),
    ),
    "Order": (
        NO_ACTIONS,
        Bar("orders-forbidden", "PT5-411", _forbidden("order", "Order"), wide=True),
        Bar("no-order", "PT5-113", _lacks(w.Order)),
    ),
    "Clear": (
        Bar("not-a-corpse", "PT5-414", no_corpse),
        _long("Clear", wide=True),
        costs("Clear", "PT5-304", wide=True),
    ),
    "Shift": (
        Bar("no-room", "PT5-416", no_room, wide=True),
        IS_LEADER,
        Bar("corpse-moves-not", "PT5-R17", corpse),
        Bar("acted", "PT5-501", acted),
        _long("Shift", wide=True),
        costs("Shift", "PT5-304", wide=True),
    ),
    "Switch": (
        Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2, wide=True),
        IS_LEADER,
        Bar("acted", "PT5-R16", _busy),
        Bar("nobody-to-switch", "PT5-417", _alone),
    ),
    "Operate": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-421", _reserve_full, wide=True),
        Bar("no-operation", "PT5-113", _lacks(w.Operation)),
    ),
    "Lay": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-428", _reserve_full, wide=True),
        Bar("no-trap", "PT5-113", _lacks(w.Trap)),
    ),
    "Discharge": (NO_ACTIONS,),
}

RULES: Rules = {
    "over": "PT5-1008",
    "not-asked": "PT5-302",
    "answer-first": "PT5-302",
    "not-offered": "PT5-R47",
    "nothing-happens": "PT5-R47",
    "ceasefire-text": "PT5-R10",
    "not-an-action": "PT5-304",
    "no-such-piece": "PT5-201",
    "not-in-hand": "PT5-411",
    "not-in-hand: Recruit": "PT5-405",
    "not-in-unit": "PT5-601",
    "not-yours": "PT5-601",
    "not-yours: Clear": "PT5-R15",
    "not-yours: Discharge": "PT5-431",
    "own-slots-only: Recruit": "PT5-405",
    "own-slots-only: Shift": "PT5-416",
    "reserve-only: Operate": "PT5-420",
    "reserve-only: Lay": "PT5-427",
    "leader-place": "PT5-418",
    "slot-taken: Recruit": "PT5-406",
    "slot-taken: Shift": "PT5-406",
    "slot-taken: Operate": "PT5-420",
    "slot-taken: Lay": "PT5-427",
    "slot-taken: corpse": "PT5-415",
    "wrong-row": "PT5-405",
    "rivals-only": "PT5-601",
    "corpse-no-target": "PT5-805",
    "no-ranged": "PT5-605",
    "attacker-not-in-melee": "PT5-604",
    "target-not-in-melee": "PT5-604",
    "no-trap-there": "PT5-901",
    "no-condition": "PT5-901",
    "condition-not-met": "PT5-901",
    "traps-forbidden": "PT5-901",
    "trap-too-new": "PT5-R36",
    "ceasefire-trap": "PT5-355",
}

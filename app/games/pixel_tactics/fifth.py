"""The actions of the fifth edition, and what each requires (PT5, section 5)."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.bars import (
    Actions,
    Bar,
    acted,
    alone,
    barred,
    ceasefire,
    corpse,
    costs,
    deck_empty,
    forbidden,
    lacks,
    leads,
    no_action,
    no_actions,
    no_corpse,
    no_room,
    no_spell,
    no_target,
    not_here,
    reserve_full,
    row_full,
    used,
)
from app.games.pixel_tactics.editions import FIFTH

NO_ACTIONS = Bar("no-actions", "PT5-304", no_actions, wide=True)
IS_LEADER = Bar("leader-stays", "PT5-418", leads)


def _long(verb: str, *, wide: bool) -> Bar:
    return Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2 and turn.price(verb, piece) == 2, wide)


ACTIONS: Actions = {
    "Draw": (
        NO_ACTIONS,
        Bar("hand-full", "PT5-402", lambda turn, piece: len(turn.side.hand) >= (FIFTH.hand_limit or 0), wide=True),
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
        Bar("fresh", "PT5-407", lambda turn, piece: piece.recruited == turn.state.waves),
        Bar("barred", "PT5-408", barred),
        Bar("no-target", "PT5-603", no_target),
    ),
    "Cast": (
        NO_ACTIONS,
        Bar("spells-forbidden", "PT5-409", forbidden("cast", "Cast"), wide=True),
        Bar("caster-not-in-wave", "PT5-R29", not_here),
        Bar("no-spell", "PT5-701", no_spell),
        Bar("cast-already", "PT5-506", acted),
        Bar("fresh-caster", "PT5-R29", lambda turn, piece: piece.recruited == turn.state.waves),
        Bar("barred", "PT5-409", barred),
    ),
    "Lever": (
        Bar("no-leader-action", "PT5-410", no_action),
        Bar("limited", "PT5-505", used),
        costs("Lever", "PT5-304", wide=False),
        _long("Lever", wide=False),
    ),
    "Order": (
        NO_ACTIONS,
        Bar("orders-forbidden", "PT5-411", forbidden("order", "Order"), wide=True),
        Bar("no-order", "PT5-113", lacks(w.Order)),
    ),
    "Clear": (
        Bar("not-a-corpse", "PT5-414", no_corpse),
        costs("Clear", "PT5-304", wide=True),
        _long("Clear", wide=True),
    ),
    "Shift": (
        Bar("no-room", "PT5-416", no_room, wide=True),
        IS_LEADER,
        Bar("corpse-moves-not", "PT5-R17", corpse),
        Bar("acted", "PT5-501", acted),
        costs("Shift", "PT5-304", wide=True),
        _long("Shift", wide=True),
    ),
    "Switch": (
        Bar("long", "PT5-502", lambda turn, piece: turn.actions < 2, wide=True),
        IS_LEADER,
        Bar("acted", "PT5-R16", acted),
        Bar("nobody-to-switch", "PT5-417", alone),
    ),
    "Operate": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-421", reserve_full, wide=True),
        Bar("no-operation", "PT5-113", lacks(w.Operation)),
    ),
    "Lay": (
        NO_ACTIONS,
        Bar("reserve-full", "PT5-428", reserve_full, wide=True),
        Bar("no-trap", "PT5-113", lacks(w.Trap)),
    ),
    "Discharge": (NO_ACTIONS,),
}

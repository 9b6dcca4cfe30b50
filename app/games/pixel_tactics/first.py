"""The actions of the first edition, what each requires (PT1, section 5), and the rules behind other refusals."""

from app.games.pixel_tactics.allowances import forbidden
from app.games.pixel_tactics.attacks import settling
from app.games.pixel_tactics.bars import (
    Actions,
    Bar,
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
from app.games.pixel_tactics.state import Piece

NO_ACTIONS = Bar("no-actions", "PT1-302", no_actions, wide=True)
IN_PLACE = (
    Bar("ceasefire", "PT1-351", ceasefire, wide=True),
    NO_ACTIONS,
    Bar("not-in-wave", "PT1-404", not_here),
)
"""When and where attacks are made, attack powers among them."""

FREE = (
    Bar("attacked", "PT1-406", acted),
    Bar("fresh", "PT1-405", just_recruited),
    Bar("moved", "PT1-411", lambda turn, piece: settling(turn.state, piece)),
    Bar("held", "PT1-404", barred),
)
"""What else a piece may have done or met with that keeps it from both."""


def _lies(turn: Turn, piece: Piece) -> bool:
    """A corpse that no text lets attack."""
    return piece.corpse and not turn.board.has(piece, "risen")


def _again(verb: str) -> Bar:
    """A text forbids to take an action twice in a turn."""

    def bars(turn: Turn, piece: Piece) -> bool:
        return verb in turn.state.taken and forbidden(turn.board, turn.seat, "repeat")

    return Bar("repeated", "PT1-R06", bars, wide=True)


ACTIONS: Actions = {
    "Draw": (
        NO_ACTIONS,
        _again("Draw"),
        Bar("deck-empty", "PT1-401", deck_empty, wide=True),
    ),
    "Recruit": (
        _again("Recruit"),
        costs("Recruit", "PT1-302", wide=True),
        Bar("row-full", "PT1-403", row_full, wide=True),
    ),
    "Attack": (
        *IN_PLACE,
        Bar("corpse", "PT1-805", _lies),
        *FREE,
        Bar("no-target", "PT1-606", no_target),
    ),
    "Cast": (
        *IN_PLACE,
        Bar("no-attack-power", "PT1-701", no_spell),
        *FREE,
    ),
    "Order": (NO_ACTIONS, _again("Order")),
    "Clear": (
        Bar("not-a-corpse", "PT1-409", no_corpse),
        costs("Clear", "PT1-302", wide=True),
        _again("Clear"),
    ),
    "Shift": (
        Bar("no-room", "PT1-410", no_room, wide=True),
        Bar("leader-stays", "PT1-412", leads),
        Bar("corpse-moves-not", "PT1-R13", corpse),
        costs("Shift", "PT1-302", wide=True),
        _again("Shift"),
    ),
}

RULES: Rules = {
    "over": "PT1-907",
    "not-asked": "PT1-302",
    "answer-first": "PT1-302",
    "not-offered": "PT1-R25",
    "nothing-happens": "PT1-R25",
    "not-an-action": "PT1-307",
    "no-such-piece": "PT1-111",
    "not-in-hand": "PT1-407",
    "not-in-hand: Recruit": "PT1-403",
    "not-in-unit": "PT1-601",
    "not-yours": "PT1-601",
    "not-yours: Clear": "PT1-409",
    "own-slots-only: Recruit": "PT1-403",
    "own-slots-only: Shift": "PT1-410",
    "leader-place": "PT1-208",
    "slot-taken: Recruit": "PT1-403",
    "slot-taken: Shift": "PT1-410",
    "slot-taken: corpse": "PT1-805",
    "wrong-row": "PT1-403",
    "rivals-only": "PT1-601",
    "corpse-no-target": "PT1-805",
    "no-ranged": "PT1-609",
    "covered": "PT1-610",
    "attacker-not-in-melee": "PT1-606",
    "target-not-in-melee": "PT1-604",
    "no-trap-there": "PT1-111",
    "no-condition": "PT1-111",
}

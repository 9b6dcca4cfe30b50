"""The actions of the first edition, and what each requires (PT1, section 5)."""

from app.games.pixel_tactics.attacks import settling
from app.games.pixel_tactics.bars import (
    Actions,
    Bar,
    Bars,
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
ATTACKING = (
    Bar("ceasefire", "PT1-351", ceasefire, wide=True),
    NO_ACTIONS,
    Bar("not-in-wave", "PT1-404", not_here),
)
AFTER_ALL = (
    Bar("attacked", "PT1-406", acted),
    Bar("fresh", "PT1-405", just_recruited),
    Bar("moved", "PT1-411", lambda turn, piece: settling(turn.state, piece)),
    Bar("held", "PT1-404", barred),
)
"""What bars attacks and attack powers alike."""


def _lies(turn: Turn, piece: Piece) -> bool:
    """A corpse that no text lets attack."""
    return piece.corpse and not turn.board.has(piece, "risen")


def _again(verb: str) -> Bar:
    """A text forbids to take an action twice in a turn."""
    bars: Bars = lambda turn, piece: verb in turn.state.taken and turn.board.forbidden(turn.seat, "repeat")  # noqa: E731
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
        *ATTACKING,
        Bar("corpse", "PT1-805", _lies),
        *AFTER_ALL,
        Bar("no-target", "PT1-606", no_target),
    ),
    "Cast": (
        *ATTACKING,
        Bar("no-attack-power", "PT1-701", no_spell),
        *AFTER_ALL,
    ),
    "Order": (NO_ACTIONS, _again("Order")),
    "Clear": (
        Bar("not-a-corpse", "PT1-409", no_corpse),
        NO_ACTIONS,
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

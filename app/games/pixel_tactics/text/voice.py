"""Voices: what a language must be able to say about a table in play, and the small words it needs for that."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from app.tabletop import tongues
from app.tabletop import voice as tabletop
from app.tabletop.sentence import Form

TELLINGS = (
    *("match", "leaders", "clash", "round", "wave", "turn", "turn-over", "count"),
    *("rout", "tie", "trophy", "no-trophy", "over"),
    *tongues.TELLINGS,
    *(
        "draw",
        "recruit",
        "cast",
        "power",
        "lever",
        "order",
        "operation",
        "lay",
        "activate",
        "clear",
        "discharge",
        "expire",
    ),
    *("attack", "intercept", "divert", "shield", "miss", "damage", "unhurt", "heal", "moved-damage"),
    *("defeat", "revive", "return", "on-deck", "discard", "look", "take", "reorder", "bury", "shuffle"),
    *("control", "move", "push", "pull", "switch", "rearrange"),
    *("give", "strip", "place", "remove", "lasting", "actions", "negate", "carry-out", "set-again"),
)
"""Whatever the engine tells (PT5: `tell` and `Told`)."""

QUESTIONS = (
    *("leader", "act", "recruit", "shift", "operate", "lay", "aim", "switch", "guard", "arrange", "window", "may"),
    *("choose", "piece", "card", "slot", "row", "column", "number", "tokens", "shares", "layout", "sequence"),
)

EVENTS = ("attack", "cast", "play", "activate", "stop", "recruit", "defeat", "other")
"""What a Trap may answer; `stop`: a Trap that would undo what it answers."""

WAITING = ("leader", "leaders", "window", "turn", "other", "over")

DEEDS = (
    *("damage", "heal", "damage-from", "damage-to", "defeat", "revive", "to-hand", "to-deck", "to-discard"),
    *("draw", "discard", "discard-at-random", "discard-chosen", "look", "take", "reorder", "bury", "shuffle"),
    *("recruit", "recruit-there", "control", "control-there", "relocate", "relocate-there", "push", "pull"),
    *("swap", "rearrange", "give", "strip", "place", "remove", "strike", "struck", "actions", "negate"),
    *("spell", "power", "order", "stand-in", "set-again", "lasting", "split"),
)
"""What a text does with what is named."""

MAYS = (
    *("to-hand", "strike", "damage-from", "recruit", "relocate", "shove", "damage", "bury", "order", "stand-in"),
    "other",
)

LABELS = (
    *("Lead", "Draw", "Recruit", "Attack", "Cast", "Lever", "Order", "Clear", "Shift", "Switch", "Operate", "Lay"),
    *("Discharge", "Pass", "Activate", "Aim", "Place", "Pick", "Number", "Row", "Column", "Clause"),
    *("Accept", "Decline", "Enough", "First"),
)

REFUSALS = (
    *tongues.REFUSALS,
    # what a step is about
    *("not-in-hand", "not-in-unit", "not-yours"),
    # actions
    *("no-actions", "long", "acted", "leader-stays", "not-in-wave", "hand-full", "deck-empty", "row-full"),
    *("ceasefire", "corpse", "fresh", "barred", "no-target", "no-spell", "caster-not-in-wave", "cast-already"),
    *("fresh-caster", "spells-forbidden", "no-leader-action", "limited", "no-order", "orders-forbidden"),
    *("not-a-corpse", "corpse-moves-not", "no-room", "nobody-to-switch", "no-operation", "reserve-full"),
    *("no-trap", "ceasefire-text", "nothing-happens", "attacked", "moved", "no-attack-power", "repeated", "held"),
    # places
    *("reserve-only", "slot-taken", "own-slots-only", "leader-place", "wrong-row"),
    # targets
    *("rivals-only", "corpse-no-target", "no-ranged", "target-not-in-melee", "attacker-not-in-melee", "covered"),
    # Traps
    *("no-trap-there", "ceasefire-trap", "traps-forbidden", "trap-too-new", "no-condition", "condition-not-met"),
)

COUNTED = (*("card", "trap", "order", "hero", "action", "more", "fewer", "fall", "ability", "virus", "zeal", "time"),)


@dataclass(frozen=True, kw_only=True)
class Voice(tabletop.Voice):
    """A language.

    `owned` says whose a piece is, `owned_trap` whose Trap a named one; `quoted` marks off the name of a
    lower line; `pause` parts two deeds.
    """

    rival: str
    owned: Form
    owned_trap: Form
    rows: Mapping[str, str]
    the_rows: Mapping[str, str]
    status: Callable[[str, int, int], str]
    quoted: str
    pause: str
    events: Mapping[str, Form]
    deeds: Mapping[str, Form]
    mays: Mapping[str, Form]


WANTED: Mapping[str, Collection[str]] = {
    "log": TELLINGS,
    "questions": QUESTIONS,
    "events": EVENTS,
    "waiting": WAITING,
    "deeds": DEEDS,
    "mays": MAYS,
    "labels": LABELS,
    "refusals": REFUSALS,
    "counted": COUNTED,
}


def spoken(language: Voice) -> Voice:
    """The voice itself. Raises ValueError where it cannot say something."""
    return tabletop.complete(language, WANTED)

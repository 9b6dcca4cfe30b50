"""Voices: what a language must be able to say about a table in play, and the small words it needs for that."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from app.tabletop.sentence import Either, Form, either

TELLINGS = (
    *("match", "leaders", "round", "wave", "turn", "turn-over", "count", "rout", "tie", "trophy", "over"),
    *("give-up", "take-back"),
    *("draw", "recruit", "cast", "lever", "order", "operation", "lay", "activate", "clear", "discharge", "expire"),
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
    *("draw", "discard", "discard-at-random", "look", "take", "reorder", "bury", "shuffle"),
    *("recruit", "recruit-there", "control", "control-there", "relocate", "relocate-there", "push", "pull"),
    *("swap", "rearrange", "give", "strip", "place", "remove", "strike", "struck", "actions", "negate"),
    *("spell", "order", "set-again", "lasting", "split"),
)
"""What a text does with what is named."""

MAYS = ("to-hand", "strike", "damage-from", "recruit", "shove", "damage", "bury", "order", "other")

LABELS = (
    *("Lead", "Draw", "Recruit", "Attack", "Cast", "Lever", "Order", "Clear", "Shift", "Switch", "Operate", "Lay"),
    *("Discharge", "Pass", "Activate", "Aim", "Place", "Pick", "Number", "Row", "Column", "Clause"),
    *("Accept", "Decline", "Enough", "First"),
)

REFUSALS = (
    # the machine
    *("not-asked", "stale", "incomplete", "too-long", "not-offered"),
    # whose turn it is, and what a step is about
    *("over", "answer-first", "not-an-action", "no-such-piece", "not-in-hand", "not-in-unit", "not-yours"),
    # actions
    *("no-actions", "long", "acted", "leader-stays", "not-in-wave", "hand-full", "deck-empty", "row-full"),
    *("ceasefire", "corpse", "fresh", "barred", "no-target", "no-spell", "caster-not-in-wave", "cast-already"),
    *("fresh-caster", "spells-forbidden", "no-leader-action", "limited", "no-order", "orders-forbidden"),
    *("not-a-corpse", "corpse-moves-not", "no-room", "nobody-to-switch", "no-operation", "reserve-full"),
    *("no-trap", "ceasefire-text", "nothing-happens"),
    # places
    *("reserve-only", "slot-taken", "own-slots-only", "leader-place", "wrong-row"),
    # targets
    *("rivals-only", "corpse-no-target", "no-ranged", "target-not-in-melee", "attacker-not-in-melee"),
    # Traps
    *("no-trap-there", "ceasefire-trap", "traps-forbidden", "trap-too-new", "no-condition", "condition-not-met"),
)

COUNTED = (*("card", "trap", "order", "hero", "action", "more", "fewer", "fall", "ability", "virus", "zeal", "time"),)


class Counted(NamedTuple):
    """Something in the singular, and in numbers."""

    one: str
    many: str
    none: str = ""


class Voice(NamedTuple):
    """A language.

    `owned` says whose a piece is, `owned_trap` whose Trap a named one; `quoted` marks off the name of a
    lower line; `pause` parts two deeds, `comma` two names, and `link` the last one, knowing how that begins.
    """

    you: str
    rival: str
    player: str
    owned: Form
    owned_trap: Form
    rows: Mapping[str, str]
    the_rows: Mapping[str, str]
    counted: Mapping[str, Counted]
    status: Callable[[str, int, int], str]
    quoted: str
    pause: str
    comma: str
    link: Callable[[str], str]
    log: Mapping[str, Form]
    questions: Mapping[str, Form]
    events: Mapping[str, Form]
    waiting: Mapping[str, Form]
    deeds: Mapping[str, Form]
    mays: Mapping[str, Form]
    labels: Mapping[str, Form]
    refusals: Mapping[str, str]

    def number_of(self, noun: str, n: int) -> str:
        """So many of them."""
        form = self.counted[noun]
        text = form.one if n == 1 else form.none if n == 0 and form.none else form.many
        return text.format(n=n)


def who(you: Form, they: Form, nobody: Form | None = None) -> Either:
    """Said to the seat itself; said of it to the others; said where it is nobody's doing."""
    return either("who", they, you=you) if nobody is None else either("who", they, you=you, nobody=nobody)


def spoken(language: Voice) -> Voice:
    """The voice itself. Raises ValueError where it cannot say something."""
    wanted: dict[str, Collection[str]] = {
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
    for table, kinds in wanted.items():
        known = set(getattr(language, table))
        if known != set(kinds):
            raise ValueError(f"{language.player} {table}: {sorted(known ^ set(kinds))}")
    return language

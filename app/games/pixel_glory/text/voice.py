"""What a language must be able to say about a table of Pixel Glory in play."""

from collections.abc import Collection, Mapping

from app.tabletop import tongues
from app.tabletop.voice import Voice, complete

TELLINGS = (
    *("staff", "offer", "bid", "dealt", "drafted", "removed", "dungeon"),
    *("turn", "play", "keep", "spend", "turn-over", "draw", "shuffle", "discard", "take", "regain"),
    *("lose", "unharmed", "out", "heal", "combo", "shield", "boost"),
    *("damage", "unhurt", "restore", "defeat", "reveal", "wake", "bury", "look", "arrange"),
    *tongues.TELLINGS,
    "over",
)
"""Whatever the engine tells."""

QUESTIONS = (
    *("bid", "draft", "act", "use", "aim", "strike", "choose", "may", "whom", "discard", "regain", "arrange"),
    "deaths",
)

WAITING = ("bid", "draft", "turn", "discard", "other", "over")

LABELS = (
    *("Bid", "Draft", "Play", "Keep", "Strike", "Refill", "End", "Use", "Aim", "Pick", "Choice", "Whom"),
    *("Accept", "Decline"),
)

REFUSALS = (
    *tongues.REFUSALS,
    # whose turn it is
    *("not-your-turn", "out"),
    # the Town
    *("bid-gone", "not-on-offer"),
    # a turn
    *("not-in-hand", "must-play", "no-combo", "no-target", "nothing-to-draw", "sp-missing"),
    # monsters
    *("not-revealed", "lord", "guarded", "damage-only", "too-strong", "damaged"),
)

COUNTED = ("card", "basic", "monster", "kill", "combo", "player", "damage", "fame")

WANTED: Mapping[str, Collection[str]] = {
    "log": TELLINGS,
    "questions": QUESTIONS,
    "waiting": WAITING,
    "labels": LABELS,
    "refusals": REFUSALS,
    "counted": COUNTED,
}


def spoken(language: Voice) -> Voice:
    """The voice itself. Raises ValueError where it cannot say something."""
    return complete(language, WANTED)

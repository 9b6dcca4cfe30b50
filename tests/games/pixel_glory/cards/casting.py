"""What the tests of spells share: a spell is played against two monsters on which nothing but its element tells."""

from typing import Any

from app.games.pixel_glory.cards import BASICS, CARDS
from tests.games.pixel_glory.table import Table

SERAPH, LEVIATHAN = "sunday-seraph", "leaky-leviathan"
"""14 HP each, Light and Water: while they are revealed they do nothing."""


def ready(card: str, *, sp: int = 0, monsters: str = f"{SERAPH} {LEVIATHAN} -", **given: Any) -> Table:
    """A table at which A holds the spell, and has played so many basics of its element."""
    played = [BASICS[CARDS[card].element]] * sp if CARDS[card].element else []
    return Table(monsters, **{"A_hand": card, "A_played": " ".join(played), **given})


def cast(card: str, *words: str, **given: Any) -> Table:
    """The table after the spell was played."""
    return ready(card, **given).play(card, *words)


def dealt(table: Table) -> tuple[int, ...]:
    """The HP that the revealed monsters have lost, place by place."""
    pieces = table.state.pieces
    return tuple([pieces[id].hurt if id >= 0 else 0 for id in table.state.revealed])

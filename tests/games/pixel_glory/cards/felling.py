"""What the tests of monsters share: one of them is felled beside a monster on which nothing tells."""

from typing import Any

from tests.games.pixel_glory.table import Table

WRAITH = "tax-wraith"


def felled(monster: str, **given: Any) -> Table:
    """The table after A has defeated the monster, with more cards in Hand; a plain one has come in its place."""
    usual = {"A_hand": "basic-fire wave flood", "A_hp": 5, "B_hp": 5, "monsters": f"{monster}:1 {WRAITH} -"}
    return Table(**{**usual, **given}).play("basic-fire", monster)

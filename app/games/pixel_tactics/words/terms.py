"""The terms that words are made with."""

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["any", "yours", "rival"]
Row: TypeAlias = Literal["vanguard", "flank", "rear"]
Counter: TypeAlias = Literal["virus", "zeal", "time"]
Keyword: TypeAlias = Literal[
    "ranged", "intercept", "piercing", "no-intercept", "no-power", "ready", "nimble", "swift", "hunting", "risen"
]
"""`ready`, `nimble` and `swift`: may attack in the Wave in which it was recruited, moved, or either; `hunting`:
makes Melee Attacks on any damaged foe; `risen`: a corpse that makes Melee Attacks."""
Line: TypeAlias = Literal["leader", "vanguard", "flank", "rear", "line"]
"""The five texts of a card; `line` is its Order, Operation or Trap."""

ROWS: tuple[Row, ...] = ("vanguard", "flank", "rear")
Means: TypeAlias = Literal["", "melee", "ranged"]
"""How an attack is made; either way where it is empty."""
Harmful: TypeAlias = Literal["melee", "ranged", "spell", "order", "other"]
EventName: TypeAlias = Literal[
    "Attack",
    "Damage",
    "Recruit",
    "Defeat",
    "Revive",
    "Clear",
    "Move",
    "Cast",
    "Play",
    "Activate",
    "Expire",
    "Draw",
    "Discard",
]

"""Refusals in English: one short sentence for each."""

from collections.abc import Mapping

from app.tabletop import tongues

REFUSALS: Mapping[str, str] = {
    **tongues.ENGLISH.refusals,
    "not-your-turn": "It is not your turn.",
    "out": "You are out.",
    "bid-gone": "You have laid that auction card already.",
    "not-on-offer": "That spell is not on offer.",
    "not-in-hand": "That card is not in your hand.",
    "must-play": "First play every card of your hand.",
    "no-combo": "That takes 3 combo points.",
    "no-target": "There is no monster that could be chosen for it.",
    "nothing-to-draw": "Your deck and your discard pile are empty.",
    "sp-missing": "You have not played enough cards of its element this turn.",
    "not-revealed": "That monster is not revealed.",
    "lord": "The Dungeon Lord cannot be chosen for that.",
    "guarded": "Another monster keeps you from choosing it.",
    "damage-only": "Only damage can defeat that monster.",
    "too-strong": "That monster has too many HP left.",
    "damaged": "That monster is damaged already.",
}

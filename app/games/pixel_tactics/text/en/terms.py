"""English terms of the game, and the small words around them."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Noun, Said

KINDS = {
    "hero": ("Hero", "Heroes"),
    "leader": ("Leader", "Leaders"),
    "fighter": ("fighter", "fighters"),
    "corpse": ("corpse", "corpses"),
    "body": ("Hero or corpse", "Heroes and corpses"),
}
CARDS = {
    "": "card",
    "order": "Order",
    "operation": "Operation",
    "trap": "Trap",
    "lasting": "Operation or Trap",
}
BEARERS = {"hero": "Hero", "leader": "Leader", "operation": "Operation", "trap": "Trap", "order": "card"}
ROWS = {"vanguard": "Vanguard", "flank": "Flank", "rear": "Rear"}
IN_ROW = {**ROWS, "behind": "Flank and Rear"}
COUNTERS = {"virus": "Virus", "zeal": "Zeal", "time": "Time"}
BEARING = {**COUNTERS, "extras": "a status effect or counter"}
WAVES = {"wave": "Wave", "round": "Round"}
ROLES = {"attacker": "the attacker", "dealer": "the attacker", "caster": "its caster", "target": "its target"}
YOU = Noun("you", many=True)
RIVAL = Noun("the rival")
PLAYERS = {"yours": YOU, "rival": RIVAL, "any": Noun("a player")}
WHOSE = {"yours": "your", "rival": "the rival's", "any": "each player's"}
EITHER = {"yours": "your", "rival": "the rival's", "any": "either"}
KEYWORDS: dict[str, str] = {
    "ranged": "Ranged Attack",
    "intercept": "Intercept",
    "piercing": "no interception",
    "no-intercept": "no Intercept",
    "no-power": "no power",
}
LIBERTIES = {
    "ready": "attack in the Wave in which {they} {were} recruited",
    "nimble": "attack in the Wave in which {they} moved",
    "swift": "attack in the Wave in which {they} {were} recruited or moved",
    "hunting": "make Melee Attacks on any damaged rival fighter",
    "risen": "make Melee Attacks",
}
"""What an ability lets a piece do."""
ACTIONS = {"recruit": "Recruit", "restructure": "Restructure", "move": "Move", "clear": "Clear a Corpse"}
HANDLED = {"tokens": "removed", "cards": "card discarded", "corpse": "corpse cleared"}
HARMS = {
    "melee": "Melee Attacks",
    "ranged": "Ranged Attacks",
    "spell": "Spells",
    "order": "Orders",
    "other": "other effects",
}
UNTIL = {
    "turn": " this turn",
    "wave": " this Wave",
    "round": " this Round",
    "next-round": " until the end of the next Round",
    "your-turn": " until your next turn",
}
TRAPS = {"declared": "Declared: ", "finished": "Finished: "}


def listed(phrases: list[str], link: str = "and") -> str:
    *first, last = phrases
    return f"{', '.join(first)} {link} {last}" if first else last


def article(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"


def possessive(noun: Noun) -> str:
    if noun.again:
        return "their" if noun.many else "its"
    return f"{noun.text}'" if noun.text.endswith("s") else f"{noun.text}'s"


def of_counter(counter: str, n: int) -> str:
    """Counters are uncounted: a Virus, 2 Virus."""
    return f"a {COUNTERS[counter]}" if n == 1 else f"{n} {COUNTERS[counter]}"


def player(side: w.Side, verb: str, what: str, rest: str = "", short: str = "") -> Said:
    return Said(verb, what, rest, PLAYERS[side], side, short=short)


def kinds(by: Sequence[str]) -> str:
    if set(by) == {"melee", "ranged"}:
        return "attacks"
    return listed([HARMS[kind] for kind in by])

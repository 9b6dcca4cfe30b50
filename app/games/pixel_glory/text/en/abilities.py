"""English phrases for the abilities of monsters."""

from app.games.pixel_glory import words as w
from app.kernel.node import Rules

openings: Rules[str] = Rules("begin in English")
standing: Rules[str] = Rules("say a standing rule in English")


@openings.rule
def when_defeated(word: w.WhenDefeated) -> str:
    return "when defeated: "


@openings.rule
def when_revealed(word: w.WhenRevealed) -> str:
    return "when revealed: "


@openings.rule
def end_of_turn(word: w.EndOfTurn) -> str:
    it = "it " if isinstance(word.effect, w.Damage | w.Lose) else ""
    return f"while revealed: at the end of each turn {it}"


@openings.rule
def while_(word: w.While) -> str:
    if isinstance(word.rule, w.Guard):
        return "while revealed and undamaged: "
    return "while another monster is revealed: " if word.beside else "while revealed: "


@standing.rule
def armour(word: w.Armour) -> str:
    return f"each damage effect deals {word.n} less to it"


@standing.rule
def immune(word: w.Immune) -> str:
    return {
        "basics": "basics deal no damage to it",
        "damage": "it cannot be damaged",
        "all-but-damage": "it can be defeated by damage only",
    }[word.to]


@standing.rule
def guard(word: w.Guard) -> str:
    return "no other monster can be chosen"


@standing.rule
def no_healing(word: w.NoHealing) -> str:
    return "no player can heal"


@standing.rule
def heavier(word: w.Heavier) -> str:
    return f"whoever ends a turn without a kill loses {word.n} HP more"

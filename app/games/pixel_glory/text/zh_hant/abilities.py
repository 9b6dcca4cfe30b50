"""Traditional Chinese phrases for the abilities of monsters."""

from app.games.pixel_glory import words as w
from app.kernel.node import Rules

openings: Rules[str] = Rules("begin in Chinese")
standing: Rules[str] = Rules("say a standing rule in Chinese")


@openings.rule
def when_defeated(word: w.WhenDefeated) -> str:
    return "被擊敗時："


@openings.rule
def when_revealed(word: w.WhenRevealed) -> str:
    return "翻開時："


@openings.rule
def end_of_turn(word: w.EndOfTurn) -> str:
    return "在場時：每個回合結束時，"


@openings.rule
def while_(word: w.While) -> str:
    if isinstance(word.rule, w.Guard):
        return "在場且未受傷時："
    return "當場上有其他怪物時：" if word.beside else "在場時："


@standing.rule
def armour(word: w.Armour) -> str:
    return f"每個傷害效果對它造成的傷害-{word.n}"


@standing.rule
def immune(word: w.Immune) -> str:
    return {
        "basics": "基本攻擊不會對它造成傷害",
        "damage": "它不會受到傷害",
        "all-but-damage": "只能以傷害擊敗它",
    }[word.to]


@standing.rule
def guard(word: w.Guard) -> str:
    return "不能選擇其他怪物"


@standing.rule
def no_healing(word: w.NoHealing) -> str:
    return "所有玩家都不能回復生命值"


@standing.rule
def heavier(word: w.Heavier) -> str:
    return f"玩家若在自己的回合中未擊敗怪物，回合結束時多失去{word.n}點生命值"

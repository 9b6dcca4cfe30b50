"""Traditional Chinese phrases for what spells, basics and monsters do."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.text.reading import head
from app.games.pixel_glory.text.zh_hant.terms import ELEMENTS, KINDS, LIFE, PLAYERS
from app.kernel.node import Rules

effects: Rules[str] = Rules("say an effect in Chinese")
costs: Rules[str] = Rules("name a cost in Chinese")
conditions: Rules[str] = Rules("say a condition in Chinese")
numbers: Rules[str] = Rules("end on a number in Chinese")
nouns: Rules[str] = Rules("name in Chinese")


def by(whom: w.Whom, what: str) -> str:
    """What a player does; you are told to."""
    return what if whom == "you" else PLAYERS[whom] + what


# --- Monsters ------------------------------------------------------------------


@nouns.rule
def monsters(word: w.Monsters) -> str:
    if word.scope == "this":
        return "它"
    most = f"生命值{word.at_most}以下" if word.at_most else ""
    qualities = "且".join(filter(None, (LIFE[word.life], most)))
    scope = {"one": "一隻", "each": "每隻", "others": "其他每隻"}[word.scope]
    return f"{scope}{qualities}{'的' if qualities else ''}{'元素' if word.elemental else ''}怪物"


# --- Numbers and conditions ------------------------------------------------------


@numbers.rule
def plain(word: int, card: w.Card) -> str:
    return ""


@numbers.rule
def plus(word: w.Plus, card: w.Card) -> str:
    match word.of:
        case "kin":
            assert card.element
            each = f"本回合你在此牌之前每使用過1張{ELEMENTS[card.element]}屬性牌"
        case "kills":
            each = "本回合你每擊敗過1隻怪物"
        case "combo":
            each = "你每有1點連擊點數"
        case "hand":
            each = "你每有1張手牌"
    return f"，{each}，額外+{word.per}點"


@numbers.rule
def or_(word: w.Or, card: w.Card) -> str:
    return f"；若{conditions(word.when)}，改為{word.otherwise}點"


@conditions.rule
def defeated(word: w.Defeated) -> str:
    return "擊敗該怪物" if word.yes else "未擊敗該怪物"


@conditions.rule
def weak(word: w.Weak) -> str:
    return f"你的生命值為{word.at_most}以下"


@conditions.rule
def is_(word: w.Is) -> str:
    return f"該怪物{LIFE[word.life]}"


# --- What is done to monsters ------------------------------------------------------


@effects.rule
def damage(word: w.Damage, card: w.Card) -> str:
    to = "" if word.to == w.Monsters() else f"對{nouns(word.to)}"
    return f"{to}造成{head(word.n)}點傷害{numbers(word.n, card)}"


@effects.rule
def defeat(word: w.Defeat, card: w.Card) -> str:
    return f"擊敗{nouns(word.which)}"


@effects.rule
def restore(word: w.Restore, card: w.Card) -> str:
    return f"{nouns(word.which)}恢復{word.n}點生命值"


@effects.rule
def look(word: w.Look, card: w.Card) -> str:
    return f"查看地城牌庫頂的{word.n}隻怪物，並任意排序放回"


@effects.rule
def bury(word: w.Bury, card: w.Card) -> str:
    return f"將{nouns(word.which)}置於地城牌庫底"


# --- What players do, and what is done to them --------------------------------------


@effects.rule
def lose(word: w.Lose, card: w.Card) -> str:
    if isinstance(card, w.Monster):
        return f"對{PLAYERS[word.whom]}造成{word.n}點傷害"
    return f"{PLAYERS[word.whom]}失去{word.n}點生命值"


@costs.rule
def pay_hp(word: w.Lose) -> str:
    return f"失去{word.n}點生命值"


@effects.rule
def heal(word: w.Heal, card: w.Card) -> str:
    return by(word.whom, f"回復{head(word.n)}點生命值{numbers(word.n, card)}")


@effects.rule
def draw(word: w.Draw, card: w.Card) -> str:
    return by(word.whom, f"抽{word.n}張牌")


def discarded(word: w.Discard) -> str:
    if word.zone == "hand":
        return "棄1張手牌"
    return f"棄掉{'你' if word.whom == 'you' else '其'}保留區的牌"


@effects.rule
def discard(word: w.Discard, card: w.Card) -> str:
    return by(word.whom, discarded(word))


@costs.rule
def pay_card(word: w.Discard) -> str:
    return discarded(word)


@effects.rule
def regain(word: w.Regain, card: w.Card) -> str:
    return f"將你棄牌堆中的1張{KINDS[word.kind]}加入手牌"


@effects.rule
def take(word: w.Take, card: w.Card) -> str:
    return "將另一位玩家保留區的牌加入你的手牌"


@effects.rule
def gain(word: w.Gain, card: w.Card) -> str:
    return by(word.whom, f"獲得{word.n}點連擊點數")


@effects.rule
def shield(word: w.Shield, card: w.Card) -> str:
    whom = "所有玩家都" if word.whom == "each-player" else PLAYERS[word.whom]
    return f"本回合結束時，{whom}不會失去生命值"


@effects.rule
def boost(word: w.Boost, card: w.Card) -> str:
    if word.what == "basics":
        return f"本回合你的基本攻擊傷害+{word.n}"
    return f"本回合你的下一個傷害效果傷害+{word.n}"


@effects.rule
def again(word: w.Again, card: w.Card) -> str:
    return "重複你本回合使用的上一張法術的第一個效果"

"""Chinese clauses for what happens."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.reading import THIS, equal, head
from app.games.pixel_tactics.text.said import Noun, Saids, do
from app.games.pixel_tactics.text.teller import Teller
from app.games.pixel_tactics.text.zh_hant.nouns import counted, counts, each_time, everyone, multiplied, numbered, one
from app.games.pixel_tactics.text.zh_hant.terms import BEARERS, COUNTERS, NEGATED, STATUSES, UNTIL, WHOSE, ZONES, player
from app.kernel.node import Rules

effects: Rules[Saids] = Rules("say an effect in Chinese")


def separately(noun: Noun) -> str:
    """各, where several that were named before are each affected."""
    return "各" if noun.many and noun.again else ""


def many_times(number: w.Number, whom: w.Who, tell: Teller, saids: Saids, what: str) -> Saids:
    """So many points; what happens once for each one counted says so first, or multiplies where one was picked."""
    (said,) = saids
    each = each_time(number, tell)
    if each and isinstance(whom, w.The):
        return (said._replace(what=f"{multiplied(number, tell)}點傷害"),)
    return (said._replace(what=f"{head(number)}點傷害", rest=counted(number, tell, what), leads=each),)


@effects.rule
def damage(word: w.Damage, tell: Teller) -> Saids:
    to = tell.noun(word.to)
    if equal(word.n):
        return do("造成", f"等同於{counts(word.n, tell)}的傷害", beside=f"對{to.text}")
    return many_times(word.n, word.to, tell, do(separately(to) + "造成", beside=f"對{to.text}"), "傷害")


@effects.rule
def split(word: w.Split, tell: Teller) -> Saids:
    return do("造成", tell.noun(word.shares).text)


@effects.rule
def heal(word: w.Heal, tell: Teller) -> Saids:
    whom = tell.noun(word.whom)
    return many_times(word.n, word.whom, tell, do(separately(whom) + "治療", beside=f"為{whom.text}"), "治療")


@effects.rule
def move_damage(word: w.MoveDamage, tell: Teller) -> Saids:
    n = tell.noun(word.n).text
    source = tell.noun(word.source).text.replace("受傷的", "")
    return do("轉移", n, f"給{tell.noun(word.to).text}", beside=f"從{source}")


@effects.rule
def defeat(word: w.Defeat, tell: Teller) -> Saids:
    return do("擊敗", tell.noun(word.whom).text)


@effects.rule
def revive(word: w.Revive, tell: Teller) -> Saids:
    (said,) = do("復活", tell.noun(word.whom).text)
    return (said._replace(rest=f"，剩餘{word.left}點生命") if word.left else said,)


@effects.rule
def send(word: w.Send, tell: Teller) -> Saids:
    whom = tell.noun(word.whom, "all" if word.to == "discard" else "object").text
    match word.to:
        case "hand":
            return do("移回", "其擁有者的手牌", beside=f"將{whom}")
        case "deck":
            return do("放到", "其擁有者的牌庫頂", beside=f"將{whom}")
        case "discard":
            return do("清除", whom)


@effects.rule
def draw(word: w.Draw, tell: Teller) -> Saids:
    return do("再抽" if tell.again_drawn() else "抽", f"{word.n}張牌")


@effects.rule
def discard(word: w.Discard, tell: Teller) -> Saids:
    what = tell.noun(word.what).text
    return do("棄" if what[0].isdigit() else "棄掉", what)


@effects.rule
def discard_at_random(word: w.DiscardAtRandom, tell: Teller) -> Saids:
    cards = f"{word.n}張牌"
    return do("隨機棄", cards) if word.side == "yours" else (player(word.side, "隨機棄", cards),)


@effects.rule
def discard_chosen(word: w.DiscardChosen, tell: Teller) -> Saids:
    cards = f"{word.n}張牌"
    return do("棄", cards) if word.side == "yours" else (player(word.side, "棄", cards),)


@effects.rule
def look(word: w.Look, tell: Teller) -> Saids:
    whose = WHOSE[word.side]
    match word.zone:
        case "hand":
            return do("查看", f"{whose}手牌")
        case "traps":
            return do("查看", f"{whose}陷阱")
        case "deck" if word.n == 0:
            return ()  # what is taken says where from
        case "deck":
            return do("查看", f"{whose.removesuffix('的')}牌庫頂的{word.n}張牌")


@effects.rule
def take(word: w.Take, tell: Teller) -> Saids:
    if tell.known[word.what.name].of == w.Group("corpse", "yours"):
        return do("移回", "其擁有者的手牌", beside=f"將{tell.noun(word.what).text}")
    return do("拿取", tell.noun(word.what).text)


@effects.rule
def reorder(word: w.Reorder, tell: Teller) -> Saids:
    if tell.whole():
        return do("放回", beside="依任意順序")
    return do("重新排列", tell.noun(word.order).text)


@effects.rule
def bury(word: w.Bury, tell: Teller) -> Saids:
    rest = tell.looked is not None and tell.looked.n > 1
    return do("放到", "牌庫底", beside="將其餘的牌" if rest else "將其")


@effects.rule
def shuffle(word: w.Shuffle, tell: Teller) -> Saids:
    return do("洗牌", beside="將牌庫")


@effects.rule
def recruit(word: w.Recruit, tell: Teller) -> Saids:
    cards = tell.of(word.card)
    assert isinstance(cards, w.Cards)
    into = "該格位" if word.vacated else tell.noun(word.slot).text
    if cards.zone == "hand":
        return do("召喚", f"一名英雄到{into}", beside="免費")
    return do("召喚", f"一名英雄到{into}", beside=f"從{WHOSE[cards.side]}{ZONES[cards.zone]}")


@effects.rule
def control(word: w.Control, tell: Teller) -> Saids:
    whom = tell.noun(word.whom).text
    (put,) = do("放到", tell.noun(word.slot).text, beside="將其")
    return (*do("取得", f"{whom}的控制權"), put._replace(link="and"))


@effects.rule
def relocate(word: w.Relocate, tell: Teller) -> Saids:
    whom = tell.noun(word.whom).text
    return do("移動到", tell.noun(word.slot).text, beside=f"將{whom}")


@effects.rule
def shove(word: w.Shove, tell: Teller) -> Saids:
    far = "" if tell.choosing else "一格"
    return do({"push": "推後", "pull": "拉前"}[word.way], far, beside=f"將{tell.noun(word.whom).text}")


@effects.rule
def swap(word: w.Swap, tell: Teller) -> Saids:
    two = tell.both(word)
    if two is not None:
        return do("互換位置", beside=f"將{numbered(two, tell, '兩')}")
    one = tell.noun(word.one).text
    return do("互換", beside=f"將{one}與{tell.noun(word.other).text}")


@effects.rule
def rearrange(word: w.Rearrange, tell: Teller) -> Saids:
    return do("重新排列", tell.noun(word.layout).text, beside=f"在{'你的' if word.side == 'yours' else '敵方'}格位之間")


def status(word: w.Give) -> str:
    """A bracketed status effect, with its copies."""
    number = f"{word.n:+d}" if word.n else ""
    return f"［{STATUSES[word.status]}{number}］" + (f"×{word.times}" if word.times else "")


@effects.rule
def give(word: w.Give, tell: Teller) -> Saids:
    return (tell.so(word.to, "獲得", status(word), use="object"),)


@effects.rule
def strip(word: w.Strip, tell: Teller) -> Saids:
    return do("移除", f"{tell.noun(word.whom).text}的所有狀態效果與指示物")


@effects.rule
def place_(word: w.Place, tell: Teller) -> Saids:
    on = tell.noun(word.on)
    verb, coverb = ("放置", "在") if word.n > 0 else ("移除", "從")
    what = f"{abs(word.n)}個{COUNTERS[word.counter]}"
    return do(separately(on) + verb, what, beside=f"{coverb}{on.text}上")


@effects.rule
def spend(word: w.Spend, tell: Teller) -> Saids:
    tokens = tell.of(word.tokens)
    assert isinstance(tokens, w.Tokens)
    whom = (one if tokens.n == 1 else everyone)(tokens.group, tell).text
    return do("移除", tell.noun(word.tokens).text, beside=f"從{whom}上")


@effects.rule
def strike(word: w.Strike, tell: Teller) -> Saids:
    kind = {"ranged": "遠程", "melee": "近戰", "": ""}[word.kind]
    said = tell.so(word.who, "進行", f"一次{kind}攻擊")
    if said.subject and said.subject.many:
        said = said._replace(verb="各進行")
    if said.subject and not said.subject.text:
        said = said._replace(subject=Noun(BEARERS[tell.bearer]))
    on = f"對{tell.noun(word.on).text}" if word.on else ""
    rest = ""
    if isinstance(word.bonus, w.Sum) and not word.bonus.base:
        rest = counted(word.bonus, tell, "該次攻擊的攻擊力")
    elif word.bonus:
        rest = f"，該次攻擊的攻擊力{head(word.bonus):+d}{counted(word.bonus, tell, '')}"
    return (said._replace(beside=on, rest=rest),)


@effects.rule
def actions(word: w.Actions, tell: Teller) -> Saids:
    turn = f"在{'' if word.side == 'yours' else '其'}下個輪次" if word.turn == "next" else "在本輪次"
    more = "多" if word.n > 0 else "少"
    return (player(word.side, more, f"{abs(word.n)}個行動", turn),)


@effects.rule
def negate(word: w.Negate, tell: Teller) -> Saids:
    tell.mentioned.append("event")
    return do("無效", beside=f"使{NEGATED.get(tell.event or '', '其')}")


@effects.rule
def stand_in(word: w.StandIn, tell: Teller) -> Saids:
    return (tell.so(THIS, "成為", "目標")._replace(beside="代替其"),)


@effects.rule
def carry_out(word: w.CarryOut, tell: Teller) -> Saids:
    what = tell.noun(word.what).text
    if word.line != "order":
        kind = {"spell": "法術", "power": "攻擊能力"}[word.line]
        return do("視為此英雄自己的來執行", beside=f"將{what}的{kind}")
    return do("視為自己的來執行", beside=f"將{what}")


@effects.rule
def set_again(word: w.SetAgain, tell: Teller) -> Saids:
    return do("重新蓋放", "此陷阱")


@effects.rule
def lasting(word: w.Lasting, tell: Teller) -> Saids:
    if word.until == "slot":
        first, *rest = tell.bundle(word.modifiers)
        lead = f"{first.subject.text if first.subject else ''}留在該格位期間"
        return (first._replace(leads=(lead, *first.leads), subject=Noun("其")), *rest)
    until = UNTIL[word.until]
    first, *more = tell.bundle(word.modifiers)
    return (first._replace(beside=until + first.beside), *more)

"""Chinese clauses for what is so: conditions, events and modifiers."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.reading import THIS, head, per_piece
from app.games.pixel_tactics.text.said import Noun, Said, Saids
from app.games.pixel_tactics.text.teller import Teller
from app.games.pixel_tactics.text.zh_hant.nouns import counted, counts, measure, noun, nouns, where
from app.games.pixel_tactics.text.zh_hant.terms import (
    BEARING,
    COUNTERS,
    KEYWORDS,
    KINDS,
    LIBERTIES,
    ROWS,
    WAVES,
    WHOSE,
    ZONES,
    kinds,
    player,
)
from app.kernel.node import Rules

conditions: Rules[Said] = Rules("say a condition in Chinese")
events: Rules[Saids] = Rules("say an event in Chinese")
modifiers: Rules[Saids] = Rules("say a modifier in Chinese")

# --- Conditions --------------------------------------------------------------


@conditions.rule
def exists(word: w.Exists, tell: Teller) -> Said:
    what = word.what
    have = "沒有" if word.none else "有"
    if isinstance(what, w.Cards):
        kind = {"order": "命令", "operation": "作戰", "trap": "陷阱"}.get(what.kind, "牌")
        return Said(have, kind, subject=Noun(WHOSE[what.side] + ZONES[what.zone]))
    if isinstance(what, w.Slots):
        row = "敵方該階段橫排" if what.side == "rival" else "你該階段橫排"
        return Said(have, "空格" if word.none else f"{word.least}個以上的空格", subject=Noun(row))
    if what.near:
        return tell.so(THIS, have, {"forerunner": "前方夥伴"}.get(what.near, "後方夥伴"))
    who = tell.subject(what)
    if who is not None:
        if what.idle:
            return tell.so(who, "", f"未在{WAVES[what.idle]}攻擊")
        if what.bearing:
            return tell.so(who, "具有", BEARING[what.bearing])
        if what.hurt == "damaged":
            return tell.so(who, "受傷")
        return tell.so(who, "為", f"受到致命傷害的{KINDS[what.kind]}")
    one = noun(what) if word.none else f"{'另一' if what.other else '一'}{measure(what)}{noun(what)}"
    subject = Noun(where(what, tell) + ("你" if what.side == "yours" else ""))
    return Said(have, one, subject=subject)


@conditions.rule
def more_cards(word: w.MoreCards, tell: Teller) -> Said:
    return Said("", "比你多", subject=Noun("對手的手牌"))


@conditions.rule
def second(word: w.Second, tell: Teller) -> Said:
    return player("yours", "是", "後手玩家")


@conditions.rule
def in_wave(word: w.InWave, tell: Teller) -> Said:
    return Said("是", "或".join(f"{ROWS[row]}階段" for row in word.rows), subject=Noun("現在"))


# --- Events ------------------------------------------------------------------


@events.rule
def on(word: w.On, tell: Teller) -> Saids:
    if not word.roles:
        said = {
            "Attack": [("進行", "攻擊")],
            "Damage": [("造成", "攻擊傷害")],
            "Recruit": [("召喚", "一名英雄")],
            "Defeat": [("擊敗", "一名英雄")],
            "Revive": [("復活", "一具屍體")],
            "Clear": [("清除", "一具屍體")],
            "Move": [("移動", "一名英雄")],
            "Cast": [("施放", "法術")],
            "Play": {
                "": [("打出", "牌")],
                "order": [("打出", "命令")],
                "lasting": [("打出", "作戰"), ("蓋放", "陷阱")],
            }[word.line],
            "Activate": [("發動", "陷阱")],
            "Expire": [("有", "作戰到期")],
            "Draw": [("執行", "抽牌行動")],
            "Discard": [("棄", "1張牌")],
        }[word.event]
        return tuple(player(word.by, verb, what)._replace(link="or") for verb, what in said)
    first, *others = [w.The(name) for name, _ in word.roles]
    verb, what = {
        "attacker": ("進行", "攻擊"),
        "target": ("被", "攻擊"),
        "dealer": ("造成", "攻擊傷害"),
        "receiver": ("受到", "攻擊傷害"),
        "caster": ("施放", "法術"),
        "operation": ("到期", ""),
        "corpse": ("被", "清除"),
        "hero": {"Recruit": ("被", "召喚"), "Defeat": ("被", "擊敗"), "Revive": ("被", "復活")}.get(
            word.event, ("移動", "")
        ),
    }[first.name]
    if word.event == "Clear" and word.by == "yours":
        return (player("yours", "清除", tell.noun(first).text),)
    if word.melee:
        what = "近戰攻擊"
    if others and word.event == "Attack" and not word.melee:
        return (tell.so(first, "攻擊", tell.noun(others[0]).text),)
    done = tell.so(first, verb, what)
    if others:
        done = done._replace(beside=f"對{tell.noun(others[0]).text}")
    return (done,)


# --- Modifiers ---------------------------------------------------------------


@modifiers.rule
def strength(word: w.Strength, tell: Teller) -> Saids:
    if word.set and not isinstance(word.n, int):
        subject = Noun(f"{tell.noun(word.whom).text}的攻擊力")
        return (Said("等於", counts(word.n.of, tell), subject=subject),)
    if word.set:
        return (tell.so(word.whom, "攻擊力為", f"{word.n}"),)
    (said,) = more(word.n, word.whom, tell, "攻擊力")
    against = {"leader": "攻擊隊長時，", "damaged": "攻擊受傷的敵方成員時，", "": ""}[word.against]
    return (said._replace(beside=against + said.beside),)


@modifiers.rule
def life(word: w.Life, tell: Teller) -> Saids:
    return more(word.n, word.whom, tell, "生命")


def more(number: w.Number, whom: w.Who, tell: Teller, what: str) -> Saids:
    """攻擊力+2; what is counted comes first where nothing else is added."""
    said = tell.so(whom, what, f"{head(number):+d}", use=per_piece(number))
    if isinstance(number, int):
        return (said,)
    if number.base:
        return (said._replace(rest=counted(number, tell, "")),)
    if isinstance(number.of, w.Counters) and said.subject:
        subject = Noun(f"{said.subject.text}上每有1個{COUNTERS[number.of.counter]}，")
        return (said._replace(subject=subject),)
    if per_piece(number) == "each":
        return (said._replace(beside=f"，{counts(number, tell)}，"),)
    return (said._replace(leads=(counts(number, tell),)),)


@modifiers.rule
def harm(word: w.Harm, tell: Teller) -> Saids:
    verb = f"受到的{kinds(word.by) if word.by else ''}傷害"
    return (tell.so(word.whom, verb, f"{'增加' if word.n > 0 else '減少'}{abs(word.n)}點"),)


@modifiers.rule
def has(word: w.Has, tell: Teller) -> Saids:
    if word.word in LIBERTIES:
        return (tell.so(word.whom, "可以", LIBERTIES[word.word]),)
    if word.word != "piercing":
        return (tell.so(word.whom, "具有", KEYWORDS[word.word]),)
    whom = tell.noun(word.whom, "subject")
    return (Said("無法", "被阻擋", subject=Noun("其攻擊" if whom.again else f"{whom.text}的攻擊")),)


@modifiers.rule
def barred(word: w.Barred, tell: Teller) -> Saids:
    return (tell.so(word.whom, "無法", "攻擊或施放法術" if word.spells else "攻擊"),)


@modifiers.rule
def forbid(word: w.Forbid, tell: Teller) -> Saids:
    if word.what == "repeat":
        return (player(word.side, "無法", "在同一輪次中重複同一種行動，攻擊除外"),)
    verb, what = {"activate": ("發動", "陷阱"), "cast": ("施放", "法術"), "order": ("打出", "命令")}[word.what]
    waves = f"在{'與'.join(f'{ROWS[row]}階段' for row in word.rows)}" if word.rows else ""
    if not word.beyond:
        return (player(word.side, "無法", verb + what, waves),)
    turns = "在你的每個輪次中" if word.side == "yours" else "在其每個輪次中"
    return (player(word.side, "只能", f"{verb}{word.beyond}個{what}", turns + waves),)


@modifiers.rule
def price(word: w.Price, tell: Teller) -> Saids:
    return (tell.language.prices((word,), tell),)


@modifiers.rule
def more_actions(word: w.MoreActions, tell: Teller) -> Saids:
    waves = "與".join(f"{ROWS[row]}階段" for row in word.rows)
    return (player("yours", "多", f"{word.n}個行動", f"在{waves}"),)


@modifiers.rule
def any_row(word: w.AnyRow, tell: Teller) -> Saids:
    return (player("yours", "可以", "將英雄召喚到任一橫排"),)


@modifiers.rule
def aiming(word: w.Aiming, tell: Teller) -> Saids:
    return (Said("選擇", "對手近戰攻擊的目標", subject=Noun("由你")),)


@modifiers.rule
def divert_attack(word: w.DivertAttack, tell: Teller) -> Saids:
    subject = Noun(f"對{nouns(word.whom, tell, 'subject').text}進行的近戰攻擊")
    return (Said("改為", f"對{tell.noun(THIS).text}進行", subject=subject),)


@modifiers.rule
def divert_damage(word: w.DivertDamage, tell: Teller) -> Saids:
    subject = Noun(f"{kinds(word.by) if word.by else ''}對{nouns(word.whom, tell, 'subject').text}造成的傷害，")
    return (Said("改為", f"對{tell.noun(THIS).text}造成", subject=subject),)


@modifiers.rule
def mirror(word: w.Mirror, tell: Teller) -> Saids:
    return (tell.so(THIS, "具有", "敵方隊長的能力"),)

"""Traditional Chinese nouns, as Taiwan says them: pieces, cards, places and numbers, with measure words."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.reading import counted_from, equal, head, unique
from app.games.pixel_tactics.text.said import Noun, Ref, Use
from app.games.pixel_tactics.text.teller import Teller
from app.games.pixel_tactics.text.zh_hant.terms import (
    BEARERS,
    BEARING,
    CARDS,
    COUNTERS,
    HANDLED,
    IN_ROW,
    KINDS,
    MEASURES,
    NUMBER_OF,
    ROLES,
    ROWS,
    WAVES,
    ZONES,
)
from app.kernel.node import Rules

nouns: Rules[Noun] = Rules("name in Chinese")
counts: Rules[str] = Rules("count in Chinese")


def again(ref: Ref, use: Use, tell: Teller) -> Noun:
    """A reference; its text is empty where a subject goes without saying."""
    if ref.many:
        return Noun(f"這些{KINDS[ref.kind]}", True, again=True)
    if ref.name == "this":
        return Noun("" if ref.alone and use == "subject" else BEARERS[ref.kind], again=True)
    if ref.name in ("attacker", "dealer") and not ref.alone:
        return Noun(ROLES[ref.name])
    noun = KINDS.get(ref.kind) or {"operation": "作戰"}.get(ref.kind, "牌")
    return Noun(f"該{noun}", again=True)


# --- Pieces ------------------------------------------------------------------


def where(group: w.Group, tell: Teller) -> str:
    """The place that comes first."""
    if group.row == "wave":
        return "該階段橫排中" if tell.at else "目前階段橫排中"
    if group.row in ("this", "like"):
        return "此橫排中" if group.row == "this" else "其橫排中"
    if group.row == "picked":
        return row(tell)
    if group.column:
        first = group.column == "picked" and tell.fresh("column")
        return "一個直排中" if first else "此直排中"
    return "其隊伍中" if group.side == "same" else ""


def row(tell: Teller) -> str:
    of = tell.of(w.The("row"))
    if not tell.fresh("row"):
        return "該橫排中"
    return "雙方隊伍同一橫排中" if of == w.RowOf("any") else "一個橫排中"


def qualities(group: w.Group) -> str:
    """What comes before the noun and ends in 的."""
    words = []
    if group.idle:
        words.append(f"未在{WAVES[group.idle]}攻擊")
    if group.hurt:
        words.append({"damaged": "受傷", "lethal": "受到致命傷害"}[group.hurt])
    if group.bearing:
        words.append(f"帶有{BEARING[group.bearing]}")
    if group.melee:
        words.append("近戰中")
    if group.weak is not None:
        words.append(f"攻擊力{group.weak}以下")
    return "且".join(words) + ("的" if words else "")


def noun(group: w.Group) -> str:
    rival = "敵方" if group.side == "rival" else ""
    return f"{qualities(group)}{rival}{IN_ROW.get(group.row, '')}{KINDS[group.kind]}"


def measure(group: w.Group) -> str:
    return MEASURES.get(group.kind, "名")


def numbered(group: w.Group, tell: Teller, number: str) -> str:
    """The noun with a number and its measure word: 你的一名英雄, 該階段橫排中的一名敵方英雄."""
    place = where(group, tell)
    if group.side == "yours":
        return f"{place}你的{number}{measure(group)}{noun(group)}"
    return f"{place}{'的' if place else ''}{number}{measure(group)}{noun(group)}"


def certain(group: w.Group, tell: Teller, link: str) -> Noun:
    """The only piece it can be."""
    this = tell.noun(w.The(group.like)).text if group.like else BEARERS[tell.bearer]
    if group.this:
        return Noun(this)
    if group.near:
        near = {"forerunner": "前方夥伴", "supporter": "後方夥伴", "both": f"前方夥伴{link}後方夥伴"}[group.near]
        return Noun(f"{this}的{near}", group.near == "both" and link == "與")
    return Noun("你的隊長" if group.side == "yours" else "敵方隊長")


def one(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "或")
    if group.among:
        return Noun(f"其中一{measure(group)}")
    if group.side == "yours" and group.but:
        return Noun(f"另一{measure(group)}{KINDS[group.kind]}")
    return Noun(numbered(group, tell, "另一" if group.other or group.but else "一"))


def each(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "與")
    if group.among:
        return Noun("兩者", True, again=True)
    return Noun(numbered(group, tell, "其他每" if group.other else "每"))


def everyone(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "與")
    place, other = where(group, tell), "其他" if group.other else ""
    if group.side == "yours":
        of = "" if qualities(group) and not other else "的"
        return Noun(f"{place}你{of}{other}{noun(group)}", True)
    every = "所有" if group.side == "any" else ""
    return Noun(f"{place}{'的' if place else ''}{every}{other}{noun(group)}", True)


@nouns.rule
def group(word: w.Group, tell: Teller, use: Use) -> Noun:
    return everyone(word, tell) if use in ("subject", "all") else each(word, tell)


@nouns.rule
def pick(word: w.Pick, tell: Teller, use: Use) -> Noun:
    if isinstance(word.of, w.Cards) and word.up_to > 1:
        return Noun(f"{place(word.of, tell)}1至{word.up_to}張牌", True)
    if not isinstance(word.of, w.Group) or word.each:
        return nouns(word.of, tell, use)
    if word.up_to > 1:
        your = "你的" if word.of.side == "yours" else ""
        at = where(word.of, tell)
        if use == "subject":
            return Noun(f"{at}{your}至多{word.up_to}{measure(word.of)}{noun(word.of)}", True)
        return Noun(f"{at}至多{word.up_to}{measure(word.of)}{your}{noun(word.of)}", True)
    return one(word.of, tell)


# --- Cards and places --------------------------------------------------------


def place(cards: w.Cards, tell: Teller) -> str:
    """Where cards are, as far as it must be said."""
    if cards.zone == "looked":
        whole = tell.looked and tell.looked.zone == "deck" and not tell.looked.n
        return "你牌庫中的" if whole else "其中"
    if (cards.zone, cards.side) in (("hand", "yours"), ("reserve", "any")):
        return ""
    return {"yours": "你", "rival": "對手", "any": "任一"}[cards.side] + f"{ZONES[cards.zone]}中的"


@nouns.rule
def cards(word: w.Cards, tell: Teller, use: Use) -> Noun:
    return Noun(place(word, tell) + CARDS[word.kind])


@nouns.rule
def slots(word: w.Slots, tell: Teller, use: Use) -> Noun:
    owner = {"yours": "你的", "rival": "敵方隊伍的", "any": "任一隊伍的"}[word.side]
    return Noun(f"{owner}一個{ROWS.get(word.row, '')}空格")


@nouns.rule
def row_of(word: w.RowOf, tell: Teller, use: Use) -> Noun:
    return Noun("一個橫排")


@nouns.rule
def column_of(word: w.ColumnOf, tell: Teller, use: Use) -> Noun:
    return Noun("一個直排")


@nouns.rule
def up_to(word: w.UpTo, tell: Teller, use: Use) -> Noun:
    return Noun(f"至多{word.n}點傷害")


@nouns.rule
def tokens(word: w.Tokens, tell: Teller, use: Use) -> Noun:
    return Noun(f"{'至多' if word.n > 1 else ''}{word.n}個{COUNTERS[word.counter]}")


@nouns.rule
def shares(word: w.Shares, tell: Teller, use: Use) -> Noun:
    among = everyone(word.group, tell).text
    return Noun(f"{head(word.n)}點傷害{counted(word.n, tell, '傷害')}，由你任意分配給{among}")


@nouns.rule
def layout(word: w.Layout, tell: Teller, use: Use) -> Noun:
    return Noun("敵方英雄與屍體" if word.side == "rival" else "你的英雄與屍體")


@nouns.rule
def sequence(word: w.Sequence, tell: Teller, use: Use) -> Noun:
    return Noun("這些牌" if tell.whole() else "其餘的牌")


# --- Numbers -----------------------------------------------------------------


def each_time(number: w.Number, tell: Teller) -> tuple[str, ...]:
    """The lead of an effect that happens once for each one counted."""
    counts_up = isinstance(number, w.Sum) and not number.base and isinstance(number.of, w.Removed)
    return (counts(number, tell),) if counts_up else ()


def multiplied(number: w.Number, tell: Teller) -> str:
    """A number of what was handled, times as much as each counts for."""
    assert isinstance(number, w.Sum) and isinstance(number.of, w.Removed)
    return f"{NUMBER_OF[tell.picked(number.of.name)]}×{number.per}"


def counted(number: w.Number, tell: Teller, what: str) -> str:
    """What follows a number that was said first: "每有…，傷害再+1"."""
    if isinstance(number, int) or equal(number) or each_time(number, tell):
        return ""
    if isinstance(number.of, w.Instead):
        return f"；{counts(number.of, tell)}"
    again = "再" if number.base else ""
    return f"，{counts(number, tell)}{what and f'，{what}'}{again}+{number.per}"


@counts.rule
def total(word: w.Sum, tell: Teller) -> str:
    return counts(word.of, tell)


@counts.rule
def pieces(word: w.Pieces, tell: Teller) -> str:
    group = counted_from(word)
    place, measured = where(group, tell).removesuffix("中"), measure(group)
    if group.side == "yours" and not place:
        return f"你每有一{measured}{'其他' if group.other else ''}{noun(group)}"
    yours = "你的" if group.side == "yours" else ""
    return f"{place}每有{yours}{'另一' if group.other else '一'}{measured}{noun(group)}"


@counts.rule
def counters(word: w.Counters, tell: Teller) -> str:
    on = "其" if word.on is None or tell.name(word.on) == tell.latest else tell.noun(word.on).text
    return f"{on}上每有1個{COUNTERS[word.counter]}"


@counts.rule
def removed(word: w.Removed, tell: Teller) -> str:
    return HANDLED[tell.picked(word.name)]


@counts.rule
def round_number(word: w.RoundNumber, tell: Teller) -> str:
    return "目前的回合數"


@counts.rule
def attack_of(word: w.AttackOf, tell: Teller) -> str:
    attack = "卡面攻擊力" if word.printed else "攻擊力"
    if isinstance(word.who, w.Group) and not unique(word.who):
        return f"{everyone(word.who, tell).text}之中最高的{attack}"
    return f"{'其' if tell.name(word.who) == tell.latest else tell.noun(word.who).text + '的'}{attack}"


@counts.rule
def instead(word: w.Instead, tell: Teller) -> str:
    return f"{tell.condition(word.when)}，則改為{word.n}點"

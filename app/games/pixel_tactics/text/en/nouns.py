"""English nouns: pieces, cards, places and numbers."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.en.terms import (
    BEARERS,
    BEARING,
    CARDS,
    COUNTERS,
    HANDLED,
    IN_ROW,
    KINDS,
    ROLES,
    ROWS,
    WAVES,
    article,
    listed,
    possessive,
)
from app.games.pixel_tactics.text.reading import counted_from, head, unique
from app.games.pixel_tactics.text.said import Noun, Ref, Use
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

nouns: Rules[Noun] = Rules("name in English")
counts: Rules[str] = Rules("count in English")


def again(ref: Ref, use: Use, tell: Teller) -> Noun:
    if ref.many:
        return Noun("they" if use == "subject" else "each of them", True, again=True)
    if ref.alone:
        return Noun("it", again=True)
    if ref.name == "this":
        return Noun(f"this {BEARERS[ref.kind]}")
    if ref.name in ("attacker", "dealer"):
        return Noun(ROLES[ref.name])
    return Noun(f"that {KINDS[ref.kind][0]}" if ref.kind in KINDS else "that card")


# --- Pieces ------------------------------------------------------------------


def adjectives(group: w.Group) -> str:
    words = [
        "damaged" if group.hurt == "damaged" else "",
        "rival" if group.side == "rival" else "",
        IN_ROW.get(group.row, ""),
    ]
    return "".join(f"{word} " for word in words if word)


def where(group: w.Group, tell: Teller) -> str:
    """What follows the noun."""
    words = []
    if group.row == "wave":
        words.append("in that Wave's row" if tell.at else "in the Wave's row")
    elif group.row in ("this", "like"):
        words.append("in this row" if group.row == "this" else "in its row")
    elif group.row == "picked":
        words.append(row(tell))
    if group.column:
        first = group.column == "picked" and tell.fresh("column")
        words.append("in one column" if first else "in this column")
    if group.side == "same":
        words.append("of its Unit")
    if group.melee:
        words.append("in melee")
    if group.bearing:
        words.append(f"with {BEARING[group.bearing]}")
    if group.hurt == "lethal":
        words.append("with lethal damage")
    if group.weak is not None:
        words.append(f"with {group.weak} attack or less")
    if group.idle:
        words.append(f"that did not attack in that {WAVES[group.idle]}")
    return "".join(f" {word}" for word in words)


def row(tell: Teller) -> str:
    of = tell.of(w.The("row"))
    if not tell.fresh("row"):
        return "in that row"
    return "in one row of both Units" if of == w.RowOf("any") else "in one row"


def singular(group: w.Group, tell: Teller) -> str:
    return adjectives(group) + KINDS[group.kind][0] + where(group, tell)


def plural(group: w.Group, tell: Teller) -> str:
    return adjectives(group) + KINDS[group.kind][1] + where(group, tell)


def certain(group: w.Group, tell: Teller, link: str) -> Noun:
    """The only piece it can be."""
    if group.this:
        return Noun(f"this {BEARERS[tell.bearer]}")
    if group.near:
        near = ["Forerunner"] if group.near != "supporter" else []
        near += ["Supporter"] if group.near != "forerunner" else []
        this = possessive(tell.noun(w.The(group.like))) if group.like else f"this {BEARERS[tell.bearer]}'s"
        return Noun(f"{this} {listed(near, link)}", group.near == "both" and link == "and")
    return Noun("your Leader" if group.side == "yours" else "the rival Leader")


def one(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "or")
    if group.among:
        return Noun("one of them")
    another = group.other or group.but
    if group.side == "yours" and group.but:
        return Noun(f"another{where(group, tell)}")
    if group.side == "yours":
        return Noun(f"{'another' if another else 'one'} of your {plural(group, tell)}")
    noun = singular(group, tell)
    return Noun(f"another {noun}" if another else article(noun))


def each(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "and")
    if group.among:
        return Noun("each of them")
    other = "other " if group.other else ""
    if group.side == "yours":
        return Noun(f"each of your {other}{plural(group, tell)}")
    return Noun(f"each {other}{singular(group, tell)}")


def everyone(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "and")
    owner = {"yours": "your ", "any": "all "}.get(group.side, "")
    return Noun(f"{owner}{'other ' if group.other else ''}{plural(group, tell)}", True)


@nouns.rule
def group(word: w.Group, tell: Teller, use: Use) -> Noun:
    return everyone(word, tell) if use in ("subject", "all") else each(word, tell)


@nouns.rule
def pick(word: w.Pick, tell: Teller, use: Use) -> Noun:
    if isinstance(word.of, w.Cards) and word.up_to > 1:
        return Noun(f"1 to {word.up_to} cards{place(word.of, tell)}", True)
    if not isinstance(word.of, w.Group):
        return nouns(word.of, tell, use)
    if word.each:
        return nouns(word.of, tell, use)
    if word.up_to > 1:
        your = "of your " if word.of.side == "yours" else ""
        return Noun(f"up to {word.up_to} {your}{plural(word.of, tell)}", True)
    return one(word.of, tell)


# --- Cards and places --------------------------------------------------------


def place(cards: w.Cards, tell: Teller) -> str:
    """Where cards are, as far as it must be said."""
    your = {"yours": "your", "rival": "the rival's", "any": "either"}[cards.side]
    match cards.zone:
        case "discard":
            return f" from {your} Discard pile"
        case "deck":
            return f" from {your} Deck"
        case "hand":
            return "" if cards.side == "yours" else f" from {your} Hand"
        case "reserve":
            return "" if cards.side == "any" else f" from {your} Reserve"
        case "looked":
            return " from your Deck" if tell.looked and tell.looked.zone == "deck" else " from it"


def card(cards: w.Cards, tell: Teller) -> str:
    if cards.zone == "looked" and tell.looked and tell.looked.n and not cards.kind:
        return "one of them"
    noun = CARDS[cards.kind]
    if cards.kind == "lasting":
        noun += " card"
    return article(noun) + place(cards, tell)


@nouns.rule
def cards(word: w.Cards, tell: Teller, use: Use) -> Noun:
    return Noun(card(word, tell))


@nouns.rule
def slots(word: w.Slots, tell: Teller, use: Use) -> Noun:
    row = f"{ROWS[word.row]} " if word.row in ROWS else ""
    if word.side == "yours":
        return Noun(f"one of your empty {row}Slots")
    return Noun(f"an empty {row}Slot of {'the rival' if word.side == 'rival' else 'either'} Unit")


@nouns.rule
def row_of(word: w.RowOf, tell: Teller, use: Use) -> Noun:
    return Noun("one row")


@nouns.rule
def column_of(word: w.ColumnOf, tell: Teller, use: Use) -> Noun:
    return Noun("one column")


@nouns.rule
def up_to(word: w.UpTo, tell: Teller, use: Use) -> Noun:
    return Noun(f"up to {word.n}")


@nouns.rule
def tokens(word: w.Tokens, tell: Teller, use: Use) -> Noun:
    if word.n == 1:
        return Noun(f"a {COUNTERS[word.counter]} from {one(word.group, tell).text}")
    return Noun(f"up to {word.n} {COUNTERS[word.counter]} from {everyone(word.group, tell).text}")


@nouns.rule
def shares(word: w.Shares, tell: Teller, use: Use) -> Noun:
    tail = counted(word.n, tell)
    comma = "," if tail else ""
    among = everyone(word.group, tell).text
    return Noun(f"{head(word.n)} damage{tail}{comma} split freely among {among}")


@nouns.rule
def layout(word: w.Layout, tell: Teller, use: Use) -> Noun:
    if word.side == "rival":
        return Noun("the Heroes and corpses of the rival Unit among its Slots")
    return Noun("your Heroes and corpses among your Slots")


@nouns.rule
def sequence(word: w.Sequence, tell: Teller, use: Use) -> Noun:
    return Noun("them" if tell.whole() else "the rest")


# --- Numbers -----------------------------------------------------------------


def counted(number: w.Number, tell: Teller) -> str:
    """What follows the number that was said first."""
    return "" if isinstance(number, int) else counts(number, tell)


@counts.rule
def total(word: w.Sum, tell: Teller) -> str:
    match word.of:
        case w.Instead():
            return f", or {counts(word.of, tell)}"
        case w.AttackOf() | w.RoundNumber():
            return f" equal to {counts(word.of, tell)}"
        case _:
            plus = f", plus {word.per}" if word.base else ""
            return f"{plus} for {counts(word.of, tell)}"


@counts.rule
def pieces(word: w.Pieces, tell: Teller) -> str:
    return each(counted_from(word), tell).text


@counts.rule
def counters(word: w.Counters, tell: Teller) -> str:
    on = "it" if word.on is None or tell.name(word.on) == tell.latest else tell.noun(word.on).text
    return f"each {COUNTERS[word.counter]} on {on}"


@counts.rule
def removed(word: w.Removed, tell: Teller) -> str:
    return f"each {HANDLED[tell.picked(word.name)]}"


@counts.rule
def round_number(word: w.RoundNumber, tell: Teller) -> str:
    return "the number of the current Round"


@counts.rule
def attack_of(word: w.AttackOf, tell: Teller) -> str:
    if isinstance(word.who, w.Group) and not unique(word.who):
        return f"the highest {'printed ' if word.printed else ''}attack among {everyone(word.who, tell).text}"
    whose = "its" if tell.name(word.who) == tell.latest else possessive(tell.noun(word.who))
    return f"{whose} {'printed ' if word.printed else ''}attack"


@counts.rule
def instead(word: w.Instead, tell: Teller) -> str:
    return f"{word.n} {tell.condition(word.when)}"

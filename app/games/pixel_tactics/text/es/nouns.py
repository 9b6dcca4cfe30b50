"""Spanish nouns: pieces, cards, places and numbers, with their gender and their prepositions."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.es.terms import (
    BEARERS,
    BEARING,
    CARDS,
    COUNTERS,
    HANDLED,
    HURT,
    IN_ROW,
    KINDS,
    ROLES,
    ROWS,
    WAVES,
    contracted,
    points,
    tokens_of,
)
from app.games.pixel_tactics.text.reading import counted_from, head, unique
from app.games.pixel_tactics.text.said import Noun, Ref, Use
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

nouns: Rules[Noun] = Rules("name in Spanish")
counts: Rules[str] = Rules("count in Spanish")


def again(ref: Ref, use: Use, tell: Teller) -> Noun:
    """A reference; `again` marks the one that a verb may take as a clitic or leave out."""
    if ref.many:
        return Noun(f"esos {KINDS[ref.kind][1]}" if use == "subject" else "cada uno", True, again=True)
    if ref.name == "this":
        left_out = ref.alone and use == "subject"
        return Noun("" if left_out else BEARERS[ref.kind], again=ref.alone)
    if ref.name in ("attacker", "dealer") and not ref.alone:
        return Noun(ROLES[ref.name])
    return Noun(f"ese {KINDS[ref.kind][0]}" if ref.kind in KINDS else "esa carta", again=ref.alone)


# --- Pieces ------------------------------------------------------------------


def singular(group: w.Group, tell: Teller) -> str:
    rival = " rival" if group.side == "rival" else ""
    return KINDS[group.kind][0] + rival + where(group, tell)


def plural(group: w.Group, tell: Teller) -> str:
    rival = " rivales" if group.side == "rival" else ""
    return KINDS[group.kind][1] + rival + where(group, tell, many=True)


def where(group: w.Group, tell: Teller, many: bool = False) -> str:
    """What follows the noun."""
    words = []
    if group.row in IN_ROW:
        words.append(f"de {IN_ROW[group.row]}")
    elif group.row == "wave":
        words.append("de la fila de esa oleada" if tell.at else "de la fila de la oleada")
    elif group.row in ("this", "like"):
        words.append("de esta fila" if group.row == "this" else "de su fila")
    elif group.row == "picked":
        words.append(row(tell))
    if group.column:
        first = group.column == "picked" and tell.fresh("column")
        words.append("de una columna" if first else "de esta columna")
    if group.side == "same":
        words.append("de su unidad")
    if group.melee:
        words.append("en primera línea")
    if group.bearing:
        words.append(f"con {BEARING[group.bearing]}")
    if group.hurt:
        words.append(f"con {HURT[group.hurt]}")
    if group.weak is not None:
        words.append(f"con {group.weak} de ataque o menos")
    if group.idle:
        words.append(f"que no {'hayan' if many else 'haya'} atacado en {WAVES[group.idle]}")
    return "".join(f" {word}" for word in words)


def row(tell: Teller) -> str:
    of = tell.of(w.The("row"))
    if not tell.fresh("row"):
        return "de esa fila"
    return "de una misma fila de ambas unidades" if of == w.RowOf("any") else "de una fila"


def certain(group: w.Group, tell: Teller, link: str) -> Noun:
    """The only piece it can be."""
    if group.this:
        return Noun(BEARERS[tell.bearer])
    this = tell.noun(w.The(group.like)).text if group.like else BEARERS[tell.bearer]
    if group.near == "both":
        both = link == "y"
        near = "los compañeros de delante y de detrás" if both else "el compañero de delante o de detrás"
        return Noun(f"{near} {contracted('de', this)}", both)
    if group.near:
        side = "delante" if group.near == "forerunner" else "detrás"
        return Noun(f"el compañero de {side} {contracted('de', this)}")
    return Noun("tu líder" if group.side == "yours" else "el líder rival")


def one(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "o")
    if group.among:
        return Noun("uno de ellos")
    another = group.other or group.but
    if group.side == "yours" and group.but:
        return Noun(f"otro{where(group, tell)}")
    if group.side == "yours":
        return Noun(f"{'otro' if another else 'uno'} de tus {plural(group, tell)}")
    return Noun(f"{'otro' if another else 'un'} {singular(group, tell)}")


def each(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "y")
    if group.among:
        return Noun("cada uno de ellos")
    other = "otros " if group.other else ""
    if group.side == "yours":
        return Noun(f"cada uno de tus {other}{plural(group, tell)}")
    return Noun(f"cada {'otro ' if other else ''}{singular(group, tell)}")


def everyone(group: w.Group, tell: Teller) -> Noun:
    if unique(group):
        return certain(group, tell, "y")
    owner = {"yours": "tus ", "any": "todos los "}.get(group.side, "los ")
    return Noun(f"{owner}{'otros ' if group.other else ''}{plural(group, tell)}", True)


@nouns.rule
def group(word: w.Group, tell: Teller, use: Use) -> Noun:
    return everyone(word, tell) if use in ("subject", "all") else each(word, tell)


@nouns.rule
def pick(word: w.Pick, tell: Teller, use: Use) -> Noun:
    if isinstance(word.of, w.Cards) and word.up_to > 1:
        return Noun(f"de 1 a {word.up_to} cartas{place(word.of, tell)}", True)
    if not isinstance(word.of, w.Group) or word.each:
        return nouns(word.of, tell, use)
    if word.up_to > 1:
        your = "de tus " if word.of.side == "yours" else ""
        return Noun(f"hasta {word.up_to} {your}{plural(word.of, tell)}", True)
    return one(word.of, tell)


# --- Cards and places --------------------------------------------------------


def place(cards: w.Cards, tell: Teller) -> str:
    """Where cards are, as far as it must be said."""
    of = {"yours": "", "rival": " del rival", "any": ""}[cards.side]
    your = "tu" if cards.side == "yours" else "la"
    match cards.zone:
        case "discard" if cards.side == "any":
            return " de cualquier pila de descartes"
        case "discard":
            return f" de {your} pila de descartes{of}"
        case "deck":
            return f" {'de tu mazo' if cards.side == 'yours' else f'del mazo{of}'}"
        case "hand":
            return "" if cards.side == "yours" else f" de la mano{of}"
        case "reserve":
            return "" if cards.side == "any" else f" de {your} Reserva{of}"
        case "looked":
            return " de tu mazo" if tell.looked and tell.looked.zone == "deck" else " de ella"


def card(cards: w.Cards, tell: Teller) -> str:
    if cards.zone == "looked" and tell.looked and tell.looked.n and not cards.kind:
        return "una de ellas"
    return CARDS[cards.kind] + place(cards, tell)


@nouns.rule
def cards(word: w.Cards, tell: Teller, use: Use) -> Noun:
    return Noun(card(word, tell))


@nouns.rule
def slots(word: w.Slots, tell: Teller, use: Use) -> Noun:
    row = f" de {ROWS[word.row]}" if word.row in ROWS else ""
    if word.side == "yours":
        return Noun(f"una de tus casillas vacías{row}")
    unit = " de la unidad rival" if word.side == "rival" else " de cualquier unidad"
    return Noun(f"una casilla vacía{row}{unit}")


@nouns.rule
def row_of(word: w.RowOf, tell: Teller, use: Use) -> Noun:
    return Noun("una fila")


@nouns.rule
def column_of(word: w.ColumnOf, tell: Teller, use: Use) -> Noun:
    return Noun("una columna")


@nouns.rule
def up_to(word: w.UpTo, tell: Teller, use: Use) -> Noun:
    return Noun(f"hasta {points(word.n)}")


@nouns.rule
def tokens(word: w.Tokens, tell: Teller, use: Use) -> Noun:
    if word.n == 1:
        return Noun(f"{tokens_of(word.counter, 1)} {contracted('de', one(word.group, tell).text)}")
    group = everyone(word.group, tell).text
    return Noun(f"hasta {tokens_of(word.counter, word.n)} {contracted('de', group)}")


@nouns.rule
def shares(word: w.Shares, tell: Teller, use: Use) -> Noun:
    tail = counted(word.n, tell)
    comma = "," if tail else ""
    among = everyone(word.group, tell).text
    return Noun(f"{points(head(word.n))}{tail}{comma} repartidos como quieras entre {among}")


@nouns.rule
def layout(word: w.Layout, tell: Teller, use: Use) -> Noun:
    if word.side == "rival":
        return Noun("los héroes y cadáveres del rival entre sus casillas")
    return Noun("tus héroes y cadáveres entre tus casillas")


@nouns.rule
def sequence(word: w.Sequence, tell: Teller, use: Use) -> Noun:
    return Noun("esas cartas" if tell.whole() else "las demás")


# --- Numbers -----------------------------------------------------------------


def counted(number: w.Number, tell: Teller) -> str:
    """What follows the number that was said first."""
    return "" if isinstance(number, int) else counts(number, tell)


@counts.rule
def total(word: w.Sum, tell: Teller) -> str:
    match word.of:
        case w.Instead():
            return f", o {counts(word.of, tell)}"
        case w.AttackOf() | w.RoundNumber():
            return f" igual {contracted('a', counts(word.of, tell))}"
        case _:
            plus = f", más {word.per}" if word.base else ""
            return f"{plus} por {counts(word.of, tell)}"


@counts.rule
def pieces(word: w.Pieces, tell: Teller) -> str:
    return each(counted_from(word), tell).text


@counts.rule
def counters(word: w.Counters, tell: Teller) -> str:
    if word.on is not None and tell.name(word.on) != tell.latest:
        tell.noun(word.on)
    return f"cada ficha de {COUNTERS[word.counter]} que tenga"


@counts.rule
def removed(word: w.Removed, tell: Teller) -> str:
    return HANDLED[tell.picked(word.name)]


@counts.rule
def round_number(word: w.RoundNumber, tell: Teller) -> str:
    return "el número de la ronda actual"


@counts.rule
def attack_of(word: w.AttackOf, tell: Teller) -> str:
    printed = " impreso" if word.printed else ""
    if isinstance(word.who, w.Group) and not unique(word.who):
        return f"el ataque{printed} más alto entre {everyone(word.who, tell).text}"
    if tell.name(word.who) == tell.latest:
        return f"su ataque{printed}"
    return f"el ataque{printed} {contracted('de', tell.noun(word.who).text)}"


@counts.rule
def instead(word: w.Instead, tell: Teller) -> str:
    return f"{word.n} {tell.condition(word.when)}"

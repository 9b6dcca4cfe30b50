"""Spanish clauses for what happens."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.es.nouns import counted, place, plural
from app.games.pixel_tactics.text.es.terms import BEARERS, STATUSES, UNTIL, contracted, player, points, tokens_of
from app.games.pixel_tactics.text.reading import THIS, equal, head
from app.games.pixel_tactics.text.said import Noun, Saids, Use, do
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

effects: Rules[Saids] = Rules("say an effect in Spanish")


def to(tell: Teller, who: w.Who, verb: str, what: str, tail: str = "", short: str = "") -> Saids:
    """Something done to a piece: inflígele …, inflige … a un héroe."""
    noun = tell.noun(who)
    if noun.again and not noun.many:
        return do(verb, what, tail, short, "le")
    return do(verb, what, f" {contracted('a', noun.text)}{tail}", short)


def this(tell: Teller, who: w.Who, verb: str, rest: str = "", person: bool = False, use: Use = "object") -> Saids:
    """A piece that something is done with: derrótalo, derrota a un héroe, revive un cadáver."""
    noun = tell.noun(who, use)
    if noun.again and not noun.many:
        return do(verb, "", rest, beside="lo")
    return do(verb, contracted("a", noun.text) if person else noun.text, rest)


@effects.rule
def damage(word: w.Damage, tell: Teller) -> Saids:
    if equal(word.n):
        whom = contracted("a", tell.noun(word.to).text)
        return do("infligir", f"{whom} un daño{counted(word.n, tell)}")
    (said,) = to(tell, word.to, "infligir", points(head(word.n)), short=f"{head(word.n)}")
    return (said._replace(rest=said.rest + counted(word.n, tell)),)


@effects.rule
def split(word: w.Split, tell: Teller) -> Saids:
    return do("infligir", tell.noun(word.shares).text)


@effects.rule
def heal(word: w.Heal, tell: Teller) -> Saids:
    (said,) = to(tell, word.whom, "curar", points(head(word.n)), short=f"{head(word.n)}")
    return (said._replace(rest=said.rest + counted(word.n, tell)),)


@effects.rule
def move_damage(word: w.MoveDamage, tell: Teller) -> Saids:
    n = tell.noun(word.n).text
    source = tell.noun(word.source).text.replace(" con daño", "")
    return do("trasladar", n, f" {contracted('de', source)} {contracted('a', tell.noun(word.to).text)}")


@effects.rule
def defeat(word: w.Defeat, tell: Teller) -> Saids:
    return this(tell, word.whom, "derrotar", person=True)


@effects.rule
def revive(word: w.Revive, tell: Teller) -> Saids:
    return this(tell, word.whom, "revivir", f", que queda con {word.left} de vida" if word.left else "")


@effects.rule
def send(word: w.Send, tell: Teller) -> Saids:
    match word.to:
        case "hand":
            return this(tell, word.whom, "devolver", " a la mano de su propietario")
        case "deck":
            return this(tell, word.whom, "poner", " encima del mazo de su propietario")
        case "discard":
            return this(tell, word.whom, "retirar", use="all")


@effects.rule
def draw(word: w.Draw, tell: Teller) -> Saids:
    one = "otra carta" if tell.again_drawn() else "una carta"
    return do("robar", one if word.n == 1 else f"{word.n} cartas")


@effects.rule
def discard(word: w.Discard, tell: Teller) -> Saids:
    return do("descartar", tell.noun(word.what).text)


@effects.rule
def discard_at_random(word: w.DiscardAtRandom, tell: Teller) -> Saids:
    cards = f"{'una carta' if word.n == 1 else f'{word.n} cartas'} al azar"
    return do("descartar", cards) if word.side == "yours" else (player(word.side, "descartar", cards),)


@effects.rule
def discard_chosen(word: w.DiscardChosen, tell: Teller) -> Saids:
    cards = "una carta" if word.n == 1 else f"{word.n} cartas"
    return do("descartar", cards) if word.side == "yours" else (player(word.side, "descartar", cards),)


@effects.rule
def look(word: w.Look, tell: Teller) -> Saids:
    rival = " del rival" if word.side == "rival" else ""
    match word.zone:
        case "hand":
            return do("mirar", f"{'la' if rival else 'tu'} mano{rival}")
        case "traps":
            return do("mirar", f"{'las' if rival else 'tus'} Trampas{rival}")
        case "deck" if word.n == 0:
            return ()  # what is taken says where from
        case "deck":
            cards = "la primera carta" if word.n == 1 else f"las {word.n} primeras cartas"
            whose = {"yours": "de tu mazo", "rival": "del mazo del rival", "any": "de cualquier mazo"}
            return do("mirar", f"{cards} {whose[word.side]}")


@effects.rule
def take(word: w.Take, tell: Teller) -> Saids:
    if tell.known[word.what.name].of == w.Group("corpse", "yours"):
        return this(tell, word.what, "devolver", " a la mano de su propietario")
    return do("tomar", tell.noun(word.what).text)


@effects.rule
def reorder(word: w.Reorder, tell: Teller) -> Saids:
    whole = tell.whole()
    return do("reordenar", beside="las") if whole else do("reordenar", tell.noun(word.order).text)


@effects.rule
def bury(word: w.Bury, tell: Teller) -> Saids:
    if tell.looked is not None and tell.looked.n > 1:
        return do("poner", "las demás", " al fondo del mazo")
    return do("poner", "", " al fondo del mazo", beside="la")


@effects.rule
def shuffle(word: w.Shuffle, tell: Teller) -> Saids:
    return do("barajar", beside="lo")


@effects.rule
def recruit(word: w.Recruit, tell: Teller) -> Saids:
    cards = tell.of(word.card)
    assert isinstance(cards, w.Cards)
    into = "esa casilla" if word.vacated else tell.noun(word.slot).text
    free = "gratis " if cards.zone == "hand" else ""
    return do("reclutar", f"{free}un héroe{place(cards, tell)}", f" en {into}")


@effects.rule
def control(word: w.Control, tell: Teller) -> Saids:
    whom = tell.noun(word.whom).text
    (put,) = do("poner", "", f" en {tell.noun(word.slot).text}", beside="lo")
    return (*do("tomar", f"el control {contracted('de', whom)}"), put._replace(link="and"))


@effects.rule
def relocate(word: w.Relocate, tell: Teller) -> Saids:
    return this(tell, word.whom, "mover", f" a {tell.noun(word.slot).text}")


@effects.rule
def shove(word: w.Shove, tell: Teller) -> Saids:
    verb, way = {"push": ("empujar", "atrás"), "pull": ("atraer", "delante")}[word.way]
    return this(tell, word.whom, verb, "" if tell.choosing else f" una casilla hacia {way}", person=True)


@effects.rule
def swap(word: w.Swap, tell: Teller) -> Saids:
    two = tell.both(word)
    if two is not None:
        return do("intercambiar", f"dos {'de tus ' if two.side == 'yours' else ''}{plural(two, tell)}")
    return do("intercambiar", tell.noun(word.one).text, f" con {tell.noun(word.other).text}")


@effects.rule
def rearrange(word: w.Rearrange, tell: Teller) -> Saids:
    return do("reorganizar", tell.noun(word.layout).text)


def status(word: w.Give) -> str:
    """A bracketed status effect, with its copies."""
    number = f"{word.n:+d} " if word.n else ""
    return f"[{number}{STATUSES[word.status]}]" + (f" x{word.times}" if word.times else "")


@effects.rule
def give(word: w.Give, tell: Teller) -> Saids:
    return (tell.so(word.to, "obtener", status(word)),)


@effects.rule
def strip(word: w.Strip, tell: Teller) -> Saids:
    return to(tell, word.whom, "quitar", "todos los efectos de estado y todas las fichas")


@effects.rule
def place_(word: w.Place, tell: Teller) -> Saids:
    noun = tell.noun(word.on)
    verb, on = ("poner", " en ") if word.n > 0 else ("quitar", " de ")
    what = tokens_of(word.counter, abs(word.n))
    if noun.again and not noun.many:
        return do(verb, what, beside="le")
    return do(verb, what, on + noun.text)


@effects.rule
def spend(word: w.Spend, tell: Teller) -> Saids:
    return do("quitar", tell.noun(word.tokens).text)


@effects.rule
def strike(word: w.Strike, tell: Teller) -> Saids:
    kind = {"ranged": " a distancia", "melee": " cuerpo a cuerpo", "": ""}[word.kind]
    said = tell.so(word.who, "realizar", f"un ataque{kind}")
    if said.subject and not said.subject.text:  # or it would sound like something for the player to do
        said = said._replace(subject=Noun(BEARERS[tell.bearer]))
    rest = f" contra {tell.noun(word.on).text}" if word.on else ""
    if word.bonus:
        rest += f" con {head(word.bonus):+d} de ataque{counted(word.bonus, tell)}"
    each = " cada uno" if said.subject and said.subject.many else ""
    return (said._replace(rest=rest + each),)


@effects.rule
def actions(word: w.Actions, tell: Teller) -> Saids:
    n = abs(word.n)
    what = f"{n} {'acción' if n == 1 else 'acciones'} {'más' if word.n > 0 else 'menos'}"
    turn = f" en {'tu' if word.side == 'yours' else 'su'} próximo turno" if word.turn == "next" else " este turno"
    return (player(word.side, "tener", what, turn, short=f"{n}"),)


@effects.rule
def negate(word: w.Negate, tell: Teller) -> Saids:
    tell.mentioned.append("event")
    if tell.event == "Attack":
        return do("anular", "el ataque")
    return do("anular", beside="la" if tell.event in ("Play", "Activate") else "lo")


@effects.rule
def stand_in(word: w.StandIn, tell: Teller) -> Saids:
    return (tell.so(THIS, "pasar", "a ser el objetivo en su lugar"),)


@effects.rule
def carry_out(word: w.CarryOut, tell: Teller) -> Saids:
    if word.line != "order":
        kind = {"spell": "hechizo", "power": "poder de ataque"}[word.line]
        return do("ejecutar", f"como propio el {kind} {contracted('de', tell.noun(word.what).text)}")
    return do("ejecutar", f"como propia {tell.noun(word.what).text}")


@effects.rule
def set_again(word: w.SetAgain, tell: Teller) -> Saids:
    return do("volver", "a colocar esta Trampa")


@effects.rule
def lasting(word: w.Lasting, tell: Teller) -> Saids:
    leads = ("mientras siga allí",) if word.until == "slot" else ()
    first, *more = tell.bundle(word.modifiers)
    saids = [first._replace(leads=leads + first.leads), *more]
    saids[-1] = saids[-1]._replace(rest=saids[-1].rest + UNTIL.get(word.until, ""))
    return tuple(saids)

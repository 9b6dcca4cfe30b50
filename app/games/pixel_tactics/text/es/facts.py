"""Spanish clauses for what is so: conditions, events and modifiers."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.es.nouns import card, counted, counts, nouns, singular
from app.games.pixel_tactics.text.es.terms import (
    BEARING,
    HURT,
    KEYWORDS,
    KINDS,
    LIBERTIES,
    ROWS,
    WAVES,
    contracted,
    kinds,
    listed,
    player,
    points,
)
from app.games.pixel_tactics.text.reading import THIS, head, per_piece
from app.games.pixel_tactics.text.said import Noun, Said, Saids
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

conditions: Rules[Said] = Rules("say a condition in Spanish")
events: Rules[Saids] = Rules("say an event in Spanish")
modifiers: Rules[Saids] = Rules("say a modifier in Spanish")

# --- Conditions --------------------------------------------------------------


@conditions.rule
def exists(word: w.Exists, tell: Teller) -> Said:
    said = present(word, tell)
    left_out = said.subject and said.subject.again
    return said._replace(subject=Noun("", again=True)) if left_out else said


def present(word: w.Exists, tell: Teller) -> Said:
    what = word.what
    have = "no tener" if word.none else "tener"
    if isinstance(what, w.Cards):
        noun = card(what, tell).replace(" de tu Reserva", " en tu Reserva")
        return player(what.side, have, noun)
    if isinstance(what, w.Slots):
        many = "casillas vacías" if word.none else f"{word.least} casillas vacías o más"
        row = "la fila rival de esa oleada" if what.side == "rival" else "tu fila de esa oleada"
        return Said(have, many, subject=Noun(row))
    if what.near:
        side = "delante" if what.near == "forerunner" else "detrás"
        return tell.so(THIS, have, f"{'' if word.none else 'un '}compañero de {side}")
    who = tell.subject(what)
    if who is not None:
        if what.idle:
            return tell.so(who, "no haber", f"atacado en {WAVES[what.idle]}")
        if what.bearing:
            return tell.so(who, "tener", BEARING[what.bearing])
        if what.among and what.kind != "fighter":
            return tell.so(who, "ser", f"un {KINDS[what.kind][0]} con {HURT[what.hurt or 'damaged']}")
        return tell.so(who, "tener", HURT[what.hurt or "damaged"])
    one = singular(what, tell)
    noun = f"ningún {one}" if word.none else f"{'otro' if what.other else 'un'} {one}"
    if what.side == "yours":
        return player("yours", have, noun)
    return Said("no existir" if word.none else "existir", noun, subject=Noun(""))


@conditions.rule
def more_cards(word: w.MoreCards, tell: Teller) -> Said:
    return player("rival", "tener", "más cartas en la mano que tú")


@conditions.rule
def second(word: w.Second, tell: Teller) -> Said:
    return player("yours", "ser", "el segundo jugador")


@conditions.rule
def in_wave(word: w.InWave, tell: Teller) -> Said:
    return Said("ser", f"la oleada de {listed([ROWS[row] for row in word.rows], 'o')}", subject=Noun("", again=True))


# --- Events ------------------------------------------------------------------


@events.rule
def on(word: w.On, tell: Teller) -> Saids:
    if not word.roles:
        said = {
            "Attack": [("realizar", "un ataque")],
            "Damage": [("infligir", "daño de ataque")],
            "Recruit": [("reclutar", "un héroe")],
            "Defeat": [("derrotar", "a un héroe")],
            "Revive": [("revivir", "un cadáver")],
            "Clear": [("retirar", "un cadáver")],
            "Move": [("mover", "un héroe")],
            "Cast": [("lanzar", "un hechizo")],
            "Play": {
                "": [("jugar", "una carta")],
                "order": [("jugar", "una Orden")],
                "lasting": [("jugar", "una Operación"), ("colocar", "una Trampa")],
            }[word.line],
            "Activate": [("activar", "una Trampa")],
            "Expire": [("tener", "una Operación que se agota")],
            "Draw": [("realizar", "la acción de Robar")],
            "Discard": [("descartar", "una carta")],
        }[word.event]
        return tuple(player(word.by, verb, what)._replace(link="or") for verb, what in said)
    first, *others = [w.The(name) for name, _ in word.roles]
    verb, what = {
        "attacker": ("atacar", ""),
        "target": ("ser", "atacado"),
        "dealer": ("infligir", "daño de ataque"),
        "receiver": ("recibir", "daño de ataque"),
        "caster": ("lanzar", "un hechizo"),
        "operation": ("agotarse", ""),
        "corpse": ("ser", "retirado"),
        "hero": {
            "Recruit": ("ser", "reclutado"),
            "Defeat": ("ser", "derrotado"),
            "Revive": ("ser", "revivido"),
        }.get(word.event, ("moverse", "")),
    }[first.name]
    if word.event == "Clear" and word.by == "yours":
        return (player("yours", "retirar", tell.noun(first).text),)
    if word.melee:
        what = f"{what} cuerpo a cuerpo".strip()
    said_ = tell.so(first, verb, what)
    if others:
        said_ = said_._replace(rest=f" {contracted('a', tell.noun(others[0]).text)}")
    return (said_,)


# --- Modifiers ---------------------------------------------------------------


@modifiers.rule
def strength(word: w.Strength, tell: Teller) -> Saids:
    against = {"leader": " contra líderes", "damaged": " contra combatientes rivales con daño", "": ""}[word.against]
    if word.set and not isinstance(word.n, int):
        subject = Noun(f"el ataque {contracted('de', tell.noun(word.whom).text)}")
        return (Said("ser", counts(word.n.of, tell), against, subject),)
    if word.set:
        return (tell.so(word.whom, "tener", f"{word.n} de ataque", against),)
    said = tell.so(word.whom, "tener", f"{head(word.n):+d} de ataque", use=per_piece(word.n))
    return (said._replace(rest=counted(word.n, tell) + against),)


@modifiers.rule
def life(word: w.Life, tell: Teller) -> Saids:
    said = tell.so(word.whom, "tener", f"{head(word.n):+d} de vida", use=per_piece(word.n))
    return (said._replace(rest=counted(word.n, tell)),)


@modifiers.rule
def harm(word: w.Harm, tell: Teller) -> Saids:
    source = f" de {kinds(word.by)}" if word.by else ""
    more = "más" if word.n > 0 else "menos"
    return (tell.so(word.whom, "recibir", f"{points(abs(word.n))} {more}", source),)


@modifiers.rule
def has(word: w.Has, tell: Teller) -> Saids:
    if word.word in LIBERTIES:
        said = tell.so(word.whom, "poder")
        many = said.subject is not None and said.subject.many
        verb = {"is": "son", "s": "s", "move": "mueven"} if many else {"is": "es", "s": "", "move": "mueve"}
        return (said._replace(what=LIBERTIES[word.word].format(**verb)),)
    if word.word != "piercing":
        return (tell.so(word.whom, "tener", KEYWORDS[word.word]),)
    whom = tell.noun(word.whom, "subject")
    attacks = "sus ataques" if whom.again else f"los ataques {contracted('de', whom.text)}"
    return (Said("no poderse", "interceptar", subject=Noun(attacks, many=True)),)


@modifiers.rule
def barred(word: w.Barred, tell: Teller) -> Saids:
    return (tell.so(word.whom, "no poder", "atacar ni lanzar hechizos" if word.spells else "atacar"),)


@modifiers.rule
def forbid(word: w.Forbid, tell: Teller) -> Saids:
    if word.what == "repeat":
        return (player(word.side, "no poder", "repetir una acción en el mismo turno, salvo los ataques"),)
    verb, one, many = {
        "activate": ("activar", "Trampa", "Trampas"),
        "cast": ("lanzar", "hechizo", "hechizos"),
        "order": ("jugar", "Orden", "Órdenes"),
    }[word.what]
    waves = f" en las oleadas de {listed([ROWS[row] for row in word.rows])}" if word.rows else ""
    if not word.beyond:
        return (player(word.side, "no poder", f"{verb} {many}", waves),)
    lead = "en cada uno de tus turnos" if word.side == "yours" else "en cada uno de sus turnos"
    number = f"{verb} {word.beyond} {one if word.beyond == 1 else many}"
    return (player(word.side, "solo poder", number, waves)._replace(leads=(lead,)),)


@modifiers.rule
def price(word: w.Price, tell: Teller) -> Saids:
    return (tell.language.prices((word,), tell),)


@modifiers.rule
def more_actions(word: w.MoreActions, tell: Teller) -> Saids:
    waves = f" en las oleadas {listed([f'de {ROWS[row]}' for row in word.rows])}"
    return (player("yours", "tener", f"{word.n} {'acción' if word.n == 1 else 'acciones'} más", waves),)


@modifiers.rule
def any_row(word: w.AnyRow, tell: Teller) -> Saids:
    return (player("yours", "poder", "reclutar en cualquier fila"),)


@modifiers.rule
def aiming(word: w.Aiming, tell: Teller) -> Saids:
    return (player("yours", "elegir", "los objetivos de los ataques cuerpo a cuerpo del rival"),)


@modifiers.rule
def divert_attack(word: w.DivertAttack, tell: Teller) -> Saids:
    subject = Noun(f"los ataques cuerpo a cuerpo contra {nouns(word.whom, tell, 'subject').text}", many=True)
    return (Said("realizarse", f"contra {tell.noun(THIS).text} en su lugar", subject=subject),)


@modifiers.rule
def divert_damage(word: w.DivertDamage, tell: Teller) -> Saids:
    whom = contracted("a", nouns(word.whom, tell, "subject").text)
    subject = Noun(f"el daño{f' de {kinds(word.by)}' if word.by else ''} {whom}")
    return (Said("infligirse", f"{contracted('a', tell.noun(THIS).text)} en su lugar", subject=subject),)


@modifiers.rule
def mirror(word: w.Mirror, tell: Teller) -> Saids:
    return (tell.so(THIS, "tener", "la habilidad del líder rival"),)

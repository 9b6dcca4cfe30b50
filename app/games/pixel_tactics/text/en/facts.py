"""English clauses for what is so: conditions, events and modifiers."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.en.nouns import card, counted, counts, nouns, singular
from app.games.pixel_tactics.text.en.terms import (
    BEARING,
    KEYWORDS,
    KINDS,
    LIBERTIES,
    ROWS,
    WAVES,
    article,
    kinds,
    listed,
    player,
    possessive,
)
from app.games.pixel_tactics.text.reading import THIS, head, per_piece
from app.games.pixel_tactics.text.said import Noun, Said, Saids
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

conditions: Rules[Said] = Rules("say a condition in English")
events: Rules[Saids] = Rules("say an event in English")
modifiers: Rules[Saids] = Rules("say a modifier in English")

# --- Conditions --------------------------------------------------------------


@conditions.rule
def exists(word: w.Exists, tell: Teller) -> Said:
    what = word.what
    if isinstance(what, w.Cards):
        return player(what.side, "have", card(what, tell).replace(" from ", " in "))
    if isinstance(what, w.Slots):
        row = "that rival row" if what.side == "rival" else "that row of yours"
        many = "no empty Slots" if word.none else f"{word.least} or more empty Slots"
        return Said("have", many, subject=Noun(row))
    if what.near:
        noun = "Forerunner" if what.near == "forerunner" else "Supporter"
        return tell.so(THIS, "have", f"{'no' if word.none else 'a'} {noun}")
    who = tell.subject(what)
    if who is not None:
        if what.idle:
            return tell.so(who, "did not", f"attack in that {WAVES[what.idle]}")
        if what.bearing:
            return tell.so(who, "have", BEARING[what.bearing])
        if what.hurt == "damaged":
            return tell.so(who, "be", "damaged")
        lethal = f"{article(KINDS[what.kind][0])} with lethal damage"
        return tell.so(who, "be", lethal)
    one = singular(what, tell)
    noun = f"no {one}" if word.none else f"another {one}" if what.other else article(one)
    return player("yours", "have", noun) if what.side == "yours" else Said("be", noun, subject=Noun("there"))


@conditions.rule
def more_cards(word: w.MoreCards, tell: Teller) -> Said:
    return player("rival", "have", "more cards in Hand than you")


@conditions.rule
def second(word: w.Second, tell: Teller) -> Said:
    return player("yours", "be", "second player")


@conditions.rule
def in_wave(word: w.InWave, tell: Teller) -> Said:
    rows = listed([ROWS[row] for row in word.rows], "or")
    return Said("be", f"the {rows} Wave", subject=Noun("it"))


# --- Events ------------------------------------------------------------------


@events.rule
def on(word: w.On, tell: Teller) -> Saids:
    if not word.roles:
        said = {
            "Attack": [("make", "an attack")],
            "Damage": [("deal", "attack damage")],
            "Recruit": [("recruit", "a Hero")],
            "Defeat": [("defeat", "a Hero")],
            "Revive": [("revive", "a corpse")],
            "Clear": [("clear", "a corpse")],
            "Move": [("move", "a Hero")],
            "Cast": [("cast", "a Spell")],
            "Play": {
                "": [("play", "a card")],
                "order": [("play", "an Order")],
                "lasting": [("play", "an Operation"), ("place", "a Trap")],
            }[word.line],
            "Activate": [("activate", "a Trap")],
            "Expire": [("let", "an Operation expire")],
            "Draw": [("take", "the Draw action")],
            "Discard": [("discard", "a card")],
        }[word.event]
        return tuple(player(word.by, verb, what)._replace(link="or") for verb, what in said)
    first, *others = [w.The(name) for name, _ in word.roles]
    verb, what = {
        "attacker": ("attack", ""),
        "target": ("be", "attacked"),
        "dealer": ("deal", "attack damage"),
        "receiver": ("take", "attack damage"),
        "caster": ("cast", "a Spell"),
        "operation": ("expire", ""),
        "corpse": ("be", "cleared"),
        "hero": {
            "Recruit": ("be", "recruited"),
            "Defeat": ("be", "defeated"),
            "Revive": ("be", "revived"),
        }.get(word.event, ("move", "")),
    }[first.name]
    if word.event == "Clear" and word.by == "yours":
        return (player("yours", "clear", tell.noun(first).text),)
    done = tell.so(first, verb, what)
    if others:
        to = " to " if word.event == "Damage" else " "
        done = done._replace(rest=to + tell.noun(others[0]).text)
    return (done._replace(rest=done.rest + " in melee") if word.melee else done,)


# --- Modifiers ---------------------------------------------------------------


@modifiers.rule
def strength(word: w.Strength, tell: Teller) -> Saids:
    against = {"leader": " against Leaders", "damaged": " against damaged rival fighters", "": ""}[word.against]
    if word.set and not isinstance(word.n, int):
        subject = Noun(f"{possessive(tell.noun(word.whom, 'subject'))} attack")
        return (Said("be", counts(word.n.of, tell), against, subject),)
    if word.set:
        return (tell.so(word.whom, "have", f"{word.n} attack", against),)
    said = tell.so(word.whom, "have", f"{head(word.n):+d} attack", use=per_piece(word.n))
    return (said._replace(rest=counted(word.n, tell) + against),)


@modifiers.rule
def life(word: w.Life, tell: Teller) -> Saids:
    said = tell.so(word.whom, "have", f"{head(word.n):+d} life", use=per_piece(word.n))
    return (said._replace(rest=counted(word.n, tell)),)


@modifiers.rule
def harm(word: w.Harm, tell: Teller) -> Saids:
    source = f" from {kinds(word.by)}" if word.by else ""
    return (tell.so(word.whom, "take", f"{abs(word.n)} {'more' if word.n > 0 else 'less'} damage", source),)


@modifiers.rule
def has(word: w.Has, tell: Teller) -> Saids:
    if word.word in LIBERTIES:
        said = tell.so(word.whom, "may")
        many = said.subject is not None and said.subject.many
        they, were = ("they", "were") if many else ("it", "was")
        return (said._replace(what=LIBERTIES[word.word].format(they=they, were=were)),)
    if word.word != "piercing":
        return (tell.so(word.whom, "have", KEYWORDS[word.word]),)
    subject = Noun(f"{possessive(tell.noun(word.whom, 'subject'))} attacks", many=True)
    return (Said("cannot", "be intercepted", subject=subject),)


@modifiers.rule
def barred(word: w.Barred, tell: Teller) -> Saids:
    return (tell.so(word.whom, "cannot", "attack or cast Spells" if word.spells else "attack"),)


@modifiers.rule
def forbid(word: w.Forbid, tell: Teller) -> Saids:
    if word.what == "repeat":
        return (player(word.side, "cannot", "take the same action twice in a turn, except attacks"),)
    verb, one, many = {
        "activate": ("activate", "Trap", "Traps"),
        "cast": ("cast", "Spell", "Spells"),
        "order": ("play", "Order", "Orders"),
    }[word.what]
    waves = f" in {listed([f'{ROWS[row]} Waves' for row in word.rows])}" if word.rows else ""
    if not word.beyond:
        return (player(word.side, "cannot", f"{verb} {many}", waves),)
    lead = "in each of your turns" if word.side == "yours" else "in each of its turns"
    number = f"{verb} only {word.beyond} {one if word.beyond == 1 else many}"
    return (player(word.side, "can", number, waves)._replace(leads=(lead,)),)


@modifiers.rule
def price(word: w.Price, tell: Teller) -> Saids:
    return (tell.language.prices((word,), tell),)


@modifiers.rule
def more_actions(word: w.MoreActions, tell: Teller) -> Saids:
    waves = listed([f"in {ROWS[row]} Waves" for row in word.rows])
    return (player("yours", "have", f"{word.n} more action{'s' if word.n > 1 else ''}", f" {waves}"),)


@modifiers.rule
def any_row(word: w.AnyRow, tell: Teller) -> Saids:
    return (player("yours", "may", "recruit into any row"),)


@modifiers.rule
def aiming(word: w.Aiming, tell: Teller) -> Saids:
    return (player("yours", "choose", "the targets of the rival's Melee Attacks"),)


@modifiers.rule
def divert_attack(word: w.DivertAttack, tell: Teller) -> Saids:
    subject = Noun(f"Melee Attacks on {nouns(word.whom, tell, 'subject').text}", many=True)
    this = tell.noun(THIS).text
    return (Said("be", f"made on {this} instead", subject=subject),)


@modifiers.rule
def divert_damage(word: w.DivertDamage, tell: Teller) -> Saids:
    source = f" from {kinds(word.by)}" if word.by else ""
    subject = Noun(f"damage{source} to {nouns(word.whom, tell, 'subject').text}")
    this = tell.noun(THIS).text
    return (Said("be", f"dealt to {this} instead", subject=subject),)


@modifiers.rule
def mirror(word: w.Mirror, tell: Teller) -> Saids:
    return (tell.so(THIS, "have", "the ability of the rival Leader"),)

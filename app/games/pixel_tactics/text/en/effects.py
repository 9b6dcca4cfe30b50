"""English clauses for what happens."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.en.nouns import counted, place, plural
from app.games.pixel_tactics.text.en.terms import EITHER, KEYWORDS, UNTIL, WHOSE, of_counter, player
from app.games.pixel_tactics.text.reading import THIS, equal, head
from app.games.pixel_tactics.text.said import Saids, do
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

effects: Rules[Saids] = Rules("say an effect in English")


@effects.rule
def damage(word: w.Damage, tell: Teller) -> Saids:
    to = tell.noun(word.to).text
    n = "" if equal(word.n) else f"{head(word.n)} "
    return do("deal", f"{n}damage", f" to {to}{counted(word.n, tell)}", short=n.strip())


@effects.rule
def split(word: w.Split, tell: Teller) -> Saids:
    return do("deal", tell.noun(word.shares).text)


@effects.rule
def heal(word: w.Heal, tell: Teller) -> Saids:
    whom = tell.noun(word.whom).text
    return do("heal", f"{head(word.n)} damage", f" from {whom}{counted(word.n, tell)}", short=f"{head(word.n)}")


@effects.rule
def move_damage(word: w.MoveDamage, tell: Teller) -> Saids:
    n = tell.noun(word.n).text
    source = tell.noun(word.source).text.replace("damaged ", "")
    return do("move", f"{n} damage", f" from {source} to {tell.noun(word.to).text}")


@effects.rule
def defeat(word: w.Defeat, tell: Teller) -> Saids:
    return do("defeat", tell.noun(word.whom).text)


@effects.rule
def revive(word: w.Revive, tell: Teller) -> Saids:
    return do("revive", tell.noun(word.whom).text, f" with {word.left} life left" if word.left else "")


@effects.rule
def send(word: w.Send, tell: Teller) -> Saids:
    whom = tell.noun(word.whom, "all" if word.to == "discard" else "object")
    owner = "their owners'" if whom.many else "its owner's"
    match word.to:
        case "hand":
            return do("return", whom.text, f" to {owner} Hand")
        case "deck":
            return do("put", whom.text, f" on top of {owner} Deck")
        case "discard":
            return do("clear", whom.text)


@effects.rule
def draw(word: w.Draw, tell: Teller) -> Saids:
    one = "another card" if tell.again_drawn() else "a card"
    return do("draw", one if word.n == 1 else f"{word.n} cards")


@effects.rule
def discard(word: w.Discard, tell: Teller) -> Saids:
    return do("discard", tell.noun(word.what).text)


@effects.rule
def discard_at_random(word: w.DiscardAtRandom, tell: Teller) -> Saids:
    cards = "a card" if word.n == 1 else f"{word.n} cards"
    if word.side == "yours":
        return do("discard", f"{cards} at random")
    return (player(word.side, "discard", f"{cards} at random"),)


@effects.rule
def discard_chosen(word: w.DiscardChosen, tell: Teller) -> Saids:
    cards = "a card" if word.n == 1 else f"{word.n} cards"
    return do("discard", cards) if word.side == "yours" else (player(word.side, "discard", cards),)


@effects.rule
def look(word: w.Look, tell: Teller) -> Saids:
    whose = WHOSE[word.side]
    match word.zone:
        case "hand":
            return do("look at", f"{whose} Hand")
        case "traps":
            return do("look at", f"{whose} Traps")
        case "deck" if word.n == 0:
            return ()  # what is taken says where from
        case "deck":
            cards = "card" if word.n == 1 else f"{word.n} cards"
            return do("look at", f"the top {cards} of {EITHER[word.side]} Deck")


@effects.rule
def take(word: w.Take, tell: Teller) -> Saids:
    if tell.known[word.what.name].of == w.Group("corpse", "yours"):
        return do("return", tell.noun(word.what).text, " to its owner's Hand")
    return do("take", tell.noun(word.what).text)


@effects.rule
def reorder(word: w.Reorder, tell: Teller) -> Saids:
    return do("reorder", tell.noun(word.order).text)


@effects.rule
def bury(word: w.Bury, tell: Teller) -> Saids:
    rest = tell.looked is not None and tell.looked.n > 1
    return do("put", "the rest" if rest else "it", " on the bottom")


@effects.rule
def shuffle(word: w.Shuffle, tell: Teller) -> Saids:
    return do("shuffle")


@effects.rule
def recruit(word: w.Recruit, tell: Teller) -> Saids:
    cards = tell.of(word.card)
    assert isinstance(cards, w.Cards)
    into = "that Slot" if word.vacated else tell.noun(word.slot).text
    free = " for free" if cards.zone == "hand" else ""
    return do("recruit", f"a Hero{place(cards, tell)}", f" into {into}{free}")


@effects.rule
def control(word: w.Control, tell: Teller) -> Saids:
    return do("take", f"control of {tell.noun(word.whom).text}", f" and put it into {tell.noun(word.slot).text}")


@effects.rule
def relocate(word: w.Relocate, tell: Teller) -> Saids:
    return do("move", tell.noun(word.whom).text, f" to {tell.noun(word.slot).text}")


@effects.rule
def shove(word: w.Shove, tell: Teller) -> Saids:
    far = "" if tell.choosing else {"push": " one Slot back", "pull": " one Slot forward"}[word.way]
    return do(word.way, tell.noun(word.whom).text, far)


@effects.rule
def swap(word: w.Swap, tell: Teller) -> Saids:
    two = tell.both(word)
    if two is not None:
        return do("switch", f"two {'of your ' if two.side == 'yours' else ''}{plural(two, tell)}")
    return do("switch", tell.noun(word.one).text, f" with {tell.noun(word.other).text}")


@effects.rule
def rearrange(word: w.Rearrange, tell: Teller) -> Saids:
    return do("rearrange", tell.noun(word.layout).text)


def status(word: w.Give) -> str:
    """A bracketed status effect, with its copies."""
    name = f"{word.n:+d} {word.status}" if word.n else KEYWORDS[word.status]
    return f"[{name}]" + (f" x{word.times}" if word.times else "")


@effects.rule
def give(word: w.Give, tell: Teller) -> Saids:
    return (tell.so(word.to, "get", status(word)),)


@effects.rule
def strip(word: w.Strip, tell: Teller) -> Saids:
    return do("remove", "all status effects and counters", f" from {tell.noun(word.whom).text}")


@effects.rule
def place_(word: w.Place, tell: Teller) -> Saids:
    verb, on = ("place", "on") if word.n > 0 else ("remove", "from")
    whom = tell.noun(word.on)
    each = "each" if whom.again and whom.many else whom.text
    return do(verb, of_counter(word.counter, abs(word.n)), f" {on} {each}")


@effects.rule
def spend(word: w.Spend, tell: Teller) -> Saids:
    return do("remove", tell.noun(word.tokens).text)


@effects.rule
def strike(word: w.Strike, tell: Teller) -> Saids:
    kind = {"ranged": "a Ranged Attack", "melee": "a Melee Attack", "": "an attack"}[word.kind]
    said = tell.so(word.who, "make", kind)
    if said.subject and said.subject.many:
        said = said._replace(verb="each make")
    rest = f" on {tell.noun(word.on).text}" if word.on else ""
    if word.bonus:
        rest += f" with {head(word.bonus):+d} attack{counted(word.bonus, tell)}"
    return (said._replace(rest=rest),)


@effects.rule
def actions(word: w.Actions, tell: Teller) -> Saids:
    n = abs(word.n)
    action = "action" if n == 1 else "actions"
    what = f"{n} more {action}" if word.n > 0 else f"{n} {action} less"
    turn = f" in {'your' if word.side == 'yours' else 'its'} next turn" if word.turn == "next" else " this turn"
    return (player(word.side, "have", what, turn, short=f"{n}"),)


@effects.rule
def negate(word: w.Negate, tell: Teller) -> Saids:
    named = tell.event != "Attack"
    tell.mentioned.append("event")
    return do("negate", "it" if named else "the attack")


@effects.rule
def stand_in(word: w.StandIn, tell: Teller) -> Saids:
    return (tell.so(THIS, "become", "the target instead"),)


@effects.rule
def carry_out(word: w.CarryOut, tell: Teller) -> Saids:
    if word.line != "order":
        kind = {"spell": "Spell", "power": "attack power"}[word.line]
        return do("carry out", f"the {kind} of {tell.noun(word.what).text}", " as this Hero's own")
    return do("carry out", tell.noun(word.what).text, " as your own")


@effects.rule
def set_again(word: w.SetAgain, tell: Teller) -> Saids:
    return do("set", "this Trap again")


@effects.rule
def lasting(word: w.Lasting, tell: Teller) -> Saids:
    leads: tuple[str, ...] = ()
    if word.until == "slot":
        whom = next(each.whom for each in word.modifiers if not isinstance(each, w.While) and hasattr(each, "whom"))
        leads = (f"while {tell.noun(whom, 'subject').text} stays there",)
    first, *more = tell.bundle(word.modifiers)
    saids = [first._replace(leads=leads + first.leads), *more]
    saids[-1] = saids[-1]._replace(rest=saids[-1].rest + UNTIL.get(word.until, ""))
    return tuple(saids)

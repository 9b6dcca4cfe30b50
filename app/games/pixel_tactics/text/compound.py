"""How effects are put together, told alike in every language."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Link, Saids
from app.games.pixel_tactics.text.teller import Language, Teller, compound
from app.kernel.node import Node, replace

GENTLE = (w.Place, w.Heal, w.Draw, w.Take, w.Reorder, w.Revive)
"""Effects that are added with "and"; the others follow with "then"."""

TOLD_ELSEWHERE = (w.The, w.Passive, w.Order, w.Operation, w.Fighter, w.Card)
"""Words that hold others and add nothing that is said."""


def _linked(before: Saids, after: Saids, link: Link) -> Saids:
    """Two effects in a row: one sentence where they have one subject."""
    last, first = before[-1], after[0]
    together = not first.leads and first.may == last.may and first.about == last.about
    if not together:
        link = "stop"
    elif first.subject:
        link = "and"
    return (*before, first._replace(link=link), *after[1:])


def _first(effect: w.Effect) -> w.Effect:
    """The effect that a compound one begins with."""
    while True:
        match effect:
            case w.Clause(_, inner) | w.May(inner) | w.If(_, inner) | w.Pay(inner, _) | w.Else(inner, _):
                effect = inner
            case w.Then((inner, *_)) | w.Choose((inner, *_)):
                effect = inner
            case _:
                return effect


@compound.rule
def then(word: w.Then, tell: Teller) -> Saids:
    saids: Saids = ()
    for effect in word.effects:
        after = tell.clauses(effect)
        link: Link = "and" if isinstance(_first(effect), GENTLE) else "then"
        saids = _linked(saids, after, link) if saids and after else saids + after
    return saids


@compound.rule
def clause(word: w.Clause, tell: Teller) -> Saids:
    for pick in word.picks:
        tell.pick(pick)
    return tell.clauses(word.effect)


@compound.rule
def choose(word: w.Choose, tell: Teller) -> Saids:
    either = one_look(word.clauses)
    if either is not None:
        return tell.clauses(either)
    saids: Saids = ()
    tell.choosing = True
    for effect in word.clauses:
        if isinstance(effect, w.Pay) and saids:
            (cost,), (said,) = tell.clauses(effect.cost), tell.clauses(effect.effect)
            saids = (*saids, tell.language.or_for(said, cost))
        else:
            first, *more = tell.clauses(effect)
            saids = (*saids, first._replace(link="or" if saids else first.link), *more)
    tell.choosing = False
    return saids


def one_look(clauses: tuple[w.Effect, ...]) -> w.Look | None:
    """Looks that differ in nothing but whose cards they show, as one."""
    looks = [replace(each, side="any") for each in clauses if isinstance(each, w.Look)]
    return looks[0] if len(looks) == len(clauses) and looks == looks[:1] * len(looks) else None


@compound.rule
def may(word: w.May, tell: Teller) -> Saids:
    saids = tuple(said._replace(may=True) for said in tell.clauses(word.effect))
    if word.times == 1:
        return saids
    *before, last = saids
    return (*before, last._replace(rest=last.rest + tell.language.up_to(word.times)))


@compound.rule
def if_(word: w.If, tell: Teller) -> Saids:
    lead = tell.condition(word.when)
    return led(tell.clauses(word.effect), lead)


@compound.rule
def pay(word: w.Pay, tell: Teller) -> Saids:
    return tell.clauses(word.cost) + led(tell.clauses(word.effect), tell.language.if_you_do)


@compound.rule
def else_(word: w.Else, tell: Teller) -> Saids:
    saids = tell.clauses(word.effect)
    return saids + led(tell.clauses(word.otherwise), tell.language.if_not(saids[-1]))


@compound.rule
def look(word: w.Look, tell: Teller) -> Saids:
    saids = tell.language.effects(word, tell)
    tell.looked = word
    if word.then is None:
        return saids
    after = tell.clauses(word.then)
    return _linked(saids, after, "and") if saids else after


@compound.rule
def while_(word: w.While, tell: Teller) -> Saids:
    return tell.bundle((word,))


def led(saids: Saids, lead: str) -> Saids:
    """The clauses with this lead, as a sentence of their own."""
    first, *more = saids
    return (first._replace(leads=(lead, *first.leads), link="stop"), *more)


def unsaid(language: Language) -> list[str]:
    """The words of the card language that have no phrase in this language."""
    said = {*language.phrased(), *TOLD_ELSEWHERE, *(set(compound) - {w.Look})}
    words = (each for each in vars(w).values() if isinstance(each, type) and issubclass(each, Node))
    return sorted(each.__name__ for each in words if each is not Node and each not in said)

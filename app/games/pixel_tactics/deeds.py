"""Deeds: what a text is about to do, in a word or two, so that a question can say what it is for."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.games.pixel_tactics import words as w
from app.kernel.node import Node


class Deed(NamedTuple):
    """A plain effect, the name of it among what a voice can say, and the most tokens it may take."""

    name: str
    effect: w.Effect
    tokens: int = 0


def name_of(effect: w.Effect, part: str = "") -> str:
    """The name of a plain effect; `part` is the field that what was asked for stands in."""
    match effect:
        case w.MoveDamage():
            return "damage-to" if part == "to" else "damage-from"
        case w.Send(to=to):
            return f"to-{to}"
        case w.Recruit() | w.Control() | w.Relocate():
            return type(effect).__name__.lower() + ("-there" if part == "slot" else "")
        case w.Shove(way=way):
            return way
        case w.Place(n=n):
            return "place" if n > 0 else "remove"
        case w.Spend():
            return "remove"
        case w.Strike():
            return "struck" if part == "on" else "strike"
        case w.CarryOut(line=line):
            return line
        case w.DiscardAtRandom():
            return "discard-at-random"
        case w.DiscardChosen():
            return "discard-chosen"
        case w.StandIn():
            return "stand-in"
        case w.SetAgain():
            return "set-again"
    return type(effect).__name__.lower()


def inner(effect: w.Effect) -> tuple[w.Effect, ...]:
    """What a compound effect is made of; nothing for a plain one."""
    match effect:
        case w.Then(parts) | w.Choose(parts):
            return parts
        case w.Clause(effect=one) | w.May(one) | w.If(effect=one):
            return (one,)
        case w.Pay(one, other) | w.Else(one, other):
            return one, other
        case w.Look(then=one) if one is not None:
            return (effect_alone(effect), one)
    return ()


def effect_alone(look: w.Look) -> w.Look:
    """A look at cards, without what follows."""
    return w.Look(look.zone, look.side, look.n)


@cache
def purpose(clause: w.Clause) -> Deed | None:
    """What the first pick of a clause is for: the first plain effect that speaks of it, if that is certain."""
    return _about(clause.effect, frozenset({clause.picks[0].name}), clause.picks[1:])


def _about(effect: w.Effect, names: frozenset[str], picks: tuple[w.Pick, ...]) -> Deed | None:
    for pick in picks:
        if any(_mentions(pick.of, name) for name in names):
            names = names | {pick.name}
    parts = inner(effect)
    if parts:
        more = effect.picks if isinstance(effect, w.Clause) else ()
        found = [_about(part, names, more) for part in parts]
        if isinstance(effect, w.Choose) and len(set(found)) > 1:
            return None
        return next((deed for deed in found if deed), None)
    for part in effect.__struct_fields__:
        if any(_mentions(getattr(effect, part), name) for name in names):
            return Deed(name_of(effect, part), effect)
    return None


def _mentions(word: object, name: str) -> bool:
    match word:
        case w.The(named):
            return named == name
        case w.Group():
            picked = (word.row == "picked" and name == "row") or (word.column == "picked" and name == "column")
            return picked or name in (word.like, word.but, *word.among)
        case tuple():
            return any(_mentions(each, name) for each in word)
        case Node():
            return any(_mentions(getattr(word, field), name) for field in word.__struct_fields__)
    return False


@cache
def beginning(effect: w.Effect) -> tuple[Deed, ...]:
    """What an effect does first: a cost is named together with what it pays for."""
    return tuple(_first(effect, {}))


def _first(effect: w.Effect, picks: dict[str, w.Pick]) -> Iterator[Deed]:
    match effect:
        case w.Pay(cost, then):
            yield from _first(cost, picks)
            yield from _first(then, picks)
        case w.Clause(more, one):
            yield from _first(one, {**picks, **{pick.name: pick for pick in more}})
        case w.Spend(tokens=w.The(name)) if name in picks:
            of = picks[name].of
            yield Deed("remove", effect, of.n if isinstance(of, w.Tokens) else 0)
        case _:
            parts = inner(effect)
            if parts:
                yield from _first(parts[0], picks)
            else:
                yield Deed(name_of(effect), effect)


@cache
def whom(clause: w.Effect) -> w.Pick | w.Group | None:
    """Whom a clause is about, where that is not named yet."""
    picks = {pick.name: pick for pick in clause.picks} if isinstance(clause, w.Clause) else {}
    plain = beginning(clause)[0].effect
    who = getattr(plain, "whom", None) or getattr(plain, "to", None) or getattr(plain, "on", None)
    if isinstance(who, w.The):
        return picks.get(who.name)
    return who if isinstance(who, w.Group) else None

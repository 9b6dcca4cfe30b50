"""Naming: an effect that speaks of something not yet named is brought into a form that names it first."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.picks import viable
from app.games.pixel_tactics.possible import possible
from app.games.pixel_tactics.state import State
from app.kernel.node import replace


def opened(effect: w.Effect, source: Source, state: State) -> w.Effect | None:
    """The effect with what it must name first in front, or None when nothing of it could be done.

    The result is a Clause with a pick that has candidates, a Choose, or an effect without a first
    pick.
    """
    match effect:
        case w.Clause(picks):
            return effect if not picks or viable(picks, source, state) else None
        case w.Then(parts):
            for number, part in enumerate(parts):
                first = opened(part, source, state)
                if first is not None:
                    return followed(first, parts[number + 1 :])
            return None
        case w.Pay(cost, then):
            first = opened(cost, source, state)
            return None if first is None else followed(mandatory(first), (then,))
        case w.Else(first, otherwise):
            return opened(first if possible(first, source, state) else otherwise, source, state)
    return effect


def followed(effect: w.Effect, rest: tuple[w.Effect, ...]) -> w.Effect:
    """The effect and then the rest, what it names kept in front."""
    if not rest:
        return effect
    match effect:
        case w.Clause(picks, inner):
            return w.Clause(picks, w.Then((inner, *rest)))
        case w.Choose(clauses):
            return w.Choose(tuple([w.Then((clause, *rest)) for clause in clauses]))
        case w.Then(parts):
            return w.Then((*parts, *rest))
    return w.Then((effect, *rest))


def mandatory(effect: w.Effect) -> w.Effect:
    """The effect whose whole must be done, so that counters cannot be left where they are."""
    if isinstance(effect, w.Clause) and isinstance(effect.picks[0].of, w.Tokens):
        first = effect.picks[0]
        return replace(effect, picks=(replace(first, up_to=0), *effect.picks[1:]))
    return effect

"""Beginning: what an effect leaves to choose before it can happen, and how a move of several steps leads there."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.frames import (
    Aiming,
    Choosing,
    Do,
    Hit,
    Naming,
    Paying,
    PutUnder,
    Question,
    Reading,
    Recovering,
    Slay,
    Source,
    Within,
    Work,
)
from app.games.pixel_glory.standing import choosable
from app.games.pixel_glory.state import Piece, State
from app.games.pixel_glory.steps import Step
from app.kernel.machine import Option
from app.kernel.node import replace


def begun(effect: w.Effect, source: Source, state: State) -> Question | None:
    """The question that has to be answered before this effect happens; None where there is nothing to choose."""
    match effect:
        case w.Damage(to=w.Monsters(scope="one")) | w.Defeat() | w.Bury():
            return Aiming(effect, source) if targets(effect, state) else None
        case w.Choose(effects):
            return Choosing(effects, source)
        case w.May(cost, follows):
            return Paying(cost, follows, source) if payable(cost, source, state) else None
        case w.Regain(kind):
            return Recovering(effect, source) if kept(kind, source, state) else None
    return Naming(effect, source) if named(effect, source, state) else None


def targets(effect: w.Effect, state: State) -> list[Piece]:
    """The monsters that an effect may choose."""
    match effect:
        case w.Damage(to=which):
            return choosable(state, which)
        case w.Defeat(which):
            return choosable(state, which, defeat=True)
        case w.Bury(which):
            return choosable(state, which)
    return []


def payable(cost: w.Effect, source: Source, state: State) -> bool:
    """Whether a cost can be paid: HP down to 0, a card of the Hand (PG-605)."""
    side = state.sides[source.seat]
    return bool(side.hand) if isinstance(cost, w.Discard) else isinstance(cost, w.Lose) and side.hp >= cost.n


def named(effect: w.Effect, source: Source, state: State) -> list[int]:
    """The players that an effect may choose; none where it leaves nobody to choose."""
    living = state.living(source.seat)
    others = [seat for seat in living if seat != source.seat]
    if isinstance(effect, w.Take):
        return [seat for seat in others if state.sides[seat].reserve]
    whom = getattr(effect, "whom", "")
    return living if whom == "a-player" else others if whom == "another-player" else []


def kept(kind: w.Kind, source: Source, state: State) -> list[Piece]:
    """The cards of this kind in the discard pile."""
    pile = [state.pieces[id] for id in state.sides[source.seat].discard]
    return [piece for piece in pile if kind in ("card", piece.kind)]


def repeated(source: Source, state: State) -> tuple[w.Effect, Source] | None:
    """The first effect of the last spell that was played before in this turn, without its element (PG-R10, R24)."""
    for id in reversed(state.sides[source.seat].played):
        printed = state.pieces[id].printed
        if id != source.this and isinstance(printed, w.Spell):
            return printed.effect, replace(source, element="")
    return None


def opened(
    step: Step, effect: w.Effect, source: Source, state: State, before: tuple[Work, ...], after: tuple[Work, ...]
) -> Option:
    """The option that begins an effect with this step: what it chooses first is part of the same move."""
    while True:
        if isinstance(effect, w.Again):
            again = repeated(source, state)
            if again is None:
                return Option(step, (*before, *after))
            effect, source = again
        elif isinstance(effect, w.Then):
            after = (Reading(effect.effects[1:], source), *after)
            effect = effect.effects[0]
        else:
            break
    question = begun(effect, source, state)
    if question is None:
        return Option(step, (*before, Do(effect, source), *after))
    if isinstance(question, Aiming):
        found = targets(effect, state)
        if len(found) == 1:
            return Option(step, (*before, aimed(effect, source, found[0]), *after))
    return Option(step, (), Within(question, before, after))


def aimed(effect: w.Effect, source: Source, piece: Piece) -> Work:
    """What an effect does to the monster that it has chosen."""
    match effect:
        case w.Defeat():
            return Slay(piece.id, source)
        case w.Bury():
            return PutUnder(piece.id, source)
    return Hit(effect, source, piece.id)

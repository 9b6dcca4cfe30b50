"""Resolving: an effect is carried out, part after part, and whoever must choose is asked."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Resolve, Source
from app.games.pixel_tactics.naming import opened
from app.games.pixel_tactics.picks import settled_picks
from app.games.pixel_tactics.possible import possible, searching
from app.games.pixel_tactics.questions import Ask, Maybe, Naming
from app.games.pixel_tactics.state import ALL, State, tell
from app.games.pixel_tactics.texts import carried_out
from app.kernel.machine import push, run
from app.kernel.node import Rules, replace

resolve: Rules[State] = Rules("resolve")
"""Carries out one effect: `resolve(effect, source, state) -> state`."""


@run.rule
def _(frame: Resolve, state: State) -> State:
    return resolve[type(frame.effect)](frame.effect, frame.source, state)


@resolve.rule
def _(effect: w.Then, source: Source, state: State) -> State:
    """One after the other; what an earlier part names, a later one may speak of."""
    first = opened(effect.effects[0], source, state)
    rest = effect.effects[1:]
    if first is None:
        return push(state, Resolve(w.Then(rest), source)) if rest else state
    if isinstance(first, w.Clause):
        inner = (first.effect, *rest)
        return push(state, Resolve(w.Clause(first.picks, w.Then(inner)), source))
    return push(state, Resolve(first, source), *([Resolve(w.Then(rest), source)] if rest else []))


@resolve.rule
def _(effect: w.Clause, source: Source, state: State) -> State:
    """Groups are named by themselves; what must be chosen is asked, unless there is nothing to choose from."""
    picks, source = settled_picks(effect.picks, source, state)
    if not picks:
        return push(state, Resolve(effect.effect, source))
    first = opened(w.Clause(picks, effect.effect), source, state)
    return state if first is None else push(state, Ask(source.seat, Naming(first, source)))


@resolve.rule
def _(effect: w.Choose, source: Source, state: State) -> State:
    return push(state, Ask(source.seat, Naming(effect, source)))


@resolve.rule
def _(effect: w.May, source: Source, state: State) -> State:
    """What chooses among cards that were looked at is asked for even if there is none: others must not learn of it."""
    if not possible(effect.effect, source, state) and not searching(effect.effect):
        return state
    once = effect.effect
    if effect.times > 1:
        once = w.Then((once, replace(effect, times=effect.times - 1)))
    return push(state, Ask(source.seat, Maybe(once, source)))


@resolve.rule
def _(effect: w.If, source: Source, state: State) -> State:
    if not board(state).holds(effect.when, source):
        return state
    return push(state, Resolve(effect.effect, source))


@resolve.rule
def _(effect: w.Pay | w.Else, source: Source, state: State) -> State:
    first = opened(effect, source, state)
    return state if first is None else push(state, Resolve(first, source))


@resolve.rule
def _(effect: w.CarryOut, source: Source, state: State) -> State:
    for id in source.get(effect.what.name):
        inner = carried_out(effect.line, state.pieces[id], board(state).texts.get(id))
        if inner is not None:
            # an Order is read out, wherever its card lies
            aloud = effect.line == "order"
            state = tell(state, "carry-out", source.seat, id, word=effect.line, openly=aloud)
            if aloud and state.pieces[id].seen != ALL:
                state = replace(state, looks=state.looks + 1)
            own = Source(source.this, source.seat, source.line, "order" if aloud else "spell")
            state = push(state, Resolve(inner, own))
    return state

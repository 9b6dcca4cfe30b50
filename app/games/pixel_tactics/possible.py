"""What could happen: whether anything of an effect could be done now.

A Spell, an Order or a Leader action of which nothing could happen cannot be used; under
Ceasefire what would touch the rival does nothing (R10).
"""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.attacks import may_strike, shots
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.picks import bound, candidates, narrowed, touchable
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.games.pixel_tactics.texts import carried_out
from app.kernel.node import Rules

could: Rules[bool] = Rules("foresee")
"""Whether an effect, with everything it needs named, would do anything: `could(effect, source, state)`."""


def possible(effect: w.Effect, source: Source, state: State) -> bool:
    """Whether anything of an effect could be done now, whatever is named."""
    return could[type(effect)](effect, source, state)


def affected(who: w.Who, source: Source, state: State) -> list[Piece]:
    """The pieces in the Units that an effect works on."""
    pieces = state.pieces
    if isinstance(who, w.The):
        found = [pieces[id] for id in dict.fromkeys(source.get(who.name))]
        found = [piece for piece in found if piece.zone == "unit"]
    else:
        found = board(state).members(who, source)
    if state.apart:
        found = [piece for piece in found if piece.side == source.seat]
    return found


def standing(pieces: list[Piece]) -> bool:
    """Whether any of them is no corpse."""
    return any(not piece.corpse for piece in pieces)


def is_hero(piece: Piece) -> bool:
    return piece.slot != LEADER and not piece.corpse


@could.rule
def _(effect: w.Damage | w.Give, source: Source, state: State) -> bool:
    return standing(affected(effect.to, source, state))


@could.rule
def _(effect: w.Strip | w.Shove, source: Source, state: State) -> bool:
    return standing(affected(effect.whom, source, state))


@could.rule
def _(effect: w.Heal, source: Source, state: State) -> bool:
    here = board(state)
    hurt = [piece for piece in affected(effect.whom, source, state) if piece.damage]
    return any(here.amount(effect.n, source, piece) for piece in hurt)


@could.rule
def _(effect: w.MoveDamage, source: Source, state: State) -> bool:
    return any(piece.damage for piece in affected(effect.source, source, state)) and bool(
        affected(effect.to, source, state)
    )


@could.rule
def _(effect: w.Defeat, source: Source, state: State) -> bool:
    return any(is_hero(piece) for piece in affected(effect.whom, source, state))


@could.rule
def _(effect: w.Revive, source: Source, state: State) -> bool:
    return any(piece.corpse for piece in affected(effect.whom, source, state))


@could.rule
def _(effect: w.Send, source: Source, state: State) -> bool:
    return bool(affected(effect.whom, source, state))


@could.rule
def _(effect: w.Draw, source: Source, state: State) -> bool:
    return bool(state.sides[source.seat].deck)


@could.rule
def _(effect: w.Discard | w.Take, source: Source, state: State) -> bool:
    return bool(source.get(effect.what.name))


@could.rule
def _(effect: w.DiscardAtRandom | w.DiscardChosen, source: Source, state: State) -> bool:
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    return touchable(effect.side, state) and bool(state.sides[seat].hand)


@could.rule
def _(effect: w.Look, source: Source, state: State) -> bool:
    """Public facts alone decide: how many cards there are, not which."""
    return touchable(effect.side, state) and bool(visible(effect, source, state))


def visible(look: w.Look, source: Source, state: State) -> tuple[int, ...]:
    """The cards that a look would show: a Deck's from the top, others by name, so that order tells nothing."""
    seat = source.seat if look.side == "yours" else 1 - source.seat
    if look.zone == "deck":
        deck = state.sides[seat].deck
        return deck[: look.n] if look.n else _by_name(deck, state)
    if look.zone == "hand":
        return _by_name(state.sides[seat].hand, state)
    return tuple([piece.id for piece in state.lying(seat, "reserve") if isinstance(piece.printed.line, w.Trap)])


def searching(effect: w.Effect) -> bool:
    """Whether an effect chooses among cards that were looked at."""
    return isinstance(effect, w.Clause) and any(
        isinstance(pick.of, w.Cards) and pick.of.zone == "looked" for pick in effect.picks
    )


def _by_name(ids: tuple[int, ...], state: State) -> tuple[int, ...]:
    return tuple(sorted(ids, key=lambda id: (state.pieces[id].card, id)))


@could.rule
def _(
    effect: w.Split | w.Reorder | w.Bury | w.Control | w.Relocate | w.Swap | w.Negate | w.StandIn | w.SetAgain,
    source: Source,
    state: State,
) -> bool:
    return True


@could.rule
def _(effect: w.Shuffle, source: Source, state: State) -> bool:
    return bool(state.sides[source.seat].deck)


@could.rule
def _(effect: w.Recruit, source: Source, state: State) -> bool:
    """A Slot that somebody was to leave is known once somebody is named."""
    return bool(source.get(effect.slot.name))


@could.rule
def _(effect: w.Rearrange, source: Source, state: State) -> bool:
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    return any(id >= 0 and slot != LEADER for slot, id in enumerate(state.sides[seat].unit))


@could.rule
def _(effect: w.Place, source: Source, state: State) -> bool:
    if effect.counter == "time":
        return any(effect.n > 0 or state.pieces[id].time for id in board(state).ids(effect.on, source))
    return standing(affected(effect.on, source, state))


@could.rule
def _(effect: w.Spend, source: Source, state: State) -> bool:
    return bool(source.get(effect.tokens.name))


@could.rule
def _(effect: w.Strike, source: Source, state: State) -> bool:
    for piece in affected(effect.who, source, state):
        found = source.get(effect.on.name) if effect.on is not None else shots(state, piece, effect.kind)
        if found and may_strike(state, piece, piece.id == source.this):
            return True
    return False


@could.rule
def _(effect: w.Actions, source: Source, state: State) -> bool:
    return touchable(effect.side, state)


@could.rule
def _(effect: w.CarryOut, source: Source, state: State) -> bool:
    return any(
        possible(inner, source, state)
        for id in source.get(effect.what.name)
        if (inner := carried_out(effect.line, state.pieces[id], board(state).texts.get(id))) is not None
    )


@could.rule
def _(effect: w.Lasting, source: Source, state: State) -> bool:
    return any(affected(modifier.whom, source, state) for modifier in effect.modifiers)


@could.rule
def _(effect: w.Then | w.Choose, source: Source, state: State) -> bool:
    parts = effect.effects if isinstance(effect, w.Then) else effect.clauses
    return any(possible(part, source, state) for part in parts)


@could.rule
def _(effect: w.Clause, source: Source, state: State) -> bool:
    return _some(effect.picks, effect.effect, source, state)


def _some(picks: tuple[w.Pick, ...], effect: w.Effect, source: Source, state: State) -> bool:
    """Whether some way of naming lets something happen."""
    if not picks:
        return possible(effect, source, state)
    first, rest = picks[0], picks[1:]
    if first.each:
        return _some(rest, effect, bound(first, source, state), state)
    if type(first.of) in ONE_BY_ONE:
        return any(candidate.values for candidate, _, _ in narrowed(picks, source, state))
    for candidate in candidates(first, source, state):
        if _some(rest, effect, source.naming(first.name, *candidate.values), state):
            return True
    return False


ONE_BY_ONE = frozenset({w.Tokens, w.Shares, w.Layout, w.Sequence})
"""Picks of many things, which are not followed to their end."""


@could.rule
def _(effect: w.May, source: Source, state: State) -> bool:
    return possible(effect.effect, source, state)


@could.rule
def _(effect: w.If, source: Source, state: State) -> bool:
    return board(state).holds(effect.when, source) and possible(effect.effect, source, state)


@could.rule
def _(effect: w.Pay, source: Source, state: State) -> bool:
    return possible(effect.cost, source, state)


@could.rule
def _(effect: w.Else, source: Source, state: State) -> bool:
    return possible(effect.effect, source, state) or possible(effect.otherwise, source, state)

"""Effects: what each word does when its sentence is reached."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.amounts import amount, dealt, holds
from app.games.pixel_glory.beginning import begun
from app.games.pixel_glory.defeats import harmed, learnt
from app.games.pixel_glory.frames import (
    Arranged,
    Arranging,
    Ask,
    AskTogether,
    Discarded,
    Discarding,
    Do,
    Hit,
    Reading,
    Recovered,
    Source,
    Touch,
)
from app.games.pixel_glory.hands import discarded, drawn, gained
from app.games.pixel_glory.losses import heal, lose
from app.games.pixel_glory.standing import among
from app.games.pixel_glory.state import State, changed, covered, put, shown, tell
from app.kernel.machine import push, run
from app.kernel.node import Rules, replace

resolve: Rules[State] = Rules("resolve")
"""What happens by an effect that leaves nothing to choose: `resolve(effect, source, state) -> state`."""


@run.rule
def _(frame: Do, state: State) -> State:
    """Ask what the effect leaves to choose, or let it happen."""
    question = begun(frame.effect, frame.source, state)
    if question is not None:
        return push(state, Ask(frame.source.seat, question))
    return resolve(frame.effect, frame.source, state)


@run.rule
def _(frame: Reading, state: State) -> State:
    first, *rest = frame.effects
    after = (Reading(tuple(rest), frame.source),) if rest else ()
    return push(state, Do(first, frame.source), *after)


@resolve.rule
def _(word: w.Then, source: Source, state: State) -> State:
    return push(state, Reading(word.effects, source))


@resolve.rule
def _(word: w.If, source: Source, state: State) -> State:
    return push(state, Do(word.effect, source)) if holds(word.when, source, state) else state


@resolve.rule
def _(word: w.May | w.Choose, source: Source, state: State) -> State:
    """Nothing of it can be done (PG-R11)."""
    return state


# --- Monsters -------------------------------------------------------------------------


@run.rule
def _(frame: Hit, state: State) -> State:
    """A damage effect lands on the chosen monster."""
    assert isinstance(frame.effect, w.Damage)
    target, source = state.pieces[frame.id], frame.source
    n = dealt(frame.effect.n, source, target, state)
    state = learnt(state, source, frame.id, felled=n >= target.hp)
    return harmed(spent(state, source), {frame.id: n})


def spent(state: State, source: Source) -> State:
    """What was to raise the next damage effect has done so."""
    return replace(state, primed=0) if source.card and state.primed else state


@resolve.rule
def _(word: w.Damage, source: Source, state: State) -> State:
    """To each, or each other, of those revealed at this moment, by its own amount (PG-R13, R24)."""
    struck = among(state, word.to, source.this, source.it)
    harm = {piece.id: dealt(word.n, source, piece, state) for piece in struck}
    return harmed(spent(state, source), harm) if struck else state


@resolve.rule
def _(word: w.Defeat | w.Bury, source: Source, state: State) -> State:
    """There is none such (PG-R11)."""
    return state


@resolve.rule
def _(word: w.Restore, source: Source, state: State) -> State:
    for piece in among(state, word.which, source.this, source.it):
        n = min(word.n, piece.hurt)
        if n:
            state = changed(state, replace(piece, hurt=piece.hurt - n))
            state = tell(state, "restore", -1, piece.id, n=n, m=piece.hp + n)
    return state


@resolve.rule
def _(word: w.Look, source: Source, state: State) -> State:
    """The Dungeon Lord is never among them (PG-R34)."""
    top = tuple([id for id in state.dungeon[: word.n] if not state.pieces[id].lord])
    if not top:
        return state
    state = tell(shown(state, top, source.seat), "look", source.seat, *top, n=len(top))
    return push(state, Ask(source.seat, Arranging(top)))


@run.rule
def _(frame: Arranged, state: State) -> State:
    below = state.dungeon[len(frame.ids) :]
    state = tell(state, "arrange", frame.seat, *frame.ids, n=len(frame.ids))
    return covered(replace(state, dungeon=(*frame.ids, *below)))


# --- Players ---------------------------------------------------------------------------


def players(whom: w.Whom, source: Source, state: State) -> list[int]:
    """Those who are meant without being chosen, and are not out (PG-R32)."""
    living = state.living(source.seat)
    match whom:
        case "a-player" | "another-player":
            return []
        case "each-player":
            return living
        case "each-other-player":
            return [seat for seat in living if seat != source.seat]
    return [seat for seat in living if seat == source.seat]


@run.rule
def _(frame: Touch, state: State) -> State:
    """The player who was chosen."""
    return happened(frame.effect, frame.source, state, [frame.seat])


@resolve.rule
def _(word: w.Lose | w.Heal | w.Draw | w.Gain | w.Shield | w.Discard, source: Source, state: State) -> State:
    return happened(word, source, state, players(word.whom, source, state))


def happened(word: w.Effect, source: Source, state: State, seats: list[int]) -> State:
    """An effect on players, in clockwise order from whose card or turn it is."""
    match word:
        case w.Lose(n):
            return lose(state, dict.fromkeys(seats, n))
        case w.Heal(n):
            for seat in seats:
                state = heal(state, seat, amount(n, source, state))
        case w.Draw(n):
            for seat in seats:
                state = drawn(state, seat, n)
        case w.Gain(n):
            for seat in seats:
                state = gained(state, seat, n)
        case w.Shield():
            state = tell(state, "shield", source.seat, n=len(seats))
            return replace(state, shielded=tuple({*state.shielded, *seats}))
        case w.Discard(zone="reserve"):
            for seat in seats:
                for id in state.sides[seat].reserve:
                    state = discarded(state, seat, id)
        case w.Discard():
            asks = [Ask(seat, Discarding(source.this)) for seat in seats if state.sides[seat].hand]
            return push(state, AskTogether(tuple(asks)) if len(asks) > 1 else asks[0]) if asks else state
        case w.Take():
            return taken(state, source, seats[0])
    return state


@resolve.rule
def _(word: w.Take | w.Regain, source: Source, state: State) -> State:
    """There is no such card (PG-R11)."""
    return state


def taken(state: State, source: Source, seat: int) -> State:
    """A card of another's reserve, which all have seen, comes into the Hand; it stays its drafter's (PG-R31)."""
    id = state.sides[seat].reserve[0]
    return put(tell(state, "take", source.seat, id, m=seat), id, "hand", source.seat)


@run.rule
def _(frame: Discarded, state: State) -> State:
    """Not by whoever has left since it was asked (PG-R32)."""
    return state if state.sides[frame.seat].out else discarded(state, frame.seat, frame.id)


@run.rule
def _(frame: Recovered, state: State) -> State:
    return put(tell(state, "regain", frame.seat, frame.id), frame.id, "hand", frame.seat)


@resolve.rule
def _(word: w.Boost, source: Source, state: State) -> State:
    state = tell(state, "boost", source.seat, n=word.n, word=word.what)
    if word.what == "basics":
        return replace(state, boosted=state.boosted + word.n)
    return replace(state, primed=state.primed + word.n)


@resolve.rule
def _(word: w.Again, source: Source, state: State) -> State:
    """Nothing was played that could be repeated (PG-R11)."""
    return state

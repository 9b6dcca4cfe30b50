"""Effects: what each word of a text does."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.attacks import may_strike
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.changes import (
    cleared,
    deal,
    discarded,
    drawn,
    fallen,
    heal,
    move_damage,
    moved,
    placed,
    revived,
    settled,
)
from app.games.pixel_tactics.events import woken
from app.games.pixel_tactics.frames import (
    AimAt,
    Announce,
    Ask,
    Cover,
    Enter,
    Event,
    Forestall,
    Maybe,
    Naming,
    Perform,
    PutAway,
    Resolve,
    Source,
    Window,
)
from app.games.pixel_tactics.naming import opened
from app.games.pixel_tactics.picks import bodies, settled_picks, touchable
from app.games.pixel_tactics.possible import affected, is_hero, possible, searching, visible
from app.games.pixel_tactics.state import (
    ALL,
    LEADER,
    Last,
    Piece,
    State,
    Status,
    bare,
    changed,
    covered,
    given,
    put,
    relocated,
    shown,
    shuffled,
    tell,
    with_side,
)
from app.games.pixel_tactics.texts import carried_out
from app.kernel.dice import roll
from app.kernel.machine import push, run
from app.kernel.node import Rules, replace

resolve: Rules[State] = Rules("resolve")
"""Carries out one effect: `resolve(effect, source, state) -> state`."""


@run.rule
def _(frame: Resolve, state: State) -> State:
    return resolve[type(frame.effect)](frame.effect, frame.source, state)


# --- Damage ---------------------------------------------------------------------


@resolve.rule
def _(effect: w.Damage, source: Source, state: State) -> State:
    """All of it is worked out on the state as it is, then lands."""
    here = board(state)
    hits = [(piece.id, here.amount(effect.n, source, piece)) for piece in affected(effect.to, source, state)]
    for id, n in hits:
        state = deal(state, n, id, source.kind)
    return state


@resolve.rule
def _(effect: w.Split, source: Source, state: State) -> State:
    shares = source.get(effect.shares.name)
    for piece in affected(effect.shares, source, state):
        state = deal(state, shares.count(piece.id), piece.id, source.kind)
    return state


@resolve.rule
def _(effect: w.Heal, source: Source, state: State) -> State:
    here = board(state)
    for piece in affected(effect.whom, source, state):
        state = heal(state, here.amount(effect.n, source, piece), piece.id)
    return state


@resolve.rule
def _(effect: w.MoveDamage, source: Source, state: State) -> State:
    for one in affected(effect.source, source, state):
        for other in affected(effect.to, source, state):
            state = move_damage(state, source.get(effect.n.name)[0], one.id, other.id)
    return state


# --- Life and death -------------------------------------------------------------


@resolve.rule
def _(effect: w.Defeat, source: Source, state: State) -> State:
    """At once, without waiting for the count (PT5-809); a Leader cannot be meant (R35)."""
    for piece in affected(effect.whom, source, state):
        if is_hero(piece):
            event = Event("Defeat", piece.side, (("hero", piece.id),))
            heard = tuple(woken(state, event))
            state = tell(fallen(state, piece), "defeat", piece.side, piece.id)
            state = settled(state, event, heard=heard, order_first=state.rules.order_first)
    return state


@resolve.rule
def _(effect: w.Revive, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        state = revived(state, piece.id, effect.left)
    return state


@resolve.rule
def _(effect: w.Send, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        if piece.slot == LEADER:
            continue
        if effect.to == "discard":
            state = cleared(state, piece.id, source.seat)
            continue
        state = tell(state, "return" if effect.to == "hand" else "on-deck", piece.owner, piece.id)
        state = put(state, piece.id, effect.to, piece.owner, top=effect.to == "deck")
    return state


# --- Cards ----------------------------------------------------------------------


@resolve.rule
def _(effect: w.Draw, source: Source, state: State) -> State:
    return drawn(state, source.seat, effect.n)


@resolve.rule
def _(effect: w.Discard, source: Source, state: State) -> State:
    for id in source.get(effect.what.name):
        if state.pieces[id].zone in ("hand", "reserve"):
            state = discarded(state, id)
    return state


@resolve.rule
def _(effect: w.DiscardAtRandom, source: Source, state: State) -> State:
    if not touchable(effect.side, state):
        return state
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    for _ in range(effect.n):
        hand = state.sides[seat].hand
        if hand:
            number, dice = roll(state.dice, len(hand))
            state = discarded(replace(state, dice=dice), hand[number])
    return state


@resolve.rule
def _(effect: w.DiscardChosen, source: Source, state: State) -> State:
    """The player of the Hand is asked, as if a text of its own said so."""
    if not touchable(effect.side, state):
        return state
    own = source if effect.side == "yours" else Source(source.this, 1 - source.seat, source.line)
    chosen = w.Clause((w.Pick("card", w.Cards("hand")),), w.Discard(w.The("card")))
    return push(state, *[Resolve(chosen, own)] * effect.n)


@resolve.rule
def _(effect: w.Look, source: Source, state: State) -> State:
    """Show the cards to the player of the text; what it may do with them comes before they are covered."""
    if not touchable(effect.side, state):
        return state
    ids = visible(effect, source, state)
    if not ids:
        return state
    state = shown(state, ids, source.seat)
    state = tell(state, "look", source.seat, *ids, n=len(ids), word=f"{effect.zone}-{effect.side}")
    inner = () if effect.then is None else (Resolve(effect.then, source),)
    return push(state, *inner, Cover())


@run.rule
def _(frame: Cover, state: State) -> State:
    return covered(state)


@resolve.rule
def _(effect: w.Take, source: Source, state: State) -> State:
    """From an open place all see what is taken; from a hidden one, its taker (R48)."""
    for id in source.get(effect.what.name):
        piece = state.pieces[id]
        if piece.seen == ALL:
            state = tell(state, "take", piece.owner, id)
            state = put(state, id, "hand", piece.owner)
        else:
            state = put(state, id, "hand", piece.owner)
            state = tell(state, "take", piece.owner, id)
    return state


@resolve.rule
def _(effect: w.Reorder, source: Source, state: State) -> State:
    order = source.get(effect.order.name)
    seat = state.pieces[order[0]].side
    side = state.sides[seat]
    rest = tuple([id for id in side.deck if id not in order])
    state = with_side(state, seat, replace(side, deck=(*order, *rest)))
    return tell(state, "reorder", source.seat, n=len(order))


@resolve.rule
def _(effect: w.Bury, source: Source, state: State) -> State:
    """The cards looked at go under their Deck."""
    ids = [id for id in state.looked if state.pieces[id].zone == "deck"]
    if not ids:
        return state
    seat = state.pieces[ids[0]].side
    side = state.sides[seat]
    rest = tuple([id for id in side.deck if id not in ids])
    state = with_side(state, seat, replace(side, deck=(*rest, *ids)))
    return tell(state, "bury", source.seat, n=len(ids))


@resolve.rule
def _(effect: w.Shuffle, source: Source, state: State) -> State:
    return tell(shuffled(state, source.seat), "shuffle", source.seat)


# --- Places ---------------------------------------------------------------------


@resolve.rule
def _(effect: w.Recruit, source: Source, state: State) -> State:
    ids = source.get(effect.card.name)
    if not ids:
        return state
    named = source.get(effect.slot.name)[0]
    slot = state.pieces[named].slot if effect.vacated else named
    return push(state, Enter(source.seat, ids[0], slot))


@resolve.rule
def _(effect: w.Control, source: Source, state: State) -> State:
    """The Hero changes Units, not owners; it keeps all that it carries."""
    slot = source.get(effect.slot.name)[0]
    for piece in affected(effect.whom, source, state):
        if state.sides[source.seat].unit[slot] < 0 and piece.side != source.seat:
            state = relocated(state, {piece.id: (source.seat, slot)})
            kept = tuple([last for last in state.lasting if last.until != "slot" or piece.id not in last.ids])
            state = tell(replace(state, lasting=kept), "control", source.seat, piece.id, m=slot)
    return state


@resolve.rule
def _(effect: w.Relocate, source: Source, state: State) -> State:
    slot = source.get(effect.slot.name)[0]
    for piece in affected(effect.whom, source, state):
        if state.sides[piece.side].unit[slot] < 0:
            state = moved(state, piece.side, {piece.id: slot}, "move")
    return state


@resolve.rule
def _(effect: w.Shove, source: Source, state: State) -> State:
    """One Slot back or forward; nothing happens where that Slot is not empty or not there."""
    for piece in affected(effect.whom, source, state):
        slot = shoved(piece, effect.way, state)
        if slot is not None:
            state = moved(state, piece.side, {piece.id: slot}, effect.way)
    return state


def shoved(piece: Piece, way: str, state: State) -> int | None:
    """The Slot that a pushed or pulled Hero comes to."""
    slot = piece.slot + (3 if way == "push" else -3)
    free = 0 <= slot < 9 and state.sides[piece.side].unit[slot] < 0
    return slot if free and is_hero(piece) else None


@resolve.rule
def _(effect: w.Swap, source: Source, state: State) -> State:
    ones, others = affected(effect.one, source, state), affected(effect.other, source, state)
    if ones and others and ones[0].side == others[0].side:
        one, other = ones[0], others[0]
        return moved(state, one.side, {one.id: other.slot, other.id: one.slot}, "switch")
    return state


@resolve.rule
def _(effect: w.Rearrange, source: Source, state: State) -> State:
    slots = source.get(effect.layout.name)
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    places = dict(zip(bodies(state, seat), slots, strict=True))
    return moved(state, seat, places, "rearrange")


# --- Status effects and counters ------------------------------------------------


@resolve.rule
def _(effect: w.Give, source: Source, state: State) -> State:
    for piece in affected(effect.to, source, state):
        if not piece.corpse:
            status = Status(effect.status, effect.n)
            state = changed(state, given(state.pieces[piece.id], status, effect.times))
            state = tell(state, "give", piece.side, piece.id, n=effect.n, m=effect.times, word=effect.status)
    return state


@resolve.rule
def _(effect: w.Strip, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        if piece.statuses or piece.virus or piece.zeal:
            state = tell(changed(state, bare(piece)), "strip", piece.side, piece.id)
    return state


@resolve.rule
def _(effect: w.Place, source: Source, state: State) -> State:
    if effect.counter == "time":
        ids = [id for id in board(state).ids(effect.on, source) if state.pieces[id].zone == "reserve"]
    else:
        ids = [piece.id for piece in affected(effect.on, source, state) if not piece.corpse]
    for id in ids:
        state = placed(state, effect.counter, effect.n, id)
    return state


@resolve.rule
def _(effect: w.Spend, source: Source, state: State) -> State:
    for id in source.get(effect.tokens.name):
        state = placed(state, effect.counter, -1, id)
    return state


# --- Actions --------------------------------------------------------------------


@resolve.rule
def _(effect: w.Strike, source: Source, state: State) -> State:
    """An attack that needs no action; its target is chosen when the text gets there."""
    frames: list[Announce | Ask] = []
    for piece in affected(effect.who, source, state):
        bonus = board(state).amount(effect.bonus, source, piece)
        own = piece.id == source.this
        if effect.on is None:
            frames.append(Ask(source.seat, AimAt(piece.id, True, effect.kind, bonus, own)))
        elif may_strike(state, piece, own):
            roles = (("attacker", piece.id), ("target", source.get(effect.on.name)[0]))
            frames.append(Announce(Event("Attack", piece.side, roles, bonus, "melee")))
    return push(state, *frames)


@resolve.rule
def _(effect: w.Actions, source: Source, state: State) -> State:
    if not touchable(effect.side, state):
        return state
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    if effect.turn == "next":
        owed = list(state.owed)
        owed[seat] += effect.n
        state = replace(state, owed=(owed[0], owed[1]))
    elif state.active != seat:
        return state
    else:
        state = replace(state, actions=max(0, state.actions + effect.n))
    return tell(state, "actions", seat, n=effect.n, word=effect.turn)


@resolve.rule
def _(effect: w.Negate, source: Source, state: State) -> State:
    """Drop what was still to be done about the event that woke this text."""
    dropped = [
        frame.event for frame in state.stack if isinstance(frame, Perform) and frame.event.serial == source.event
    ]
    stack = tuple([frame for frame in state.stack if not _about(frame, source.event)])
    state = replace(state, stack=stack)
    for event in dropped:
        if event.name == "Attack":
            state = changed(state, replace(state.pieces[event["target"]], beset=state.waves))
        state = tell(state, "negate", source.seat, source.this, *[id for _, id in event.roles], word=event.name)
    return state


def _about(frame: object, serial: int) -> bool:
    return isinstance(frame, Forestall | Perform | Window) and frame.event.serial == serial


@resolve.rule
def _(effect: w.StandIn, source: Source, state: State) -> State:
    """The attack goes on, on another than its target."""
    attacker, target, bearer = source.get("attacker"), source.get("target"), state.pieces[source.this]
    roles = (("attacker", *attacker), ("target", bearer.id))
    stack = tuple(
        [
            replace(frame, event=replace(frame.event, roles=roles)) if _about(frame, source.event) else frame
            for frame in state.stack
        ]
    )
    return tell(replace(state, stack=stack), "divert", bearer.side, bearer.id, *target)


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


@resolve.rule
def _(effect: w.SetAgain, source: Source, state: State) -> State:
    """It never left play, but counts as placed now."""
    piece = state.pieces[source.this]
    state = changed(state, replace(piece, placed=state.turns, seen=1 << piece.side))
    return tell(state, "set-again", source.seat, piece.id)


@resolve.rule
def _(effect: w.Lasting, source: Source, state: State) -> State:
    marks = {"turn": state.turns, "wave": state.waves, "round": state.round, "next-round": state.round}
    lasting = list(state.lasting)
    for modifier in effect.modifiers:
        ids = tuple([piece.id for piece in affected(modifier.whom, source, state)])
        if ids:
            mark = marks.get(effect.until, 0)
            lasting.append(Last(modifier, source.this, source.seat, ids, effect.until, mark))
            state = tell(state, "lasting", source.seat, *ids, word=effect.until)
    return replace(state, lasting=tuple(lasting))


# --- Structure ------------------------------------------------------------------


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


@run.rule
def _(frame: PutAway, state: State) -> State:
    piece = state.pieces[frame.id]
    return put(state, piece.id, "discard", piece.owner) if piece.zone == "table" else state

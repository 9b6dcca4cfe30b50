"""Turns: the course of a match through Rounds, Waves and turns, and what an action uses up (sections 2 to 4)."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.allowances import more_actions
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.casualties import exhausted
from app.games.pixel_tactics.changes import cleared, discarded, drawn, moved, settled
from app.games.pixel_tactics.events import reactions, woken
from app.games.pixel_tactics.frames import (
    Act,
    BeginMatch,
    BeginRound,
    BeginTurn,
    BeginWave,
    CloseRound,
    CloseTurn,
    Count,
    DrawCard,
    EndRound,
    EndTurn,
    EndWave,
    Enter,
    Event,
    PutInto,
    RevealLeaders,
    SetLeader,
    Show,
    Spent,
    TakeTime,
    Tidy,
    Told,
    Trade,
    Waiting,
    Wakes,
)
from app.games.pixel_tactics.questions import Acting, Ask, AskTogether, ChooseLeader
from app.games.pixel_tactics.state import (
    LEADER,
    SEATS,
    Last,
    Piece,
    Side,
    State,
    changed,
    counted,
    put,
    shuffled,
    tell,
)
from app.kernel import machine
from app.kernel.machine import push, run
from app.kernel.node import replace

DEALT = 5
"""Cards taken at the start of a match, and one more for each trophy of the rival (PT5-207, 1011)."""

TURN_ACTIONS = 2
OPERATION_TIME = 4

run[Ask] = run[machine.Ask]
run[AskTogether] = run[machine.AskTogether]

# --- A match begins --------------------------------------------------------------


@run.rule
def _(frame: BeginMatch, state: State) -> State:
    """Everything but the trophies goes back to its owner's Deck, and is shuffled (R06, R42)."""
    state = gathered(state)
    state = replace(state, match=state.match + 1, round=0, wave=0, lasting=(), owed=(0, 0), active=-1)
    state = tell(state, "match", state.first, n=state.match)
    for seat in SEATS:
        state = shuffled(state, seat)
    for seat in SEATS:
        state = drawn(state, seat, DEALT + state.trophies[1 - seat])
    return push(state, *_choice(), BeginRound())


def gathered(state: State) -> State:
    """All pieces in their owners' Decks but those set aside for good."""
    pieces, decks = [], ([], [])  # type: ignore[var-annotated]
    for piece in state.pieces:
        if piece.zone not in ("trophies", "out"):
            decks[piece.owner].append(piece.id)
            piece = Piece(piece.id, piece.card, piece.owner, piece.owner, "deck")
        pieces.append(piece)
    sides = [
        Side(
            deck=tuple(decks[seat]),
            trophies=state.sides[seat].trophies,
            out=state.sides[seat].out,
            reserve=(-1,) * state.rules.reserve,
        )
        for seat in SEATS
    ]
    return replace(state, pieces=tuple(pieces), sides=(sides[0], sides[1]))


@run.rule
def _(frame: SetLeader, state: State) -> State:
    return put(state, frame.id, "unit", frame.seat, LEADER)


@run.rule
def _(frame: RevealLeaders, state: State) -> State:
    """Where equal Leaders may not meet, both choose again among the cards they have then (PT1-209, PT1-R03)."""
    leaders = [state.leader(seat) for seat in SEATS]
    state = tell(state, "leaders", -1, *[leader.id for leader in leaders])
    if not state.rules.clash or leaders[0].card != leaders[1].card:
        return state
    state = tell(state, "clash", -1, *[leader.id for leader in leaders])
    for leader in leaders:
        state = put(state, leader.id, "deck", leader.owner)
        state = changed(state, replace(state.pieces[leader.id], slot=-1))
    for seat in SEATS:
        state = drawn(state, seat, 1)
    return push(state, *_choice())


def _choice() -> tuple[AskTogether, RevealLeaders]:
    """Both choose a Leader, then both are shown (PT5-208, PT1-205)."""
    return AskTogether(tuple([Ask(seat, ChooseLeader()) for seat in SEATS])), RevealLeaders()


# --- Rounds, Waves, turns ----------------------------------------------------------


@run.rule
def _(frame: BeginRound, state: State) -> State:
    state = replace(state, round=state.round + 1)
    state = tell(state, "round", state.first, n=state.round)
    return push(state, Wakes("start", "round"), *[BeginWave(wave) for wave in range(3)], EndRound())


@run.rule
def _(frame: BeginWave, state: State) -> State:
    state = replace(state, wave=frame.wave, waves=state.waves + 1)
    state = tell(state, "wave", state.first, n=state.round, word=w.ROWS[frame.wave])
    turns = (BeginTurn(state.first), BeginTurn(1 - state.first))
    return push(state, Wakes("start", "wave"), *turns, EndWave())


@run.rule
def _(frame: BeginTurn, state: State) -> State:
    """Two actions, more or fewer as texts say, but for those that no text takes (PT5-304, PT1-302)."""
    seat, owed = frame.seat, list(state.owed)
    actions = max(state.rules.least_actions, TURN_ACTIONS + more_actions(board(state), seat) + owed[seat])
    owed[seat] = 0
    state = replace(
        state,
        turns=state.turns + 1,
        active=seat,
        actions=actions,
        taken=(),
        limited=(),
        owed=(owed[0], owed[1]),
        lasting=tuple([last for last in state.lasting if not (last.until == "your-turn" and last.seat == seat)]),
    )
    state = tell(state, "turn", seat, n=actions)
    return push(state, Wakes("start", "turn"), Act(seat), EndTurn(seat))


@run.rule
def _(frame: Act, state: State) -> State:
    """Ask what to do, until the seat passes, or nothing is left that it could do."""
    if state.active != frame.seat:
        return state
    asked = Ask(frame.seat, Acting())
    if state.actions:
        return push(state, asked)
    left: State = run[Ask](asked, state)
    return state if len(left.stack[-1].options) == 1 else left


@run.rule
def _(frame: EndTurn, state: State) -> State:
    """Texts at the end of the turn, then Time (R18, R19). An early end leaves the rest of the turn behind."""
    stack = list(state.stack)
    while stack and isinstance(stack[-1], (Act, EndTurn)):
        stack.pop()
    state = tell(replace(state, stack=tuple(stack), actions=0), "turn-over", frame.seat)
    return push(state, Wakes("end", "turn"), TakeTime(frame.seat), CloseTurn(frame.seat))


@run.rule
def _(frame: TakeTime, state: State) -> State:
    """All tokens together, then what had none is discarded, then what answers that."""
    operations = [piece for piece in state.lying(frame.seat, "reserve") if _is_operation(piece)]
    for piece in operations:
        state = changed(state, counted(piece, "time", -1))
    expired = [piece for piece in operations if not piece.time]
    events, heard = [], list[Waiting]()
    for piece in expired:
        event = Event("Expire", frame.seat, (("operation", piece.id),))
        heard += woken(state, event)
        events.append(event)
    for piece in expired:
        state = put(state, piece.id, "discard", piece.owner)
        state = tell(state, "expire", frame.seat, piece.id)
    return settled(state, *events, heard=tuple(heard))


def _is_operation(piece: Piece) -> bool:
    return isinstance(piece.printed.line, w.Operation)


@run.rule
def _(frame: CloseTurn, state: State) -> State:
    """The turn has ended: what was placed in it was placed on an earlier turn from now on (R36, R50)."""
    turns = state.turns
    lasting = tuple([last for last in state.lasting if not (last.until == "turn" and last.mark == turns)])
    return replace(state, active=-1, actions=0, turns=turns + 1, lasting=lasting)


@run.rule
def _(frame: EndWave, state: State) -> State:
    return push(state, Wakes("end", "wave"), Count())


@run.rule
def _(frame: EndRound, state: State) -> State:
    return push(state, Wakes("end", "round"), CloseRound())


@run.rule
def _(frame: CloseRound, state: State) -> State:
    """The two cards change sides (PT5-307), unless the table's Round limit is reached (R51)."""
    lasting = tuple([_nearer(last) for last in state.lasting if last.until != "round"])
    state = replace(state, first=1 - state.first, lasting=lasting)
    if state.round_limit and state.round >= state.round_limit:
        return exhausted(state)
    return push(state, BeginRound())


def _nearer(last: Last) -> Last:
    """What was to end with the next Round ends with the coming one."""
    return replace(last, until="round") if last.until == "next-round" else last


@run.rule
def _(frame: Wakes, state: State) -> State:
    """What acts at this moment: the leading seat's first, each in the order it likes."""
    row = w.ROWS[state.wave]
    found: list[Waiting] = []
    for ability, source in board(state).waking:
        if ability.edge != frame.edge or ability.of != frame.of or (ability.row and ability.row != row):
            continue
        if ability.side == "any" or (source.seat == state.active) == (ability.side == "yours"):
            found.append(Waiting(ability.effect, source))
    return push(state, *reactions(state, found)) if found else state


# --- What actions do ---------------------------------------------------------------


@run.rule
def _(frame: Spent, state: State) -> State:
    for id in frame.starred if frame.verb in state.rules.starred else ():
        state = changed(state, replace(state.pieces[id], acted=state.turns))
    limited = state.limited if frame.limited < 0 else (*state.limited, frame.limited)
    return replace(
        state,
        actions=state.actions - frame.actions,
        taken=(*state.taken, frame.verb),
        limited=limited,
    )


@run.rule
def _(frame: DrawCard, state: State) -> State:
    state = settled(state, Event("Draw", frame.seat))
    return drawn(state, frame.seat, 1)


@run.rule
def _(frame: Enter, state: State) -> State:
    """A card becomes a Hero: it cannot attack in this Wave (PT5-407), and may have used its starred action (R13)."""
    if state.sides[frame.seat].unit[frame.slot] >= 0:
        return state
    state = put(state, frame.id, "unit", frame.seat, frame.slot)
    piece = replace(state.pieces[frame.id], recruited=state.waves)
    if "Recruit" in state.rules.starred:
        piece = replace(piece, acted=state.turns)
    state = tell(changed(state, piece), "recruit", frame.seat, frame.id, m=frame.slot)
    return settled(state, Event("Recruit", frame.seat, (("hero", frame.id),)))


@run.rule
def _(frame: Tidy, state: State) -> State:
    piece = state.pieces[frame.id]
    return cleared(state, frame.id, piece.side) if piece.zone == "unit" else discarded(state, frame.id)


@run.rule
def _(frame: Trade, state: State) -> State:
    return moved(state, frame.seat, dict(frame.places), frame.what)


@run.rule
def _(frame: PutInto, state: State) -> State:
    """An Operation with its Time face-up, a Trap face-down (PT5-420, 427)."""
    piece = state.pieces[frame.id]
    seat, operation = piece.side, _is_operation(piece)
    state = put(state, frame.id, "reserve", seat, frame.slot, hidden=not operation)
    time = OPERATION_TIME if operation else 0
    state = changed(state, replace(state.pieces[frame.id], time=time, placed=state.turns))
    state = tell(state, "operation" if operation else "lay", seat, frame.id, m=frame.slot)
    return settled(state, Event("Play", seat, (("card", frame.id),)))


@run.rule
def _(frame: Show, state: State) -> State:
    return put(state, frame.id, "table", frame.seat)


@run.rule
def _(frame: Told, state: State) -> State:
    return tell(state, frame.what, frame.seat, *frame.ids)

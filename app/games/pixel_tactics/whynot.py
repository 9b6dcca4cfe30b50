"""Why not: the rule that bars a move, for whoever asks."""

from typing import Any

from app.games.pixel_tactics import fifth, first, steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.acting import ACTIONS, IN_HAND, IN_UNIT, barred, spoken
from app.games.pixel_tactics.allowances import forbidden
from app.games.pixel_tactics.attacks import foremost
from app.games.pixel_tactics.bars import Rules, Turn
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.editions import FIFTH, FIRST
from app.games.pixel_tactics.events import fits, ready
from app.games.pixel_tactics.possible import possible
from app.games.pixel_tactics.questions import Acting, AimAt, Respond, WhereTo
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.kernel.machine import Decision, Refusal, Refused, broken, decision_of, expand

RULES: dict[str, Rules] = {FIFTH.name: fifth.RULES, FIRST.name: first.RULES}


def cited(state: State, code: str, of: str = "") -> Refusal:
    """A refusal by the rule of the edition that is played; `of` an action or a corpse, where the rule depends on it."""
    rules = RULES[state.edition]
    return Refusal(code, rules.get(f"{code}: {of}") or rules[code])


def why_not(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """What bars these steps of a seat; None exactly for what is offered, as a whole move or the beginning of one."""
    decision = decision_of(state, seat)
    if state.over:
        return cited(state, "over")
    if decision is None or not path:
        return trap_refusal(state, seat, path) or cited(state, "not-asked")
    try:
        number = broken(state, decision, path)
    except Refused as refused:
        return refused.refusal
    return None if number is None else refusal(state, seat, decision, path[: number + 1])


def refusal(state: State, seat: int, decision: Decision, path: tuple[Any, ...]) -> Refusal:
    """Why the last of these steps is not offered, those before it being so."""
    step, question = path[-1], decision.question
    if len(path) == 1:
        if isinstance(question, Acting):
            return action_refusal(state, seat, step)
        return trap_refusal(state, seat, path) or cited(state, "answer-first")
    more = next(option.more for option in expand(state, decision, path[:-2]) if option.step == path[-2])
    match more, step:
        case WhereTo(verb=verb), steps.Place(owner, slot, reserve):
            return place_refusal(state, seat, verb.capitalize(), owner, slot, reserve)
        case AimAt(id=id), steps.Aim(key, ranged):
            return aim_refusal(state, seat, state.pieces[id], state.by_key(seat, key), ranged)
    return cited(state, "not-offered")


def action_refusal(state: State, seat: int, step: Any) -> Refusal:
    """Why an action cannot be begun with this step."""
    verb = type(step).__name__
    turn = Turn(state, seat)
    if isinstance(step, steps.Activate):
        return trap_refusal(state, seat, (step,)) or cited(state, "no-condition")
    if verb not in ACTIONS[state.edition]:
        return cited(state, "not-an-action")
    piece = state.leader(seat) if verb == "Draw" else state.by_key(seat, step.piece)
    if piece is None:
        return cited(state, "no-such-piece")
    if verb in IN_HAND and (piece.zone != "hand" or piece.side != seat):
        return cited(state, "not-in-hand", verb)
    if verb in IN_UNIT and piece.zone != "unit":
        return cited(state, "not-in-unit")
    if verb in IN_UNIT and piece.side != seat:
        return cited(state, "not-yours", verb)
    if verb == "Discharge" and (piece.zone != "reserve" or piece.side != seat):
        return cited(state, "not-yours", verb)
    found = barred(turn, verb, piece)
    if found is not None:
        return found
    if verb in ("Cast", "Lever", "Order"):
        effect, source, _, _ = spoken(turn, verb, piece)
        if not possible(effect, source, state):
            return cited(state, "ceasefire-text" if state.apart else "nothing-happens")
    return cited(state, "not-offered")


def place_refusal(state: State, seat: int, verb: str, owner: int, slot: int, reserve: bool) -> Refusal:
    """Why a card or Hero cannot go there."""
    if verb in ("Operate", "Lay"):
        return cited(state, "reserve-only" if not reserve or owner != seat else "slot-taken", verb)
    if owner != seat or reserve or not 0 <= slot < 9:
        return cited(state, "own-slots-only", verb)
    if slot == LEADER:
        return cited(state, "leader-place")
    there = state.sides[seat].unit[slot]
    if there >= 0:
        return cited(state, "slot-taken", "corpse" if state.pieces[there].corpse else verb)
    return cited(state, "wrong-row")


def aim_refusal(state: State, seat: int, attacker: Piece, target: Piece | None, ranged: bool) -> Refusal:
    """Why an attack cannot be aimed there."""
    if target is None or target.zone != "unit" or target.side == attacker.side:
        return cited(state, "rivals-only")
    if target.corpse:
        return cited(state, "corpse-no-target")
    here = board(state)
    if ranged:
        return cited(state, "covered" if here.has(attacker, "ranged") else "no-ranged")
    return cited(state, "target-not-in-melee" if foremost(here, attacker) else "attacker-not-in-melee")


def trap_refusal(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """Why a Trap cannot be activated; None where the step is not about one."""
    if not path or not isinstance(path[0], steps.Activate):
        return None
    piece = state.by_key(seat, path[0].piece)
    own = piece is not None and piece.side == seat and piece.zone == "reserve"
    if piece is None or not own or not isinstance(piece.printed.line, w.Trap):
        return cited(state, "no-trap-there")
    if state.ceasefire:
        return cited(state, "ceasefire-trap")
    if forbidden(board(state), seat, "activate"):
        return cited(state, "traps-forbidden")
    if not ready(state, piece):
        return cited(state, "trap-too-new")
    decision = decision_of(state, seat)
    if decision is None or not isinstance(decision.question, Respond):
        return cited(state, "no-condition")
    question = decision.question
    if not fits(state, seat, piece, question.event, question.when):
        return cited(state, "condition-not-met")
    return None

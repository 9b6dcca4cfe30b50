"""Why not: the rule that bars a move, for whoever asks."""

from typing import Any

from app.games.pixel_tactics import steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.acting import ACTIONS, IN_HAND, IN_UNIT, barred, spoken
from app.games.pixel_tactics.bars import Turn
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.editions import FIFTH
from app.games.pixel_tactics.events import fits, ready
from app.games.pixel_tactics.frames import Acting, AimAt, Respond, WhereTo
from app.games.pixel_tactics.possible import possible
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.kernel.machine import Decision, Refusal, Refused, broken, decision_of, expand
from app.kernel.node import replace


def why_not(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """What bars these steps of a seat; None exactly for what is offered, as a whole move or the beginning of one.

    Rules are cited by their numbers in the edition that is played.
    """
    found = _why_not(state, seat, path)
    if found is None or state.edition == FIFTH.name:
        return found
    rules = IN_FIRST | RESTRUCTURING if path and isinstance(path[0], steps.Shift) else IN_FIRST
    return replace(found, rule=rules.get(found.code) or rules.get(found.rule, found.rule))


def _why_not(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    decision = decision_of(state, seat)
    if state.over:
        return Refusal("over", "PT5-1008")
    if decision is None or not path:
        return trap_refusal(state, seat, path) or Refusal("not-asked", "PT5-302")
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
        return trap_refusal(state, seat, path) or Refusal("answer-first", "PT5-302")
    more = next(option.more for option in expand(state, decision, path[:-2]) if option.step == path[-2])
    match more, step:
        case WhereTo(verb=verb), steps.Place(owner, slot, reserve):
            return place_refusal(state, seat, verb, owner, slot, reserve)
        case AimAt(id=id), steps.Aim(key, ranged):
            return aim_refusal(state, seat, state.pieces[id], state.by_key(seat, key), ranged)
    return Refusal("not-offered", "PT5-R47")


def action_refusal(state: State, seat: int, step: Any) -> Refusal:
    """Why an action cannot be begun with this step."""
    verb = type(step).__name__
    turn = Turn(state, seat)
    if isinstance(step, steps.Activate):
        return trap_refusal(state, seat, (step,)) or Refusal("no-condition", "PT5-901")
    if verb not in ACTIONS[state.edition]:
        return Refusal("not-an-action", "PT5-304")
    if verb == "Draw":
        return barred(turn, verb, state.leader(seat)) or Refusal("not-offered", "PT5-401")
    piece = state.by_key(seat, step.piece)
    if piece is None:
        return Refusal("no-such-piece", "PT5-201")
    if verb in IN_HAND and (piece.zone != "hand" or piece.side != seat):
        return Refusal("not-in-hand", "PT5-405" if verb == "Recruit" else "PT5-411")
    if verb in IN_UNIT and piece.zone != "unit":
        return Refusal("not-in-unit", "PT5-601")
    if verb in IN_UNIT and piece.side != seat:
        return Refusal("not-yours", "PT5-R15" if verb == "Clear" else "PT5-601")
    if verb == "Discharge" and (piece.zone != "reserve" or piece.side != seat):
        return Refusal("not-yours", "PT5-431")
    found = barred(turn, verb, piece)
    if found is not None:
        return found
    if verb in ("Cast", "Lever", "Order"):
        effect, source, _, _ = spoken(turn, verb, piece)
        if not possible(effect, source, state):
            ceasefire = Refusal("ceasefire-text", "PT5-R10")
            return ceasefire if state.apart else Refusal("nothing-happens", "PT5-R47")
    return Refusal("not-offered", "PT5-304")


def place_refusal(state: State, seat: int, verb: str, owner: int, slot: int, reserve: bool) -> Refusal:
    """Why a card or Hero cannot go there."""
    if verb in ("operate", "lay"):
        rule = "PT5-420" if verb == "operate" else "PT5-427"
        return Refusal("reserve-only" if not reserve or owner != seat else "slot-taken", rule)
    if owner != seat or reserve or not 0 <= slot < 9:
        return Refusal("own-slots-only", "PT5-405" if verb == "recruit" else "PT5-416")
    if slot == LEADER:
        return Refusal("leader-place", "PT5-418")
    there = state.sides[seat].unit[slot]
    if there >= 0:
        return Refusal("slot-taken", "PT5-415" if state.pieces[there].corpse else "PT5-406")
    return Refusal("wrong-row", "PT5-405")


def aim_refusal(state: State, seat: int, attacker: Piece, target: Piece | None, ranged: bool) -> Refusal:
    """Why an attack cannot be aimed there."""
    if target is None or target.zone != "unit" or target.side == attacker.side:
        return Refusal("rivals-only", "PT5-601")
    if target.corpse:
        return Refusal("corpse-no-target", "PT5-805")
    here = board(state)
    if ranged:
        shoots = here.has(attacker, "ranged")
        return Refusal("covered", "PT1-610") if shoots else Refusal("no-ranged", "PT5-605")
    who = "target" if here.foremost(attacker) else "attacker"
    return Refusal(f"{who}-not-in-melee", "PT5-604")


def trap_refusal(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """Why a Trap cannot be activated; None where the step is not about one."""
    if not path or not isinstance(path[0], steps.Activate):
        return None
    piece = state.by_key(seat, path[0].piece)
    own = piece is not None and piece.side == seat and piece.zone == "reserve"
    if piece is None or not own or not isinstance(piece.printed.line, w.Trap):
        return Refusal("no-trap-there", "PT5-901")
    if state.ceasefire:
        return Refusal("ceasefire-trap", "PT5-355")
    if board(state).forbidden(seat, "activate"):
        return Refusal("traps-forbidden", "PT5-901")
    if not ready(state, piece):
        return Refusal("trap-too-new", "PT5-R36")
    decision = decision_of(state, seat)
    if decision is None or not isinstance(decision.question, Respond):
        return Refusal("no-condition", "PT5-901")
    question = decision.question
    if not fits(state, seat, piece, question.event, question.when):
        return Refusal("condition-not-met", "PT5-901")
    return None


IN_FIRST = {
    "PT5-1008": "PT1-907",
    "PT5-201": "PT1-111",
    "PT5-302": "PT1-302",
    "PT5-304": "PT1-307",
    "PT5-401": "PT1-401",
    "PT5-405": "PT1-403",
    "PT5-406": "PT1-403",
    "PT5-411": "PT1-407",
    "PT5-415": "PT1-805",
    "PT5-416": "PT1-410",
    "PT5-418": "PT1-208",
    "PT5-601": "PT1-601",
    "PT5-604": "PT1-604",
    "PT5-605": "PT1-609",
    "PT5-805": "PT1-805",
    "PT5-901": "PT1-111",
    "PT5-R15": "PT1-409",
    "PT5-R47": "PT1-R25",
    "attacker-not-in-melee": "PT1-606",
}
"""The rules of the first edition for refusals that both editions give, by the rule of the fifth or by the code."""

RESTRUCTURING = {"PT5-406": "PT1-410"}
"""Those that say something else of a Hero that is moved."""

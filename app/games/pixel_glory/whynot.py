"""Why not: the rule that bars a move, for whoever asks."""

from typing import Any

from app.games.pixel_glory import steps
from app.games.pixel_glory import words as w
from app.games.pixel_glory.dungeon import COMBO
from app.games.pixel_glory.frames import Acting, Aiming, Bidding, Drafting, Slaying, Within
from app.games.pixel_glory.standing import choosable, fits, monsters
from app.games.pixel_glory.state import Piece, State
from app.kernel.machine import Decision, Refusal, Refused, broken, decision_of, expand


def why_not(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """What bars these steps of a seat; None exactly for what is offered, as a whole move or the beginning of one."""
    decision = decision_of(state, seat)
    if state.over:
        return Refusal("over", "PG-1003")
    if decision is None or not path:
        return unasked(state, seat)
    try:
        number = broken(state, decision, path)
    except Refused as refused:
        return alternate_refusal(state, seat, path) or refused.refusal
    return None if number is None else refusal(state, seat, decision, path[: number + 1])


def unasked(state: State, seat: int) -> Refusal:
    """Why it is not for this seat to do anything now."""
    if not state.turns or not 0 <= seat < state.seats:
        return Refusal("not-asked", "PG-302")
    return Refusal("out", "PG-1001") if state.sides[seat].out else Refusal("not-your-turn", "PG-902")


def refusal(state: State, seat: int, decision: Decision, path: tuple[Any, ...]) -> Refusal:
    """Why the last of these steps is not offered, those before it being so."""
    step, question = path[-1], decision.question
    if len(path) > 1:
        before = expand(state, decision, path[:-2])
        question = next(option.more for option in before if option.step == path[-2])
    if isinstance(question, Within):
        question = question.inner
    match question, step:
        case Acting(), _:
            return action_refusal(state, seat, step)
        case Bidding(), steps.Bid():
            return Refusal("bid-gone", "PG-305")
        case Drafting(), steps.Draft():
            return Refusal("not-on-offer", "PG-302")
        case Slaying(which), steps.Aim(key):
            return aim_refusal(state, which, state.by_key(seat, key), defeat=True)
        case Aiming(effect), steps.Aim(key):
            which = effect.to if isinstance(effect, w.Damage) else effect.which  # type: ignore[union-attr]
            return aim_refusal(state, which, state.by_key(seat, key), defeat=isinstance(effect, w.Defeat))
    if len(path) == 1:
        return Refusal("answer-first", "PG-605" if state.turns else "PG-302")
    return alternate_refusal(state, seat, path) or Refusal("not-offered", "PG-605")


def action_refusal(state: State, seat: int, step: Any) -> Refusal:
    """Why an action cannot be begun with this step."""
    match step:
        case steps.End():
            return Refusal("must-play", "PG-903")
        case steps.Play(key) | steps.Keep(key):
            return Refusal("no-such-piece" if state.by_key(seat, key) is None else "not-in-hand", "PG-612")
        case steps.Strike() | steps.Refill() if state.sides[seat].combo < COMBO:
            return Refusal("no-combo", "PG-803")
        case steps.Strike():
            return Refusal("no-target", "PG-R17")
        case steps.Refill():
            return Refusal("nothing-to-draw", "PG-R20")
    return Refusal("not-an-action", "PG-612")


def aim_refusal(state: State, which: w.Monsters, piece: Piece | None, *, defeat: bool) -> Refusal:
    """Why a monster cannot be chosen."""
    if piece is None or piece not in monsters(state):
        return Refusal("not-revealed", "PG-606")
    if which.elemental and piece.lord:
        return Refusal("lord", "PG-R17")
    if piece not in choosable(state, w.Monsters()):
        return Refusal("guarded", "PG-606")
    if defeat and piece not in choosable(state, w.Monsters(), defeat=True):
        return Refusal("damage-only", "PG-R17")
    if not fits(piece, w.Monsters(at_most=which.at_most)):
        return Refusal("too-strong", "PG-605")
    return Refusal("damaged", "PG-605")


def alternate_refusal(state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
    """Why the alternate effect cannot be used; None where the step is not about one."""
    match path:
        case (steps.Play(key), steps.Use(True), *_):
            piece = state.by_key(seat, key)
            if piece is not None and isinstance(piece.printed, w.Spell) and piece.printed.alternate:
                return Refusal("sp-missing", "PG-402")
    return None

"""Preview: what a choice would do to the piece that it names, as far as the seat can know."""

from typing import Any

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.effects import resolve
from app.games.pixel_tactics.events import takers
from app.games.pixel_tactics.frames import Announce, Kind, Resolve, Source
from app.games.pixel_tactics.hits import shield, taken
from app.games.pixel_tactics.possible import affected
from app.games.pixel_tactics.questions import AimAt, Naming
from app.games.pixel_tactics.state import Piece, State
from app.games.pixel_tactics.steps import Aim, Pick
from app.kernel.machine import Option, decision_of, find, level
from app.tabletop.preview import Preview

STILL = (w.Place, w.Spend, w.Give, w.Strip)
"""Effects that change at once, and with nobody asked, what later ones are worth."""


def preview(state: State, seat: int, path: tuple[Any, ...]) -> Preview | None:
    """Damage, healing or death of the piece that the last step names; None where nothing can be said."""
    step = path[-1] if path else None
    if not isinstance(step, (Aim, Pick)):
        return None
    decision, piece = decision_of(state, seat), state.by_key(seat, step.piece)
    if decision is None or piece is None or piece.zone != "unit":
        return None
    asked, options = level(state, decision, path[:-1])
    if isinstance(asked, AimAt) and isinstance(step, Aim):
        return shot(state, seat, asked, piece, step.ranged)
    option = find(options, step)
    if not isinstance(asked, Naming) or option is None:
        return None
    found = left(option)
    return None if found is None else struck(state, seat, piece, *found)


def shot(state: State, seat: int, asked: AimAt, target: Piece, ranged: bool) -> Preview | None:
    """An attack; the rival may choose who takes a blow, and then nothing is known."""
    here, attacker = board(state), state.pieces[asked.id]
    found = takers(state, attacker, target, ranged)
    if len(found) > 1:
        return None
    aimed_at = found[0] if found else target
    strength = here.strength(attacker, aimed_at, asked.bonus)
    return hurt(state, seat, aimed_at, strength, "ranged" if ranged else "melee")


def left(option: Option) -> tuple[w.Effect, Source] | None:
    """What remains to be done of the text once this option is taken, and what is named then."""
    if isinstance(option.more, Naming):
        return option.more.effect, option.more.source
    for frame in option.then:
        if isinstance(frame, Resolve):
            return frame.effect, frame.source
        if isinstance(frame, Announce) and frame.event.effect is not None and frame.event.source is not None:
            return frame.event.effect, frame.event.source
    return None


def struck(state: State, seat: int, piece: Piece, effect: w.Effect, source: Source) -> Preview | None:
    """The first of the effects that hurts, heals or defeats this piece."""
    for part in in_turn(effect):
        here = board(state)
        match part:
            case w.Damage(n=n, to=who) if concerns(who, piece, source, state):
                return hurt(state, seat, piece, here.amount(n, source, piece), source.kind)
            case w.Split(shares=shares) if piece.id in source.get(shares.name):
                return hurt(state, seat, piece, source.get(shares.name).count(piece.id), source.kind)
            case w.Heal(n=n, whom=who) if concerns(who, piece, source, state):
                return Preview(piece.keys[seat], -min(piece.damage, here.amount(n, source, piece)))
            case w.Defeat(whom=who) if concerns(who, piece, source, state):
                return Preview(piece.keys[seat], 0, True)
            case _ if isinstance(part, STILL):
                state = resolve(part, source, state)
            case w.Damage() | w.Heal() | w.Defeat():
                continue
            case _:
                return None
    return None


def in_turn(effect: w.Effect) -> tuple[w.Effect, ...]:
    """The effects one after the other, as far as nothing is asked in between."""
    match effect:
        case w.Then(parts):
            return tuple([each for part in parts for each in in_turn(part)])
        case w.Clause(effect=one):
            return in_turn(one)
    return (effect,)


def concerns(who: w.Who, piece: Piece, source: Source, state: State) -> bool:
    """Whether an effect on these is one on this piece."""
    return any(each.id == piece.id for each in affected(who, source, state))


def hurt(state: State, seat: int, piece: Piece, n: int, kind: Kind) -> Preview:
    """Damage of a kind, and who takes it."""
    here = board(state)
    receiver = shield(here, piece, kind) or state.pieces[piece.id]
    return harmed(state, seat, receiver, taken(here, receiver, n, kind))


def harmed(state: State, seat: int, receiver: Piece, n: int) -> Preview:
    falls = receiver.damage + n >= board(state).life(receiver)
    return Preview(receiver.keys[seat], n, falls)

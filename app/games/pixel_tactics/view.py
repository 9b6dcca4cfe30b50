"""View: the one door through which a table is seen."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import Board, board
from app.games.pixel_tactics.faces import Face, Kind, Link, Lying, Over, Score, Status, Turn, View, Window
from app.games.pixel_tactics.frames import Event, SpendTrap
from app.games.pixel_tactics.frames import Window as Waiting
from app.games.pixel_tactics.hits import interceptor
from app.games.pixel_tactics.questions import ChooseLeader, Respond
from app.games.pixel_tactics.state import LEADER, OPEN, PILES, SEATS, Piece, State
from app.kernel.machine import Decision, decisions
from app.kernel.node import replace
from app.tabletop.telling import open_key


def view(state: State, audience: int) -> View:
    """What an audience may know, and nothing else. To the open audience a Deck stays a pile, all else is shown."""
    here = board(state)
    faces: dict[int, Face] = {}
    zones: dict[str, Lying] = {}
    for seat in SEATS:
        side = state.sides[seat]
        for zone in PILES:
            ids = getattr(side, zone)
            if zone == "deck" or (zone == "hand" and audience not in (seat, OPEN)):
                zones[f"{seat}.{zone}"] = len(ids)
            else:
                zones[f"{seat}.{zone}"] = _lying(ids, audience, here, faces)
        zones[f"{seat}.unit"] = _lying(side.unit, audience, here, faces)
        if state.rules.reserve:
            zones[f"{seat}.reserve"] = _lying(side.reserve, audience, here, faces)
    zones["looked"] = _lying(state.looked, audience, here, faces) if audience in (state.looker, OPEN) else ()
    asked = decisions(state)
    return View(
        audience if audience in SEATS else -1,
        zones,
        faces,
        turn(state, asked),
        Score(state.trophies, state.goal, tuple([result.winner for result in state.results])),
        tuple([decision.seat for decision in asked]),
        window(state, audience, asked),
        Over(state.over.winner, state.over.reason) if state.over else None,
    )


def _lying(ids: tuple[int, ...], audience: int, here: Board, faces: dict[int, Face]) -> tuple[int, ...]:
    keys = []
    for id in ids:
        if id < 0:
            keys.append(0)
        else:
            piece = here.pieces[id]
            key = key_of(piece, audience)
            keys.append(key)
            faces[key] = face(piece, key, audience, here)
    return tuple(keys)


def key_of(piece: Piece, audience: int) -> int:
    return open_key(piece.keys) if audience == OPEN else piece.keys[audience]


def sees(piece: Piece, audience: int) -> bool:
    return audience == OPEN or bool(piece.seen >> audience & 1)


def face(piece: Piece, key: int, audience: int, here: Board) -> Face:
    """The face that a piece, by the audience's key for it, shows to an audience."""
    if piece.zone == "unit":
        open_to_all = here.faces.get(piece.id)
        if open_to_all is None:
            open_to_all = here.faces[piece.id] = fighter(piece, here)
        return replace(open_to_all, key=key)
    card = piece.card if sees(piece, audience) else None
    if piece.zone == "reserve":
        operation = piece.time > 0 or isinstance(piece.printed.line, w.Operation)
        return Face(key, "operation" if operation else "trap", piece.owner, card, time=piece.time)
    if card is None:
        return Face(key, "card", piece.owner)
    hero = piece.printed.hero
    return Face(key, "card", piece.owner, card, hero.attack, hero.life)


def fighter(piece: Piece, here: Board) -> Face:
    """A piece of a Unit, as all see it but for its key."""
    state = here.state
    if piece.corpse:
        attack = here.strength(piece) if here.has(piece, "risen") else 0
        return Face(0, "corpse", piece.owner, piece.card, attack)
    kind: Kind = "leader" if piece.slot == LEADER else "hero"
    had = here.words(piece)
    words: list[str] = [word for word in SHOWN if word in had]
    if "no-power" in had:
        words.append("powerless")
    marks = []
    life = here.life(piece)
    if piece.acted == state.turns:
        marks.append("spent")
    if piece.recruited == state.waves:
        marks.append("fresh")
    if piece.damage >= life:
        marks.append("lethal")
    if piece.slot > 2 and interceptor(here, piece) is not None:
        marks.append("guarded")
    if here.barred(piece):
        marks.append("barred")
    return Face(
        0,
        kind,
        piece.owner,
        piece.card,
        here.strength(piece),
        life,
        piece.damage,
        tuple([Status(status.word, status.n) for status in piece.statuses]) if piece.statuses else (),
        piece.virus,
        piece.zeal,
        0,
        tuple(words),
        tuple(marks),
    )


SHOWN: tuple[w.Keyword, ...] = ("ranged", "intercept", "piercing")


def turn(state: State, asked: tuple[Decision, ...]) -> Turn:
    if state.over:
        phase = "over"
    elif state.active >= 0:
        phase = "turn"
    elif any(isinstance(decision.question, ChooseLeader) for decision in asked):
        phase = "leaders"
    else:
        phase = "count"
    return Turn(
        phase,  # type: ignore[arg-type]
        state.match,
        state.round,
        w.ROWS[state.wave],
        state.first,
        state.active,
        state.actions,
        state.ceasefire,
    )


def window(state: State, audience: int, asked: tuple[Decision, ...]) -> Window | None:
    """The open Trap window: the event at the bottom, then the Traps of the chain, the newest last."""
    stack = state.stack
    if not asked or not isinstance(asked[0].question, Respond):
        return None
    chain: list[Event] = []
    for number, frame in enumerate(stack[:-1]):
        if isinstance(frame, Waiting) and isinstance(stack[number + 1], SpendTrap):
            chain.append(frame.event)
    chain.append(asked[0].question.event)
    return Window(tuple([link(event, state, audience) for event in chain]), asked[0].seat)


def link(event: Event, state: State, audience: int) -> Link:
    pieces = [state.pieces[id] for _, id in event.roles]
    keys = tuple([key_of(piece, audience) for piece in pieces])
    card = pieces[0].card if pieces and sees(pieces[0], audience) else None
    what = event.name.lower() if event.name != "Play" else event.kind
    return Link(what, event.seat, keys, card)

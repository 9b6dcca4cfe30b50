"""View: the one door through which a table is seen."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.amounts import synergy
from app.games.pixel_glory.ending import places, team
from app.games.pixel_glory.faces import Face, Lying, Over, Turn, View, Wizard
from app.games.pixel_glory.losses import full
from app.games.pixel_glory.standing import rules
from app.games.pixel_glory.state import BIDS, Piece, State
from app.games.pixel_glory.steps import Bid
from app.games.pixel_glory.town import PICKS
from app.kernel.machine import Ask, Decision, decisions, sealed_by
from app.tabletop.telling import open_key

MARKS = {"basics": "deaf", "damage": "shut", "all-but-damage": "tough"}
OPEN = ("reserve", "played", "discard", "claimed")
"""A seat's zones that everybody sees (PG-R38)."""


def view(state: State, audience: int) -> View:
    """What an audience may know, and nothing else. To the open audience a deck stays a pile, all else is shown."""
    looking = Looking(state, audience)
    zones: dict[str, Lying] = {
        "spells": len(state.spells),
        "dungeon": len(state.dungeon),
        "offer": looking.lying(state.offer),
        "monsters": looking.lying(state.revealed),
        "looked": looking.lying(state.looked) if audience in (state.looker, looking.open) else (),
    }
    for seat, side in enumerate(state.sides):
        zones[f"{seat}.deck"] = len(side.deck) or len(side.drafted)
        seen = audience in (seat, looking.open)
        zones[f"{seat}.hand"] = looking.lying(side.hand) if seen else len(side.hand)
        for zone in OPEN:
            zones[f"{seat}.{zone}"] = looking.lying(getattr(side, zone))
    asked = decisions(state)
    return View(
        audience if audience < state.seats else -1,
        state.mode,
        state.difficulty,
        full(state),
        zones,
        looking.faces,
        tuple([wizard(state, seat, cards) for seat, cards in enumerate(drafted(state))]),
        state.piles,
        turn(state, asked),
        tuple(sorted([state.pieces[id].card for id in state.dungeon])) if state.mode == "expanded" else (),
        tuple([decision.seat for decision in asked]),
        laid(state, audience),
        Over(state.over.reason, state.over.winners, places(state)) if state.over else None,
    )


class Looking:
    """One audience at one state; collects the faces of what it is shown."""

    def __init__(self, state: State, audience: int) -> None:
        self.state, self.audience, self.open = state, audience, state.seats + 1
        self.faces: dict[int, Face] = {}
        self.marks: dict[int, list[str]] = {}
        for piece, rule in rules(state):
            mark = mark_of(piece, rule)
            if mark:
                self.marks.setdefault(piece.id, []).append(mark)

    def lying(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        keys = []
        for id in ids:
            if id < 0:
                keys.append(0)
                continue
            piece = self.state.pieces[id]
            key = open_key(piece.keys) if self.audience == self.open else piece.keys[self.audience]
            keys.append(key)
            self.faces[key] = self.face(piece, key)
        return tuple(keys)

    def face(self, piece: Piece, key: int) -> Face:
        if self.audience != self.open and not piece.seen >> self.audience & 1:
            return Face(key, "card", piece.owner)
        if piece.zone == "revealed":
            marks = tuple(self.marks.get(piece.id, ()))
            return Face(key, "monster", -1, piece.card, piece.hp, piece.monster.hp, marks=marks)
        printed = piece.printed
        if isinstance(printed, w.Spell) and printed.alternate and piece.zone in ("hand", "reserve"):
            sp = synergy(self.state, piece.side, printed.element) if piece.side == self.state.active else 0
            marks = ("lit",) if sp >= printed.alternate.sp else ()
            return Face(key, "spell", piece.owner, piece.card, sp=sp, marks=marks)
        return Face(key, piece.kind, piece.owner, piece.card)


def mark_of(piece: Piece, rule: w.Rule) -> str:
    """What a rule that holds makes of its monster, in a word."""
    match rule:
        case w.Guard():
            return "" if piece.hurt else "guard"
        case w.Armour():
            return "armoured"
        case w.Immune(to):
            return MARKS[to]
    return ""


def drafted(state: State) -> list[list[str]]:
    """The cards of each seat's deck, wherever they are now; spells first."""
    found: list[list[str]] = [[] for _ in state.sides]
    for piece in state.pieces:
        if piece.owner >= 0 and piece.zone != "claimed":
            found[piece.owner].append(piece.card)
    return found


def wizard(state: State, seat: int, cards: list[str]) -> Wizard:
    side = state.sides[seat]
    playing = not state.round and state.turns > 0
    return Wizard(
        side.hp,
        side.combo,
        state.fame(seat),
        () if state.together else side.bids,
        side.bid,
        sealed_by(state, seat) is not None,
        tuple(cards),
        team(state, seat)[0],
        playing and side.out,
        seat in state.left,
        seat in state.shielded,
    )


def laid(state: State, audience: int) -> int:
    """The bid that this audience has laid, until all bids are opened; 0 where there is none."""
    own = sealed_by(state, audience)
    return own.step.n if own and isinstance(own.step, Bid) else 0


def turn(state: State, asked: tuple[Decision, ...]) -> Turn:
    phase = "over" if state.over else "dungeon" if state.turns else "town"
    return Turn(
        phase,  # type: ignore[arg-type]
        state.round,
        PICKS if state.together else len(BIDS),
        state.turns,
        state.active,
        state.kills,
        state.swaps,
        state.staff,
        order(state),
        state.boosted,
        state.primed,
    )


def order(state: State) -> tuple[int, ...]:
    """Who still picks in this round of the Town, the next first."""
    waiting = [frame.seat for frame in reversed(state.stack) if isinstance(frame, (Decision, Ask))]
    return tuple(waiting) if state.round and not state.turns else ()

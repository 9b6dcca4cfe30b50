"""Judging: how good a view looks to its seat. The one opinion that bots have of a position."""

from math import sqrt, tanh

from app.games.pixel_tactics.faces import Face, View
from app.games.pixel_tactics.texts import TEXTS
from app.games.pixel_tactics.words import ROWS


def judge(view: View) -> float:
    """From -1 (lost) to 1 (won), for the seat of the view."""
    me = view.seat
    if view.over is not None:
        return 0.0 if view.over.winner < 0 else 1.0 if view.over.winner == me else -1.0
    lead = sum(1 if winner == me else -1 for winner in view.score.winners if winner >= 0)
    balance = worth(view, me) - worth(view, 1 - me)
    if view.turn.active == me:
        balance += 0.8 * view.turn.actions
    return max(-0.99, min(0.99, 0.25 * lead + 0.7 * tanh(balance / 30)))


def worth(view: View, seat: int) -> float:
    """What a side is worth: its Leader's life left, its Heroes, its cards."""
    faces, zones = view.faces, view.zones
    unit = [faces[key] if key else None for key in zones[f"{seat}.unit"]]  # type: ignore[union-attr]
    total = 0.0
    for slot, face in enumerate(unit):
        if face is not None:
            total += fighter(face, slot, unit)
    for key in zones[f"{seat}.reserve"]:  # type: ignore[union-attr]
        if key:
            face = faces[key]
            total += 3.0 if face.kind == "trap" else 1.0 + 0.4 * face.time
    hand = zones[f"{seat}.hand"]
    cards = hand if isinstance(hand, int) else len(hand)
    return total + 1.4 * min(cards, 5) + 0.4 * max(0, cards - 5)


def fighter(face: Face, slot: int, unit: list[Face | None]) -> float:
    """A Leader, a Hero or a corpse on the board; one that falls at the count is worth little."""
    left = face.life - face.damage
    if face.kind == "corpse":
        return -0.5
    front = all(ahead is None or ahead.kind == "corpse" for ahead in unit[slot % 3 : slot : 3])
    reach = 1.0 if front or "ranged" in face.words else 0.45
    if face.kind == "leader":
        if left <= 0:
            return -40 + left
        return 9 * sqrt(left) + 0.5 * face.attack * reach - 1.5 * front + 1.0 * ("guarded" in face.marks)
    if left <= 0:
        return 0.2
    value = 0.8 + 0.85 * face.attack * reach + 0.4 * left
    value += 1.2 * ("ranged" in face.words) + 1.2 * ("intercept" in face.words) - 1.5 * ("powerless" in face.words)
    value += 0.4 * face.zeal - 0.5 * face.virus - 1.5 * ("barred" in face.marks)
    text = TEXTS[face.card][ROWS[slot // 3]] if face.card else None
    if text is not None and text.spell is not None:
        value += 1.2
    return value

"""Judging: how good a view looks to its seat. The one opinion that bots have of a position."""

from math import tanh

from app.games.pixel_tactics.faces import Face, View


def judge(view: View) -> float:
    """From -1 (lost) to 1 (won), for the seat of the view."""
    me = view.seat
    if view.over is not None:
        return 0.0 if view.over.winner < 0 else 1.0 if view.over.winner == me else -1.0
    lead = sum(1 if winner == me else -1 for winner in view.score.winners if winner >= 0)
    balance = worth(view, me) - worth(view, 1 - me)
    if view.turn.active == me:
        balance += 0.9 * view.turn.actions
    return max(-0.99, min(0.99, 0.25 * lead + 0.7 * tanh(balance / 24)))


def worth(view: View, seat: int) -> float:
    """What a side is worth: its Leader's life left, its Heroes, its cards."""
    faces, zones = view.faces, view.zones
    total = 0.0
    for key in zones[f"{seat}.unit"]:  # type: ignore[union-attr]
        if key:
            face = faces[key]
            if face.kind == "leader":
                left = face.life - face.damage
                total += 1.6 * left if left > 0 else -30 + left
                total += 0.6 * face.attack
            elif face.kind == "hero":
                total += hero(face)
            else:
                total -= 0.4
    for key in zones.get(f"{seat}.reserve", ()):  # type: ignore[union-attr]
        if key:
            face = faces[key]
            total += 2.4 if face.kind == "trap" else 1.4 + 0.35 * face.time
    hand = zones[f"{seat}.hand"]
    cards = hand if isinstance(hand, int) else len(hand)
    return total + 1.3 * min(cards, 5) + 0.4 * max(0, cards - 5)


def hero(face: Face) -> float:
    """A Hero on the board: what it can still take and deal; one that falls at the count is worth little."""
    left = face.life - face.damage
    if left <= 0:
        return 0.3
    value = 1.0 + 0.8 * face.attack + 0.45 * left
    value += 1.0 * ("ranged" in face.words) + 1.2 * ("intercept" in face.words) - 1.2 * ("powerless" in face.words)
    value += 0.4 * face.zeal - 0.5 * face.virus - 1.5 * ("barred" in face.marks)
    return value

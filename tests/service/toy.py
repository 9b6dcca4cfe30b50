"""Hoard: a small game with hidden hands, a sealed choice, a choice in steps, a window and dice.

Each seat is dealt four of twelve cards and crowns one in secret. In turn a seat tosses a die for
points, or strikes with a card for its worth and a bet; the other seat may parry from its hand.
After six turns each, the richer seat takes a trophy.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from app.games.game import Choice, MatchResult, Mode, Moment, Progress, Result
from app.kernel import machine
from app.kernel.dice import Dice, roll, shuffle
from app.kernel.machine import Ask, AskTogether, Move, Refusal, Refused, advance, ask, push, run
from app.kernel.node import Codec, Node, replace
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Sight, Tale, Telling

CARDS = tuple(f"c{number:02}" for number in range(1, 13))
TURNS = 6
MATCHES = 9
ALL = 0b111


class Options(Node, tag=False):
    trophies: int = 2
    round_limit: int | None = None


# --- steps, questions, frames ------------------------------------------------


class Crown(Node):
    piece: int


class Toss(Node):
    pass


class Strike(Node):
    piece: int


class Bet(Node):
    n: int


class Parry(Node):
    piece: int


class Pass(Node):
    pass


class Explode(Node):
    """Only offered at a table with `round_limit` 13: the rules fail on it."""


class Spin(Node):
    """Only offered at a table with `round_limit` 14: the rules never come to an end of it."""


class Save(Node):
    """Only offered at a table with `round_limit` 15: a point for the seat, which goes on with its turn."""


Step: TypeAlias = Crown | Toss | Strike | Bet | Parry | Pass | Explode | Spin | Save


class Champion(Node):
    pass


class Act(Node):
    pass


class Stake(Node):
    piece: int


class Window(Node):
    piece: int


class Deal(Node):
    pass


class Crowned(Node):
    seat: int
    piece: int


class Turn(Node):
    seat: int


class Tossed(Node):
    seat: int


class Struck(Node):
    seat: int
    piece: int
    n: int


class Parried(Node):
    seat: int
    piece: int


class Landed(Node):
    seat: int
    piece: int
    n: int


class Count(Node):
    pass


class Saved(Node):
    seat: int


class Exploded(Node):
    pass


class Spun(Node):
    pass


Question: TypeAlias = Champion | Act | Stake | Window
Work: TypeAlias = Deal | Crowned | Turn | Tossed | Struck | Parried | Landed | Count | Saved | Exploded | Spun


class Option(machine.Option):
    step: Step
    then: tuple[Work, ...] = ()
    more: Question | None = None


class Decision(machine.Decision):
    question: Question
    options: tuple[Option, ...]


class Together(machine.Together):
    decisions: tuple[Decision, ...]
    chosen: tuple[Option | None, ...]


class Hoard(machine.State):
    stack: tuple[Work | Decision | Together, ...]
    told: tuple[Telling, ...]
    options: Options
    dice: Dice
    cards: tuple[str, ...] = ()  # by piece; pieces are numbered in the order they are dealt
    hands: tuple[tuple[int, ...], ...] = ((), ())
    crowns: tuple[int, ...] = (-1, -1)
    gone: tuple[int, ...] = ()
    scores: tuple[int, ...] = (0, 0)
    turns: int = 0
    trophies: tuple[int, ...] = (0, 0)
    ended: tuple[MatchResult, ...] = ()
    result: Result | None = None


# --- what is told and seen ---------------------------------------------------


def tell(state: Hoard, what: str, seat: int = -1, *pieces: Sight, n: int = 0) -> Hoard:
    return replace(state, told=(*state.told, Telling(what, seat, pieces, n)))


def shown(state: Hoard, piece: int) -> Sight:
    return Sight((piece + 1,) * 3, state.cards[piece], ALL)


def hidden(state: Hoard, piece: int, seat: int) -> Sight:
    return Sight((piece + 1,) * 3, state.cards[piece], 1 << seat)


def worth(state: Hoard, piece: int) -> int:
    return int(state.cards[piece][1:])


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# --- rules -------------------------------------------------------------------


@run.rule
def _(frame: Deal, state: Hoard) -> Hoard:
    cards, dice = shuffle(state.dice, CARDS)
    hands = (tuple(range(4)), tuple(range(4, 8)))
    state = replace(state, dice=dice, cards=cards, hands=hands, crowns=(-1, -1), gone=(), scores=(0, 0), turns=0)
    state = tell(state, "match", n=len(state.ended) + 1)
    for seat in (0, 1):
        state = tell(state, "draw", seat, *(hidden(state, piece, seat) for piece in hands[seat]))
    first = len(state.ended) % 2
    return push(state, AskTogether((Ask(0, Champion()), Ask(1, Champion()))), Turn(first))


@ask.rule
def _(question: Champion, seat: int, state: Hoard) -> tuple[Option, ...]:
    return tuple(Option(Crown(piece + 1), (Crowned(seat, piece),)) for piece in state.hands[seat])


@run.rule
def _(frame: Crowned, state: Hoard) -> Hoard:
    hand = tuple(piece for piece in state.hands[frame.seat] if piece != frame.piece)
    state = replace(
        state,
        crowns=put(state.crowns, frame.seat, frame.piece),
        hands=put(state.hands, frame.seat, hand),
    )
    return tell(state, "crown", frame.seat, shown(state, frame.piece))


@run.rule
def _(frame: Turn, state: Hoard) -> Hoard:
    if state.turns == 2 * TURNS:
        return push(state, Count())
    state = tell(replace(state, turns=state.turns + 1), "turn", frame.seat, n=state.turns + 1)
    return push(state, Ask(frame.seat, Act()), Turn(1 - frame.seat))


@ask.rule
def _(question: Act, seat: int, state: Hoard) -> tuple[Option, ...]:
    strikes = tuple(Option(Strike(piece + 1), more=Stake(piece)) for piece in state.hands[seat])
    extra = {
        13: (Option(Explode(), (Exploded(),)),),
        14: (Option(Spin(), (Spun(),)),),
        15: (Option(Save(), (Saved(seat),)),),
    }
    return (Option(Toss(), (Tossed(seat),)), *strikes, *extra.get(state.options.round_limit or 0, ()))


@ask.rule
def _(question: Stake, seat: int, state: Hoard) -> tuple[Option, ...]:
    return tuple(Option(Bet(n), (Struck(seat, question.piece, n),)) for n in (1, 2, 3))


@run.rule
def _(frame: Tossed, state: Hoard) -> Hoard:
    n, dice = roll(state.dice, 6)
    state = replace(state, dice=dice, scores=put(state.scores, frame.seat, state.scores[frame.seat] + n + 1))
    return tell(state, "toss", frame.seat, n=n + 1)


@run.rule
def _(frame: Struck, state: Hoard) -> Hoard:
    state = away(state, frame.seat, frame.piece)
    state = tell(state, "strike", frame.seat, shown(state, frame.piece), n=frame.n)
    return push(state, Ask(1 - frame.seat, Window(frame.piece)), Landed(frame.seat, frame.piece, frame.n))


def away(state: Hoard, seat: int, piece: int) -> Hoard:
    hand = tuple(each for each in state.hands[seat] if each != piece)
    return replace(state, hands=put(state.hands, seat, hand), gone=(*state.gone, piece))


@ask.rule
def _(question: Window, seat: int, state: Hoard) -> tuple[Option, ...]:
    parries = tuple(
        Option(Parry(piece + 1), (Parried(seat, piece),))
        for piece in state.hands[seat]
        if worth(state, piece) > worth(state, question.piece)
    )
    return (Option(Pass()), *parries)


@run.rule
def _(frame: Parried, state: Hoard) -> Hoard:
    landed = state.stack[-1]
    assert isinstance(landed, Landed)
    state = replace(away(state, frame.seat, frame.piece), stack=state.stack[:-1])
    return tell(state, "parry", frame.seat, shown(state, frame.piece))


@run.rule
def _(frame: Landed, state: Hoard) -> Hoard:
    n = worth(state, frame.piece) + frame.n
    state = replace(state, scores=put(state.scores, frame.seat, state.scores[frame.seat] + n))
    return tell(state, "hit", frame.seat, n=n)


@run.rule
def _(frame: Saved, state: Hoard) -> Hoard:
    state = replace(state, scores=put(state.scores, frame.seat, state.scores[frame.seat] + 1))
    return push(tell(state, "save", frame.seat), Ask(frame.seat, Act()))


@run.rule
def _(frame: Exploded, state: Hoard) -> Hoard:
    raise KeyError(state.cards[0])


@run.rule
def _(frame: Spun, state: Hoard) -> Hoard:
    return push(state, frame)


@run.rule
def _(frame: Count, state: Hoard) -> Hoard:
    one, other = (
        score + (worth(state, crown) if crown >= 0 else 0)
        for score, crown in zip(state.scores, state.crowns, strict=True)
    )
    winner = -1 if one == other else int(other > one)
    trophies = state.trophies if winner < 0 else put(state.trophies, winner, state.trophies[winner] + 1)
    leaders = tuple(state.cards[crown] for crown in state.crowns)
    match = MatchResult(len(state.ended) + 1, winner, "count", TURNS, trophies, leaders)
    state = replace(state, trophies=trophies, ended=(*state.ended, match))
    state = tell(state, "count", winner, n=match.match)
    if max(trophies) >= state.options.trophies or len(state.ended) == MATCHES:
        best = -1 if trophies[0] == trophies[1] else int(trophies[1] > trophies[0])
        places = tuple(1 if best in (seat, -1) else 2 for seat in (0, 1))
        return over(state, Result(best, "count", trophies, places))
    return push(state, Deal())


def over(state: Hoard, result: Result) -> Hoard:
    return tell(replace(state, result=result, stack=()), "over", result.winner)


# --- the view ----------------------------------------------------------------


class Face(Node, tag=False):
    key: int
    card: str | None = None


class View(Node, tag=False):
    seat: int
    zones: dict[str, tuple[int, ...] | int]
    faces: dict[int, Face]
    scores: tuple[int, ...]
    trophies: tuple[int, ...]
    turn: int
    awaited: tuple[int, ...] = ()
    window: int | None = None
    over: Result | None = None


OPEN = 3
"""The audience after the spectators: it looks back and sees everything."""


class Toy:
    name = "hoard"
    rules_version = "1"
    modes = (Mode("standard", (2,), (Choice("trophies", (2, 1, 3)), Choice("round_limit", (0, 100)))),)
    view_type = View
    step_type = Step

    def options(self, given: Mapping[str, Any]) -> Options:
        trophies = given.get("trophies", 2)
        if trophies not in (1, 2, 3):
            raise ValueError("trophies must be 1, 2 or 3")
        return Options(trophies, given.get("round_limit"))

    def seats(self, options: Options) -> int:
        return 2

    def start(self, options: Options, dice: Dice) -> tuple[Hoard, tuple[Telling, ...]]:
        return self._told(advance(push(Hoard((), 0, (), options, dice), Deal())))

    def _told(self, state: Hoard) -> tuple[Hoard, tuple[Telling, ...]]:
        return replace(state, told=()), state.told

    def play(self, state: Hoard, seat: int, move: Move) -> tuple[Hoard, tuple[Telling, ...]]:
        return self._told(machine.play(state, seat, move))

    def give_up(self, state: Hoard, seat: int, reason: str) -> tuple[Hoard, tuple[Telling, ...]]:
        state = tell(state, reason, seat)
        return self._told(over(state, Result(1 - seat, reason, state.trophies, (1 + (seat == 0), 1 + (seat == 1)))))

    def may_take_back(self, before: Hoard, after: Hoard) -> bool:
        return before.dice == after.dice and (before.gone, before.crowns) == (after.gone, after.crowns)

    def take_back(self, before: Hoard, after: Hoard, seat: int) -> tuple[Hoard, tuple[Telling, ...]]:
        return self._told(tell(machine.again(before, after), "take-back", seat))

    def sealed(self, state: Hoard) -> bool:
        return machine.sealed(state)

    def progress(self, state: Hoard) -> Progress:
        return Progress(len(state.ended) + 1, state.turns, state.scores)

    def decisions(self, state: Hoard) -> tuple[machine.Decision, ...]:
        return machine.decisions(state)

    def kind(self, decision: machine.Decision) -> str:
        return type(decision.question).__name__.lower()

    def lapse(self, decision: machine.Decision) -> tuple[Any, ...] | None:
        return (Pass(),) if isinstance(decision.question, Window) else None

    def redealt(self, state: Hoard, dice: Dice) -> Hoard:
        return replace(state, dice=dice)

    def moment(self, state: Hoard) -> Moment:
        turn = len(state.ended) * 100 + state.turns
        return Moment(turn * 100 + len(state.gone), turn)

    def expand(
        self, state: Hoard, decision: machine.Decision, path: tuple[Any, ...] = ()
    ) -> tuple[machine.Option, ...]:
        return machine.expand(state, decision, path)

    def why_not(self, state: Hoard, seat: int, path: tuple[Any, ...]) -> Refusal | None:
        decision = machine.decision_of(state, seat)
        if decision is None:
            return Refusal("not-asked")
        try:
            offered = machine.expand(state, decision, path[:-1])
        except Refused as refused:
            return refused.refusal
        return None if machine.find(offered, path[-1]) else Refusal("not-offered", "H-1")

    def encode(self, state: Hoard) -> bytes:
        return CODEC.encode(state)

    def decode(self, data: bytes) -> Hoard:
        return CODEC.decode(data)

    def outcome(self, state: Hoard) -> Result | None:
        return state.result

    def matches(self, state: Hoard) -> tuple[MatchResult, ...]:
        return state.ended

    def view(self, state: Hoard, audience: int) -> View:
        zones: dict[str, tuple[int, ...] | int] = {"deck": len(state.cards) - 8}
        faces: dict[int, Face] = {}

        def lay(zone: str, pieces: tuple[int, ...], seen: bool) -> None:
            zones[zone] = tuple(piece + 1 for piece in pieces)
            for piece in pieces:
                faces[piece + 1] = Face(piece + 1, state.cards[piece] if seen else None)

        for seat in (0, 1):
            lay(f"{seat}.hand", state.hands[seat], audience in (seat, OPEN))
            lay(f"{seat}.crown", (state.crowns[seat],) if state.crowns[seat] >= 0 else (), True)
        lay("gone", state.gone, True)
        asked = machine.decisions(state)
        window = next((each.question.piece + 1 for each in asked if isinstance(each.question, Window)), None)
        awaited = tuple(each.seat for each in asked)
        return View(audience, zones, faces, state.scores, state.trophies, state.turns, awaited, window, state.result)

    def judge(self, view: View) -> float:
        return (view.scores[view.seat] - view.scores[1 - view.seat]) / 100

    def imagine(self, state: Hoard, seat: int, dice: Dice) -> Hoard:
        known = {*state.hands[seat], *state.gone, *(crown for crown in state.crowns if crown >= 0)}
        unknown = [piece for piece in range(len(state.cards)) if piece not in known]
        drawn, dice = shuffle(dice, sorted(state.cards[piece] for piece in unknown))
        cards = list(state.cards)
        for piece, card in zip(unknown, drawn, strict=True):
            cards[piece] = card
        state = replace(state, cards=tuple(cards), dice=dice)
        if not isinstance(state.stack[-1], machine.Together):
            return state
        mine = tuple(decision for decision in machine.decisions(state) if decision.seat == seat)
        alone = machine.Together(mine, (None,) * len(mine))
        return replace(state, stack=(*state.stack[:-1], alone))  # type: ignore[arg-type]

    def cards(self, language: str) -> list[dict[str, Any]]:
        return [{"id": card, "name": f"{card} ({language})"} for card in CARDS]

    def say(self, tale: Tale, audience: int, language: str) -> Spans:
        named = (Span(f" {glimpse.card or '?'}", glimpse.key, glimpse.card or "") for glimpse in tale.pieces)
        return (Span(f"{language}: {tale.what} {tale.seat} {tale.n}"), *named)

    def question(
        self, state: Hoard, seat: int, decision: machine.Decision, path: tuple[Any, ...], language: str
    ) -> Spans:
        return (Span(f"{language}: {self.kind(decision)} {len(path)}?"),)

    def waiting(self, view: View, language: str) -> Spans:
        return (Span(f"{language}: waiting for {view.awaited}"),)

    def label(self, state: Hoard, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
        return (Span(f"{language}: {type(step).__name__}"),)

    def preview(self, state: Hoard, seat: int, path: tuple[Any, ...]) -> Any:
        return None

    def refusal(self, refusal: Refusal, language: str) -> Spans:
        return (Span(f"{language}: {refusal.code}"),)


CODEC: Codec[Hoard] = Codec(Hoard)
HOARD = Toy()

"""Asked: what a decision asks, after the steps of a half-made move, in one sentence."""

from functools import cache
from typing import Any, NamedTuple

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.allowances import any_row
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.deeds import Deed, beginning, purpose
from app.games.pixel_tactics.frames import Event, Source
from app.games.pixel_tactics.picks import bodies
from app.games.pixel_tactics.questions import (
    Acting,
    AimAt,
    Arrange,
    ChooseLeader,
    Maybe,
    Naming,
    Respond,
    SwitchWith,
    WhereTo,
    WhichGuard,
)
from app.games.pixel_tactics.speaker import Speaker
from app.games.pixel_tactics.state import Piece, State
from app.games.pixel_tactics.steps import Activate, Aim
from app.games.pixel_tactics.text import LANGUAGES
from app.games.pixel_tactics.text.said import Bearer
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.machine import Decision, Option, level
from app.tabletop.sentence import Filling, Form, few, filled, sentence
from app.tabletop.span import Span, Spans


def question(state: State, seat: int, decision: Decision, path: tuple[Any, ...], language: str) -> Spans:
    """The sentence. Raises Refused where the path breaks off."""
    asked, options = level(state, decision, path)
    return Asking(state, Speaker(language, seat)).ask(asked, options)


class Asking:
    """Questions to one seat about one state."""

    def __init__(self, state: State, speaker: Speaker) -> None:
        self.state, self.speaker, self.voice = state, speaker, speaker.voice
        self.seat = speaker.audience
        self.facts: dict[str, str] = {}
        self.holes: dict[str, Filling] = {}

    def ask(self, asked: Any, options: tuple[Option, ...]) -> Spans:
        kind = self.prepare(asked, options)
        return sentence(self.voice.questions[kind], self.facts, self.holes.__getitem__)

    def prepare(self, asked: Any, options: tuple[Option, ...]) -> str:
        """The kind of question; its facts and holes are then known."""
        state, holes, facts = self.state, self.holes, self.facts
        match asked:
            case ChooseLeader():
                return "leader"
            case Acting():
                facts["n"] = few(state.actions)
                holes["actions"] = self.voice.number_of("action", state.actions)
                return "act"
            case WhereTo(verb=verb, id=id):
                holes["it"] = self.named(id, "line" if verb in ("operate", "lay") else "")
                facts["called"] = state.rules.called.get("Shift", "")
                facts["rows"] = "any" if any_row(board(state), self.seat) else "one"
                self.row(state.wave)
                return verb
            case AimAt(id=id, bonus=bonus):
                count = len({option.step.piece for option in options if isinstance(option.step, Aim)})
                facts["count"], holes["count"] = few(count), count
                holes["it"], holes["n"] = self.named(id), board(state).strength(state.pieces[id], None, bonus)
                return "aim"
            case SwitchWith(id=id):
                holes["it"] = self.named(id)
                return "switch"
            case WhichGuard(event=event):
                holes["it"], holes["target"] = self.named(event["attacker"]), self.named(event["target"])
                return "guard"
            case Arrange():
                holes["abilities"] = self.voice.number_of("ability", len(options))
                return "arrange"
            case Respond(event=event):
                facts["fits"] = "some" if any(isinstance(option.step, Activate) for option in options) else "none"
                holes["event"] = self.event(event)
                return "window"
            case Maybe(effect=effect, source=source):
                holes["source"] = self.source(source)
                holes["may"] = self.may(effect, source)
                return "may"
            case Naming(effect=effect, source=source):
                holes["source"] = self.source(source)
                return self.naming(effect, source, options)
        raise NotImplementedError(asked)

    # --- Names ---------------------------------------------------------------------

    def named(self, id: int, use: str = "") -> Span:
        return self.speaker.piece(self.state.pieces[id], use)

    def told_apart(self, one: int, other: int) -> tuple[Spans, Spans]:
        """Two pieces; both sides may have the same card, and then it is said whose each is."""
        pieces = self.state.pieces
        if pieces[one].card != pieces[other].card:
            return (self.named(one),), (self.named(other),)
        first, second = (self.speaker.owned(pieces[id].side, self.named(id)) for id in (one, other))
        return first, second

    def source(self, source: Source) -> Span:
        """The text that asks, by the name of what bears it; it is public, wherever the card is by now."""
        piece = self.state.pieces[source.this]
        use = source.line if source.line in ("leader", "line") else "hero"
        return self.speaker.named(piece.keys[self.seat], piece.card, use, plain=True)

    def those(self, who: w.Who, source: Source) -> Spans:
        return self.speaker.listed([self.named(id) for id in board(self.state).ids(who, source)])

    def row(self, row: int) -> None:
        name = w.ROWS[row]
        self.holes["row"], self.holes["the_row"] = self.voice.rows[name], self.voice.the_rows[name]

    # --- What a text asks ------------------------------------------------------------

    def naming(self, effect: w.Effect, source: Source, options: tuple[Option, ...]) -> str:
        if not isinstance(effect, w.Clause):
            return "choose"
        pick, so_far = effect.picks[0], source.get(effect.picks[0].name)
        facts, holes = self.facts, self.holes
        deed = purpose(effect)
        if deed is None:
            facts["deed"] = "none"
        else:
            facts["deed"], holes["deed"] = deed.name, self.deed(deed, source)
        facts["count"] = few(sum(hasattr(option.step, "piece") for option in options))
        match pick.of:
            case w.Group():
                holes["noun"] = noun(pick, bearer(source, self.state.pieces[source.this]), self.speaker.language)
                return "piece"
            case w.Cards(zone=zone):
                facts["zone"] = zone
                if zone not in ("hand", "looked"):
                    holes["noun"] = noun(pick, "order", self.speaker.language)
                return "card"
            case w.Slots(row=row):
                facts["row"] = row or "none"
                if row:
                    self.row(self.state.wave if row == "wave" else w.ROWS.index(row))
                return "slot"
            case w.RowOf():
                return "row"
            case w.ColumnOf(side=side):
                facts["side"] = side
                return "column"
            case w.UpTo():
                assert isinstance(deed, Deed) and isinstance(deed.effect, w.MoveDamage)
                one, other = (board(self.state).ids(who, source)[0] for who in (deed.effect.source, deed.effect.to))
                holes["it"], holes["target"] = self.told_apart(one, other)
                return "number"
            case w.Tokens(counter=counter, n=n):
                facts["n"], holes["n"] = few(n), len(so_far)
                holes["tokens"] = self.voice.number_of(counter, n)
                return "tokens"
            case w.Shares(n=n, group=group):
                facts["n"], holes["left"] = few(len(so_far)), board(self.state).amount(n, source) - len(so_far)
                holes["noun"] = noun(w.Pick("it", group), "hero", self.speaker.language)
                return "shares"
            case w.Layout(side=side):
                seat = self.seat if side == "yours" else 1 - self.seat
                facts["side"], holes["it"] = side, self.named(bodies(self.state, seat)[len(so_far)])
                return "layout"
            case w.Sequence():
                facts["n"] = few(len(so_far))
                return "sequence"
        raise NotImplementedError(pick.of)

    def deed(self, deed: Deed, source: Source) -> Spans:
        """What a text does, in a word or two."""
        holes: dict[str, Filling] = {}
        facts = {"n": "none", "look": "", "whose": ""}
        effect = deed.effect
        match effect:
            case w.Damage(n=n) | w.Heal(n=n):
                known = self.number(n, source)
                if known is not None:
                    facts["n"], holes["n"] = few(known), known
            case w.Look(zone=zone, side=side):
                facts["look"] = f"{zone}-{side}"
            case w.Rearrange(side=side):
                facts["whose"] = side
            case w.Draw(n=n) | w.DiscardAtRandom(n=n):
                holes["cards"] = self.voice.number_of("card", n)
            case w.Give(status=status, n=n, times=times):
                holes["status"] = self.voice.status(status, n, times)
            case w.Place(counter=counter, n=n):
                holes["tokens"] = self.voice.number_of(counter, abs(n))
            case w.Spend(counter=counter):
                holes["tokens"] = self.voice.number_of(counter, deed.tokens or 1)
            case w.Actions(n=n):
                holes["more"] = self.speaker.more_actions(n)
        return filled(self.voice.deeds[deed.name], facts, holes.__getitem__)

    def deeds(self, deeds: tuple[Deed, ...], source: Source) -> Spans:
        """A cost, and what it pays for."""
        spans: Spans = ()
        for deed in deeds:
            spans += ((Span(self.voice.pause),) if spans else ()) + self.deed(deed, source)
        return spans

    def number(self, number: w.Number, source: Source) -> int | None:
        """How much, where that does not depend on what is yet to be named."""
        match number:
            case int():
                return number
            case w.Sum(of=w.Counters() | w.Instead() | w.AttackOf(who=w.The()) | w.Pieces(around=True)):
                return None
        return board(self.state).amount(number, source)

    def may(self, effect: w.Effect, source: Source) -> Spans:
        """What a text says you may."""
        deed = beginning(effect)[0]
        kind, holes = deed.name, dict[str, Filling]()
        match deed.effect:
            case w.Shove(whom=whom):
                kind, holes["it"] = "shove" if isinstance(effect, w.Choose) else deed.name, self.those(whom, source)
            case w.Send(whom=whom) | w.Strike(who=whom) | w.MoveDamage(source=whom) | w.Recruit(slot=whom):
                holes["it"] = self.those(whom, source)
            case w.Damage(n=n):
                holes["n"] = self.number(n, source) or 0
        if kind not in self.voice.mays:
            kind = "other"
        holes["deed"] = self.deed(deed, source)
        return filled(self.voice.mays[kind], {}, holes.__getitem__)

    # --- What happens -----------------------------------------------------------------

    def event(self, event: Event) -> Spans:
        """What a Trap may answer."""
        kind, word = event.name.lower(), str(event.kind)
        stopped = stops(event)
        if stopped is not None:
            kind, word = "stop", stopped.event
        form: Form = self.voice.events.get(kind, self.voice.events["other"])
        pieces = [self.named(id) for _, id in event.roles]
        facts = {
            "who": self.speaker.who(event.seat),
            "word": word,
            "targets": "none" if len(pieces) < 2 else "unit",
        }

        def fill(hole: str) -> Filling:
            match hole:
                case "0" | "1":
                    return pieces[int(hole)]
                case "own0":
                    return self.speaker.owned(self.state.pieces[event.roles[0][1]].side, pieces[0])
                case "targets":
                    return self.speaker.several(pieces[1:], "hero")
                case "answered" if stopped is not None:
                    return self.speaker.owned(1 - event.seat, self.named(stopped.id))
                case "who":
                    return self.speaker.seat(event.seat)
            raise KeyError(hole)

        return sentence(form, facts, fill)


def plain(effect: w.Effect) -> tuple[w.Effect, ...]:
    """The plain effects that an effect is made of."""
    match effect:
        case w.Then(parts):
            return tuple([each for part in parts for each in plain(part)])
        case w.Clause(effect=one):
            return plain(one)
    return (effect,)


class Stopped(NamedTuple):
    """The event that a Trap would undo, and the piece that began it."""

    event: str
    id: int


BEGAN = {"attacker": "attack", "caster": "cast", "card": "play", "trap": "activate"}
"""The role of whoever begins an event that a Trap may undo."""


def stops(event: Event) -> Stopped | None:
    """What an activated Trap would undo, if that is what it does."""
    effect, source = event.effect, event.source
    if event.name != "Activate" or effect is None or source is None:
        return None
    if not any(isinstance(each, w.Negate) for each in plain(effect)):
        return None
    for role, name in BEGAN.items():
        if source.get(role):
            return Stopped(name, source.get(role)[0])
    return None


def bearer(source: Source, piece: Piece) -> Bearer:
    """What bears the text, for the rules texts' own words."""
    if source.line == "line":
        line = piece.printed.line
        return "order" if isinstance(line, w.Order) else "trap" if isinstance(line, w.Trap) else "operation"
    return "leader" if source.line == "leader" else "hero"


@cache
def noun(word: w.Pick | w.Group, bearer: Bearer, language: str) -> str:
    """What is to be picked, in the words of the rules texts."""
    spoken = LANGUAGES[language]
    return spoken.nouns(word, Teller(spoken, bearer), "object").text

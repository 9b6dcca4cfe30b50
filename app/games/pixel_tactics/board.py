"""The board: what follows from a state without changing it — which texts work, who matches, how strong."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.faces import Face
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.places import COLUMN, ROW, ROW_NUMBER, cards, empty_slots
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.games.pixel_tactics.texts import COPYING_SPELLS, working

Working: TypeAlias = tuple[Any, Source, tuple[int, ...] | None]
"""A modifier that works now: itself, on whose behalf, and the pieces it is fixed to, if it is."""

Units: TypeAlias = tuple[list[Piece], list[Piece]]
"""Pieces of each Unit, from the front."""


class Board:
    """What a state amounts to. Made anew for each state that differs in what it reads; never stored."""

    __slots__ = (
        "_front",
        "_modifiers",
        "_spread",
        "_waking",
        "_words",
        "faces",
        "fighters",
        "pieces",
        "state",
        "texts",
        "units",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        pieces = self.pieces = state.pieces
        one, other = state.sides
        self.units: Units = [pieces[id] for id in one.unit if id >= 0], [pieces[id] for id in other.unit if id >= 0]
        """What lies in each Unit, from the front."""
        self.fighters = living(self.units[0]), living(self.units[1])
        """Living Heroes and the Leader of each Unit, from the front."""
        self.texts = working(state, self.fighters)
        """Every text that works now, by the id of its bearer; seat 0's first."""
        self.faces: dict[int, Face] = {}
        """What a view of this very state has made of fighters; the same for every audience but for the key."""
        self._front: set[int] | None = None
        self._modifiers: dict[type, list[Working]] | None = None
        self._spread: dict[type, dict[int, list[tuple[Any, Source]]]] = {}
        self._waking: list[tuple[w.At, Source]] | None = None
        self._words: dict[int, frozenset[str]] = {}

    @property
    def front(self) -> set[int]:
        """Ids of the foremost fighters of each column: those in melee (PT5-604)."""
        if self._front is None:
            one, other = self.fighters
            self._front = {
                *{COLUMN[piece.slot]: piece.id for piece in reversed(one)}.values(),
                *{COLUMN[piece.slot]: piece.id for piece in reversed(other)}.values(),
            }
        return self._front

    # --- Texts and modifiers that work -----------------------------------------------

    @property
    def waking(self) -> list[tuple[w.At, Source]]:
        """The abilities that act at the start or end of something."""
        if self._waking is None:
            self._waking = [
                (ability, Source(id, self.pieces[id].side, text.line))
                for id, text in self.texts.items()
                for ability in text.at
            ]
        return self._waking

    def modifiers(self, kind: type) -> Sequence[Working]:
        """The modifiers of a kind that work now."""
        known = self._modifiers
        if known is None:
            known = self._modifiers = {}
            for id, text in self.texts.items():
                if text.modifiers:
                    source = Source(id, self.pieces[id].side, text.line)
                    for each, when, modifier in text.modifiers:
                        if when is None or self.holds(when, source):
                            known.setdefault(each, []).append((modifier, source, None))
            for last in self.state.lasting:
                source = Source(last.this, last.seat, "")
                known.setdefault(type(last.modifier), []).append((last.modifier, source, last.ids))
        return known.get(kind, ())

    def on(self, piece: Piece, kind: type) -> Sequence[tuple[Any, Source]]:
        """The modifiers of a kind that work on this piece."""
        known = self._spread.get(kind)
        if known is None:
            known = self._spread[kind] = {}
            for modifier, source, ids in self.modifiers(kind):
                for each in self._reached(modifier.whom, source, ids):
                    known.setdefault(each.id, []).append((modifier, source))
        return known.get(piece.id, ())

    def _reached(self, whom: w.Group, source: Source, ids: tuple[int, ...] | None) -> Iterable[Piece]:
        """The pieces that a modifier works on. Under Ceasefire none reaches across (R10)."""
        found: Iterable[Piece]
        if ids is not None:
            found = [self.pieces[id] for id in ids]
        elif whom.this:
            bearer = self.pieces[source.this]
            return [bearer] if self.matches(whom, bearer, source) else []
        else:
            found = self.members(whom, source)
        if self.state.apart:
            found = [piece for piece in found if piece.side == source.seat]
        return found

    # --- Numbers ------------------------------------------------------------------

    def strength(self, piece: Piece, target: Piece | None = None, bonus: int = 0) -> int:
        """Attack Strength, at least 0 (PT5-1105, R24); against a target where it is given."""
        base = (piece.printed.leader if piece.slot == LEADER else piece.printed.hero).attack
        more = bonus
        for modifier, source in self.on(piece, w.Strength):
            if modifier.against and not (target is not None and _against(modifier.against, piece, target)):
                continue
            n = modifier.n if isinstance(modifier.n, int) else self.amount(modifier.n, source, piece)
            if modifier.set:
                base = n
            else:
                more += n
        for status in piece.statuses:
            if status.word == "attack":
                more += status.n
        return max(0, base + more)

    def life(self, piece: Piece) -> int:
        """Life total; 0 or less is lethal (R34)."""
        result = (piece.printed.leader if piece.slot == LEADER else piece.printed.hero).life
        for modifier, source in self.on(piece, w.Life):
            result += modifier.n if isinstance(modifier.n, int) else self.amount(modifier.n, source, piece)
        for status in piece.statuses:
            if status.word == "life":
                result += status.n
        return result

    def lethal(self, piece: Piece) -> bool:
        """Damage equal to or above the Life total (PT5-803)."""
        return piece.damage >= self.life(piece)

    def words(self, piece: Piece) -> frozenset[str]:
        """The abilities that a fighter has, from its text, an aura or a status; [no Intercept] beats all."""
        known = self._words.get(piece.id)
        if known is None:
            words = [modifier.word for modifier, _ in self.on(piece, w.Has)]
            words += [status.word for status in piece.statuses]
            known = frozenset(words)
            if "no-intercept" in known:
                known -= {"intercept"}
            self._words[piece.id] = known
        return known

    def has(self, piece: Piece, word: w.Keyword) -> bool:
        """Whether a fighter has an ability."""
        return word in self.words(piece)

    def barred(self, piece: Piece) -> bool:
        """Whether the piece can neither attack nor cast, nor use an attack power."""
        return bool(self.on(piece, w.Barred))

    # --- Who matches --------------------------------------------------------------

    def members(self, group: w.Group, source: Source) -> list[Piece]:
        """The pieces of a group: as it stands on the board, your Unit first, from the front."""
        if group.near:
            pool = self._neighbours(group, source)
        elif group.side == "yours":
            pool = self.units[source.seat]
        elif group.side == "rival":
            pool = self.units[1 - source.seat]
        else:
            pool = self.units[source.seat] + self.units[1 - source.seat]
        return [piece for piece in pool if self.matches(group, piece, source)]

    def matches(self, group: w.Group | w.The, piece: Piece, source: Source) -> bool:
        """Whether `group`, as said by `source`, picks out a piece of a Unit."""
        if isinstance(group, w.The):
            return piece.id in source.get(group.name)
        if group.this:
            if piece.id != source.this:
                return False
        elif piece.zone != "unit" or (group.other and piece.id == source.this):
            return False
        if group.kind == "hero":
            if piece.corpse or piece.slot == LEADER:
                return False
        elif group.kind == "leader":
            if piece.slot != LEADER:
                return False
        elif group.kind == "fighter":
            if piece.corpse:
                return False
        elif group.kind == "corpse":
            if not piece.corpse:
                return False
        elif piece.slot == LEADER:
            return False
        side = group.side
        if side == "yours":
            if piece.side != source.seat:
                return False
        elif side == "rival":
            if piece.side == source.seat:
                return False
        elif side == "same" and piece.side != self._like(group, source).side:
            return False
        if group.near and not self._near(group, piece, source):
            return False
        if group.row and not self._in_row(group, piece, source):
            return False
        if group.column and not self._column(group, piece, source):
            return False
        if group.melee and piece.id not in self.front:
            return False
        if group.hurt and not (piece.damage > 0 if group.hurt == "damaged" else self.lethal(piece)):
            return False
        if group.bearing and not _bears(piece, group.bearing):
            return False
        if group.idle and self._attacked(piece, group.idle):
            return False
        if group.among and not any(piece.id in source.get(name) for name in group.among):
            return False
        if group.but and piece.id in source.get(group.but):
            return False
        if group.weak is not None and self.strength(piece) > group.weak:
            return False
        return not group.casting or self._casting(piece)

    def _like(self, group: w.Group, source: Source) -> Piece:
        return self.pieces[source.get(group.like)[0]]

    def _in_row(self, group: w.Group, piece: Piece, source: Source) -> bool:
        row = ROW[piece.slot]
        return row > 0 if group.row == "behind" else row == self._row(group, source)

    def _row(self, group: w.Group, source: Source) -> int:
        match group.row:
            case "wave":
                return self.state.wave
            case "this":
                return ROW[self.pieces[source.this].slot]
            case "like":
                return ROW[self._like(group, source).slot]
            case "picked":
                return source.get("row")[0]
        return ROW_NUMBER[group.row]  # type: ignore[index]

    def _column(self, group: w.Group, piece: Piece, source: Source) -> bool:
        if group.column == "picked":
            return COLUMN[piece.slot] == source.get("column")[0]
        bearer = self.pieces[source.this]
        return COLUMN[piece.slot] == COLUMN[bearer.slot]

    def _between(self, group: w.Group, source: Source) -> Piece:
        """The piece whose neighbours are meant."""
        return self._like(group, source) if group.like else self.pieces[source.this]

    def _neighbours(self, group: w.Group, source: Source) -> list[Piece]:
        """What lies in the Slots in front of and behind the piece whose neighbours are meant."""
        between = self._between(group, source)
        unit = self.state.sides[between.side].unit
        ids = [unit[slot] for slot in (between.slot - 3, between.slot + 3) if 0 <= slot < 9]
        return [self.pieces[id] for id in ids if id >= 0]

    def _near(self, group: w.Group, piece: Piece, source: Source) -> bool:
        """Forerunner and Supporter: the neighbouring Slot of the same column only (R44)."""
        between = self._between(group, source)
        if between.zone != "unit" or piece.side != between.side:
            return False
        ahead = between.slot - piece.slot
        return (ahead == 3 and group.near != "supporter") or (ahead == -3 and group.near != "forerunner")

    def _attacked(self, piece: Piece, within: str) -> bool:
        if within == "wave":
            return piece.attacked == self.state.waves
        return self.state.this_round(piece.attacked)

    def _casting(self, piece: Piece) -> bool:
        text = self.texts.get(piece.id)
        return text is not None and text.spell is not None and (piece.card, text.line) not in COPYING_SPELLS

    # --- Numbers and conditions of texts -------------------------------------------

    def amount(self, number: w.Number, source: Source, target: Piece | None = None) -> int:
        """A number as said by `source`, for the piece it is said about."""
        if isinstance(number, int):
            return number
        return number.base + number.per * self._count(number, source, target)

    def _count(self, number: w.Sum, source: Source, target: Piece | None) -> int:
        match number.of:
            case w.Pieces(group, around):
                if around and target is not None:
                    return len(self.members(group, Source(target.id, target.side, source.line)))
                return len(self.members(group, source))
            case w.Counters(counter, on):
                if on is None:
                    return getattr(target, counter) if target is not None else 0
                return sum(getattr(self.pieces[id], counter) for id in self.ids(on, source))
            case w.Removed(name):
                return len(source.get(name))
            case w.RoundNumber():
                return self.state.round
            case w.AttackOf(who, printed):
                if printed:
                    others = self.members(who, source) if isinstance(who, w.Group) else []
                    own = self.pieces[source.this]
                    return max([each.printed.hero.attack for each in others] or [own.printed.hero.attack])
                bonus, aimed_at = sum(source.get("bonus")), source.get("target")
                aim = self.pieces[aimed_at[0]] if aimed_at else None
                return sum(self.strength(self.pieces[id], aim, bonus) for id in self.ids(who, source))
            case w.Instead(n, when):
                return n - number.base if self.holds(when, source) else 0
        raise NotImplementedError(number.of)

    def ids(self, who: w.Who, source: Source) -> tuple[int, ...]:
        """The pieces that are meant, in play or not."""
        if isinstance(who, w.The):
            return source.get(who.name)
        return tuple([piece.id for piece in self.members(who, source)])

    def holds(self, condition: w.Condition, source: Source) -> bool:
        """Whether a condition, as said by `source`, is so."""
        state = self.state
        match condition:
            case w.Exists(what, least, none):
                if isinstance(what, w.Group):
                    found = len(self.members(what, source))
                elif isinstance(what, w.Slots):
                    found = len(empty_slots(state, what, source.seat))
                else:
                    found = len(cards(state, what, source))
                return found == 0 if none else found >= least
            case w.MoreCards():
                mine, rival = state.sides[source.seat], state.sides[1 - source.seat]
                return len(rival.hand) > len(mine.hand)
            case w.Second():
                return state.first != source.seat
            case w.InWave(rows):
                return w.ROWS[state.wave] in rows
        raise NotImplementedError(condition)


def _against(what: str, attacker: Piece, target: Piece) -> bool:
    if what == "leader":
        return target.slot == LEADER
    return target.damage > 0 and target.side != attacker.side


def living(unit: list[Piece]) -> list[Piece]:
    return [piece for piece in unit if not piece.corpse]


def _bears(piece: Piece, what: str) -> bool:
    if what == "virus":
        return piece.virus > 0
    if what == "zeal":
        return piece.zeal > 0
    return bool(piece.virus or piece.zeal or piece.statuses)


_last: list[Board] = []


def board(state: State) -> Board:
    """The board of a state; the one made last is kept, for states that differ in nothing that it reads."""
    if _last:
        last = _last[0]
        known = last.state
        if known is state:
            return last
        if (
            known.pieces is state.pieces
            and known.sides is state.sides
            and known.lasting is state.lasting
            and known.round == state.round
            and known.waves == state.waves
            and known.wave == state.wave
            and known.first == state.first
            and known.looked is state.looked
        ):
            last.state, last.faces = state, {}
            return last
    made = Board(state)
    _last[:] = [made]
    return made

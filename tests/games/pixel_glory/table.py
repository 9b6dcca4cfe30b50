"""The language of the tests: set a table, play at it, read it back.

Seats are "A" to "D", clockwise. Pieces go by their card ids. Monsters are set in their three places, with
":n" for the HP that they have left and "-" for an empty place: "hot-potato:2 pet-rock -". What a seat has
is said by keywords such as `A_hand="wave basic-fire"`, `B_hp=3`; "wave/B" is a card that B has drafted.

So that no turn ends of itself for want of a choice, whoever's turn it is has a Glint in the reserve unless
something else is said, and so that the others have something to do in theirs, each has a Hand of one Shade.
"""

from typing import Any

from app.games.game import open_audience
from app.games.pixel_glory import codec, steps
from app.games.pixel_glory.cards import (
    BASE_MONSTERS,
    BASE_SPELLS,
    BASICS,
    LORD,
    LORD_COOP,
    SECOND_MONSTERS,
    SECOND_SPELLS,
)
from app.games.pixel_glory.frames import Act, EndTurn
from app.games.pixel_glory.game import PIXEL_GLORY
from app.games.pixel_glory.losses import full
from app.games.pixel_glory.standing import monsters as standing
from app.games.pixel_glory.state import Piece, Side, State, changed, owned, put, revealed_at, with_side
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Refused, advance, sealed
from app.kernel.node import replace
from app.tabletop.telling import Tale, Telling, tale

SEATS = "ABCD"
GAME = PIXEL_GLORY
DICE = Dice(b"for tests only")
PILES = ("hand", "reserve", "deck", "played", "discard", "claimed")
NUMBERS = ("hp", "combo")
SEVERAL = {"solo": 1, "teams": 4}
"""The seats of a mode that has no other number of them; the others have two unless something else is said."""

PLAIN = {
    "strike": steps.Strike(),
    "refill": steps.Refill(),
    "end": steps.End(),
    "accept": steps.Accept(),
    "decline": steps.Decline(),
    "alternate": steps.Use(True),
    "first": steps.Use(False),
}
WORDS = {step: word for word, step in PLAIN.items()}


class Table:
    """A table in mid-turn, or (`Table.new`) at its start. Every move also goes through storage and is seen by all."""

    def __init__(
        self,
        monsters: str = "lawn-gnome pet-rock soggy-sock",
        *,
        dungeon: str = "kettle-imp grumpy-ember",
        lord: bool = True,
        mode: Any = "free-for-all",
        seats: int = 0,
        difficulty: Any = "standard",
        active: str = "A",
        staff: str = "A",
        kills: int = 0,
        boosted: int = 0,
        primed: int = 0,
        **given: Any,
    ) -> None:
        """`dungeon` lies in this order, without what is revealed, the Dungeon Lord below if it is wanted."""
        seats = seats or SEVERAL.get(mode, 2)
        boss = LORD_COOP if mode in ("solo", "cooperative") else LORD
        cards = (*BASE_SPELLS, *SECOND_SPELLS, *BASE_MONSTERS, *SECOND_MONSTERS, boss)
        unknown = (0,) * (seats + 1)
        pieces = tuple(Piece(id, card, zone="box", keys=unknown) for id, card in enumerate(cards))
        ids = tuple(range(len(cards)))
        turn = SEATS.index(active)
        self.state = State(
            (EndTurn(turn), Act(turn)), 0, (), DICE, mode, difficulty, pieces, (Side(),) * seats, unknown, (), (),
            box=ids, staff=SEATS.index(staff), turns=1, active=turn, kills=kills, boosted=boosted, primed=primed,
        )  # fmt: skip
        self.told: tuple[Telling, ...] = ()
        for place, entry in enumerate(monsters.split()):
            if entry != "-":
                self._reveal(place, *entry.split(":"))
        open = monsters.replace(":", " ").split()
        for card in (*dungeon.split(), *([boss] if lord else [])):
            if card not in open:
                self.state = put(self.state, self._unused(card).id, "dungeon")
        for seat in range(seats):
            self._sit(seat, given)
        if given:
            raise ValueError(f"nobody has {', '.join(given)}")
        self.state = replace(advance(self.state), told=())
        self._checked()

    @classmethod
    def new(cls, secret: bytes = b"for tests only", **given: Any) -> "Table":
        """A table before the first choice of the Town."""
        table = cls.__new__(cls)
        table.state, table.told = GAME.start(GAME.options(given), Dice(secret))
        table._checked()
        return table

    @classmethod
    def where_staff_is(cls, letter: str, **given: Any) -> "Table":
        """A new table whose Staff went to this seat."""
        found = (cls.new(bytes([n]), **given) for n in range(100))
        return next(table for table in found if table.staff == letter)

    # --- Setting ------------------------------------------------------------------

    def _reveal(self, place: int, card: str, hp: str = "") -> None:
        piece = self._unused(card)
        self.state = revealed_at(self.state, place, piece.id)
        if hp:
            piece = self.state.pieces[piece.id]
            self.state = changed(self.state, replace(piece, hurt=piece.monster.hp - int(hp)))

    def _unused(self, card: str) -> Piece:
        """The only copy of a spell or a monster; of a basic, a fresh one."""
        if card in BASICS.values():
            fresh = Piece(len(self.state.pieces), card, zone="box", keys=(0,) * (self.state.seats + 1))
            self.state = replace(self.state, pieces=(*self.state.pieces, fresh), box=(*self.state.box, fresh.id))
            return fresh
        found = [piece for piece in self.state.pieces if piece.card == card]
        if not found or found[0].zone != "box":
            raise ValueError(f"there is no {card} left")
        return found[0]

    def _sit(self, seat: int, given: dict[str, Any]) -> None:
        usual: dict[str, Any] = {"hp": full(self.state), "combo": 0, "deck": " ".join(["basic-shadow"] * 4)}
        usual |= {"reserve": "basic-light"} if seat == self.state.active else {"hand": "basic-shadow"}
        mine = {name: given.pop(f"{SEATS[seat]}_{name}", usual.get(name, "")) for name in (*NUMBERS, *PILES)}
        self.state = with_side(self.state, seat, **{name: mine[name] for name in NUMBERS})
        for zone in PILES:
            for entry in mine[zone].split():
                card, _, owner = entry.partition("/")
                id = self._unused(card).id
                self.state = put(self.state, id, zone, seat)  # type: ignore[arg-type]
                self.state = owned(self.state, id, SEATS.index(owner) if owner else seat)

    def _checked(self) -> None:
        """Every test proves that the table can be written down, and looked at by all, at every decision."""
        stored = codec.decode(codec.encode(self.state))
        assert stored == self.state
        self.state = stored
        for audience in range(self.state.seats + 2):
            GAME.view(self.state, audience)

    # --- Steps and their labels -----------------------------------------------------

    def _decision(self, by: str = "") -> Decision:
        open = [each for each in GAME.decisions(self.state) if not by or SEATS[each.seat] == by]
        if len(open) != 1:
            raise ValueError(f"asked are {self.asked()}, moving is {by!r}")
        return open[0]

    def label(self, step: Any, seat: int) -> str:
        """A step in words: "play wave", "bid 7", "hot-potato", "alternate", "B", "choice 1"."""
        match step:
            case steps.Bid(n):
                return f"bid {n}"
            case steps.Choice(n):
                return f"choice {n + 1}"
            case steps.Whom(other):
                return SEATS[other]
            case steps.Draft(key) | steps.Play(key) | steps.Keep(key):
                return f"{type(step).__name__.lower()} {self._called(key, seat)}"
            case steps.Aim(key) | steps.Pick(key):
                return self._called(key, seat)
        return WORDS[step]

    def _called(self, key: int, seat: int) -> str:
        piece = self.state.by_key(seat, key)
        assert piece is not None, f"seat {seat} has no key {key}"
        return piece.card

    def _offered(self, decision: Decision, path: tuple[Any, ...]) -> dict[str, Any]:
        """What is offered after this path, by label; of pieces that are called alike the first."""
        found: dict[str, Any] = {}
        for option in GAME.expand(self.state, decision, path):
            found.setdefault(self.label(option.step, decision.seat), option.step)
        return found

    def _path(self, decision: Decision, words: tuple[Any, ...]) -> tuple[Any, ...]:
        path: tuple[Any, ...] = ()
        for word in words:
            offered = self._offered(decision, path)
            assert word in offered, f"{word!r} is none of {sorted(offered)}"
            path = (*path, offered[word])
        return path

    # --- Playing --------------------------------------------------------------------

    def then(self, *words: str, by: str = "") -> "Table":
        """Make a move in words; it must be offered, and the table after it must survive storage."""
        decision = self._decision(by)
        move = Move(decision.id, self._path(decision, words))
        self.state, self.told = GAME.play(self.state, decision.seat, move)
        self._checked()
        return self

    def play(self, card: str, *words: str) -> "Table":
        """Play a card: then perhaps "alternate" or "first", and what its effect chooses first."""
        return self.then(f"play {card}", *words)

    def keep(self, card: str) -> "Table":
        return self.then(f"keep {card}")

    def strike(self, monster: str) -> "Table":
        return self.then("strike", monster)

    def refill(self) -> "Table":
        return self.then("refill")

    def end(self) -> "Table":
        return self.then("end")

    def bids(self, *numbers: int) -> "Table":
        """Every seat's bid, in the order of the seats."""
        for letter, n in zip(SEATS, numbers, strict=False):
            self.then(f"bid {n}", by=letter)
        return self

    def draft(self, card: str) -> "Table":
        return self.then(f"draft {card}")

    def town(self) -> "Table":
        """The Town to its end: everybody bids the lowest, then takes the first spell."""
        while not self.state.turns:
            self._first_offered()
        self._checked()
        return self

    def anything(self) -> "Table":
        """The first thing that somebody is offered."""
        self._first_offered()
        self._checked()
        return self

    def _first_offered(self) -> None:
        decision, path = GAME.decisions(self.state)[0], list[Any]()
        while True:
            option = GAME.expand(self.state, decision, tuple(path))[0]
            path.append(option.step)
            if option.more is None:
                break
        self.state, self.told = GAME.play(self.state, decision.seat, Move(decision.id, tuple(path)))

    def give_up(self, letter: str, reason: str = "concession") -> "Table":
        self.state, self.told = GAME.give_up(self.state, SEATS.index(letter), reason)
        self._checked()
        return self

    def cannot(self, *words: str, by: str = "") -> None:
        """The last of these words is not offered after the others."""
        decision = self._decision(by)
        assert words[-1] not in self._offered(decision, self._path(decision, words[:-1])), words

    # --- What is asked ----------------------------------------------------------------

    def asked(self) -> dict[str, str]:
        """Whom the table waits for, and with what kind of question: {"A": "act"}; {} when it is over."""
        return {SEATS[each.seat]: GAME.kind(each) for each in GAME.decisions(self.state)}

    def choices(self, *words: str, by: str = "") -> set[str]:
        """What is offered after these words of a move; nothing where they are a whole one."""
        decision = self._decision(by)
        try:
            return set(self._offered(decision, self._path(decision, words)))
        except Refused:
            return set()

    @property
    def secret(self) -> bool:
        """Whether several choose at once, unseen by one another."""
        return sealed(self.state)

    # --- What lies where ----------------------------------------------------------------

    def lying(self, letter: str, zone: str) -> list[str]:
        """The card ids of a zone of a side, in order; the top of a deck first."""
        return [self.state.pieces[id].card for id in getattr(self.state.sides[SEATS.index(letter)], zone)]

    def hand(self, letter: str) -> list[str]:
        return self.lying(letter, "hand")

    def reserve(self, letter: str) -> list[str]:
        return self.lying(letter, "reserve")

    def deck(self, letter: str) -> list[str]:
        return self.lying(letter, "deck")

    def discard(self, letter: str) -> list[str]:
        return self.lying(letter, "discard")

    def played(self, letter: str) -> list[str]:
        return self.lying(letter, "played")

    def claimed(self, letter: str) -> list[str]:
        return self.lying(letter, "claimed")

    def drafted(self, letter: str) -> list[str]:
        return self.lying(letter, "drafted")

    def common(self, zone: str) -> list[str]:
        """The card ids of a zone that is nobody's."""
        return [self.state.pieces[id].card for id in getattr(self.state, zone)]

    @property
    def dungeon(self) -> list[str]:
        return self.common("dungeon")

    @property
    def offer(self) -> list[str]:
        return self.common("offer")

    @property
    def monsters(self) -> str:
        """The three places as they are written in tests, with their HP where some are lost."""
        pieces = [self.state.pieces[id] if id >= 0 else None for id in self.state.revealed]
        words = [f"{each.card}:{each.hp}" if each and each.hurt else each.card if each else "-" for each in pieces]
        return " ".join(words)

    def hp(self, letter: str) -> int:
        return self.state.sides[SEATS.index(letter)].hp

    @property
    def all_hp(self) -> tuple[int, ...]:
        return tuple(side.hp for side in self.state.sides)

    def combo(self, letter: str) -> int:
        return self.state.sides[SEATS.index(letter)].combo

    def fame(self, letter: str) -> int:
        return self.state.fame(SEATS.index(letter))

    def piece(self, card: str) -> Piece:
        """The only piece of this card, or the last one."""
        return [piece for piece in self.state.pieces if piece.card == card][-1]

    def seen_by(self, card: str) -> set[str]:
        """Who sees the face of a card: "A" to "D", and the "watchers"."""
        names = (*SEATS[: self.state.seats], "watchers")
        return {name for audience, name in enumerate(names) if self.piece(card).seen >> audience & 1}

    def view(self, letter: str) -> Any:
        """What a seat sees, or with "watchers" the spectators, with "open" whoever looks back."""
        return GAME.view(self.state, self._audience(letter))

    def tales(self, letter: str) -> tuple[Tale, ...]:
        """What the last move told a seat, or with "watchers" the spectators."""
        return tuple(tale(telling, self._audience(letter)) for telling in self.told)

    def _audience(self, letter: str) -> int:
        others = {"watchers": self.state.seats, "open": open_audience(self.state.seats)}
        return others[letter] if letter in others else SEATS.index(letter)

    def happened(self) -> list[str]:
        """The names of what the last move told, in order."""
        return [telling.what for telling in self.told]

    # --- Where the game stands --------------------------------------------------------------

    @property
    def turn(self) -> str:
        """Whose turn it is; "" when it is nobody's."""
        return SEATS[self.state.active] if self.state.active >= 0 else ""

    @property
    def staff(self) -> str:
        return SEATS[self.state.staff]

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def kills(self) -> int:
        return self.state.kills

    @property
    def standing(self) -> list[str]:
        """The revealed monsters in the order in which they were revealed."""
        return [piece.card for piece in standing(self.state)]

    @property
    def over(self) -> tuple[str, str] | None:
        """Why the table is over, and who has won it: ("lord", "A"); None while it goes on."""
        ending = self.state.over
        return ending and (ending.reason, "".join([SEATS[seat] for seat in ending.winners]))

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place at the end."""
        result = GAME.outcome(self.state)
        assert result is not None
        return result.places

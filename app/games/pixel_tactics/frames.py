"""What lies on the stack: events, and what remains to be done."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words import Effect, EventName
from app.kernel.node import Node, replace

When: TypeAlias = Literal["declared", "finished"]
Kind: TypeAlias = Literal["melee", "ranged", "spell", "order", "other"]


class Source(Node, tag=False):
    """On whose behalf an effect resolves: which piece and text of it, which seat, what was named.

    `named` maps picks and roles to piece ids, Slots or numbers. `event` is the serial of what
    woke it.
    """

    this: int
    seat: int
    line: str
    kind: Kind = "other"
    named: tuple[tuple[str, tuple[int, ...]], ...] = ()
    event: int = 0

    def get(self, name: str) -> tuple[int, ...]:
        for known, values in self.named:
            if known == name:
                return values
        return ()

    def naming(self, name: str, *values: int) -> "Source":
        kept = [each for each in self.named if each[0] != name]
        return replace(self, named=((name, values), *kept))


class Event(Node, tag=False):
    """Something that happens and may be answered.

    `seat` is who acts; `roles` the pieces that take part, by role. `serial` tells two equal events
    apart. `n` is an attack's bonus, the damage dealt, or the seat in whose Unit a cleared corpse lay.
    """

    name: EventName
    seat: int
    roles: tuple[tuple[str, int], ...] = ()
    n: int = 0
    kind: Kind = "other"
    effect: Effect | None = None
    source: Source | None = None
    serial: int = 0

    def __getitem__(self, role: str) -> int:
        for name, id in self.roles:
            if name == role:
                return id
        raise KeyError(role)

    def get(self, role: str) -> int:
        for name, id in self.roles:
            if name == role:
                return id
        return -1


class Waiting(Node, tag=False):
    """An ability that has been woken and waits to resolve."""

    effect: Effect
    source: Source


# --- Frames: the course of a match ---------------------------------------------


class BeginMatch(Node):
    """Shuffle, deal, ask for Leaders."""


class SetLeader(Node):
    """This card leads."""

    seat: int
    id: int


class RevealLeaders(Node):
    """Both Leaders are shown."""


class BeginRound(Node):
    """The next Round of the match."""


class BeginWave(Node):
    """This Wave, 0-2, with both its turns."""

    wave: int


class BeginTurn(Node):
    """The seat's turn of the running Wave."""

    seat: int


class Act(Node):
    """The seat goes on with its turn."""

    seat: int


class EndTurn(Node):
    """What happens at the end of the turn."""

    seat: int


class TakeTime(Node):
    """A Time token from each Operation; those without one expire (PT5-422, 423)."""

    seat: int


class CloseTurn(Node):
    """It is nobody's turn any more."""

    seat: int


class EndWave(Node):
    """Both turns of the Wave are over."""


class Count(Node):
    """The casualty count, and the rout check (PT5-309)."""


class EndRound(Node):
    """The Rear Wave is over."""


class CloseRound(Node):
    """The two cards change sides, and the next Round begins, unless the Round limit is reached."""


class EndMatch(Node):
    """The match is over: winner -1 is a tie."""

    winner: int
    reason: str


class Wakes(Node):
    """What acts at this moment, the leading seat's first."""

    edge: Literal["start", "end"]
    of: Literal["turn", "wave", "round"]


# --- Frames: what a move does --------------------------------------------------


class Spent(Node):
    """What an action (`verb`, its step) uses up: so many actions, and a piece's Limited action.

    `starred` are the Heroes who perform it, and can perform no other that the edition stars.
    """

    verb: str
    actions: int = 1
    starred: tuple[int, ...] = ()
    limited: int = -1


class Announce(Node):
    """Number an event, and open the window before it."""

    event: Event


class Guarded(Node):
    """This Hero takes the attack."""

    event: Event
    id: int


class Forestall(Node):
    """Replacements of the event, one after the other; those of `asked` have been."""

    event: Event
    asked: tuple[int, ...] = ()


class Perform(Node):
    """The event happens."""

    event: Event


class Settle(Node):
    """The events have happened: reactions, then the windows after. `heard` was collected before."""

    events: tuple[Event, ...]
    heard: tuple[Waiting, ...] = ()


class Window(Node):
    """An event may be answered by this seat; it closes after two refusals in a row (R38)."""

    event: Event
    when: When
    seat: int
    passes: int = 0


class React(Node):
    """Abilities of one seat that wait together; the seat puts them in order (R30)."""

    seat: int
    waiting: tuple[Waiting, ...]


class Resolve(Node):
    """Carry out an effect."""

    effect: Effect
    source: Source


class PutAway(Node):
    """A played Order goes to the Discard pile (PT5-411)."""

    id: int


class SpendTrap(Node):
    """An activated Trap is discarded, unless it was set again (PT5-904)."""

    id: int


class PutInto(Node):
    """A card of the Hand goes into a Slot of the Reserve: an Operation face-up, a Trap face-down."""

    id: int
    slot: int


class Tidy(Node):
    """A corpse, an Operation or a Trap of one's own is cleared away."""

    id: int


class DrawCard(Node):
    """The Draw action."""

    seat: int


class Trade(Node):
    """Pieces of one Unit take these Slots: pairs of piece id and Slot."""

    seat: int
    places: tuple[tuple[int, int], ...]
    what: str


class Enter(Node):
    """A Hero enters a Slot of the Unit by being recruited."""

    seat: int
    id: int
    slot: int


class Show(Node):
    """A card of the Hand is shown and resolves: it is in no pile meanwhile (PT5-412)."""

    seat: int
    id: int


class Told(Node):
    """Tell that this was done with these pieces."""

    what: str
    seat: int
    ids: tuple[int, ...]


class Cover(Node):
    """What was being looked at is out of sight again."""


Work: TypeAlias = (
    BeginMatch
    | SetLeader
    | RevealLeaders
    | BeginRound
    | BeginWave
    | BeginTurn
    | Act
    | EndTurn
    | TakeTime
    | CloseTurn
    | EndWave
    | Count
    | EndRound
    | CloseRound
    | EndMatch
    | Wakes
    | Spent
    | Announce
    | Guarded
    | Forestall
    | Perform
    | Settle
    | Window
    | React
    | Resolve
    | PutAway
    | SpendTrap
    | PutInto
    | Tidy
    | DrawCard
    | Trade
    | Enter
    | Show
    | Told
    | Cover
)

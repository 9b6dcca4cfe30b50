"""What lies on the stack: what remains to be done, and what a seat may be asked."""

from typing import TypeAlias

from app.games.pixel_glory.words import Effect, Monsters
from app.kernel import machine
from app.kernel.node import Node, replace


class Source(Node, tag=False):
    """On whose behalf a text resolves: which piece, which player; what its last sentence chose, and whether it fell.

    `card` says that a player's card speaks, not a monster. Without an `element` nothing is strong (PG-R24).
    """

    this: int
    seat: int
    card: bool = True
    element: str = ""
    it: int = -1
    felled: bool = False

    def hit(self, id: int, *, felled: bool) -> "Source":
        return replace(self, it=id, felled=felled)


# --- The Town ----------------------------------------------------------------------


class OpenTown(Node):
    """Shuffle the spells, say where the Staff is, begin."""


class Auction(Node):
    """The next round of bidding (PG-301), or the Dungeon after the last."""


class Lay(Node):
    """This auction card is laid (PG-305)."""

    seat: int
    n: int


class RankBids(Node):
    """All bids are open; the seats pick in their order (PG-302, 303)."""


class Offer(Node):
    """The next round of picking without bids (PG-1204, 1205), or the Dungeon after the last."""


class PickIn(Node):
    """These seats pick in this order."""

    order: tuple[int, ...]


class Drafted(Node):
    """This seat takes this spell, with its basics (PG-304)."""

    seat: int
    id: int


class CloseOffer(Node):
    """What nobody took is removed, the Staff goes on."""

    staff: int


# --- The Dungeon ---------------------------------------------------------------------


class OpenDungeon(Node):
    """Shuffle decks and monsters, deal, reveal (PG-501 to 505, 601)."""


class BeginTurn(Node):
    seat: int


class Act(Node):
    """The seat goes on with its turn."""

    seat: int


class EndTurn(Node):
    """The seat's turn has ended; it bears what that brings (PG-901). Lower frames belong to the turn's end."""

    seat: int


class Weary(Node):
    """Monsters act at the end of the turn (PG-R35)."""

    seat: int
    ids: tuple[int, ...]


class CloseTurn(Node):
    """Cards are put away, new ones drawn, and the next seat follows (PG-904, 905, 902)."""

    seat: int


class Played(Node):
    """This card is in play now, with its first effect or the alternate one."""

    seat: int
    id: int
    alternate: bool = False


class Kept(Node):
    """This card goes to the reserve; what lay there comes into the Hand."""

    seat: int
    id: int


class Spent(Node):
    """3 combo points are spent."""

    seat: int


class DrawCards(Node):
    seat: int
    n: int


# --- Texts ------------------------------------------------------------------------------


class Do(Node):
    """This effect happens."""

    effect: Effect
    source: Source


class Reading(Node):
    """These sentences follow; the source learns what those before them did."""

    effects: tuple[Effect, ...]
    source: Source


class Hit(Node):
    """A damage effect lands on this monster."""

    effect: Effect
    source: Source
    id: int


class Slay(Node):
    """This monster is defeated, without damage."""

    id: int
    source: Source


class PutUnder(Node):
    """This monster goes under the dungeon deck (PG-R34)."""

    id: int
    source: Source


class Touch(Node):
    """A player-effect happens to this player."""

    effect: Effect
    source: Source
    seat: int


class Discarded(Node):
    seat: int
    id: int


class Recovered(Node):
    """This card of the discard pile comes into the Hand."""

    seat: int
    id: int


class Arranged(Node):
    """The monsters that were looked at lie in this order."""

    seat: int
    ids: tuple[int, ...]


# --- Defeats -----------------------------------------------------------------------------


class Deaths(Node):
    """Monsters at 0 HP by one effect; the active seat orders them (PG-R13)."""

    ids: tuple[int, ...]


class Fell(Node):
    """A monster is defeated (PG-R30)."""

    id: int


class Refilled(Node):
    """The next monster comes into this place (PG-701)."""

    place: int


LASTING = (Deaths, Fell, Refilled)
"""What is still carried out when a turn is over at once (PG-R21)."""

# --- Questions ------------------------------------------------------------------------------


class Bidding(Node):
    kind = "bid"


class Drafting(Node):
    kind = "draft"


class Acting(Node):
    kind = "act"


class Using(Node):
    """With the first effect or the alternate one?"""

    kind = "use"
    id: int


class Aiming(Node):
    """Which monster does this effect choose?"""

    kind = "aim"
    effect: Effect
    source: Source


class Slaying(Node):
    """Which monster do the combo points kill?"""

    kind = "strike"
    which: Monsters


class Choosing(Node):
    """Which of these effects?"""

    kind = "choose"
    effects: tuple[Effect, ...]
    source: Source


class Paying(Node):
    """Will you pay?"""

    kind = "may"
    cost: Effect
    effect: Effect
    source: Source


class Naming(Node):
    """Which player?"""

    kind = "whom"
    effect: Effect
    source: Source


class Discarding(Node):
    """Which card of the Hand?"""

    kind = "discard"
    this: int


class Recovering(Node):
    """Which card of the discard pile?"""

    kind = "regain"
    effect: Effect
    source: Source


class Arranging(Node):
    """Which of the monsters left lies next on the dungeon deck?"""

    kind = "arrange"
    left: tuple[int, ...]
    placed: tuple[int, ...] = ()


class Ordering(Node):
    """Which death is carried out first?"""

    kind = "deaths"
    ids: tuple[int, ...]


class Within(Node):
    """A question inside a longer move: these frames go before what it leads to, and those after."""

    inner: "Question"
    before: tuple["Work", ...]
    after: tuple["Work", ...]

    @property
    def kind(self) -> str:
        return self.inner.kind


Question: TypeAlias = (
    Bidding
    | Drafting
    | Acting
    | Using
    | Aiming
    | Slaying
    | Choosing
    | Paying
    | Naming
    | Discarding
    | Recovering
    | Arranging
    | Ordering
    | Within
)


class Ask(machine.Ask):
    question: Question


class AskTogether(machine.AskTogether):
    asks: tuple[Ask, ...]


Work: TypeAlias = (
    OpenTown
    | Auction
    | Lay
    | RankBids
    | Offer
    | PickIn
    | Drafted
    | CloseOffer
    | OpenDungeon
    | BeginTurn
    | Act
    | EndTurn
    | Weary
    | CloseTurn
    | Played
    | Kept
    | Spent
    | DrawCards
    | Do
    | Reading
    | Hit
    | Slay
    | PutUnder
    | Touch
    | Discarded
    | Recovered
    | Arranged
    | Deaths
    | Fell
    | Refilled
    | Ask
    | AskTogether
)

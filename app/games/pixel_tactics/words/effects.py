"""What happens: effects, and how they are put together."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words.groups import The, Who
from app.games.pixel_tactics.words.modifiers import Barred, Harm, Strength
from app.games.pixel_tactics.words.numbers import Condition, Number
from app.games.pixel_tactics.words.picks import Pick
from app.games.pixel_tactics.words.terms import Counter, Means, Side
from app.kernel.node import Node


class Damage(Node):
    """Deal damage; it is no attack (PT5-1106)."""

    n: Number
    to: Who


class Split(Node):
    """Deal damage as it was shared out by the pick of that name."""

    shares: The


class Heal(Node):
    """Remove damage (PT5-1111)."""

    n: Number
    whom: Who


class MoveDamage(Node):
    """Move damage from one piece to another; nobody is dealt any."""

    n: The
    source: Who
    to: Who


class Defeat(Node):
    """Turn a Hero into a corpse at once (PT5-809)."""

    whom: Who


class Revive(Node):
    """Turn a corpse into a Hero without damage (PT5-1109), or with all but so much life lost (`left`)."""

    whom: Who
    left: int = 0


class Send(Node):
    """A Hero or corpse leaves the Unit for its owner's Hand, Deck (top) or Discard pile (cleared)."""

    whom: Who
    to: Literal["hand", "deck", "discard"]


class Draw(Node):
    """Draw cards (PT5-1108)."""

    n: int


class Discard(Node):
    """The named card goes from a Hand, or from a Reserve, to its owner's Discard pile (PT5-1107)."""

    what: The


class DiscardAtRandom(Node):
    """So many cards of a Hand, chosen by chance, are discarded."""

    n: int
    side: Side


class DiscardChosen(Node):
    """So many cards of a Hand, chosen by the player of that Hand, are discarded."""

    n: int
    side: Side


class Look(Node):
    """The player of the text looks at a Hand, at the Traps, or at the top `n` of a Deck (0: all).

    Then something is done with what was seen; afterwards nobody can tell those cards apart again.
    """

    zone: Literal["hand", "traps", "deck"]
    side: Side
    n: int = 0
    then: "Effect | None" = None


class Take(Node):
    """The named card goes to its owner's Hand."""

    what: The


class Reorder(Node):
    """The cards looked at go back on top of their Deck in the picked order."""

    order: The


class Bury(Node):
    """What was looked at and is still in its Deck goes to the bottom of it."""


class Shuffle(Node):
    """Shuffle one's Deck."""


class Recruit(Node):
    """The named card is recruited, without an action, into the Slot picked (or left by what is named)."""

    card: The
    slot: The
    vacated: bool = False


class Control(Node):
    """Take control of a rival Hero and put it into the Slot picked."""

    whom: The
    slot: The


class Relocate(Node):
    """Move a Hero to the Slot picked; this is not the Move action."""

    whom: Who
    slot: The


class Shove(Node):
    """Move a Hero to the Slot directly behind (push) or in front (pull), if that is empty."""

    whom: Who
    way: Literal["push", "pull"]


class Swap(Node):
    """Two pieces of one Unit trade Slots; this is not the Switch action."""

    one: The
    other: The


class Rearrange(Node):
    """Heroes and corpses of a Unit take the places picked."""

    layout: The
    side: Literal["yours", "rival"] = "yours"


class Give(Node):
    """A bracketed status effect, once or (`times`) in so many copies (PT5-705, 708)."""

    status: Literal["attack", "life", "ranged", "intercept", "no-intercept", "no-power"]
    to: Who
    n: int = 0
    times: int = 0


class Strip(Node):
    """Remove all status effects and counters."""

    whom: Who


class Place(Node):
    """Place counters; a negative number removes as many as there are."""

    counter: Counter
    n: int
    on: Who


class Spend(Node):
    """Remove the counters taken by the pick of that name."""

    counter: Counter
    tokens: The


class Strike(Node):
    """These make an attack, without an action, on a rival piece or the named one: of either kind, or of this.

    A bearer that its own text has moved may do so all the same.
    """

    who: Who
    on: The | None = None
    kind: Means = ""
    bonus: Number = 0


class Actions(Node):
    """More (or fewer) actions: in this turn, or in that player's next."""

    n: int
    side: Literal["yours", "rival"] = "yours"
    turn: Literal["this", "next"] = "this"


class Negate(Node):
    """Nothing of the declared event happens; what was spent stays spent."""


class StandIn(Node):
    """The bearer becomes the target of the attack that woke the text."""


class CarryOut(Node):
    """Carry out the Spell or attack power of the named Hero, or the Order of the named card, as one's own."""

    what: The
    line: Literal["spell", "power", "order"]


class SetAgain(Node):
    """This Trap stays in its Slot, face-down, as if placed now."""


class Lasting(Node):
    """Modifiers that outlast their source: for the rest of the turn, Wave or Round, and so on."""

    modifiers: tuple[Strength | Harm | Barred, ...]
    until: Literal["turn", "wave", "round", "next-round", "your-turn", "slot"]


class Then(Node):
    """One after the other."""

    effects: tuple["Effect", ...]


class Clause(Node):
    """An effect with what must be named before it."""

    picks: tuple[Pick, ...]
    effect: "Effect"


class Choose(Node):
    """One of several, as the player prefers."""

    clauses: tuple["Effect", ...]


class May(Node):
    """As the player likes, or not at all; up to so many `times`, one after the other."""

    effect: "Effect"
    times: int = 1


class If(Node):
    """Only when a condition holds."""

    when: Condition
    effect: "Effect"


class Pay(Node):
    """The second only if the whole of the first was done."""

    cost: "Effect"
    effect: "Effect"


class Else(Node):
    """The second only if nothing of the first could be done."""

    effect: "Effect"
    otherwise: "Effect"


Effect: TypeAlias = (
    Damage
    | Split
    | Heal
    | MoveDamage
    | Defeat
    | Revive
    | Send
    | Draw
    | Discard
    | DiscardAtRandom
    | DiscardChosen
    | Look
    | Take
    | Reorder
    | Bury
    | Shuffle
    | Recruit
    | Control
    | Relocate
    | Shove
    | Swap
    | Rearrange
    | Give
    | Strip
    | Place
    | Spend
    | Strike
    | Actions
    | Negate
    | StandIn
    | CarryOut
    | SetAgain
    | Lasting
    | Then
    | Clause
    | Choose
    | May
    | If
    | Pay
    | Else
)

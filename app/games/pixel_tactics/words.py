"""The language of the cards: what a Pixel Tactics card may say.

Words are data and never act. `abilities`, `effects` and `board` give them behaviour, `text` gives
them a phrase in each language; a word that lacks either stops the start-up. Read `cards` for how
they are put together.
"""

from typing import Literal, TypeAlias

from app.kernel.node import Node

Side: TypeAlias = Literal["any", "yours", "rival"]
Row: TypeAlias = Literal["vanguard", "flank", "rear"]
Counter: TypeAlias = Literal["virus", "zeal", "time"]
Keyword: TypeAlias = Literal[
    "ranged", "intercept", "piercing", "no-intercept", "no-power", "ready", "nimble", "swift", "hunting", "risen"
]
"""`ready`, `nimble` and `swift`: may attack in the Wave in which it was recruited, moved, or either; `hunting`:
makes Melee Attacks on any damaged foe; `risen`: a corpse that makes Melee Attacks."""
Line: TypeAlias = Literal["leader", "vanguard", "flank", "rear", "line"]
"""The five texts of a card; `line` is its Order, Operation or Trap."""

ROWS: tuple[Row, ...] = ("vanguard", "flank", "rear")

# --- Which pieces ------------------------------------------------------------


class Group(Node):
    """The pieces in the Units for which every condition holds, as said by the bearer of the text.

    `row` and `column` are named (`behind`: Flank and Rear), the Wave's, the bearer's (`this`), that of
    the piece named by `like`, or the one picked before (`picked`). `but` excludes, and `among` admits only, what was
    named before. `near` is relative to the bearer (PT5-1103, 1104), or to the piece named by `like`.
    `weak`: of so much attack or less.
    """

    kind: Literal["hero", "leader", "fighter", "corpse", "body"] = "hero"
    side: Literal["any", "yours", "rival", "same"] = "any"
    row: Literal["", "vanguard", "flank", "rear", "behind", "wave", "this", "like", "picked"] = ""
    column: Literal["", "this", "picked"] = ""
    melee: bool = False
    hurt: Literal["", "damaged", "lethal"] = ""
    bearing: Literal["", "virus", "zeal", "extras"] = ""
    idle: Literal["", "wave", "round"] = ""
    near: Literal["", "forerunner", "supporter", "both"] = ""
    this: bool = False
    other: bool = False
    casting: bool = False
    like: str = ""
    but: str = ""
    among: tuple[str, ...] = ()
    weak: int | None = None


class The(Node):
    """What was named before: a pick, or a role of the event that woke the text."""

    name: str = "it"


Who: TypeAlias = Group | The


class Slots(Node):
    """Empty Slots of a Unit, or of the Reserve. `side` same: of the Unit of the piece named `like`."""

    side: Side = "yours"
    row: Literal["", "vanguard", "flank", "rear", "wave"] = ""


class Cards(Node):
    """Cards outside the Units: of a Hand, Deck, Discard pile or Reserve, or those looked at."""

    zone: Literal["hand", "deck", "discard", "reserve", "looked"]
    side: Side = "yours"
    kind: Literal["", "order", "operation", "trap", "lasting"] = ""


class RowOf(Node):
    """A row of both Units, or of one's own."""

    side: Side = "any"


class ColumnOf(Node):
    """A column of one Unit."""

    side: Side = "rival"


class UpTo(Node):
    """A number from 1 up to `n`, and no more than the damage on what is named."""

    n: int
    damage_on: Who


class Tokens(Node):
    """Up to `n` counters, taken one by one from pieces of a group."""

    counter: Counter
    group: Group
    n: int


class Shares(Node):
    """A number split freely, one by one, among the pieces of a group."""

    n: "Number"
    group: Group


class Layout(Node):
    """A place for each Hero and corpse of a Unit among its Slots."""

    side: Literal["yours", "rival"] = "yours"


class Sequence(Node):
    """An order for the cards looked at, the top first."""


class Pick(Node):
    """Something named before the effect that needs it. `each`: all of a group, nobody chooses.

    Where `up_to` is more than 1, so many pieces may be picked, or from one to so many cards.
    """

    name: str
    of: Group | Slots | Cards | RowOf | ColumnOf | UpTo | Tokens | Shares | Layout | Sequence
    up_to: int = 1
    each: bool = False


# --- How many ----------------------------------------------------------------


class Pieces(Node):
    """How many pieces a group has. `around`: as said by the piece that is being counted for."""

    group: Group
    around: bool = False


class Counters(Node):
    """How many of a counter lie on what is named; on the affected piece where nothing is."""

    counter: Counter
    on: Who | None = None


class Removed(Node):
    """How many were taken by the pick of that name."""

    name: str = "tokens"


class RoundNumber(Node):
    """The number of the current Round."""


class AttackOf(Node):
    """The Attack Strength of what is named: at present, or the highest one printed."""

    who: Who
    printed: bool = False


class Instead(Node):
    """As much more as turns the base into `n`, when the condition holds."""

    n: int
    when: "Condition"


class Sum(Node):
    """`base`, plus `per` for each one counted."""

    base: int
    of: Pieces | Counters | Removed | RoundNumber | AttackOf | Instead
    per: int = 1


Number: TypeAlias = int | Sum

# --- When it is so -----------------------------------------------------------


class Exists(Node):
    """There are at least so many; with `none`, there is none."""

    what: Group | Cards | Slots
    least: int = 1
    none: bool = False


class MoreCards(Node):
    """The rival has more cards in Hand than you."""


class Second(Node):
    """You are second player."""


class InWave(Node):
    """The running Wave is one of these."""

    rows: tuple[Row, ...]


Condition: TypeAlias = Exists | MoreCards | Second | InWave

# --- What lasts: modifiers ---------------------------------------------------


class Strength(Node):
    """Attack Strength: so much more, or (`set`) exactly so much, before anything is added."""

    n: Number
    whom: Who
    set: bool = False
    against: Literal["", "leader", "damaged"] = ""


class Life(Node):
    """Life total: so much more."""

    n: Number
    whom: Who


Harmful: TypeAlias = Literal["melee", "ranged", "spell", "order", "other"]


class Harm(Node):
    """Damage taken: so much more of each dealing, of every kind where `by` is empty."""

    n: int
    whom: Who
    by: tuple[Harmful, ...] = ()


class Has(Node):
    """An ability is had."""

    word: Keyword
    whom: Who


class Barred(Node):
    """Pieces that can neither attack nor use an attack power; where there are `spells`, nor cast."""

    whom: Who
    spells: bool = True


class Forbid(Node):
    """A player cannot do something, or not more than `beyond` times a turn, in the named Waves only.

    `repeat`: take an action again that it has taken this turn, but for attacks and attack powers.
    """

    what: Literal["activate", "cast", "order", "repeat"]
    side: Side
    beyond: int = 0
    rows: tuple[Row, ...] = ()


class Price(Node):
    """What an action costs a player; with `first`, only the first such action of a turn."""

    action: Literal["move", "clear", "recruit", "restructure"]
    side: Side
    price: Literal["free", "long"]
    first: bool = False


class MoreActions(Node):
    """More actions in the named Waves."""

    n: int
    rows: tuple[Row, ...]


class AnyRow(Node):
    """One's Heroes are recruited into any row."""


class Aiming(Node):
    """The rival's Melee Attacks: one chooses their targets, among those that each could have."""


class DivertAttack(Node):
    """Melee Attacks on these are made on the bearer instead."""

    whom: Group


class DivertDamage(Node):
    """Damage of these kinds, or of every kind, to these is dealt to the bearer instead."""

    whom: Group
    by: tuple[Harmful, ...] = ()


class Mirror(Node):
    """The bearer has the ability of the rival Leader."""


class While(Node):
    """A modifier that works while a condition holds."""

    when: Condition
    modifier: "Modifier"


Modifier: TypeAlias = (
    Strength
    | Life
    | Harm
    | Has
    | Barred
    | Forbid
    | Price
    | MoreActions
    | AnyRow
    | Aiming
    | DivertAttack
    | DivertDamage
    | Mirror
    | While
)

# --- What happens: effects ---------------------------------------------------


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
    kind: Literal["", "melee", "ranged"] = ""
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


# --- How effects are put together --------------------------------------------


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
    """As the player likes, or not at all."""

    effect: "Effect"


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

# --- How a text comes to act: abilities --------------------------------------


EventName: TypeAlias = Literal[
    "Attack",
    "Damage",
    "Recruit",
    "Defeat",
    "Revive",
    "Clear",
    "Move",
    "Cast",
    "Play",
    "Activate",
    "Expire",
    "Draw",
    "Discard",
]


class On(Node):
    """An event as a text describes it: its kind, who acts, and which piece plays which role.

    `line` narrows what is played: an order, or something `lasting` (an Operation or a Trap). `melee`:
    a Melee Attack only. `first`: the first attack on the target in each Round.
    """

    event: EventName
    by: Side = "any"
    roles: tuple[tuple[str, Group], ...] = ()
    line: Literal["", "order", "lasting"] = ""
    melee: bool = False
    first: bool = False


class Passive(Node):
    """Works while the text is available (PT5-703)."""

    modifier: Modifier


class After(Node):
    """A Reaction: once one of these events has resolved (PT5-704)."""

    events: tuple[On, ...]
    effect: Effect


class Before(Node):
    """A replacement: as an attack is made on its target, before anybody is attacked."""

    on: On
    effect: Effect


class At(Node):
    """At the start or end of turns (`side`: whose), Waves (`row`: of that row) or Rounds."""

    edge: Literal["start", "end"]
    of: Literal["turn", "wave", "round"]
    effect: Effect
    side: Side = "any"
    row: Literal["", "vanguard", "flank", "rear"] = ""


class Spell(Node):
    """A starred action taken in place of an attack (PT5-701)."""

    effect: Effect


class Power(Node):
    """An attack power: a starred action in place of an attack, which counts as one (PT1-701, PT1-702)."""

    effect: Effect


class Action(Node):
    """A Leader's own action (PT5-410)."""

    effect: Effect
    price: Literal["plain", "free", "long"] = "plain"
    limited: bool = False


Ability: TypeAlias = Passive | After | Before | At | Spell | Power | Action


class Order(Node):
    """The Order line (PT5-411)."""

    effect: Effect


class Operation(Node):
    """The Operation line: its abilities work while it is in play (PT5-424)."""

    abilities: tuple[Ability, ...]


class Trap(Node):
    """The Trap line: its condition, whether it breaks in before that goes on or after it, and its effect."""

    when: Literal["declared", "finished"]
    on: On
    effect: Effect


Lower: TypeAlias = Order | Operation | Trap


class Fighter(Node):
    """The numbers of a Hero or a Leader."""

    attack: int
    life: int


class Card(Node):
    """A printed card: what every piece that bears its id can do (PT5-115)."""

    id: str
    hero: Fighter
    leader: Fighter
    ability: tuple[Ability, ...]
    vanguard: tuple[Ability, ...]
    flank: tuple[Ability, ...]
    rear: tuple[Ability, ...]
    line: Lower

"""The language of the cards: what a spell, a basic attack or a monster may say.

Words are data and never act. `effects`, `amounts` and `standing` give them behaviour, `text` gives them
a phrase in each language; a word that lacks either stops the start-up.
"""

from typing import Literal, TypeAlias

from app.kernel.node import Node

Element: TypeAlias = Literal["fire", "earth", "water", "light", "shadow"]
ELEMENTS: tuple[Element, ...] = ("fire", "earth", "water", "light", "shadow")

Whom: TypeAlias = Literal["you", "a-player", "another-player", "each-player", "each-other-player", "killer"]
"""Players, as said by the card of a player; of a monster's, `killer` is whoever defeated it."""

Kind: TypeAlias = Literal["basic", "spell", "card"]

# --- Which monsters ------------------------------------------------------------


class Monsters(Node):
    """Revealed monsters: one of the player's choice, each, each but the one just chosen, or the bearer itself.

    `life` admits only those at their printed HP or below it, `at_most` only those with so many HP or
    fewer (0: any), `elemental` all but the Dungeon Lord.
    """

    scope: Literal["one", "each", "others", "this"] = "one"
    elemental: bool = False
    at_most: int = 0
    life: Literal["", "damaged", "undamaged"] = ""


# --- Conditions ------------------------------------------------------------------


class Defeated(Node):
    """The sentence before has defeated its monster, or has not."""

    yes: bool = True


class Weak(Node):
    """You have so many HP or fewer."""

    at_most: int


class Is(Node):
    """The chosen monster is damaged, or undamaged."""

    life: Literal["damaged", "undamaged"]


Condition: TypeAlias = Defeated | Weak | Is

# --- Numbers -----------------------------------------------------------------------


class Plus(Node):
    """A number, and `per` more for each of something of yours.

    `kin`: cards of its element that you played before it this turn; `kills`: monsters you have
    defeated this turn; `combo`: combo points you have; `hand`: cards in your Hand.
    """

    base: int
    per: int
    of: Literal["kin", "kills", "combo", "hand"]


class Or(Node):
    """A number, or another one under a condition."""

    base: int
    otherwise: int
    when: Condition


Number: TypeAlias = int | Plus | Or

# --- What happens --------------------------------------------------------------------


class Damage(Node):
    """Deal damage to monsters: one effect each time that it is said (PG-606, PG-607)."""

    n: Number
    to: Monsters = Monsters()


class Defeat(Node):
    """Defeat a monster, which is no damage."""

    which: Monsters


class Lose(Node):
    """Players lose HP. A spell says that they lose it, a monster that it deals them damage."""

    n: int
    whom: Whom = "you"


class Heal(Node):
    """Players heal HP, never above what they started with (PG-R15)."""

    n: Number
    whom: Whom = "you"


class Draw(Node):
    """Players draw cards."""

    n: int
    whom: Whom = "you"


class Discard(Node):
    """Players discard a card of their Hand, which they choose, or the one in their reserve (PG-R32)."""

    whom: Whom = "you"
    zone: Literal["hand", "reserve"] = "hand"


class Regain(Node):
    """Take a card of this kind from your discard pile into your Hand."""

    kind: Kind


class Take(Node):
    """Take the card in another player's reserve into your Hand."""


class Gain(Node):
    """Gain combo points."""

    n: int
    whom: Whom = "you"


class Restore(Node):
    """Monsters restore HP, never above what is printed."""

    n: int
    which: Monsters


class Look(Node):
    """Look at the top monsters of the dungeon deck and reorder them; never the Dungeon Lord (PG-R34)."""

    n: int


class Bury(Node):
    """Put a monster under the dungeon deck, but above the Dungeon Lord (PG-R34)."""

    which: Monsters


class Shield(Node):
    """Players lose no HP at the end of this turn."""

    whom: Whom = "you"


class Boost(Node):
    """Your basics deal so much more damage this turn, or your next damage effect does."""

    n: int
    what: Literal["basics", "next"]


class Again(Node):
    """Repeat the first effect of the last spell you played this turn."""


# --- Joining ---------------------------------------------------------------------------


class Then(Node):
    """One after the other."""

    effects: tuple["Effect", ...]


class Choose(Node):
    """One of these."""

    effects: tuple["Effect", ...]


class May(Node):
    """You may pay the cost; if you do, the effect follows."""

    cost: "Effect"
    effect: "Effect"


class If(Node):
    """The effect, under a condition."""

    when: Condition
    effect: "Effect"


Effect: TypeAlias = (
    Damage
    | Defeat
    | Lose
    | Heal
    | Draw
    | Discard
    | Regain
    | Take
    | Gain
    | Restore
    | Look
    | Bury
    | Shield
    | Boost
    | Again
    | Then
    | Choose
    | May
    | If
)

# --- What holds while a monster is revealed ----------------------------------------------


class Armour(Node):
    """Each damage effect deals so much less to it."""

    n: int


class Immune(Node):
    """Basics deal no damage to it; or nothing does; or only damage can defeat it."""

    to: Literal["basics", "damage", "all-but-damage"]


class Guard(Node):
    """While it is undamaged no other monster can be chosen."""


class NoHealing(Node):
    """No player can heal."""


class Heavier(Node):
    """Whoever ends a turn without a kill loses so much more."""

    n: int


Rule: TypeAlias = Armour | Immune | Guard | NoHealing | Heavier

# --- Abilities of monsters -----------------------------------------------------------------


class WhenDefeated(Node):
    """What happens once somebody has claimed it (PG-R30)."""

    effect: Effect


class WhenRevealed(Node):
    """What happens when it replaces another; not in the set-up (PG-R33)."""

    effect: Effect


class EndOfTurn(Node):
    """What happens at the end of each turn while it is revealed (PG-R35)."""

    effect: Effect


class While(Node):
    """What holds while it is revealed; `beside`: only while another monster is."""

    rule: Rule
    beside: bool = False


Triggered: TypeAlias = WhenDefeated | WhenRevealed | EndOfTurn
Ability: TypeAlias = Triggered | While

# --- Cards -----------------------------------------------------------------------------------


class Alternate(Node):
    """An effect that may take the place of the first once so many SP are reached (PG-401 to PG-404)."""

    sp: int
    effect: Effect


class Spell(Node):
    """A spell: without an element it is Neutral. Each symbol brings a basic of its element (PG-304)."""

    id: str
    element: Element | Literal[""]
    symbols: int
    effect: Effect
    alternate: Alternate | None = None


class Basic(Node):
    """A basic attack."""

    id: str
    element: Element
    effect: Effect


class Monster(Node):
    """A monster; the Dungeon Lord has no element."""

    id: str
    element: Element | Literal[""]
    hp: int
    fame: int
    abilities: tuple[Ability, ...] = ()


Card: TypeAlias = Spell | Basic | Monster

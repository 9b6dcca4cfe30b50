"""Editions: what one edition of the rules does otherwise than the other. All else they share."""

from typing import Literal, NamedTuple

from app.games.pixel_tactics.cards import OUT_OF_ORDER, TILED_REALM
from app.games.pixel_tactics.words import Card


class Edition(NamedTuple):
    """One edition.

    `reserve` is how many Slots lie behind a Unit, `hand_limit` the Hand with which nobody draws (None: no
    limit), `least_actions` what texts leave of a turn at least. `wide_ceasefire`: in Round 1 nothing at all
    reaches the rival, not only no attack. `clash`: who reveals the same Leader chooses again. `intercept`:
    whether it turns a shot on itself or stops it from being aimed. `starred` are the actions of which a Hero
    takes one a turn; `settles`: who has moved cannot attack in that Wave. `order_first`: who is defeated by
    an Order is answered when that is done. `last_words`: of those who fall, whether each answers only its own
    defeat. `tie`: whose Leader each takes.
    """

    name: str
    cards: dict[str, Card]
    reserve: int
    hand_limit: int | None
    least_actions: int
    wide_ceasefire: bool
    clash: bool
    intercept: Literal["turns", "stops"]
    starred: frozenset[str]
    settles: bool
    order_first: bool
    last_words: Literal["any", "own"]
    tie: Literal["own", "other"]


FIFTH = Edition(
    "pixel_tactics_5",
    OUT_OF_ORDER,
    reserve=3,
    hand_limit=5,  # PT5-402
    least_actions=0,
    wide_ceasefire=True,  # PT5-352 to 355
    clash=False,  # R07
    intercept="turns",  # R26
    starred=frozenset({"Recruit", "Attack", "Cast", "Shift", "Switch"}),  # PT5-501
    settles=False,
    order_first=False,
    last_words="any",  # R34
    tie="other",  # PT5-1006
)

FIRST = Edition(
    "pixel_tactics",
    TILED_REALM,
    reserve=0,  # PT1-111
    hand_limit=None,  # PT1-402
    least_actions=1,  # PT1-R26
    wide_ceasefire=False,  # PT1-351
    clash=True,  # PT1-209
    intercept="stops",  # PT1-R16
    starred=frozenset({"Attack", "Cast"}),  # PT1-406, PT1-R12
    settles=True,  # PT1-411
    order_first=True,  # PT1-705
    last_words="own",
    tie="own",  # PT1-905
)

EDITIONS = {edition.name: edition for edition in (FIFTH, FIRST)}

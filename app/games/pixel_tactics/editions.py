"""Editions: what one edition of the rules does otherwise than the other. All else they share."""

from typing import Literal, NamedTuple

from app.games.pixel_tactics.cards import OUT_OF_ORDER, TILED_REALM
from app.games.pixel_tactics.words import Card


class Edition(NamedTuple):
    """One edition."""

    name: str
    cards: dict[str, Card]
    reserve: int
    """Slots behind a Unit."""
    least_actions: int
    """What texts leave of a turn at least."""
    wide_ceasefire: bool
    """In Round 1 nothing at all reaches the rival, not only no attack."""
    clash: bool
    """Who reveals the same Leader chooses again."""
    intercept: Literal["turns", "stops"]
    """Whether it turns a shot on itself or stops it from being aimed."""
    starred: frozenset[str]
    """The actions of which a Hero performs one a turn, by their steps."""
    settles: bool
    """Who has moved cannot attack in that Wave."""
    renews: bool
    """Who is revived may attack, even if it was recruited or moved in that Wave before it fell."""
    order_first: bool
    """Who is defeated by an Order is answered when that is done."""
    last_words: Literal["any", "own"]
    """Of those who fall, whether each answers only its own defeat."""
    tie: Literal["own", "other"]
    """Whose Leader each takes."""
    called: dict[str, str]
    """The actions that go by another name, by their steps."""


FIFTH = Edition(
    "pixel_tactics_5",
    OUT_OF_ORDER,
    reserve=3,  # PT5-204
    least_actions=0,  # PT5-304
    wide_ceasefire=True,  # PT5-352 to 355
    clash=False,  # PT5-R07
    intercept="turns",  # PT5-R26
    starred=frozenset({"Recruit", "Attack", "Cast", "Shift", "Switch"}),  # PT5-501
    settles=False,
    renews=False,  # PT5-R45
    order_first=False,
    last_words="any",  # PT5-R34
    tie="other",  # PT5-1006
    called={},
)

FIRST = Edition(
    "pixel_tactics",
    TILED_REALM,
    reserve=0,  # PT1-111
    least_actions=1,  # PT1-R26
    wide_ceasefire=False,  # PT1-R07
    clash=True,  # PT1-209
    intercept="stops",  # PT1-R16
    starred=frozenset({"Attack", "Cast"}),  # PT1-406, PT1-R12
    settles=True,  # PT1-411
    renews=True,  # PT1-R29
    order_first=True,  # PT1-705
    last_words="own",  # PT1-R28
    tie="own",  # PT1-905
    called={"Cast": "power", "Shift": "restructure"},
)

EDITIONS = {edition.name: edition for edition in (FIFTH, FIRST)}

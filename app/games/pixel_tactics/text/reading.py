"""What can be read off the words of a card before any language says them."""

from collections.abc import Iterable
from typing import TypeGuard

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Use
from app.kernel.node import Node, replace

THIS = w.Group("fighter", this=True)
"""The bearer of the text."""


def many(group: w.Group) -> bool:
    """Whether a group, spoken of as a whole, may be more than one piece."""
    return group.near == "both" or not unique(group)


def unique(group: w.Group) -> bool:
    """Whether there can be only one such piece (or, of `near` both, one of each)."""
    return group.this or bool(group.near) or (group.kind == "leader" and group.side in ("yours", "rival"))


def head(number: w.Number) -> int:
    """The number that is said first: the base, or what each one counted adds to nothing."""
    return number if isinstance(number, int) else number.base or number.per


def equal(number: w.Number) -> TypeGuard[w.Sum]:
    """Whether the number is simply that of something else."""
    return isinstance(number, w.Sum) and isinstance(number.of, w.AttackOf | w.RoundNumber)


def counted_from(word: w.Pieces) -> w.Group:
    """The group that is counted; a row is the bearer's, or, where each piece counts for itself, that piece's."""
    around = word.around and word.group.row == "this"
    return replace(word.group, row="like") if around else word.group


def pair(one: w.Pick, other: w.Pick) -> w.Group | None:
    """What two picks are two of, where nothing but the first sets them apart."""
    if isinstance(one.of, w.Group) and other.of == replace(one.of, but=one.name):
        return one.of
    return None


def per_piece(number: w.Number) -> Use:
    """The use of a subject: one by one where the number differs from piece to piece."""
    if isinstance(number, int):
        return "subject"
    match number.of:
        case w.Pieces(around=True) | w.Counters(on=None):
            return "each"
        case _:
            return "subject"


def conditional(word: w.Effect | w.Modifier) -> w.Effect | w.Modifier:
    """An effect on the bearer under a condition is told as a conditional effect."""
    if isinstance(word, w.Give) and isinstance(word.to, w.Group) and word.to.this and word.to != THIS:
        return w.If(w.Exists(word.to), replace(word, to=THIS))
    return word


def bundles(abilities: Iterable[w.Ability]) -> list[w.Ability | list[w.Modifier]]:
    """The abilities, with neighbouring passives of one subject together."""
    found: list[w.Ability | list[w.Modifier]] = []
    last: object = None
    for ability in abilities:
        if not isinstance(ability, w.Passive):
            found.append(ability)
            last = None
            continue
        subject = _subject(ability.modifier)
        if subject is not None and subject == last:
            bundle = found[-1]
            assert isinstance(bundle, list)
            bundle.append(ability.modifier)
        else:
            found.append([ability.modifier])
        last = subject
    return found


def keyword(word: Node) -> bool:
    """Whether this is an ability of the bearer that is said by its name alone."""
    return isinstance(word, w.Has) and word.whom == THIS and word.word in ("ranged", "intercept")


def _subject(modifier: w.Modifier) -> object:
    if isinstance(modifier, w.While):
        return modifier.when, _subject(modifier.modifier)
    if isinstance(modifier, w.Price):
        return "price", modifier.side, modifier.price
    if isinstance(modifier, w.Forbid):
        return "forbid", modifier.side, modifier.beyond > 0, modifier.rows
    return None if keyword(modifier) else getattr(modifier, "whom", None)

"""Mages, who are mostly neighbours: lamps, rain, mirrors and compost."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

FOE_IN_MELEE = but(RIVAL_FIGHTER, melee=True)
LOOKED = w.Cards("looked")


def reordered(side: w.Side) -> w.Effect:
    """The top three cards of a Deck, in any order."""
    return look("deck", side, 3, w.Clause((w.Pick("order", w.Sequence()),), w.Reorder(the("order"))))


LAMP_MAGE = card(
    "lamp-mage",
    hero=(1, 5),
    leader=(4, 22),
    ability=w.At("start", "wave", look("hand", "rival")),
    vanguard=power(picking(a(RIVAL_HERO))(lasting("round", w.Barred(IT, spells=False)))),
    flank=power(look("hand", "rival", 0, discard(a(LOOKED)))),
    rear=power(
        picking(a(but(RIVAL_HERO, melee=True)), a(but(FOE_IN_MELEE, but="it"), "other"))(w.Strike(IT, OTHER, "melee"))
    ),
    line=order(w.DiscardAtRandom(2, "rival")),
)

RAIN_CALLER = card(
    "rain-caller",
    hero=(2, 5),
    leader=(1, 17),
    ability=end_of_wave(damage(1, but(RIVAL_FIGHTER, row="wave"))),
    vanguard=power(damage(2, FOE_IN_MELEE)),
    flank=power(picking(a(w.RowOf("yours"), "row"))(heal(2, but(YOUR_FIGHTER, row="picked")))),
    rear=power(then(damage(2, a(RIVAL_HERO)), w.Shove(IT, "push"))),
    line=order(damage(4, but(RIVAL_FIGHTER, row="wave"))),
)

MIRROR_MAGE = card(
    "mirror-mage",
    hero=(3, 4),
    leader=(4, 20),
    ability=always(w.Mirror()),
    vanguard=after(melee(target=THIS), damage(w.Sum(0, w.AttackOf(the("attacker"))), the("attacker"))),
    flank=power(picking(a(w.Group("hero", other=True, casting=True)))(w.CarryOut(IT, "power"))),
    rear=power(damage(w.Sum(0, w.AttackOf(IT)), a(RIVAL_HERO))),
    line=order(picking(a(w.Cards("discard", "any", "order")))(w.CarryOut(CARD, "order"))),
)

STAR_READER = card(
    "star-reader",
    hero=(2, 5),
    leader=(1, 14),
    ability=w.At("start", "round", look("deck", "yours", 3, then(take(a(LOOKED)), w.Bury()))),
    vanguard=power(then(look("hand", "rival"), draw(1))),
    flank=power(then(draw(1), if_(w.MoreCards(), draw(1)))),
    rear=power(then(choose(reordered("yours"), reordered("rival")), draw(1))),
    line=order(then(look("deck", "yours", 0, take(a(LOOKED))), shuffle)),
)

GRAVE_GARDENER = card(
    "grave-gardener",
    hero=(2, 5),
    leader=(3, 21),
    ability=(always(w.Has("risen", YOUR_CORPSE)), always(w.Strength(2, YOUR_CORPSE, set=True))),
    vanguard=power(picking(a(CORPSE), a(FOE_IN_MELEE, "other"))(then(send(IT, "discard"), damage(3, OTHER)))),
    flank=power(send(a(YOUR_CORPSE), "hand")),
    rear=power(revive(a(YOUR_CORPSE), left=2)),
    line=order(revive(a(YOUR_CORPSE))),
)

EMBER_SCRIBE = card(
    "ember-scribe",
    hero=(3, 4),
    leader=(3, 18),
    ability=always(w.Harm(+1, RIVAL_FIGHTER, ("order",))),
    vanguard=power(
        picking(a(w.Cards("hand"), "cards", up_to=3), a(FOE_IN_MELEE))(
            then(w.Discard(the("cards")), damage(w.Sum(0, w.Removed("cards"), 2), IT))
        )
    ),
    flank=power(split(3, RIVAL_FIGHTER)),
    rear=power(then(damage(3, a(RIVAL_FIGHTER)), damage(1, THIS))),
    line=order(split(6, RIVAL_HERO)),
)

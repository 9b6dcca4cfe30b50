"""Beasts, who keep offices: thorns, teeth, wings and appetites."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

FOE_IN_MELEE = but(RIVAL_FIGHTER, melee=True)
DAMAGED_FOE = but(RIVAL_FIGHTER, hurt="damaged")
WEAK_RIVAL = but(RIVAL_HERO, weak=2)
BY_A_FOE = the("attacker")

HEDGEHOG_GUARD = card(
    "hedgehog-guard",
    hero=(1, 6),
    leader=(4, 19),
    ability=after(melee(attacker=RIVAL_FIGHTER, target=YOUR_HERO), damage(2, BY_A_FOE)),
    vanguard=(INTERCEPT, after(melee(target=THIS), damage(2, BY_A_FOE))),
    flank=after(on("Attack", attacker=RIVAL_FIGHTER, target=YOUR_FIGHTER), damage(1, BY_A_FOE)),
    rear=(RANGED, always(w.Strength(+1, THIS))),
    line=order(damage(3, FOE_IN_MELEE)),
)

MOON_WOLF = card(
    "moon-wolf",
    hero=(5, 6),
    leader=(6, 17),
    ability=always(w.Strength(+1, YOUR_HERO, against="damaged")),
    vanguard=always(w.Has("hunting", THIS)),
    flank=always(w.Strength(w.Sum(0, w.Pieces(but(FOE_IN_MELEE, hurt="damaged"))), THIS)),
    rear=after(on("Defeat", hero=RIVAL_HERO), draw(1)),
    line=order(defeat(a(but(RIVAL_HERO, hurt="damaged")))),
)

CELLAR_BAT = card(
    "cellar-bat",
    hero=(3, 4),
    leader=(3, 18),
    ability=after(on("Damage", dealer=YOUR_HERO, receiver=RIVAL_FIGHTER), heal(1, THIS)),
    vanguard=after(on("Attack", attacker=THIS), may(picking(slot())(w.Relocate(THIS, THERE)))),
    flank=power(then(damage(2, a(RIVAL_FIGHTER)), heal(2, YOUR_LEADER))),
    rear=power(move_damage(2, a(but(YOUR_FIGHTER, hurt="damaged")), a(RIVAL_FIGHTER, "other"))),
    line=order(picking(a(WEAK_RIVAL), slot())(w.Control(IT, THERE))),
)

TOWER_OWL = card(
    "tower-owl",
    hero=(3, 5),
    leader=(2, 19),
    ability=always(w.Has("ranged", but(YOUR_HERO, row="behind"))),
    vanguard=RANGED,
    flank=always(w.Has("ranged", NEIGHBOURS)),
    rear=(RANGED, always(w.Has("piercing", THIS))),
    line=order(picking(a(w.Cards("discard")))(then(take(CARD), draw(1)))),
)

MUD_TOAD = card(
    "mud-toad",
    hero=(1, 7),
    leader=(1, 14),
    ability=always(w.Aiming()),
    vanguard=(INTERCEPT, after(on("Defeat", hero=THIS), w.DiscardAtRandom(1, "rival"))),
    flank=before(on("Attack", attacker=RIVAL_FIGHTER, target=YOUR_LEADER), may(stand_in)),
    rear=power(then(damage(2, a(RIVAL_HERO)), w.Shove(IT, "pull"))),
    line=order(defeat(a(WEAK_RIVAL))),
)

BRIDGE_GOAT = card(
    "bridge-goat",
    hero=(4, 6),
    leader=(8, 17),
    ability=always(w.Has("intercept", YOUR_HERO)),
    vanguard=(INTERCEPT, while_(w.Exists(SUPPORTER, none=True), w.Strength(+2, THIS))),
    flank=(always(w.Has("intercept", FORERUNNER)), always(w.Harm(-1, FORERUNNER, BY_ATTACKS))),
    rear=after(on("Recruit", hero=RIVAL_HERO), damage(1, the("hero"))),
    line=order(picking(a(w.ColumnOf("rival"), "column"))(damage(4, but(RIVAL_FIGHTER, column="picked")))),
)

HONEY_BEAR = card(
    "honey-bear",
    hero=(3, 10),
    leader=(1, 33),
    ability=after(on("Defeat", hero=YOUR_HERO), damage(2, THIS)),
    vanguard=INTERCEPT,
    flank=always(w.DivertDamage(NEIGHBOURS)),
    rear=end_of_wave(heal(2, THIS)),
    line=order(w.Clause((each(CORPSE),), then(send(THEM, "discard"), heal(w.Sum(0, w.Removed("them")), YOUR_LEADER)))),
)

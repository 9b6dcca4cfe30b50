"""Walls, loaves and levers: the cards that guard, mend, strengthen and move about."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

HURT_THIS = w.Exists(but(THIS, hurt="damaged"))

FERRYKEEPER = card(
    "ferrykeeper",
    hero=(2, 7),
    leader=(4, 20),
    ability=always(w.Price("move", "yours", "free")),
    vanguard=(INTERCEPT, after(on("Move", hero=but(YOUR_HERO, other=True)), heal(2, the("hero")))),
    flank=spell(picking(a(YOUR_HERO), slot())(then(w.Relocate(IT, THERE), lasting("slot", w.Harm(-1, IT))))),
    rear=spell(then(send(a(but(YOUR_HERO, other=True)), "hand"), recruit_into(IT))),
    line=order(rearrange()),
)

NIGHT_BAKER = card(
    "night-baker",
    hero=(1, 8),
    leader=(2, 18),
    ability=end_of_wave(heal(1, but(YOUR_HERO, idle="wave"))),
    vanguard=(INTERCEPT, after(on("Attack", target=THIS), heal(1, YOUR_LEADER))),
    flank=always(w.Life(+2, NEIGHBOURS)),
    rear=spell(move_damage(4, a(but(YOUR_FIGHTER, hurt="damaged")), a(but(YOUR_FIGHTER, but="it"), "other"))),
    line=operation(end_of_turn(heal(1, YOUR_FIGHTER))),
)

SOLDER_SMITH = card(
    "solder-smith",
    hero=(4, 7),
    leader=(4, 16),
    ability=always(w.Strength(+2, but(YOUR_HERO, hurt="damaged"))),
    vanguard=after(on("Damage", receiver=THIS), damage(2, the("dealer"))),
    flank=always(w.Strength(+2, FORERUNNER)),
    rear=spell(picking(a(YOUR_HERO))(choose(give("intercept", IT), give("ranged", IT)))),
    line=order(then(give("attack", a(YOUR_HERO), +1, 2), give("life", IT, +2))),
)

CLOCK_WINDER = card(
    "clock-winder",
    hero=(1, 7),
    leader=(3, 15),
    ability=always(w.MoreActions(+1, ("vanguard", "rear"))),
    vanguard=(INTERCEPT, always(w.Strength(w.Sum(0, w.RoundNumber()), THIS, set=True))),
    flank=spell(
        then(
            picking(a(w.Cards("reserve", "any", "operation")))(
                choose(w.Place("time", +2, CARD), w.Place("time", -2, CARD))
            ),
            draw(1),
        )
    ),
    rear=after(on("Play", "yours", "lasting"), actions(+1)),
    line=operation(after(on("Expire", operation=THIS), damage(5, but(RIVAL_FIGHTER, melee=True)))),
)

DOOR_GUARD = card(
    "door-guard",
    hero=(3, 10),
    leader=(4, 18),
    ability=always(w.Harm(-1, but(YOUR_HERO, row="vanguard"))),
    vanguard=(INTERCEPT, always(w.Harm(-2, THIS, ("ranged",)))),
    flank=always(w.DivertAttack(YOUR_LEADER)),
    rear=(RANGED, while_(w.Exists(but(YOUR_LEADER, hurt="damaged")), w.Strength(+1, THIS))),
    line=declared(
        on("Attack", attacker=RIVAL_FIGHTER),
        then(negate, damage(w.Sum(0, w.AttackOf(the("attacker"))), the("attacker"))),
    ),
)

CHARGE_CANNONEER = card(
    "charge-cannoneer",
    hero=(4, 4),
    leader=(8, 14),
    ability=w.Action(strike(a(but(YOUR_HERO, row="wave")), kind="ranged", bonus=+2), "long", limited=True),
    vanguard=(RANGED, w.At("end", "round", give("attack", but(THIS, idle="round"), +2))),
    flank=(always(w.Strength(+1, SUPPORTER)), always(w.Has("piercing", SUPPORTER))),
    rear=(RANGED, while_(w.Exists(FORERUNNER, none=True), w.Strength(+1, THIS))),
    line=order(picking(a(w.ColumnOf("rival"), "column"))(damage(5, but(RIVAL_HERO, column="picked")))),
)

RETIRED_BOSS = card(
    "retired-boss",
    hero=(6, 7),
    leader=(0, 34),
    ability=always(w.Harm(+1, YOUR_HERO)),
    vanguard=after(
        on("Attack", attacker=THIS),
        if_(w.Exists(but(HERO, among=("target",), hurt="lethal")), defeat(the("target"))),
    ),
    flank=(while_(HURT_THIS, w.Strength(+2, THIS)), while_(HURT_THIS, w.Harm(-1, THIS))),
    rear=(RANGED, always(w.Strength(-3, THIS))),
    line=order(picking(a(w.RowOf("any"), "row"))(damage(6, but(HERO, row="picked")))),
)

PATCH_NURSE = card(
    "patch-nurse",
    hero=(1, 8),
    leader=(1, 20),
    ability=after(on("Damage", receiver=THIS), may(move_damage(2, THIS, a(YOUR_HERO)))),
    vanguard=(
        INTERCEPT,
        always(w.DivertDamage(but(YOUR_FIGHTER, other=True, column="this"), ("spell", "order"))),
    ),
    flank=spell(move_damage(2, a(but(YOUR_HERO, hurt="damaged")), a(RIVAL_HERO, "foe"))),
    rear=spell(picking(a(w.RowOf("yours"), "row"))(heal(2, but(YOUR_FIGHTER, row="picked")))),
    line=order(choose(heal(10, a(YOUR_HERO)), heal(4, YOUR_LEADER))),
)

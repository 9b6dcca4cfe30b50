"""Bugs and cheers: the cards that live by Virus, by Zeal, and by those who come back."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

WITH_VIRUS = but(RIVAL_HERO, bearing="virus")
WITH_ZEAL = but(YOUR_HERO, bearing="zeal")

CONTINUE_CLERK = card(
    "continue-clerk",
    hero=(2, 4),
    leader=(2, 16),
    ability=w.Action(then(revive(a(but(YOUR_CORPSE, row="wave"))), give("life", IT, -2)), limited=True),
    vanguard=after(on("Defeat", hero=THIS), may(send(the("hero"), "hand"))),
    flank=spell(pay(send(a(YOUR_CORPSE), "discard"), draw(2))),
    rear=spell(picking(a(w.Cards("discard", "yours"), "hero"), slot("rear"))(w.Recruit(the("hero"), THERE))),
    line=order(then(revive(a(YOUR_CORPSE, up_to=2)), place("zeal", THEM))),
)

BUG_BREEDER = card(
    "bug-breeder",
    hero=(1, 4),
    leader=(2, 20),
    ability=(start_of_turn(place("virus", a(RIVAL_HERO))), always(w.Harm(+1, WITH_VIRUS))),
    vanguard=spell(then(place("virus", each(but(RIVAL_HERO, melee=True))), damage(1, THEM))),
    flank=spell(damage(w.Sum(2, w.Counters("virus", IT)), a(RIVAL_HERO))),
    rear=spell(then(spend(tokens("virus", RIVAL_HERO, 3)), damage(w.Sum(1, w.Removed()), RIVAL_LEADER))),
    line=operation(end_of_turn(then(place("virus", a(RIVAL_HERO)), damage(1, IT)))),
)

LAUNDRY_MOTH = card(
    "laundry-moth",
    hero=(3, 4),
    leader=(5, 19),
    ability=end_of_wave(if_(w.Exists(w.Slots("rival", "wave"), 2), damage(2, RIVAL_LEADER))),
    vanguard=always(w.Strength(w.Sum(0, w.Pieces(WITH_VIRUS)), THIS)),
    flank=after(on("Damage", dealer=NEIGHBOURS, receiver=HERO), place("virus", the("receiver"))),
    rear=spell(
        picking(a(w.ColumnOf("rival"), "column"))(
            then(
                place("virus", each(but(RIVAL_HERO, column="picked"))),
                damage(2, a(w.Group("hero", among=("them",)))),
            )
        )
    ),
    line=order(then(place("virus", a(RIVAL_HERO)), damage(3, WITH_VIRUS))),
)

CHEER_CAPTAIN = card(
    "cheer-captain",
    hero=(2, 7),
    leader=(3, 19),
    ability=(
        after(on("Damage", dealer=YOUR_HERO), place("zeal", the("dealer"))),
        always(w.Strength(+1, WITH_ZEAL)),
    ),
    vanguard=(
        INTERCEPT,
        after(on("Recruit", hero=YOUR_HERO), on("Revive", hero=YOUR_HERO), place("zeal", the("hero"))),
    ),
    flank=always(w.Strength(w.Sum(1, w.Counters("zeal")), FORERUNNER)),
    rear=spell(then(place("zeal", a(YOUR_HERO), 2), heal(2, IT))),
    line=order(then(place("zeal", each(YOUR_HERO)), lasting("wave", w.Strength(+1, THEM)))),
)

COIN_CHAPLAIN = card(
    "coin-chaplain",
    hero=(3, 6),
    leader=(4, 19),
    ability=w.Action(pay(discard(hand()), actions(+1)), "free", limited=True),
    vanguard=spell(then(spend(tokens("zeal", YOUR_HERO, 3)), split(w.Sum(2, w.Removed()), RIVAL_FIGHTER))),
    flank=(
        w.At("start", "wave", place("zeal", THIS), row="flank"),
        always(w.Strength(w.Sum(0, w.Counters("zeal")), THIS)),
    ),
    rear=after(on("Cast", caster=but(YOUR_HERO, other=True)), place("zeal", the("caster"))),
    line=order(choose(actions(+2), pay(spend(tokens("zeal", YOUR_HERO, 1)), actions(+3)))),
)

CHIPTUNE_BARD = card(
    "chiptune-bard",
    hero=(2, 6),
    leader=(2, 20),
    ability=always(w.Life(w.Sum(0, w.Pieces(but(YOUR_HERO, row="this", other=True), around=True)), YOUR_HERO)),
    vanguard=(INTERCEPT, while_(w.Exists(SUPPORTER), w.Harm(-1, THIS))),
    flank=after(on("Cast", caster=but(SUPPORTER, kind="hero")), may(strike(but(FORERUNNER, kind="hero")))),
    rear=spell(strike(a(but(YOUR_HERO, row="vanguard")), bonus=w.Sum(0, w.Counters("zeal", IT)))),
    line=operation(start_of_turn(place("zeal", a(YOUR_HERO))), always(w.Harm(-1, WITH_ZEAL))),
)

LITTLE_SIBLING = card(
    "little-sibling",
    hero=(4, 6),
    leader=(3, 17),
    ability=after(on("Draw", "rival"), draw(1)),
    vanguard=(INTERCEPT, while_(w.Second(), w.Strength(+2, THIS))),
    flank=(always(w.Has("intercept", FORERUNNER)), always(w.Harm(-1, FORERUNNER))),
    rear=(RANGED, after(on("Damage", dealer=THIS, receiver=HERO), place("virus", the("receiver")))),
    line=finished(on("Defeat", hero=YOUR_HERO), then(revive(the("hero")), place("zeal", the("hero")))),
)

SPRITE_RECYCLER = card(
    "sprite-recycler",
    hero=(5, 6),
    leader=(3, 17),
    ability=w.Action(pay(send(a(YOUR_CORPSE), "discard"), damage(2, a(RIVAL_FIGHTER, "foe"))), "free", limited=True),
    vanguard=always(w.Strength(w.Sum(0, w.Pieces(YOUR_CORPSE)), THIS)),
    flank=after(on("Defeat", hero=but(FORERUNNER, kind="hero")), damage(3, a(but(RIVAL_FIGHTER, melee=True)))),
    rear=after(on("Clear", "yours"), recruit_into(the("corpse"))),
    line=order(pay(defeat(a(YOUR_HERO)), defeat(a(RIVAL_HERO, "foe")))),
)

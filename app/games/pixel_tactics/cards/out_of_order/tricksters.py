"""Lights, strings and footnotes: the cards that look, take, forbid, copy and break in."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

LAMPLIGHTER = card(
    "lamplighter",
    hero=(2, 5),
    leader=(3, 19),
    ability=end_of_wave(damage(2, a(but(RIVAL_HERO, row="wave")))),
    vanguard=spell(then(damage(2, a(RIVAL_HERO)), give("no-intercept", IT))),
    flank=always(w.Has("ranged", NEIGHBOURS)),
    rear=(RANGED, always(w.Has("piercing", THIS))),
    line=operation(always(w.Forbid("activate", "rival")), start_of_turn(look("hand", "rival"))),
)

LAG_CONJURER = card(
    "lag-conjurer",
    hero=(1, 5),
    leader=(2, 23),
    ability=(always(w.Price("move", "rival", "long")), always(w.Price("clear", "rival", "long"))),
    vanguard=spell(then(place("virus", a(RIVAL_HERO), 2), lasting("your-turn", w.Barred(IT)))),
    flank=spell(actions(-1, "rival", "next")),
    rear=spell(give("attack", a(RIVAL_HERO), -1, 2)),
    line=declared(on("Cast", "rival"), then(negate, lasting("round", w.Barred(the("caster"))))),
)

PALETTE_SWAPPER = card(
    "palette-swapper",
    hero=(1, 5),
    leader=(3, 20),
    ability=always(w.Mirror()),
    vanguard=spell(picking(a(but(HERO, other=True, casting=True)))(w.CarryOut(IT, "spell"))),
    flank=always(w.Strength(w.Sum(0, w.AttackOf(RIVAL_HERO, printed=True)), THIS, set=True)),
    rear=after(on("Play", "rival", "order"), draw(1)),
    line=order(picking(a(w.Cards("discard", "any", "order")))(w.CarryOut(CARD, "order"))),
)

SCORE_KEEPER = card(
    "score-keeper",
    hero=(2, 5),
    leader=(2, 18),
    ability=after(on("Draw", "yours"), draw(1)),
    vanguard=(RANGED, after(on("Damage", dealer=THIS, receiver=RIVAL_LEADER), draw(1))),
    flank=spell(then(take(a(w.Cards("discard", "yours"))), discard(hand("other")))),
    rear=after(on("Discard", "yours"), damage(1, a(RIVAL_FIGHTER))),
    line=operation(after(on("Defeat", hero=HERO), draw(1))),
)

TOKEN_THIEF = card(
    "token-thief",
    hero=(3, 3),
    leader=(4, 19),
    ability=after(
        on("Damage", dealer=YOUR_HERO, receiver=RIVAL_LEADER),
        look("hand", "rival", then=discard(a(w.Cards("looked", "rival")))),
    ),
    vanguard=while_(w.MoreCards(), w.Strength(+2, THIS)),
    flank=spell(otherwise(w.DiscardAtRandom(1, "rival"), draw(2))),
    rear=(RANGED, always(w.Strength(+1, THIS, against="leader"))),
    line=order(
        look(
            "hand",
            "rival",
            then=may(picking(a(w.Cards("looked", "rival", "order")))(then(w.CarryOut(CARD, "order"), discard(CARD)))),
        )
    ),
)

RULES_LAWYER = card(
    "rules-lawyer",
    hero=(2, 7),
    leader=(3, 22),
    ability=(always(w.Forbid("cast", "rival", 1)), always(w.Forbid("order", "rival", 1))),
    vanguard=spell(give("no-power", a(RIVAL_HERO))),
    flank=spell(
        then(
            damage(w.Sum(2, w.Instead(4, w.Exists(but(HERO, among=("it",), bearing="extras")))), a(RIVAL_HERO)),
            w.Strip(IT),
        )
    ),
    rear=always(w.Forbid("order", "rival", rows=("rear",))),
    line=declared(on("Play", "rival", "order"), negate),
)

TRAPDOOR_CARPENTER = card(
    "trapdoor-carpenter",
    hero=(4, 7),
    leader=(3, 21),
    ability=after(on("Activate", "yours"), then(damage(2, a(RIVAL_FIGHTER)), draw(1))),
    vanguard=(INTERCEPT, while_(w.Exists(w.Cards("reserve", "yours", "trap")), w.Harm(-1, THIS))),
    flank=always(w.Harm(-1, YOUR_LEADER, ("melee", "ranged"))),
    rear=spell(then(look("traps", "rival"), otherwise(discard(a(w.Cards("reserve", "rival"))), draw(1)))),
    line=declared(on("Activate", "rival"), then(negate, set_again)),
)

JOYSTICK_WRANGLER = card(
    "joystick-wrangler",
    hero=(3, 5),
    leader=(4, 21),
    ability=after(on("Recruit", "rival"), push_or_pull(the("hero"))),
    vanguard=spell(then(damage(3, a(RIVAL_HERO)), push_or_pull(IT))),
    flank=spell(
        picking(a(RIVAL_HERO), a(w.Group("hero", "rival", row="like", like="it", but="it"), "victim"))(
            w.Strike(IT, the("victim"))
        )
    ),
    rear=spell(
        then(
            picking(a(HERO), a(w.Group("hero", "same", like="it", but="it"), "other"))(w.Swap(IT, the("other"))),
            may(damage(2, a(w.Group("hero", among=("it", "other")), "target"))),
        )
    ),
    line=order(picking(a(but(RIVAL_HERO, hurt="damaged")), slot())(w.Control(IT, THERE))),
)

SAVE_SEER = card(
    "save-seer",
    hero=(3, 2),
    leader=(1, 22),
    ability=w.At(
        "start",
        "round",
        look(
            "deck",
            "yours",
            4,
            then(
                take(a(w.Cards("looked", "yours"))),
                w.Clause((w.Pick("order", w.Sequence()),), w.Reorder(the("order"))),
            ),
        ),
    ),
    vanguard=(RANGED, after(on("Attack", attacker=THIS), look("deck", "yours", 1, may(w.Bury())))),
    flank=always(w.Harm(-2, YOUR_LEADER, ("ranged", "spell"))),
    rear=spell(then(look("deck", "yours", 0, take(a(w.Cards("looked", "yours", "lasting")))), shuffle)),
    line=finished(on("Recruit", "rival"), send(the("hero"), "deck")),
)

"""Artisans, who win the wars: iron, soup, maps, bells, clocks, rags and bargains."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

FOE_IN_MELEE = but(RIVAL_FIGHTER, melee=True)
ANOTHER = but(YOUR_HERO, other=True)

ANVIL_SMITH = card(
    "anvil-smith",
    hero=(4, 7),
    leader=(3, 18),
    ability=always(w.Life(+2, YOUR_HERO)),
    vanguard=while_(w.Exists(but(THIS, hurt="damaged")), w.Strength(+2, THIS)),
    flank=(always(w.Strength(+1, FORERUNNER)), always(w.Life(+3, FORERUNNER))),
    rear=power(picking(a(ANOTHER))(lasting("next-round", w.Strength(+3, IT)))),
    line=order(picking(a(YOUR_FIGHTER))(lasting("round", w.Strength(+4, IT)))),
)

CAMP_COOK = card(
    "camp-cook",
    hero=(1, 6),
    leader=(1, 16),
    ability=end_of_wave(heal(2, but(YOUR_FIGHTER, row="wave"))),
    vanguard=INTERCEPT,
    flank=end_of_wave(heal(1, NEIGHBOURS)),
    rear=power(heal(4, a(YOUR_FIGHTER))),
    line=order(then(heal(4, YOUR_LEADER), heal(2, YOUR_HERO))),
)

MAP_MAKER = card(
    "map-maker",
    hero=(1, 5),
    leader=(4, 21),
    ability=always(w.AnyRow()),
    vanguard=power(picking(a(RIVAL_HERO), a(but(RIVAL_HERO, but="it"), "other"))(w.Swap(IT, OTHER))),
    flank=power(picking(a(RIVAL_HERO), slot(side="rival"))(w.Relocate(IT, THERE))),
    rear=always(w.Price("restructure", "yours", "free", first=True)),
    line=order(then(rearrange(), draw(1))),
)

BELL_FOUNDER = card(
    "bell-founder",
    hero=(4, 7),
    leader=(3, 18),
    ability=after(on("Defeat", hero=YOUR_HERO), damage(2, a(FOE_IN_MELEE))),
    vanguard=(INTERCEPT, always(w.Life(w.Sum(0, w.Pieces(but(ANOTHER, row="vanguard"))), THIS))),
    flank=power(picking(a(w.ColumnOf("rival"), "column"))(damage(2, but(RIVAL_FIGHTER, column="picked")))),
    rear=power(damage(1, but(RIVAL_FIGHTER, hurt="damaged"))),
    line=order(damage(2, RIVAL_FIGHTER)),
)

CLOCK_MAKER = card(
    "clock-maker",
    hero=(2, 3),
    leader=(0, 14),
    ability=always(w.MoreActions(+1, ("flank", "rear"))),
    vanguard=power(strike(a(but(ANOTHER, row="this")))),
    flank=power(actions(-1, "rival", "next")),
    rear=power(actions(+2, "yours", "next")),
    line=order(then(draw(1), actions(+2))),
)

RAG_TAILOR = card(
    "rag-tailor",
    hero=(3, 4),
    leader=(4, 20),
    ability=after(on("Clear", "yours", corpse=YOUR_CORPSE), take(the("corpse"))),
    vanguard=(INTERCEPT, after(on("Defeat", hero=THIS), send(the("hero"), "hand"))),
    flank=after(on("Defeat", hero=NEIGHBOURS), draw(1)),
    rear=power(move_damage(3, a(but(YOUR_FIGHTER, hurt="damaged")), a(but(YOUR_FIGHTER, but="it"), "other"))),
    line=order(move_damage(3, a(but(YOUR_FIGHTER, hurt="damaged")), a(RIVAL_FIGHTER, "other"))),
)

MARKET_PEDLAR = card(
    "market-pedlar",
    hero=(4, 3),
    leader=(2, 23),
    ability=always(w.Forbid("repeat", "rival")),
    vanguard=power(w.DiscardChosen(1, "rival")),
    flank=power(picking(a(ANOTHER))(then(send(IT, "hand"), draw(1)))),
    rear=power(recruit(a(w.Cards("discard"), "hero"), slot())),
    line=order(
        look(
            "hand",
            "rival",
            0,
            picking(a(w.Cards("looked", kind="order")))(then(w.CarryOut(CARD, "order"), w.Discard(CARD))),
        )
    ),
)

"""Knights: walls, banners and lances, and the squire who is late."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.phrases import *  # noqa: F403 - the cards are written in phrases

YOUR_VANGUARD = but(YOUR_HERO, row="vanguard")

GATE_WARDEN = card(
    "gate-warden",
    hero=(1, 7),
    leader=(3, 23),
    ability=always(w.Harm(-1, YOUR_HERO, BY_ATTACKS)),
    vanguard=(INTERCEPT, always(w.Harm(-1, THIS, BY_ATTACKS))),
    flank=before(w.On("Attack", roles=(("target", YOUR_LEADER),), first=True), negate),
    rear=power(
        picking(a(YOUR_HERO), a(but(YOUR_HERO, but="it"), "other"))(
            then(w.Swap(IT, OTHER), heal(2, w.Group("hero", among=("it", "other"))))
        )
    ),
    line=order(damage(5, but(RIVAL_FIGHTER, row="vanguard"))),
)

BANNER_BEARER = card(
    "banner-bearer",
    hero=(2, 7),
    leader=(3, 18),
    ability=always(w.Strength(+2, YOUR_VANGUARD)),
    vanguard=(INTERCEPT, always(w.Strength(+1, but(YOUR_VANGUARD, other=True)))),
    flank=always(w.Strength(+2, NEIGHBOURS)),
    rear=after(on("Play", "yours", "order"), picking(a(YOUR_FIGHTER))(lasting("turn", w.Strength(+2, IT)))),
    line=order(may(recruit(hand("hero"), slot()), times=2)),
)

TILT_RIDER = card(
    "tilt-rider",
    hero=(6, 4),
    leader=(5, 20),
    ability=always(w.Has("nimble", YOUR_HERO)),
    vanguard=after(
        on("Attack", attacker=THIS, target=RIVAL_FIGHTER),
        damage(2, w.Group("fighter", near="supporter", like="target")),
    ),
    flank=after(on("Move", hero=THIS), lasting("round", w.Strength(+2, THIS))),
    rear=power(picking(slot("vanguard"))(then(w.Relocate(THIS, THERE), strike(THIS, "melee")))),
    line=order(strike(a(YOUR_VANGUARD, up_to=2))),
)

DRILL_SERGEANT = card(
    "drill-sergeant",
    hero=(3, 8),
    leader=(2, 15),
    ability=always(w.Price("recruit", "yours", "free", first=True)),
    vanguard=INTERCEPT,
    flank=always(w.Has("swift", NEIGHBOURS)),
    rear=(RANGED, while_(w.Second(), w.Strength(+1, THIS))),
    line=order(rearrange("rival")),
)

LAST_SQUIRE = card(
    "last-squire",
    hero=(3, 1),
    leader=(4, 20),
    ability=always(w.Has("ready", YOUR_HERO)),
    vanguard=after(on("Defeat", hero=THIS), then(send(the("hero"), "discard"), recruit_into(the("hero")))),
    flank=always(w.Strength(+3, FORERUNNER)),
    rear=RANGED,
    line=order(lasting("your-turn", w.Barred(RIVAL_HERO, spells=False))),
)

"""The monsters of the base set, five an element, and the two sides of the Dungeon Lord: HP, fame, and what they do."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

MONSTERS = (
    monster("grumpy-ember", "fire", 4, 1),
    monster("hot-potato", "fire", 6, 2, when_defeated(lose(2, "killer"))),
    monster("toaster-gremlin", "fire", 8, 2, when_defeated(damage(1, OTHERS))),
    monster("sauna-salamander", "fire", 11, 3, while_(heavier(1))),
    monster("dragon-on-a-diet", "fire", 14, 4, when_defeated(lose(1, "each-player"))),
    monster("lawn-gnome", "earth", 4, 1, when_defeated(heal(1, "killer"))),
    monster("pet-rock", "earth", 5, 1, while_(armour(1))),
    monster("mole-landlord", "earth", 8, 2, when_defeated(discard("killer"))),
    monster("snail-express", "earth", 11, 3, when_defeated(draw(1, "each-other-player"))),
    monster("retired-mountain", "earth", 14, 4, while_(immune("all-but-damage"))),
    monster("bubble-newt", "water", 4, 1, when_defeated(draw(1, "killer"))),
    monster("soggy-sock", "water", 6, 1),
    monster("bathtub-kraken", "water", 8, 2, when_defeated(discard("each-player"))),
    monster("puddle-troll", "water", 11, 3, at_end_of_turn(restore(1, THIS))),
    monster("leaky-leviathan", "water", 14, 4, when_defeated(restore(2, OTHERS))),
    monster("lost-firefly", "light", 4, 1, when_defeated(gain(1, "killer"))),
    monster("alarm-rooster", "light", 6, 1, when_defeated(draw(1, "each-other-player"))),
    monster("spotlight-diva", "light", 8, 2, while_(guard())),
    monster("halo-inspector", "light", 11, 3, while_(immune("basics"))),
    monster("sunday-seraph", "light", 14, 4, when_defeated(heal(1, "each-player"))),
    monster("sock-thief", "shadow", 4, 1, when_revealed(discard("each-player", "reserve"))),
    monster("dust-bunny", "shadow", 6, 1, when_defeated(lose(1, "killer"))),
    monster("midnight-accountant", "shadow", 8, 2, while_(no_healing())),
    monster("tax-wraith", "shadow", 11, 3, when_defeated(lose(1, "each-player"))),
    monster("insomniac-vampire", "shadow", 14, 4, when_defeated(lose(2, "killer"))),
)

LORD = lord("dungeon-lord", 18, 7, while_(armour(1), beside=True))
LORD_COOP = lord(
    "dungeon-lord-coop",
    25,
    0,
    while_(immune("damage"), beside=True),
    at_end_of_turn(lose(1, "each-other-player")),
)

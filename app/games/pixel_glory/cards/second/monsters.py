"""The elemental monsters of the second set: HP, fame, and what they do."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

MONSTERS = (
    monster("pilot-light", "fire", 5, 1, when_defeated(gain(1, "killer"))),
    monster("candle-snail", "fire", 5, 1, when_defeated(damage(1, OTHERS))),
    monster("curry-cat", "fire", 7, 1, when_defeated(lose(1, "killer"))),
    monster("kettle-imp", "fire", 7, 1),
    monster("barbecue-boar", "fire", 9, 2, when_defeated(heal(1, "each-player"))),
    monster("chimney-bat", "fire", 9, 2, when_revealed(lose(1, "each-player"))),
    monster("angry-chef", "fire", 12, 3, while_(heavier(1))),
    monster("lava-lamprey", "fire", 12, 3, when_defeated(lose(1, "each-player"))),
    monster("volcano-intern", "fire", 15, 4, when_defeated(damage(3, OTHERS))),
    monster("doorstop-turtle", "earth", 5, 1, while_(armour(1))),
    monster("turnip-knight", "earth", 7, 1, when_defeated(heal(1, "killer"))),
    monster("worm-of-the-week", "earth", 7, 1, when_defeated(draw(1, "killer"))),
    monster("hedge-hog", "earth", 9, 2, when_defeated(lose(1, "killer"))),
    monster("statue-on-break", "earth", 9, 2, while_(immune("basics"))),
    monster("bouncer-golem", "earth", 12, 3, while_(guard())),
    monster("badger-baron", "earth", 12, 3, when_defeated(discard("killer"))),
    monster("ex-continent", "earth", 15, 4, when_defeated(draw(1, "each-other-player"))),
    monster("paddling-duckling", "water", 5, 1, when_defeated(draw(1, "killer"))),
    monster("damp-ghost", "water", 7, 1, when_revealed(discard("each-player", "reserve"))),
    monster("sponge-cake-slime", "water", 7, 1, at_end_of_turn(restore(1, THIS))),
    monster("siren-on-mute", "water", 9, 2, while_(no_healing())),
    monster("teapot-storm", "water", 9, 2, when_defeated(damage(1, OTHERS))),
    monster("lifeguard-crab", "water", 12, 3, while_(immune("all-but-damage"))),
    monster("iceberg-tip", "water", 12, 3, when_defeated(restore(2, OTHERS))),
    monster("monday-maelstrom", "water", 15, 4, when_defeated(lose(1, "each-player"))),
)

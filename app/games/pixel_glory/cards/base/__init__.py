"""The base set: 36 spells, five basics, 25 elemental monsters and the Dungeon Lord."""

from app.games.pixel_glory.cards.base import basics, earth, fire, light, monsters, neutral, shadow, water

SPELLS = (*fire.SPELLS, *earth.SPELLS, *water.SPELLS, *light.SPELLS, *shadow.SPELLS, *neutral.SPELLS)
BASICS = basics.BASICS
MONSTERS = monsters.MONSTERS
LORD, LORD_COOP = monsters.LORD, monsters.LORD_COOP

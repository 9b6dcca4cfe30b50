"""The second set, for Expanded: 36 spells and 25 elemental monsters of Fire, Earth and Water."""

from app.games.pixel_glory.cards.second import earth, fire, monsters, water

SPELLS = (*fire.SPELLS, *earth.SPELLS, *water.SPELLS)
MONSTERS = monsters.MONSTERS

"""Pixel Glory: Light & Shadow, in every mode: an auction in the Town, then the monsters of the Dungeon."""

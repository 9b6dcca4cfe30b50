"""Pixelkeep: four tabletop card games, played online."""

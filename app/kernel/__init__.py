"""The machine that any card game runs on; it knows no game."""

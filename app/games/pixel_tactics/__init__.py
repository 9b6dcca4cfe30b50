"""Pixel Tactics: two Units face each other until a Leader falls."""

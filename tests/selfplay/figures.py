"""Figures: shares with their 95 % intervals."""

from math import sqrt

Z = 1.96


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; (0, 1) of nothing."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def shown(wins: float, games: int) -> str:
    """Such as "54.3 % [49.9, 58.6] of 500"."""
    low, high = interval(wins, games)
    share = wins / games if games else 0.5
    return f"{share:6.1%} [{low:.1%}, {high:.1%}] of {games}"

"""How well people play: ratings, seasons, leaderboards."""

"""The codes with which a socket is closed. From 4400 to 4499 they say what was wrong with the client's frames."""

MALFORMED = 4400
NO_SESSION = 4401
NO_SPECTATORS = 4403
"""Only those who sit at the table come in."""
UNKNOWN_TABLE = 4404
NO_HELLO = 4408
TOO_LARGE = 4413
OTHER_PROTOCOL = 4426
TOO_FREQUENT = 4429
TOO_SLOW = 1013
"""The client reads slower than the table plays: it may come back and get a `sync`."""
BUSY = 1013
"""Too many came at once, or the database is away: the client may come back a little later."""

"""Frames that no honest client sends: torn, foreign, out of order, too large, of the wrong types."""

import json
import random
from typing import Any

TYPES = (
    "hello", "lang", "resync", "move", "expand", "why", "nonce", "passing", "take-back", "claim", "say",
    "ping", "seek", "unseek", "play-bot", "sync", "update", "admin", "__proto__", "",
)  # fmt: skip
"""Those of both sockets, of the server, and of nobody; none that an honest client could end a table with."""

NAMES = ("type", "id", "decision", "path", "seat", "protocol", "lang", "nonce", "event", "turn", "fits", "text", "game")
TEXTS = (
    "",
    "a",
    "greedy",
    "0" * 32,
    "\u202e",
    "\ud800",
    "\x00",
    "'; DROP TABLE rows; --",
    "x" * 5000,
    "<script>",
    "NaN",
)
STEPS = ("card", "slot", "pass", "none", "amount", "seat", "done", "nonsense")


class Frames:
    """Frames in an order that a seed decides."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def next(self) -> str | bytes:
        dice = self._dice
        match dice.randrange(8):
            case 0:
                return dice.randbytes(dice.randrange(200))
            case 1:
                return "".join(chr(dice.randrange(32, 0x500)) for _ in range(dice.randrange(200)))
            case 2:
                whole = json.dumps(self._frame())
                return whole[: dice.randrange(len(whole) + 1)]
            case 3:
                return "[" * dice.randrange(1, 5000)
            case 4:
                return json.dumps(self._value(0))
            case _:
                return json.dumps(self._frame())

    def _frame(self) -> dict[str, Any]:
        dice = self._dice
        frame: dict[str, Any] = {"type": dice.choice(TYPES)}
        likely = {
            "id": dice.choice(("a", "b", f"{dice.randrange(10**6)}")),
            "decision": dice.choice((-1, 0, 1, 10**20, dice.randrange(50))),
            "path": [{"is": dice.choice(STEPS), **self._value(1, dict)} for _ in range(dice.randrange(4))],
            "protocol": dice.choice((1, 1, 1, 2)),
            "lang": dice.choice(("en", "es", "zh-Hant", "xx")),
            "nonce": "f" * 32,
            "seat": dice.randrange(-2, 5),
        }
        for name, value in likely.items():
            if dice.random() < 0.6:
                frame[name] = value
        if dice.random() < 0.3:
            frame[dice.choice(NAMES)] = self._value(1)
        return frame

    def _value(self, depth: int, kind: type | None = None) -> Any:
        dice = self._dice
        if kind is dict or (depth < 3 and dice.random() < 0.3):
            return {dice.choice(NAMES): self._value(depth + 1) for _ in range(dice.randrange(4))}
        if depth < 3 and dice.random() < 0.3:
            return [self._value(depth + 1) for _ in range(dice.randrange(4))]
        return dice.choice((None, True, False, 0, -1, 2**63, 1e308, 0.5, *TEXTS))

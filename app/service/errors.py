"""What can be wrong with a request: a code for programs, a message for people."""

from typing import Any


class Problem(Exception):
    """The request cannot be done; nothing was changed. `details` are what a program needs to say it in its words."""

    def __init__(self, code: str, message: str, rule: str = "", **details: Any) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.rule = rule
        self.details = details

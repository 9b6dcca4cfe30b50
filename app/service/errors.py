"""What can be wrong with a request: a code for programs, a message for people."""


class Problem(Exception):
    """The request cannot be done; nothing was changed."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.rule = rule

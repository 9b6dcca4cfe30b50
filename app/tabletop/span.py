"""Spans: a sentence in parts, so that a client can link a name to a piece or a card."""

from app.kernel.node import Node


class Span(Node, tag=False):
    """A run of text; `piece` is the audience's key and `card` the card it names, where it names one.

    Where `seat` is not -1, the text stands for whoever sits there: a client may put the name in
    its place, and nothing around it changes.
    """

    text: str
    piece: int = 0
    card: str = ""
    seat: int = -1


Spans = tuple[Span, ...]


def plain(spans: Spans) -> str:
    """The sentence as one string."""
    return "".join(span.text for span in spans)

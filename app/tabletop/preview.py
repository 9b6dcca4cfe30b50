"""Previews: what a choice would do, as far as the seat that makes it can know."""

from app.kernel.node import Node


class Preview(Node, tag=False):
    """What a choice would do to a piece: damage it would take (negative: healed), and whether it would fall.

    `also`: what it would do to others at the same moment.
    """

    piece: int
    damage: int
    falls: bool = False
    also: "tuple[Preview, ...]" = ()

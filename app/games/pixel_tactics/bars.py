"""Bars: what an action requires of a turn and of a piece. Here is what both editions require."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from app.games.pixel_tactics.allowances import any_row, price
from app.games.pixel_tactics.attacks import fresh, has_target
from app.games.pixel_tactics.board import Board, board
from app.games.pixel_tactics.places import ROW
from app.games.pixel_tactics.state import LEADER, SLOTS, Piece, State
from app.games.pixel_tactics.texts import Text

PRICES = {"free": 0, "plain": 1, "long": 2}
"""What an action costs, in actions (PT5-502, 503)."""


class Turn:
    """What the requirements of actions need to know of a seat's turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.board: Board = board(state)
        self.side = state.sides[seat]
        self.actions = state.actions
        unit = self.side.unit
        self.room = {ROW[slot] for slot in SLOTS if unit[slot] < 0}
        """The rows with an empty Slot."""
        self.unit = self.board.units[seat]

    def text(self, piece: Piece) -> Text | None:
        return self.board.texts.get(piece.id)

    def acted(self, piece: Piece) -> bool:
        return piece.acted == self.state.turns

    def price(self, verb: str, piece: Piece) -> int:
        """What an action costs, in actions."""
        if verb == "Lever":
            text = self.text(piece)
            return PRICES[text.action.price] if text is not None and text.action is not None else 0
        return price(self.board, self.seat, verb)


Bars: TypeAlias = Callable[[Turn, Piece], bool]


class Bar(NamedTuple):
    """A requirement of an action: when it bars, the code of the refusal and the rule behind it.

    `wide`: it bars every piece alike.
    """

    code: str
    rule: str
    bars: Bars
    wide: bool = False


Actions: TypeAlias = dict[str, tuple[Bar, ...]]
"""The actions of an edition with their requirements; a player who asks why not is told the first that bars."""

Rules: TypeAlias = dict[str, str]
"""The rules of an edition behind all other refusals, by their codes; where one code has several, by what it is of."""


def costs(verb: str, rule: str, *, wide: bool) -> Bar:
    """An action at a price that texts may change."""
    return Bar("no-actions", rule, lambda turn, piece: turn.actions < turn.price(verb, piece), wide)


def no_actions(turn: Turn, piece: Piece) -> bool:
    return turn.actions < 1


def ceasefire(turn: Turn, piece: Piece) -> bool:
    return turn.state.ceasefire


def deck_empty(turn: Turn, piece: Piece) -> bool:
    return not turn.side.deck


def no_room(turn: Turn, piece: Piece) -> bool:
    return not turn.room


def row_full(turn: Turn, piece: Piece) -> bool:
    return turn.state.wave not in turn.room and not (turn.room and any_row(turn.board, turn.seat))


def not_here(turn: Turn, piece: Piece) -> bool:
    return ROW[piece.slot] != turn.state.wave


def leads(turn: Turn, piece: Piece) -> bool:
    return piece.slot == LEADER


def corpse(turn: Turn, piece: Piece) -> bool:
    return piece.corpse


def no_corpse(turn: Turn, piece: Piece) -> bool:
    return not piece.corpse


def acted(turn: Turn, piece: Piece) -> bool:
    return turn.acted(piece)


def just_recruited(turn: Turn, piece: Piece) -> bool:
    return fresh(turn.state, piece)


def barred(turn: Turn, piece: Piece) -> bool:
    return turn.board.barred(piece)


def no_target(turn: Turn, piece: Piece) -> bool:
    return not has_target(turn.state, piece)


def no_spell(turn: Turn, piece: Piece) -> bool:
    """It has neither a Spell nor an attack power."""
    text = turn.text(piece)
    return text is None or text.spell is None

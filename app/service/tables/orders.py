"""Orders: what those who run the place do to a running table. Each is a row; the order itself stays in the house."""

from typing import TYPE_CHECKING

from app.games.registry import game
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.tables.log import NoSuchTable
from app.service.tables.request import Accepted, Request
from app.service.tables.table import HOUSE, RowKind
from app.service.tables.umpire import Order
from app.service.tables.wish import mode_of

if TYPE_CHECKING:
    from app.service.tables.house import House
    from app.service.tables.live import Live

WHY_NOT = {
    "over": "the table is over",
    "not-started": "the table has not begun",
    "paused": "the table is paused already",
    "not-paused": "the table is not paused",
    "halted": "the rules here do not carry on this table",
    "internal": "something went wrong here; the table is as it was",
}


class Orders:
    """`by` is the id of the user who orders it, `reason` what is written down; the row's number is returned.

    All raise Problem: unknown-table, over, not-started, and what each says.
    """

    def __init__(self, house: "House") -> None:
        self._house = house

    async def pause(self, table_id: str, by: str, reason: str) -> int:
        """Stop every clock; moves are refused. Raises Problem `paused`."""
        return await self._carry_out(table_id, "pause", Order(by, reason))

    async def resume(self, table_id: str, by: str, reason: str) -> int:
        """Let a paused table go on. Raises Problem `not-paused`."""
        return await self._carry_out(table_id, "resume", Order(by, reason))

    async def abort(self, table_id: str, by: str, reason: str) -> int:
        """End the table; nobody gains or loses."""
        return await self._carry_out(table_id, "abort", Order(by, reason))

    async def adjudicate(self, table_id: str, by: str, reason: str, winner: int, places: tuple[int, ...] = ()) -> int:
        """End the table in favour of a seat; -1 where several share the first place, as partners do.

        `places` are each seat's, from 1. Without them the winner is first and all others second; teams need them.
        Raises Problem `bad-places`.
        """
        table = (await self._table(table_id)).table
        if not places and not mode_of(game(table.game), table.mode).teams:
            places = tuple([1 if winner in (-1, each.seat) else 2 for each in table.seats])
        first = [seat for seat, place in enumerate(places) if place == 1]
        if len(places) != len(table.seats) or min(places) != 1 or winner != (first[0] if len(first) == 1 else -1):
            raise Problem("bad-places", "places are one for each seat, from 1; the winner is who alone is first, or -1")
        return await self._carry_out(table_id, "adjudicate", Order(by, reason, winner, places))

    async def _table(self, table_id: str) -> "Live":
        try:
            return await self._house.table(table_id)
        except NoSuchTable:
            raise Problem("unknown-table", "there is no such table") from None

    async def _carry_out(self, table_id: str, kind: RowKind, order: Order) -> int:
        live = await self._table(table_id)
        answer = await live.ask(Request(kind, HOUSE, f"{kind}:{new_id()}", payload=order))
        if isinstance(answer, Accepted):
            return answer.seq
        raise Problem(answer.code, WHY_NOT.get(answer.code, "the table did not take it; please try again"))

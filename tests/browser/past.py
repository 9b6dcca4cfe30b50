"""What people played before, written where the server finds it, and the pages that look back on it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect
from sqlalchemy import Connection, Table, create_engine, insert

from app.games.game import Result
from app.games.pixel_tactics.cards import OUT_OF_ORDER
from app.games.pixel_tactics.game import PIXEL_TACTICS_5
from app.service.database.schema import matches, results, rows, seats, tables, trophies
from app.service.ids import new_id
from app.service.ranking.rate import rate
from app.service.tables.commit import Ended
from tests.browser.people import Player
from tests.pixelkeep import Pixelkeep

LEADERS = list(OUT_OF_ORDER)

WON = "1101011101101111"
"""How somebody's games went, the oldest first."""

MAY_2026, DAY, MINUTE = 1_777_600_000_000, 86_400_000, 60_000


def played(server: Pixelkeep, one: str, others: list[str]) -> None:
    """Rated games that are over, two matches to one, a day each; `one` sat at all, against the others in turn."""
    database = create_engine(server.settings["DATABASE_URL"].replace("+aiosqlite", ""))
    with database.begin() as connection:
        for n, won in enumerate(WON):
            _game(connection, n, (one, others[n % len(others)]), 1 - int(won))
    database.dispose()


def _game(connection: Connection, n: int, sat: tuple[str, str], winner: int) -> None:
    table_id, at = new_id(), MAY_2026 + n * DAY
    scores, places = ((2, 1), (1, 2)) if winner == 0 else ((1, 2), (2, 1))

    def store(table: Table, **values: Any) -> None:
        key = "id" if table is tables else "table_id"
        connection.execute(insert(table), {key: table_id, **values})

    store(tables, game=PIXEL_TACTICS_5.name, rules_version="1", options="{}", status="over", seed=b"", commitment="",
          created_at=at, visibility="open", rated=True)  # fmt: skip
    for seat, user in enumerate(sat):
        store(seats, seat=seat, kind="person", user_id=user)
    for seq, when in enumerate((at, at + 17 * MINUTE)):
        store(rows, seq=seq, kind="move", seat=0, move_id=str(seq), decision=0, payload=b"", told=b"", at=when)
    for match, to in enumerate((winner, 1 - winner, winner), 1):
        leaders = json.dumps([LEADERS[n % 5], LEADERS[(2 + n * match) % 9]])
        store(matches, match=match, winner=to, reason="rout", rounds=6, leaders=leaders, at=at)
        store(trophies, match=match, seat=to, user_id=sat[to], at=at)
    store(results, winner=winner, reason="rout", scores=json.dumps(scores), places=json.dumps(places), at=at)
    rate(connection, [Ended(table_id, Result(winner, "rout", scores, places), at)])


def who(player: Player) -> str:
    """The id of the user of this browser."""
    return str(player.page.evaluate("fetch('/api/session', {method: 'POST'}).then((it) => it.json())")["user"]["id"])


def screens(server: Pixelkeep, one: Player, others: list[Player], shown: Callable[..., Iterator[Any]]) -> Iterator[Any]:
    """The pages that look back, as `one` has them, who has just played to the end."""
    page = one.page
    page.get_by_role("link", name="Replay").click()
    way = page.get_by_role("slider")
    expect(way).to_be_visible()
    way.focus()
    page.keyboard.press("End")
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    yield from shown("replay")
    page.get_by_role("button", name="Play on").click()
    yield from shown("play on")
    page.keyboard.press("Escape")

    me = who(one)
    played(server, me, [who(other) for other in others])
    page.goto(f"{one.address}/u/{me}")
    expect(page.locator(".plot")).to_be_visible()
    expect(page.locator(".gm").first).to_be_visible()
    yield from shown("profile")
    for name, entry in (("ranks", ".ranks tbody tr"), ("replays", "#main li")):
        page.goto(f"{one.address}/{name}")
        expect(page.locator(entry).first).to_be_visible()
        yield from shown(name)

"""What a table says to one audience in one language."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.api.socket import protocol
from app.api.socket.house_words import HOUSE_REFUSALS, house_line
from app.games.game import Game, Result
from app.kernel.machine import Option, Refusal
from app.service.tables.shown import Shown, Time
from app.service.tables.table import Table
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Tale, Telling, tale

HOUSE_TELLS = "house"
"""What tellings are called that are no game's."""
NOBODY: Mapping[int, int] = {}


def lines(shown: Shown, told: Sequence[Telling], first: int, audience: int, language: str) -> list[protocol.Line]:
    """Tellings as lines of the audience's log, numbered from `first`."""
    heard = [tale(telling, audience) for telling in told]
    return lines_of(shown.game, heard, first, audience, language)


def lines_of(game: Game, heard: Sequence[Tale], first: int, audience: int, language: str) -> list[protocol.Line]:
    """What an audience was told as lines, numbered from `first`."""
    made = []
    for number, each in enumerate(heard, first):
        spans = house_line(each, language) if each.what == HOUSE_TELLS else game.say(each, audience, language)
        made.append(protocol.Line(number, each, spans))
    return made


def decision(shown: Shown, audience: int, language: str) -> protocol.Decision | None:
    """What the seat is asked now."""
    asked = shown.decision_of(audience)
    if asked is None:
        return None
    time = shown.time_of(audience)
    return protocol.Decision(
        asked.id,
        asked.seat,
        shown.game.question(shown.state, audience, asked, (), language),
        options(shown.game, shown.state, audience, (), asked.options, language),
        shown.game.kind(asked),
        None if time.on is None or shown.paused else time.grace + (0 if time.on == "window" else time.bank),
    )


def options(
    game: Game, state: Any, seat: int, path: tuple[Any, ...], offered: Sequence[Option], language: str
) -> list[protocol.Option]:
    """What may follow these steps."""
    return [
        protocol.Option(
            option.step,
            option.more is not None,
            game.label(state, seat, option.step, language, path),
            game.preview(state, seat, (*path, option.step)),
        )
        for option in offered
    ]


def refusal(game: Game, refused: Refusal, language: str) -> Spans:
    """A refusal as a sentence."""
    if ours := HOUSE_REFUSALS.get(refused.code):
        return (Span(ours[language]),)
    return game.refusal(refused, language)


def window(times: Sequence[Time]) -> protocol.Clock | None:
    """The window that is open, as everybody may know."""
    for time in times:
        if time.on == "window":
            return protocol.Clock(time.seat, time.grace, time.total)
    return None


def clocks(times: Sequence[Time]) -> list[protocol.SeatClock]:
    """The clocks of the seats."""
    return [protocol.SeatClock(*time) for time in times]


def passing(shown: Shown, audience: int) -> protocol.Passing | None:
    """What this seat passes by itself."""
    return protocol.Passing(*shown.passing(audience)) if audience < shown.seats else None


def table_info(
    table: Table,
    ended: Result | None,
    present: frozenset[int],
    viewers: int,
    watching: Sequence[str] = (),
    away: Mapping[int, int] = NOBODY,
) -> protocol.TableInfo:
    """A table as anybody may know it. `away`: in how many milliseconds a seat that is away may be claimed."""
    over = table.status == "over"
    return protocol.TableInfo(
        table.id,
        table.game,
        table.options,
        [
            protocol.SeatInfo(
                seat.seat,
                seat.name,
                seat.kind,
                seat.user or seat.bot,
                seat.kind == "bot" or seat.seat in present,
                away.get(seat.seat),
                over and seat.again,
            )
            for seat in table.seats
        ],
        table.status,
        table.commitment,
        table.seed.hex() if over else None,
        list(table.nonces or ()) if over else None,
        viewers,
        list(watching),
        table.clock,
        table.delay_ms,
        table.rules_version,
        result(ended),
        table.rematch if over else None,
    )


def result(ended: Result | None) -> protocol.Result | None:
    """How a table ended."""
    return protocol.Result(ended.winner, ended.reason, list(ended.scores), list(ended.places)) if ended else None

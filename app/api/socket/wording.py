"""What a table says to one audience in one language."""

from collections.abc import Sequence
from typing import Any

from app.api.socket import protocol
from app.games.game import Game, Result
from app.kernel.machine import Option, Refusal
from app.service.tables.live import Live
from app.service.tables.table import Table
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Telling, tale

HOUSE_REFUSALS = {
    "not-seated": {
        "en": "Only those who sit at the table may do this.",
        "es": "Solo quienes están sentados a la mesa pueden hacerlo.",
        "zh-Hant": "只有入座的玩家可以這麼做。",
    },
    "not-a-step": {
        "en": "This is no move of this game.",
        "es": "Esto no es una jugada de este juego.",
        "zh-Hant": "這不是這個遊戲的行動。",
    },
    "not-started": {
        "en": "The game has not begun.",
        "es": "La partida no ha empezado.",
        "zh-Hant": "遊戲尚未開始。",
    },
    "over": {"en": "The game is over.", "es": "La partida ha terminado.", "zh-Hant": "遊戲已經結束。"},
    "stale": {
        "en": "This question has been answered already.",
        "es": "Esta pregunta ya tiene respuesta.",
        "zh-Hant": "這個問題已經回答過了。",
    },
    "too-many": {
        "en": "Too many moves are waiting at this table.",
        "es": "Demasiadas jugadas esperan en esta mesa.",
        "zh-Hant": "這張桌子等待處理的行動太多。",
    },
    "unavailable": {
        "en": "The move could not be stored; please try again.",
        "es": "No se ha podido guardar la jugada; inténtalo de nuevo.",
        "zh-Hant": "無法儲存這個行動，請再試一次。",
    },
    "halted": {
        "en": "This table cannot go on, because of a fault in the rules here.",
        "es": "Esta mesa no puede continuar por un fallo de nuestras reglas.",
        "zh-Hant": "由於規則程式的錯誤，這張桌子無法繼續。",
    },
    "internal": {
        "en": "Something went wrong here; the table is as it was before the move.",
        "es": "Algo ha fallado aquí; la mesa sigue como antes de la jugada.",
        "zh-Hant": "發生了錯誤；桌面維持在行動之前的樣子。",
    },
}
"""Refusals that are no rule of a game."""


def lines(live: Live, told: Sequence[Telling], first: int, audience: int, language: str) -> list[protocol.Line]:
    """Tellings as lines of the audience's log, numbered from `first`."""
    say = live.game.say
    made = []
    for number, telling in enumerate(told, first):
        heard = tale(telling, audience)
        made.append(protocol.Line(number, heard, say(heard, audience, language)))
    return made


def decision(live: Live, audience: int, language: str) -> protocol.Decision | None:
    """What the seat is asked now."""
    asked = live.decision_of(audience)
    if asked is None:
        return None
    window = live.windows.get(asked.id)
    return protocol.Decision(
        asked.id,
        asked.seat,
        live.game.question(live.state, audience, asked, (), language),
        options(live.game, live.state, audience, (), asked.options, language),
        live.game.kind(asked),
        max(0, window.until - live.house.clock.now()) if window else None,
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


def clock(live: Live) -> protocol.Clock | None:
    """The window that is open, as everybody may know."""
    for window in live.windows.values():
        left = max(0, window.until - live.house.clock.now())
        return protocol.Clock(window.decision.seat, left, window.until - window.since)
    return None


def passing(live: Live, audience: int) -> protocol.Passing | None:
    """What this seat passes by itself."""
    return protocol.Passing(*live.passing(audience)) if audience < live.seats else None


def table_info(table: Table, ended: Result | None, present: frozenset[int], viewers: int) -> protocol.TableInfo:
    """A table as anybody may know it."""
    over = table.status == "over"
    return protocol.TableInfo(
        table.id,
        table.game,
        table.options,
        [
            protocol.SeatInfo(
                seat.seat, seat.name, seat.kind, seat.user or seat.bot, seat.kind == "bot" or seat.seat in present
            )
            for seat in table.seats
        ],
        table.status,
        table.commitment,
        table.seed.hex() if over else None,
        list(table.nonces or ()) if over else None,
        viewers,
        table.rules_version,
        result(ended),
    )


def result(ended: Result | None) -> protocol.Result | None:
    """How a table ended."""
    return protocol.Result(ended.winner, ended.reason, list(ended.scores)) if ended else None

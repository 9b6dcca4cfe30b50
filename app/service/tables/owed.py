"""What is owed at a table: the work that its open decisions will need without a person, and when."""

from app.kernel.machine import Decision
from app.service.tables.clocks import Outages
from app.service.tables.shown import passes
from app.service.tables.standing import Standing
from app.service.tables.table import Due, DueKind, Table
from app.service.tables.umpire import Umpire

Dues = dict[tuple[DueKind, int], Due]
"""By kind and seat: at most one of each."""

OWED: frozenset[DueKind] = frozenset(("start", "bot", "fuse", "beat", "flag"))
"""What comes from decisions; other work has its own causes."""


def owed(umpire: Umpire, table: Table, standing: Standing, outages: Outages, beat_ms: int, before: Dues) -> Dues:
    """The work that is owed for the open decisions; none while the table is paused.

    A bot answers after a beat, a window passes by itself at one. `before` was owed until now: a pass that was
    set meanwhile keeps its beat.
    """
    dues: Dues = {}
    if standing.clocks.paused or standing.result is not None:
        return dues

    def owe(kind: DueKind, decision: Decision, at: int) -> None:
        dues[kind, decision.seat] = Due(table.id, kind, decision.seat, decision.id, at)

    for decision in standing.open:
        running = standing.clocks.of(decision.id)
        if running is None:
            continue
        seat = table.seats[decision.seat]
        if seat.kind == "bot":
            owe("bot", decision, running.since + beat_ms)
            continue
        end = umpire.deadline(standing, decision.id, outages)
        if end is not None:
            owe("flag" if running.on == "turn" else "fuse", decision, end)
        if running.on == "window" and passes(seat.passing, umpire.game.moment(standing.state), decision):
            known = before.get(("beat", decision.seat))
            if known and known.decision == decision.id:
                dues["beat", decision.seat] = known
            else:
                owe("beat", decision, running.since + beat_ms)
    return dues

"""What a soak came to, as figures."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.soak.seat import Tally

EXAMPLES = 5
"""Of what went wrong, so many kinds are shown."""


@dataclass
class Figures:
    """What a soak came to.

    `memory`: of each process of a node, MB from time to time; `busy`: seconds that it had a processor; `loads`: of
    the machine, from time to time.
    """

    tally: Tally
    seconds: float
    memory: dict[str, list[float]] = field(default_factory=dict)
    busy: dict[str, float] = field(default_factory=dict)
    loads: list[float] = field(default_factory=list)
    verified: int = 0
    false: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """All that should not have happened."""
        return [*self.failed, *self.tally.errors, *self.false]

    def table(self) -> str:
        """The figures as lines of a table, and below them what went wrong."""
        tally = self.tally
        rows = [
            ("moves", f"{tally.moves} in {self.seconds:.0f} s, {tally.moves / self.seconds:.0f} a second"),
            ("from a move to the other seat", _spread(tally.latencies)),
            ("from a lost connection to a sync", _spread(tally.returns)),
            ("connections lost or refused", str(tally.lost)),
            ("moves overtaken", str(tally.overtaken)),
            ("tables over", str(tally.over)),
            ("records verified", f"{self.verified}, false or missing {len(self.false)}"),
            ("load of the machine", " ".join(f"{load:.1f}" for load in self.loads)),
        ]
        rows += [
            (f"memory of {node}, MB", " ".join(f"{megabytes:.0f}" for megabytes in seen))
            for node, seen in self.memory.items()
        ]
        rows.append(("busy", ", ".join(f"{node}: {seconds:.0f} s" for node, seconds in self.busy.items())))
        kinds = Counter(self.wrong).most_common(EXAMPLES)
        rows.append(("wrong", str(len(self.wrong))))
        rows += [("", f"{count} x {what}") for what, count in kinds]
        return "\n".join(f"{name:34} {value}" for name, value in rows)


def _spread(seconds: Sequence[float]) -> str:
    if len(seconds) < 2:
        return "never"
    parts = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"p50 {1000 * parts[49]:.0f} ms, p99 {1000 * parts[98]:.0f} ms, max {1000 * max(seconds):.0f} ms"

"""Figures of this process, counted where things happen: plain numbers in plain lists, which become metrics when
somebody asks. All that is counted of a move takes about a microsecond."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Histogram:
    """How many observations there were up to each of these bounds."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def metric(self, name: str, text: str) -> HistogramMetricFamily:
        total, buckets = 0, []
        for bound, count in zip((*map(str, map(float, self._bounds)), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, total))
        return HistogramMetricFamily(name, text, buckets=buckets, sum_value=self._sum)


class Figures:
    """`gauges` are read when somebody asks: name, what it says, and how to read it."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.rows: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.lost_bus = 0
        self.tickets = 0
        self.move_seconds = Histogram(QUICK)
        self.batch_rows = Histogram(SIZES)
        self.storage_seconds = Histogram(QUICK)
        self.bot_seconds = Histogram(QUICK)
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def collect(self) -> Iterable[Metric]:
        """Everything as metrics."""
        counters = (
            ("moves", "Moves by what became of them: accepted, or the code of the refusal.", "outcome", self.moves),
            ("rows", "Rows of logs that were committed here, by kind.", "kind", self.rows),
            ("errors", "Answers of the REST interface that are errors, by code.", "code", self.errors),
        )
        for name, text, label, counted in counters:
            family = CounterMetricFamily(f"pixelkeep_{name}", text, labels=[label])
            for value, count in counted.items():
                family.add_metric([value], count)
            yield family
        sockets = GaugeMetricFamily("pixelkeep_sockets", "Open sockets, by what they show.", labels=["kind"])
        for kind in ("table", "lobby"):
            sockets.add_metric([kind], self.sockets[kind])
        yield sockets
        yield CounterMetricFamily("pixelkeep_bus_lost", "Times the bus may have lost messages.", value=self.lost_bus)
        yield GaugeMetricFamily("pixelkeep_tickets", "People who look for a game.", value=self.tickets)
        yield self.move_seconds.metric("pixelkeep_move_seconds", "From when a move was read until all were told of it.")
        yield self.batch_rows.metric("pixelkeep_batch_rows", "Rows written in one transaction.")
        yield self.storage_seconds.metric("pixelkeep_storage_seconds", "How long a transaction of rows took.")
        yield self.bot_seconds.metric("pixelkeep_bot_seconds", "How long a bot thought, waiting for a worker included.")
        for name, (text, read) in self.gauges.items():
            yield GaugeMetricFamily(f"pixelkeep_{name}", text, value=read())


FIGURES = Figures()
"""Those of this process."""

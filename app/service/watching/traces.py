"""Traces, for a server that is told where to send them; for any other, one look at a name that is None."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider


class Traces:
    """The spans of this process."""

    def __init__(self) -> None:
        self._tracer: Any = None

    def start(self, provider: "TracerProvider | None") -> None:
        """Make spans from now on; no longer, with None."""
        self._tracer = provider.get_tracer("pixelkeep") if provider else None

    @contextmanager
    def span(self, name: str, **about: Any) -> Iterator[Any]:
        """What happens meanwhile, with what is known of it; the span, or None."""
        if self._tracer is None:
            yield None
            return
        with self._tracer.start_as_current_span(name, attributes=about, record_exception=False) as span:
            yield span

    def past(self, name: str, began: float, **about: Any) -> None:
        """What began then (`time.perf_counter`) and ends now."""
        if self._tracer is not None:
            now = time.time_ns()
            start = now - int((time.perf_counter() - began) * 1e9)
            self._tracer.start_span(name, start_time=start, attributes=about).end(now)


TRACES = Traces()
"""Those of this process."""


def start_tracing(endpoint: str, node: str) -> None:
    """Send spans to an OTLP endpoint over HTTP."""
    # what only a server with traces needs takes a quarter of a second to import
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource({"service.name": "pixelkeep", "service.instance.id": node}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint)))
    TRACES.start(provider)

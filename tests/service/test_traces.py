"""Spans of moves and commits, as an exporter gets them."""

from collections.abc import Iterator

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from app.service.watching.traces import TRACES
from tests.service.conftest import Node


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    TRACES.start(provider)
    yield exporter
    TRACES.start(None)
    provider.shutdown()


async def test_moves_and_commits_have_spans_without_what_was_played(node: Node, exported: InMemorySpanExporter) -> None:
    live, _, _ = await node.pair()
    await node.crown(live)
    spans = exported.get_finished_spans()
    moves = [span for span in spans if span.name == "move"]
    assert [dict(span.attributes or {}) for span in moves] == [
        {"table": live.table.id, "seq": seq} for seq in range(1, live.seq + 1)
    ]
    assert all(span.start_time and span.end_time and span.start_time <= span.end_time for span in moves)
    commits = [span for span in spans if span.name == "commit"]
    assert sum(int(str((span.attributes or {})["rows"])) for span in commits) == live.seq + 1


async def test_without_an_exporter_nothing_is_traced(node: Node) -> None:
    with TRACES.span("request") as span:
        assert span is None
    live, _, _ = await node.pair()
    await node.crown(live)
    assert live.seq == 2

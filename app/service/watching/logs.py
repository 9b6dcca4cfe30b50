"""The log of a process: a line of JSON an event, or text for a console; uvicorn's own lines among them.

What belongs to the request or socket at hand (`request`, `user`, `table`) is bound to its context and comes with
every line. Seeds, hands, tokens, passwords and sealed answers are never given to it; what an exception says is
left out of JSON, as it may quote them: the log holds its type and lines of code.
"""

import logging
import sys
import traceback
from typing import Any, Literal

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars, merge_contextvars
from structlog.typing import EventDict, ExcInfo, Processor

Format = Literal["json", "console"]

UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access")
SQL = "sqlalchemy"


def start_logging(format: Format, node: str = "") -> None:
    """Send every line of this process to standard error in this form."""
    shared: list[Processor] = [
        merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso", utc=True, key="time"),
        _Named(node),
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, _plain]
    if format == "json":
        last += [structlog.processors.ExceptionRenderer(_where), structlog.processors.JSONRenderer()]
    else:
        # the formatter that structlog takes where `rich` is installed shows the values of variables: hands and seeds
        plain = structlog.dev.plain_traceback
        last.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in UVICORN:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # its lines would hold the values of statements: seeds and rows
    logging.getLogger(SQL).setLevel(logging.ERROR)


class _Named:
    """Says which node it is."""

    def __init__(self, node: str) -> None:
        self._node = node

    def __call__(self, _logger: Any, _method: str, event: EventDict) -> EventDict:
        if self._node:
            event["node"] = self._node
        return event


def _plain(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Without the colours that uvicorn adds for a console."""
    event.pop("color_message", None)
    return event


def _where(exc_info: ExcInfo) -> str:
    """An exception as its type and the lines it went through: its words may name what is hidden."""
    return "".join([*traceback.format_tb(exc_info[2]), exc_info[0].__name__])


__all__ = ["Format", "bind_contextvars", "bound_contextvars", "start_logging"]

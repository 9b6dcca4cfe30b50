"""Work that is done again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


async def every(seconds: float, work: Callable[[], Awaitable[object]], failure: str) -> None:
    """Do this work after so many seconds, and again after each time; `failure` is logged with what goes wrong."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception(failure)

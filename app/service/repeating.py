"""Work that is done again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


SOON_SECONDS = 60.0
"""However seldom work is done: nodes that are often begun anew come to it as well."""


async def every(seconds: float, work: Callable[[], Awaitable[object]], failure: str) -> None:
    """Do this work soon, and again each time so many seconds have passed; `failure` is logged with what goes wrong."""
    await asyncio.sleep(min(seconds, SOON_SECONDS))
    while True:
        try:
            await work()
        except Exception:
            log.exception(failure)
        await asyncio.sleep(seconds)

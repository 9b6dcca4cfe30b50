"""Work that is done again and again."""

import asyncio
import logging

import pytest

from app.service.repeating import every


async def test_what_went_wrong_once_is_logged_and_done_again(caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()
    times = 0

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise ValueError("no")
        done.set()

    with caplog.at_level(logging.ERROR):
        task = asyncio.create_task(every(0, work, "the work could not be done"))
        async with asyncio.timeout(30):
            await done.wait()
        task.cancel()

    (record,) = caplog.records
    assert record.getMessage() == "the work could not be done"
    assert record.exc_info

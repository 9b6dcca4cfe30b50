"""Work: tasks spread over processes, what was done before read from a file instead of done again."""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

REPORT = 30.0
"""Seconds between two lines that say how far it is."""


def done(
    tasks: Iterable[Any],
    work: Callable[[Any], R],
    read: Callable[[dict[str, Any]], R],
    processes: int,
    log: Path | None,
) -> list[R]:
    """The result of each task, in no particular order. A task and a result have the same `seed`."""
    found = [read(json.loads(line)) for line in log.read_text().splitlines()] if log and log.exists() else []
    known = {result.seed for result in found}  # type: ignore[attr-defined]
    left = [task for task in tasks if task.seed not in known]
    wanted = {task.seed for task in left} | known
    began = said = monotonic()
    with get_context("spawn").Pool(processes) as pool:
        for number, result in enumerate(pool.imap_unordered(work, left), 1):
            found.append(result)
            if log:
                with log.open("a") as file:
                    file.write(json.dumps(asdict(result)) + "\n")  # type: ignore[call-overload]
            if monotonic() - said > REPORT:
                said = monotonic()
                print(f"  {number} of {len(left)} in {said - began:.0f} s", file=sys.stderr, flush=True)
    return [result for result in found if result.seed in wanted]  # type: ignore[attr-defined]

"""Measuring: figures of several runs as their median and their spread, in one Markdown table."""

import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

RUNS = 5


@dataclass(frozen=True)
class Row:
    """One figure: what it is, its value in each run, its unit, what it must reach, and what belongs beside it."""

    what: str
    values: tuple[float, ...]
    unit: str
    reach: str
    note: str = ""

    def __str__(self) -> str:
        low, high = (number(edge(self.values)) for edge in (min, max))
        found = f"{number(median(self.values))} {self.unit}"
        return f"| {self.what} | {found} | {low} - {high} | {self.reach} | {self.note} |"


def number(value: float) -> str:
    """Three digits that matter, thousands set apart."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


HEAD = "| what | median | spread | reach | beside it |\n|---|---|---|---|---|"


def machine() -> str:
    """What it was measured on."""
    return f"{platform.python_implementation()} {platform.python_version()}, {cpu()}, {os.cpu_count()} cores"


def cpu() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def runs(work: Callable[[int], float], times: int = RUNS) -> tuple[float, ...]:
    """The figure of each run; `work` is given the run's number."""
    found = []
    for run in range(times):
        found.append(work(run))
        print(".", end="", file=sys.stderr, flush=True)
    return tuple(found)


def seconds_of(work: Callable[[], object]) -> float:
    """Processor time, which other programs on the machine do not lengthen (much)."""
    began = process_time()
    work()
    return process_time() - began

"""How fast this machine is just now: what is promised for a quiet one is measured in its seconds."""

import threading
import time

SPIN_SECONDS = 0.02
EVERY_SECONDS = 0.2


class Machine:
    """A clock that counts the seconds which a machine with nothing else to do would have needed.

    A thread does the same small work again and again; where that takes three times as long as the processor
    needs for it, all else does as well, and a second counts for a third of one.
    """

    def __init__(self) -> None:
        self._counted = 0.0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._count, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def now(self) -> float:
        """Seconds since it was started, as of the last look a moment ago."""
        return self._counted

    def _count(self) -> None:
        at = time.monotonic()
        while not self._ended.wait(EVERY_SECONDS):
            slowness = _spin() / SPIN_SECONDS
            now = time.monotonic()
            self._counted += (now - at) / max(1.0, slowness)
            at = now


def _spin() -> float:
    """The seconds that so much work takes."""
    began, used = time.monotonic(), time.thread_time()
    while time.thread_time() - used < SPIN_SECONDS:
        pass
    return time.monotonic() - began


MACHINE = Machine()

"""Where bots think: in processes of their own, so that no table waits for them.

A worker gets a state as JSON, has the game imagine what the bot's seat cannot see, and only that
reaches the bot.
"""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import msgspec

from app.bots.registry import bot
from app.games.game import Game
from app.games.registry import GAMES, game
from app.kernel.dice import Dice
from app.service.watching.figures import FIGURES

T = TypeVar("T")


class Thinkers:
    """Worker processes, started when the first bot is asked; with 0 of them, one thread."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def answer(self, name: str, of: Game, state: object, seat: int) -> bytes:
        """The bot's whole move, as the JSON of its path."""
        encoded = of.encode(state)
        began = time.perf_counter()
        path = await self.run(partial(think, name, of.name, encoded, seat, secrets.token_bytes(32)))
        FIGURES.bot_seconds.observe(time.perf_counter() - began)
        return path

    async def run(self, work: Callable[[], T]) -> T:
        """Do this work there: a function of a module, its arguments and its result are sent to and fro."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work)
        except BrokenProcessPool:
            # a worker was killed: start anew, once
            self.close()
            return await loop.run_in_executor(self._ready(), work)

    def _ready(self) -> Executor:
        if self._pool is None:
            if self._workers:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, context, prepare, (dict(GAMES),))
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        return self._pool

    async def warm(self) -> None:
        """Have the first worker ready before somebody waits for it."""
        await asyncio.get_running_loop().run_in_executor(self._ready(), os.getpid)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def prepare(games: dict[str, str]) -> None:
    """In a new worker: know the same games, and end when the server does, however it ends."""
    GAMES.update(games)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent.sentinel,), daemon=True).start()


def _outlive(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def think(name: str, of: str, encoded: bytes, seat: int, secret: bytes) -> bytes:
    """The bot's answer to its open decision."""
    played = game(of)
    state = played.decode(encoded)
    imagined = played.imagine(state, seat, Dice(secret))
    move = bot(name).answer(played, imagined, seat, Dice(secret[::-1]))
    return msgspec.json.encode(move.path)

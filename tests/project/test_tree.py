"""What no committed file may hold."""

import re
from pathlib import PurePath

from tests.project.tree import text_of, tracked

# written in pieces, so that this file does not hold them either
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "registry." + "npmjs", "registry." + "yarnpkg"]
MACHINE = [r"(?<![\w.~/-])/(?:work|opt|home/\w+|Users/\w+)/", r"\.\./" + "shared"]
BUILT = {"node_modules", "__pycache__", ".venv", ".browser", "dist"}
BINARIES = {".so", ".pyc", ".whl", ".sqlite", ".zip", ".tgz", ".exe"}
SECRETS = {".env", ".pem", ".key"}


def offences(pattern: str) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()[:100]}"
        for path in tracked()
        for number, line in enumerate((text_of(path) or "").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert offences("|".join(map(re.escape, REGISTRIES))) == []


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    assert offences("|".join(MACHINE)) == []


def test_nothing_built_is_committed() -> None:
    assert [path for path in tracked() if BUILT & set(path.parts)] == []
    assert [path for path in tracked() if path.is_relative_to(PurePath("app/static"))] == []


def test_no_binary_and_no_secret_is_committed() -> None:
    assert [path for path in tracked() if path.suffix in BINARIES] == []
    assert [path for path in tracked() if path.suffix in SECRETS or path.name in SECRETS] == []

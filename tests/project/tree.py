"""The files of the project as a stranger would get them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    """Every file that git tracks, relative to ROOT."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    paths = [Path(name) for name in listed.stdout.split("\0") if name]
    # a file deleted but not yet committed is still listed
    return [path for path in paths if (ROOT / path).is_file()]


def text_of(path: Path) -> str | None:
    """What the file says, or None when it is not text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None

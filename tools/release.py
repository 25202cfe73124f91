"""What has to be true of the source before it is released: said in lines, or nothing is said.

`python -m tools.release` exits with 1 if something is not. `scripts/release` goes on from there.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludotheque.titles import OWN

ROOT: Final = Path(__file__).parents[1]
_VERSION: Final = re.compile(r"\d+\.\d+\.\d+")


def troubles(root: Path, git: bool = True) -> Iterator[str]:
    """Each is a line for whoever releases."""
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]
    if not _VERSION.fullmatch(version):
        yield f"pyproject.toml: {version} is not a version such as 1.2.3"
    yield from _changes((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    yield from _kept(root, version)
    if git:
        if asked(root, "status", "--porcelain"):
            yield "there are changes that no commit has"
        if asked(root, "tag", "--list", f"v{version}"):
            yield f"v{version} was released already: give the version its next number"


def _changes(text: str, version: str) -> Iterator[str]:
    """Newest first: what is not released yet, and then this version, with its date."""
    chapters = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    told = {chapter.partition("\n")[0]: chapter.partition("\n")[2].strip() for chapter in chapters}
    head = next((each for each in told if _VERSION.match(each.strip("["))), None)
    if head is None or not head.strip("[").startswith(version):
        yield f"CHANGELOG.md: its newest chapter is not that of {version}"
        return
    if not re.search(r"\b\d{4}-\d{2}-\d{2}\b", head):
        yield f"CHANGELOG.md: {version} has no date, such as 2026-01-31"
    if not told[head]:
        yield f"CHANGELOG.md: nothing is told of {version}"
    if told.get("Unreleased"):
        yield f"CHANGELOG.md: something is Unreleased that will be in {version}"


def _kept(root: Path, version: str) -> Iterator[str]:
    """What all that follow are held to: a house of this version, and records by its rules."""
    houses = root / "tests" / "upgrades" / "houses"
    if not all((houses / f"{version}.{each}.xz").is_file() for each in ("sqlite3", "postgresql")):
        yield f"no house of {version} is kept: python -m tools.house_file {version}"
    sealed = json.loads((root / "tests" / "corpus" / "released.json").read_text(encoding="utf-8"))
    for name, title in OWN.items():
        if str(title.version) not in sealed.get(name, {}):
            yield (
                f"the records of {name} version {title.version} may still be made anew: "
                "python -m tools.corpus --release"
            )


def asked(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> int:
    found = list(troubles(ROOT))
    for each in found:
        print(f"scripts/release: {each}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

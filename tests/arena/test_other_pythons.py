"""A match is the same bytes in another process, and on every other Python that is at hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.arena.run import run
from ludotheque.arena.schedule import round_robin
from ludotheque.core.options import agreed
from ludotheque.titles import find

ROOT = Path(ludotheque.__file__).parent.parent
INSTALLED = "import ludotheque.titles, importlib.metadata as known; known.version('ludotheque')"
"""What fails on a Python that the house is not installed for."""


def pythons() -> Iterator[str]:
    """This one; those of other versions that have the house; and what OTHER_PYTHONS names."""
    yield sys.executable
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    for path in found:
        if path and not path.endswith(f"python3.{sys.version_info.minor}"):
            if subprocess.run([path, "-c", INSTALLED], capture_output=True, check=False).returncode:
                continue
            yield path
    yield from filter(None, os.environ.get("OTHER_PYTHONS", "").split(os.pathsep))


MASTERS = "tests.arena.few_playouts"
"""Those who play worlds out, with few of them: what they reckon is the same."""


@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("niagara", ("expert", "amateur", "novice")),
        ("niagara", (f"{MASTERS}:niagara", "amateur", "novice")),
        ("vertiges", (f"{MASTERS}:vertiges", "novice")),
        ("nimms-leich", ("master", "expert", "amateur")),
        ("casanova", ("master", "expert", "amateur")),
        ("nizza", ("master", "amateur")),
        ("vertiges", ("expert", "novice")),
    ],
)
def test_a_match_is_the_same_bytes_on_every_python(
    name: str, bots: tuple[str, ...], tmp_path: Path
) -> None:
    title = find(name)
    seats = {"seats": len(bots)}
    options = agreed(title.game, {**msgspec.to_builtins(title.brisk_options()), **seats})
    matches = round_robin(title.game, options, bots, 1, first=77)[:1]
    run(matches, 1, tmp_path, progress=False)
    words = ["-m", "ludotheque", "arena", name, *bots, "--workers", "1", "--out", str(tmp_path)]
    for python in pythons():
        again = subprocess.run(
            [python, *words, "--again"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert again.returncode == 0, (python, again.stderr)
        assert "1 of 1 games played again are the same" in again.stdout, python

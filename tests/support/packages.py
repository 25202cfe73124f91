"""Distributions as pip leaves them, in a folder that Python looks into: for tests alone."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

GROUP = "ludotheque.games"
EXAMPLE = Path(__file__).parents[2] / "examples" / "hounds-and-hare"
"""A game as a package of its own."""


def installed(
    place: Path, package: str, games: dict[str, str], program: str | None, *, group: str = GROUP
) -> None:
    """A distribution of this name, whose only module has this text and declares these games."""
    about = place / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    lines = (f"{name} = {where}\n" for name, where in games.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{''.join(lines)}", encoding="utf-8")
    if program is not None:
        (place / f"{package}.py").write_text(program, encoding="utf-8")


def pip_installed(package: Path, place: Path) -> Path:
    """As pip would install it, into an environment of its own: no other test meets it there."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "hatchling", "build", "--target", "wheel"),
            *("--directory", str(place / "wheel")),
        ],
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (place / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as whole:
        whole.extractall(place / "site")
    return place / "site"

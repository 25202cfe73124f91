"""Distributions as pip leaves them, in a folder that Python looks into: for tests alone."""

from __future__ import annotations

from pathlib import Path

GROUP = "ludotheque.games"


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

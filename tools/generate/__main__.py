"""Writes everything that is generated, or says what is stale."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tqdm import tqdm

from .files import Makes, files, left_over
from .places import ROOT
from .stories import Untold


def stale(wanted: Mapping[Path, Makes], write: bool) -> list[Path]:
    """Those that are not as they would be written today; they are written, if that is wanted."""
    found: list[Path] = []
    for path, makes in tqdm(wanted.items(), unit="file", delay=2, disable=None):
        made = makes()
        raw = made.encode() if isinstance(made, str) else made
        if not path.is_file() or path.read_bytes() != raw:
            found.append(path)
            if write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(raw)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/generate", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if any is stale"
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="only what is in there")
    asked = parser.parse_args(arguments)
    within = [path.resolve() for path in asked.paths]
    everything = files()

    def asked_for(path: Path) -> bool:
        return not within or any(path.is_relative_to(each) for each in within)

    wanted = {path: makes for path, makes in everything.items() if asked_for(path)}
    if not wanted:
        parser.error("nothing that is generated lies there")
    old = [path for path in left_over(everything) if asked_for(path)]
    try:
        found = stale(wanted, write=not asked.check)
    except Untold as why:
        print(f"scripts/generate: {why}", file=sys.stderr)
        return 2
    for path in [*found, *old]:
        print(path.relative_to(ROOT))
    if asked.check and (found or old):
        print("stale: run scripts/generate, and look at what changed", file=sys.stderr)
        return 1
    if not asked.check:
        for path in old:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())

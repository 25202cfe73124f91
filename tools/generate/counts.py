"""How many lines of play lead on from a position: `counts.txt` of each game's tests.

Positions, and how deep they are counted, are those of the tests; what somebody noted beside them,
such as how it comes to that number by hand, is kept.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from tests.games.counts import Counts, nodes


def counted(counts: type[Counts]) -> str:
    head, notes = _kept(counts.file)
    blocks = [head]
    for name, state in counts.positions.items():
        raw = counts.game.codec.encode(state).decode()
        depths = range(1, counts.deepest + 1)
        numbers = [f"depth {depth} {nodes(counts.game, state, depth)}" for depth in depths]
        blocks.append([f"id {name}", *notes[name], f"position {raw}", *numbers])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _kept(file: Path) -> tuple[list[str], dict[str, list[str]]]:
    """The file's own comment, and those of each position."""
    head: list[str] = []
    notes: defaultdict[str, list[str]] = defaultdict(list)
    name = None
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("id "):
            name = line.removeprefix("id ")
        elif line.startswith("#"):
            (head if name is None else notes[name]).append(line)
    return head, notes

"""How far one move has to go: a count of files, and no time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

PROGRAM = Path(__file__).parents[2] / "tools" / "trace_move.py"
PLAIN = 22
"""Files of Python that a tile laid among others passes, from its frame to those of all four: two of
them, each with a line or two, are those who subscribe to what changes at tables."""
LONGEST = 28
"""The same of any move: where a round ends or a canoe is under way, more of the rules are asked."""
OURS = 20
"""Those of them that are no rules of a game: 19 for most moves."""


def test_a_move_passes_few_files_and_is_decoded_once() -> None:
    command = [sys.executable, str(PROGRAM), "--moves", "12", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    walks = msgspec.json.decode(done.stdout)
    assert [walk["decoded"] for walk in walks] == [1] * 12
    assert {walk["move"]["kind"] for walk in walks} >= {"lay", "paddle"}
    for walk in walks:
        ours = [file for file in walk["files"] if not file.startswith("games/")]
        assert len(ours) <= OURS, "\n".join(ours)
        assert len(walk["files"]) <= LONGEST, "\n".join(walk["files"])
    lay = walks[1]
    assert lay["move"]["kind"] == "lay"
    assert len(lay["files"]) <= PLAIN, "\n".join(lay["files"])
    for file in ("server/http/conversation.py", "server/store/fsync.py", "table/frame.py"):
        assert file in lay["files"], "it was followed to the end"
    calls = [file for walk in walks for file in walk["files"] if "calls" in file]
    assert calls == [], "everybody is here, and the house could call"

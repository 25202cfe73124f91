"""All that is wanted of the house's speed, one bench after the other: reached, or missed.

What each printed is kept under `runs/report/`, and the table of goals beside it. It takes half an
hour, and wants a machine that has nothing else to do; `--quick` says in some minutes whether
everything runs, and its figures say nothing.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tools.bench_goals import Judged, judged

PARTS: dict[str, tuple[str, str]] = {
    "house-200": ("house --tables 200 --turns 5", "house --tables 20 --turns 1 --seconds 1"),
    "house-1000": ("house --tables 1000 --turns 7", "house --tables 40 --turns 1 --seconds 1"),
    "peers": ("peers --turns 5 --engines 0", "peers --tables 20 --turns 1 --seconds 1 --engines 0"),
    "engines": ("engines", "engines --rounds 1 --seconds 0.2"),
    "then": ("then", "then --turns 1 --seconds 0.2"),
    "growth": ("growth", "growth --turns 1"),
    "page": ("page --turns 3", "page --turns 1"),
}
"""What `scripts/bench` is asked, and what it is asked to be quick."""


def run(question: str, kept: Path) -> tuple[list[Judged], bool]:
    """What it was judged to be, and whether it came to its end."""
    command = ["scripts/bench", *question.split()]
    print(f"\n$ {' '.join(command)}", flush=True)
    lines: list[str] = []
    with (
        kept.open("w", encoding="utf-8") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            file.write(line)
            lines.append(line)
    return judged(lines), process.returncode == 0


def table(found: Sequence[tuple[str, Judged]]) -> str:
    rows = [
        f"| {' | '.join(msgspec.structs.astuple(each))} | `scripts/bench {question}` |"
        for question, each in found
    ]
    head = "| what | figure | wanted | | measured by |", "|---|---:|---:|---|---|"
    return "\n".join((*head, *rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="these only")
    parser.add_argument("--quick", action="store_true", help="only to see that everything runs")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"not {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    folder = Path("runs/report")
    folder.mkdir(parents=True, exist_ok=True)
    found: list[tuple[str, Judged]] = []
    broken: list[str] = []
    for name in asked.parts or PARTS:
        question = PARTS[name][asked.quick]
        goals, ended = run(question, folder / f"{name}.txt")
        found += [(question, each) for each in goals]
        if not ended:
            broken.append(name)
    goals_table = table(found)
    (folder / "goals.md").write_text(goals_table + "\n", encoding="utf-8")
    print(f"\n{goals_table}")
    if broken:
        raise SystemExit(f"these did not come to their end: {', '.join(broken)}")


if __name__ == "__main__":
    main()

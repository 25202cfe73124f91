"""The engines of an earlier commit beside today's, by turns, each in a process of its own.

Both are measured by today's `tools/bench.py`: random plies beside OpenSpiel's liars_dice, and
functions of the rules beside a plain loop.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from tools.bench_goals import at_least, at_most

BEFORE = "613e0ae^"
"""Before anything was done about the engines' speed."""
HALVED = {
    "casanova": ("view", "imagine"),
    "vertiges": ("view",),
    "nizza": ("moves",),
    "nimms-leich": ("imagine",),
}
"""Functions that are to take half as long as before."""
FASTER = {"nizza": 1.3, "vertiges": 1.3}
"""So many times the plies, of the others merely more."""
_HERE = Path(__file__).parent.parent


def measure(seconds: float) -> dict[str, float]:
    """Of the engines that are imported here."""
    from ludotheque import titles

    if not hasattr(titles, "OWN"):
        titles.__dict__["OWN"] = titles.TITLES  # as older trees call it
    from tools import bench

    bench.PASSES = 3
    found: dict[str, float] = {}
    for title in titles.OWN.values():
        name, options = title.game.name, title.brisk_options()
        if name in HALVED:
            costs = bench.costs(title.game, options)
            found |= {f"{name}'s {each}": costs[each][1] for each in HALVED[name]}
        ours = bench.playouts(title.game, options, Random(1), seconds).steps
        found[f"{name}, plies"] = ours / bench.yardstick(Random(1), seconds).steps
    return found


def measured(tree: Path, seconds: float) -> dict[str, float]:
    """Of the engines of a tree, with the tools of this one."""
    with tempfile.TemporaryDirectory() as place:
        for name, of in (("ludotheque", tree), ("tools", _HERE)):
            Path(place, name).symlink_to((of / name).resolve())
        command = [sys.executable, "-B", "-m", "tools.bench_then", "--measure", str(seconds)]
        env = {**os.environ, "PYTHONPATH": place}
        told = subprocess.run(command, cwd=place, env=env, check=True, capture_output=True)
    found: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return found


def frozen(commit: str, place: Path) -> None:
    archive = subprocess.run(
        ["git", "archive", commit, "ludotheque"], cwd=_HERE, check=True, stdout=subprocess.PIPE
    )
    subprocess.run(["tar", "x", "-C", str(place)], input=archive.stdout, check=True)


def report(turns: list[tuple[dict[str, float], dict[str, float]]]) -> None:
    """Medians; ratios are taken turn by turn."""
    print("| | then | now | now / then |\n|---|---:|---:|---:|")
    ratios: dict[str, float] = {}
    for what in turns[0][1]:
        pairs = [(then[what], now[what]) for then, now in turns if what in then]
        if not pairs:
            continue  # there was no such game
        each = sorted(now / then for then, now in pairs)
        ratios[what] = statistics.median(each)
        columns = (statistics.median(side) for side in zip(*pairs, strict=True))
        cells = " | ".join(f"{middle:.3g}" for middle in columns)
        print(f"| {what} | {cells} | {ratios[what]:.2f} ({each[0]:.2f}-{each[-1]:.2f}) |")
    print("\nof plies, yardsticks' plies; of functions, yardsticks' times")
    for what, ratio in ratios.items():
        game, _, plies = what.partition(", ")
        if plies:
            at_least(f"{what}, now / then", ratio, FASTER.get(game, 1.0))
        else:
            at_most(f"{what}, now / then", ratio, 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default=BEFORE, help=f"(default: {BEFORE})")
    parser.add_argument("--turns", type=int, default=5, help="of each (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of plies (default: 1)")
    parser.add_argument("--measure", type=float, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure is not None:
        print(json.dumps(measure(asked.measure)))
        return
    with tempfile.TemporaryDirectory() as place:
        frozen(asked.commit, Path(place))
        turns = []
        for turn in range(asked.turns):
            sides = {"then": Path(place), "now": _HERE}
            order = sides if turn % 2 else dict(reversed(sides.items()))
            found = {side: measured(tree, asked.seconds) for side, tree in order.items()}
            turns.append((found["then"], found["now"]))
    print(f"the engines of {asked.commit} and of today, {asked.turns} turns")
    report(turns)


if __name__ == "__main__":
    main()

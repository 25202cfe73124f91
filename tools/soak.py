"""All laws, on many random games of every game, seat count and option, on all processors.

python tools/soak.py [--games N] [GAME ...]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from tqdm import tqdm

from ludotheque.core.game import Options
from ludotheque.core.laws.conform import Broken, Tally, cases, check
from ludotheque.core.options import choices
from ludotheque.titles import TITLES, find

Case = tuple[str, Any, int]
TO_THE_END = 1_000_000


def one(case: Case) -> tuple[Options, Tally]:
    name, options, seed = case
    return options, check(find(name).game, options, seed, limit=TO_THE_END)


def wanted(name: str, games: int) -> list[Case]:
    """So many games for each number of seats, every option equally often."""
    by_seats: defaultdict[int, list[Case]] = defaultdict(list)
    game = find(name).game
    seats = choices(game)["seats"]
    for options, seed in cases(game, count()):
        if len(by_seats[options.seats]) < games:
            by_seats[options.seats].append((name, options, seed))
        if sum(map(len, by_seats.values())) == games * len(seats):
            break
    return [case for each in by_seats.values() for case in each]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(TITLES)} (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("play one game at least")
    if strange := set(asked.game) - set(TITLES):
        parser.error(f"no such game: {', '.join(strange)}")
    for name in asked.game or TITLES:
        todo = wanted(name, asked.games)
        tallies: defaultdict[int, Tally] = defaultdict(Tally)
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            try:
                done = pool.map(one, todo, chunksize=4)
                for options, tally in tqdm(
                    done, total=len(todo), unit="game", desc=name, disable=None
                ):
                    tallies[options.seats] += tally
            except Broken as broken:
                pool.shutdown(cancel_futures=True)
                kept = Path("runs") / f"broken-{name}-{broken.seed}.jsonl"
                kept.parent.mkdir(exist_ok=True)
                kept.write_bytes(broken.record)
                sys.exit(f"{broken}\nkept as {kept}, for `ludotheque replay`")
        for seats, tally in sorted(tallies.items()):
            print(f"{name}, {seats} seats: {tally}\n")


if __name__ == "__main__":
    main()

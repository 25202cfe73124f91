"""A house that is killed fifty times amid its games; nothing that it acknowledged may be lost.

python tools/soak_house.py [--kills N] [--gently] [--tables N] [--seed N]
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
from pathlib import Path
from random import randrange

from tqdm import tqdm

from tests.server.support.killing import Killing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--gently", action="store_true", help="ask it to close, with SIGTERM")
    parser.add_argument("--tables", type=int, default=6, help="that are played at the same time")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = randrange(10**6) if asked.seed is None else asked.seed
    number = signal.SIGTERM if asked.gently else signal.SIGKILL
    print(f"a house and {asked.kills} times {number.name}, seed {seed}", flush=True)
    folder = Path("runs") / f"house-{seed}"  # stays there if anything is wrong
    folder.mkdir(parents=True)
    with tqdm(total=asked.kills, unit="kill", desc="house", disable=None) as bar:
        killing = Killing(folder, seed, asked.tables, number, killed=bar.update)
        tally = asyncio.run(killing.run(asked.kills))
    print(tally)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()

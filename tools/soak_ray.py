"""The arena on Ray beside the pool: the same fingerprints, and a killed worker costs its batch.

scripts/soak ray [--games N]
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from ludotheque.arena.match import ArenaError, Outcome
from ludotheque.arena.run import run
from ludotheque.arena.schedule import one_against
from ludotheque.core.options import agreed
from ludotheque.titles import find


def workers() -> list[int]:
    """Ray's, which play now, of this process' own Ray."""
    found = []
    for each in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            name = (each / "cmdline").read_bytes() if each.name.isdigit() else b""
            if name.startswith(b"ray::play_batch") and own(int(each.name)):
                found.append(int(each.name))
    return found


def own(pid: int) -> bool:
    """Whether this process has begun it, or one that it began."""
    while pid > 1 and pid != os.getpid():
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return pid == os.getpid()


def facts(outcomes: tuple[Outcome, ...]) -> list[tuple[str, str]]:
    return [(each.digest, each.fingerprint) for each in outcomes]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/soak ray", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    game = find("niagara").game
    matches = one_against(game, agreed(game, {"seats": 3}), "novice", "random", given.games)
    began = time.monotonic()
    in_pool = run(matches, 2, None, False)
    print(f"pool: {len(in_pool)} games in {time.monotonic() - began:.1f} s", flush=True)
    killed: list[int] = []
    over = threading.Event()

    def kill() -> None:
        while not over.wait(0.05) and len(killed) < 2:
            for pid in workers()[:1]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed.append(pid)
                over.wait(3.0)

    killing = threading.Thread(target=kill)
    killing.start()
    began = time.monotonic()
    try:
        on_ray = run(matches, 2, None, False, on="ray")
    except ArenaError as error:
        print(f"{error}", flush=True)
        sys.exit(2)
    finally:
        over.set()
        killing.join()
    print(
        f"Ray: {len(on_ray)} games in {time.monotonic() - began:.1f} s,"
        f" {len(killed)} workers killed meanwhile",
        flush=True,
    )
    same = facts(on_ray) == facts(in_pool)
    print(f"the same fingerprints: {'yes' if same else 'no'}")
    sys.exit(0 if same and killed else 1)


if __name__ == "__main__":
    main()

"""How long it takes a stranger from an empty folder to an open house, and how much is fetched.

The wheels are at hand: what the network takes is not ours. Prints each part, and exits with 1 if
the house's own wheel is larger than it may be.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
LARGEST: Final = 3_000_000
"""Bytes of the wheel."""
GOAL: Final = 15.0
"""Seconds, on a machine that has nothing else to do."""


def main() -> int:
    (wheel,) = (ROOT / "dist").glob("ludotheque-*.whl")
    with TemporaryDirectory(prefix="ludotheque-install-") as name:
        folder = Path(name)
        wheels, place = folder / "wheels", folder / "venv"
        # What is built with stands in the same lock, and is of no use to a stranger.
        lock = ROOT / "requirements" / "container.txt"
        pip = [sys._base_executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]  # type: ignore[attr-defined]
        fetch = ["download", "--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
        subprocess.run([*pip, *fetch, "-d", str(wheels)], check=True)
        needed = sum(each.stat().st_size for each in wheels.iterdir())
        spent, begun = _processor(), perf_counter()
        subprocess.run([sys._base_executable, "-m", "venv", str(place)], check=True)  # type: ignore[attr-defined]
        made = perf_counter()
        inside = [str(place / "bin" / "pip"), "--quiet", "--disable-pip-version-check", "install"]
        subprocess.run([*inside, "--no-index", "--find-links", str(wheels), str(wheel)], check=True)
        installed = perf_counter()
        opened(place / "bin" / "ludotheque", folder)
        answered, spent = perf_counter(), _processor() - spent
        size = sum(each.lstat().st_size for each in place.rglob("*") if each.is_file())
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB (goal: under {LARGEST / 1e6:.0f})")
    print(f"what it needs: {needed / 1e6:.1f} MB of wheels; installed, all: {size / 1e6:.0f} MB")
    print(f"python -m venv {made - begun:.1f} s, pip install {installed - made:.1f} s,", end=" ")
    print(f"ludotheque until it answers {answered - installed:.1f} s")
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(
        f"in all {answered - begun:.1f} s (goal: under {GOAL:.0f}), at a load of {load:.1f} a core"
    )
    print(f"of one processor {spent:.1f} s of that")
    return 0 if wheel.stat().st_size < LARGEST else 1


def _processor() -> float:
    """Seconds that the programs which were begun here have used, however busy the machine is."""
    times = os.times()
    return times.children_user + times.children_system


def opened(program: Path, folder: Path) -> None:
    """The bare command, until the house says that it is well."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "LUDOTHEQUE_PORT": "0"}
    with subprocess.Popen(
        [str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as house:
        assert house.stdout is not None
        try:
            with urlopen(f"{house.stdout.readline().split()[-1]}/healthz") as answer:
                assert answer.status == 200
        finally:
            house.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())

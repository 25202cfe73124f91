"""One attacker, in a process of its own that gives way to all others; prints what it met."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from threading import Timer

from .attacks import attack
from .strangers import Target

GRACE = 10.0
"""Seconds to give up what they play."""


def main() -> None:
    name, url, table, over, seconds = sys.argv[1:]
    os.nice(5)
    target = Target(url=url, table=table, over=over or None, seconds=float(seconds))

    def end() -> None:
        print(json.dumps(target.met), flush=True)
        os._exit(0)  # hundreds of connections, of which nobody waits for the end

    late = Timer(target.seconds + GRACE, end)  # whatever an attacker does, it ends
    late.daemon = True
    late.start()
    asyncio.run(attack(name, target))
    end()


if __name__ == "__main__":
    main()

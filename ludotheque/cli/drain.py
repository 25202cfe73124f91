"""`ludotheque drain`: a house hands its tables over to those that share its memory, and closes."""

from __future__ import annotations

import time
from argparse import Namespace

import httpx

from .admin import PATIENCE, answered, entered
from .trouble import CommandError

LOOK_EVERY = 0.1
CLOSED_WITHIN = 60.0


def run(asked: Namespace) -> int:
    with entered(asked) as house:
        answered(house.post("/host", data={"do": "drain"}))
        until = time.monotonic() + CLOSED_WITHIN
        while _open(house):
            if time.monotonic() > until:
                raise CommandError(f"{asked.url} is still open after {CLOSED_WITHIN:.0f} seconds")
            time.sleep(LOOK_EVERY)
    print("closed; its tables are with the others")
    return 0


def _open(house: httpx.Client) -> bool:
    try:
        house.get("/healthz", timeout=PATIENCE)
    except httpx.TransportError:
        return False
    return True

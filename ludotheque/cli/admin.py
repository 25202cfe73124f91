"""`ludotheque admin WHAT …`, `ludotheque drain`: what a host can do, at a house that is open."""

from __future__ import annotations

import os
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from .trouble import CommandError, in_one_line

FACTS = ("person", "table", "room", "number", "days", "text", "when", "ban")
PATIENCE = 20.0
LOOK_EVERY, CLOSED_WITHIN = 0.1, 60.0


def run(asked: Namespace) -> int:
    with _entered(asked) as house:
        if asked.what == "list":
            _listed(_answer(house.get("/host/hand", params=_given(asked, "table"))).json())
        elif asked.what == "drain":
            _drain(house)
        else:
            facts = _given(asked, *FACTS)
            _answer(house.post("/host", data={"do": asked.what.replace("-", "_"), **facts}))
            print("done")
    return 0


@contextmanager
def _entered(asked: Namespace) -> Iterator[httpx.Client]:
    """The house at --url, with the host's key."""
    key = asked.key or os.environ.get("LUDOTHEQUE_KEY", "")
    if not key:
        raise CommandError("--key or LUDOTHEQUE_KEY: give the host's key, which `serve` prints")
    headers = {"authorization": f"Bearer {key}", "accept": "application/json"}
    try:
        with httpx.Client(base_url=asked.url, headers=headers, timeout=PATIENCE) as house:
            yield house
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise CommandError(f"{asked.url}: {error}") from None


def _drain(house: httpx.Client) -> None:
    """It hands its tables over to those that share its memory: returns once it is closed."""
    _answer(house.post("/host", data={"do": "drain"}))
    until = time.monotonic() + CLOSED_WITHIN
    while _is_open(house):
        if time.monotonic() > until:
            raise CommandError(f"{house.base_url} is open after {CLOSED_WITHIN:.0f} seconds")
        time.sleep(LOOK_EVERY)
    print("closed; its tables are with the others")


def _is_open(house: httpx.Client) -> bool:
    try:
        house.get("/healthz")
    except httpx.TransportError:
        return False
    return True


def _given(asked: Namespace, *names: str) -> dict[str, str]:
    return {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}


def _answer(response: httpx.Response) -> httpx.Response:
    if response.status_code == 404 and "html" in response.headers.get("content-type", ""):
        raise CommandError("the house does not take this key")
    if response.status_code >= 300:
        try:
            why = str(response.json()["text"])
        except (ValueError, KeyError, TypeError):
            why = f"an answer that is none ({response.status_code})"
        raise CommandError(why)
    return response


def _listed(view: dict[str, Any]) -> None:
    door = "open to" if view["newcomers"] else "closed to"
    _say(f"the door is {door} newcomers; {view['bans']} addresses are banned")
    for ban in view["banned_addresses"]:
        day = time.strftime("%Y-%m-%d", time.gmtime(ban["until"] / 1000))
        _say(f"  ban {ban['ban']} until {day}  {ban['person']}  {ban['name']}")
    for each in view["judged"]:
        _say(f"  {each['person']}  {each['name']}  {_marks(each)}")
    if view["announcement"]:
        _say(f"announced: {view['announcement']}")
    for each in view["reports"]:
        _say(f"report {each['when']}: {each['by']} on {each['name']} ({each['person']})")
        _say(f"  table {each['table']}: {each['words']} {each['why']}")
    for table in view["tables"]:
        _say(f"{table['id']}  {table['game']}  {table['stage']}")
        for seat in table["seats"]:
            if seat["person"]:
                _say(f"  {seat['person']}  {seat['name']}  {_marks(seat)}")
    for word in view["words"]:
        _say(f"  {word['room']} {word['number']}  {word['person']}  {word['name']}: {word['text']}")


def _marks(person: dict[str, Any]) -> str:
    return " ".join(mark for mark in ("muted", "banned") if person[mark])


def _say(text: str) -> None:
    print(in_one_line(text).rstrip())

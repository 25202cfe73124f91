"""`ludotheque admin WHAT …`: what a host can do, at a house that is open."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from .trouble import CommandError, in_one_line

PATIENCE = 20.0


def run(asked: Namespace) -> int:
    with entered(asked) as house:
        if asked.what == "list":
            _listed(answered(house.get("/host/hand", params=_given(asked, "table"))).json())
        else:
            facts = _given(asked, "person", "table", "room", "number", "days", "text", "when")
            answered(house.post("/host", data={"do": asked.what.replace("-", "_"), **facts}))
            print("done")
    return 0


@contextmanager
def entered(asked: Namespace) -> Iterator[httpx.Client]:
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


def _given(asked: Namespace, *names: str) -> dict[str, str]:
    return {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}


def answered(response: httpx.Response) -> httpx.Response:
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
    if view["announcement"]:
        _say(f"announced: {view['announcement']}")
    for each in view["reports"]:
        _say(f"report {each['when']}: {each['by']} on {each['name']} ({each['person']})")
        _say(f"  table {each['table']}: {each['words']} {each['why']}")
    for table in view["tables"]:
        _say(f"{table['id']}  {table['game']}  {table['stage']}")
        for seat in table["seats"]:
            if seat["person"]:
                marks = [mark for mark in ("muted", "banned") if seat[mark]]
                _say(f"  {seat['person']}  {seat['name']}  {' '.join(marks)}")
    for word in view["words"]:
        _say(f"  {word['room']} {word['number']}  {word['person']}  {word['name']}: {word['text']}")


def _say(text: str) -> None:
    print(in_one_line(text).rstrip())

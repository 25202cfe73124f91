"""Guests for tests: what they do over and over, in a word."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import connect

from .houses import PATIENCE, Running

numbers = itertools.count(1)


@contextmanager
def somebody(house: Running, name: str | None = None) -> Iterator[httpx.Client]:
    """A client that has said its name."""
    with httpx.Client(base_url=house.url) as client:
        answer = client.post("/api/me", json={"name": name or f"Guest {next(numbers)}"})
        assert answer.status_code == 200, answer.text
        yield keeping(client, answer)


def keeping(client: httpx.Client, answer: httpx.Response) -> httpx.Client:
    """This house's cookies are for https only, and the test is not."""
    value = answer.headers["set-cookie"].partition(";")[0]
    client.headers["cookie"] = value
    return client


def problem(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    """The answer is this objection, and nothing else is in it."""
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["reason"]) == (status, reason), answer.text
    assert set(found) == {"reason", "facts", "text"}
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    return found


def seated(guest: httpx.Client, seats: tuple[str, ...] = ("person", "novice", "novice")) -> str:
    table = guest.post("/api/tables", json={"game": "niagara", "seats": seats}).json()["id"]
    assert guest.post(f"/api/tables/{table}/seat", json={"entropy": "e"}).status_code == 200
    return str(table)


def given_up(house: Running, guest: httpx.Client) -> str:
    """A table where the game is over."""
    table = seated(guest)
    address = f"{house.socket_url}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": guest.headers["cookie"]}) as socket:
        socket.send(json.dumps({"kind": "give_up", "id": "1"}))
        while json.loads(socket.recv(timeout=PATIENCE))["kind"] != "accepted":
            pass
    return table

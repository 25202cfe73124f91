"""Somebody who looks at the lobby: what its stream tells, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from .houses import PATIENCE, Running


class Told(Struct, frozen=True):
    kind: str
    id: str | None
    data: Any


class LobbyPage:
    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self.lists: dict[str, list[dict[str, Any]]] = {}
        """As they were last told."""
        self.heard: list[Told] = []
        self.text = ""
        """Every line that came, as it came."""

    def next(self) -> Told:
        """What is told next; signs of life are not."""
        fields: dict[str, str] = {}
        while True:
            line = next(self._lines)
            self.text += f"{line}\n"
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif fields.get("event", "pulse") != "pulse":
                break
            else:
                fields = {}
        told = Told(fields["event"], fields.get("id"), msgspec.json.decode(fields["data"]))
        self.heard.append(told)
        if told.kind == "lists":
            self.lists |= told.data
        return told

    def until(self, so: Callable[[], bool]) -> None:
        while not so():
            self.next()

    def ends(self) -> bool:
        """Whether the house has hung up: nothing comes any more."""
        try:
            while True:
                self.next()
        except (StopIteration, httpx.RemoteProtocolError, httpx.ReadError):
            return True

    def ids(self, name: str) -> list[str]:
        return [each["table"]["id"] for each in self.lists.get(name, ())]


@contextmanager
def looking(house: Running, cookie: str | None = None, since: str = "") -> Iterator[LobbyPage]:
    """As a page does: the lists have come when this returns, if there was news."""
    headers = {b"cookie": cookie.encode()} if cookie else {}
    if since:
        headers[b"last-event-id"] = since.encode("latin-1")
    with (
        httpx.Client(base_url=house.url, timeout=PATIENCE) as client,
        client.stream("GET", "/api/lobby", headers=headers) as answer,
    ):
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        page = LobbyPage(answer.iter_lines())
        if not since:
            page.until(lambda: set(page.lists) == {"open", "running", "finished"})
        yield page

"""A house over HTTP: who one is there, its tables, and their records."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import token_hex
from types import TracebackType
from typing import TypeAlias
from urllib.parse import quote, urlencode

import httpx
import msgspec

from ludotheque.core.game import Data, Seat, T
from ludotheque.core.strengths import Strength
from ludotheque.core.verify import Verified
from ludotheque.protocol.wire import (
    PROTOCOL,
    Claim,
    Enter,
    Fill,
    GameCard,
    Guest,
    Health,
    ListedStage,
    Me,
    NewTable,
    RulebookCard,
    SeatFor,
    Sit,
    TableEntry,
    TableInfo,
    Tables,
)
from ludotheque.table.clock import Pace, Unlimited

from .follower import TableFollower
from .pledge import Pledge
from .trouble import Trouble, Unintelligible, Unreachable, objection

COOKIE, LOCKED = "ludotheque", "__Host-"
"""The cookie's name, and what stands before it at a house that is reached over https."""
PATIENCE = 30.0
"""How long an answer may take, in seconds."""
LONGEST_WAIT = 60
"""Seconds: who is told to wait for longer is told so, and not kept waiting."""

QueryParams: TypeAlias = dict[str, int | str | None]


class HouseClient:
    """Keep `cookie`, and give it again to come back as the same person."""

    def __init__(self, url: str, *, cookie: str | None = None, language: str = "en") -> None:
        if not url.startswith(("http://", "https://")):
            raise Trouble(f"a house's address begins with http:// or https://, and not so: {url}")
        self.url, self.cookie, self.language = url.rstrip("/"), cookie, language
        self._named = f"{LOCKED if url.startswith('https:') else ''}{COOKIE}"
        self.pledges: dict[str, Pledge] = {}
        """By table, for each where we sat down: what its record has to keep to."""
        # To read all certificates takes a while, and on a plain link there are none to check.
        secure = self.url.startswith("https:")
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=secure)

    async def __aenter__(self) -> HouseClient:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    # Who one is

    async def me(self) -> Me | None:
        """None if the house does not know us."""
        raw = await self._send("GET", "/api/me")
        return _decoded(raw, Me) if raw else None

    async def enter_as(self, name: str) -> Me:
        """As a guest. Somebody whom the house knows keeps the name they have."""
        return await self._ask("POST", "/api/me", Me, Guest(name))

    async def rename(self, name: str) -> Me:
        return await self._ask("POST", "/api/me/name", Me, Guest(name))

    async def claim(self, passphrase: str) -> Me:
        """From now on the name is ours alone, and our cookies on other devices are void."""
        return await self._ask("POST", "/api/me/claim", Me, Claim(passphrase))

    async def enter(self, name: str, passphrase: str) -> Me:
        return await self._ask("POST", "/api/me/enter", Me, Enter(name, passphrase))

    async def forget(self, *, everywhere: bool = False) -> None:
        await self._send("DELETE", "/api/me", query={"everywhere": 1 if everywhere else None})
        self.cookie = None

    # The house

    async def games(self) -> tuple[GameCard, ...]:
        return await self._ask("GET", "/api/games", tuple[GameCard, ...])

    async def rulebook(self, game: str) -> RulebookCard:
        return await self._ask("GET", f"/api/games/{quote(game)}/rulebook", RulebookCard)

    async def health(self) -> Health:
        """Also of a house that is ill."""
        return _decoded(await self._send("GET", "/healthz", ill=True), Health)

    # Tables

    async def tables(
        self,
        *,
        stage: ListedStage | None = None,
        game: str | None = None,
        mine: bool = False,
        before: str | None = None,
        most: int | None = None,
    ) -> Tables:
        """One page of them; `next` of the answer is `before` of the following page."""
        which: QueryParams = {"stage": stage, "game": game, "before": before, "most": most}
        which |= {"mine": 1 if mine else None}
        return _decoded(await self._send("GET", "/api/tables", query=which), Tables)

    async def create(
        self,
        game: str,
        *,
        seats: Sequence[SeatFor] | None = None,
        options: Mapping[str, int | str] | None = None,
        pace: Pace | None = None,
        public: bool = True,
    ) -> TableInfo:
        """Nobody sits at the new table yet, not even we."""
        asked = NewTable(
            game=game,
            options=dict(options or {}),
            seats=None if seats is None else tuple(seats),
            pace=pace or Unlimited(),
            public=public,
        )
        return await self._ask("POST", "/api/tables", TableInfo, asked)

    async def table(self, table: str) -> TableEntry:
        return await self._ask("GET", _path(table), TableEntry)

    async def sit(self, table: str, *, seat: Seat | None = None, entropy: str = "") -> TableEntry:
        """Look at the commitment first, and only then choose entropy, unless it is given."""
        shown = (await self.table(table)).table
        own = entropy or token_hex(16)
        listed = await self._ask(
            "POST", _path(table, "seat"), TableEntry, Sit(entropy=own, seat=seat)
        )
        if listed.seat is None:
            raise Unintelligible("the house gave us a seat, and does not say which")
        self.pledges[shown.id] = Pledge(
            table=shown.id, commitment=shown.commitment, seat=listed.seat, entropy=own
        )
        return listed

    async def leave(self, table: str) -> TableEntry | None:
        """Before the game begins. None if nothing is left of the table."""
        raw = await self._send("DELETE", _path(table, "seat"))
        return _decoded(raw, TableEntry) if raw else None

    async def fill(self, table: str, strength: Strength = "amateur") -> TableEntry:
        return await self._ask("POST", _path(table, "fill"), TableEntry, Fill(strength))

    async def rematch(self, table: str) -> TableInfo:
        """The same table for everybody who asks. Our chair there is kept: sit down on it."""
        return await self._ask("POST", _path(table, "rematch"), TableInfo)

    async def record(self, table: str) -> bytes:
        return await self._send("GET", _path(table, "record"))

    def check(self, table: str, record: bytes) -> Verified:
        """Raises `BadRecord` unless the record keeps to what we saw and gave when we sat down."""
        if table not in self.pledges:
            raise Trouble(f"nobody sat down at {table} from here")
        return self.pledges[table].check(record)

    def at(self, table: str, *, since: int = 0) -> TableFollower:
        """Follow a table: as its player if we sit there, else as a watcher."""
        asked = urlencode({"language": self.language, "protocol": PROTOCOL})
        address = f"ws{self.url.removeprefix('http')}{_path(table, 'socket')}?{asked}"
        return TableFollower(address, self._headers, since=since)

    # How it is asked

    def _headers(self) -> dict[str, str]:
        # Not left to the cookie jar: it would keep a secure cookie to itself on a plain link, and
        # the socket needs it as well.
        cookie = {} if self.cookie is None else {"Cookie": f"{self._named}={self.cookie}"}
        return {"Accept-Language": self.language, **cookie}

    async def _ask(self, method: str, path: str, answer: type[T], body: Data | None = None) -> T:
        return _decoded(await self._send(method, path, body), answer)

    async def _send(
        self,
        method: str,
        path: str,
        body: Data | None = None,
        query: QueryParams | None = None,
        *,
        ill: bool = False,
    ) -> bytes:
        headers = self._headers()
        if method == "POST":
            headers["Content-Type"] = "application/json"
        request = self._http.build_request(
            method,
            path,
            content=b"" if body is None else msgspec.json.encode(body),
            params={name: each for name, each in (query or {}).items() if each is not None},
            headers=headers,
        )
        response = await self._answer(request)
        if 0 <= (wait := _asked_to_wait(response)) <= LONGEST_WAIT:
            # Nothing was done, so that it may be asked again, whatever it is; but only once.
            await asyncio.sleep(wait)
            response = await self._answer(request)
        if response.status_code >= 300 and not (ill and response.status_code == 503):
            raise objection(response.status_code, response.content)
        for name in (LOCKED + COOKIE, COOKIE):
            if name in response.cookies:
                self._named, self.cookie = name, response.cookies[name]
        self._http.cookies.clear()
        return response.content

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        try:
            return await self._http.send(request)
        except httpx.TransportError as error:
            raise Unreachable(f"{self.url}: {str(error) or type(error).__name__}") from None


def _asked_to_wait(response: httpx.Response) -> int:
    """The seconds after which somebody who was too fast may ask again; -1 if nobody said so."""
    after = response.headers.get("retry-after", "")
    return int(after) if response.status_code == 429 and after.isdecimal() else -1


def _path(table: str, *more: str) -> str:
    return "/".join(("/api/tables", quote(table, safe=""), *more))


def _decoded(raw: bytes, answer: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=answer)
    except msgspec.DecodeError as error:
        raise Unintelligible(f"an answer of the house: {error}") from None

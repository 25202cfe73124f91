"""What can be asked over HTTP, as data: the routes and the API's document are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from ludotheque.core.game import Data
from ludotheque.core.languages import Language
from ludotheque.server.calls.calls import Calls
from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.limits.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import REASONS
from ludotheque.server.own.export import Exporting
from ludotheque.server.own.forgetting import Forgetting
from ludotheque.server.people.latchkeys import Latchkeys
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store
from ludotheque.server.tables.house import House
from ludotheque.server.workers.bot_pool import BotPool

from .request import Caller

Method: TypeAlias = Literal["GET", "POST", "DELETE"]
JSON = "application/json"

# Asked in the query


class Query(Data, frozen=True, kw_only=True):
    """What every question can be asked with."""

    language: Annotated[
        Language | UnsetType,
        Meta(description="Of sentences; by default that of Accept-Language, else French."),
    ] = UNSET


class Services(Struct, frozen=True, kw_only=True):
    """Whoever answers can ask these."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    store: Store
    bot_pool: BotPool
    people: People
    house: House
    hand: HostsHand
    calls: Calls
    latchkeys: Latchkeys
    forgetting: Forgetting
    exporting: Exporting
    document: bytes
    """The API's own."""


class ApiRequest(Struct, frozen=True, kw_only=True):
    """A question that was read and is well formed."""

    caller: Caller
    person: Person | None
    path: Mapping[str, str]
    query: Any
    body: Any

    @property
    def language(self) -> str:
        return self.caller.language

    @property
    def somebody(self) -> Person:
        assert self.person is not None, "the question is for those who said their name"
        return self.person


class ApiResponse(Struct, frozen=True):
    """A struct of the wire, or bytes to be sent as they are."""

    body: Any = None
    status: int = 200
    cookies: tuple[str, ...] = ()
    """Set-Cookie headers."""
    location: str | None = None
    """Where to find what was made."""
    private: bool = False
    """Whether it is for the asker's eyes alone, and so for no cache but theirs."""
    packed: bool | None = None
    """Whether the bytes are gzip's; None where nobody can have them so."""


class ApiRoute(Struct, frozen=True, kw_only=True):
    name: str
    method: Method
    path: str
    about: str
    """One line for the API's document."""
    ask: Callable[[Services, ApiRequest], Awaitable[ApiResponse]]
    answers: Mapping[int, Any]
    """The type of the answer's body for each status; None where there is no body."""
    kind: str = JSON
    """The content type of the answers."""
    body: Any = None
    query: type[Query] = Query
    who: Literal["anybody", "perhaps", "somebody"] = "anybody"
    """Whether it matters who asks: not at all, if they are known, or so that they must be."""
    objections: tuple[str, ...] = ()
    """The reasons of its own; those that come with the form of the question are added."""
    kept: Literal["never", "checked"] = "never"
    """What caches may do with the answer: nothing, or keep it and ask if it changed."""
    counted: bool = True
    """Whether those who ask too often have to wait."""

    @property
    def writes(self) -> bool:
        return self.method != "GET"

    @property
    def reasons(self) -> dict[int, tuple[str, ...]]:
        """Every reason to object to the question, by status."""
        reasons = ["bad-request", "house-error", *self.objections]
        if self.counted:
            reasons += ["too-fast", "house-busy", "house-ill"]
        if self.who == "somebody":
            reasons.append("nobody")
        if self.writes and self.who != "anybody":
            reasons.append("banned")
        if self.writes:
            reasons += ["wrong-origin", "not-certain"]
        if self.method == "POST":
            reasons += ["wrong-type", "too-large"]
        by_status: dict[int, list[str]] = {}
        for reason in dict.fromkeys(reasons):
            by_status.setdefault(REASONS[reason], []).append(reason)
        return {status: tuple(sorted(each)) for status, each in sorted(by_status.items())}

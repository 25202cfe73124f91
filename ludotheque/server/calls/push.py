"""Calls by Web Push, to the push service that a guest's browser has named."""

from __future__ import annotations

import asyncio
import hashlib
import ssl
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from typing import Final

import httpx
import msgspec

from ludotheque.server.store.call_store import CallChannel

from .endpoints import Forbidden, PushEndpoints
from .sending import CallOutcome, Message
from .webpush import PrivateKey, encoded, encrypted, signed

PATIENCE: Final = 10.0
"""Seconds in all."""
LONGEST_WAIT: Final = 6 * 3600.0
"""Seconds that a push service can have us wait."""
_GONE: Final = (404, 410)
_SENT: Final = range(200, 300)


class PushSender:
    """`contact` is to whom a push service may write about us."""

    def __init__(
        self, key: PrivateKey, contact: str, endpoints: PushEndpoints, now: Callable[[], int]
    ) -> None:
        self._key, self._contact, self._endpoints, self._now = key, contact, endpoints, now
        # No proxy and no cookie of anybody's; and no connection is used twice, for it belongs to
        # an address, and names that share one are strangers to each other.
        transport = httpx.AsyncHTTPTransport(
            verify=ssl.create_default_context(),
            limits=httpx.Limits(max_keepalive_connections=0),
            trust_env=False,
        )
        self._client = httpx.AsyncClient(
            transport=transport, timeout=PATIENCE, follow_redirects=False, trust_env=False
        )

    async def close(self) -> None:
        await self._client.aclose()

    def host(self, channel: CallChannel) -> str:
        return channel.address.partition("://")[2].partition("/")[0]

    async def send(self, channel: CallChannel, message: Message) -> CallOutcome:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._sent(channel, message)
        except Forbidden as no:
            # Perhaps it is the host's own resolver that lies today: the device stays.
            return CallOutcome("refused", why=str(no))
        except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError) as trouble:
            return CallOutcome("later", why=type(trouble).__name__)

    async def _sent(self, channel: CallChannel, message: Message) -> CallOutcome:
        response = await self._client.send(await self._request(channel, message), stream=True)
        try:
            return self._read(response)
        finally:
            await response.aclose()  # whatever it says beside its status

    async def _request(self, channel: CallChannel, message: Message) -> httpx.Request:
        endpoint = self._endpoints.read(channel.address)
        address = await self._endpoints.address(endpoint)
        named = f"[{address}]" if ":" in address else address
        netloc = endpoint.origin.partition("://")[2]
        return self._client.build_request(
            "POST",
            f"{endpoint.scheme}://{named}:{endpoint.port}{endpoint.path}",
            content=encrypted(_payload(message), channel.p256dh, channel.auth),
            headers={
                "Host": netloc,
                "Authorization": signed(self._key, endpoint.origin, self._contact, self._now()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(message.lasts),
                "Urgency": "high" if message.urgent else "normal",
                "Topic": encoded(hashlib.sha256(message.tag.encode()).digest()[:24]),
            },
            extensions={"sni_hostname": endpoint.host},
        )

    def _read(self, response: httpx.Response) -> CallOutcome:
        status = response.status_code
        if status in _SENT:
            return CallOutcome("sent")
        why = f"the push service answered {status}"
        if status in _GONE:
            return CallOutcome("gone", why=why)
        if status == 429 or status >= 500:
            wait = _wait(response.headers.get("retry-after", ""), self._now())
            return CallOutcome("later", min(wait, LONGEST_WAIT), why)
        return CallOutcome("refused", why=why)  # a redirect among them: nobody is followed anywhere


def _payload(message: Message) -> bytes:
    """What the worker in the browser reads."""
    shown = {
        "id": message.id,
        "tag": message.tag,
        "lang": message.language,
        "title": message.title,
        "body": message.body,
        "path": message.path,
        "waiting": message.waiting,
    }
    return msgspec.json.encode(shown)


def _wait(told: str, now: int) -> float:
    """Of `Retry-After`: seconds, or a date."""
    if told.isascii() and told.isdigit() and len(told) < 10:
        return float(told)
    try:
        return max(0.0, parsedate_to_datetime(told).timestamp() - now / 1000)
    except (ValueError, TypeError, OverflowError):
        return 0.0

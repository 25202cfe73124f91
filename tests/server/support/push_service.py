"""A push service of the tests' own, as a browser and a house see one: a websocket for the browser,
and addresses to which a house posts. It verifies by whose leave (VAPID), as the real ones do.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
import time
from base64 import urlsafe_b64decode
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from secrets import token_bytes, token_hex
from typing import Any

import uvicorn
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .houses import PATIENCE, wait_for

_CURVE = ec.SECP256R1()


def decoded(text: str) -> bytes:
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Posted:
    """What a house has sent to one subscription."""

    def __init__(self, token: str, headers: Mapping[str, str], body: bytes, status: int) -> None:
        self.token, self.headers, self.body, self.status = token, dict(headers), body, status


class PushService:
    """`told` is what browsers said over their sockets, `posted` what came from houses."""

    def __init__(self, port: int) -> None:
        self.port, self.origin = port, f"http://127.0.0.1:{port}"
        self.posted: list[Posted] = []
        self.told: list[dict[str, Any]] = []
        self.answers: dict[str, deque[tuple[int, dict[str, str]]]] = {}
        """What the next posts to a subscription are answered, whatever they are."""
        self.hold: dict[str, threading.Event] = {}
        """Posts to these wait before they are answered."""
        self.arrived: Callable[[], None] | None = None
        """Told of each post before it is answered, such as to kill who sent it."""
        self._keys: dict[str, str] = {}
        self._channels: dict[str, tuple[str, str]] = {}
        self._sockets: dict[str, WebSocket] = {}
        self._queues: dict[str, list[dict[str, Any]]] = {}
        self._audience = self.origin

    def subscription(self, key: str) -> str:
        """Where a device that is no browser is posted to, by whose leave alone."""
        token = token_hex(16)
        self._keys[token] = key
        return f"{self.origin}/wpush/v2/{token}"

    def acks(self) -> list[int]:
        """How browsers took what they were sent: 100 is delivered, 101 could not be read."""
        return [
            update["code"]
            for message in tuple(self.told)
            if message.get("messageType") == "ack"
            for update in message["updates"]
        ]

    def app(self) -> Starlette:
        return Starlette(
            routes=[
                WebSocketRoute("/", self._browser),
                Route("/wpush/v2/{token}", self._post, methods=["POST"]),
            ]
        )

    async def _browser(self, line: WebSocket) -> None:
        await line.accept(subprotocol="push-notification")
        agent = ""
        try:
            while True:
                message = json.loads(await line.receive_text())
                self.told.append(message)
                match message.get("messageType"):
                    case None:
                        await line.send_text("{}")
                    case "hello":
                        # Another name than it has would drop all its subscriptions.
                        agent = message.get("uaid") or token_hex(16)
                        self._sockets[agent] = line
                        await self._say(
                            agent, {**message, "status": 200, "uaid": agent, "use_webpush": True}
                        )
                        for waiting in self._queues.get(agent, []):
                            await self._say(agent, waiting)
                    case "register":
                        await self._register(agent, message)
                    case "unregister":
                        await self._unregister(agent, message)
                    case "ack":
                        known = {each["version"] for each in message["updates"]}
                        queue = self._queues.get(agent, [])
                        self._queues[agent] = [n for n in queue if n["version"] not in known]
        except WebSocketDisconnect:
            pass
        finally:
            if self._sockets.get(agent) is line:
                del self._sockets[agent]

    async def _say(self, agent: str, message: dict[str, Any]) -> None:
        await self._sockets[agent].send_text(json.dumps(message))

    async def _register(self, agent: str, message: dict[str, Any]) -> None:
        token, channel = token_hex(16), message["channelID"]
        self._channels[token], self._keys[token] = (agent, channel), message.get("key", "")
        done = {"messageType": "register", "status": 200, "channelID": channel}
        await self._say(agent, {**done, "pushEndpoint": f"{self.origin}/wpush/v2/{token}"})

    async def _unregister(self, agent: str, message: dict[str, Any]) -> None:
        for token, (_, channel) in tuple(self._channels.items()):
            if channel == message["channelID"]:
                del self._channels[token], self._keys[token]
        await self._say(agent, {**message, "status": 200})

    async def _post(self, request: Request) -> Response:
        token, body = request.path_params["token"], await request.body()
        if self.arrived is not None:
            self.arrived()
        if (held := self.hold.get(token)) is not None:
            await asyncio.to_thread(held.wait, PATIENCE)
        status, headers = self._judged(token, dict(request.headers), body)
        self.posted.append(Posted(token, dict(request.headers), body, status))
        if status == 201 and token in self._channels:
            agent, channel = self._channels[token]
            sent = {"messageType": "notification", "channelID": channel, "version": token_hex(16)}
            if body:
                sent["data"] = _encoded(body)
                sent["headers"] = {"encoding": request.headers["content-encoding"]}  # type: ignore[assignment]
            self._queues.setdefault(agent, []).append(sent)
            if agent in self._sockets:
                await self._say(agent, sent)
        return JSONResponse({}, status, headers)

    def _judged(
        self, token: str, headers: Mapping[str, str], body: bytes
    ) -> tuple[int, dict[str, str]]:
        if self.answers.get(token):
            return self.answers[token].popleft()
        if token not in self._keys:
            return 410, {}
        if not headers.get("ttl", "").isdigit():
            return 400, {}
        if len(body) > 4096:
            return 413, {}
        return (201 if self._by_leave(headers, self._keys[token]) else 401), {}

    def _by_leave(self, headers: Mapping[str, str], key: str) -> bool:
        scheme, _, rest = headers.get("authorization", "").partition(" ")
        parts = dict(each.strip().split("=", 1) for each in rest.split(","))
        if scheme != "vapid" or decoded(parts["k"]) != decoded(key):
            return False
        head, claims, signature = parts["t"].split(".")
        raw = decoded(signature)
        r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(parts["k"]))
        try:
            public.verify(
                utils.encode_dss_signature(r, s),
                f"{head}.{claims}".encode(),
                ec.ECDSA(hashes.SHA256()),
            )
        except InvalidSignature:
            return False
        said, now = json.loads(decoded(claims)), time.time()
        return bool(said["aud"] == self._audience and now < said["exp"] <= now + 86400)


class Device:
    """One that is no browser: it has a subscription and reads what it is sent."""

    def __init__(self, service: PushService, key: str) -> None:
        self.service = service
        self.endpoint = service.subscription(key)
        self._key, self._auth = ec.generate_private_key(_CURVE), token_bytes(16)

    @property
    def token(self) -> str:
        return self.endpoint.rpartition("/")[2]

    @property
    def subscribed(self) -> dict[str, str]:
        """What its page would tell the house."""
        keys = {"p256dh": _encoded(_point(self._key)), "auth": _encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys, "name": "A test"}

    def sent(self, *statuses: int) -> list[Posted]:
        wanted = statuses or (201,)
        return [
            each
            for each in tuple(self.service.posted)
            if each.token == self.token and each.status in wanted
        ]

    def calls(self) -> list[dict[str, Any]]:
        """What it was sent, read."""
        return [json.loads(self.read(each.body)) for each in self.sent()]

    def read(self, body: bytes) -> bytes:
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + _point(self._key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encoded(raw: bytes) -> str:
    from base64 import urlsafe_b64encode

    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@contextmanager
def push_service() -> Iterator[PushService]:
    with listening_socket() as (door, port):
        service = PushService(port)
        with serving(service.app(), door):
            yield service


@contextmanager
def listening_socket() -> Iterator[tuple[socket.socket, int]]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield door, door.getsockname()[1]


@contextmanager
def serving(app: Callable[..., Any], door: socket.socket) -> Iterator[None]:
    """A program of the tests' own on a port, in a thread, until the test is over."""
    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(
        target=lambda: asyncio.run(server.serve(sockets=[door])), name="service", daemon=True
    )
    thread.start()
    try:
        wait_for(lambda: server.started, "the service opens")
        yield
    finally:
        server.should_exit = server.force_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the service did not close"

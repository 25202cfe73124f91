"""`ludotheque serve`: open the house."""

from __future__ import annotations

import logging
import os
import secrets
import socket
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_network
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

from ludotheque.server.app import BACKLOG, configured, create_app
from ludotheque.server.logs import speak
from ludotheque.server.settings import Settings, spare_processors
from ludotheque.server.store import StoreTrouble

from .trouble import Trouble


def run(asked: Namespace) -> int:
    settings = chosen(asked)
    app = create_app(settings)
    with closing(listening(settings)) as door:
        level = logging.WARNING if asked.quiet else logging.DEBUG if asked.verbose else logging.INFO
        speak(level, asked.log)
        try:
            with _said_once(app):
                Doorkeeper(app, settings).run(sockets=[door])
        except SystemExit:
            if isinstance(app.state.trouble, StoreTrouble):
                raise Trouble(str(app.state.trouble)) from None
            raise (app.state.trouble or RuntimeError("the house did not open")) from None
    return 0


@contextmanager
def _said_once(app: Starlette) -> Iterator[None]:
    """Why the house does not open is for us to say, and not for uvicorn too."""

    def unsaid(_: logging.LogRecord) -> bool:
        return app.state.trouble is None

    logger = logging.getLogger("uvicorn.error")
    logger.addFilter(unsaid)
    try:
        yield
    finally:
        logger.removeFilter(unsaid)


def chosen(asked: Namespace) -> Settings:
    """What was asked for on the command line, checked."""
    if not 0 <= asked.port <= 65535:
        raise Trouble(f"there is no port {asked.port}: choose one from 0 to 65535")
    workers = spare_processors() if asked.workers is None else asked.workers
    if workers < 1:
        raise Trouble("at least one process for the bots is needed")
    for each in asked.proxy:
        try:
            ip_network(each)
        except ValueError:
            raise Trouble(
                f"--proxy {each}: not an address, nor a network such as 10.0.0.0/8"
            ) from None
    url = asked.public_url
    return Settings(
        data=asked.data,
        host=asked.host,
        port=asked.port,
        public_url=None if url is None else public(url),
        proxies=tuple(asked.proxy),
        key=None if url is None else secrets.token_urlsafe(12),
        workers=workers,
    )


def public(url: str) -> str:
    """How the guests reach the house: an origin, for all its addresses begin at the root."""
    try:
        parts = urlsplit(url)
        named = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        named = False
    if not named or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise Trouble(f"--public-url {url}: write it as https://games.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def listening(settings: Settings) -> socket.socket:
    """The port, taken before anything is opened: two houses cannot fight over one file."""
    where = f"{settings.host}:{settings.port}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind, protocol)
    except OSError as error:
        raise Trouble(f"{where}: {error.strerror or error}") from None
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(BACKLOG)  # only now it is ours; who comes early waits a moment
    except OSError as error:
        door.close()
        raise Trouble(f"{where}: {error.strerror or error}") from None
    return door


class Doorkeeper(uvicorn.Server):
    """Says when the house is open, and closes it with care."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        super().__init__(configured(app, settings))
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        settings, (host, port, *_) = self.settings, sockets[0].getsockname()
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        print(f"the house is open at {settings.public_url or address}", flush=True)
        if settings.public_url is not None:
            print(f"  listening on {address}")
            print(f"  the host's page: {settings.public_url}/host?key={settings.key}", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """All that was acknowledged is on the disk already: a second signal need not wait."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True

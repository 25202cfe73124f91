"""`ludotheque serve`: open the house."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import secrets
import signal
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from ludotheque.server.app import BACKLOG, Life, configured, create_app
from ludotheque.server.configuration import (
    FILE,
    Setting,
    Unusable,
    all_settings,
    gathered,
    settled,
)
from ludotheque.server.http.client_files import NotBuilt, built
from ludotheque.server.logs import speak
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreTrouble
from ludotheque.system import NoHome, data_folder

from .keeping.rehearse import check
from .trouble import CommandError

log = logging.getLogger(__name__)

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that are nobody's, kept for documents."""

REFUSED = {
    errno.EADDRINUSE: "another program listens there already: choose another --port",
    errno.EADDRNOTAVAIL: "this machine does not have that address: choose another --host",
    errno.EACCES: "only an administrator may listen there: choose a --port from 1024, such as 8080",
}


FILES = 200
"""Open files beside those of guests: the house's own, its processes' pipes, the client's pages."""

PORT, PORTS = 8080, 20
"""Where the house opens if nobody says so, and how many doors further it looks for a free one."""


def arguments(command: ArgumentParser) -> None:
    command.add_argument(
        "--config", type=Path, metavar="FILE", help=f"settings in TOML (default: {FILE} in --data)"
    )
    usual = command.add_argument_group("the house")
    limits = command.add_argument_group("limits, so that nobody can spoil it for the others")
    limited = False
    for each in all_settings():
        limited = limited or each.name == "sockets"
        (limits if limited else usual).add_argument(
            each.flag,
            dest=each.key,
            action="append" if _several(each) else "store",
            metavar=_value(each),
            help=each.about.replace("%", "%%"),
        )
    command.add_argument(
        "--check",
        action="store_true",
        help="rehearse an upgrade on a copy, and say what would happen; nothing is touched",
    )
    command.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the log is written"
    )
    loudness = command.add_mutually_exclusive_group()
    loudness.add_argument("--quiet", action="store_true", help="log only what is wrong")
    loudness.add_argument("--verbose", action="store_true", help="log every answer too")


def _several(setting: Setting) -> bool:
    return setting.name in ("proxies", "push_services")


def _value(setting: Setting) -> str:
    if setting.name.startswith("rates."):
        return "N/N"
    names = {"data": "FOLDER", "web": "FOLDER", "public_url": "URL", "store": "ADDRESS"}
    names |= {"host": "ADDRESS", "proxies": "ADDRESS", "push": "true|false"}
    names |= {"push_services": "URL", "push_contact": "URL", "mail": "URL", "mail_from": "ADDRESS"}
    names |= {"bot_delay": "FROM,TO", "languages": "FOLDER"}
    kind = str(setting.kind)
    plain = "N" if "int" in kind or "float" in kind else "TEXT"
    return names.get(setting.name, plain)


def run(asked: Namespace) -> int:
    settings, at_a_port = _read(asked)
    if asked.check:
        _app(settings)  # which says whether there is a client to be shown
        return check(settings)
    return opened(asked, settings, at_a_port)


def _app(settings: Settings, life: Life | None = None) -> Starlette:
    try:
        return create_app(settings, life=life)
    except NotBuilt as error:
        raise CommandError(f"--web {error}") from None


def opened(
    asked: Namespace, settings: Settings, at_a_port: bool, life: Life | None = None, kept: str = ""
) -> int:
    """Until it is closed. `kept` says where everything is kept, if that is not for us to say."""
    app = _app(settings, life)
    with closing(listening(settings) if at_a_port else _somewhere(settings)) as door:
        level = logging.WARNING if asked.quiet else logging.DEBUG if asked.verbose else logging.INFO
        speak(level, asked.log)
        _more_files(settings)
        try:
            with _said_once(app):
                Doorkeeper(app, settings, kept).run(sockets=[door])
        except SystemExit:
            if isinstance(app.state.trouble, StoreTrouble):
                raise CommandError(str(app.state.trouble)) from None
            raise (app.state.trouble or RuntimeError("the house did not open")) from None
    return 0


def _more_files(settings: Settings) -> None:
    """Each connection is a file to the system, and many a system begins with few."""
    try:
        import resource
    except ModuleNotFoundError:  # a system that counts otherwise
        return
    wanted = settings.connections + FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        log.warning(
            "only %d files may be open here, too few for %d sockets", soft, settings.sockets
        )


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
    """What was asked for on the command line, in the environment and in a file, checked."""
    return _read(asked)[0]


def _read(asked: Namespace) -> tuple[Settings, bool]:
    """The settings, and whether the host has chosen a port."""
    try:
        folder = data_folder(os.environ) if getattr(asked, "bare", False) else Path("house")
    except NoHome:
        raise CommandError("you have no home here: ludotheque serve --data FOLDER") from None
    return read(asked, {"data": folder})


def read(asked: Namespace, usual: Mapping[str, Any]) -> tuple[Settings, bool]:
    """The same, where other things than elsewhere are usual: a folder at least."""
    try:
        found = gathered(vars(asked), os.environ, usual["data"])
    except Unusable as error:
        raise CommandError(str(error)) from None
    settings = settled({**usual, **found})
    key = settings.key
    if (
        key is None
        and settings.store is None
        and (settings.public_url is not None or beyond(settings.host))
    ):
        key = secrets.token_urlsafe(12)
    return replace(settings, key=key, web=settings.web or built()), "port" in found


def beyond(host: str) -> bool:
    """Whether others than this machine can come in there."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def _somewhere(settings: Settings) -> socket.socket:
    """At the usual port, or at the next one that nobody listens at."""
    for port in range(PORT, PORT + PORTS):
        try:
            return listening(replace(settings, port=port))
        except CommandError as trouble:
            if not isinstance(trouble, Taken):
                raise
    return listening(settings)


def listening(settings: Settings) -> socket.socket:
    """The port, taken before anything is opened: two houses cannot fight over one file."""
    where = f"{settings.host}:{settings.port}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.socket(family, kind, protocol)
    except socket.gaierror:
        raise CommandError(f"--host {settings.host}: there is no machine of this name") from None
    except OSError as error:
        raise CommandError(f"{where}: {error.strerror or error}") from None
    try:
        _ours_alone(door)
        door.bind(address)
        door.listen(BACKLOG)  # only now it is ours; who comes early waits a moment
    except OSError as error:
        door.close()
        why = REFUSED.get(error.errno or 0, error.strerror or str(error))
        # Windows refuses in this way what another program has, or keeps for later.
        taken = error.errno == errno.EADDRINUSE or (
            sys.platform == "win32" and error.errno == errno.EACCES
        )
        raise (Taken if taken else CommandError)(f"{where}: {why}") from None
    return door


def _ours_alone(door: socket.socket) -> None:
    """On Windows, to use an address again is to share it with whoever listens there."""
    if sys.platform == "win32":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def addresses(door: socket.socket) -> list[str]:
    """Where to knock. A door that is open to everybody has no address of its own: then first the
    one that others on the network use, as far as it is known, and last this machine's.
    """
    host, port, *_ = door.getsockname()
    hosts = [host]
    if ip_address(host).is_unspecified:
        families = [socket.AF_INET, *([socket.AF_INET6] if door.family == socket.AF_INET6 else [])]
        own = [_own(family) for family in families]
        hosts = [*(each for each in own if each is not None), "127.0.0.1"]
    return [f"http://[{each}]:{port}" if ":" in each else f"http://{each}:{port}" for each in hosts]


def _own(family: socket.AddressFamily) -> str | None:
    """From which address this machine would write to others. Nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as letter:
            letter.connect((ELSEWHERE[family], 9))
            address: str = letter.getsockname()[0]
            return None if ip_address(address).is_loopback else address
    except OSError:
        return None  # there is no way out of this machine


class Taken(CommandError):
    """Somebody else listens there."""


class Doorkeeper(uvicorn.Server):
    """Says when the house is open, and closes it with care."""

    def __init__(self, app: Starlette, settings: Settings, kept: str = "") -> None:
        """`kept` says where everything is kept, if that is not in the folder of the settings."""
        super().__init__(configured(app, settings))
        self._app, self._kept = app, kept
        app.state.close = partial(self.handle_exit, signal.SIGTERM, None)
        self._call_off: Callable[[], object] | None = None
        """While the house is being opened, which can take a while."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets is not None
        opening, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert opening is not None
        self._call_off = partial(loop.call_soon_threadsafe, opening.cancel)
        try:
            await super().startup(sockets)
        except asyncio.CancelledError:
            if not self.should_exit:
                raise
            opening.uncancel()  # what is half open is closed when the loop ends
            return
        finally:
            self._call_off = None
        self._welcome(sockets[0])

    def _welcome(self, door: socket.socket) -> None:
        settings: Settings = self._app.state.settings  # with the key, wherever it is from
        url, (first, *others) = settings.public_url, addresses(door)
        print(f"the house is open at {url or first}")
        for each in [first, *others] if url is not None else others:
            print(f"  listening on {each}")
        if settings.key is not None:
            print(f"  the host's page: {url or first}/host?key={settings.key}")
        port = door.getsockname()[1]
        if settings.port not in (0, port):
            print(f"  port {settings.port} is taken: {port} is the next that is free")
        where = "in the database" if settings.store else f"in {settings.data.absolute()}"
        print(f"  {self._kept or f'everything is kept {where}'}; Ctrl-C closes the house")
        sys.stdout.flush()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """All that was acknowledged is on the disk already: a second signal need not wait."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True
        if self._call_off is not None:
            self._call_off()

"""`ludotheque demo`: a house in which bots play, for who wants to see one, or to try settings."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec.structs import replace

from ludotheque.server.demo import Demo, greeting
from ludotheque.server.people.people import People
from ludotheque.server.settings import Settings
from ludotheque.server.tables.house import House

from . import serve
from .main import spoken
from .trouble import CommandError

USUAL: Final[Mapping[str, Any]] = {"workers": 1, "bot_budget": 0.2, "finished_after": 2 * 3600.0}
"""It is to be looked at beside other things: one process thinks, and not for long."""


def arguments(command: ArgumentParser) -> None:
    serve.arguments(command)


def run(asked: Namespace) -> int:
    with _folder() as nothing:
        usual = {**USUAL, "language": spoken(os.environ), "data": nothing}
        settings, at_a_port = serve.read(asked, usual)
        if settings.store is not None:
            raise CommandError("a demo keeps nothing in a database: leave --store away")
        kept = settings.data != nothing
        language = settings.language or spoken(os.environ)

        def life(house: House, people: People) -> AbstractAsyncContextManager[None]:
            return Demo(house, people, language).open()

        return serve.opened(
            asked,
            _greeting(settings, language, kept),
            at_a_port,
            life,
            "" if kept else "nothing is kept",
        )


@contextmanager
def _folder() -> Iterator[Path]:
    """One of its own, that is gone afterwards."""
    with TemporaryDirectory(prefix="ludotheque-demo-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def _greeting(settings: Settings, language: str, kept: bool) -> Settings:
    """What a visitor should know, unless the host has something to say."""
    if settings.greeting:
        return settings
    return replace(settings, greeting=greeting(language, kept))

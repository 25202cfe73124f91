"""Connections to PostgreSQL that do not wait for one that has gone without a word.

A line may die so that neither end is told: a firewall forgets it, a machine behind it loses its
power. Linux by itself goes on for a quarter of an hour, and so long nothing would be saved.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from weakref import WeakSet

import asyncpg
from asyncpg import Connection

log = logging.getLogger(__name__)

CONNECTIONS: Final = 4
"""Of one house: one that writes, and some that read."""
PATIENCE: Final = 10.0
"""Seconds until a database that does not answer is given up."""
LONG: Final = 600.0
"""The same of a question for which everything is looked through."""

_UNHEARD: Final = {"TCP_USER_TIMEOUT": int(PATIENCE * 1000)}  # what was sent, and is not confirmed
_IDLE: Final = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3}
"""Seconds, by the names that they have on Linux; others know some of them."""


class PatientConnection(Connection):  # type: ignore[misc]
    """Hangs up if a statement is not answered in time: nobody knows then whether it was done.

    It does not ask the database to cancel it, as asyncpg's own timeouts do: that would take a line,
    and might be as silent.
    """

    patience = PATIENCE
    others: WeakSet[PatientConnection] | None = None
    """Of the same house."""
    asking = False

    def get_reset_query(self) -> str:
        """Nothing here is set for a session, so that nobody waits until nothing is undone."""
        return ""

    async def execute(self, query: str, *facts: Any, timeout: float | None = None) -> str:
        with self._answered(timeout):
            done: str = await super().execute(query, *facts)
        return done

    async def executemany(self, command: str, rows: Any, *, timeout: float | None = None) -> None:
        with self._answered(timeout):
            await super().executemany(command, rows)

    async def fetch(
        self, query: str, *facts: Any, timeout: float | None = None, record_class: Any = None
    ) -> list[Any]:
        with self._answered(timeout):
            found: list[Any] = await super().fetch(query, *facts, record_class=record_class)
        return found

    async def fetchval(
        self, query: str, *facts: Any, column: int = 0, timeout: float | None = None
    ) -> Any:
        with self._answered(timeout):
            return await super().fetchval(query, *facts, column=column)

    async def fetchrow(
        self, query: str, *facts: Any, timeout: float | None = None, record_class: Any = None
    ) -> Any:
        with self._answered(timeout):
            return await super().fetchrow(query, *facts, record_class=record_class)

    async def copy_records_to_table(
        self, table_name: str, *, timeout: float | None = None, **facts: Any
    ) -> str:
        with self._answered(timeout):
            done: str = await super().copy_records_to_table(table_name, **facts)
        return done

    @contextmanager
    def _answered(self, within: float | None) -> Iterator[None]:
        timer = asyncio.get_running_loop().call_later(within or self.patience, self._hang_up)
        self.asking = True
        try:
            yield
        finally:
            self.asking = False
            timer.cancel()

    def _hang_up(self) -> None:
        log.warning("the database did not answer: the line to it is given up")
        self.terminate()
        # The others will be as dead: nobody shall find out one by one.
        for each in tuple(self.others or ()):
            if not each.asking and not each.is_closed():
                each.terminate()


async def pooled(address: str) -> asyncpg.Pool:
    lines = WeakSet[PatientConnection]()

    async def steady(connection: PatientConnection) -> None:
        keep_heard(connection)
        connection.others = lines
        lines.add(connection)

    # Made as they are wanted: else asyncpg logs a trace a second without a database.
    return await asyncpg.create_pool(
        address,
        min_size=0,
        max_size=CONNECTIONS,
        timeout=PATIENCE,
        connection_class=PatientConnection,
        init=steady,
    )


def keep_heard(connection: asyncpg.Connection) -> None:
    """Have the system notice when nobody is at the other end."""
    line: socket.socket | None = connection._transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (_UNHEARD | _IDLE).items():
        if (option := getattr(socket, name, None)) is not None:
            line.setsockopt(socket.IPPROTO_TCP, option, value)

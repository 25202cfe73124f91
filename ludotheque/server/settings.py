"""What a host can choose. Times are in seconds, unless a name says otherwise."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path

import msgspec

from ludotheque.core.game import Data

VERSION = version("ludotheque")


class Rate(Data, frozen=True):
    """So many a second in the long run, and so many at once."""

    each_second: float
    burst: float

    @property
    def wait(self) -> int:
        """After how many whole seconds somebody who was too fast may try again."""
        return max(1, round(1 / self.each_second))


class Rates(Data, frozen=True, kw_only=True):
    """What one guest may ask of the house. Several people can share an address."""

    reads_by_address: Rate = Rate(50, 500)
    writes_by_address: Rate = Rate(20, 200)
    writes_by_person: Rate = Rate(5, 30)
    guests_by_address: Rate = Rate(1 / 10, 30)
    """New guests: each is a line in the house's file for good."""
    tables_by_address: Rate = Rate(1 / 5, 60)
    tables_by_person: Rate = Rate(1 / 20, 20)
    messages: Rate = Rate(20, 60)
    """Of one person over all their sockets; of one address where nobody said a name."""
    samples: Rate = Rate(100, 300)
    """Messages about a hand that holds something, counted in the same way; a page sends thirty."""


_NONE = Rate(1e9, 1e9)
UNLIMITED = Rates(
    reads_by_address=_NONE,
    writes_by_address=_NONE,
    writes_by_person=_NONE,
    guests_by_address=_NONE,
    tables_by_address=_NONE,
    tables_by_person=_NONE,
    messages=_NONE,
    samples=_NONE,
)
"""For benches and tests, where one address is a whole crowd."""


def spare_processors() -> int:
    """One is left to the house itself, if there is more than one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(Data, frozen=True, kw_only=True):
    """Everything that is the host's choice and not the rules'."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str | None = None
    """How guests reach the house, without a slash at the end."""
    proxies: tuple[str, ...] = ()
    """The addresses that may say for whom they ask (X-Forwarded-For and -Proto)."""
    key: str | None = None
    """Opens the host's page from another machine."""
    web: Path | None = None
    """The folder with the browser's client; without one, there are only the plain pages."""

    workers: int = msgspec.field(default_factory=spare_processors)
    """Processes in which bots think."""
    bot_budget: float = 0.5
    bot_delay: tuple[float, float] = (0.9, 1.5)
    """A bot that answers at once is no company: it waits at least and at most so long."""
    lender: str = "amateur"
    """The strength of the bot that plays for somebody who is away."""

    pulse: float = 15.0
    """A socket is never silent for longer."""
    idle: float = 60.0
    """A table that nobody follows goes to sleep."""
    absent_after: float = 20.0
    """Somebody without a connection for so long may be replaced, if the others agree."""
    forgotten_after: float = 7 * 24 * 3600.0
    """A table that never began is removed."""

    sockets: int = 5000
    sockets_by_address: int = 200
    """Several people can share an address, but not the whole house."""
    followers: int = 200
    """Of one seat at one table; and as many who only watch."""
    inbox: int = 64
    """Submissions of one seat that can wait at one table; and as many of all who only watch."""
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    body_patience: float = 10.0
    rates: Rates = Rates()

    @property
    def secure(self) -> bool:
        """Whether guests come over https, so that the cookie may go nowhere else."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def crashes(self) -> Path:
        """Where the record of a table is written on which the rules failed."""
        return self.data / "crashes"

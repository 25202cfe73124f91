"""What a host can choose. Times are in seconds, unless a name says otherwise.

`configuration` reads it from flags, from the environment and from a file.
"""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludotheque.core.game import Data
from ludotheque.core.languages import Language
from ludotheque.core.strengths import Strength

VERSION = version("ludotheque")

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0)]


class Rate(Data, frozen=True):
    """So many a second in the long run, and so many at once."""

    each_second: Annotated[float, Meta(gt=0)]
    burst: Annotated[float, Meta(gt=0)]

    @property
    def wait(self) -> int:
        """After how many whole seconds somebody who was too fast may try again."""
        return max(1, round(1 / self.each_second))


class Rates(Data, frozen=True, kw_only=True):
    """What one guest may ask of the house: so many a second, and so many at once, as in 20/60.
    Several people can share an address.
    """

    reads_by_address: Rate = Rate(50, 500)
    """questions; to wake a table counts ten times"""
    writes_by_address: Rate = Rate(20, 200)
    """what changes something"""
    writes_by_person: Rate = Rate(5, 30)
    """the same of one person"""
    guests_by_address: Rate = Rate(1 / 10, 30)
    """new guests: each is a line in the house's file for good"""
    tables_by_address: Rate = Rate(1 / 5, 60)
    """new tables, and rematches"""
    tables_by_person: Rate = Rate(1 / 20, 20)
    """the same of one person"""
    entries: Rate = Rate(1 / 5, 30)
    """passphrases that are tried from one address, for whatever names: each is work on purpose"""
    own: Rate = Rate(0.01, 5)
    """of one person, and of one address: to have all that is kept about them, or to be forgotten"""
    reports: Rate = Rate(0.02, 10)
    """of one person, and of one address: what the host should look at"""
    hints: Rate = Rate(1 / 5, 12)
    """of one person, at all tables: each is a whole thought of the strongest bot"""
    messages: Rate = Rate(20, 60)
    """of one person over all their sockets; of one address where nobody said a name"""
    samples: Rate = Rate(100, 300)
    """messages about a hand that holds something, counted in the same way; a page sends thirty"""
    calls: Rate = Rate(1 / 20, 20)
    """of one person and of one address: devices and mail addresses to be called at, and trials"""
    confirmations: Rate = Rate(0.0003, 3)
    """mails to one address, and of one person, that ask whether it is theirs"""
    confirmations_by_address: Rate = Rate(0.003, 10)
    """the same of all who come from there"""
    rings_by_person: Rate = Rate(1 / 10, 100)
    """calls that are made to one person, on all their devices; more are left out"""
    rings_by_address: Rate = Rate(1, 500)
    """the same of all who come from there"""
    frames: Rate = Rate(20, 200)
    """frames of one socket that are no whole message: pings, pongs, pieces"""
    frames_by_address: Rate = Rate(100, 1000)
    """the same of all sockets from there together"""


_NONE = Rate(1e9, 1e9)
UNLIMITED = Rates(
    reads_by_address=_NONE,
    writes_by_address=_NONE,
    writes_by_person=_NONE,
    guests_by_address=_NONE,
    tables_by_address=_NONE,
    tables_by_person=_NONE,
    entries=_NONE,
    own=_NONE,
    reports=_NONE,
    hints=_NONE,
    messages=_NONE,
    samples=_NONE,
    calls=_NONE,
    confirmations=_NONE,
    confirmations_by_address=_NONE,
    rings_by_person=_NONE,
    rings_by_address=_NONE,
    frames=_NONE,
    frames_by_address=_NONE,
)
"""For benches and tests, where one address is a whole crowd."""


def spare_processors() -> int:
    """One is left to the house itself, if there is more than one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(Data, frozen=True, kw_only=True):
    """Everything that is the host's choice and not the rules'. What stands below a setting is shown
    by `ludotheque serve --help`.
    """

    data: Path
    """the folder where everything is kept"""
    store: str | None = None
    """postgresql://…, where several houses share a memory; else one file in the folder"""
    host: str = "127.0.0.1"
    """where to listen: 127.0.0.1 is this machine alone, 0.0.0.0 lets others in"""
    port: int = 8080
    """at which port; 0 is any that is free"""
    public_url: str | None = None
    """how guests reach the house, such as https://games.example.org"""
    proxies: tuple[str, ...] = ()
    """an address or network that may say for whom it asks (X-Forwarded-For and -Proto)"""
    key: Annotated[str, Meta(min_length=12)] | None = None
    """opens the host's page and the metrics; by default another one at each start, or the one that
    houses share
    """
    web: Path | None = None
    """the folder with the browser's client; by default the one that comes with the program"""

    name: Annotated[str, Meta(max_length=60)] = ""
    """what the house is called"""
    languages: Path | None = None
    """a folder with a language from elsewhere, or with several, beside those that are installed"""
    language: Language | None = None
    """for guests whose browser asks for none that the house speaks"""
    greeting: Annotated[str, Meta(max_length=500)] = ""
    """a few words of yours above the lobby"""
    imprint: Annotated[str, Meta(max_length=2000)] = ""
    """who runs the house and how to reach them, for its page about itself; its lines stay lines"""
    privacy: Annotated[str, Meta(max_length=2000)] = ""
    """what you add there to what the house says by itself of what it keeps"""
    boards_in_page: tuple[str, ...] = ()
    """a game from elsewhere whose board needs no frame: it may do all that its reader may"""

    push: bool = True
    """whether guests may have themselves called by Web Push, which needs https, or this machine"""
    push_contact: str = ""
    """to whom push services may write about the house, such as mailto:host@example.org"""
    push_services: tuple[str, ...] = ()
    """a push service of your own, such as http://10.0.0.5:8080; else only public ones are called,
    and over https
    """
    call_after: Seconds = 10.0
    """who has left a table is called after so long: not whoever only loads their page anew
    """
    mail: str | None = None
    """smtp://name:password@mail.example.org:587, to call guests by mail; it needs --public-url too.
    Nothing goes unencrypted, unless ?tls=none follows
    """
    mail_from: str = ""
    """who writes, such as house@example.org"""

    workers: int = msgspec.field(default_factory=spare_processors)
    """processes in which bots think; by default one a processor, less one"""
    bot_budget: Annotated[float, Meta(gt=0, le=30)] = 0.5
    """seconds that a bot may think about a move"""
    bot_delay: tuple[float, float] = (0.9, 1.5)
    """a bot that answers at once is no company: it waits at least and at most so long, as 0.5,2; or
    always so long, as 1"""
    hint_deadline: Annotated[float, Meta(gt=0)] = 8.0
    """so long somebody waits for a hint; moves of bots come before it"""
    lender: Strength = "amateur"
    """the strength of the bot that plays for somebody who is away"""

    pulse: Annotated[float, Meta(ge=1, le=60)] = 15.0
    """a socket is never silent for longer"""
    idle: Seconds = 60.0
    """a table that nobody follows goes to sleep after so long"""
    absent_after: Seconds = 300.0
    """for somebody without a connection for so long a bot may play, if the others agree; that is
    for live games: without a clock it is three times as long, by the day only the clock says
    """
    forgotten_after: Seconds = 7 * 24 * 3600.0
    """a table that never began is removed after so long (7d, 12h); the house's open time counts"""
    abandoned_after: Seconds = 0.0
    """the same of a game at which nobody has moved; 0 is never"""
    finished_after: Seconds = 0.0
    """the same of a game that is over, with its record; 0 is never"""
    lines: Annotated[int, Meta(ge=1000)] = 10_000
    """of a game's record: at so many nobody moves any more, and all can agree to a draw"""

    sockets: Count = 5000
    """open at once"""
    sockets_by_address: Count = 200
    """several people can share an address, but not the whole house"""
    kept_for_players: Annotated[float, Meta(ge=0, le=1)] = 0.1
    """the part of the sockets that is for those who have a seat where they come to"""
    lookers: Count = 5000
    """pages that are told what happens in the lobby; the others ask now and then"""
    lookers_by_address: Count = 100
    """the same from one address"""
    connections_by_address: Count = 400
    """sockets, and what the pages behind them ask"""
    followers: Count = 200
    """of one seat at one table; and as many who only watch"""
    inbox: Count = 64
    """submissions of one seat that can wait at one table; and as many of all who only watch"""
    message_size: Annotated[int, Meta(ge=1024)] = 16 * 1024
    """bytes of a message over a socket"""
    body_size: Annotated[int, Meta(ge=1024)] = 64 * 1024
    """bytes of a request's body"""
    body_patience: Annotated[float, Meta(gt=0)] = 10.0
    """seconds until it has come"""
    rates: Rates = Rates()

    @property
    def connections(self) -> int:
        """Sockets and streams, and room for those who only ask something."""
        return self.sockets + self.lookers + 1000

    @property
    def secure(self) -> bool:
        """Whether guests come over https, so that the cookie may go nowhere else."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def crashes(self) -> Path:
        """Where the record of a table is written on which the rules failed."""
        return self.data / "crashes"

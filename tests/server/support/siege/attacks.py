"""The list of attacks, each with what it was found to do, and their one way to be let loose."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from . import crowds, doors, floods
from .crowds import TROUBLE
from .strangers import Target


class Attack(Struct, frozen=True):
    what: str
    run: Callable[[Target], Awaitable[None]]
    """Goes on until it is stopped."""
    over: bool = False
    """Whether it needs a game that is over."""


ATTACKS: dict[str, Attack] = {
    "continuations": Attack("empty pieces of a message, 3 MB a second", floods.continuations),
    "pings": Attack("pings whose pongs are read, 3 MB a second", floods.pings),
    "pongs": Attack("pongs that nobody asked for, 3 MB a second", floods.pongs),
    "blasts": Attack("250 KB of messages, 40 times a second", floods.blasts),
    "trickles": Attack("900 connections, a byte of body a second each", floods.trickles),
    "looking_back": Attack(
        "a long game from its beginning, 50 a second", crowds.looking_back, True
    ),
    "take_backs": Attack("move and take back, 20 a second", crowds.take_backs),
    "masters": Attack("40 tables of one address, four masters at each", crowds.masters),
    "queries": Attack("15 KB of query, 100 a second, long refused", floods.queries),
    "hands": Attack("95 held pieces of five guests", crowds.hands),
    "rematches": Attack("resign, rematch, sit, without a pause", crowds.rematches),
    "early": Attack("bytes before a socket is open, 200 questions and gone", floods.early),
    "guesses": Attack("50 addresses guess one passphrase", crowds.guesses),
    "leaving": Attack("sockets opened while one leaves everywhere", crowds.leaving, True),
    "watchers": Attack("650 watchers where 600 have a place", crowds.watchers, True),
    "moments": Attack("a long game moment by moment, 50 at once", crowds.moments, True),
    "requests": Attack("what is not counted, on 200 lines without waiting", floods.requests),
    "entries": Attack("passphrases for names that are made up", crowds.entries),
    "own": Attack("all that is kept about six guests, over and over", crowds.own),
    "records": Attack("a long game's record, 50 at once", crowds.records, True),
    "hints": Attack("hints as fast as they are given", crowds.hints),
    "lobby": Attack("300 pages that look at a lobby which changes", doors.lobby),
    "films": Attack("a long game in slow motion, 50 moves at once", doors.films, True),
    "codes": Attack("50 addresses try codes to come in by", doors.codes),
    "devices": Attack("devices that are none, letters, games counted", doors.devices),
    "takers": Attack("large answers on 50 lines, and none taken", doors.takers, True),
    "talkers": Attack("30 people of one address talk, 19 words a second each", doors.talkers),
    "block": Attack("a /56 of IPv6 behind a proxy, at all doors", doors.block),
    "churn": Attack("lines that come and go, 500 a second", doors.churn),
    "idlers": Attack("2,600 lines where 2,000 have a place, and nothing asked", doors.idlers),
    "heads": Attack("heads that take long to look through, on 16 lines", doors.heads),
}


async def _run(attack: Attack, target: Target) -> None:
    await attack.run(target)


async def attack(name: str, target: Target) -> None:
    """Until the target says that it is enough, and no longer than it says."""
    try:
        async with asyncio.timeout(target.seconds), asyncio.TaskGroup() as group:
            running = group.create_task(_run(ATTACKS[name], target))
            while not running.done() and target.met.total() < target.enough:
                await asyncio.sleep(0.01)
            running.cancel()
    except TimeoutError:
        pass
    except TROUBLE as trouble:
        target.met[f"ended by {type(trouble).__name__}: {trouble}"[:90]] += 1
    except BaseExceptionGroup as several:
        _, others = several.split(TROUBLE)
        if others is not None:
            raise others from None
        target.met[f"ended by {several.exceptions[0]!r}"[:90]] += 1
    finally:
        await target.leave()

"""Bots that do what no bot should, each in its own way, and a registry with a game for them."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.bots.simple import AtRandom
from ludotheque.bots.thinking import Thought
from ludotheque.core.codec import Codec
from ludotheque.core.game import Event, Seat
from ludotheque.titles import find
from tests.bots.toy_hands import Hide, Look, Move, Options, Share, State, View, WhichHand
from tests.support.titles import toy_title

FILE = "ODD_BOTS_FILE"
"""The variable that names a file in which a bot or a codec leaves word."""


class Curious(Codec[Options, State, Move, Event, View]):
    """Writes down whatever it is given to read."""

    def __init__(self, **types: Any) -> None:
        super().__init__(**types)
        read = self.view

        def view(raw: bytes) -> View:
            with Path(os.environ[FILE]).open("ab") as file:
                file.write(raw + b"\n")
            return read(raw)

        self.view = view


class Overheard(WhichHand):
    codec = Curious(options=Options, state=State, move=Move, event=Event, view=View)


TITLES = {"which-hand": toy_title(Overheard()), "niagara": find("niagara")}


class Odd(AtRandom):
    """Does something odd first, and then plays at random."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        self.act()
        return super().choose(view, seat, rng)

    def act(self) -> None: ...


class Sleeper(Odd):
    def act(self) -> None:
        time.sleep(3600)

    def consider(self, view: Any, seat: Seat, rng: Random, also: Any = ()) -> list[Thought]:
        self.act()
        return []


class Spinner(Odd):
    """As `Sleeper`, but it needs the processor for it."""

    def act(self) -> None:
        while True:
            pass


class Teller(Odd):
    """Has one thought."""

    def consider(self, view: Any, seat: Seat, rng: Random, also: Any = ()) -> list[Thought]:
        return [Thought(super().choose(view, seat, rng), 0.5)]


class Undecided(Odd):
    """Likes two moves as much, and holds the first against the third."""

    def consider(self, view: Any, seat: Seat, rng: Random, also: Any = ()) -> list[Thought]:
        worse = Share()
        best = Thought(Hide("left"), 0.5, instead=worse)
        return [best, Thought(Hide("right"), 0.5), Thought(worse, 0.3)]


class Thinker(Odd):
    """Takes a while."""

    def act(self) -> None:
        time.sleep(0.04)


class Raiser(Odd):
    def act(self) -> None:
        raise RuntimeError("out of sorts")


class Suicide(Odd):
    def act(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Mortal(Odd):
    """Dies at the first question, and only then."""

    def act(self) -> None:
        grave = Path(os.environ[FILE] + ".grave")
        if not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)


class Talker(Odd):
    """Prints, and reads what is not meant for it."""

    def act(self) -> None:
        print('{"move":null}', flush=True)
        assert sys.stdin.read() == ""


class Waiter(Odd):
    """Waits also where it is awaited."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return None


class Babbler(Odd):
    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return "abracadabra"


class Cheat(Odd):
    """A move of the game, but not of this moment."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return Look()

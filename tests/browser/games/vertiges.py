"""Vertiges' board: pieces to take, towers to put them on, and what a turn is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any

from playwright.sync_api import Locator

from ludotheque.core.game import Tagged
from ludotheque.games.vertiges.model import Aim, Lift, Pass, Protest, Take, Withdraw
from ludotheque.games.vertiges.pieces import PIECES
from tests.browser.support.accessibility import USABLE, labelled
from tests.browser.support.table import Liking, Table
from tests.browser.support.words import Phrases, Words, board

TOOLS = ("back", "skip", "help", "sound", "see-again", "film-stop", "zap")
TOWERS = 9
"""More never stand."""


def bold(move: Tagged) -> float:
    """Protests, ZAPs, builds where it fits; and never takes anything back."""
    match move:
        case Protest():
            return 9
        case Lift():
            return 8
        case Take():
            return 5
        case Aim(onto=onto):
            return 6 if onto is not None else 4
        case Pass():
            return 1
        case Withdraw():
            return -9
    raise AssertionError(move)


def meek(move: Tagged) -> float:
    """The same without quarrels."""
    return 0 if isinstance(move, Protest) else bold(move)


class VertigesPhrases(Phrases):
    game = "vertiges"

    def move(self, name: str) -> Tagged | None:
        return self._moves.get(name)

    def opening(self, name: str) -> Tagged | None:
        return self._pieces.get(name)

    @cached_property
    def aside(self) -> frozenset[str]:
        return frozenset(self.words.say(key) for key in TOOLS)

    def piece(self, piece: int) -> str:
        return self.voice.say("piece", piece=piece)

    @cached_property
    def _pieces(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {}
        for piece in range(len(PIECES)):
            name = self.piece(piece)
            said[name] = Take(piece)
            for count in range(TOWERS):
                said[self.words.say("piece-fits", piece=name, count=count)] = Take(piece)
            for count in range(2, len(PIECES)):
                said[self.words.say("lift-from", piece=name, count=count)] = Lift(piece, 0)
        return said

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {
            self.words.say("take"): Take(0),
            self.words.say("pass"): Pass(),
            self.words.say("protest"): Protest(),
            self.words.say("on-table"): Aim(None),
            self.words.say("withdraw"): Withdraw(),
        }
        for piece in range(len(PIECES)):
            for key in ("put-onto", "put-onto-fits"):
                said[self.words.say(key, piece=self.piece(piece))] = Aim(piece)
        return said


class VertigesTable(Table):
    book = VertigesPhrases
    players = (bold, meek)
    arrangement = {"physics": "reckoned"}  # noqa: RUF012
    """By buttons alone there is no steering of hands. Many bots need few turns."""
    bots = ("expert", "expert", "expert")

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.put = False
        """Whether something was put in this turn."""

    def piece(self, piece: int) -> Locator:
        return self.hand.locator(f'[data-piece="{piece}"]')

    @property
    def stage(self) -> Locator:
        """The table, while a hand is steered over it."""
        return labelled(self.board, "application", self.say("stage"))

    @property
    def middle(self) -> Locator:
        return self.group("stage").or_(self.stage)

    @property
    def hand(self) -> Locator:
        return labelled(self.board, "list", self.say("hand"))

    @property
    def at_hand(self) -> tuple[Locator, ...]:
        return (self.hand,)

    @property
    def pieces(self) -> Locator:
        return self.hand.locator(USABLE)

    @property
    def fitting(self) -> Locator:
        said = (
            re.escape(self.say("piece-fits", piece="§", count=count)) for count in range(1, TOWERS)
        )
        return self.hand.get_by_role(
            "button", name=re.compile("|".join(said).replace("§", ".+")), disabled=False
        )

    @property
    def aims(self) -> Locator:
        return self.onto.or_(self.button(self.say("on-table")))

    @property
    def onto(self) -> Locator:
        """Towers to put something on."""
        return self._named("put-onto").or_(self._named("put-onto-fits"))

    def _named(self, key: str) -> Locator:
        said = re.escape(self.say(key, piece="§", count=2)).replace("§", ".+").replace("2", r"\d+")
        return self.middle.get_by_role("button", name=re.compile(f"^{said}$"))

    @property
    def deeds(self) -> Locator:
        """Those that can be done: while what was done last is on its way, they are only seen."""
        passing, protest = (
            self.board.locator(".prompt").get_by_role(
                "button", name=self.say(key), exact=True, disabled=False
            )
            for key in ("pass", "protest")
        )
        return passing.or_(protest)

    @property
    def choices(self) -> Locator:
        return self.pieces.or_(self.aims).or_(self.deeds)

    @property
    def called(self) -> bool:
        return self.choices.count() > 0 and self.turn.count() > 0

    def wait(self) -> bool:
        """There is something to protest against in others' turns, too: that is not waited for."""
        while True:
            self.turn.or_(self.again).first.wait_for()
            if self.over:
                return False
            self.choices.or_(self.again).first.wait_for()
            if self.turn.count() or self.over:
                return not self.over

    def phase(self) -> str:
        return "aiming" if self.aims.count() else "building"

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        if self.pieces.count() < 2:
            return None
        return self.pieces.nth(0), self.pieces.nth(1), "ArrowRight"

    def summed_up(self, words: Words) -> Iterator[str]:
        """In French, none is told like one."""
        for score, hand in product((1, "§"), repeat=2):
            yield words.say("summary-seat", seat=0, score=score, hand=hand, pile="§")

    def names(self) -> list[str]:
        game = self.book.game
        words = Words(self.guest.language, ["NAME"], game=game, page=board(game))
        said = "|".join(map(re.escape, self.summed_up(words)))
        pattern = re.compile(re.sub("[§1]", r"\\d+", said).replace("NAME", "(.+)"))
        summary = self.sight().within("region", self.say("summary"))
        found = (pattern.fullmatch(each.text) for each in summary.all("listitem"))
        return [next(filter(None, each.groups())) for each in found if each]

    def towers(self) -> list[int]:
        """How many pieces each tower has."""
        facts: dict[str, object] = {"tower": 0, "flat": True, "piece": "", "lean": "none", "tip": 0}
        said = self.say("summary-tower", height="§", **facts).split("§")[0]
        pattern = re.escape(said).replace("1", r"\d+") + r"(\d+)"
        summary = self.sight().within("region", self.say("summary"))
        found = (re.match(pattern, each.text) for each in summary.all("listitem"))
        return [int(each[1]) for each in found if each]

    def play(self, liking: Liking | None = None) -> str:
        """One move as somebody makes it who likes to build, where no physics is at work."""
        wants = liking or self.players[0]
        protest, zap = self.button(self.say("protest")), self.button(self.say("zap"))
        if protest.count() and wants(Protest()) > 0:
            self._push(protest)
            return self.say("protest")
        if self.aims.count():
            self.put = True
            good, table = self._named("put-onto-fits"), self.button(self.say("on-table"))
            self._push((good if good.count() else table if table.count() else self.onto).first)
            return "aim"
        if zap.count() and self.put:
            self._push(zap)
            self.onto.or_(self._named("lift-from")).first.wait_for()
            if self.onto.count() == 0:
                self._push(self._named("lift-from").first)
            self.put = False
            self._push(self.onto.first)
            return self.say("zap")
        if self.fitting.count() or (self.pieces.count() and not self.put):
            self._push((self.fitting if self.fitting.count() else self.pieces).first)
            self._push(self.button(self.say("take")))
            return self.say("take")
        self.put = False
        self._push(self.button(self.say("pass")))
        return self.say("pass")

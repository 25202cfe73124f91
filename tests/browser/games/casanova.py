"""Casanova's board: gondolas and docks on a map, deeds beside it, and a look under two cloaks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, reduce
from itertools import product
from random import Random

from playwright.sync_api import Locator

from ludotheque.core.game import Tagged
from ludotheque.games.casanova.board import DISTANCE, DOCKS, THEATRE_AT
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    Decide,
    EndTurn,
    GiveJewel,
    Glide,
    LookRound,
    Meet,
    MoorGondola,
    PlaceFigure,
    Walk,
)
from tests.browser.support.accessibility import deeds
from tests.browser.support.patience import expect
from tests.browser.support.table import Table
from tests.browser.support.words import Phrases, Words

TOOLS = ("notebook", "skip", "hold", "keep-open", "close", "back")
DEEDS: dict[str, Tagged] = {
    "deed-call": Call(),
    "deed-look_round": LookRound(),
    "deed-give_jewel": GiveJewel(),
    "deed-end_turn": EndTurn(),
    "answer-exchange": Decide(True),
    "answer-leave": Decide(False),
}

WHIM = Random(1)
"""Whoever always went to the same door might for ever find nobody behind it."""


def curious(move: Tagged) -> float:
    """Goes from theatre to theatre, looks under every cloak, and takes what is there."""
    match move:
        case Meet() | Call() | LookRound() | GiveJewel():
            return 100
        case Glide(start=start, to=to) if start != to:
            return 5 + 3 * WHIM.random() - min(DISTANCE[to][door] for door in THEATRE_AT)
    return _taste(move, exchanges=True)


def discreet(move: Tagged) -> float:
    """Goes to theatres only, looks, leaves all as it is, and would rather wait than go far."""
    match move:
        case Meet() | LookRound():
            return 0
        case Decide():
            return _taste(move, exchanges=False)
        case EndTurn():
            return 6
    return curious(move)


def _taste(move: Tagged, exchanges: bool) -> float:
    match move:
        case Decide(exchange=exchange):
            return exchange is exchanges
        case EndTurn():
            return 1
        case Glide():
            return -20  # another gondola than the one that is chosen by itself
        case _:
            return 0


class CasanovaPhrases(Phrases):
    game = "casanova"

    def move(self, name: str) -> Tagged | None:
        return self._moves.get(name)

    def opening(self, name: str) -> Tagged | None:
        """A gondola that lies there: touched, it shows where it may go."""
        return self._boats.get(name)

    @cached_property
    def aside(self) -> frozenset[str]:
        say = self.words.say
        counts = [(seen, figures) for figures in range(13) for seen in range(figures + 1)]
        seen = [say("aim-seen", seen=seen, figures=figures) for seen, figures in counts]
        finds = [f"{each} {say('aim-find')}" for each in seen]
        labels = {say("label", short=short, full=say("hold")) for short in finds}
        labels.add(say("label", short=say("reach"), full=say("reach-about")))
        return frozenset({*labels, *map(say, TOOLS)})

    def deed(self, key: str, move: Tagged, **facts: object) -> str:
        """The name of a button that says briefly what it does, and then in full."""
        short, full = self.words.say(key, **facts), self.voice.move(move)
        return self.words.say("label", short=short, full=full)

    @cached_property
    def _boats(self) -> dict[str, Tagged]:
        said = product(("own-gondola", "empty-gondola"), DOCKS)
        boats: dict[str, Tagged] = {
            self.words.say(key, dock=dock): Glide(dock, dock) for key, dock in said
        }
        # One that can be walked to, or else sent elsewhere.
        boats |= {self.words.say("across-gondola", dock=dock): Walk() for dock in DOCKS}
        return boats | {self.words.say("send-elsewhere"): Glide(DOCKS[0], DOCKS[0])}

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said = {self.deed(key, move): move for key, move in DEEDS.items()}
        on_map: list[Tagged] = [Call()]
        for dock in DOCKS:
            full = self.words.say("walk-to", dock=dock)
            said[full] = Walk()
            short = self.words.say("deed-walk", dock=dock)
            said[self.words.say("label", short=short, full=full)] = Walk()
        for whose, start, to in product(("own", "empty"), DOCKS, DOCKS):
            if start != to:
                said[self.words.say(f"glide-{whose}", start=start, to=to)] = Glide(start, to)
        on_map += map(PlaceFigure, THEATRES)
        on_map += map(MoorGondola, DOCKS)
        for rival in range(len(self.names)):
            meet = Meet(rival)
            on_map.append(meet)
            said[self.deed("deed-meet", meet, seat=rival)] = meet
        return said | {self.voice.move(move): move for move in on_map}


class CasanovaTable(Table):
    book = CasanovaPhrases
    players = (curious, discreet)

    @property
    def middle(self) -> Locator:
        return self.group("map")

    @property
    def answers(self) -> Locator:
        return self._deed("answer-exchange").or_(self._deed("answer-leave"))

    @property
    def docks(self) -> Locator:
        """Where the chosen gondola may go, whom one may meet, and other gondolas to choose."""
        return self.middle.locator("button[data-choice]")

    @property
    def look(self) -> Locator:
        """To be held by whoever wants to see what is under the cloaks."""
        return self.group("secret").get_by_role("button", name=self.say("hold"), exact=True)

    @property
    def reach(self) -> Locator:
        """Shows how far gondolas get."""
        return self._deed("reach")

    @property
    def at_hand(self) -> tuple[Locator, ...]:
        prompt = self.board.get_by_text(self.say("prompt-sail", points=3), exact=True).first
        return prompt, self.button(self.say("notebook")), self.reach

    @property
    def choices(self) -> Locator:
        return reduce(Locator.or_, (self.docks, self.answers, self._deed("deed-end_turn")))

    def _deed(self, key: str) -> Locator:
        name = self.say("label", short=self.say(key), full="…").removesuffix("…")
        return deeds(self.board, name)

    def phase(self) -> str:
        return "deciding" if self.answers.count() else "sailing"

    def meet(self) -> None:
        """Play until two cloaks are held; after a game without a meeting, another one."""
        while not self.answers.count():
            if not self.wait():
                self.again.click()
                expect(self.again).to_have_count(0)
            elif self.phase() == "sailing":
                self.play()

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        """What helps to decide is there in every turn, beside or below each other."""
        book = self.button(self.say("notebook"))
        one, other = book.bounding_box(), self.reach.bounding_box()
        assert one is not None
        assert other is not None
        return book, self.reach, "ArrowRight" if one["y"] == other["y"] else "ArrowDown"

    def summed_up(self, words: Words) -> Iterator[str]:
        for dock, given in product(DOCKS, (True, False)):
            yield words.say("summary-lady", seat=0, dock=dock, given=given)

"""The board of Nimm's Leich!: a ladder of bids, sides to take, cards to part with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, reduce
from itertools import combinations, product

from playwright.sync_api import Locator

from ludotheque.core.game import Tagged
from ludotheque.games.nimms_leich.deck import CARDS, MOST, PILE, TOKENS
from ludotheque.games.nimms_leich.model import (
    CORPSES,
    Bid,
    Denounce,
    Discard,
    Exchange,
    Investigate,
    Keep,
    Tuck,
    Vote,
)
from tests.browser.support.accessibility import USABLE, deeds
from tests.browser.support.patience import appears
from tests.browser.support.table import Table
from tests.browser.support.words import Phrases, Words

TOOLS = ("back", "skip", "notebook", "last-count", "investigate", "go-on")


def bold(move: Tagged) -> float:
    """Bids on as long as it is not absurd, and believes everybody."""
    return _taste(move, nerve=8, trusts=True)


def wary(move: Tagged) -> float:
    """Denounces what is more than usual, and believes nobody."""
    return _taste(move, nerve=5, trusts=False)


def meek(move: Tagged) -> float:
    """Bids as little as possible, and denounces nobody who can be outbid."""
    return -100 if isinstance(move, Denounce) else _taste(move, nerve=0, trusts=False)


def _taste(move: Tagged, nerve: int, trusts: bool) -> float:
    match move:
        case Bid(count=count):
            return nerve + 0.6 - count
        case Vote(thumb=thumb):
            return thumb is trusts
        case Denounce() | Keep():
            return 0
        case Discard(card=card) | Tuck(card=card) | Exchange(card=card):
            return 1 + card
        case Investigate():
            return 100  # whoever has begun to choose opponents means it
    raise AssertionError(move)


class LeichPhrases(Phrases):
    game = "nimms-leich"

    def move(self, name: str) -> Tagged | None:
        return self._moves.get(name)

    def opening(self, name: str) -> Tagged | None:
        """A cell of the ladder: the first press picks it."""
        found = self._likely.fullmatch(name)
        return self._bids.get(found["bid"] if found else name)

    @cached_property
    def aside(self) -> frozenset[str]:
        tools = {self.words.say(key) for key in TOOLS}
        return frozenset({*tools, self.words.say("odds"), *self.names})

    def deed(self, key: str, move: Tagged, **facts: object) -> str:
        """The name of a button that says briefly what it does, and then in full."""
        said = self.words.say(key, **facts)
        return self.words.say("deed", said=said, move=self.voice.move(move))

    @cached_property
    def _likely(self) -> re.Pattern[str]:
        said = re.escape(self.words.say("cell", bid="BID", chance="CHANCE"))
        return re.compile(said.replace("BID", "(?P<bid>.+)").replace("CHANCE", r"(?:<1|\d+)"))

    @cached_property
    def _bids(self) -> dict[str, Tagged]:
        bids = (Bid(corpse, count) for corpse, count in product(CORPSES, range(1, max(MOST) + 1)))
        return {self.voice.move(bid): bid for bid in bids}

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {}
        for bid in self._bids.values():
            assert isinstance(bid, Bid)
            said[self.deed("bid", bid, count=bid.count)] = bid
        seats = range(len(self.names))
        for opponents in (*combinations(seats, 2), *combinations(seats, 1)):
            look = Investigate(opponents)
            said[self.deed("look", look)] = look
        for key, other in (
            ("denounce", Denounce()),
            ("thumb", Vote(True)),
            ("fist", Vote(False)),
            ("keep", Keep()),
        ):
            said[self.deed(key, other)] = other
        for kind, card in product((Discard, Tuck, Exchange), CARDS):
            said[self.voice.move(kind(card))] = kind(card)
        return said


class LeichTable(Table):
    book = LeichPhrases
    players = (bold, wary)

    @property
    def middle(self) -> Locator:
        return self.group("table")

    @property
    def cells(self) -> Locator:
        """The bids that are open."""
        return self.group("ladder").locator(USABLE)

    @property
    def shut(self) -> Locator:
        """The bids that are not open, each of which says why."""
        return self.group("ladder").get_by_role("button", disabled=True)

    @property
    def cards(self) -> Locator:
        """Those of one's hand of which one may go."""
        return self.group("hand").locator(USABLE)

    @property
    def known(self) -> Locator:
        """The cards in hands that one knows: one's own, and what a token has shown."""
        return self.group("hand").get_by_role("img")

    @property
    def stamp(self) -> Locator:
        """The verdict, once the board has come to it."""
        good, false = (
            self.trial.get_by_text(self.say(key), exact=True)
            for key in ("stamp-good", "stamp-false")
        )
        return good.or_(false)

    @property
    def votes(self) -> Locator:
        return self._deed("thumb")

    @property
    def denouncing(self) -> Locator:
        return self._deed("denounce")

    @property
    def trial(self) -> Locator:
        return self.board.get_by_role("region", name=self.say("trial"), exact=True)

    @property
    def further(self) -> Locator:
        """Where nothing moves, a count stays until one has seen enough."""
        return self.button(self.say("go-on"))

    @property
    def choices(self) -> Locator:
        deeds = map(self._deed, ("denounce", "thumb", "keep"))
        return reduce(Locator.or_, deeds, self.cells.or_(self.cards))

    def _deed(self, key: str) -> Locator:
        begun = self.say("deed", said=self.say(key), move="")
        return deeds(self.board, begun)

    @property
    def called(self) -> bool:
        # In this order: whose turn it was before the last move may be seen a moment longer.
        return self.choices.or_(self.further).count() > 0 and self.turn.count() > 0

    def wait(self) -> bool:
        while True:
            appears(self.choices.or_(self.further).or_(self.again).first)
            if self.over:
                return False
            if self.further.count():
                # Before it is one's turn, the next trial may begin at any moment by itself.
                appears(self.turn.or_(self.again).first)
                if self.further.count() and not self.over:
                    self.press(self.say("go-on"))
            elif self.choices.count():
                return True

    def phase(self) -> str:
        if self.votes.count():
            return "voting"
        return "changing" if self.cards.count() else "bidding"

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        if self.cells.count() < len(CORPSES):
            return None
        return self.cells.nth(0), self.cells.nth(len(CORPSES)), "ArrowDown"

    def investigate(self, *names: str) -> None:
        """Spend a token on these."""
        self.press(self.say("investigate"))
        for name in names:
            self.press(name)
        self._push(self._deed("look"))

    def side(self, name: str) -> str:
        """Which side somebody has taken, as far as one is told."""
        begun = self.say("trial-side", name=name, side="")
        found = self.trial.get_by_role("img", name=re.compile(f"^{re.escape(begun)}"))
        said = " ".join((found.get_attribute("aria-label") or "").split())
        return said.removeprefix(begun).strip()

    def summed_up(self, words: Words) -> Iterator[str]:
        for hand, pile, left in product(range(3), range(PILE + 1), range(TOKENS + 1)):
            yield words.say("summary-seat", seat=0, hand=hand, pile=pile, left=left)

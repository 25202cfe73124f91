"""A table, as somebody sees it who sits there: what they are offered, and what they choose."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from time import monotonic
from typing import ClassVar, Self, TypeAlias, TypeVar

from playwright.sync_api import Locator, Page

from ludotheque.core.game import Tagged

from .accessibility import Sight, labelled
from .guest import Guest
from .patience import appears, change, changed, in_time
from .words import Phrases, Words, board, wordbook

T = TypeVar("T", bound="Table")

LONGEST, SMALL = 600, 6
"""So many moves no game takes, and so many clicks no move."""

NEWEST = """() => Math.max(
  -1, ...[...document.querySelectorAll('[data-at]')].map((line) => Number(line.dataset.at)),
)"""

Liking: TypeAlias = Callable[[Tagged], float]
"""What a player likes, who knows only what the buttons say. Good enough for games that end."""
Push: TypeAlias = Callable[[Locator], None]


def click(button: Locator) -> None:
    button.click()


class Table(ABC):
    """What all tables have. Each game adds what its board is made of, and how one plays there."""

    book: ClassVar[type[Phrases]]
    players: ClassVar[tuple[Liking, Liking]]
    """Two people of different taste; the second one does not hurry."""
    tried: frozenset[type] = frozenset()
    """The kinds of moves made, where a test asks for them."""
    arrangement: ClassVar[Mapping[str, object]] = {}
    """Unusual options of a table, if one needs them to play by pressing what is offered."""
    bots: ClassVar[Sequence[str]] = ("amateur",)
    """Whom one plays against at such a table."""

    def __init__(self, guest: Guest, page: Page | None = None, push: Push = click) -> None:
        self.guest, self.page, self._push = guest, page or guest.page, push
        self._phrases: Phrases | None = None

    @property
    @abstractmethod
    def middle(self) -> Locator:
        """There from the beginning to the end."""

    @property
    def at_hand(self) -> tuple[Locator, ...]:
        """What one plays with, beside the middle, at the beginning of a game."""
        return (self.group("hand"),)

    @property
    @abstractmethod
    def choices(self) -> Locator:
        """What can be touched on the board to make a move, when nothing moves any more."""

    @abstractmethod
    def phase(self) -> str:
        """What is to be chosen just now."""

    @abstractmethod
    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        """Two things to choose from, and the arrow that leads from one to the other."""

    @abstractmethod
    def summed_up(self, words: Words) -> Iterable[str]:
        """All that those who hear the board can be told about the first player, and no other."""

    def come(self) -> Self:
        """Until the board is there."""
        appears(self.middle)
        return self

    def say(self, key: str, /, **facts: object) -> str:
        """In the words of the board."""
        game = self.book.game
        return wordbook(self.guest.language, game=game, page=board(game)).say(key, **facts)

    @classmethod
    def title(cls, language: str) -> str:
        return wordbook(language, game=cls.book.game).say("title")

    @property
    def board(self) -> Locator:
        title = self.title(self.guest.language)
        return labelled(self.page, "group", title)

    def group(self, key: str) -> Locator:
        return labelled(self.board, "group", self.say(key))

    def button(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=name, exact=True)

    @property
    def turn(self) -> Locator:
        """There as long as this guest is waited for."""
        status = self.page.locator("[role=status]")
        return status.filter(has_text=self.guest.say("turn-yours"))

    @property
    def again(self) -> Locator:
        """To be seen once the game is over."""
        tools = labelled(self.page, "toolbar", self.guest.say("tools"))
        return tools.get_by_role("button", name=self.guest.say("rematch"), exact=True)

    @property
    def replay(self) -> Locator:
        """Leads to the game once more; on a phone it stands behind one line, which is opened."""
        link = self.page.get_by_role("link", name=self.guest.say("replay"), exact=True)
        details = self.guest.button("result-details")
        appears(details.or_(link).first)
        if details.is_visible():
            details.click()
        return appears(link)

    def resign(self) -> None:
        guest = self.guest
        if not guest.button("resign").is_visible():
            guest.button("menu").click()
        guest.button("resign").click()
        guest.page.get_by_role("button", name=guest.say("resign")).last.click()

    @property
    def over(self) -> bool:
        return self.again.count() > 0

    @property
    def called(self) -> bool:
        """Whether there is something for this guest to do."""
        return self.choices.count() > 0

    def wait(self) -> bool:
        """Until it is for this guest to choose: true. Or until all is over: false."""
        appears(self.choices.or_(self.again).first)
        return not self.over

    def sight(self) -> Sight:
        return Sight.of(self.board)

    def understood(self) -> None:
        """Every button of the board says what it does, and there is a line that says what to do."""
        sight = self.sight()
        assert not list(filter(self.phrases.strange, sight.buttons()))
        assert any(each.text for each in sight.all("status"))

    @property
    def phrases(self) -> Phrases:
        if self._phrases is None:
            self._phrases = self.book(self.guest.language, self.names())
        return self._phrases

    def names(self) -> list[str]:
        """Who sits here, seat by seat, as the board tells it to those who hear it."""
        game = self.book.game
        words = Words(self.guest.language, ["NAME"], game=game, page=board(game))
        said = "|".join(map(re.escape, self.summed_up(words))).replace("NAME", "(.+)")
        summary = self.sight().within("region", self.say("summary"))
        found = (re.fullmatch(said, each.text) for each in summary.all("listitem"))
        return [next(filter(None, each.groups())) for each in found if each]

    def liked(self, liking: Liking) -> str:
        """The name of the button that this player would press next."""
        phrases, names = self.phrases, self.sight().buttons()
        worth: dict[str, float] = {}
        for name in names:
            if move := phrases.move(name):
                worth[name] = liking(move)
            elif move := phrases.opening(name):
                worth[name] = liking(move) - 0.5  # what is behind it may be better, or the same
        if worth:
            return max(worth, key=lambda name: worth[name])
        return next(filter(phrases.onward, names))

    def newest(self) -> int:
        """The number of the last line that the log has, where it stands beside the board."""
        return int(self.page.evaluate(NEWEST))

    def press(self, name: str) -> None:
        self._push(self.button(name).first)

    def play(self, liking: Liking | None = None) -> str:
        """One move, however many clicks it takes."""
        for _ in range(SMALL):
            name = self.liked(liking or self.players[0])
            self.press(name)
            if self.phrases.move(name):
                return name
        raise AssertionError(f"{name} leads nowhere")


def turns(*tables: T) -> Iterator[T]:
    """Whoever has something to do, one after the other, until all is over for everybody."""
    since = monotonic()
    for table in cycle(tables):
        seen = changed(table.page)
        if table.called:
            yield table
            since = monotonic()
            continue
        if all(each.over for each in tables):
            return
        assert in_time(since), "nobody can move"
        # What the others are shown changes this page as well, or will be seen soon.
        change(table.page, seen)


def play_out(
    players: Mapping[Table, Liking],
    before: Callable[[Table], object] = lambda _: None,
    most: int = LONGEST,
) -> int:
    """Everybody plays until the game is over for all, or for some moves. How many there were."""
    moves = 0
    for table in turns(*players):
        if moves == most < LONGEST:
            break
        if table.wait():
            before(table)
            table.play(players[table])
            moves += 1
            assert moves < LONGEST
    return moves

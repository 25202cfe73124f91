"""A table, as somebody sees it who sits there: what they are offered, and what they choose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import cycle, product
from time import monotonic
from typing import get_args

from playwright.sync_api import Locator, Page

from ludotheque.games.niagara.model import GEMS, Place

from .guest import Guest, in_time
from .mind import Liking, keen
from .sight import Sight
from .words import BOARD, Phrases, Words

TITLE = "Niagara"
LONGEST, SMALL = 600, 5
"""So many moves no game takes, and so many clicks no move."""


class Table:
    def __init__(self, guest: Guest, page: Page | None = None) -> None:
        self.guest, self.page = guest, page or guest.page
        self._phrases: Phrases | None = None

    def come(self) -> Table:
        """Until the board is there."""
        self.river.wait_for()
        return self

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=TITLE, exact=True)

    @property
    def river(self) -> Locator:
        return self.board.get_by_role("group", name=self.guest.board("river"))

    @property
    def hand(self) -> Locator:
        return self.board.get_by_role("group", name=self.guest.board("hand"))

    @property
    def again(self) -> Locator:
        """To be seen once the game is over."""
        tools = self.page.get_by_role("toolbar", name=self.guest.say("tools"))
        return tools.get_by_role("button", name=self.guest.say("rematch"), exact=True)

    @property
    def over(self) -> bool:
        return self.again.count() > 0

    @property
    def weather(self) -> Locator:
        one, other = (
            self.board.get_by_role("button", name=f"{self.guest.board(key)}: ", disabled=False)
            for key in ("brighter", "stormier")
        )
        return one.or_(other)

    @property
    def choices(self) -> Locator:
        """What can be touched on the board to make a move, when nothing moves any more."""
        skip = re.compile(f"^(?!{re.escape(self.guest.board('skip'))}$)")
        tiles = self.hand.get_by_role("button", disabled=False)
        return tiles.or_(self.river.get_by_role("button", name=skip)).or_(self.weather)

    def wait(self) -> bool:
        """Until it is for this guest to choose: true. Or until all is over: false."""
        self.choices.or_(self.again).first.wait_for()
        return not self.over

    def sight(self) -> Sight:
        return Sight.of(self.board)

    @property
    def phrases(self) -> Phrases:
        if self._phrases is None:
            self._phrases = Phrases(self.guest.language, self.names())
        return self._phrases

    def names(self) -> list[str]:
        """Who sits here, seat by seat, as the board tells it to those who hear it."""
        words = Words(self.guest.language, ["NAME"], BOARD)
        said = "|".join(
            re.escape(words.say("summary-canoe", seat=0, canoe=0, place=place, gem=gem))
            for place, gem in product(get_args(Place), (None, *GEMS))
        ).replace("NAME", "(.+)")
        summary = self.sight().within("region", self.guest.board("summary"))
        found = (re.fullmatch(said, each.text) for each in summary.all("listitem"))
        return [next(filter(None, each.groups())) for each in found if each]

    def liked(self, liking: Liking) -> str:
        """The name of the button that this player would press next."""
        phrases, names = self.phrases, self.sight().buttons()
        worth: dict[str, float] = {}
        for name in names:
            if move := phrases.moves.get(name):
                worth[name] = liking(move)
            elif move := phrases.openings.get(name):
                worth[name] = liking(move) - 0.5  # what is behind it may be better, or the same
        if worth:
            return max(worth, key=lambda name: worth[name])
        return next(name for name in names if name in phrases.canoes)

    def press(self, name: str) -> None:
        self.board.get_by_role("button", name=name, exact=True).first.click()

    def play(self, liking: Liking = keen) -> str:
        """One move, however many clicks it takes."""
        for _ in range(SMALL):
            name = self.liked(liking)
            self.press(name)
            if name in self.phrases.moves:
                return name
        raise AssertionError(f"{name} leads nowhere")


def play_out(
    players: Mapping[Table, Liking], before: Callable[[Table], object] = lambda _: None
) -> int:
    """Everybody plays until the game is over for all. How many moves that took."""
    moves, since = 0, monotonic()
    for table in cycle(players):
        if all(each.over for each in players):
            return moves
        if len(players) > 1 and table.choices.count() == 0:
            assert in_time(since), "nobody can move"
            continue
        if table.wait():
            before(table)
            table.play(players[table])
            moves, since = moves + 1, monotonic()
            assert moves < LONGEST
    raise AssertionError("nobody plays")

"""Niagara's board: tiles in hand, places on the river, and a cloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Literal, get_args

from playwright.sync_api import Locator

from ludotheque.core.game import Tagged
from ludotheque.games.niagara.model import (
    GEMS,
    TILES,
    Disc,
    Gem,
    Handling,
    Lay,
    MoveWeather,
    Paddle,
    Place,
    Stay,
    Theft,
)
from tests.browser.support.accessibility import USABLE, deeds
from tests.browser.support.table import Table
from tests.browser.support.words import Phrases, Words

ACTS: tuple[Literal["load", "unload", "exchange"], ...] = ("load", "unload", "exchange")
GAINS = {"load": 50, "unload": -90, "exchange": -40}
EAGER = (0, 2, 3, 5, 4, 7, 6)
"""How much each tile is liked: with a 5 a canoe comes to the amethysts and takes one."""


def far(place: str) -> int:
    return {"beach": 0, "falls": 9}.get(place) or int(place.strip("beachMLR") or 0)


def keen(move: Tagged) -> float:
    """Goes for gems, steals them, and takes them home."""
    match move:
        case Lay(tile=tile, buy_back=gem):
            return EAGER[tile] + (3 if gem else 0)
        case Paddle(to=to, cargo=cargo, rob=rob):
            gain = sum(GAINS[each.act] for each in cargo) + (60 if rob else 0)
            if to == "beach":
                return gain + 20
            return gain - (3 * far(to) if gain > 0 else abs(far(to) - 3))
        case Stay():
            return -9
        case MoveWeather(by=by):
            return -by
    raise AssertionError(move)


def calm(move: Tagged) -> float:
    """Takes nothing, and stays near the beach."""
    match move:
        case Lay(tile=tile, buy_back=gem):
            return -(tile or 3) - (50 if gem else 0)
        case Paddle(to=to, cargo=cargo, rob=rob):
            return -far(to) - (20 if cargo or rob else 0)
        case Stay():
            return 2
        case MoveWeather(by=by):
            return -by
    raise AssertionError(move)


class NiagaraPhrases(Phrases):
    game = "niagara"

    def move(self, name: str) -> Tagged | None:
        return self._moves.get(name)

    def opening(self, name: str) -> Tagged | None:
        return self._openings.get(name)

    def onward(self, name: str) -> bool:
        return name in self._canoes

    @cached_property
    def aside(self) -> frozenset[str]:
        return frozenset({*self._canoes, self.words.say("back"), self.words.say("skip")})

    @cached_property
    def _canoes(self) -> tuple[str, ...]:
        return tuple(self.words.say("canoe", canoe=each) for each in (0, 1))

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {self.voice.move(move): move for move in self._all()}
        for key, other in (
            ("stay", Stay()),
            ("brighter", MoveWeather(-1)),
            ("stormier", MoveWeather(1)),
        ):
            said[f"{self.words.say(key)}: {self.voice.move(other)}"] = other
        return said

    @cached_property
    def _openings(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {}
        for tile in TILES:
            said[self.words.say("tile-ready", tile=tile)] = Lay(tile)
        for place, count in product(get_args(Place), range(2, 60)):
            said[self.words.say("choices", place=place, count=count)] = Paddle(0, place)
        return said

    def _all(self) -> list[Tagged]:
        gems: tuple[Gem | None, ...] = (None, *GEMS)
        lays = [Lay(tile, gem) for tile, gem in product(TILES, gems)]
        acts = [(Handling(disc, act),) for disc, act in product(get_args(Disc), ACTS)]
        thefts = [Theft(seat, canoe) for seat, canoe in product(range(len(self.names)), (0, 1))]
        paddles = [
            Paddle(canoe, place, cargo, rob)
            for canoe, place, cargo, rob in product(
                (0, 1), get_args(Place), ((), *acts), (None, *thefts)
            )
        ]
        return [*lays, *paddles, Stay(), MoveWeather(-1), MoveWeather(1)]


class NiagaraTable(Table):
    book = NiagaraPhrases
    players = (keen, calm)

    @property
    def middle(self) -> Locator:
        return self.river

    @property
    def river(self) -> Locator:
        return self.group("river")

    @property
    def hand(self) -> Locator:
        return self.group("hand")

    @property
    def tiles(self) -> Locator:
        return self.hand.locator(USABLE)

    @property
    def weather(self) -> Locator:
        one, other = (deeds(self.board, f"{self.say(key)}: ") for key in ("brighter", "stormier"))
        return one.or_(other)

    @property
    def choices(self) -> Locator:
        on_river = self.river.locator("button:not(.skip):visible")
        return self.tiles.or_(on_river).or_(self.weather)

    def phase(self) -> str:
        if self.tiles.count():
            return "tiles"
        return "weather" if self.weather.count() else "river"

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        if not self.tiles.count():
            return None
        one, three = (self.button(self.phrases.voice.move(Lay(tile))) for tile in (1, 3))
        return one, three, "ArrowRight"

    def summed_up(self, words: Words) -> Iterator[str]:
        for place, gem in product(get_args(Place), (None, *GEMS)):
            yield words.say("summary-canoe", seat=0, canoe=0, place=place, gem=gem)

"""What the page says, read from the same catalogues as the page itself, and understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Literal, get_args

from ludotheque.core.game import Tagged
from ludotheque.core.rulebook import LANGUAGES
from ludotheque.games import GAMES
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
from ludotheque.voice.voice import Voice, catalogue

SOURCE = Path(__file__).parents[2] / "web" / "src"
NIAGARA = GAMES["niagara"]
ACTS: tuple[Literal["load", "unload", "exchange"], ...] = ("load", "unload", "exchange")
SHELL, BOARD = "shell/messages", "games/niagara/words"

__all__ = ["BOARD", "LANGUAGES", "SHELL", "SOURCE", "Phrases", "Words"]


class Words(Voice):
    """The voice of the house, which also knows the words of the shell or of the board."""

    def __init__(self, language: str, names: Sequence[str] = (), page: str = SHELL) -> None:
        super().__init__(NIAGARA, language, names)
        self._bundle.add_resource(
            catalogue(SOURCE / f"{page}.{language}.ftl"), allow_overrides=True
        )

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        """To those who hear a page, all spaces are alike."""
        return " ".join(super()._say(key, facts).split())


class Phrases:
    """For each name that a button of Niagara's board can have: what it stands for.

    A name that is not in here is in no language that we speak.
    """

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.voice, self.words = Words(language, names), Words(language, names, BOARD)
        self.language, self.names = language, tuple(names)

    @cached_property
    def moves(self) -> dict[str, Tagged]:
        """Sentences that are moves: whoever chooses one of them has moved."""
        said: dict[str, Tagged] = {self.voice.move(move): move for move in self._all()}
        for key, other in (
            ("stay", Stay()),
            ("brighter", MoveWeather(-1)),
            ("stormier", MoveWeather(1)),
        ):
            said[f"{self.words.say(key)}: {self.voice.move(other)}"] = other
        return said

    @cached_property
    def openings(self) -> dict[str, Tagged]:
        """Names behind which there are several moves, each with the plainest of them."""
        said: dict[str, Tagged] = {}
        for tile in TILES:
            said[self.words.say("tile-ready", tile=tile)] = Lay(tile)
        for place, count in product(get_args(Place), range(2, 60)):
            said[self.words.say("choices", place=place, count=count)] = Paddle(0, place)
        return said

    @cached_property
    def canoes(self) -> tuple[str, ...]:
        return tuple(self.words.say("canoe", canoe=each) for each in (0, 1))

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

"""What the page says, read from the same catalogues as the page itself, and understood."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from ludotheque.core.game import Tagged
from ludotheque.core.languages import LANGUAGES
from ludotheque.voice.sentences import Phrasebook
from ludotheque.voice.voice import Voice
from tests.support.titles import GAMES

SOURCE = Path(__file__).parents[3] / "web" / "src"
SHELL = "i18n/messages"
OWN = "own/words"
"""One's own page."""
CALLS = "calls/words"
"""How one is called."""

__all__ = ["CALLS", "LANGUAGES", "OWN", "SHELL", "SOURCE", "Phrases", "Words", "board", "wordbook"]


def board(game: str) -> str:
    """Where the words of a game's board are."""
    return f"games/{game}/words"


class Words(Voice):
    """The voice of a game, which also knows the words of the shell or of the game's board."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        game: str = "niagara",
        page: str = SHELL,
    ) -> None:
        # Whoever sees a board is told some things in other words.
        super().__init__(GAMES[game], language, names, told=page != SHELL)
        path = SOURCE / page
        self._sentences.add(Phrasebook(path.parent, path.name, page), over=True)

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        """To those who hear a page, all spaces are alike."""
        return " ".join(super()._say(key, facts).split())


@cache
def wordbook(language: str, *, game: str = "niagara", page: str = SHELL) -> Words:
    """Of nobody in particular. They are asked for all the time, and making them takes its time."""
    return Words(language, game=game, page=page)


class Phrases(ABC):
    """For each name that a button of a board can have: what it stands for.

    A name that is not in here is in no language that we speak.
    """

    game: ClassVar[str]

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.voice = Words(language, names, game=self.game)
        self.words = Words(language, names, game=self.game, page=board(self.game))
        self.names = tuple(names)

    @abstractmethod
    def move(self, name: str) -> Tagged | None:
        """What is done by whoever presses it."""

    @abstractmethod
    def opening(self, name: str) -> Tagged | None:
        """Where more than one press leads to a move: the plainest of those that it leads to."""

    @property
    @abstractmethod
    def aside(self) -> frozenset[str]:
        """What leads to no move by itself."""

    def onward(self, name: str) -> bool:
        """Whether it leads on where no move is in sight yet."""
        return False

    def strange(self, name: str) -> bool:
        return not (self.move(name) or self.opening(name) or name in self.aside)

"""All that the house wants to know of the game, in one object."""

from __future__ import annotations

from pathlib import Path

from ludotheque.titles import Credit, GamePackage, TextPicture, Title

from . import picture
from .bots import LADDER
from .game import HoundsAndHare
from .lesson import LESSON

TITLE = Title(
    game=HoundsAndHare(),
    ladder=LADDER,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author=None, publisher=None, year=None),
    minutes=10,
    moves=9,
    lesson=LESSON,
    package=GamePackage(
        api=1,
        contract=1,
        browser=Path(__file__).parent / "browser",
        turn="round",
    ),
)

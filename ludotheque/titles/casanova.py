"""Casanova."""

from __future__ import annotations

from ludotheque.bots.casanova import LADDER
from ludotheque.games.casanova import picture
from ludotheque.games.casanova.game import Casanova
from ludotheque.lessons.casanova import LESSON

from .title import Credit, TextPicture, Title

TITLE = Title(
    game=Casanova(),
    ladder=LADDER,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author="Stefanie Rohner & Christian Wolf", publisher=None, year=None),
    minutes=60,
    lesson=LESSON,
    floor=0.07,
)

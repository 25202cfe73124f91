"""Vertiges."""

from __future__ import annotations

from ludotheque.bots.vertiges import LADDER
from ludotheque.games.vertiges import picture
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.lessons.vertiges import LESSON

from .title import Credit, TextPicture, Title

TITLE = Title(
    game=Vertiges(),
    ladder=LADDER,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author=None, publisher="Winning Moves France", year=2000),
    minutes=15,
    lesson=LESSON,
    brisk={"physics": "reckoned"},
)

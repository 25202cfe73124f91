"""Nizza."""

from __future__ import annotations

from ludotheque.bots.nizza import LADDER
from ludotheque.games.nizza import picture
from ludotheque.games.nizza.game import Nizza
from ludotheque.lessons.nizza import LESSON

from .title import Credit, TextPicture, Title

TITLE = Title(
    game=Nizza(),
    ladder=LADDER,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author="Wolfgang Kramer", publisher="Schmidt Spiele", year=1993),
    minutes=45,
    lesson=LESSON,
    floor=0.02,
)

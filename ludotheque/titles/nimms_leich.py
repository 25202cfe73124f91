"""Nimm's Leich!."""

from __future__ import annotations

from ludotheque.bots.nimms_leich import LADDER
from ludotheque.games.nimms_leich import picture
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.lessons.nimms_leich import LESSON

from .title import Credit, TextPicture, Title

TITLE = Title(
    game=NimmsLeich(),
    ladder=LADDER,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author="Wolfgang Lüdtke", publisher="Goldsieber", year=1997),
    minutes=30,
    lesson=LESSON,
    floor=0.15,
)

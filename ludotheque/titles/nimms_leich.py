"""Nimm's Leich!."""

from __future__ import annotations

from ludotheque.bots.nimms_leich import LADDER
from ludotheque.games.nimms_leich import picture
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.games.nimms_leich.model import View
from ludotheque.lessons.nimms_leich import LESSON

from .casts.nimms_leich import CAST
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted(view.round, {"cards": tuple(map(len, view.discards))})


TITLE = Title(
    game=NimmsLeich(),
    ladder=LADDER,
    cast=CAST,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR, True),
    tally=_tally,
    credit=Credit(author="Wolfgang Lüdtke", publisher="Goldsieber", year=1997),
    minutes=30,
    moves=18,
    lesson=LESSON,
    floor=0.22,
)

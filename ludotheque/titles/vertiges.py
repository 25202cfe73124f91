"""Vertiges."""

from __future__ import annotations

from ludotheque.bots.vertiges import LADDER
from ludotheque.games.vertiges import picture
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import View
from ludotheque.lessons.vertiges import LESSON

from .casts.vertiges import CAST
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted((view.turn - 1) // view.options.seats + 1, {"points": view.scores})


TITLE = Title(
    game=Vertiges(),
    ladder=LADDER,
    cast=CAST,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    tally=_tally,
    credit=Credit(author=None, publisher="Winning Moves France", year=2000),
    minutes=15,
    moves=62,
    lesson=LESSON,
    brisk={"physics": "reckoned"},
)

"""Niagara."""

from __future__ import annotations

from ludotheque.bots.niagara import LADDER, STUDY
from ludotheque.games.niagara import picture
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import View
from ludotheque.lessons.niagara import LESSON

from .casts.niagara import CAST
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted(view.round, {"gems": tuple(map(sum, view.stores))})


TITLE = Title(
    game=Niagara(),
    ladder=LADDER,
    cast=CAST,
    study=STUDY,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR, True),
    tally=_tally,
    credit=Credit(author="Thomas Liesching", publisher="Zoch", year=2004),
    minutes=40,
    moves=29,
    lesson=LESSON,
    floor=0.12,
)

"""Nizza."""

from __future__ import annotations

from ludotheque.bots.nizza import LADDER, STUDY
from ludotheque.games.nizza import picture, spots
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.model import View
from ludotheque.games.nizza.way import covered
from ludotheque.lessons.nizza import LESSON

from .casts.nizza import CAST
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted(view.round, {"way": tuple(map(covered, view.pawns))})


TITLE = Title(
    game=Nizza(),
    ladder=LADDER,
    cast=CAST,
    study=STUDY,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR, True, spots.named),
    tally=_tally,
    credit=Credit(author="Wolfgang Kramer", publisher="Schmidt Spiele", year=1993),
    minutes=45,
    moves=54,
    lesson=LESSON,
    floor=0.05,
)

"""Casanova."""

from __future__ import annotations

from collections import Counter

from ludotheque.bots.casanova import LADDER, STUDY
from ludotheque.games.casanova import picture
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Looked, Met, View
from ludotheque.lessons.casanova import LESSON

from .casts.casanova import CAST
from .day import DayRules
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    """Whom each has met and what they looked under: more than that nobody sees."""
    seats = range(view.options.seats)
    looks = (each.seat for each in view.log if isinstance(each, Met | Looked))
    counted = Counter(looks)
    return Counted(view.round, {"looks": tuple(counted[seat] for seat in seats)})


TITLE = Title(
    game=Casanova(),
    ladder=LADDER,
    study=STUDY,
    cast=CAST,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    tally=_tally,
    day=DayRules(counts="result"),
    credit=Credit(author="Stefanie Rohner & Christian Wolf", publisher=None, year=None),
    minutes=60,
    moves=36,
    lesson=LESSON,
    floor=0.10,
)

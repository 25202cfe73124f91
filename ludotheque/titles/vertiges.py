"""Vertiges."""

from __future__ import annotations

from ludotheque.bots.vertiges import LADDER
from ludotheque.games.vertiges import picture
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import Building, State, View
from ludotheque.lessons.vertiges import LESSON

from .casts.vertiges import CAST
from .day import DayRules
from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted((view.turn - 1) // view.options.seats + 1, {"points": view.scores})


HALF = 12
"""Of 24 pieces: so many of the tower of the day stand already."""


def _stands(state: State) -> bool:
    return isinstance(state.phase, Building) and sum(map(len, state.towers)) >= HALF


def _fallen(state: State) -> int:
    return len(state.bag)


TITLE = Title(
    game=Vertiges(),
    ladder=LADDER,
    cast=CAST,
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    tally=_tally,
    day=DayRules(options={"seats": 1}, ready=_stands, against=_fallen),
    credit=Credit(author=None, publisher="Winning Moves France", year=2000),
    minutes=15,
    moves=62,
    lesson=LESSON,
    floor=0.055,
    brisk={"physics": "reckoned"},
)

"""Niagara."""

from __future__ import annotations

from ludotheque.bots.ladder import searching
from ludotheque.games.niagara import picture
from ludotheque.games.niagara.evaluate import evaluate
from ludotheque.games.niagara.game import Niagara
from ludotheque.lessons.niagara import LESSON

from .title import Credit, TextPicture, Title

TITLE = Title(
    game=Niagara(),
    ladder=searching(evaluate, expert=100, master=700),
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    credit=Credit(author="Thomas Liesching", publisher="Zoch", year=2004),
    minutes=40,
    lesson=LESSON,
    floor=0.10,
)

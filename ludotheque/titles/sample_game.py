"""Sample Game."""

from __future__ import annotations

from ludotheque.bots.ladder import searching
from ludotheque.games.sample_game import picture
from ludotheque.games.sample_game.evaluate import evaluate
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.games.sample_game.model import View
from ludotheque.lessons.sample_game import LESSON

from .title import Counted, Credit, TextPicture, Title


def _tally(view: View) -> Counted:
    return Counted(view.tide, {"shells": view.shells})


TITLE = Title(
    game=SampleGame(),
    ladder=searching(evaluate, expert=60, master=300),
    picture=TextPicture(picture.picture, picture.offers, picture.MINOR),
    tally=_tally,
    credit=Credit(author=None, publisher=None, year=None),
    minutes=5,
    moves=6,
    lesson=LESSON,
)

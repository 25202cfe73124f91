"""Ladies of Venice."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.casanova.style import NightStyle
from ludotheque.games import casanova
from ludotheque.titles.character import Cast, Character, Cue, faces

_FACES = faces(Path(casanova.__file__).parent / "faces")
_WORDS = {"met": 1, "visited": 1, "jewel": 1, "barred": 1, "won": 1}

CAST = Cast(
    characters=(
        Character(
            name="bianca",
            called="Bianca",
            face=_FACES["bianca"],
            style=NightStyle(spite=1.5, bluffs=-0.2),
            words={**_WORDS, "barred": 3},
        ),
        Character(
            name="ginevra",
            called="Ginevra",
            face=_FACES["ginevra"],
            style=NightStyle(bluffs=0.75, visits=1.0),
            words={**_WORDS, "met": 3},
        ),
        Character(
            name="lucrezia",
            called="Lucrezia",
            face=_FACES["lucrezia"],
            style=NightStyle(caution=1.5, bluffs=-0.25),
            words={**_WORDS, "visited": 2},
        ),
    ),
    cues={
        "won": Cue(("game_ended",), "winners"),
        "jewel": Cue(("jewel_left",), often=80),
        "met": Cue(("ladies_met",), often=50),
        "visited": Cue(("ladies_met",), "rival", often=50),
        "barred": Cue(("empty_glided",), often=15),
    },
    traits={
        "moves empty gondolas": Cue(("empty_glided",)),
        "meets": Cue(("ladies_met",)),
        "walks": Cue(("lady_walked",)),
    },
)

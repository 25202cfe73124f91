"""On the river."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.niagara.style import PaddlingStyle
from ludotheque.games import niagara
from ludotheque.titles.character import Cast, Character, Cue, faces

_FACES = faces(Path(niagara.__file__).parent / "faces")
_WORDS = {"stole": 1, "robbed": 1, "fell": 1, "stored": 1, "won": 1}

CAST = Cast(
    characters=(
        Character(
            name="odile",
            called="Odile",
            face=_FACES["odile"],
            style=PaddlingStyle(theft=1.5),
            words={**_WORDS, "stole": 3},
        ),
        Character(
            name="anselme",
            called="Anselme",
            face=_FACES["anselme"],
            style=PaddlingStyle(theft=-1.0, nerve=-0.6),
            words={**_WORDS, "robbed": 2},
        ),
        Character(
            name="zephyrine",
            called="Zéphyrine",
            face=_FACES["zephyrine"],
            style=PaddlingStyle(cloud=3.0),
            words={**_WORDS, "clouded": 3},
        ),
        Character(
            name="gaspard",
            called="Gaspard",
            face=_FACES["gaspard"],
            style=PaddlingStyle(theft=0.3, nerve=0.9, heedless=0.4),
            words={**_WORDS, "fell": 2},
        ),
    ),
    cues={
        "won": Cue(("game_ended",), "winners"),
        "stole": Cue(("gem_robbed",)),
        "robbed": Cue(("gem_robbed",), "victim"),
        "fell": Cue(("canoe_fell",), often=70),
        "clouded": Cue(("weather_moved",), often=60),
        "stored": Cue(("gem_stored",), often=25),
    },
    traits={
        "steals": Cue(("gem_robbed",)),
        "clouds": Cue(("weather_moved",)),
        "falls": Cue(("canoe_fell",)),
    },
)

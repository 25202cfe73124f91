"""Those who build."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.vertiges.style import BuildingStyle
from ludotheque.games import vertiges
from ludotheque.titles.character import Cast, Character, Cue, faces

_FACES = faces(Path(vertiges.__file__).parent / "faces")
_WORDS = {"zapped": 1, "fell": 1, "caught": 1, "blamed": 1, "won": 1}
_CAUGHT = ("fitting_caught", "second_tower_caught", "idleness_caught")

CAST = Cast(
    characters=(
        Character(
            name="pio",
            called="Maestro Pio",
            face=_FACES["pio"],
            style=BuildingStyle(zaps=-1.5, large=3.0, notices=-0.2),
            words={**_WORDS, "zapped": 3},
        ),
        Character(
            name="agathe",
            called="Tante Agathe",
            face=_FACES["agathe"],
            style=BuildingStyle(zaps=-1.5, notices=0.6, suspects=0.06),
            words={**_WORDS, "caught": 3},
        ),
        Character(
            name="hippolyte",
            called="Hippolyte",
            face=_FACES["hippolyte"],
            style=BuildingStyle(tall=0.5),
            words={**_WORDS, "fell": 2},
        ),
    ),
    cues={
        "won": Cue(("game_won",)),
        "caught": Cue(_CAUGHT),
        "blamed": Cue(_CAUGHT, "against"),
        "fell": Cue(("pieces_fell",), often=80),
        "zapped": Cue(("zapped",), often=80),
    },
    traits={
        "zaps": Cue(("zapped",)),
        "zaps of five or more": Cue(("zapped",), least={"number": 5}),
        "protests": Cue((*_CAUGHT, "protest_rejected")),
        "puts on four or more": Cue(("piece_put",), least={"height": 5}),
        "drops": Cue(("pieces_fell",)),
    },
)

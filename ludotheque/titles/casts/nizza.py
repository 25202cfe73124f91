"""Agents on the roofs of Nizza."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.nizza.style import ClimbingStyle
from ludotheque.games import nizza
from ludotheque.titles.character import Cast, Character, Cue, faces

_FACES = faces(Path(nizza.__file__).parent / "faces")
_WORDS = {"pushed": 1, "wet": 1, "case": 1, "safe": 1, "won": 1}

CAST = Cast(
    characters=(
        Character(
            name="mistral",
            called="Mistral",
            face=_FACES["mistral"],
            style=ClimbingStyle(pushes=True),
            words={**_WORDS, "pushed": 3},
        ),
        Character(
            name="cigale",
            called="Cigale",
            face=_FACES["cigale"],
            style=ClimbingStyle(pushes=False, haste=-0.3),
            words={"wet": 2, "case": 1, "safe": 1, "won": 1},
        ),
        Character(
            name="margot",
            called="Margot",
            face=_FACES["margot"],
            style=ClimbingStyle(haste=0.15),
            words={**_WORDS, "hasty": 2},
        ),
    ),
    cues={
        "won": Cue(("game_won",)),
        "pushed": Cue(("pawn_pushed",)),
        "wet": Cue(("pawn_pushed",), "rival"),
        "safe": Cue(("safe_opened",)),
        "case": Cue(("case_taken",), often=80),
        "hasty": Cue(("dice_kept",), often=12),
    },
    traits={
        "pushes": Cue(("pawn_pushed",)),
        "is pushed": Cue(("pawn_pushed",), "rival"),
        "throws": Cue(("dice_thrown",)),
        "keeps early": Cue(("dice_kept",)),
    },
)

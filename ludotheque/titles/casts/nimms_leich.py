"""Among those who bid for corpses."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.nimms_leich.style import BiddingStyle
from ludotheque.games import nimms_leich
from ludotheque.titles.character import Cast, Character, Cue, faces

_FACES = faces(Path(nimms_leich.__file__).parent / "faces")
_WORDS = {"denounced": 1, "accused": 1, "asked": 1, "rid": 1, "won": 1}

CAST = Cast(
    characters=(
        Character(
            name="leonie",
            called="Léonie",
            face=_FACES["leonie"],
            style=BiddingStyle(daring=0.25, doubt=-0.05),
            words={**_WORDS, "accused": 3},
        ),
        Character(
            name="oskar",
            called="Oskar",
            face=_FACES["oskar"],
            style=BiddingStyle(doubt=0.12),
            words={**_WORDS, "denounced": 3},
        ),
        Character(
            name="valdes",
            called="Dr Valdès",
            face=_FACES["valdes"],
            style=BiddingStyle(doubt=-0.15),
            words={**_WORDS, "rid": 2},
        ),
    ),
    cues={
        "won": Cue(("game_won",)),
        "denounced": Cue(("bid_denounced",), often=60),
        "accused": Cue(("bid_denounced",), "bidder", often=60),
        "asked": Cue(("token_spent",), often=70),
        "rid": Cue(("card_discarded",), often=25),
    },
    traits={
        "denounces": Cue(("bid_denounced",)),
        "denounced": Cue(("bid_denounced",), "bidder"),
        "bids": Cue(("bid_made",)),
        "investigates": Cue(("token_spent",)),
    },
)

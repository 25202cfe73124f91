"""How bots think, for all games: what they can tell of their moves, search, and fitted values.

This is the door: whoever needs something of the room imports it from here.
"""

from .apart import (
    END,
    Apart,
    ApartAblated,
    ApartShares,
    ApartSum,
    Compared,
    apart_shares,
    explained,
)
from .calibration import Tenth, loss, tenths
from .fitting import JudgedPosition, Study, arrays, fitted, log_loss, predicted
from .halving import Budget, PlayWorld, Timer, WorldTally, halving
from .shares import Sparse, Weights, softmax
from .thought import (
    Fact,
    Reason,
    ReasonFacts,
    Thinker,
    Thought,
    beside,
    considered,
    ranked,
    rival,
    sure,
)

__all__ = [
    "END",
    "Apart",
    "ApartAblated",
    "ApartShares",
    "ApartSum",
    "Budget",
    "Compared",
    "Fact",
    "JudgedPosition",
    "PlayWorld",
    "Reason",
    "ReasonFacts",
    "Sparse",
    "Study",
    "Tenth",
    "Thinker",
    "Thought",
    "Timer",
    "Weights",
    "WorldTally",
    "apart_shares",
    "arrays",
    "beside",
    "considered",
    "explained",
    "fitted",
    "halving",
    "log_loss",
    "loss",
    "predicted",
    "ranked",
    "rival",
    "softmax",
    "sure",
    "tenths",
]

"""A house from the outside: sit down at its tables, play, and check afterwards that it was fair."""

from .follower import TableFollower
from .house import HouseClient
from .play import play
from .pledge import Pledge
from .program import run
from .trouble import HouseObjected, Interrupted, MoveRefused, Trouble, Unintelligible, Unreachable

__all__ = [
    "HouseClient",
    "HouseObjected",
    "Interrupted",
    "MoveRefused",
    "Pledge",
    "TableFollower",
    "Trouble",
    "Unintelligible",
    "Unreachable",
    "play",
    "run",
]

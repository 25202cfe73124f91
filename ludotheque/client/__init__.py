"""A house from the outside: sit down at its tables, play, and check afterwards that it was fair."""

from .follower import Follower
from .house import House
from .play import play
from .pledge import Pledge
from .program import run
from .trouble import Interrupted, Objected, Refused, Trouble, Unintelligible, Unreachable

__all__ = [
    "Follower",
    "House",
    "Interrupted",
    "Objected",
    "Pledge",
    "Refused",
    "Trouble",
    "Unintelligible",
    "Unreachable",
    "play",
    "run",
]

"""The games of the house, each as one title: rules, opponents, a picture, a lesson, credits."""

from .package import GamePackage
from .registry import OWN, TITLES, find
from .title import Counted, Credit, RulesGone, TextPicture, Title

__all__ = [
    "OWN",
    "TITLES",
    "Counted",
    "Credit",
    "GamePackage",
    "RulesGone",
    "TextPicture",
    "Title",
    "find",
]

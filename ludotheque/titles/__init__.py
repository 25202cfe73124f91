"""The games of the house, each as one title: rules, opponents, a picture, a lesson, credits."""

from .registry import TITLES, find
from .title import Counted, Credit, TextPicture, Title

__all__ = ["TITLES", "Counted", "Credit", "TextPicture", "Title", "find"]

"""The games of the house, each as one title: rules, opponents, a picture, a lesson, credits."""

from .registry import TITLES, find
from .title import Credit, TextPicture, Title

__all__ = ["TITLES", "Credit", "TextPicture", "Title", "find"]

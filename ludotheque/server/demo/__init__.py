"""A house that shows itself: games of bots that go on, some that are over, and one that waits."""

from .demo import Demo
from .texts import greeting

__all__ = ["Demo", "greeting"]

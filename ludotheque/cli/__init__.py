"""`ludotheque`: the house from a terminal."""

from .main import main

__all__ = ["main"]

"""The languages of the house: a new one is written here, once, and once in the browser's half."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["fr", "en", "de"]
LANGUAGES: tuple[str, ...] = get_args(Language)
"""French first: it is the language of the house."""

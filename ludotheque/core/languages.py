"""The languages of the house. `languages.json` is the list of them, for the browser as well: a new
one is a line there, and its texts.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

_NAMES = msgspec.json.decode(Path(__file__).with_suffix(".json").read_bytes(), type=dict[str, str])
LANGUAGES: tuple[str, ...] = tuple(_NAMES)
"""French first: it is the language of the house."""

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
"""One of them, and nothing else: to be checked where something is decoded."""

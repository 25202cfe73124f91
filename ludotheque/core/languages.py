"""The house's own languages. `languages.json` is the list of them, for the browser as well: a new
one is a line there, and its texts. Others can be brought from elsewhere: see `brought.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

NAMES = msgspec.json.decode(Path(__file__).with_suffix(".json").read_bytes(), type=dict[str, str])
LANGUAGES: tuple[str, ...] = tuple(NAMES)
"""French first: it is the language of the house."""

Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]
"""The code of one. It may be one that nobody brings any more: see `heard`."""

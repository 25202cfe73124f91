"""Ids that people say to each other across a room, in French, English or German."""

from __future__ import annotations

import re
from base64 import b32encode
from random import Random
from typing import Final
from unicodedata import combining, normalize

# Each sound has one letter: k and no c or q; v and no f or w; s and no z; j and no y. A g is soft
# before e and i, where it would be a j. An h is silent, or is not, and so there is none.
SYLLABLES: Final = (
    *(consonant + vowel for consonant in "bdjklmnprstv" for vowel in "aeiou"),
    *("ga", "go", "gu"),
)
"""63, so that seven of them make some four million million ids."""

RUDE: Final = re.compile(
    "pipi|kak[aeiu]|popo|pise|put[ae]|nute|bit[ae]|pine|kul[eo]|kuni|kona|sal[eo]|ped[eo]|tapete|"
    "debile|nik[ae]|niga|nasi|jude|kanak[ae]|kike|paki|dike|rape|peni|vaji|mose|bubi|pusi|sus[ei]|"
    "suka|sodo|sado|maso|gode|sida|tote"
)
"""What nobody should have to say aloud, in French, English or German."""

_HEARD: Final = (
    (r"[\s\-‐‑‒–—_.]+", ""),
    (r"qu(?=[aeiou])|q", "k"),
    (r"c(?=[ei])|z", "s"),
    (r"c", "k"),
    (r"[fw]", "v"),
    (r"y(?=[aeiou])|g(?=[ei])", "j"),
    (r"y", "i"),
    (r"([^aeiou])\1+", r"\1"),
)
"""How else the same sounds are written down, and how we write them."""

_LONGEST: Final = 40
_COUNT: Final = 7
"""Syllables of a table's id: more than 40 bits."""
_ID: Final = re.compile(f"({'|'.join(SYLLABLES)}){{5}}(({'|'.join(SYLLABLES)}){{2}})?")
"""At first there were five of them, and those tables are still found."""


def table_id(rng: Random) -> str:
    """Speakable, such as mivo-tare-lunoka; hard to guess, for it is all that protects a table open
    to those who have its link.
    """
    while True:
        letters = "".join(rng.choice(SYLLABLES) for _ in range(_COUNT))
        if not RUDE.search(letters):
            return _parted(letters)


def spoken(text: str) -> str | None:
    """The id that somebody heard and wrote in their own way, or None if it cannot be one."""
    if len(text) > _LONGEST:
        return None
    heard = "".join(each for each in normalize("NFKD", text.casefold()) if not combining(each))
    for written, ours in _HEARD:
        heard = re.sub(written, ours, heard)
    return _parted(heard) if _ID.fullmatch(heard) else None


def _parted(letters: str) -> str:
    """Two syllables each, and three at the end."""
    return "-".join(filter(None, (letters[:4], letters[4:-6], letters[-6:])))


def person_id(rng: Random) -> str:
    """Opaque, and never said aloud."""
    return b32encode(rng.randbytes(10)).decode().lower()

"""The names that people go by, and when two of them are the same name to the eye."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

import msgspec

from ludotheque.core.record import Name
from ludotheque.server.objection import Objection

_LONGEST: Final = 200
"""Longer texts are not even looked at: putting marks in order takes the square of their number."""

_UNSEEN: Final = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Categories of characters that show nothing, or something else on every machine."""

_BLANK: Final = dict.fromkeys(
    (
        0x034F,
        *range(0x115F, 0x1161),
        *range(0x17B4, 0x17B6),
        *range(0x180B, 0x1810),
        0x2800,
        0x3164,
        *range(0xFE00, 0xFE10),
        0xFFA0,
        *range(0xE0100, 0xE01F0),
    )
)
"""Letters, marks and symbols by their category that show nothing all the same."""

_ALIKE: Final = str.maketrans(
    # Cyrillic, Greek and odd Latin letters, each above the one that its small or its capital form
    # is drawn as. Only for comparing: Вася stays Вася to the reader.
    "авекмнорстухіјѕһԁԛԝӏ" + "αβεζηικμνορτυχ" + "ıɑɡ",
    "abekmhopctyxijshdqwl" + "abezhikmnoptyx" + "iag",
)


def proper(name: str) -> Name:
    """The name as it is kept and shown: composed, trimmed, and something to see."""
    if len(name) > _LONGEST or any(category(each) in _UNSEEN for each in name.strip()):
        raise Objection("name-bad")
    name = normalize("NFC", name).strip()
    try:
        name = msgspec.convert(name, Name)
    except msgspec.ValidationError:
        raise Objection("name-bad") from None
    if not fold(name):
        raise Objection("name-bad")
    return name


def fold(name: str) -> str:
    """What is left of a name once all that the eye passes over is gone: equal means taken."""
    plain = normalize("NFKD", normalize("NFKD", name.translate(_BLANK)).casefold())
    return normalize("NFKC", " ".join(plain.translate(_ALIKE).split()))

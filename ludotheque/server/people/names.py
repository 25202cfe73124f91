"""The names that people go by, and when two of them are the same name to the eye."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import chain, count
from typing import Final
from unicodedata import category, combining, normalize
from unicodedata import name as unicode_name

import msgspec

from ludotheque.core.line import LONGEST_NAME
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


_CHEROKEE: Final = {
    0x13AA: "a", 0x13F4: "b", 0x13DF: "c", 0x13A0: "d", 0x13AC: "e", 0x13C0: "g", 0x13BB: "h",
    0x13A5: "i", 0x13AB: "j", 0x13E6: "k", 0x13DE: "l", 0x13B7: "m", 0x13E2: "p", 0x13A1: "r",
    0x13DA: "s", 0x13A2: "t", 0x13D9: "v", 0x13B3: "w", 0x13A9: "y", 0x13C3: "z",
}  # fmt: skip
"""Letters that are drawn as Latin capitals. Folding makes one of their small and large forms."""
_UPRIGHT: Final = str.maketrans("l1|!ǀ∣ⅼ", "iiiiiii")
"""What is drawn as one stroke, small or capital: the eye cannot tell AIice from Alice."""
_ROUND: Final = str.maketrans("0०০੦૦௦౦೦๐໐၀օ", "o" * 12)
_SMALL_CAPITAL: Final = re.compile(r"LATIN LETTER SMALL CAPITAL (\w)$")
_BOTS: Final = frozenset({"robot", "roboter", "bot"})
_NUMBER: Final = re.compile(r"[\W\d_]+$")
MARKS: Final = 3
"""On one letter: enough for any language, and no tower that grows over its neighbours."""


def proper(name: str) -> Name:
    """The name as it is kept and shown: composed, trimmed, and something to see."""
    if len(name) > _LONGEST or any(category(each) in _UNSEEN for each in name.strip()):
        raise Objection("name-bad")
    name = normalize("NFC", name).strip()
    if _towers(name):
        raise Objection("name-bad")
    try:
        name = msgspec.convert(name, Name)
    except msgspec.ValidationError:
        raise Objection("name-bad") from None
    if not fold(name):
        raise Objection("name-bad")
    if skeleton(_NUMBER.sub("", fold(name))) in _BOTS:
        raise Objection("name-of-bots")
    return name


def _towers(name: str) -> bool:
    """Whether a letter bears more marks than letters do."""
    height = 0
    for each in name:
        height = height + 1 if category(each) in ("Mn", "Me") else 0
        if height > MARKS:
            return True
    return False


def fold(name: str) -> str:
    """What is left of a name once all that the eye passes over is gone: equal means taken."""
    plain = normalize("NFKD", normalize("NFKD", name.translate(_BLANK)).casefold())
    return normalize("NFKC", " ".join(plain.translate(_ALIKE).split()))


def skeleton(name: str) -> str:
    """The same for names that are drawn alike, in whichever letters: so that nobody passes for
    somebody who claimed theirs. What a name is entered by stays `fold`.
    """
    plain = fold("".join(map(_large, name))).upper().translate(_CHEROKEE).casefold()
    bare = "".join(each for each in normalize("NFKD", plain) if not combining(each))
    return "".join(bare.translate(_ROUND).translate(_UPRIGHT).split())


def _large(letter: str) -> str:
    """Of a small capital, the capital."""
    found = _SMALL_CAPITAL.match(unicode_name(letter, "")) if letter > "\x7f" else None
    return found[1] if found else letter


def told_apart(name: Name, taken: Collection[str]) -> Name:
    """Two of one name in one place have different ones there, or nobody knows who is who.

    `taken` are folded.
    """
    numbers = (f" {number}" for number in count(2))
    names = chain((name,), (name[: LONGEST_NAME - 1 - len(each)] + each for each in numbers))
    return next(each for each in names if fold(each) not in taken)

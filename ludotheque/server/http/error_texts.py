"""What the house objects to, as a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.server.objection import Objection
from ludotheque.voice.sentences import HouseSentences, Phrasebook

TEXT: Final = Phrasebook(Path(__file__).parent, "texts", "house/errors")


def said(objection: Objection, language: str) -> str:
    """Names and other facts stand in it as they are: plain text, never markup."""
    return _sentences(language)(f"objection-{objection.reason}", **objection.facts)


@cache
def _sentences(language: str) -> HouseSentences:
    return HouseSentences(language, TEXT)

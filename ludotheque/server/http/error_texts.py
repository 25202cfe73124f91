"""What the house objects to, as a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.objection import Objection
from ludotheque.voice.voice import UnknownLanguage, Unsayable, catalogue

FOLDER = Path(__file__).parent


def said(objection: Objection, language: str) -> str:
    """Names and other facts stand in it as they are: plain text, never markup."""
    key = f"objection-{objection.reason}"
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise Unsayable(f"the house, in {language}: there is no message {key!r}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has attributes only, and we use none"
    text, errors = bundle.format_pattern(pattern, objection.facts)
    if errors:
        raise Unsayable(f"the house, in {language}: {key!r}: {errors[0]}") from errors[0]
    assert isinstance(text, str)
    return text


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(catalogue(FOLDER / f"texts.{language}.ftl"))
    return bundle

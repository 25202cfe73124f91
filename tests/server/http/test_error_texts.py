"""Every objection of the house can be said in every language."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.http.error_texts import TEXT, said
from ludotheque.server.objection import FACTS, REASONS, Objection
from ludotheque.server.people.people import LONGEST, SHORTEST
from ludotheque.voice.voice import UnknownLanguage
from tests.voice.telling import facts_used, names

every_language = pytest.mark.parametrize("language", LANGUAGES)


def example(reason: str) -> Objection:
    facts = {fact: f"<{fact}> & Zoé" for fact in FACTS.get(reason, ())}
    return Objection(reason, **facts)


@every_language
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_said_with_its_facts(reason: str, language: str) -> None:
    objection = example(reason)
    sentence = said(objection, language)
    assert sentence == sentence.strip()
    assert not re.search(r"  |\?\?\?|\{|\}| [.,]", sentence)
    for fact in objection.facts.values():
        assert str(fact) in sentence, "facts are told as they are, never as markup"


@every_language
def test_no_message_is_missing_none_is_left_over_and_none_stands_twice(language: str) -> None:
    written = names(TEXT.path(language))
    assert sorted(written) == sorted(f"objection-{reason}" for reason in REASONS)


@every_language
def test_messages_use_the_facts_that_a_reason_has(language: str) -> None:
    for reason in REASONS:
        used = facts_used(TEXT.path(language), f"objection-{reason}")
        assert used == set(FACTS.get(reason, ())), reason


@every_language
def test_no_two_reasons_sound_the_same(language: str) -> None:
    sentences = [said(example(reason), language) for reason in REASONS]
    assert len(set(sentences)) == len(sentences)


def test_languages_differ() -> None:
    for reason in REASONS:
        assert len({said(example(reason), language) for language in LANGUAGES}) == len(LANGUAGES)


@every_language
def test_the_limits_that_are_told_are_the_real_ones(language: str) -> None:
    numbers = re.findall(r"\d+", said(Objection("passphrase-short"), language))
    assert numbers == [str(SHORTEST), str(LONGEST)]
    assert re.findall(r"\d+", said(Objection("name-bad"), language)) == ["1", "40"]


@every_language
def test_typography(language: str) -> None:
    prose = (TEXT.path(language)).read_text(encoding="utf-8")
    said_only = "\n".join(line for line in prose.splitlines() if not line.startswith("#"))
    assert not re.search(r"['\"]|\.\.\.", said_only)
    if language == "fr":
        assert not re.search(r" [:;!?»]|« |\w[;!?]", said_only)
    else:
        assert not re.search(r"[\s\u00a0\u202f][:;!?]", said_only)


def test_facts_that_no_sentence_needs_do_no_harm() -> None:
    assert said(Objection("no-such-table", table="mivo-tarelu"), "en") == (
        said(Objection("no-such-table"), "en")
    )


def test_a_language_that_the_house_does_not_speak() -> None:
    with pytest.raises(UnknownLanguage):
        said(Objection("nobody"), "tlh")


def test_a_reason_that_the_house_does_not_have_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="no reason 'bad-weather'"):
        Objection("bad-weather")
    with pytest.raises(AssertionError, match="without \\['why'\\]"):
        Objection("bad-request")


def test_an_objection_knows_its_status_and_tells_a_log_what_it_is() -> None:
    objection = Objection("name-claimed", name="Ana")
    assert (objection.status, objection.reason) == (409, "name-claimed")
    assert objection.facts == {"name": "Ana"}
    assert str(objection) == "name-claimed {'name': 'Ana'}"
    assert all(400 <= status < 600 for status in REASONS.values())

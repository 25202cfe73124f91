"""Every game can be told, whole, in every language of the house."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from ludotheque.bots.thinking import ReasonFacts
from ludotheque.core.game import NATURE, AnyGame, Event, Refusal, Seat
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.laws.arbitrary import arbitrary, every
from ludotheque.core.options import choices
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.voice.voice import NONE, Voice
from tests.support.titles import GAMES, of_game
from tools.generate.places import EVERY_TITLE

from .telling import (
    all_of,
    facts_used,
    fields,
    game_path,
    house_path,
    members,
    names,
    said,
    uses,
    values,
)

LETTERED = ("niagara", "nimms-leich")
"""Those whose pictures for a terminal have letters in each language."""
NAMES = ("Ana", "Ben", "Chloé", "Dora", "Émile", "Fanny")

REFUSALS: dict[str, dict[str, dict[str, Sequence[int | str]]]] = {
    name: of_game(game, "reasons").REASONS for name, game in GAMES.items()
}
"""The facts of each reason, and what they can be: the only facts that no type tells."""

REASONS: dict[str, ReasonFacts] = {
    name: title.ladder.reasons for name, title in EVERY_TITLE.items()
}
"""What bots can say for a move, and the facts of it."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def check(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert not re.search(r"  |\?\?\?|\{|\}| [.,]", sentence), sentence


@every_game
def test_languages_have_the_same_keys(game: AnyGame) -> None:
    first, *others = (sorted(names(game_path(game, language))) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_the_house_has_the_same_keys_in_every_language() -> None:
    first, *others = (sorted(names(house_path(language))) for language in LANGUAGES)
    assert all(other == first for other in others)


@every_game
@every_language
def test_no_key_stands_twice(game: AnyGame, language: str) -> None:
    """Fluent would keep the first and say nothing."""
    both = names(house_path(language)) + names(game_path(game, language))
    assert len(both) == len(set(both))


@every_game
def test_every_language_tells_the_same_facts(game: AnyGame) -> None:
    for key in said(game):
        told = {frozenset(facts_used(game_path(game, each), key)) for each in LANGUAGES}
        assert len(told) == 1, key


@every_game
@every_language
def test_every_key_is_there_and_needed(game: AnyGame, language: str) -> None:
    path = game_path(game, language)
    needed = {"title", "about", "blurb", "legend", *said(game)}
    if game.name in LETTERED:
        needed.add("letters")
    needed |= {f"refusal-{reason}" for reason in REFUSALS[game.name]} | {*REASONS[game.name]}
    for name, offered in choices(game).items():
        needed |= {f"option-{name}", *(f"option-{name}-{choice}" for choice in offered)}
        if name != "seats":
            needed.add(f"option-{name}-about")
    referred = set().union(*(used.messages for used in uses(path).values()))
    there = set(names(path))
    where = f"messages.{language}.ftl of {game.name}"
    assert not needed - there, f"{where} lacks {', '.join(sorted(needed - there))}"
    unused = there - needed - referred
    assert not unused, f"{where} has {', '.join(sorted(unused))}, and nobody says it"


@every_game
@every_language
def test_messages_use_only_the_facts_they_are_given(game: AnyGame, language: str) -> None:
    path = game_path(game, language)
    given = {key: set(fields(struct)) for key, struct in said(game).items()}
    given |= {f"refusal-{key}": set(facts) for key, facts in REFUSALS[game.name].items()}
    given |= {key: set(facts) for key, facts in REASONS[game.name].items()}
    for key in uses(path):
        if key in given:
            assert facts_used(path, key) <= given[key], key


@every_game
@every_language
def test_every_event_and_move_can_be_said(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for struct in members(game, "Event"):
        for event in all_of(struct):
            check(voice.event(event))
    for struct in members(game, "Move"):
        for move in all_of(struct):
            check(voice.move(move))


def distinct(voice: Voice, key: str, facts: Mapping[str, Sequence[Any]]) -> None:
    """A message that takes a fact tells all its values apart: none falls to a default unseen."""
    path = game_path(voice.game, voice.language)
    others = {name: possible[0] for name, possible in facts.items()}
    for name in facts_used(path, key):
        plain = [choice for choice in facts[name] if not isinstance(choice, tuple | Struct)]
        told = [voice.say(key, **others | {name: choice}) for choice in plain]
        assert len(told) == len(set(told)), (key, name, told)


@every_game
@every_language
def test_every_fact_is_told_apart(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for key, struct in said(game).items():
        if not key.startswith("part-"):  # a site has two discs: which, the rest of the move tells
            distinct(voice, key, {name: values(kind) for name, kind in fields(struct).items()})


@every_game
@every_language
def test_every_refusal_can_be_said(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for reason, facts in REFUSALS[game.name].items():
        for row in product(*facts.values()):
            refusal = Refusal("1.1", reason, dict(zip(facts, row, strict=True)))
            check(voice.refusal(refusal))
        distinct(voice, f"refusal-{reason}", facts)


@every_game
@every_language
def test_every_reason_of_a_bot_can_be_said(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for key, facts in REASONS[game.name].items():
        for row in product(*facts.values()):
            check(voice.say(key, **dict(zip(facts, row, strict=True))))
        distinct(voice, key, facts)


@every_game
@every_language
def test_every_option_can_be_said(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for name, offered in choices(game).items():
        told = [voice.option(name, choice) for choice in offered]
        assert len(set(told)) == len(offered)
        for each in told:
            check(each)


@every_game
@every_language
def test_every_option_says_in_one_sentence_what_it_changes(game: AnyGame, language: str) -> None:
    voice = Voice(game, language, NAMES)
    for name in choices(game):
        if name != "seats":
            about = voice.say(f"option-{name}-about")
            check(about)
            assert about.endswith(".")
            assert about.count(". ") == 0, about


def attempts(game: AnyGame, rng: Random) -> Iterator[tuple[Seat, Any]]:
    for _ in range(10):
        yield rng.randint(NATURE, len(NAMES)), arbitrary(game.codec.types["Move"], rng)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told(game: AnyGame, seed: int) -> None:
    """Real events, real refusals, and offered moves that no two buttons call the same."""
    rng = Random(seed)
    state = game.setup(rng.choice(every(game.codec.types["Options"])))
    voices = [Voice(game, language, NAMES) for language in LANGUAGES]
    for _ in range(200):
        if not (awaited := game.awaited(state)):
            break
        events: list[Event] = []
        for seat, move in attempts(game, rng):
            if refusal := game.refusal(state, seat, move):
                known = REFUSALS[game.name]
                assert refusal.reason in known, f"reasons.py of {game.name} has no such reason"
                assert set(refusal.facts) == set(known[refusal.reason])
                for voice in voices:
                    check(voice.refusal(refusal))
        seat = rng.choice(awaited)
        if seat != NATURE:
            for voice in voices:
                labels = [voice.move(move) for move in game.moves(state, seat)]
                assert len(labels) == len(set(labels))
        state = game.apply(state, seat, game.sample(state, seat, rng), events.append)
        for voice in voices:
            for event in events:
                check(voice.event(event))


@every_game
def test_rulebooks_have_the_clauses_of_the_game(game: AnyGame) -> None:
    rules = import_module(f"ludotheque.games.{game.rulebook.folder.name}.model").Rule
    for language in LANGUAGES:
        assert [game.rulebook.clause(each, language).number for each in rules] == list(rules)
    assert list(game.rulebook) == list(rules)


@every_game
def test_every_clause_is_written_in_every_language(game: AnyGame) -> None:
    for number in game.rulebook:
        clauses = [game.rulebook.clause(number, language) for language in LANGUAGES]
        assert all(clause.text and clause.section for clause in clauses)
        assert len({clause.text for clause in clauses}) == len(LANGUAGES), number


@every_game
def test_rulebooks_name_every_option_and_value(game: AnyGame) -> None:
    for language in LANGUAGES:
        text = game.rulebook.text(language)
        for name, offered in choices(game).items():
            if name != "seats":
                for word in (name, *offered):
                    assert f"`{word}`" in text, (language, word)


def marks_of(language: str) -> list[str]:
    """How a book of this language calls the default, and the letter: as the sample's does."""
    (both,) = re.findall(r"`8` \(([^)]*)\)", SampleGame.rulebook.clause("1.2", language).text)
    return str(both).split(", ")


def aim_of(language: str) -> str:
    """How its last words before the rules begin."""
    (aim,) = re.findall(r"^\*\*.+?\*\* ", SampleGame.rulebook.introduction(language)[-1])
    return str(aim)


@every_game
@every_language
def test_rulebooks_mark_what_is_usual_and_what_is_the_letter(game: AnyGame, language: str) -> None:
    usual, letter = marks_of(language)
    for name, offered in choices(game).items():
        if name == "seats":
            continue
        clauses = (game.rulebook.clause(number, language).text for number in game.rulebook)
        text = next(text for text in clauses if f"`{name}`" in text)
        for value in offered:
            marks = re.findall(rf"`{value}` \(([^)]*)\)", text)
            expected = [usual] * (value == offered[0])
            expected += [letter] * (value == game.letter.get(name))
            assert marks == [", ".join(expected)] * bool(expected), (name, value)


@every_game
@every_language
def test_rulebooks_begin_with_the_aim(game: AnyGame, language: str) -> None:
    before = game.rulebook.introduction(language)
    assert len(before) == 3, "three paragraphs before 1: whose game it is, its story, its aim"
    whose, story, last = before
    assert last.startswith(aim_of(language))
    assert "**" not in whose + story


@every_game
@every_language
def test_a_reader_is_told_no_option_by_the_name_that_records_have(
    game: AnyGame, language: str
) -> None:
    voice, book = Voice(game, language, NAMES), game.rulebook
    told = {number: voice.rule(book.clause(number, language).text) for number in book}
    assert not [number for number, text in told.items() if "`" in text]
    for name, offered in choices(game).items():
        if name != "seats":
            named = [text for text in told.values() if voice.say(f"option-{name}") in text]
            for choice in offered:
                assert any(voice.say(f"option-{name}-{choice}") in text for text in named), choice


@every_game
def test_typography(game: AnyGame) -> None:
    """French spaces do not break before high signs, and nobody writes typewriter quotes."""
    for language in LANGUAGES:
        for path in (house_path(language), game_path(game, language)):
            prose = path.read_text(encoding="utf-8").replace('{ "" }', "").replace('{ " " }', "")
            _check_typography(prose, language, path.name)
        _check_typography(game.rulebook.text(language), language, f"rulebook.{language}.md")


QUOTES = r"['\"]|\.\.\."
FRENCH, ELSEWHERE = r" [:;!?»×]|« |\w[;!?]", r"(?:^|[\s\u00a0\u202f])[:;!?]"
"""What is written nowhere, and which spaces are not."""


def _check_typography(prose: str, language: str, where: str) -> None:
    wrong = re.compile(f"{QUOTES}|{FRENCH if language == 'fr' else ELSEWHERE}")
    found = [
        f"{where}:{number}: {each.group()!r} in {line!r}"
        for number, line in enumerate(prose.split("\n"), 1)
        for each in wrong.finditer(line)
    ]
    assert not found, "\n".join(found)


def test_nothing_has_no_name() -> None:
    """No gem, place or word of ours is called "none", which stands for nothing."""
    for game in GAMES.values():
        for struct in said(game).values():
            assert all(NONE not in values(kind) for kind in fields(struct).values())

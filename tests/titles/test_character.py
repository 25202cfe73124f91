"""Characters: somebody for every chair, in every language, and nothing said that is a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, get_args
from xml.etree import ElementTree

import msgspec
import pytest

from ludotheque.bots.bot import Stylish
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.line import Seated
from ludotheque.protocol.wire import Remark
from ludotheque.table.frame import Told
from ludotheque.titles import OWN, Title
from ludotheque.titles.character import Cast, Character, Cue, remarks
from ludotheque.titles.sample_game import TITLE as SAMPLE
from ludotheque.voice.voice import Voice, catalogue

EVERY = pytest.mark.parametrize(
    "name", [name for name, title in OWN.items() if title.cast is not None]
)
"""A game may have none: then its bots are robots with a number."""


def cast_of(title: Title) -> Cast:
    assert title.cast is not None
    return title.cast


def seated(title: Title, seats: int) -> dict[Seat, Character]:
    """A character on every seat there are some for."""
    return dict(zip(range(seats), cast_of(title).characters, strict=False))


@EVERY
def test_every_game_has_three_at_least_each_with_ways_of_their_own(name: str) -> None:
    characters = cast_of(OWN[name]).characters
    assert len(characters) >= 3
    styles = [each.style for each in characters]
    assert all(styles.count(style) == 1 for style in styles)


@EVERY
def test_all_that_they_say_is_said_in_every_language_and_nothing_else(name: str) -> None:
    title = OWN[name]
    for language in LANGUAGES:
        voice = Voice(title.game, language, ())
        for key in cast_of(title).messages():
            assert voice.say(key)
        path = title.game.rulebook.folder / f"opponents.{language}.ftl"
        written = {each.id.name for each in catalogue(path).body if hasattr(each, "id")}
        assert written == set(cast_of(title).messages())


@EVERY
def test_cues_and_traits_are_about_events_of_the_game(name: str) -> None:
    title = OWN[name]
    kinds = {each.__struct_config__.tag: each for each in _events(title)}
    cast = cast_of(title)
    for cue in (*cast.cues.values(), *cast.traits.values()):
        for kind in cue.events:
            assert {cue.field, *cue.least} <= {*kinds[kind].__struct_fields__}, (kind, cue)
    said = {cue for each in cast.characters for cue in each.words}
    assert said == set(cast.cues)


def _events(title: Title) -> tuple[Any, ...]:
    module = import_module(f"ludotheque.games.{title.name.replace('-', '_')}.events")
    return get_args(module.Event)


@EVERY
def test_a_face_is_a_drawing_and_asks_for_nothing(name: str) -> None:
    for each in cast_of(OWN[name]).characters:
        root = ElementTree.fromstring(each.face)
        assert root.get("viewBox") == "0 0 64 64"
        for element in root.iter():
            assert not element.tag.endswith(("script", "image", "use", "foreignObject", "a"))
            assert not any("href" in key or key.startswith("on") for key in element.attrib)
        assert not re.search(r"url\((?!#)", each.face)
        assert len(each.face) < 4096


def views(title: Title, most: int) -> Iterator[tuple[Any, Seat]]:
    """What seats see in games of amateurs when something is expected of them."""
    game, amateur, found = title.game, title.bot("amateur"), 0
    for seed in range(most):
        rng, state = Random(seed), game.setup(title.brisk_options())
        while awaited := game.awaited(state):
            seat = awaited[0]
            if seat == NATURE:
                move = game.sample(state, NATURE, rng)
            else:
                yield game.view(state, seat), seat
                found += 1
                if found == most:
                    return
                move = amateur.choose(game.view(state, seat), seat, rng)
            state = game.apply(state, seat, move, ignore)


@EVERY
@pytest.mark.parametrize("strength", ["novice", "amateur", "expert", "master"])
def test_everybody_but_who_plays_at_random_has_ways_that_show(name: str, strength: str) -> None:
    """With the same luck, a character does something else, sooner or later, than who is nobody."""
    title = OWN[name]
    plain = title.bot(strength)
    assert isinstance(plain, Stylish)
    alike = {
        each.name: title.bot(strength, character=each.name) for each in cast_of(title).characters
    }
    assert all(type(styled) is type(plain) for styled in alike.values())
    for number, (view, seat) in enumerate(views(title, 600)):
        usual = plain.choose(view, seat, Random(number))
        for character, styled in [*alike.items()]:
            if styled.choose(view, seat, Random(number)) != usual:
                del alike[character]
        if not alike:
            break
    assert not alike


def test_bots_are_somebody_else_each_and_numbered_when_there_is_nobody_left() -> None:
    found = list(OWN["vertiges"].seated(["novice"] * 5, taken=["Hippolyte", "Robot 1"]))
    assert [each.name for each in found] == [
        "Maestro Pio",
        "Tante Agathe",
        "Robot 2",
        "Robot 3",
        "Robot 4",
    ]
    assert [each.bot for each in found] == ["novice"] * 5
    assert found[0].character == "pio"
    assert msgspec.json.encode(found[2]) == b'{"name":"Robot 2","bot":"novice"}'


def test_a_game_without_characters_has_numbered_bots() -> None:
    assert SAMPLE.cast is None
    assert list(SAMPLE.seated(["amateur", "expert"])) == [
        Seated("Robot 1", "amateur"),
        Seated("Robot 2", "expert"),
    ]
    assert SAMPLE.bot("amateur", character="odile") is not None


def test_a_character_that_is_gone_plays_as_anybody() -> None:
    bot = OWN["niagara"].bot("amateur", character="somebody")
    assert vars(bot)["habits"] == vars(OWN["niagara"].bot("amateur"))["habits"]


def somebody(name: str, called: str, **words: int) -> Character:
    return Character(name=name, called=called, face="", style=None, words=words)


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (somebody("a", "A"), somebody("a", "B"), "same name"),
        (somebody("a", "A"), somebody("b", "A"), "same name"),
        (somebody("a", "A"), somebody("B1", "B"), "no name"),
        (somebody("a", "A"), somebody("b", "B", sung=1), "no cue"),
    ],
)
def test_a_cast_that_cannot_be_is_refused(one: Character, other: Character, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Cast(characters=(one, other), cues={}, traits={})


# What is said


def stories(title: Title, seed: int) -> Iterator[tuple[Any, list[Told]]]:
    """A game at random, step by step: a state, and all that was told until then, for any eyes."""
    game, rng, told = title.game, Random(seed), list[Told]()
    state, at = game.setup(title.brisk_options()), 0
    while (awaited := game.awaited(state)) and at < 400:
        seat = rng.choice(awaited)
        move = game.sample(state, seat, rng)
        yield state, list(told)
        events: list[Any] = []
        state = game.apply(state, seat, move, events.append)
        told += [Told(at, event) for event in events]
        at += 1
    yield state, told


def said(title: Title, told: list[Told]) -> bytes:
    seats = seated(title, title.brisk_options().seats)
    return msgspec.json.encode(remarks(cast_of(title), seats, told))


@EVERY
def test_characters_speak_and_not_all_the_time(name: str) -> None:
    title = OWN[name]
    words: list[Remark] = []
    seats = seated(title, title.brisk_options().seats)
    lines = 0
    for seed in range(3):
        *_, (_, told) = stories(title, seed)
        words += remarks(cast_of(title), seats, told)
        lines += len({each.at for each in told})
    assert len(words) < lines
    assert words
    voice = Voice(title.game, "fr", ())
    assert all(voice.say(each.key) for each in words)


@EVERY
def test_words_are_the_same_in_worlds_that_a_watcher_cannot_tell_apart(name: str) -> None:
    """Whatever a seat lays, sees or hides where others do not see it, nobody's words tell."""
    title, compared = OWN[name], 0
    game, rng = title.game, Random(8)
    for state, told in stories(title, 3):
        for seat in game.awaited(state):
            if seat == NATURE:
                continue
            found: dict[bytes, bytes] = {}
            for _ in range(4):
                move = game.sample(state, seat, rng)
                events: list[Any] = []
                after = game.apply(state, seat, move, events.append)
                seen = [event for event in events if event.seen_by(None)]
                world = game.codec.encode([game.view(after, None), seen])
                words = said(title, told + [Told(len(told), event) for event in events])
                compared += world in found
                assert found.setdefault(world, words) == words
    assert compared > 10


def test_words_about_what_is_for_some_eyes_only_would_be_noticed() -> None:
    """The law above finds a cast that hangs on a secret, were it let to."""
    title = OWN["nimms-leich"]
    gossip = Cast(
        characters=(somebody("a", "A", cards=1), somebody("b", "B", cards=1)),
        cues={"cards": Cue(("cards_taken",))},
        traits={},
    )
    seats = dict(enumerate(gossip.characters))
    *_, (_, told) = stories(title, 1)
    secret = [each for each in told if each.event.only is not None]
    assert any(Cue(("cards_taken",)).about(each.event, 0) for each in secret)
    assert remarks(gossip, seats, told) == ()


def test_one_speaks_at_a_time() -> None:
    title = OWN["niagara"]
    *_, (_, told) = stories(title, 5)
    found = remarks(cast_of(title), seated(title, 4), [*told, *told])
    assert len({each.at for each in found}) == len(found)

"""What stands around a game's rules, looked through for whoever writes one: words, typography,
rulebooks, lesson, bots, board. The rules themselves are held to laws (`core/laws`).

Each fault is a line. What is only lacking in a language other than English is no fault: it is said
in English.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from enum import EnumType
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from fluent.syntax.ast import Junk, Message
from msgspec import inspect as kinds

from ludotheque.core.brought import SPARE
from ludotheque.core.game import Refusal, ignore
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import choices
from ludotheque.core.rulebook import clauses_in
from ludotheque.core.strengths import STRENGTHS
from ludotheque.voice.sentences import UnknownLanguage, Unsayable, forgiving
from ludotheque.voice.voice import Voice

from .browser_files import BOARD, LESSON, PICTURE, BrowserFiles
from .title import Title

NAMES: Final = ("Ana", "Bo", "Zoé", "Noor", "Eve", "Max", "Lou", "Kim")
PLAIN: Final = ("title", "about", "blurb", "legend")
LONGEST_LESSON: Final = 10
LONGEST_GAME: Final = 20_000
ENDS: Final = 10
"""Games at random, to see which clauses end them."""
_UNBROKEN: Final = re.compile(r"[^\s=] [:;!?»]|« ")
_TYPED: Final = re.compile(r"(?<=\w)'(?=\w)")
_QUOTED: Final = re.compile(r"`([^`]+)`")


def faults(title: Title) -> Iterator[str]:
    parts = {
        "rulebooks": _rulebooks,
        "words": _words,
        "lesson": _lesson,
        "bots": _bots,
        "board": _board,
    }
    for name, part in parts.items():
        if name == "board" and title.package is None:
            continue
        try:
            yield from part(title)
        except Exception as error:  # it is half made, perhaps: what else there is can be looked at
            yield f"{name}: {type(error).__name__}: {error}"


def languages_of(title: Title) -> tuple[str, ...]:
    """Those of the house that the game itself speaks; English first."""
    folder = title.game.rulebook.folder
    return tuple(
        each
        for each in (SPARE, *(each for each in LANGUAGES if each != SPARE))
        if (folder / f"messages.{each}.ftl").is_file()
    )


# Rulebooks


def _rulebooks(title: Title) -> Iterator[str]:
    book = title.game.rulebook
    paths = [path for each in LANGUAGES if (path := _book(title, each)).is_file()]
    wanted = set(clauses_in(_book(title, SPARE)))
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for each in sorted(wanted ^ set(clauses_in(path))):
            yield f"{path.name}: clause {each} is not in all languages"
        named = set(_QUOTED.findall(text))
        for option, values in choices(title.game).items():
            if option != "seats" and option not in named:
                yield f"{path.name} does not name the option `{option}`"
            elif option != "seats":
                for value in values:
                    if str(value) not in named:
                        yield f"{path.name} does not name `{value}`, a value of `{option}`"
        yield from _typography(path)
    for rule in _named(title):
        if rule not in wanted:
            yield f"rulebook.{SPARE}.md lacks {rule}, which Rule names"
    for language in languages_of(title):
        if len(book.introduction(language)) != 3:
            yield (
                f"rulebook.{language}.md: before its first chapter stand whose game it is, its "
                "story and its aim: three paragraphs"
            )


def _named(title: Title) -> tuple[str, ...]:
    """The clauses that the game's `Rule` names, where its state is declared."""
    model = sys.modules[title.game.codec.types["State"].__module__]
    rules = getattr(model, "Rule", ())
    return tuple(map(str, rules)) if isinstance(rules, EnumType) else ()


def _book(title: Title, language: str) -> Path:
    return title.game.rulebook.folder / f"rulebook.{language}.md"


def _typography(path: Path) -> Iterator[str]:
    french = ".fr." in path.name
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if _TYPED.search(line):
            yield f"{path.name}:{number}: a typewriter's apostrophe"
        if french and (found := _UNBROKEN.search(line)):
            yield f"{path.name}:{number}: French has a space there that does not break: {found[0]}"


# Words


def _words(title: Title) -> Iterator[str]:
    folder = title.game.rulebook.folder
    for language in languages_of(title):
        path = folder / f"messages.{language}.ftl"
        yield from _readable(path)
        yield from _typography(path)
    for language in (SPARE, *languages_of(title)[1:]):
        yield from _said(title, language)


def _readable(path: Path) -> Iterator[str]:
    body = forgiving(path).body
    for entry in body:
        if isinstance(entry, Junk):
            yield f"{path.name}: cannot be read: {' '.join(str(entry.content).split())[:80]}"
    counted = Counter(each.id.name for each in body if isinstance(each, Message))
    for key, times in counted.items():
        if times > 1:
            yield f"{path.name}: {key} stands there {times} times"


def _said(title: Title, language: str) -> Iterator[str]:
    """Each key that is asked for is there and can be said; nobody has to hear a fallback."""
    game = title.game
    path = game.rulebook.folder / f"messages.{language}.ftl"
    there = {each.id.name for each in forgiving(path).body if isinstance(each, Message)}
    wanted = [*PLAIN]
    for option, values in choices(game).items():
        wanted += [f"option-{option}", *(f"option-{option}-{each}" for each in values)]
        wanted += [f"option-{option}-about"] if option != "seats" else []
    wanted += [f"event-{each}" for each in _kinds(title, "Event")]
    wanted += [f"move-{each}" for each in _kinds(title, "Move")]
    for key in wanted:
        if key not in there:
            yield f"{path.name} lacks {key}"
    voice = Voice(game, language, NAMES)
    if _book(title, language).is_file() and "title" in there:
        said, heading = voice.say("title"), game.rulebook.title(language)
        if said != heading:
            yield f"the title is {said} in {path.name} and {heading} in rulebook.{language}.md"
    for thing in _met(title):
        say = voice.refusal if isinstance(thing, Refusal) else None
        try:
            if say is not None:
                say(thing)
            elif type(thing).__struct_config__.tag in _kinds(title, "Event"):
                voice.event(thing)
            else:
                voice.move(thing)
        except (Unsayable, UnknownLanguage) as error:
            yield str(error)


def _kinds(title: Title, name: str) -> tuple[str, ...]:
    def found(kind: kinds.Type) -> Iterator[str]:
        match kind:
            case kinds.StructType(cls=cls):
                yield str(cls.__struct_config__.tag)
            case kinds.UnionType(types=types):
                for each in types:
                    yield from found(each)

    return tuple(found(kinds.type_info(title.game.codec.types[name])))


def _met(title: Title) -> list[Any]:
    """One of each kind of event, move and refusal, as some games at random show them."""
    game, met, luck = title.game, dict[str, Any](), Random(1)
    tried: list[Any] = []
    for seed in range(3):
        state = game.setup(_options(title, seed))
        heard: list[Any] = []
        for _ in range(LONGEST_GAME):
            seats = game.awaited(state)
            if not seats:
                break
            seat = luck.choice(seats)
            move = game.sample(state, seat, luck)
            met.setdefault(f"move-{type(move).__name__}", move)
            if len(tried) < 200:
                tried.append(move)
            for each in luck.sample(tried, min(3, len(tried))):
                refusal = game.refusal(state, luck.randrange(state.options.seats), each)
                if refusal is not None:
                    met.setdefault(f"refusal-{refusal.reason}", refusal)
            state = game.apply(state, seat, move, heard.append)
            for event in heard:
                met.setdefault(f"event-{type(event).__name__}", event)
            heard.clear()
    return list(met.values())


def _options(title: Title, number: int) -> Any:
    """One table or another, as somebody could choose it."""
    offered = choices(title.game)
    chosen = {name: values[number % len(values)] for name, values in offered.items()}
    try:
        return title.game.codec.types["Options"](**chosen)
    except (TypeError, ValueError):
        return title.brisk_options()


# Lesson, bots, board


def _lesson(title: Title) -> Iterator[str]:
    if title.lesson is None:
        yield "there is no lesson"
        return
    steps = list(title.lesson.steps())
    if len(steps) > LONGEST_LESSON + 1:
        yield f"the lesson has {len(steps) - 1} steps before its end: {LONGEST_LESSON} are enough"
    if [step.asks for step in steps].count("nothing") != 1 or steps[-1].asks != "nothing":
        yield 'the lesson ends with a step that asks for "nothing", and with no other'
    if title.package is None or title.package.browser is None:
        return
    path = title.package.browser / f"lesson.{SPARE}.ftl"
    if not path.is_file():
        yield f"{path.name} is not there: the lesson has no words"
        return
    there = {each.id.name for each in forgiving(path).body if isinstance(each, Message)}
    for step in steps:
        hints = {f"hint-{step.name}-{each.hint.reason}" for each in step.choices if each.hint}
        for key in sorted({f"title-{step.name}", f"text-{step.name}", *hints} - there):
            yield f"{path.name} lacks {key}"


def _bots(title: Title) -> Iterator[str]:
    """Each plays a game to its end, by moves that are allowed."""
    game = title.game
    for strength in STRENGTHS:
        luck = Random(strength)
        state = game.setup(_options(title, 0))
        bot = title.bot(strength, seconds=0.02, clock=monotonic)
        patient = strength not in ("expert", "master")
        for _ in range(LONGEST_GAME if patient else 12):
            seats = game.awaited(state)
            if not seats:
                break
            seat = seats[0]
            if seat < 0:
                move = game.sample(state, seat, luck)
            else:
                move = bot.choose(game.view(state, seat), seat, luck)
            if (refusal := game.refusal(state, seat, move)) is not None:
                yield f"a bot ({strength}) makes a move that is refused: {refusal.reason}"
                break
            state = game.apply(state, seat, move, ignore)
        else:
            if patient:
                yield f"a game of bots ({strength}) does not end within {LONGEST_GAME:,} plies"


def _board(title: Title) -> Iterator[str]:
    package = title.package
    assert package is not None
    if package.browser is None:
        yield "there is no folder for the browser: everybody plays by the list of moves"
        return
    files = BrowserFiles(title).files
    for name, why in (
        (BOARD, "everybody plays by the list of moves"),
        (PICTURE, "the lobby has no picture of it"),
        (f"aim.{SPARE}.ftl", "nobody is told what it is about"),
        (LESSON, "nobody can learn it"),
    ):
        if name not in files:
            yield f"{name} is not there: {why}"
    if BOARD in files and b"export" not in files[BOARD]:
        yield f"{BOARD} exports nothing: a board is the default export of a module"
    yield from _unsaid(title, package.browser / f"aim.{SPARE}.ftl")
    view = title.game.view(title.game.setup(_options(title, 0)), None)
    if package.turn is not None and package.turn not in view.__struct_fields__:
        yield f'turn: a view has no field "{package.turn}"'
    for path in sorted(package.browser.glob("*.ftl")):
        yield from _readable(path)
        yield from _typography(path)


def _unsaid(title: Title, path: Path) -> Iterator[str]:
    """What the page says where it is there, and passes over where it is not: its aim, how it ended,
    what the chart at the end shows.
    """
    if not path.is_file():
        return
    wanted = {"aim"}
    for seed in range(ENDS):
        state = _last(title, seed)
        if (result := title.game.result(state)) is not None:
            wanted.add(f"ended-{result.rule.replace('.', '-')}")
        wanted |= {f"series-{each}" for each in title.tally(title.game.view(state, None)).numbers}
    there = {each.id.name for each in forgiving(path).body if isinstance(each, Message)}
    for key in sorted(wanted - there):
        yield f"{path.name} lacks {key}"
    known = {f"ended-{each.replace('.', '-')}" for each in title.game.rulebook}
    for key in sorted({each for each in there if each.startswith("ended-")} - known):
        yield f"{path.name}: {key} names no clause"


def _last(title: Title, seed: int) -> Any:
    """Where a game at random ends."""
    game, luck = title.game, Random(seed)
    state = game.setup(_options(title, seed))
    for _ in range(LONGEST_GAME):
        if not (seats := game.awaited(state)):
            break
        seat = luck.choice(seats)
        state = game.apply(state, seat, game.sample(state, seat, luck), ignore)
    return state

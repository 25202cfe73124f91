"""What happened, what may be done and what may not, as sentences in the reader's language.

A game gives keys and facts; a catalogue per game and language, in Project Fluent, holds the
sentences. The web client reads the same catalogues and follows the same rules:

Keys    `event-<kind>`, `move-<kind>`, `refusal-<reason>`, `option-<name>`, `option-<name>-about`,
        `option-<name>-<value>`; a struct inside a move or event has `part-<its field>`. In a file
        of their own, what opponents are like and say: `character-<name>`,
        `says-<name>-<cue>-<number>`.
Facts   The fields of a move or an event (but not an event's `rule` and `only`); for a refusal,
        its facts. Each of them becomes a number or a text:
        - a number or a text stays what it is;
        - `None` and an empty tuple become "none";
        - true and false become "true" and "false";
        - bytes become the text that they travel as;
        - a part is said by its own message, given its own fields only;
        - several parts are said one by one and joined by the house's `list-join`;
        - a tuple of numbers or texts is joined by commas: (0, 2) becomes "0,2".
Names   `PLAYER($seat)` is the name at a seat, or Nature's; `PLAYERS($seats)` names a tuple of
        seats, the last after `list-and`; `ORDINAL($n)` is n + 1, for people count from one;
        `TENTHS($n)` is a tenth of n, written as the language writes it.
Lists   `LIST($cards)` says a tuple of numbers or texts as `PLAYERS` does names: "3, 5 and 6". Bare,
        "3,6" is for selectors; to a reader it is a decimal number in two of our languages.

A message that is missing or cannot be said with its facts raises `Unsayable`: a half-sentence
would be found by a player, an exception is found by a test. What a language or a game from
elsewhere lacks is said in English.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from functools import cached_property, reduce
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentDecimal, FluentInt
from msgspec import Struct

from ludotheque.core.brought import SPARE
from ludotheque.core.game import NATURE, AnyGame, Event, Refusal, Seat, Tagged
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import choices

from .sentences import Phrasebook, Sentences, UnknownLanguage, Unsayable, catalogue

__all__ = ["HOUSE", "UnknownLanguage", "Unsayable", "Voice", "catalogue"]

HOUSE = Path(__file__).parent
OF_THE_HOUSE = Phrasebook(HOUSE, "house", "house/house")
NONE = "none"
_WRITTEN = re.compile(r"`([^`]+)`")


class Voice:
    """One language, at one table: it knows the names of the seats."""

    def __init__(
        self, game: AnyGame, language: str, names: Sequence[str | None], *, told: bool = False
    ) -> None:
        """`told` is for people who see the board: a game may have other words for them. Where a
        name is None, whoever had it has been forgotten.
        """
        self.game, self.language, self._told = game, language, told
        functions: dict[str, Callable[..., Any]] = {
            "PLAYER": self._player,
            "PLAYERS": self._players,
            "LIST": self._list,
            "ORDINAL": _ordinal,
            "TENTHS": _tenths,
        }
        self._sentences = Sentences(language, functions)
        self._sentences.add(OF_THE_HOUSE)
        self._sentences.add(_phrases(game, "messages"), strict=not game.rulebook.lenient)
        # A game may do without characters, and without reasons.
        self._sentences.add(_phrases(game, "opponents"), strict=False)
        if told:
            self._sentences.add(_phrases(game, "told"), over=True, strict=False)
        self.names = tuple(self.say("somebody") if name is None else name for name in names)

    def event(self, event: Event) -> str:
        facts = _fields(event)
        del facts["rule"], facts["only"]
        return self._say(f"event-{_kind(event)}", facts)

    def move(self, move: Tagged) -> str:
        return self._say(f"move-{_kind(move)}", _fields(move))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence alone; who shows it cites `refusal.rule` beside it."""
        return self._say(f"refusal-{refusal.reason}", refusal.facts)

    def option(self, name: str, value: int | str) -> str:
        """An option and what it is set to. `say` has each half alone."""
        label, choice = self.say(f"option-{name}"), self.say(f"option-{name}-{value}")
        return self.say("option-choice", name=label, value=choice)

    def rule(self, text: str) -> str:
        """A clause, with the options that it names, and their values, in the words of the dialog.

        In the rulebooks they stand between backticks, under the names that records have.
        """
        written = _WRITTEN.findall(text)
        words: dict[str, str] = {}
        for name, values in choices(self.game).items():
            if name in written:
                words[name] = self.say(f"option-{name}")
                words |= {str(each): self.say(f"option-{name}-{each}") for each in values}
        return _WRITTEN.sub(
            lambda match: (
                self.say("quoted", text=words[match[1]]) if match[1] in words else match[0]
            ),
            text,
        )

    def say(self, key: str, /, **facts: object) -> str:
        """Any message of the game or of the house."""
        return self._say(key, facts)

    def _say(self, key: str, facts: Mapping[str, object]) -> str:
        said = {name: self._fact(name, fact) for name, fact in facts.items()}
        try:
            return self._sentences.say(key, said)
        except Unsayable as error:
            if self._spare is None:
                raise self._unsayable(str(error)) from error
            return self._spare._say(key, facts)

    @cached_property
    def _spare(self) -> Voice | None:
        """Who says what cannot be said here; nobody, for the house's own games and languages."""
        whole = self.language in LANGUAGES and not self.game.rulebook.lenient
        if whole or self.language == SPARE:
            return None
        return Voice(self.game, SPARE, self.names, told=self._told)

    def _fact(self, name: str, fact: object) -> int | str:
        match fact:
            case None | ():
                return NONE
            case bool():
                return "true" if fact else "false"
            case int() | str():
                return fact
            case bytes():
                return b64encode(fact).decode()
            case Struct():
                return self._say(f"part-{name}", _fields(fact))
            case (Struct(), *_):
                return self._join([str(self._fact(name, part)) for part in fact])
            case (int() | str(), *_):
                return ",".join(map(str, fact))
        raise self._unsayable(f"{fact!r} is no fact")

    def _unsayable(self, why: str) -> Unsayable:
        return Unsayable(f"{self.game.name}, in {self.language}: {why}")

    def _join(self, items: Sequence[str]) -> str:
        return reduce(lambda head, item: self.say("list-join", head=head, item=item), items)

    def _player(self, seat: Seat) -> str:
        if seat == NATURE:
            return self.say("nature")
        if seat < 0:
            raise IndexError(seat)
        return self.names[seat]

    def _players(self, seats: str) -> str:
        return self._and([self._player(int(seat)) for seat in seats.split(",")])

    def _list(self, items: str) -> str:
        return self._and(items.split(","))

    def _and(self, items: Sequence[str]) -> str:
        *others, last = items
        return self.say("list-and", head=self._join(others), item=last) if others else last


def _phrases(game: AnyGame, name: str) -> Phrasebook:
    return Phrasebook(game.rulebook.folder, name, f"{game.rulebook.place}/{name}")


def _ordinal(index: int) -> FluentInt:
    return FluentInt(index + 1)


def _tenths(number: int) -> FluentDecimal:
    return FluentDecimal(Decimal(number) / 10, minimumFractionDigits=1)


def _kind(tagged: Tagged) -> str:
    return str(tagged.__struct_config__.tag)


def _fields(struct: Struct) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}

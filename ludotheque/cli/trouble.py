"""What goes wrong at the rim: one clear line, exit code 2, and nothing written."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.codec import Codec
from ludotheque.core.game import AnyGame, Options
from ludotheque.core.record import BadRecord, Opened, Record, read
from ludotheque.core.rulebook import LANGUAGES
from ludotheque.games import GAMES


class Trouble(Exception):
    """Something that the person at the terminal can put right."""


def known_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Trouble(f"there is no game {name!r} in the house: choose {', '.join(GAMES)}")
    return GAMES[name]


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Trouble(f"the house does not speak {language!r}: choose {', '.join(LANGUAGES)}")
    return language


def agreed_options(game: AnyGame, seats: int | None, chosen: Iterable[str]) -> Options:
    """Options written as `name=value`; what is not named keeps its default."""
    fields: dict[str, Any] = {} if seats is None else {"seats": seats}
    for each in chosen:
        name, equals, value = each.partition("=")
        if not equals:
            raise Trouble(f"an option is written name=value, and {each!r} is not")
        fields[name] = int(value) if value.lstrip("-").isdigit() else value
    try:
        options: Options = game.codec.options(Codec.encode(fields))
        return options
    except msgspec.ValidationError as error:
        raise Trouble(f"{game.name} has no such option: {error}") from None


def read_record(path: Path) -> Record:
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise Trouble(f"{path}: {error.strerror}") from None
    except BadRecord as error:
        raise Trouble(f"{path}: {error}") from None


def write_file(path: Path, raw: bytes) -> None:
    """Whole or not at all: never half a record under its own name."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(raw)
        beside.replace(path)
    except OSError as error:
        raise Trouble(f"{path}: {error.strerror}") from None


def open_record(path: Path) -> Opened:
    """A record with its game, every move of it legal."""
    record = read_record(path)
    game = known_game(record.header.game)
    try:
        opened = Opened(record, game)
        opened.state()
        return opened
    except BadRecord as error:
        raise Trouble(f"{path}: {error}") from None

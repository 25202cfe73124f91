"""What was asked for on the command line, checked: options, records, and files to write."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from ludotheque.arena.ledger import beside, write_whole
from ludotheque.core.course import how, result
from ludotheque.core.game import AnyGame, Options
from ludotheque.core.options import NotInTheHouse, agreed
from ludotheque.core.record import BadRecord, Opened, Record, read
from ludotheque.titles import RulesGone, Title, find
from ludotheque.voice.voice import Voice

from .trouble import CommandError


def agreed_options(
    game: AnyGame, seats: int | None, chosen: Iterable[str], *, letter: bool = False
) -> Options:
    """Options written as `name=value`; what is not named keeps its default, or is to the letter."""
    fields: dict[str, int | str] = {} if seats is None else {"seats": seats}
    for each in chosen:
        name, equals, text = each.partition("=")
        if not equals:
            raise CommandError(f"an option is written name=value, and {each!r} is not")
        if name in fields:
            raise CommandError(f"the option {name!r} is given twice")
        value: int | str = text
        with suppress(ValueError):
            value = int(text)
        fields[name] = value
    return agreed(game, {**game.letter, **fields} if letter else fields)


def read_record(path: Path) -> Record:
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None


def title_of(path: Path, record: Record, language: str) -> Title:
    """What a record was played by. Where nobody has those rules, one line says so."""
    header = record.header
    try:
        return find(header.game, header.version)
    except RulesGone:
        game, then = find(header.game).game, header.version
    except NotInTheHouse as error:
        raise CommandError(f"{path}: {error}") from None
    say, key = Voice(game, language, ()).say, "record-old" if then < game.version else "record-new"
    said = say(key, game=game.name, then=str(then), now=str(game.version))
    raise CommandError(f"{path}: {said}")


def open_record(path: Path, language: str) -> Opened:
    """A record with its game: every move of it legal, and the end what the moves lead to."""
    record = read_record(path)
    game = title_of(path, record, language).game
    try:
        opened = Opened(record, game)
        course = opened.course()
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None
    end = record.end
    if end is not None and (end.result, end.how) != (result(game, course), how(game, course)):
        raise CommandError(f"{path}: the result is not the one that the plies lead to")
    return opened


def new_file(path: Path) -> Path:
    """A place where a file can be written later, checked before anything is at stake."""
    if not path.name or path.is_dir():
        raise CommandError(f"{path} is a folder: name a file")
    if path.exists():
        raise CommandError(f"{path} is there already, and nothing is overwritten")
    try:
        beside(path).write_bytes(b"")
        beside(path).unlink()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None
    return path


def write_file(path: Path, raw: bytes) -> None:
    try:
        write_whole(path, raw)
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None

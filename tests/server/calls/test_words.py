"""What a call says, in each language: public facts of a table, and nothing else of it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.calls import push
from ludotheque.server.calls.sending import Message
from ludotheque.server.calls.words import FOLDER, Speaking, of_channel, of_table
from ludotheque.server.sheet import Chair, Playing, Sheet
from ludotheque.server.store.call_store import CallReason, WaitingCall
from ludotheque.table.clock import Daily, wound
from ludotheque.titles import TITLES
from tests.server.support.kept import over, sheet
from tests.voice.telling import names

NOON = 1_795_003_200_000
"""The 18th of November 2026 at noon, by Greenwich."""
ABOUT_TABLES = [each for each in get_args(CallReason) if each not in ("confirm", "trial", "enter")]


def table(game: str = "niagara") -> Sheet:
    clock = wound(Daily(24), 3, (1,), NOON)
    found = sheet(people=("ana", "ben", "zoe"), game=game)
    stage = Playing(clock=clock, at=5, awaited=(1,))
    chairs = tuple(
        Chair(person=each, name=each.title(), entropy=f"luck of {each}")
        for each in ("ana", "ben", "zoe")
    )
    return replace(found, stage=stage, chairs=chairs, pace=Daily(24))


def said(
    reason: str, language: str, about: Sheet | None = None, zone: str = "Europe/Paris"
) -> Message:
    about = about or table()
    call = WaitingCall("c", about.id, reason, 5, NOON)  # type: ignore[arg-type]
    return of_table(call, about, "ben", Speaking(language, zone), NOON)


def test_your_turn_in_three_languages() -> None:
    assert said("turn", "fr").title == "Niagara : à vous de jouer"
    assert said("turn", "fr").body == (
        "Table mivo-tarelu, avec Ana et Zoe : vous avez jusqu’au jeudi 19 novembre à 13:00."
    )
    assert said("turn", "en").body == (
        "Table mivo-tarelu, with Ana and Zoe: you have until Thursday 19 November, 13:00."
    )
    assert said("turn", "de", zone="America/New_York").body == (
        "Tisch mivo-tarelu, mit Ana und Zoe: Du hast Zeit bis Donnerstag, 19. November, 07:00 Uhr."
    )
    assert said("turn", "en", zone="UTC").body.endswith("until Thursday 19 November, 12:00 UTC.")
    assert said("short", "de", zone="UTC").body.endswith("19. November, 12:00 Uhr UTC.")
    assert said("turn", "fr").path == "/fr/tables/mivo-tarelu"


def test_how_long_it_is_of_any_use_and_how_urgent() -> None:
    turn, short = said("turn", "fr"), said("short", "fr")
    assert (turn.lasts, turn.urgent) == (24 * 3600, False)
    assert (short.lasts, short.urgent) == (24 * 3600, True)
    assert turn.tag == short.tag, "the newer one takes the place of the older"
    assert turn.id != short.id
    ended = replace(table(), stage=over(9))
    assert said("over", "fr", ended).lasts == 24 * 3600


def test_many_names_and_one() -> None:
    chairs = tuple(Chair(person=each, name=each) for each in ("A", "ben", "C", "D", "E"))
    assert "A, C, D et E" in said("begun", "fr", replace(table(), chairs=chairs)).body
    assert "A, C, D und E" in said("begun", "de", replace(table(), chairs=chairs)).body
    assert "keeping a chair" in said("again", "en").body
    assert "Ana is keeping" in said("again", "en", replace(table(), chairs=chairs_of("Ana"))).body


def chairs_of(*others: str) -> tuple[Chair, ...]:
    return (*(Chair(person=each, name=each) for each in others), Chair(kept="ben"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_of_every_game(language: str) -> None:
    for game in TITLES:
        for reason in ABOUT_TABLES:
            message = said(reason, language, table(game))
            assert TITLES[game].game.rulebook.title(language) in message.title
            assert "mivo-tarelu" in message.body
            assert "{" not in message.title + message.body
            assert len(push._payload(message)) < 1000
    call = WaitingCall("c", "", "trial", 5, NOON)
    for reason in ("trial", "confirm"):
        about = of_channel(replace(call, reason=reason), "Ana", "/x", language)
        assert "{" not in about.title + about.body


def test_french_spaces_do_not_break() -> None:
    for name in ("words",):
        prose = (Path(FOLDER) / f"{name}.fr.ftl").read_text(encoding="utf-8")
        said_only = "\n".join(each for each in prose.splitlines() if not each.startswith("#"))
        assert not [each for each in (" :", " ;", " !", " ?", " »", "« ") if each in said_only]


def test_the_catalogues_say_the_same_things() -> None:
    found = [set(names(Path(FOLDER) / f"words.{language}.ftl")) for language in LANGUAGES]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("reason", ABOUT_TABLES)
def test_whatever_is_secret_at_a_table_a_call_is_the_same_bytes(reason: str) -> None:
    """Two tables that differ in all that not everybody may know: seed, luck, options that are
    hidden nowhere else, and whose ids people have.
    """
    one = table()
    other = replace(
        one,
        seed="ff" * 32,
        host="somebody-else",
        revision=99,
        chairs=tuple(replace(each, entropy="other luck") for each in one.chairs),
    )
    for language in LANGUAGES:
        first, second = said(reason, language, one), said(reason, language, other)
        assert push._payload(first) == push._payload(second)
        raw = msgspec.json.encode(first).decode()
        for secret in (one.seed, "luck", one.host, '"ana"', '"zoe"', '"ben"'):
            assert secret not in raw


def test_what_a_call_says_is_not_taken_from_the_game() -> None:
    """No state is at hand where calls are worded: their module knows nobody who has one."""
    for path in Path(FOLDER).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("ludotheque.games"), path.name
                assert node.module != "ludotheque.table.table", path.name

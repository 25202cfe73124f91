"""Which names there are, and which of them are the same to the eye."""

from __future__ import annotations

from contextlib import suppress
from unicodedata import normalize

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core.record import Name
from ludotheque.server.objection import Objection
from ludotheque.server.people.names import fold, proper


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana\t\n", "Ana"),
        ("Chloe\u0301", "Chloé"),
        ("Marie  Curie", "Marie  Curie"),
        ("李雷", "李雷"),
        ("Вася", "Вася"),
        ("🦊", "🦊"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("O’Neil & Söhne", "O’Neil & Söhne"),
        ("a" * 40, "a" * 40),
    ],
)
def test_names_are_kept_as_typed_but_trimmed_and_composed(typed: str, kept: str) -> None:
    assert proper(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\u00a0\u3000",
        "\u2800",
        "\u3164\u115f",
        "a" * 41,
        "a" * 100_000,
        "a" + "\u0301\u0316" * 50_000,
        "A\nna",
        "A\x1b[2Jna",
        "A\u202ena",
        "A\u200bna",
        "A\u2060na",
        "A\u00adna",
        "A\u061cna",
        "A\ud800na",
        "A\ue000na",
        "\u0001",
    ],
)
def test_names_that_cannot_be_shown_or_seen_are_no_names(typed: str) -> None:
    with pytest.raises(Objection, match="name-bad"):
        proper(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana Lu", "ana   lu"),
        ("Ana Lu", "Ana\u00a0Lu"),
        ("Ana Lu", "Ana\u3000Lu"),
        ("Ana", "Аnа"),
        ("BEN", "ВЕN"),
        ("Ana", "\uff21\uff4e\uff41"),
        ("Ana", "A\u034fna"),
        ("Ana", "An\ufe0fa"),
        ("Ana Lu", "Ana\u2003\u3164Lu"),
        ("Straße", "STRASSE"),
        ("Chloé", "CHLOE\u0301"),
        ("Zoë", "Zo\u0451"),
        ("Offi", "O\ufb03"),
        ("Вася", "ВАСЯ"),
        ("Σοφός", "ΣΟΦΌΣ"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert one != other
    assert fold(proper(one)) == fold(proper(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Chloé", "Chloe"), ("Ana", "Anna"), ("Ana Lu", "Analu"), ("Ilia", "Lila"), ("Ana", "Ana2")],
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@given(st.text(max_size=45))
@example("İ")
@example("\u0345\u0301a")
@example("ϓ\u0301")
def test_any_text_is_a_good_name_or_none(text: str) -> None:
    with suppress(Objection):
        name = proper(text)
        assert msgspec.convert(name, Name) == name == proper(name) == normalize("NFC", name)
        assert name == name.strip()
        assert fold(name)
        assert fold(name) == fold(fold(name)) == fold(name.casefold())


@given(st.text(max_size=40))
def test_however_it_is_composed_it_is_one_name(text: str) -> None:
    assert fold(normalize("NFD", text)) == fold(normalize("NFC", text)) == fold(text)

"""Every page of the house, in three languages: nothing foreign, and nothing in anybody's way."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Come
from .support import axe
from .support.guest import DESK, PHONE
from .support.tongues import Reader, keys
from .support.tour import TOURS, tour


def test_the_catalogues_have_the_same_keys() -> None:
    assert keys("fr") == keys("en") == keys("de")


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_nothing_serious_and_nothing_foreign(
    come: Come, kept: Path, size: tuple[int, int], language: str, game: str
) -> None:
    guest, reader = come("Ana", size=size, language=language), Reader(language)
    found: list[str] = []
    for name in tour(guest, game):
        reader.understands(guest.page, name)
        found += axe.troubles(guest, kept, name)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TOURS)
def test_the_third_language(come: Come, game: str) -> None:
    guest, reader = come("Ana", size=PHONE, language="de"), Reader("de")
    for name in tour(guest, game):
        reader.understands(guest.page, name)

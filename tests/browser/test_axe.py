"""axe-core looks at every page, by day and by night, and has nothing serious to say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import ROOT, Come
from .guest import DESK, PHONE, Scheme
from .tour import TOURS, tour

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RULES: dict[Scheme, tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}
"""By night all is the same but the colours."""
RUN = """(rules) =>
  axe.run(
    { exclude: ['svg[aria-hidden="true"]', 'svg[role="img"] > *'] },
    { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
  ).then((found) => found.violations)"""
"""What drawings are made of is many hundred lines, and nobody is told of it."""


def grave(page: Page, *rules: str) -> list[str]:
    """Asked of the browser itself: the house's policy lets no page load anything foreign."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, list(rules) or None)
    return [
        f"{each['id']}: {each['help']} {[node['html'][:200] for node in each['nodes']]}"
        f" {each['nodes'][0]['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
    ]


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_nothing_serious(
    come: Come, kept: Path, size: tuple[int, int], language: str, game: str
) -> None:
    guest = come("Ana", size=size, language=language)
    found: dict[str, list[str]] = {}
    for name in tour(guest, game):
        for scheme in RULES:
            guest.page.emulate_media(color_scheme=scheme)
            guest.keep(kept, f"{name}-{scheme}")
            if troubles := grave(guest.page, *RULES[scheme]):
                found[f"{name}, {scheme}"] = troubles
    assert not found, "\n".join(f"{where}: {what}" for where, what in found.items())

"""What axe-core has to say of a page, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

from .guest import Guest, Scheme

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RULES: dict[Scheme, tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}
"""By night all is the same but the colours."""
RUN = """(rules) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"], svg[role="img"]')];
  const aside = drawings.map((drawing) => {
    const strokes = document.createDocumentFragment();
    strokes.append(...[...drawing.childNodes].filter((each) => each.nodeName !== 'title'));
    return () => drawing.append(strokes);
  });
  return axe
    .run(
      { exclude: ['svg[aria-hidden="true"]', 'svg[role="img"] > *'] },
      { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
    )
    .then((found) => found.violations)
    .finally(() => aside.forEach((back) => back()));
}"""
"""What drawings are made of is many hundred lines, and nobody is told of it. It is laid aside: axe
would ask of each line whether it lies behind a word, takes three times as long by that, and then
cannot tell whether the word is to be read.
"""


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


def troubles(guest: Guest, folder: Path, name: str) -> Iterator[str]:
    """Of the page as it is now, and a picture of it by day and by night."""
    for scheme, rules in RULES.items():
        guest.page.emulate_media(color_scheme=scheme)
        guest.keep(folder, f"{name}-{scheme}")
        yield from (f"{name}, {scheme}: {each}" for each in grave(guest.page, *rules))

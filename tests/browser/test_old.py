"""A browser that is too old for the house is told so by a script that it can read."""

from __future__ import annotations

import pytest

from .conftest import Come
from .support.patience import appears, expect
from .support.words import LANGUAGES

LACKS = {
    "methods of lists": "delete Array.prototype.toSorted",
    "containers": "CSS.supports = () => false",
}
PALER = """
const before = CSS.supports;
CSS.supports = (...asked) => !String(asked[1]).includes('from red') && before(...asked);
"""
"""What an older browser lacks that can show the house all the same."""


@pytest.mark.parametrize("lacking", LACKS)
def test_who_cannot_come_in_reads_why(come: Come, lacking: str) -> None:
    guest = come("Ana", language="fr")
    guest.context.add_init_script(LACKS[lacking])
    guest.go("/fr")
    notice = appears(guest.page.locator("#old"))
    expect(notice).to_contain_text("Safari 16.4 · Firefox 128 · Chrome 119")
    said = notice.locator("[lang]").evaluate_all("(all) => all.map(({ lang }) => lang)")
    assert tuple(said) == LANGUAGES
    # Nothing promises that loading the page again would help.
    expect(guest.page.locator("#app > *")).to_have_count(0)


def test_who_sees_less_of_it_may_come_in(come: Come) -> None:
    guest = come("Ana", language="fr")
    guest.context.add_init_script(PALER)
    guest.go("/fr")
    appears(guest.page.get_by_role("main"))
    notice = guest.page.locator("#old")
    expect(notice).to_be_visible()
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


def test_nobody_else_hears_of_it(come: Come) -> None:
    guest = come("Ana", language="fr")
    guest.go("/fr")
    appears(guest.page.get_by_role("main"))
    expect(guest.page.locator("#old")).to_have_count(0)

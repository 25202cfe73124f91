"""A phone that is held sideways, with a notch: nothing to read or to press lies under it."""

from __future__ import annotations

import pytest

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import SIDEWAYS
from .support.lobby import seated
from .support.patience import appears

NOTCH = 59
"""Pixels on either side, as an iPhone has them."""
UNDER = """(notch) => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const things = document.querySelectorAll('button, a, input, select, p, h2');
  return [...things].filter(seen).flatMap((each) => {
    const { left, right, width, height } = each.getBoundingClientRect();
    if (width < 2 || height < 2 || each.closest('.unseen')) return [];
    return left < notch - 1 || right > innerWidth - notch + 1 ? [each.outerHTML.slice(0, 120)] : [];
  });
}"""


@pytest.mark.parametrize("drawer", [None, "log", "chat", "menu"])
def test_nothing_lies_under_a_notch(come: Come, drawer: str | None) -> None:
    guest = come("Ana", language="de", size=SIDEWAYS)
    session = guest.context.new_cdp_session(guest.page)
    insets = {"left": NOTCH, "right": NOTCH, "top": 0, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    table = seated(guest, NiagaraTable)
    assert table.wait()
    if drawer is not None:
        guest.page.locator(f"[aria-controls={drawer}]").click()
        appears(guest.page.locator(f"#{drawer}"))
    assert guest.page.evaluate(UNDER, NOTCH) == []

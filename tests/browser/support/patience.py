"""Waiting without a clock: a page is looked at again as soon as something in it has changed.

By itself Playwright looks again after half a second, whatever happens meanwhile: most of a test's
time would be spent on nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar, cast

from playwright.sync_api import Error, Expect, Locator, Page
from playwright.sync_api import expect as looked_at

T = TypeVar("T")

PATIENCE = 60_000
"""Milliseconds: far more than is needed, on a machine that has much else to do."""
GLANCE = 40
"""Milliseconds: so long Playwright looks for itself, often."""
SELDOM = 100
"""Milliseconds: then one looks again although nothing has changed; the focus may have moved."""
OFTEN = 8
"""Whoever has looked so often does so less from then on: what moves changes with every frame."""

looked_at.set_options(timeout=PATIENCE)

CHANGES = """
(() => {
  const changes = (window.changes = { count: 0, after: null });
  let waiting = [];
  changes.after = (seen) =>
    changes.count === seen ? new Promise((go) => waiting.push(go)) : true;
  new MutationObserver(() => {
    changes.count += 1;
    for (const go of waiting.splice(0)) go(true);
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
})();
"""
"""Every page begins with it."""


def in_time(since: float) -> bool:
    """Whether somebody who waits since then need not give up yet."""
    return monotonic() < since + PATIENCE / 1000


def until(page: Page, true: Callable[[], T], what: object = "it") -> T:
    """Until it is so; what was found then."""
    since, seen, looks = monotonic(), None, 0
    while not (found := true()):
        assert in_time(since), f"waited in vain: {what}"
        if seen is not None:
            change(page, seen)
        looks += 1
        if looks > OFTEN:
            page.wait_for_timeout(GLANCE)
        # Counted before one looks again: what changes meanwhile is not waited for in vain.
        seen = changed(page)
    return found


def changed(page: Page) -> int:
    """How often, so far; less than 0 where one page gives way to the next."""
    with suppress(Error):
        return int(page.evaluate("() => window.changes?.count ?? -1"))
    return -1


def change(page: Page, seen: int) -> None:
    """Until there is another one, but not for long."""
    with suppress(Error):
        page.wait_for_function("(seen) => window.changes?.after(seen)", arg=seen, timeout=SELDOM)


def appears(what: Locator) -> Locator:
    """Until it is to be seen."""
    until(what.page, what.is_visible, what)
    return what


class _Expected:
    """Playwright's own assertions, which say best what is wrong; made again after every change."""

    def __init__(self, what: Any, *given: Any) -> None:
        self._page: Page = what if isinstance(what, Page) else what.page
        self._looked_at: Any = looked_at(what, *given)

    def __getattr__(self, name: str) -> Callable[..., None]:
        look = getattr(self._looked_at, name)

        def expected(*given: Any, **named: Any) -> None:
            def so() -> bool:
                with suppress(AssertionError):
                    look(*given, **named, timeout=GLANCE)
                    return True
                return False

            with suppress(AssertionError):
                until(self._page, so)
                return
            look(*given, **named, timeout=GLANCE)

        return expected


expect = cast(Expect, _Expected)

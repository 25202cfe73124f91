"""Somebody in front of a browser, and everything that went wrong before their eyes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

from .accessibility import Sight
from .patience import CHANGES, PATIENCE
from .words import wordbook

DESK, PHONE, SIDEWAYS = (1280, 800), (390, 844), (844, 390)
Scheme = Literal["light", "dark"]
LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}

PICTURES = bool(os.environ.get("PICTURES"))
"""Whether they are taken, which takes as long as all the rest: `PICTURES=1 scripts/test …`."""

LISTEN = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


BLOCKED = "Service Worker registration blocked"
"""By ourselves, see `worker`."""

AT_ONCE = """
try {
  localStorage['ludotheque-tempo'] ??= 'once';
} catch {
  // Not allowed here.
}
"""
"""Whoever wants no motion still sees one thing after the other; a test does not wait for that."""


class Guest:
    """Has a browser of their own: other cookies, another language, another screen."""

    def __init__(
        self,
        browser: Browser,
        house: str,
        name: str,
        *,
        language: str = "fr",
        size: tuple[int, int] = DESK,
        scheme: Scheme = "light",
        motion: bool = False,
        worker: bool = False,
    ) -> None:
        """`worker`: whether the house may leave its worker with them. It fetches the shell for a
        next visit, which whoever tests something else need not wait for.
        """
        self.house, self.name, self.language = house, name, language
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size != DESK,
            is_mobile=size != DESK,
            base_url=house,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        for script in (LISTEN, CHANGES, *(() if motion else (AT_ONCE,))):
            self.context.add_init_script(script)
        self.troubles: list[str] = []
        self.expected: tuple[str, ...] = ()
        """What the console may say, for tests that break something on purpose."""
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._watched)
        return page

    def say(self, key: str, /, **facts: object) -> str:
        return wordbook(self.language).say(key, **facts)

    def go(self, path: str) -> None:
        self.page.goto(self.house + path)

    def button(self, key: str, /, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    @property
    def main(self) -> Locator:
        return self.page.get_by_role("main")

    def sight(self) -> Sight:
        return Sight.of(self.main)

    def enter(self, key: str = "name-enter") -> None:
        """Give one's name, when asked for it."""
        self.page.get_by_role("textbox", name=self.say("your-name")).fill(self.name)
        self.button(key).click()

    def keep(self, folder: Path, what: str) -> None:
        """A screenshot of the whole page, where somebody wants to look at it."""
        if PICTURES:
            self.page.screenshot(path=folder / f"{what}.png", full_page=True)

    def leave(self) -> None:
        self.context.close()
        known = (*self.expected, BLOCKED)
        unexpected = [each for each in self.troubles if not any(part in each for part in known)]
        assert not unexpected, f"{self.name}: {unexpected}"

    def _noted(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _watched(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.house).netloc:
            self.troubles.append(f"left the house: {request.url}")

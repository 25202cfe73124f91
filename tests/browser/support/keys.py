"""A player without a mouse: Tab, the arrows, Enter and Escape, and a focus that is always seen."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Locator, Page

MOST = 120
"""Presses of a key: whoever needs more is lost."""

WHERE = """(element) => {
  const here = document.activeElement;
  if (here === element) return 0;
  return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}"""

TOWARDS = """(element) => {
  const here = document.activeElement;
  if (here === element) return [];
  const [from, to] = [here, element].map((each) => each.getBoundingClientRect());
  const [x, y] = [to.x - from.x, to.y - from.y];
  const across = x > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = y > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  return [first[0], second[0], second[1], first[1]];
}"""
"""The arrows that may lead there, the likeliest first."""

GROUP = "xpath=ancestor::*[.//*[@tabindex='0']][1]"
"""What the target is one of: the nearest around it that Tab leads into."""

HERE = "() => document.activeElement.ariaLabel ?? document.activeElement.outerHTML"

FOCUS = """() => {
  const here = document.activeElement;
  const style = getComputedStyle(here);
  const box = here.getBoundingClientRect();
  return {
    what: here.outerHTML.slice(0, 200),
    lost: here === document.body,
    marked:
      here.matches(':focus-visible') &&
      ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'),
    inside: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    shown: here.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  };
}"""


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def kept(self) -> None:
        """The focus is somewhere, although what was pressed may be gone."""
        found = self.focus()
        assert not found["lost"], "the focus is lost"

    def seen(self) -> None:
        found = self.focus()
        assert all(found[each] for each in ("marked", "inside", "shown")), f"not seen: {found}"

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def push(self, button: Locator) -> None:
        """What others click is reached and pressed by keys."""
        self.to(button)
        self.press("Enter")
        self.kept()

    def to(self, target: Locator) -> None:
        """By Tab, and by arrows where Tab leads only to one of several."""
        if target.get_attribute("tabindex") != "-1":
            self.by_tab(target)
            return
        self.by_tab(target.locator(GROUP).locator("[tabindex='0']"))
        tried: defaultdict[str, list[str]] = defaultdict(list)
        for _ in range(MOST):
            if not (ways := target.evaluate(TOWARDS)):
                self.seen()
                return
            # Whoever comes by the same place again goes on another way.
            before = tried[self.page.evaluate(HERE)]
            arrow = next((each for each in ways if each not in before), ways[0])
            before.append(arrow)
            self.press(arrow)
        raise AssertionError(f"not to be reached: {target}")

    def by_tab(self, target: Locator) -> None:
        """Forwards or backwards, whichever way it is."""
        for _ in range(MOST):
            where = target.evaluate(WHERE)
            if where == 0:
                self.seen()
                return
            self.press("Tab" if where > 0 else "Shift+Tab")
        raise AssertionError(f"not to be reached: {target}")

    def by_arrow(self, target: Locator, *arrows: str) -> bool:
        """Whether some presses of these arrows lead there."""
        for arrow in arrows:
            for _ in range(10):
                if target.evaluate(WHERE) == 0:
                    self.seen()
                    return True
                self.press(arrow)
        return bool(target.evaluate(WHERE) == 0)

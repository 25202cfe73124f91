"""Draws what others show of the house: icons for home screens, and pictures for links in messages.

    python tools/pictures.py

Both are made of what the house has anyway, its icon and the pictures of the lobby, and kept in
`web/public`: neither a house nor a wheel needs a browser for them. The client has to be built.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(ROOT := Path(__file__).parents[1]))

from ludotheque.titles import TITLES
from tests.browser.conftest import BUILT, FLAGS, WHOLE, chromium_path
from tests.server.support.houses import running_house

PUBLIC = ROOT / "web" / "public"
SIZE = (1200, 630)
"""What messengers show whole."""
QUALITY = 70
ICONS = {
    "icons/any-192.png": (192, 1.0),
    "icons/any-512.png": (512, 1.0),
    "icons/maskable-192.png": (192, 0.74),
    "icons/maskable-512.png": (512, 0.74),
    "icons/badge-96.png": (96, 0.0),
    "icon-180.png": (180, 0.88),
}
"""By file: pixels, and the part of the width that is left to the drawing where a device cuts the
icon to a form of its own; 1 has its own round corners, and 0 is for notices, in one colour.
"""
ALONE = """(name) => {
  const tile = document.querySelector(`#game-${name}`).closest('article');
  const svg = tile.querySelector('.picture :is(svg, canvas)');
  for (let each = svg.parentElement; each !== document.body; each = each.parentElement)
    Object.assign(each.style, { transform: 'none', filter: 'none', contain: 'none',
      overflow: 'visible', containerType: 'normal' });
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  Object.assign(svg.style, { position: 'fixed', inset: 0, width: '100vw', height: '100vh',
    maxWidth: 'none', maxHeight: 'none', zIndex: 99, borderRadius: 0, background: 'var(--paper)' });
}"""


def icon(part: float) -> str:
    """The house's icon, to be cut by others: it fills the square, and the drawing is smaller."""
    text = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if part == 1:
        return text
    head, rest = text.split('rx="14" fill="url(#a)" />', 1)
    drawing = rest.removesuffix("</svg>\n")
    if part == 0:
        # White where the house is, and nothing where its window and its piece are.
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 6 48 53"><path fill="#fff" '
            'fill-rule="evenodd" d="M32 8 54 26v4H50v24a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V30H10v-4z'
            'M32 33.500a5.500 5.500 0 1 0 .010 0zM23 57c0-8 3.500-13 9-13s9 5 9 13z"/></svg>'
        )
    move = f"translate(32 32) scale({part}) translate(-32 -32.500)"
    return f'{head}fill="url(#a)" /><g transform="{move}">{drawing}</g></svg>'


def icons(browser: Browser) -> None:
    for name, (size, part) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        drawn = icon(part).replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
        page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawn}")
        target = PUBLIC / name
        target.parent.mkdir(exist_ok=True)
        page.screenshot(path=target, omit_background=True)
        page.close()


def pictures(browser: Browser) -> None:
    folder = PUBLIC / "pictures"
    folder.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, running_house(Path(data), web=BUILT) as house:
        for name in (*TITLES, None):
            width, height = SIZE
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="light",
                reduced_motion="reduce",
                locale="en-GB",
            )
            if name is None:
                page.set_content(front())
            else:
                page.goto(f"{house.url}/en")
                page.locator(f"#game-{name}").scroll_into_view_if_needed()
                page.locator(
                    f"article:has(#game-{name}) .picture :is(svg, canvas)"
                ).first.wait_for()
                page.evaluate(ALONE, name)
            page.wait_for_timeout(500)
            target = folder / f"{name or 'house'}.jpg"
            page.screenshot(path=target, type="jpeg", quality=QUALITY)
            page.close()


def front() -> str:
    drawn = icon(1.0).replace("<svg ", '<svg width="330" height="330" ', 1)
    return (
        "<style>body{margin:0;display:grid;place-items:center;height:630px;"
        f"background:linear-gradient(#2f7f8f,#1b4a63)}}</style>{drawn}"
    )


def main() -> None:
    with sync_playwright() as playwright:
        path = chromium_path(*WHOLE)
        with playwright.chromium.launch(executable_path=path, args=list(FLAGS)) as browser:
            icons(browser)
            pictures(browser)


if __name__ == "__main__":
    main()

"""WebKit as GTK has it, which stands for Safari, by WebDriver: on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.support.brisk import free_port

from .window import PATIENCE, Spot, Window, begun

SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""What a page is told as reduced motion."""

HARMLESS = ("ResizeObserver loop completed with undelivered notifications.",)
"""What other engines do not call an error: something was laid out once more, a frame later."""


class WebKit(Window):
    name = "WebKit"

    def __init__(self, driver: httpx.Client) -> None:
        super().__init__()
        self._driver = driver
        self._session = ""
        self.until(self._ready, "the driver")
        made = self._ask("POST", "session", capabilities={"alwaysMatch": {}})
        self._session = f"session/{made['sessionId']}/"

    def _ready(self) -> bool:
        try:
            return bool(self._ask("GET", "status")["ready"])
        except httpx.TransportError:
            return False

    def size(self, width: int, height: int) -> None:
        self._ask("POST", "window/rect", width=width, height=height)

    def go(self, url: str) -> None:
        self._ask("POST", "url", url=url)
        self.run(LISTEN)

    def run(self, body: str, *given: object) -> Any:
        script = f"""
          const [given, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
          const call = async function () {{ {body} }};
          call(...given).then((found) => done({{ found: found ?? null }}),
            (error) => done({{ error: String(error) }}));
        """
        told = self._ask("POST", "execute/async", script=script, args=list(given))
        assert "error" not in told, told
        return told["found"]

    def stroke(self, *spots: Spot) -> None:
        first, *others = spots
        actions: list[dict[str, object]] = [
            {"type": "pointerMove", "duration": 0, "origin": "viewport", **first._asdict()},
            {"type": "pointerDown", "button": 0},
        ]
        actions += [
            {"type": "pointerMove", "duration": 40, "origin": "viewport", **spot._asdict()}
            for spot in others
        ]
        actions.append({"type": "pointerUp", "button": 0})
        pointer = {"parameters": {"pointerType": "mouse"}, "actions": actions}
        self._ask("POST", "actions", actions=[{"type": "pointer", "id": "mouse", **pointer}])
        noted = self.run("return window.troubles?.splice(0) ?? []")
        self.troubles += (each for each in noted if each not in HARMLESS)

    def close(self) -> None:
        if self._session:
            self._ask("DELETE", "")

    def _ask(self, how: str, what: str, **body: object) -> Any:
        path = f"/{self._session}{what}".rstrip("/")
        answer = self._driver.request(how, path, json=None if how == "GET" else body)
        told = answer.json()["value"]
        assert answer.is_success, f"{what}: {told}"
        return told


LISTEN = """
  window.troubles = [];
  addEventListener('error', ({ message }) => window.troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.troubles.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    window.troubles.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


@contextmanager
def screen() -> Iterator[str]:
    """An X server of our own; its name."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1400x1000x24",
        "-nolisten",
        "tcp",
    ]
    with begun(command, pass_fds=(writing,), stderr=subprocess.DEVNULL):
        os.close(writing)
        with open(reading, encoding="ascii") as told:
            number = told.readline().strip()
        assert number, "there is no Xvfb here: scripts/browser installs one"
        yield f":{number}"


@contextmanager
def webkit(path: str, folder: Path) -> Iterator[WebKit]:
    for version in ("gtk-3.0", "gtk-4.0"):
        (folder / version).mkdir(parents=True)
        (folder / version / "settings.ini").write_text(SETTINGS)
    port = free_port()
    with ExitStack() as stack:
        display = stack.enter_context(screen())
        about = {
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "XDG_CONFIG_HOME": str(folder),
            "HOME": str(folder),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
        }
        quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = [path, f"--port={port}"]
        stack.enter_context(begun(command, env=os.environ | about, **quietly))
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        driver = stack.enter_context(client)
        window = WebKit(driver)
        try:
            yield window
        finally:
            window.close()

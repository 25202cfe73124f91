"""Firefox, by WebDriver BiDi: it speaks that itself, over a socket."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .window import PATIENCE, Spot, Window, begun, wait_for

PREFERENCES: dict[str, object] = {
    # Nothing moves for longer than it must: what is tested here is whether it plays.
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "app.normandy.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_LEFT = re.compile(
    r"error: (Failed to load ‘.*A ServiceWorker intercepted the request and encountered"
    r"|TypeError: error loading dynamically imported module: "
    r"|Error: Unable to preload CSS for )"
)
"""What is said of a page that is left while parts of it are on their way, as somebody does who goes
from table to table. A page that stays and lacks a part cannot be played, which its test sees."""


class Firefox(Window):
    name = "Firefox"

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket, self._last = socket, 0
        self._ask("session.new", capabilities={})
        (first, *_) = self._ask("browsingContext.getTree")["contexts"]
        self._context = first["context"]
        self._ask("session.subscribe", events=["log.entryAdded"])

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, body: str, *given: object) -> Any:
        told = self._ask(
            "script.callFunction",
            functionDeclaration=f"""async function (given) {{
              const call = async function () {{ {body} }};
              return JSON.stringify((await call(...JSON.parse(given))) ?? null);
            }}""",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def stroke(self, *spots: Spot) -> None:
        first, *others = spots
        actions: list[dict[str, object]] = [
            {"type": "pointerMove", "x": first.x, "y": first.y},
            {"type": "pointerDown", "button": 0},
        ]
        actions += [
            {"type": "pointerMove", "x": spot.x, "y": spot.y, "duration": 40} for spot in others
        ]
        actions.append({"type": "pointerUp", "button": 0})
        pointer = {"type": "pointer", "id": "mouse", "actions": actions}
        self._ask("input.performActions", context=self._context, actions=[pointer])

    def pages(self) -> list[str]:
        """The addresses of all that is open."""
        return [each["url"] for each in self._ask("browsingContext.getTree")["contexts"]]

    def _ask(self, method: str, **params: object) -> Any:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded":
                self._noted(told["params"])
            elif told.get("id") == self._last:
                assert told["type"] == "success", f"{method}: {told}"
                return told["result"]

    def _noted(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            said = f"{entry['level']}: {entry['text']}"
            if not _LEFT.match(said):
                self.troubles.append(said)


@contextmanager
def firefox(
    path: str,
    folder: Path,
    preferences: Mapping[str, object] = {},
    environment: Mapping[str, str] | None = None,
) -> Iterator[Firefox]:
    """One with a profile of its own, in this folder."""
    chosen = PREFERENCES | dict(preferences)
    lines = (f"user_pref({json.dumps(key)}, {json.dumps(to)});" for key, to in chosen.items())
    (folder / "user.js").write_text("\n".join(lines))
    said = folder / "said"
    command = [path, "--headless", "--no-remote", "--remote-debugging-port=0"]
    command += ["--profile", str(folder)]
    with said.open("w") as telling, begun(command, stdout=telling, stderr=telling, env=environment):
        url = wait_for(
            lambda: _LISTENS.search(said.read_text("utf-8", "replace")), "Firefox listens"
        )
        with connect(f"{url[1]}/session", open_timeout=PATIENCE, max_size=None) as socket:
            yield Firefox(socket)

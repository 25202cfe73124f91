"""What browsers may have of games from elsewhere: their files, and the frame for their boards.

The frame is a page without an origin: it cannot ask the house anything, nor look at the page around
it. So its own files come to it as from a stranger, and have to allow that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludotheque.server.objection import Objection
from ludotheque.titles import TITLES

from .client_files import FOR_GOOD, FRAME, ClientFile, answer, file_of
from .middleware import TEMPLATE, problem
from .request import Caller

FRAME_PAGE: Final = "frame.html"
FRAME_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'; sandbox allow-scripts; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html"
)
_FRAME: Final = (
    b"<!doctype html><html><head><meta charset=utf-8>"
    b'<meta name=viewport content="width=device-width, initial-scale=1">'
    b"<script type=module src=frame.js></script></head><body></body></html>"
)
_KINDS: Final = {".ftl": ".txt", ".js": ".js"}
"""Catalogues are text, whatever the machine thinks of their ending."""


class GameFiles:
    """Files are looked up among those that a package brought: no address leads anywhere else."""

    def __init__(self, web: Path | None) -> None:
        program = web / FRAME if web is not None else None
        self._frame = {
            FRAME_PAGE: file_of(_FRAME, FRAME_PAGE, "no-cache"),
            **(
                {FRAME: file_of(program.read_bytes(), FRAME, "no-cache")}
                if program is not None and program.is_file()
                else {}
            ),
        }
        self._known = dict[str, ClientFile]()

    def routes(self) -> list[BaseRoute]:
        return [Route("/games/{game}/{hash}/{file}", self._file)]

    async def _file(self, request: Request) -> Response:
        request.scope[TEMPLATE] = "/games"
        asked = request.path_params
        found = self._found(asked["game"], request.url.path, asked["file"])
        if found is None:
            return problem(Objection("no-such-page"), Caller(request.scope))
        response = answer(request, found)
        response.headers["access-control-allow-origin"] = "*"
        response.headers["cross-origin-resource-policy"] = "cross-origin"
        if asked["file"] == FRAME_PAGE:
            response.headers["content-security-policy"] = FRAME_POLICY
            response.headers["x-frame-options"] = "SAMEORIGIN"
        return response

    def _found(self, game: str, path: str, name: str) -> ClientFile | None:
        if game in TITLES.own:
            return None
        files = TITLES.packages.files(game)
        if files is None or path != files.base + name:
            return None
        if name in self._frame:
            return self._frame[name]
        if name not in files.files:
            return None
        if path not in self._known:
            ending = Path(name).suffix
            kind = f"x{_KINDS.get(ending, ending)}"
            self._known[path] = file_of(files.files[name], kind, FOR_GOOD)
        return self._known[path]

"""The browser's client, as it was built: a few files, read once, and one page for every address."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from mimetypes import MimeTypes
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludotheque.core.brought import BroughtLanguage, brought, every_language
from ludotheque.server.objection import Objection
from ludotheque.titles.translated import tally_of

from .middleware import TEMPLATE, problem
from .outside import preview
from .request import Caller

PAGE, FRAME = "index.html", "frame.js"
"""The one page, and the program in the frame of a board from elsewhere: see `game_files`."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types ludotheque-worker"
)
"""The one policy that is named is taken as the page starts, and none is made twice: whoever runs in
the page later, such as a board that the host trusts, has none. The page's own Svelte makes none.
"""
PLACES = ("tables", "replay", "rules", "lesson")
"""Of the client, without a language: that of whoever follows the link."""
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
AGAIN = "no-cache"
"""For what is asked for each time, and answered with little if it is still the same."""
WORKER = "worker.js"
"""A worker that outlives its house would be the one thing that no visit mends."""
WORKER_POLICY = "default-src 'none'; connect-src 'self'"
"""A worker goes by its own, and not by that of the pages: all it may do is ask the house."""
KINDS = MimeTypes()
"""Python's own, wherever we are: a machine may have learnt that a script is plain text, and then no
browser would run it.
"""
KINDS.add_type("text/javascript", ".js")  # which Python knows since 3.12
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
BROTLI = ".br"
"""Beside a file that was built lies the same as brotli packs it, a tenth smaller than with gzip."""
HEADED = 256
"""So many pages with their heads are kept packed: most people come to the same few."""
TITLE = re.compile(r"<title>.*?</title>")
_LANGUAGE = ('<html lang="fr"', "manifest.webmanifest?language=fr")
"""Where the page says which one it is in."""
_PACKAGE = Path(__file__).parents[2]
HOMES = (_PACKAGE / "web", _PACKAGE.parent / "web" / "dist")
"""Where the client is: within the package, as a wheel brings it, or where the source builds it."""


class NotBuilt(Exception):
    """There is no client in this folder."""


def built() -> Path | None:
    """The client that came with this program, or that was built beside it."""
    return next((home for home in HOMES if (home / PAGE).is_file()), None)


class LanguageFiles:
    """What browsers may have of a language from elsewhere: the texts that it is asked for."""

    def __init__(self, language: BroughtLanguage) -> None:
        tally = tally_of(language)
        self._files = {
            each.place: file_of((language.folder / each.place).read_bytes(), "x.txt", FOR_GOOD)
            for each in tally.texts
            if each.page and len(each.missing) < len(each.keys)
        }
        whole = hashlib.sha256()
        for place, file in self._files.items():
            whole.update(f"{place} {file.etag} ".encode())
        self.base = f"/languages/{language.code}/{whole.hexdigest()[:20]}/"
        self.told = {
            "name": language.name,
            "base": self.base,
            "files": list(self._files),
            "share": tally.share,
        }

    def found(self, path: str) -> ClientFile | None:
        return self._files.get(path.removeprefix(self.base)) if path.startswith(self.base) else None


class ClientFile(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    """The same with gzip, where that is worth it."""
    kind: str
    etag: str
    cache: str
    smallest: bytes | None = None
    """The same with brotli, where whoever built it has packed it so."""


def file_of(body: bytes, name: str, cache: str, smallest: bytes | None = None) -> ClientFile:
    kind = KINDS.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKED) else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    kind += "; charset=utf-8" if kind.startswith("text/") else ""
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return ClientFile(body, packed, kind, etag, cache, smallest)


class ClientFiles:
    """Addresses are looked up among the files that are there, and so lead nowhere else."""

    def __init__(self, folder: Path) -> None:
        page = folder / PAGE
        if not page.is_file():
            raise NotBuilt(f"{folder}: there is no {PAGE} in it: build the client first")
        text = page.read_text(encoding="utf-8")
        self._languages = every_language()
        self._brought = {code: LanguageFiles(each) for code, each in brought().items()}
        text = self._telling(text)
        self._pages = {language: _said_in(language, text) for language in self._languages}
        self._headed = lru_cache(HEADED)(self._with_head)
        self._files = dict(_others(folder))

    def routes(self) -> list[BaseRoute]:
        inside = [
            f"/{language}{rest}" for language in self._languages for rest in ("", "/{_:path}")
        ]
        bare = [f"/{place}/{{_}}" for place in PLACES]
        return [
            *(Route(path, self._page) for path in ("/", *bare, *inside)),
            *(Route(path, self._other) for path in self._files),
            Route("/languages/{code}/{hash}/{file:path}", self._text),
        ]

    def _telling(self, text: str) -> str:
        """Which languages there are beside the house's own is said by the page itself: its address
        is read before anything else is asked.
        """
        if not self._brought:
            return text
        told = {code: files.told for code, files in self._brought.items()}
        written = escape(msgspec.json.encode(told).decode(), quote=True)
        return text.replace(_LANGUAGE[0], f'{_LANGUAGE[0]} data-languages="{written}"', 1)

    async def _text(self, request: Request) -> Response:
        request.scope[TEMPLATE] = "/languages"
        files = self._brought.get(request.path_params["code"])
        found = files.found(request.url.path) if files is not None else None
        if found is None:
            return problem(Objection("no-such-page"), Caller(request.scope))
        return answer(request, found)

    async def _page(self, request: Request) -> Response:
        first = request.url.path.split("/")[1]
        request.scope[TEMPLATE] = "/{language}" if first in self._languages else "/"
        caller = Caller(request.scope)
        try:
            request.app.state.services.limits.count("reads_by_address", caller.address)
        except Objection as objection:
            return problem(objection, caller)
        language = first if first in self._languages else caller.language
        head = await preview.head(request, language, self._files.__contains__)
        response = answer(request, self._headed(language, *head))
        response.headers["content-security-policy"] = POLICY
        response.headers["content-language"] = language
        if first not in self._languages:
            response.headers.append("vary", "accept-language")
        return response

    def _with_head(self, language: str, title: str, head: str) -> ClientFile:
        text = self._pages[language]
        named = TITLE.sub(lambda _: f"<title>{title}</title>\n    {head}", text, count=1)
        return file_of(named.encode(), PAGE, AGAIN)

    async def _other(self, request: Request) -> Response:
        request.scope[TEMPLATE] = "/assets"
        response = answer(request, self._files[request.url.path])
        if request.url.path == f"/{WORKER}":
            response.headers["content-security-policy"] = WORKER_POLICY
        return response


def _said_in(language: str, text: str) -> str:
    for each in _LANGUAGE:
        text = text.replace(each, each.replace("fr", language))
    return text


def _others(folder: Path) -> Iterator[tuple[str, ClientFile]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if name in (PAGE, FRAME) or path.name.startswith(".") or path.suffix == BROTLI:
            continue
        if path.is_file():
            beside = path.with_name(path.name + BROTLI)
            smallest = beside.read_bytes() if beside.is_file() else None
            yield f"/{name}", file_of(path.read_bytes(), name, _cache(name), smallest)


def _cache(name: str) -> str:
    if name == WORKER:
        return AGAIN
    return FOR_GOOD if name.startswith("assets/") else "public, max-age=3600"


def answer(request: Request, file: ClientFile) -> Response:
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body, caller = file.body, Caller(request.scope)
    for coding, packed in (("br", file.smallest), ("gzip", file.packed)):
        if packed is not None and caller.unpacks(coding):
            body = packed
            headers["content-encoding"] = coding
            break
    return Response(body, headers=headers, media_type=file.kind)

"""What a link to the house looks like in a message: a title, a picture, and who waits for whom.

Whoever opens a link may know all of this. Of a private table only the game is told, as a message is
read by more people than the table has; of somebody's deal of the day, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TypeAlias

from msgspec import Struct
from starlette.requests import Request

from ludotheque.core.brought import every_language
from ludotheque.server.http.pages import Speech, called, services_of, speech
from ludotheque.server.ids import spoken
from ludotheque.server.sheet import Gathering, Over, Playing, Sheet
from ludotheque.server.store.store import StoreTrouble
from ludotheque.titles import TITLES
from ludotheque.voice.voice import Voice

Pictured: TypeAlias = Callable[[str], bool]
"""Whether there is a picture under this address."""

LOCALES = {"fr": "fr_FR", "en": "en_GB", "de": "de_DE"}
SIZE = (1200, 630)
"""As `tools/pictures.py` draws them."""
HOUSE = "/pictures/house.jpg"
LONGEST = 200
"""Letters of an address: pages are kept with their heads, and nobody fills the memory by those."""
NAMED = 6
"""So many people are named at most; no game of the house has more."""


class Preview(Struct, frozen=True, kw_only=True):
    title: str
    about: str
    game: str | None = None
    hidden: bool = False
    """Whether nobody should find it but by its address."""


async def head(request: Request, language: str, pictured: Pictured) -> tuple[str, str]:
    """A page's title and what else stands in its head, both safe to stand there."""
    services = services_of(request)
    shown = await _preview(request, language)
    base = services.settings.public_url or str(request.base_url)[:LONGEST].rstrip("/")
    own = f"/pictures/{shown.game}.jpg"
    picture = own if shown.game is not None and pictured(own) else HOUSE
    say = speech(language)
    properties = {
        "og:type": "website",
        "og:site_name": services.settings.name or say.plain("title"),
        "og:locale": LOCALES.get(language, language),
        "og:url": f"{base}{request.url.path[:LONGEST]}",
        "og:title": shown.title,
        "og:description": shown.about,
    }
    names = {"description": shown.about}
    if pictured(picture):
        width, height = SIZE
        properties |= {
            "og:image": f"{base}{picture}",
            "og:image:type": "image/jpeg",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": called(shown.game, language) if shown.game else say.plain("title"),
        }
        names["twitter:card"] = "summary_large_image"
    if shown.hidden:
        names["robots"] = "noindex"
    lines = [
        f'<meta {kind}="{name}" content="{escape(text)}" />'
        for kind, each in (("property", properties), ("name", names))
        for name, text in each.items()
    ]
    return escape(shown.title), "\n    ".join(lines)


async def _preview(request: Request, language: str) -> Preview:
    say = speech(language)
    parts = [each for each in request.url.path.split("/") if each]
    match parts[1:] if parts[:1] and parts[0] in every_language() else parts:
        case ["rules", game] if game in TITLES:
            title = say.plain("preview-rules", game=called(game, language))
            return Preview(title=title, about=_about(game, language), game=game)
        case ["lesson", game] if game in TITLES:
            title = say.plain("preview-lesson", game=called(game, language))
            return Preview(title=title, about=_about(game, language), game=game)
        case ["day"]:
            return Preview(title=say.plain("preview-day"), about=say.plain("preview-day-about"))
        case ["tables" | "replay", table]:
            sheet = await _sheet(request, table)
            if sheet is not None:
                return _table(say, sheet)
    settings = services_of(request).settings
    name = settings.name or say.plain("title")
    return Preview(title=name, about=settings.greeting or say.plain("tagline"))


async def _sheet(request: Request, table: str) -> Sheet | None:
    """Nobody is woken for it."""
    house = services_of(request).house
    known = spoken(table)
    if known is None:
        return None
    if (actor := house.actors.get(known)) is not None:
        return actor.live.sheet
    try:
        return await house.store.sheet(known)
    except StoreTrouble:
        return None  # the page itself will say so


def _table(say: Speech, sheet: Sheet) -> Preview:
    game, language = sheet.game, say.language
    title = called(game, language)
    bare = Preview(title=title, about=_about(game, language), game=game, hidden=True)
    if not sheet.public or sheet.day is not None:
        return bare
    people = [each.name for each in sheet.chairs if each.person and each.name][:NAMED]
    if people:
        title = say.plain("preview-with", game=title, names=_listed(say, people))
    match sheet.stage:
        case Gathering():
            free = sum(each.empty for each in sheet.chairs)
            about = say.plain("preview-gathering", free=free)
        case Playing(awaited=awaited):
            names = [sheet.chairs[seat].name or "" for seat in awaited if seat >= 0][:NAMED]
            about = say.plain("preview-turn", names=_listed(say, names), count=len(names))
        case Over():
            about = say.plain("preview-over")
        case _:
            return bare
    return Preview(title=title, about=about, game=game)


def _listed(say: Speech, names: Sequence[str]) -> str:
    *others, last = names or ("",)
    return say.plain("preview-and", names=", ".join(others), last=last) if others else last


def _about(game: str, language: str) -> str:
    return Voice(TITLES[game].game, language, ()).say("about") if game in TITLES else ""

"""What a call says: of a table, what everybody may see of it, and no more."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from functools import cache
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from babel import localedata
from babel.dates import format_datetime
from msgspec import Struct

from ludotheque.core.brought import SPARE, heard
from ludotheque.core.languages import Language
from ludotheque.server.sheet import Sheet
from ludotheque.server.store.call_store import CallReason, WaitingCall
from ludotheque.server.tables.changes.calls import until
from ludotheque.titles import TITLES
from ludotheque.voice.sentences import HouseSentences, Phrasebook

from .mail import MailWords
from .sending import Message
from .wishes import NOWHERE

FOLDER: Final = Path(__file__).parent
_DAY: Final = 24 * 3600
_LONGEST: Final = 28 * _DAY
"""Seconds: push services keep nothing for longer."""
_SHORTEST: Final = 60


class Speaking(Struct, frozen=True):
    """In which language, and by whose clock."""

    language: Language
    zone: str


class CallWords:
    def __init__(self, language: Language) -> None:
        self.language = language
        self._say = HouseSentences(heard(language), Phrasebook(FOLDER, "words", "house/calls"))

    def __call__(self, key: str, **facts: int | str) -> str:
        return self._say(key, **facts)

    def listed(self, names: list[str]) -> str:
        """As people are named one after the other."""
        *before, last = names
        if not before:
            return last
        text = self("and", first=before[-1], last=last)
        for name in reversed(before[:-1]):
            text = self("several", first=name, rest=text)
        return text

    def around(self, reason: CallReason) -> MailWords:
        own = f"-{reason}" if reason in ("confirm", "enter") else ""
        return MailWords(
            open=self(f"mail-open{own}"), why=self(f"mail-why{own}"), stop=self("mail-stop")
        )


words = cache(CallWords)


def of_table(call: WaitingCall, sheet: Sheet, person: str, speaking: Speaking, now: int) -> Message:
    """`person` is whom it is for: the others are named to them."""
    say = words(speaking.language)
    others = [each.name for each in sheet.chairs if each.person not in (None, person) and each.name]
    ends = until(sheet, person, now)
    facts: dict[str, int | str] = {
        "table": sheet.id,
        "names": say.listed(others or ["…"]),
        "many": len(others),
    }
    key = f"body-{call.reason}"
    if ends is not None and call.reason in ("turn", "short"):
        key = "body-short" if call.reason == "short" else "body-turn-until"
        facts["until"] = _moment(ends, speaking)
    left = _DAY if ends is None else (ends - now) // 1000
    return Message(
        id=f"{sheet.id}.{call.reason}.{call.at}",
        tag=f"{sheet.id}.{'turn' if call.reason == 'short' else call.reason}",
        language=speaking.language,
        title=say(f"title-{call.reason}", game=_called(sheet.game, speaking.language)),
        body=say(key, **facts),
        path=f"/{speaking.language}/tables/{sheet.id}",
        urgent=call.reason == "short" or sheet.pace.brisk,
        lasts=max(_SHORTEST, min(left, _LONGEST)),
    )


def of_channel(call: WaitingCall, name: str, path: str, language: Language) -> Message:
    """About the channel itself. The name of its owner is told where it was confirmed, and nowhere
    else: who is asked whether an address is theirs may know neither them nor the house.
    """
    say = words(language)
    return Message(
        id=f"{call.reason}.{call.channel}.{call.at}",
        tag=f"{call.reason}.{call.channel}",
        language=language,
        title=say(f"title-{call.reason}"),
        body=say(f"body-{call.reason}", name=name),
        path=path,
        urgent=True,
        lasts=_DAY,
    )


def _called(game: str, language: Language) -> str:
    return TITLES[game].game.rulebook.title(heard(language)) if game in TITLES else game


def _moment(when: int, speaking: Speaking) -> str:
    """A day and a time, as somebody's own clock shows it."""
    zone: tzinfo = ZoneInfo(speaking.zone)
    moment = datetime.fromtimestamp(when / 1000, UTC).astimezone(zone)
    pattern = words(speaking.language)("moment")
    language = heard(speaking.language)
    locale = language if localedata.exists(language) else SPARE
    said = format_datetime(moment, pattern, tzinfo=zone, locale=locale)
    # Whoever has said no zone cannot know by which clock it is.
    return f"{said} {NOWHERE}" if speaking.zone == NOWHERE else said

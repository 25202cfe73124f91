"""Calls by mail, through the host's own mail server."""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape
from typing import Final, Literal

import aiosmtplib
from msgspec import Struct

from ludotheque.core.languages import Language
from ludotheque.server.store.call_store import CallChannel

from .addresses import MailServer
from .sending import CallOutcome, Message

_ENHANCED: Final = re.compile(r"\s*5\.(\d{1,3})\.\d")
"""What a mail server's "no" is about: 1 the address, 2 the box, 7 who sends."""
PATIENCE: Final = 20.0
"""Seconds in all."""


class MailWords(Struct, frozen=True, kw_only=True):
    """What stands around every mail, in one language."""

    open: str
    why: str
    stop: str


class Letter(Struct, frozen=True, kw_only=True):
    """A mail, before it is one."""

    to: str
    language: Language
    id: str
    thread: str
    title: str
    body: str
    link: str
    words: MailWords
    stop: str
    """The page on which one press ends it."""


class MailSender:
    """`sender` is who writes, such as house@example.org; `house` what it is called."""

    def __init__(
        self,
        server: MailServer,
        sender: str,
        house: str,
        now: Callable[[], int],
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self._server, self._sender, self._house, self._now = server, sender, house, now
        self._trusted = trusted

    def host(self, channel: CallChannel) -> str:
        return self._server.host

    async def send(self, letter: Letter) -> CallOutcome:
        server = self._server
        try:
            await aiosmtplib.send(
                self.mail(letter),
                hostname=server.host,
                port=server.port,
                username=server.name,
                password=server.password,
                use_tls=server.safety == "tls",
                start_tls=server.safety == "starttls",
                tls_context=self._trusted,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            said = [(each.code, each.message) for each in refused.recipients]
            why = f"the address was refused: {[code for code, _ in said]}"
            if not said or any(code < 500 for code, _ in said):
                return CallOutcome("later", why=why)
            return CallOutcome(
                "gone" if all(_nobody(*each) for each in said) else "refused", why=why
            )
        except aiosmtplib.SMTPAuthenticationError as error:
            return CallOutcome("later", why=f"name or password were refused: {error.code}")
        except aiosmtplib.SMTPResponseException as error:
            how: Literal["later", "refused"] = "refused" if 550 <= error.code < 560 else "later"
            return CallOutcome(how, why=f"the mail server answered {error.code}")
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            return CallOutcome("later", why=f"{type(error).__name__}: {str(error)[:200]}")
        return CallOutcome("sent")

    def mail(self, letter: Letter) -> EmailMessage:
        """Whatever a name has in it, it is text: in a header it would be folded and encoded, and
        what could end one is no part of it.
        """
        mail, domain = EmailMessage(), self._sender.rpartition("@")[2]
        mail["From"] = Address(_one_line(self._house), addr_spec=self._sender)
        mail["To"] = Address(addr_spec=letter.to)
        mail["Subject"] = _one_line(letter.title)
        mail["Date"] = format_datetime(datetime.fromtimestamp(self._now() / 1000, UTC))
        mail["Message-ID"] = f"<{letter.id}@{domain}>"
        mail["References"] = f"<{letter.thread}@{domain}>"
        mail["Content-Language"] = letter.language
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(_plain(letter), cte="quoted-printable")
        mail.add_alternative(_html(letter), subtype="html", cte="quoted-printable")
        return mail


def of_message(
    message: Message, channel: CallChannel, house: str, words: MailWords, stop: str
) -> Letter:
    """A call as a mail. `house` is where the house is found."""
    return Letter(
        to=channel.address,
        language=message.language,
        id=message.id,
        thread=message.tag,
        title=message.title,
        body=message.body,
        link=f"{house}{message.path}",
        words=words,
        stop=stop,
    )


def _nobody(code: int, message: str) -> bool:
    """Whether there is no such address (RFC 3463), and it is not our own mails that are unwelcome:
    a list that the house stands on ends nobody's calls.
    """
    if found := _ENHANCED.match(message):
        return found.group(1) in ("1", "2")
    return code in (550, 551, 553)


def _one_line(text: str) -> str:
    return (
        " ".join(text.split())
        if text.isprintable()
        else " ".join("".join(each if each.isprintable() else " " for each in text).split())
    )


def _plain(letter: Letter) -> str:
    words = letter.words
    return (
        f"{letter.body}\n\n{words.open}\n{letter.link}\n\n-- \n{words.why}\n"
        f"{words.stop}\n{letter.stop}\n"
    )


def _html(letter: Letter) -> str:
    """With no picture, and nothing that tells when it was read."""
    words = letter.words
    return (
        f'<!doctype html><html lang="{letter.language}"><head><meta charset="utf-8">'
        f"<title>{escape(letter.title)}</title></head>"
        '<body style="margin:0;padding:24px 16px;background:#f4efe6;color:#2b2620;'
        'font:17px/1.5 Georgia,serif"><div style="max-width:34em;margin:0 auto">'
        f'<h1 style="font-size:22px;line-height:1.3;margin:0 0 12px">{escape(letter.title)}</h1>'
        f'<p style="margin:0 0 20px">{escape(letter.body)}</p>'
        f'<p style="margin:0 0 28px"><a href="{escape(letter.link)}" style="display:inline-block;'
        "padding:12px 20px;border-radius:8px;background:#7a3b1d;color:#fff;"
        f'text-decoration:none">{escape(words.open)}</a></p>'
        '<p style="margin:0;border-top:1px solid #d8ccb8;padding-top:12px;font-size:14px;'
        f'color:#5f564a">{escape(words.why)} '
        f'<a href="{escape(letter.stop)}" style="color:#5f564a">{escape(words.stop)}</a></p>'
        "</div></body></html>"
    )

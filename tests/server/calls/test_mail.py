"""A call by mail, to a real mail server: safely, and whatever somebody calls themselves."""

from __future__ import annotations

import asyncio
import ssl
import time
from pathlib import Path

import pytest

from ludotheque.server.calls.addresses import MailServer, plausible, read_server
from ludotheque.server.calls.mail import Letter, MailSender, MailWords
from ludotheque.server.calls.sending import CallOutcome
from tests.server.support.mail_server import KeptMail, mail_server

WORDS = MailWords(open="Aller à la table", why="Vous l’avez demandé.", stop="Ne plus recevoir")
NASTY = "Eve\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script>"


def letter(**changes: str) -> Letter:
    facts = {
        "to": "ana@example.org",
        "language": "fr",
        "id": "mivo-tarelu.turn.4",
        "thread": "mivo-tarelu.turn",
        "title": "Niagara : à vous de jouer",
        "body": "Table mivo-tarelu, avec Zoë et Groß : c’est à vous.",
        "link": "https://games.example.org/fr/tables/mivo-tarelu",
        "stop": "https://games.example.org/calls/stop/abc",
    }
    return Letter(words=WORDS, **(facts | changes))


def sender(
    server: MailServer, house: str = "Ludothèque", trusted: Path | None = None
) -> MailSender:
    context = None
    if trusted is not None:
        context = ssl.create_default_context(cafile=str(trusted / "cert.pem"))
    now = round(time.time() * 1000)
    return MailSender(server, "house@example.org", house, lambda: now, context)


def sent(kept: KeptMail, written: Letter, house: str = "Ludothèque") -> CallOutcome:
    server = read_server(f"smtp://127.0.0.1:{kept.port}?tls=none")
    return asyncio.run(sender(server, house).send(written))


def test_a_mail_as_it_comes() -> None:
    with mail_server() as kept:
        assert sent(kept, letter()) == CallOutcome("sent")
        (mail,) = kept.mails
        assert kept.to == [["ana@example.org"]]
    assert mail["From"] == "Ludothèque <house@example.org>"
    assert mail["To"] == "ana@example.org"
    assert mail["Subject"] == "Niagara : à vous de jouer"
    assert mail["Message-ID"] == "<mivo-tarelu.turn.4@example.org>"
    assert mail["References"] == "<mivo-tarelu.turn@example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://games.example.org/calls/stop/abc>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    plain, html = (
        mail.get_body((kind,)).get_content()  # type: ignore[union-attr]
        for kind in ("plain", "html")
    )
    for text in (plain, html):
        assert "Table mivo-tarelu, avec Zoë et Groß : c’est à vous." in text
        assert "https://games.example.org/fr/tables/mivo-tarelu" in text
        assert "https://games.example.org/calls/stop/abc" in text
    assert '<html lang="fr">' in html
    assert "<img" not in html
    assert "http" not in html.replace("https://games.example.org", "")


def test_no_name_forges_a_header_or_a_page() -> None:
    with mail_server() as kept:
        outcome = sent(kept, letter(title=f"Niagara: {NASTY}", body=NASTY), f"House {NASTY}")
        assert outcome == CallOutcome("sent")
        (mail,), (raw,) = kept.mails, kept.raw
        assert kept.to == [["ana@example.org"]]
    usual = sender(read_server("smtp://x")).mail(letter())
    assert sorted(mail.keys()) == sorted([*usual.keys()])
    assert "Bcc" not in mail
    assert b"\nBcc:" not in raw.partition(b"\r\n\r\n")[0]
    assert "\n" not in mail["Subject"]
    html = mail.get_body(("html",))
    assert html is not None
    assert "<script" not in html.get_content()
    assert "&lt;script&gt;" in html.get_content()


@pytest.mark.parametrize(
    ("answer", "how"),
    [
        ("550 no such user", "gone"),
        ("551 not here", "gone"),
        ("553 no", "gone"),
        ("550 5.1.1 no such user", "gone"),
        ("550 5.2.1 closed for good", "gone"),
        ("550 5.7.1 SPF says no", "refused"),
        ("554 you stand on a list", "refused"),
        ("554 5.7.1 you stand on a list", "refused"),
        ("450 busy", "later"),
        ("452 full", "later"),
    ],
)
def test_an_address_that_is_refused(answer: str, how: str) -> None:
    with mail_server() as kept:
        kept.answers["ana@example.org"] = answer
        outcome = sent(kept, letter())
        assert outcome.how == how
        assert "ana@" not in outcome.why
        assert kept.raw == []


def test_nothing_is_sent_unless_it_is_encrypted(tmp_path: Path) -> None:
    with mail_server() as plain:
        server = read_server(f"smtp://127.0.0.1:{plain.port}")
        assert server.safety == "starttls"
        assert asyncio.run(sender(server).send(letter())).how == "later"
        assert plain.raw == []
    with mail_server(tmp_path, password="pâss:w@rd") as safe:
        good = f"smtp://house:p%C3%A2ss%3Aw%40rd@127.0.0.1:{safe.port}"
        server = read_server(good)
        assert server.password == "pâss:w@rd"
        untrusted = asyncio.run(sender(server).send(letter()))
        assert untrusted.how == "later"
        assert safe.raw == []
        wrong = read_server(good.replace("ss%3A", "zz"))
        refused = asyncio.run(sender(wrong, trusted=tmp_path).send(letter()))
        assert refused.how == "later"
        assert "pâzz" not in refused.why
        assert safe.raw == []
        assert asyncio.run(sender(server, trusted=tmp_path).send(letter())).how == "sent"
        assert safe.encrypted == [True]


def test_nobody_listens() -> None:
    server = read_server("smtp://127.0.0.1:9?tls=none")
    assert asyncio.run(sender(server).send(letter())).how == "later"


def test_how_a_mail_server_is_named() -> None:
    assert read_server("smtp://mail.example.org") == MailServer(
        "mail.example.org", 587, "starttls", None, None
    )
    assert read_server("smtps://a:b@mail.example.org").port == 465
    assert read_server("smtp://localhost?tls=none").port == 25
    assert "secret" not in repr(read_server("smtp://a:secret@mail.example.org"))
    for wrong in (
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://x/y",
        "smtp://x?tls=maybe",
        "smtps://x?tls=none",
        "smtp://a:secret@x:port",
    ):
        with pytest.raises(ValueError, match=r"write it as|nothing but") as no:
            read_server(wrong)
        assert "secret" not in str(no.value)


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ana@example.org", True),
        ("a.b+c@mail.example.co.uk", True),
        ("ana@xn--bcher-kva.example", True),
        ("", False),
        ("ana", False),
        ("ana@", False),
        ("@example.org", False),
        ("ana@localhost", False),
        ("ana@127.0.0.1", False),
        ("ana@[127.0.0.1]", False),
        ("ana@example.org, ben@example.org", False),
        ("Ana <ana@example.org>", False),
        ("ana@example.org\r\nBcc: x@example.org", False),
        ("ana@example.org\n", False),
        ('"ana b"@example.org', False),
        ("ana..b@example.org", False),
        (f"{'a' * 65}@example.org", False),
        (f"ana@{'a.' * 130}org", False),
    ],
)
def test_what_can_be_somebodys_address(address: str, good: bool) -> None:
    assert plausible(address) == good

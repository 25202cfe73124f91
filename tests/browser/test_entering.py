"""Coming in on another device, by a code and by a link; and how one wants to be called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from ludotheque.server.store.call_store import CallChannel
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.mail_server import KeptMail, mail_server

from .conftest import BUILT, Come
from .support.axe import troubles
from .support.guest import DESK, PHONE, Guest
from .support.lobby import ask
from .support.patience import expect
from .support.tongues import Reader
from .support.words import CALLS, OWN, wordbook

SECRET = "nine canoes and a kite"
SIZES = pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), ("fr", PHONE), ("de", PHONE)], ids=["en", "fr", "de"]
)


@pytest.fixture(scope="module")
def mail() -> Iterator[KeptMail]:
    with mail_server() as kept:
        yield kept


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory, mail: KeptMail) -> Iterator[Running]:
    """A house that writes mails."""
    with running_house(
        tmp_path_factory.mktemp("post"),
        web=BUILT,
        mail=f"smtp://127.0.0.1:{mail.port}?tls=none",
        mail_from="house@example.org",
        public_url="http://games.example.org",
    ) as house:
        yield house


def own(guest: Guest, key: str, /, **facts: object) -> str:
    return wordbook(guest.language, page=OWN).say(key, **facts)


def calls(guest: Guest, key: str, /, **facts: object) -> str:
    return wordbook(guest.language, page=CALLS).say(key, **facts)


def button(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("button", name=name, exact=True)


def sound(guest: Guest, kept: Path, name: str) -> None:
    """In the reader's language, with nothing that axe objects to, and no wider than the screen."""
    Reader(guest.language).understands(guest.page, name)
    assert not list(troubles(guest, kept, f"{name}-{guest.language}"))
    width = guest.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= guest.page.viewport_size["width"]  # type: ignore[index]


def confirmed(house: Running, guest: Guest, address: str) -> None:
    """As if the link in the first mail had been followed."""
    ((_, cookie),) = [
        (each["name"], each["value"])
        for each in guest.context.cookies()
        if "device" not in each["name"]
    ]
    person = house.ask(lambda: house.app.state.services.people.known(cookie))
    box = CallChannel(
        id=address, person=person.id, kind="mail", address=address, language="fr", made=1
    )
    house.ask(lambda: house.house.store.save_channel(box, 1))


@SIZES
def test_a_code_brings_one_in_on_another_device(
    come: Come, kept: Path, post: Running, language: str, size: tuple[int, int]
) -> None:
    name = f"Quentin {language}"
    first = come(name, language=language, size=size, house=post.url)
    other = come("other", language=language, size=size, house=post.url)
    ask(first, "me", name=name)
    first.go(f"/{language}/me")
    expect(first.page.get_by_text(f"/{language}/enter")).to_be_visible()
    button(first, own(first, "code-ask")).click()
    code = first.page.locator(".code")
    expect(code).to_be_visible()
    sound(first, kept, "own-code")

    other.go(f"/{language}/me")
    other.main.get_by_role("button", name=own(other, "sign-in-instead")).click()
    other.page.get_by_role("link", name=other.say("sign-in-otherwise")).click()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    field = other.page.get_by_label(own(other, "enter-code-label"), exact=True)
    sound(other, kept, "enter")
    other.expected = ("403",)
    field.fill("2222-2222")
    button(other, other.say("name-enter")).click()
    expect(other.page.get_by_role("alert")).to_be_visible()
    field.fill(code.inner_text().lower())
    button(other, other.say("name-enter")).click()
    expect(other.page).to_have_url(f"{post.url}/{language}/me")
    expect(other.page.get_by_role("link", name=other.say("account-of", name=name))).to_be_visible()


@SIZES
def test_a_forgotten_passphrase_is_replaced_by_a_link_in_a_mail(
    come: Come, kept: Path, post: Running, mail: KeptMail, language: str, size: tuple[int, int]
) -> None:
    name, address = f"Ursule {language}", f"ursule-{language}@example.org"
    first = come(name, language=language, size=size, house=post.url)
    other = come("other", language=language, size=size, house=post.url)
    ask(first, "me", name=name)
    ask(first, "me/claim", passphrase=SECRET)
    confirmed(post, first, address)
    first.go(f"/{language}/me")
    opening = first.page.locator("form", has=button(first, calls(first, "opens-open")))
    opening.get_by_label(first.say("passphrase")).fill(SECRET)
    button(first, calls(first, "opens-open")).click()
    expect(first.page.get_by_text(calls(first, "opens-on"))).to_be_visible()
    sound(first, kept, "own-opens")

    other.go(f"/{language}/enter")
    other.page.get_by_label(own(other, "enter-mail-address"), exact=True).fill(address)
    button(other, own(other, "enter-send")).click()
    expect(other.page.get_by_text(own(other, "enter-sent"))).to_be_visible()
    wait_for(lambda: any(each["To"] == address for each in tuple(mail.mails)), "it is sent")
    (letter,) = [each for each in tuple(mail.mails) if each["To"] == address]
    body = letter.get_body(("plain",))
    assert body is not None
    (link,) = re.findall(r"http://games\.example\.org(/fr/enter#\S+)", body.get_content())
    # In whatever language it was written, the page is in the reader's.
    other.go("/" + language + link.removeprefix("/fr"))
    expect(other.page).to_have_url(f"{post.url}/{language}/enter")
    other.page.get_by_label(own(other, "enter-forgotten")).check()
    sound(other, kept, "enter-link")
    other.page.get_by_label(own(other, "enter-renewed")).fill("ten canoes and a whale")
    button(other, other.say("name-enter")).click()
    expect(other.page).to_have_url(f"{post.url}/{language}/me")
    expect(other.page.get_by_role("link", name=other.say("account-of", name=name))).to_be_visible()
    # What came in with the old one is out.
    first.go(f"/{language}/me")
    expect(first.page.get_by_text(own(first, "nobody-yet"))).to_be_visible()


@SIZES
def test_how_one_wants_to_be_called(
    come: Come, kept: Path, post: Running, mail: KeptMail, language: str, size: tuple[int, int]
) -> None:
    guest = come("Ana", language=language, size=size, house=post.url)
    ask(guest, "me", name=guest.name)
    guest.go(f"/{language}/me")
    address = f"ana-{language}@example.org"
    field = guest.page.get_by_label(calls(guest, "mail-address"), exact=True)
    field.fill(address)
    button(guest, calls(guest, "mail-open")).click()
    expect(guest.page.get_by_text(calls(guest, "mail-wait", address=address))).to_be_visible()
    guest.page.get_by_label(calls(guest, "quiet")).check()
    guest.page.get_by_label(calls(guest, "quiet-from"), exact=True).fill("23:30")
    nizza = guest.page.get_by_role("group", name="Nizza")
    nizza.get_by_label(calls(guest, "game-mail")).uncheck()
    button(guest, calls(guest, "keep")).click()
    expect(guest.page.get_by_text(calls(guest, "kept"), exact=True)).to_be_visible()
    sound(guest, kept, "calls")
    # The mail's link leads to a page of the house's own, and a press on it confirms.
    wait_for(lambda: any(each["To"] == address for each in tuple(mail.mails)), "it is sent")
    (asked,) = [each for each in tuple(mail.mails) if each["To"] == address]
    body = asked.get_body(("plain",))
    assert body is not None
    (path,) = re.findall(r"http://games\.example\.org(/calls/confirm/\S+)", body.get_content())
    guest.go(path)
    assert not list(troubles(guest, kept, f"confirm-{language}"))
    guest.page.get_by_role("button").click()
    expect(guest.page.get_by_role("button")).to_have_count(0)
    guest.go(f"/{language}/me")
    expect(guest.page.get_by_text(calls(guest, "mail-on", address=address))).to_be_visible()
    expect(guest.page.get_by_label(calls(guest, "quiet-from"), exact=True)).to_have_value("23:30")
    expect(nizza.get_by_label(calls(guest, "game-mail"))).not_to_be_checked()
    expect(nizza.get_by_label(calls(guest, "game-push"))).to_be_checked()

"""Somebody is rude: a guest stops reading them and reports it, and the host sees to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator

from ludotheque.server.http.pages import speech

from .conftest import Come
from .games.niagara import NiagaraTable
from .support import axe
from .support.guest import DESK, PHONE, Guest
from .support.lobby import gathered
from .support.patience import appears, expect
from .test_together import speak, words

OTHERS = ((DESK, "fr"), (PHONE, "de"), (DESK, "en"))
"""Looked at in the long run."""
RUDE = "You play like a wet paddle!"


def reported(ana: Guest, kept: Path) -> list[str]:
    """Ana does not read it any more, reads it again, and reports it."""
    about = ana.page.get_by_role("button", name="Ben", exact=True)
    appears(about)
    about.click()
    found = list(axe.troubles(ana, kept, "about"))
    ana.button("chat-mute").click()
    expect(words(ana)).not_to_contain_text(RUDE)
    expect(words(ana)).to_contain_text(ana.say("chat-muted"))
    about.click()
    ana.button("chat-unmute").click()
    expect(words(ana)).to_contain_text(RUDE)
    about.click()
    ana.button("chat-report").click()
    appears(ana.page.get_by_role("status").filter(has_text=ana.say("chat-reported", name="Ben")))
    return found + list(axe.troubles(ana, kept, "reported"))


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "fr"),
        (DESK, "de"),
        (PHONE, "en"),
        *(pytest.param(*each, marks=pytest.mark.long) for each in OTHERS),
    ],
)
def test_a_word_is_muted_reported_and_removed(
    come: Come, kept: Path, size: tuple[int, int], language: str
) -> None:
    ana, ben = come("Ana", size=size, language=language), come("Ben", language="en")
    gathered(NiagaraTable, ["person", "person", "novice"], ana, ben)
    speak(ben, RUDE)
    if size == PHONE:
        ana.page.get_by_role("button", name=ana.say("chat")).click()
    expect(words(ana)).to_contain_text(RUDE)
    found = reported(ana, kept)

    host, texts = come("Host", size=size, language=language), speech(language)

    def button(key: str, inside: Locator | None = None) -> Locator:
        return (inside or host.page).get_by_role("button", name=texts(f"do-{key}"), exact=True)

    host.go("/host")
    found += axe.troubles(host, kept, "host")
    host.page.get_by_role("link", name=texts("hand"), exact=True).click()
    report = host.page.get_by_role("article").filter(has_text=RUDE).first
    appears(report)
    found += axe.troubles(host, kept, "hand")
    report.get_by_role("link").click()
    appears(button("remove-table"))
    found += axe.troubles(host, kept, "one-table")
    button("remove-word").first.click()
    expect(words(ana)).to_contain_text(ana.say("chat-removed"))
    expect(words(ana)).not_to_contain_text(RUDE)
    # Others of that name may be muted already, at tables of before.
    ben_there = host.page.get_by_role("listitem").filter(has_text="Ben", has=button("mute")).first
    muted = button("unmute").count()
    button("mute", ben_there).click()
    expect(button("unmute")).not_to_have_count(muted)
    host.go("/host/hand")
    button("dismiss", host.page.get_by_role("article").first).click()
    host.page.get_by_role("textbox").fill("We close at ten.")
    button("announce").click()
    for guest in (ana, host):
        wide = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, "nothing is to be pushed aside to be read"
    host.page.get_by_role("textbox").fill("")
    button("announce").click()
    assert not found, "\n".join(found)

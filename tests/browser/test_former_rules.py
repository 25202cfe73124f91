"""A game is played by other rules now: a table that goes on keeps its board, words and rulebook."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque.core.rulebook import Rulebook
from ludotheque.games import niagara
from ludotheque.server.http import handlers
from ludotheque.titles import OWN
from tests.server.support.houses import running_house
from tests.support.later_rules import change_rules

from .conftest import BUILT, Come
from .games.niagara import NiagaraTable
from .support.lobby import at_once
from .support.patience import appears, expect

CLAUSE, TODAY = "1.1", "Heute spielt man mit Walen."


def test_a_table_keeps_its_rulebook_its_board_and_its_replay(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_house(tmp_path, web=BUILT) as house:
        guest = come("Ana", house=house.url, language="de")
        table = at_once(guest, NiagaraTable)
        assert table.wait()
        page, address = guest.page, guest.page.url
        with monkeypatch.context() as patch:
            later = change_rules(patch, "niagara")
            patch.setattr(later.game, "rulebook", rewritten(tmp_path), raising=False)
            for kept in (handlers._card, handlers._book):
                kept.cache_clear()
            guest.go("/rules/niagara")
            clause = page.locator(f"[data-clause='{CLAUSE}']")
            expect(clause).to_contain_text(TODAY)

            page.goto(address)
            assert table.wait(), "the table goes on"
            guest.button("rules-of").click()
            drawer = page.get_by_role("dialog", name=guest.say("rules-of"))
            appears(drawer.locator(f"[data-clause='{CLAUSE}']"))
            expect(drawer).not_to_contain_text(TODAY)
            said = guest.say("rules-former", version=1)
            expect(drawer).to_contain_text(said)
            guest.keep(tmp_path, "former-rules")
            with guest.context.expect_page() as opened:
                drawer.get_by_role("link", name=guest.say("rules-page")).click()
            expect(opened.value.get_by_text(said)).to_be_visible()
            assert opened.value.url.endswith("/rules/niagara?version=1")
            expect(opened.value.locator(f"[data-clause='{CLAUSE}']")).not_to_contain_text(TODAY)
            opened.value.close()
            page.keyboard.press("Escape")
            table.play(NiagaraTable.players[0])
            table.resign()
            appears(table.replay).click()
            expect(page.get_by_role("slider").first).to_be_visible()
            expect(page.get_by_role("alert")).to_have_count(0)
            guest.leave()  # before the house does
        assert OWN["niagara"].version == 1
    for kept in (handlers._card, handlers._book):
        kept.cache_clear()


def rewritten(folder: Path) -> Rulebook:
    """Today's rulebook, in which one clause is another."""
    home = Path(niagara.__file__).parent
    for path in (*home.glob("rulebook.*.md"), *home.glob("*.ftl")):
        shutil.copy(path, folder)
    for path in folder.glob("rulebook.*.md"):
        text = path.read_text("utf-8")
        assert f"**{CLAUSE}** " in text
        path.write_text(text.replace(f"**{CLAUSE}** ", f"**{CLAUSE}** {TODAY} "), "utf-8")
    return Rulebook(folder)

"""The way from the door to a table."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from .guest import Guest
from .table import TITLE, Table


class Lobby:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def open(self) -> Lobby:
        self.guest.go("/")
        self.play_now.wait_for()
        return self

    def on_card(self, key: str) -> Locator:
        """What the card of the game has to offer."""
        card = self.guest.page.get_by_role("article", name=TITLE)
        return card.get_by_role("button", name=self.guest.say(key), exact=True)

    @property
    def play_now(self) -> Locator:
        return self.on_card("play-now")

    def play(self) -> Table:
        """Against bots, at once: one click."""
        self.play_now.click()
        return Table(self.guest).come()

    def ask_for_friends(self) -> None:
        self.on_card("play-friends").click()
        self.guest.enter()
        self.going.wait_for()

    @property
    def going(self) -> Locator:
        """What makes the table, when all is chosen."""
        return self.guest.button("set-up-go")

    def set_up(self, chairs: Sequence[str], clock: str = "") -> str:
        """Each chair is a `person`'s or a bot's, by its strength. The address to be given on."""
        guest = self.guest
        self.ask_for_friends()
        dialog = guest.page.get_by_role("dialog")
        dialog.get_by_role("button", name=str(len(chairs)), exact=True).click()
        for number, chair in enumerate(chairs, 1):
            strength = "" if chair == "person" else guest.say(f"strength-{chair}")
            label = guest.say("chair-bot", strength=strength) if strength else None
            dialog.get_by_role("combobox", name=guest.say("chair", chair=number)).select_option(
                label=label or guest.say("chair-person")
            )
        if clock:
            dialog.get_by_role("combobox", name=guest.say("clock")).select_option(label=clock)
        self.going.click()
        address = guest.page.get_by_role("textbox", name=guest.say("invite-address"))
        expect(address).to_be_visible()
        return address.input_value()

"""The way from the door to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from playwright.sync_api import Locator

from .guest import Guest
from .patience import appears, expect
from .table import Push, Table, click
from .words import wordbook

T = TypeVar("T", bound=Table)


class Lobby(Generic[T]):
    """For somebody who has come to play a certain game."""

    def __init__(self, guest: Guest, game: type[T]) -> None:
        self.guest, self.game = guest, game

    def open(self) -> Self:
        self.guest.go("/")
        appears(self.play_now)
        return self

    @property
    def card(self) -> Locator:
        title = self.game.title(self.guest.language)
        return self.guest.page.get_by_role("article", name=title, exact=True)

    def on_card(self, key: str) -> Locator:
        """What the card of the game has to offer."""
        return self.card.get_by_role("button", name=self.guest.say(key), exact=True)

    @property
    def play_now(self) -> Locator:
        return self.on_card("play-now")

    def play(self) -> T:
        """Against bots, at once: one click."""
        self.play_now.click()
        return self.game(self.guest).come()

    def ask_for_friends(self) -> None:
        """Whoever has not said their name yet is asked for it."""
        self.on_card("play-friends").click()
        name = self.guest.page.get_by_role("textbox", name=self.guest.say("your-name"))
        appears(name.or_(self.going).first)
        if name.count():
            self.guest.enter()
        appears(self.going)

    @property
    def going(self) -> Locator:
        """What makes the table, when all is chosen."""
        return self.guest.button("set-up-go")

    def choose(self, chairs: Sequence[str], clock: str = "") -> None:
        """Each chair is a `person`'s or a bot's, by its strength."""
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
        if self.game.arrangement:
            self.opt(**self.game.arrangement)
        if clock:
            dialog.get_by_role("combobox", name=guest.say("clock")).select_option(label=clock)

    def opt(self, **options: object) -> None:
        """Choose these. A value that is the rulebook's is marked as such."""
        guest, dialog = self.guest, self.guest.page.get_by_role("dialog")
        dialog.get_by_text(guest.say("options"), exact=True).click()
        voice = wordbook(guest.language, game=self.game.book.game)
        for name, value in options.items():
            label = voice.say(f"option-{name}")
            option = dialog.get_by_role("combobox", name=label, exact=True)
            said = voice.say(f"option-{name}-{value}")
            marked = guest.say("letter-value", said=said)
            there = option.locator("option").all_inner_texts()
            option.select_option(label=marked if marked in there else said)

    def play_with(self, bots: Sequence[str]) -> T:
        """Against these bots: nobody else is waited for."""
        self.choose(["person", *bots])
        self.going.click()
        return self.game(self.guest).come()

    def set_up(self, chairs: Sequence[str], clock: str = "") -> str:
        """A table that waits for others, and the address to be given on to them."""
        self.choose(chairs, clock)
        self.going.click()
        address = self.guest.page.get_by_role("textbox", name=self.guest.say("invite-address"))
        expect(address).to_be_visible()
        return address.input_value()


def ask(guest: Guest, path: str, **body: object) -> Any:
    """What pages ask of the house, without a page."""
    answer = guest.context.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(guest: Guest, table: str) -> None:
    ask(guest, "me", name=guest.name)
    ask(guest, f"tables/{table}/seat", entropy="chosen by hand")


def arranged(guest: Guest, game: str, chairs: Sequence[str] = (), **options: object) -> str:
    """A table with these options, the first chair taken; and nobody has looked at it yet.

    Without chairs it is as many bots as are needed that one plays against.
    """
    ask(guest, "me", name=guest.name)
    seats = {"seats": list(chairs)} if chairs else {}
    table = str(ask(guest, "tables", game=game, options=options, **seats)["id"])
    sit_down(guest, table)
    return table


def gathered(game: type[T], chairs: Sequence[str], *guests: Guest) -> tuple[T, ...]:
    """All of them at one table. Where the way there is of no interest, nobody goes it."""
    first, *others = guests
    table = arranged(first, game.book.game, chairs)
    for guest in others:
        sit_down(guest, table)
    for guest in guests:
        guest.go(f"/{guest.language}/tables/{table}")
    return tuple(game(guest).come() for guest in guests)


def seated(guest: Guest, game: type[T], *bots: str) -> T:
    """The same alone, against these bots, or against as many as are needed."""
    (table,) = gathered(game, ["person", *bots] if bots else [], guest)
    return table


def at_once(guest: Guest, game: type[T], push: Push = click) -> T:
    """Against bots, by one press; else at a table where a whole game takes nothing but presses."""
    if game.arrangement:
        table = arranged(guest, game.book.game, ["person", *game.bots], **game.arrangement)
        guest.go(f"/{guest.language}/tables/{table}")
    else:
        push(Lobby(guest, game).open().play_now)
    return game(guest, push=push).come()


def accept(guest: Guest, address: str, game: type[T]) -> T:
    """Open an invitation, and sit down."""
    guest.page.goto(address)
    guest.button("sit-here").click()
    guest.enter()
    return game(guest).come()

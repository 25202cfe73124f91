"""A whole game by a player who has only what a screen reader tells them."""

from __future__ import annotations

from .conftest import Come
from .lobby import Lobby
from .mind import calm
from .sight import Sight
from .table import Table, play_out


class Listener(Table):
    """Knows roles and names, and nothing of how a page looks."""

    def press(self, name: str) -> None:
        self.board.get_by_role("button", name=name, exact=True).first.press("Enter")


def test_a_whole_game(come: Come) -> None:
    guest = come("Ana", language="de")
    Lobby(guest).open().play_now.press("Enter")
    table = Listener(guest)
    table.come()
    known = {guest.board(key) for key in ("back", "skip")}

    def understood(table: Table) -> None:
        """Every button of the board says what it does, and there is a line that says what to do."""
        phrases, sight = table.phrases, table.sight()
        strange = [
            name
            for name in sight.buttons()
            if not (name in phrases.moves or name in phrases.openings)
            and name not in {*phrases.canoes, *known}
        ]
        assert not strange
        assert any(each.text for each in sight.all("status"))

    moves = play_out({table: calm}, understood)
    assert moves > 10
    heard = Sight.of(guest.main)
    winners = [
        name for name in table.names() if heard.says(guest.say("result-won", names=name, count=1))
    ]
    assert winners or heard.says(guest.say("result-you"))
    log = heard.within("region", guest.say("log"))
    assert len(log.all("link")) > moves

"""Two people and some bots play from the lobby to the result, by clicking only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import Struct

from tests.server.support.houses import Running

from .conftest import Come
from .games.casanova import CasanovaTable
from .games.niagara import NiagaraTable
from .games.nimms_leich import LeichTable
from .games.nizza import NizzaTable
from .games.vertiges import VertigesTable
from .support.guest import DESK, PHONE, SIDEWAYS, Scheme
from .support.lobby import Lobby, accept, seated
from .support.patience import appears, expect
from .support.resumed import NIAGARA, Ending
from .support.table import Table, play_out

OPENING = 8
"""Moves, of both together."""
RETURNS = 4
"""A bot may win before one has met with everything: then one plays again."""


class Evening(Struct, frozen=True, kw_only=True):
    game: type[Table]
    bots: Sequence[str] = ("amateur",)
    language: str
    size: tuple[int, int] = DESK
    other: tuple[int, int] = DESK
    """The second one's screen."""
    scheme: Scheme = "light"
    phases: frozenset[str]
    """What one of the two, or both, meet with in a whole game."""
    spends: bool = False
    """Whether the first one sends an investigator."""
    ending: Ending | None = None
    """Where a game takes long: after its opening, the end of another one is played."""


RIVER = frozenset({"tiles", "river"})
THREE = frozenset({"bidding", "changing"})
EVENINGS = {
    "niagara-fr-phone": Evening(
        game=NiagaraTable, language="fr", size=PHONE, phases=RIVER, ending=NIAGARA
    ),
    "niagara-en": Evening(game=NiagaraTable, language="en", phases=RIVER, ending=NIAGARA),
    "niagara-de-dark": Evening(
        game=NiagaraTable, language="de", size=PHONE, scheme="dark", phases=RIVER, ending=NIAGARA
    ),
    "leich-three-de-phone": Evening(
        game=LeichTable,
        language="de",
        size=PHONE,
        phases=THREE,
        ending=Ending("nimms-leich/three-seats.de", 24, ("amateur", "person", "person")),
    ),
    "leich-five-fr-dark": Evening(
        game=LeichTable,
        bots=("amateur", "novice", "amateur"),
        language="fr",
        other=PHONE,
        scheme="dark",
        phases=frozenset({"bidding", "voting"}),
        spends=True,
    ),
    "casanova-fr-dark": Evening(
        game=CasanovaTable,
        bots=("amateur", "novice"),
        language="fr",
        size=PHONE,
        scheme="dark",
        phases=frozenset({"sailing", "deciding"}),
        ending=Ending(
            "casanova/four-seats-players-place.en", 24, ("person", "person", "amateur", "novice")
        ),
    ),
    "nizza-fr-phone-dark": Evening(
        game=NizzaTable,
        bots=("master",),
        language="fr",
        size=PHONE,
        scheme="dark",
        phases=frozenset({"placing", "keeping", "using"}),
    ),
    "vertiges-de-phone": Evening(
        game=VertigesTable,
        bots=("expert", "expert"),
        language="de",
        size=PHONE,
        phases=frozenset({"building", "aiming"}),
    ),
}


LONG = {"niagara-en", "niagara-de-dark", "nizza-fr-phone-dark", "vertiges-de-phone"}
"""Others see these languages and screens in every run."""


@pytest.mark.parametrize(
    "evening",
    [
        pytest.param(evening, id=name, marks=[pytest.mark.long] * (name in LONG))
        for name, evening in EVENINGS.items()
    ],
)
def test_a_whole_game(come: Come, house: Running, kept: Path, evening: Evening) -> None:
    game, language = evening.game, evening.language
    ana = come("Ana", language=language, size=evening.size, scheme=evening.scheme)
    ben = come("Ben", language=language, size=evening.other)
    seen: dict[str, set[str]] = {"Ana": set(), "Ben": set()}

    def look(table: Table) -> None:
        phase, known = table.phase(), seen[table.guest.name]
        if phase in known:
            return
        known.add(phase)
        if table.guest is not ana:
            return
        ana.keep(kept, f"table-{phase}")
        if evening.spends and phase == "bidding" and isinstance(table, LeichTable):
            table.investigate(*[name for name in table.names() if name != "Ana"][:2])
            expect(table.known).to_have_count(3)
            ana.keep(kept, "table-seen")

    moves = 0
    for _ in range(RETURNS):
        lobby = Lobby(ana, game).open()
        ana.keep(kept, "lobby")
        # Among many they are no neighbours: of every denunciation one of them is a judge.
        between, others = evening.bots[:1], evening.bots[1:]
        address = lobby.set_up(["person", *between, "person", *others])
        ana.keep(kept, "gathering")
        second = accept(ben, address, game)
        tables = dict(zip((game(ana).come(), second), game.players, strict=True))
        if evening.ending is not None:
            moves += play_out(tables, look, OPENING)
            path = evening.ending.of(house, ana, ben)
            for guest in (ana, ben):
                guest.go(f"/{language}{path}")
            tables = dict(zip((game(ana).come(), game(ben).come()), game.players, strict=True))
        moves += play_out(tables, look)
        if moves > 10 and evening.phases <= seen["Ana"] | seen["Ben"]:
            break
    assert moves > 10
    for table in tables:
        expect(table.replay).to_be_visible()
    ana.keep(kept, "result")
    ben.keep(kept, "result-other")
    assert evening.phases <= seen["Ana"] | seen["Ben"]


@pytest.mark.parametrize("game", [NiagaraTable, LeichTable, CasanovaTable])
def test_with_all_its_movement(come: Come, game: type[Table]) -> None:
    """Everywhere else things appear at once; here they move, and the game goes on all the same."""
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table = seated(guest, game)
    skip = table.button(table.say("skip"))
    for _ in range(3):
        assert table.wait()
        table.play()
        appears(skip)
    # What has moved comes to rest, and there is something to choose again.
    assert table.wait()
    expect(skip).to_have_count(0)
    assert table.sight().buttons()


@pytest.mark.parametrize("game", [NiagaraTable, LeichTable, CasanovaTable, VertigesTable])
def test_a_phone_held_sideways(come: Come, kept: Path, game: type[Table]) -> None:
    """The board and what one plays with are whole on the screen, with nothing to be scrolled."""
    guest = come("Ana", language="fr", size=SIDEWAYS)
    table = seated(guest, game)
    assert table.wait()
    for whole in (table.middle, *table.at_hand):
        expect(whole).to_be_in_viewport(ratio=0.99)
    guest.keep(kept, "table")

"""A finished game is looked at again through any eyes; one that is going on, through one's own."""

from __future__ import annotations

import gzip
from random import Random

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, Event, Seat
from ludotheque.core.game import Game as Core
from ludotheque.core.record import Opened, Seated, read, write
from ludotheque.protocol.wire import Moment
from ludotheque.server.objection import Objection
from ludotheque.server.settings import UNLIMITED, Rate
from ludotheque.server.store.store import StoredLine, StoredTable
from ludotheque.server.tables.changes import offers, play
from ludotheque.server.tables.looking_back.replay import ALL, WATCHER, all_eyes, moments, seen
from ludotheque.table.table import Table
from tests.core.toy import Auction
from tests.core.toy_model import Options
from tests.server.support.guests import given_up, problem, seated
from tests.server.support.houses import Running, running_house
from tests.server.support.sheets import ANA, BEN, NOW, Game
from tests.support.titles import GAMES
from tools.generate.stories import records

NIAGARA = GAMES["niagara"]
MANY = 100_000


class Unshown(Auction):
    """A game that says no more than it must."""

    revealed = Core.revealed  # type: ignore[assignment]


def on_file() -> Opened:
    """Niagara with five seats, and a lot drawn for every disc."""
    (path,) = (each for each in records("niagara") if each.name.startswith("five"))
    return Opened(read(path.read_bytes()), NIAGARA)


def auctioned(game: AnyGame) -> Opened:
    """A game with a hidden deal, sealed bids and events that are for one seat alone."""
    chance = Chance(bytes(32), ("ana", "ben"))
    table = Table(game, Options(seats=2, rounds=2), (Seated("Ana"), Seated("Ben")), chance)
    table.commit(table.open())
    rng = Random(3)
    while not table.over:
        seat = rng.choice((0, 1))  # also out of turn, so that somebody looks at a bid
        if offered := game.moves(table.state, seat):
            table.commit(table.propose(seat, rng.choice(offered)))
    return Opened(read(write(table.record())), game)


def given_up_after_an_undo() -> StoredTable:
    """What the rules know nothing of: a move taken back, and two who give up."""
    game = Game(ANA, BEN, bots=1)
    game.move(0)
    game.make(offers.taken_back(game.sheet, game.table, 0, "u", (0, 1), NOW))
    game.move(0)
    for seat in (0, 1):
        game.make(play.resigned(game.sheet, game.table, seat, "amateur", NOW))
    lines = [
        StoredLine(at=line.at, raw=msgspec.json.encode(line), when=NOW) for line in game.table.lines
    ]
    return StoredTable(sheet=game.sheet, lines=tuple(lines), said=())


def whole(opened: Opened, eyes: str | None) -> tuple[Moment, ...]:
    return seen(opened, all_eyes(opened), eyes, 0, MANY).moments


def some(shown: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """Some twenty of them: to look for each in the record takes time."""
    return shown[:: 1 + len(shown) // 20]


def events(opened: Opened) -> list[list[Event]]:
    """What each line of the record brought about."""
    course, found = opened.course(0), list[list[Event]]()
    for at in range(len(opened.lines)):
        found.append([])
        course = opened.advance(course, at, found[-1].append)
    return found


@pytest.mark.parametrize("opened", [on_file(), auctioned(Auction())], ids=["niagara", "auction"])
def test_each_moment_is_what_these_eyes_saw_then(opened: Opened) -> None:
    game, happened = opened.game, events(opened)
    seats: dict[str, Seat | None] = {WATCHER: None}
    seats |= {str(seat): seat for seat in range(opened.options.seats)}
    for eyes, seat in seats.items():
        shown = whole(opened, eyes)
        assert [each.at for each in shown] == list(range(len(opened.lines) + 1))
        for each in some(shown):
            assert each.view == game.view(opened.state(each.at), seat)
        for at, told in enumerate(happened):
            mine = [event for event in told if event.seen_by(seat)]
            assert [each.event for each in shown[at + 1].told] == mine
            assert {each.at for each in shown[at + 1].told} <= {at}


def test_private_events_are_told_to_their_own_eyes_and_to_those_that_see_all() -> None:
    opened = auctioned(Auction())
    told = {
        eyes: sum(
            event.event.only is not None for each in whole(opened, eyes) for event in each.told
        )
        for eyes in (ALL, WATCHER, "0", "1")
    }
    assert told[WATCHER] == 0
    assert told["0"] + told["1"] == told[ALL]
    assert min(told["0"], told["1"]) > 0


@pytest.mark.parametrize("opened", [on_file(), auctioned(Auction())], ids=["niagara", "auction"])
def test_with_everything_open_nothing_is_left_to_guess(opened: Opened) -> None:
    hidden = 0
    for each in some(whole(opened, ALL)):
        state = opened.state(each.at)
        assert opened.game.imagine(each.view, Random(each.at)) == state
        hidden += opened.game.imagine(opened.game.view(state, None), Random(each.at)) != state
    assert hidden, "there were secrets"


def test_who_moved_is_told_and_what_was_no_move() -> None:
    opened = on_file()
    assert [each.seat for each in whole(opened, ALL)] == [None, *(x.seat for x in opened.lines)]  # type: ignore[union-attr]
    shown = moments(given_up_after_an_undo(), None, None, 0, MANY).moments
    kinds = [None if each.line is None else type(each.line).__name__ for each in shown]
    assert kinds == [None, None, None, "Undo", None, "Resign", "Lend", "Resign"]
    assert [each.seat for each in shown] == [None, -1, 0, 0, 0, 0, 0, 1]
    assert shown[3].view == shown[1].view != shown[2].view


def test_without_a_wish_one_sees_as_much_as_can_be_seen() -> None:
    more = auctioned(Auction())
    found = seen(more, all_eyes(more), None, 0, 1)
    assert (found.eyes, found.choices) == (ALL, (ALL, WATCHER, "0", "1"))
    less = auctioned(Unshown())
    found = seen(less, all_eyes(less), None, 0, 1)
    assert (found.eyes, found.choices) == (WATCHER, (WATCHER, "0", "1"))
    for eyes in (ALL, "2", "x"):
        with pytest.raises(Objection, match="no-such-seat"):
            seen(less, all_eyes(less), eyes, 0, 1)


def test_pages_one_after_the_other_are_the_whole() -> None:
    opened = on_file()
    found: list[Moment] = []
    while True:
        page = seen(opened, all_eyes(opened), "1", len(found), 37)
        assert page.last == len(opened.lines)
        assert len(page.moments) <= 37
        if not page.moments:
            break
        found += page.moments
    assert tuple(found) == whole(opened, "1")


def test_a_game_by_other_rules_is_not_shown_wrongly() -> None:
    kept = given_up_after_an_undo()
    for sheet, why in (
        (replace(kept.sheet, version=99), "rules-changed"),
        (replace(kept.sheet, game="gone"), "game-missing"),
    ):
        with pytest.raises(Objection, match=why):
            moments(replace(kept, sheet=sheet), None, None, 0, MANY)
    impossible = replace(kept.lines[1], raw=kept.lines[1].raw.replace(b'"seat":0', b'"seat":2'))
    bent = replace(kept, lines=(kept.lines[0], impossible, *kept.lines[2:]))
    with pytest.raises(Objection, match="rules-changed"):
        moments(bent, None, None, 0, MANY)


def test_a_game_that_goes_on_is_seen_with_ones_own_eyes_alone() -> None:
    game = Game(ANA, BEN, bots=1)
    game.move(0)
    lines = [
        StoredLine(at=line.at, raw=msgspec.json.encode(line), when=NOW) for line in game.table.lines
    ]
    kept = StoredTable(sheet=game.sheet, lines=tuple(lines), said=())
    for seat, own in ((0, "0"), (1, "1"), (None, WATCHER)):
        for eyes in (None, own):
            found = moments(kept, seat, eyes, 0, MANY)
            assert (found.eyes, found.choices, found.last) == (own, (own,), len(lines))
            assert found.moments[-1].view == NIAGARA.view(game.table.state, seat)
        for eyes in {ALL, WATCHER, "0", "1", "2"} - {own}:
            with pytest.raises(Objection, match="not-over"):
                moments(kept, seat, eyes, 0, MANY)
        with pytest.raises(Objection, match="no-such-seat"):
            moments(kept, seat, "3", 0, MANY)


# Over HTTP


def test_while_a_game_goes_on_nobody_sees_more_than_before(
    guest: httpx.Client, nobody: httpx.Client
) -> None:
    gathering = seated(guest, ("person", "person", "novice"))
    problem(guest.get(f"/api/tables/{gathering}/moments"), 409, "not-over")
    table = seated(guest)
    own = {guest: "0", nobody: "watcher"}
    for client, eyes in own.items():
        found = client.get(f"/api/tables/{table}/moments").json()
        assert (found["eyes"], found["choices"]) == (eyes, [eyes])
        for others in {"all", "watcher", "0", "1"} - {eyes}:
            answer = client.get(f"/api/tables/{table}/moments?eyes={others}")
            problem(answer, 409, "not-over")


def test_a_finished_game_is_for_everybody(
    house: Running, guest: httpx.Client, nobody: httpx.Client
) -> None:
    table = given_up(house, guest)
    answer = nobody.get(f"/api/tables/{table}/moments")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["choices"] == ["all", "watcher", "0", "1", "2"]
    assert [each["at"] for each in found["moments"]] == list(range(found["last"] + 1))
    assert found["moments"][-1]["line"]["kind"] == "resign"
    last = nobody.get(
        f"/api/tables/{table}/moments", params={"eyes": 2, "since": found["last"], "most": 5}
    ).json()
    assert [each["view"]["seat"] for each in last["moments"]] == [2]
    problem(nobody.get(f"/api/tables/{table}/moments?eyes=3"), 404, "no-such-seat")
    problem(nobody.get("/api/tables/mivo-tarelu/moments"), 404, "no-such-table")
    for query in ("eyes=-1", "eyes=none", "eyes=", "since=-1", "most=0", "most=501", "at=3"):
        problem(nobody.get(f"/api/tables/{table}/moments?{query}"), 400, "bad-request")


def test_it_comes_packed_to_those_who_can_unpack_it(
    house: Running, guest: httpx.Client, nobody: httpx.Client
) -> None:
    table = given_up(house, guest)

    def asked(accepted: str, **more: str) -> tuple[httpx.Response, bytes]:
        headers = {"accept-encoding": accepted, **more}
        with nobody.stream("GET", f"/api/tables/{table}/moments", headers=headers) as answer:
            return answer, b"".join(answer.iter_raw())

    plain, raw = asked("identity")
    assert plain.headers["vary"] == "accept-language, accept-encoding"
    for no in ("", "br", "gzip;q=0", "x-gzip-like"):
        answer, same = asked(no)
        assert ("content-encoding" in answer.headers, same) == (False, raw)
    for yes in ("gzip", "br, GZIP;q=0.5"):
        packed, small = asked(yes)
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(small) == raw
        assert len(small) < len(raw) / 2
        tag = packed.headers["etag"]
        assert tag != plain.headers["etag"]
        assert asked(yes, **{"if-none-match": tag})[0].status_code == 304


def test_who_looks_again_and_again_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A whole game is played again for each answer."""
    rates = replace(UNLIMITED, reads_by_address=Rate(0.01, 25))
    with running_house(tmp_path_factory.mktemp("slowly"), rates=rates) as house:
        path = f"{house.url}/api/tables/mivo-tarelu/moments"
        answers = [httpx.get(path).status_code for _ in range(3)]
        assert answers == [404, 404, 429]

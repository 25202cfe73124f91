"""What is asked over HTTP, of a real server, and what it answers."""

from __future__ import annotations

import httpx
import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.core.record import SECOND, read
from ludotheque.core.verify import verify
from ludotheque.server.http.request import COOKIE
from ludotheque.titles import TITLES, find
from tests.server.support.guests import given_up, keeping, problem, seated, somebody
from tests.server.support.houses import Running

# Games


def test_the_games_of_the_house(nobody: httpx.Client) -> None:
    found = {each["name"]: each for each in nobody.get("/api/games").json()}
    assert list(found) == list(TITLES)
    niagara = found["niagara"]
    assert niagara["seats"] == [4, 3, 5]  # the usual number first
    assert {each["name"] for each in niagara["options"]} >= {"loading", "memo"}
    assert "master" in niagara["strengths"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_in_the_language_one_asks_for(nobody: httpx.Client, language: str) -> None:
    book = find("niagara").game.rulebook
    answer = nobody.get("/api/games/niagara/rulebook", params={"language": language}).json()
    assert answer["language"] == language
    assert answer["introduction"] == list(book.introduction(language))
    assert [each["number"] for each in answer["clauses"]] == list(book)
    assert answer["clauses"][0]["text"] == book.clause(next(iter(book)), language).text


def test_no_such_game(nobody: httpx.Client, guest: httpx.Client) -> None:
    problem(nobody.get("/api/games/chess/rulebook"), 404, "no-such-game")
    problem(guest.post("/api/tables", json={"game": "chess"}), 404, "no-such-game")


def test_what_has_not_changed_is_not_sent_again(nobody: httpx.Client) -> None:
    first = nobody.get("/api/games")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again = nobody.get("/api/games", headers={"if-none-match": f'"x", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert nobody.get("/api/games", headers={"if-none-match": '"x"'}).status_code == 200


# People


def test_nobody_says_a_name_and_is_somebody(house: Running, nobody: httpx.Client) -> None:
    assert (nobody.get("/api/me").status_code, nobody.get("/api/me").content) == (204, b"")
    answer = nobody.post("/api/me", json={"name": "  Zoé "})
    assert answer.json() == {"name": "Zoé", "claimed": False}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert cookie.endswith("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    keeping(nobody, answer)
    assert nobody.get("/api/me").json() == {"name": "Zoé", "claimed": False}


def test_somebody_changes_their_name(guest: httpx.Client) -> None:
    renamed = guest.post("/api/me/name", json={"name": "Yves"})
    assert renamed.json()["name"] == "Yves"
    assert "set-cookie" not in renamed.headers
    assert guest.get("/api/me").json()["name"] == "Yves"


def test_who_is_known_is_not_renamed_by_saying_a_name(house: Running) -> None:
    """Two tabs, or a page that is quicker than its own question: a claim must survive both."""
    with somebody(house, "Uma") as guest:
        keeping(guest, guest.post("/api/me/claim", json={"passphrase": "a long one"}))
        again = guest.post("/api/me", json={"name": "Otter"})
        assert again.json() == {"name": "Uma", "claimed": True}
        assert "set-cookie" not in again.headers
        assert guest.get("/api/me").json() == {"name": "Uma", "claimed": True}
    with httpx.Client(base_url=house.url) as other:
        problem(other.post("/api/me", json={"name": "Uma"}), 409, "name-claimed")
        problem(other.post("/api/me/name", json={"name": "Otter"}), 401, "nobody")


def test_a_name_that_cannot_be_one(nobody: httpx.Client) -> None:
    for name in ("", "   ", "a\tb", "x" * 41):
        problem(nobody.post("/api/me", json={"name": name}), 422, "name-bad")


def test_a_claimed_name_is_found_again_on_another_device(house: Running) -> None:
    with somebody(house, "Xavier") as first, httpx.Client(base_url=house.url) as second:
        old = dict(first.headers)
        claimed = first.post("/api/me/claim", json={"passphrase": "a long one"})
        assert claimed.json() == {"name": "Xavier", "claimed": True}
        assert first.get("/api/me").status_code == 204  # the cookie from before is void
        keeping(first, claimed)
        assert first.get("/api/me").json()["claimed"]
        assert old["cookie"] != first.headers["cookie"]

        enter = {"name": "xavier", "passphrase": "a wrong one"}
        problem(second.post("/api/me/enter", json=enter), 403, "wrong-passphrase")
        entered = second.post("/api/me/enter", json=enter | {"passphrase": "a long one"})
        assert keeping(second, entered).get("/api/me").json()["name"] == "Xavier"

        stolen = httpx.post(f"{house.url}/api/me", json={"name": "XAVIER"})
        assert problem(stolen, 409, "name-claimed")["facts"] == {"name": "XAVIER"}

        left = second.delete("/api/me", params={"everywhere": 1})
        assert left.status_code == 204
        assert f"{COOKIE}=; Path=/; Max-Age=0" in left.headers["set-cookie"]
        assert first.get("/api/me").status_code == 204


def test_a_short_passphrase(guest: httpx.Client) -> None:
    problem(guest.post("/api/me/claim", json={"passphrase": "short"}), 422, "passphrase-short")


def test_leaving_on_this_device_alone(guest: httpx.Client) -> None:
    assert guest.delete("/api/me").status_code == 204
    assert guest.get("/api/me").status_code == 204, "whoever kept its cookie is nobody"


def test_nobody_can_leave_too(nobody: httpx.Client) -> None:
    assert nobody.delete("/api/me?everywhere=1").status_code == 204


# Tables


def test_a_table_from_the_first_word_to_the_record(house: Running, guest: httpx.Client) -> None:
    seats = ["person", "person", "novice"]
    made = guest.post("/api/tables", json={"game": "niagara", "seats": seats})
    assert made.status_code == 201
    face = made.json()
    assert face["stage"] == "gathering"
    assert [place["free"] for place in face["seats"]] == [True, True, False]
    table = f"/api/tables/{face['id']}"
    looked = guest.get(table).json()
    assert looked == {"table": looked["table"], "seat": None, "kept": None, "due": None}

    sat = guest.post(f"{table}/seat", json={"entropy": "mine", "seat": 1}).json()
    assert sat["seat"] == 1
    assert sat["table"]["seats"][1]["name"] == guest.get("/api/me").json()["name"]
    problem(guest.get(f"{table}/record"), 409, "not-over")
    problem(guest.post(f"{table}/rematch"), 409, "not-over")

    with somebody(house) as other:
        taken = other.post(f"{table}/seat", json={"seat": 1})
        problem(taken, 409, "seat-taken")
        problem(other.post(f"{table}/fill", json={}), 403, "host-only")
    filled = guest.post(f"{table}/fill", json={"strength": "random"}).json()
    assert filled["table"]["stage"] == "playing"
    assert filled["table"]["seats"][0]["bot"] == "random"
    assert filled["table"]["commitment"] == face["commitment"]
    problem(guest.delete(f"{table}/seat"), 409, "already-started")


def test_bots_that_suit_are_novices_until_somebody_has_finished_a_game(
    house: Running, guest: httpx.Client
) -> None:
    def bots(game: str) -> list[str | None]:
        made = guest.post("/api/tables", json={"game": game, "public": False}).json()
        return [place["bot"] for place in made["seats"]]

    assert bots("niagara") == [None, "novice", "novice", "novice"]
    given_up(house, guest)
    assert bots("niagara") == [None, "amateur", "amateur", "amateur"]
    assert bots("nizza")[1:] == ["novice"] * (len(bots("nizza")) - 1)


def test_getting_up_again(guest: httpx.Client, house: Running) -> None:
    table = seated(guest, ("person", "person", "person"))
    with somebody(house) as other:
        assert other.post(f"/api/tables/{table}/seat", json={}).json()["seat"] == 1
        left = guest.delete(f"/api/tables/{table}/seat")
        assert (left.status_code, left.json()["seat"]) == (200, None)
        assert [place["free"] for place in left.json()["table"]["seats"]] == [True, False, True]
        problem(guest.delete(f"/api/tables/{table}/seat"), 403, "not-seated")


def test_a_table_where_nobody_is_left_is_gone(guest: httpx.Client) -> None:
    table = seated(guest, ("person", "person", "novice"))
    assert guest.delete(f"/api/tables/{table}/seat").status_code == 204
    problem(guest.get(f"/api/tables/{table}"), 404, "no-such-table")


def test_a_finished_record_is_for_everybody_and_asked_for_again(
    house: Running, guest: httpx.Client, nobody: httpx.Client
) -> None:
    table = given_up(house, guest)
    answer = nobody.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert answer.headers["cache-control"] == "no-cache", "names may go from it"
    tag = {"if-none-match": answer.headers["etag"]}
    assert nobody.get(f"/api/tables/{table}/record", headers=tag).status_code == 304
    record = read(answer.content)
    assert verify(record, find("niagara").game).plies == len(record.plies)
    assert "e" in record.header.entropy
    assert record.header.format == SECOND
    assert answer.content.splitlines()[-1].startswith(b'{"kind":"names","names":["Guest ')

    again = guest.post(f"/api/tables/{table}/rematch").json()
    assert again["id"] != table
    assert guest.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
    problem(nobody.post(f"/api/tables/{table}/rematch"), 401, "nobody")


def test_an_id_as_it_was_heard(guest: httpx.Client) -> None:
    table = seated(guest)
    for heard in (table.upper(), table.replace("-", ""), f" {table}", table.replace("-", "%20")):
        assert guest.get(f"/api/tables/{heard}").json()["table"]["id"] == table


@pytest.mark.parametrize(
    "id", ["x", "mivo-tarel", "..", "..%2f..%2fhouse.sqlite3", "%00", "a" * 5000, "é", "-", "%ff"]
)
def test_no_such_table(nobody: httpx.Client, guest: httpx.Client, id: str) -> None:
    for answer in (
        nobody.get(f"/api/tables/{id}/record"),
        guest.post(f"/api/tables/{id}/seat", json={}),
    ):
        assert answer.status_code == 404
        assert answer.json()["reason"] in ("no-such-table", "no-such-page")


def test_the_list_of_tables_page_by_page(house: Running) -> None:
    with somebody(house) as guest:
        asked = {"game": "niagara", "seats": ["person"] * 3}  # nothing happens there meanwhile
        made = [
            guest.post("/api/tables", json={**asked, "public": public}).json()["id"]
            for public in (True, False, True, True)
        ]
        for table in made:
            guest.post(f"/api/tables/{table}/seat", json={})
        found: list[str] = []
        before: dict[str, str] = {}
        for _ in range(5):
            page = guest.get("/api/tables", params={"mine": 1, "most": 2, **before}).json()
            found += [each["table"]["id"] for each in page["tables"]]
            assert all(each["seat"] == 0 for each in page["tables"])
            if page["next"] is None:
                break
            before = {"before": page["next"]}
        assert sorted(found) == sorted(made)
        public = guest.get("/api/tables", params={"stage": "gathering", "most": 100}).json()
        listed = {each["table"]["id"] for each in public["tables"]}
        assert set(made) - listed == {made[1]}
        assert guest.get("/api/tables?game=chess").json()["tables"] == []


def test_nobody_has_no_tables(nobody: httpx.Client) -> None:
    problem(nobody.get("/api/tables?mine=1"), 401, "nobody")
    assert nobody.get("/api/tables?mine=0").status_code == 200

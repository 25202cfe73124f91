"""What a request says of who sends it, and what it cannot pretend."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.http.request import Caller, baked, preferred
from ludotheque.server.settings import Settings

AT_HOME = Settings(data=Path("house"))
PUBLIC = Settings(data=Path("house"), public_url="https://games.example.org", key="sesame")


def caller(query: str = "", client: str = "203.0.113.7", **headers: str) -> Caller:
    return Caller(
        {
            "type": "http",
            "headers": [
                (name.replace("_", "-").encode(), value.encode("latin-1"))
                for name, value in headers.items()
            ],
            "query_string": query.encode(),
            "client": (client, 1234),
        }
    )


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "fr"),
        ("de", "de"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("es, en;q=0.4, de;q=0.7", "de"),
        ("pt-BR, *;q=0.1", "fr"),
        ("de;q=0, en", "en"),
        ("DE-at;q=1.0", "de"),
        ("en;q=much", "fr"),
        (";;;,,,=", "fr"),
    ],
)
def test_the_best_language_that_the_house_speaks(accepted: str, language: str) -> None:
    assert caller(accept_language=accepted).language == language


def test_the_query_is_asked_before_the_header() -> None:
    assert caller("language=de", accept_language="en").language == "de"
    assert caller("language=xx", accept_language="en").language == "en"


@given(st.text(max_size=60))
def test_whatever_is_accepted_there_is_a_language(accepted: str) -> None:
    assert preferred(accepted) in LANGUAGES


@pytest.mark.parametrize(
    ("cookie", "value"),
    [
        ("ludotheque=abc", "abc"),
        ("other=1; ludotheque=a=b.c-d; third=3", "a=b.c-d"),
        ("ludotheque2=abc", None),
        ("", None),
        (";;=;", None),
        (";" * 99 + "ludotheque=abc; other=1", "abc"),
        (";" * 15_000 + "ludotheque=abc", None),
    ],
)
def test_the_cookie_among_others(cookie: str, value: str | None) -> None:
    assert caller(cookie=cookie).cookie == value


def test_the_cookie_is_for_us_alone() -> None:
    assert baked("abc", AT_HOME) == (
        "ludotheque=abc; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    )
    assert baked("abc", PUBLIC).endswith("; Secure")
    assert "Max-Age=0;" in baked("", AT_HOME, age=0)


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        ("http://localhost:8080", "localhost:8080", True),
        ("http://LOCALHOST:8080", "localhost:8080", True),
        ("http://localhost:9090", "localhost:8080", False),
        ("http://evil.example", "localhost:8080", False),
        ("http://localhost:8080.evil.example", "localhost:8080", False),
        ("http://localhost:8080@evil.example", "localhost:8080", False),
        ("null", "localhost:8080", False),
        ("null", "null", False),
        ("", "localhost:8080", False),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("http://[::1", "localhost", False),
    ],
)
def test_another_site_cannot_write_in_our_name(origin: str, host: str, welcome: bool) -> None:
    assert caller(origin=origin, host=host).welcome(AT_HOME) is welcome


def test_who_is_no_browser_has_no_origin() -> None:
    assert caller(host="localhost:8080").welcome(AT_HOME)


def test_behind_a_proxy_the_public_address_is_ours() -> None:
    plain = Settings(data=Path("house"), public_url="http://games.example.org")
    seen = caller(origin="http://games.example.org", host="127.0.0.1:8080")
    assert seen.welcome(plain)
    assert not seen.welcome(AT_HOME)
    assert not seen.welcome(PUBLIC)
    by_name = caller(origin="https://games.example.org", host="games.example.org")
    assert by_name.welcome(PUBLIC)


def test_two_origins_are_one_too_many() -> None:
    headers = [(b"host", b"a"), (b"origin", b"http://a"), (b"origin", b"http://b")]
    assert not Caller({"type": "http", "headers": headers}).welcome(AT_HOME)


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("a unix socket", "a unix socket"),
        ("", ""),
    ],
)
def test_a_whole_network_at_home_is_one_address(client: str, address: str) -> None:
    assert caller(client=client).address == address


def test_the_host_is_at_the_machine_itself() -> None:
    assert caller(client="127.0.0.1", host="localhost:8080").hosts(AT_HOME)
    assert caller(client="::1", host="[::1]:8080").hosts(AT_HOME)
    assert not caller(client="203.0.113.7", host="localhost").hosts(AT_HOME)


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip"])
def test_a_proxy_on_the_same_machine_is_not_the_host(header: str) -> None:
    seen = caller(client="127.0.0.1", host="localhost", **{header: "203.0.113.7"})
    assert not seen.hosts(AT_HOME)


def test_a_name_that_leads_to_this_machine_is_not_the_host() -> None:
    assert not caller(client="127.0.0.1", host="evil.example").hosts(AT_HOME)
    assert not caller(client="127.0.0.1").hosts(AT_HOME)


def test_the_key_opens_from_anywhere() -> None:
    assert caller("key=sesame").hosts(PUBLIC)
    assert not caller("key=Sesame").hosts(PUBLIC)
    assert not caller("key=").hosts(PUBLIC)
    assert not caller("key=s%C3%A9same").hosts(PUBLIC)
    assert not caller("key=sesame").hosts(AT_HOME)


def test_lists_in_a_head_are_looked_through_to_their_thousandth_letter() -> None:
    short, long = "," * 500, "," * 15_000
    assert caller(**{"accept-encoding": short + "gzip"}).unpacks()
    assert not caller(**{"accept-encoding": long + "gzip"}).unpacks()
    assert caller(**{"accept-language": short + "de"}).language == "de"
    assert caller(**{"accept-language": long + "de"}).language == "fr"

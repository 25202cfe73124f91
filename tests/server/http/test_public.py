"""A house that guests reach over https: nobody comes but by its name, and the host has a key."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.houses import Running, running_house

NAME = "games.example.org"
URL = f"https://{NAME}"
KEY = "sesame-sesame"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("public")
    with running_house(folder, public_url=URL, key=KEY) as running:
        yield running


@pytest.fixture
def by_name(public: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=public.url, headers={"host": NAME}) as client:
        yield client


def test_the_cookie_can_be_given_by_this_house_alone(by_name: httpx.Client) -> None:
    came = by_name.post("/api/me", json={"name": "Ana"})
    (cookie,) = came.headers.get_list("set-cookie")
    assert cookie.startswith("__Host-ludotheque=")
    assert "; Path=/;" in cookie
    assert cookie.endswith("; Secure")
    value = cookie.partition("=")[2].partition(";")[0]
    by_name.cookies.clear()
    for name, status in (("__Host-ludotheque", 200), ("ludotheque", 204)):
        known = by_name.get("/api/me", headers={"cookie": f"{name}={value}"})
        assert known.status_code == status, name


@pytest.mark.parametrize(
    ("host", "origin", "welcome"),
    [
        (NAME, None, True),
        (NAME, URL, True),
        (f"{NAME}:443", URL, True),
        (NAME, f"http://{NAME}", False),
        (NAME, f"{URL}:444", False),
        (NAME, "null", False),
        (NAME, "https://evil.example", False),
        ("evil.example", "https://evil.example", False),
        ("evil.example", None, False),
        ("127.0.0.1", None, False),
    ],
)
def test_nobody_writes_but_by_its_name(
    public: Running, host: str, origin: str | None, welcome: bool
) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    came = httpx.post(f"{public.url}/api/me", json={"name": "Ben"}, headers=headers)
    assert came.status_code == (200 if welcome else 403)


@pytest.mark.parametrize("page", ["/host", "/metrics"])
def test_the_host_has_a_key_also_on_the_machine_itself(public: Running, page: str) -> None:
    assert httpx.get(public.url + page).status_code == 404
    assert httpx.get(f"{public.url}{page}?key=wrong-wrong-wrong").status_code == 404
    opened = httpx.get(public.url + page, headers={"authorization": f"Bearer {KEY}"})
    assert opened.status_code == 200

"""A host's choices: by a flag, else in the environment, else in a file; a wrong one in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.main import parser
from ludotheque.cli.serve import chosen
from ludotheque.cli.trouble import CommandError
from ludotheque.server.configuration import (
    FILE,
    PREFIX,
    Unusable,
    all_settings,
    gathered,
    settled,
)
from ludotheque.server.settings import Rate, Settings

ROOT = Path(__file__).parents[2]


def read(folder: Path, toml: str = "", flags: dict[str, Any] | None = None, **env: str) -> Settings:
    if toml:
        (folder / FILE).write_text(toml, encoding="utf-8")
    named = {f"{PREFIX}{name.upper()}": value for name, value in env.items()}
    return settled(gathered(flags or {}, named, folder))


def test_a_flag_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    toml = 'sockets = 1\nidle = 2\nname = "Chez nous"\n[rates]\nmessages = "1/2"\nsamples = "3/4"'
    found = read(tmp_path, toml, {"sockets": "30"}, sockets="20", idle="20", rates_messages="5/6")
    assert (found.sockets, found.idle, found.name) == (30, 20.0, "Chez nous")
    assert (found.rates.messages, found.rates.samples) == (Rate(5, 6), Rate(3, 4))
    assert found.rates.frames == Settings(data=tmp_path).rates.frames


@pytest.mark.parametrize("way", ["flag", "environment", "file"])
def test_everything_can_be_chosen_in_every_way(tmp_path: Path, way: str) -> None:
    samples = {"Rate": "7/70", "tuple": "1,2", "bool": "false", "float": "1", "int": "2000"}
    exact = {
        "data": str(tmp_path / "elsewhere"),
        "language": "de",
        "lender": "expert",
        "host": "0.0.0.0",
        "proxies": "10.0.0.0/8",
        "push_contact": "mailto:host@example.org",
        "push_services": "http://10.0.0.5:8080",
        "mail": "smtp://name:secret@mail.example.org",
        "mail_from": "house@example.org",
        "public_url": "https://games.example.org",
        "key": "open, sesame, open",
        "workers": "3",
        "bot_budget": "2",
        "bot_delay": "0.1,0.2",
        "pulse": "20",
        "kept_for_players": "0.5",
    }
    for each in all_settings():
        kind = next((name for name in samples if name in str(each.kind)), "str")
        text = exact.get(each.name, samples.get(kind, "words"))
        if way == "flag":
            several = each.name in ("proxies", "push_services")
            found = gathered({each.key: [text] if several else text}, {}, tmp_path)
        elif way == "environment":
            found = gathered({}, {each.variable: text}, tmp_path)
        else:
            table, _, name = each.name.rpartition(".")
            file = tmp_path / "some.toml"
            file.write_text((f"[{table}]\n" if table else "") + f'{name} = "{text}"', "utf-8")
            found = gathered({"config": str(file)}, {}, tmp_path)
        assert list(found) == [each.name], each.name
        assert found[each.name] != getattr(Settings(data=tmp_path), each.name, None), each.name


@pytest.mark.parametrize(
    ("toml", "env", "why"),
    [
        ("sockets = 0", {}, r"house\.toml: sockets = 0: expected int >= 1"),
        ('sockets = "many"', {}, r"house\.toml: sockets = many: "),
        ("sockts = 5", {}, r"house\.toml: sockts: there is no such setting; is sockets meant\?"),
        ("[rates]\nmessages = 5", {}, r"rates\.messages = 5: write so many a second"),
        ('[rates]\nmessages = "0/5"', {}, r"rates\.messages = 0/5: "),
        ("sockets = ", {}, r"house\.toml: "),
        ("", {"sockets": "-1"}, r"LUDOTHEQUE_SOCKETS=-1: expected int >= 1"),
        (
            "",
            {"sockts": "5"},
            r"LUDOTHEQUE_SOCKTS: there is no such setting; is LUDOTHEQUE_SOCKETS",
        ),
        ("", {"language": "es"}, r"LUDOTHEQUE_LANGUAGE=es: the house speaks fr, en, de"),
        ("", {"forgotten_after": "a week"}, r"LUDOTHEQUE_FORGOTTEN_AFTER=a week: "),
        ("", {"bot_delay": "3,1"}, r"the shortest comes first"),
        ("", {"bot_delay": "1,2,3"}, r"LUDOTHEQUE_BOT_DELAY=1,2,3: "),
        ("", {"config": "/nowhere.toml"}, r"/nowhere\.toml: No such file"),
        ("", {"key": "short"}, r"LUDOTHEQUE_KEY=short: "),
    ],
)
def test_a_wrong_choice_is_refused_in_one_line_that_names_it(
    tmp_path: Path, toml: str, env: dict[str, str], why: str
) -> None:
    with pytest.raises(Unusable, match=why) as refused:
        read(tmp_path, toml, None, **env)
    assert "\n" not in str(refused.value)


def test_times_may_be_written_as_people_say_them(tmp_path: Path) -> None:
    found = read(tmp_path, 'forgotten_after = "3d"\nidle = "90s"', abandoned_after="12h")
    assert (found.forgotten_after, found.idle) == (3 * 86400, 90)
    assert found.abandoned_after == 12 * 3600


def test_a_bot_may_always_wait_as_long(tmp_path: Path) -> None:
    assert read(tmp_path, "", bot_delay="0.1").bot_delay == (0.1, 0.1)
    assert read(tmp_path, "bot_delay = 2").bot_delay == (2.0, 2.0)
    assert read(tmp_path, "bot_delay = [1, 2.5]").bot_delay == (1.0, 2.5)
    assert read(tmp_path, "", bot_delay="1, 2s").bot_delay == (1.0, 2.0)


def test_other_programs_may_have_names_of_their_own(tmp_path: Path) -> None:
    assert gathered({}, {"LUDOTHEQUE": "x", "LUDOTHEQUE_EXAMPLES": "5"}, tmp_path) == {}


def test_the_command_knows_every_setting_and_says_what_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    said = capsys.readouterr().out
    for each in all_settings():
        assert each.flag in said
        assert each.about, each.name
    monkeypatch.setenv("LUDOTHEQUE_SOCKETS", "77")
    found = chosen(parser().parse_args(["serve", "--rates-messages", "9/99"]))
    assert (found.sockets, found.rates.messages) == (77, Rate(9, 99))
    with pytest.raises(CommandError, match="--inbox none: "):
        chosen(parser().parse_args(["serve", "--inbox", "none"]))


def test_hosts_can_read_of_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    missing = [each.name for each in all_settings() if f"`{each.name}`" not in page]
    assert missing == []

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque.arena.ledger import read_results
from ludotheque.arena.match import ArenaError, Outcome
from ludotheque.arena.rating import summary
from ludotheque.arena.report import page, write_report
from ludotheque.arena.run import run
from ludotheque.arena.schedule import one_against, round_robin

from .test_rating import ALL, drawn
from .toy import PENNIES, Options, play_toy

MATCHES = round_robin(PENNIES, Options(seats=4), ALL, games=200)


def reported(outcomes: list[Outcome], out: Path, command: str = "x") -> tuple[str, str]:
    text, plot = write_report(summary(outcomes), out, command)
    assert (text, plot) == (out / "report.md", out / "report.svg")
    return text.read_text(encoding="utf-8"), plot.read_text(encoding="utf-8")


def test_the_page_says_what_was_played_and_who_won(tmp_path: Path) -> None:
    text, _ = reported(drawn(MATCHES, 1), tmp_path / "new", "ludotheque arena pennies --games 200")
    assert text.startswith("# Pennies: master, expert, amateur, novice and random\n")
    for said in (
        "200 games on 50 deals",
        "options: `rounds: 3`, `seats: 4`, `shouts: 1`",
        "fair share of 4 seats is 25.0 %",
        "```sh\nludotheque arena pennies --games 200\n```",
        "(report.svg)",
        "10.0 plies",
    ):
        assert said in text
    rows = re.findall(r"^\| (\w+) \| (\d+\.\d) % \| (\d+\.\d)–(\d+\.\d) % \| ", text, re.MULTILINE)
    assert [row[0] for row in rows[:5]] == list(ALL[::-1])
    assert all(float(low) <= float(share) <= float(high) for _, share, low, high in rows)


def test_a_page_that_lies_nowhere_links_nothing() -> None:
    told = summary(drawn(MATCHES, 1))
    assert "report.svg" in page(told, "x", kept=True)
    assert "report.svg" not in page(told, "x", kept=False)
    assert "--again" not in page(told, "x", kept=False)


def test_the_picture_stands_alone(tmp_path: Path) -> None:
    text, picture = reported(drawn(MATCHES, 1), tmp_path)
    addresses = set(re.findall(r"[a-z]*:?//[^\s\"'<)]+", text + picture))
    assert addresses == {"http://www.w3.org/2000/svg"}
    for foreign in ("<script", "@import", "url(", "xml-stylesheet", "<!--"):
        assert foreign not in picture


def test_the_picture_shows_everybody_with_an_interval(tmp_path: Path) -> None:
    tree = ElementTree.fromstring(reported(drawn(MATCHES, 1), tmp_path)[1])
    texts = ["".join(node.itertext()) for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    for strength in ALL:
        assert any(re.fullmatch(rf"{strength}\s+\d+ %", text) for text in texts)
    assert "50 %" in texts
    assert any("fair share, 25 %" in text for text in texts)
    classes = [node.get("class") or "" for node in tree.iter()]
    assert classes.count("ci") == len(ALL)
    assert classes.count("fair") == 1


def test_the_same_results_are_the_same_bytes(tmp_path: Path) -> None:
    first = reported(drawn(MATCHES, 1), tmp_path)
    assert reported(drawn(MATCHES, 1), tmp_path) == first


def test_results_read_back_make_the_same_report(tmp_path: Path) -> None:
    matches = one_against(PENNIES, Options(seats=2), "master", "random", games=20)
    outcomes = run(matches, 1, tmp_path, False, play=play_toy)
    first = reported(list(outcomes), tmp_path)
    assert reported(list(read_results(tmp_path / "results.jsonl")), tmp_path) == first


def test_real_games_and_few_of_them(tmp_path: Path) -> None:
    matches = one_against(PENNIES, Options(seats=2), "master", "random", games=1)
    text, _ = reported(list(run(matches, 1, None, False, play=play_toy)), tmp_path)
    assert "2 games on 1 deal\n" in text


def test_the_page_has_shares_by_place_in_turn_order(tmp_path: Path) -> None:
    matches = one_against(PENNIES, Options(seats=3), "master", "random", games=30)
    played = run(matches, 1, tmp_path, False, play=play_toy)
    text, _ = reported(list(played), tmp_path)
    section = text[text.index("## Places in turn order") : text.index("## What was played")]
    rows = re.findall(r"^\| (\d) \| (\d+\.\d) % \| (\d+\.\d)–(\d+\.\d) % \|$", section, re.M)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert abs(sum(float(row[1]) for row in rows) - 100) < 0.2
    assert "Places in turn order" not in reported(drawn(MATCHES, 1), tmp_path / "old")[0]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ArenaError, match="file"):
        reported(drawn(MATCHES, 1), tmp_path / "file")

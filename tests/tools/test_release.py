"""What goes along is known and agreed to, and what is not ready is not released."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from ludotheque.titles import OWN
from tools import parts, release
from tools.parts import AGREED, BUILT_IN, Part, bill, page, python_parts, strange

ROOT = Path(__file__).parents[2]


# Parts


@pytest.fixture(scope="module")
def found() -> list[Part]:
    return parts.parts()


def test_everything_that_goes_along_is_under_terms_that_were_agreed(found: list[Part]) -> None:
    assert strange(found) == []
    names = {each.name for each in found}
    assert {"uvicorn", "msgspec", "pyb2d3", "asyncpg", "svelte", "@fluent/bundle"} <= names
    assert {"pytest", "hatchling", "vite", "mypy"}.isdisjoint(names)  # these only build and test


@pytest.mark.parametrize("licence", ["", "AGPL-3.0-only", "MIT AND GPL-2.0-only", "Commercial"])
def test_other_terms_are_noticed(licence: str) -> None:
    part = Part("pypi", "new", "1.0", licence, ())
    assert strange([part]) == [f"new 1.0: {licence or 'no licence is known'}"]
    assert strange([part._replace(licence=" AND ".join(AGREED))]) == []
    assert strange([part._replace(licence="GPL-2.0-only OR MIT")]) == []


def test_the_page_of_licences_is_fresh(found: list[Part]) -> None:
    """But for the texts at its end, for which the client's packages would have to be here."""
    written = parts.PAGE.read_text(encoding="utf-8")
    tables = page(found, "")
    assert written.startswith(tables), "stale: python -m tools.parts"
    for name in BUILT_IN:
        assert f"### {name}\n" in written.removeprefix(tables)
    assert "Permission is hereby granted" in written.removeprefix(tables)


def test_a_lock_is_read_with_its_digests() -> None:
    lock = (
        "anyio==4.16.0 \\\n    --hash=sha256:"
        + "a" * 64
        + " \\\n    --hash=sha256:"
        + "b" * 64
        + "\n"
        "caio==0.12.1 ; sys_platform == 'linux' \\\n    --hash=sha256:" + "c" * 64 + "\n"
    )
    first, second = python_parts(lock)
    assert (first.name, first.version, len(first.digests)) == ("anyio", "4.16.0", 2)
    assert (second.name, second.digests) == ("caio", (("SHA-256", "c" * 64),))


def test_every_part_of_the_lock_is_in_the_bill(found: list[Part]) -> None:
    made = bill("1.2.3", found)
    locked = re.findall(r"^([a-z0-9.-]+)==(\S+)", parts.LOCK.read_text("utf-8"), re.MULTILINE)
    purls = {each["purl"] for each in made["components"]}
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= purls
    assert "pkg:npm/%40fluent/bundle@" in str(purls)
    assert (made["bomFormat"], made["specVersion"], made["version"]) == ("CycloneDX", "1.5", 1)
    assert made["metadata"]["component"]["purl"] == "pkg:pypi/ludotheque@1.2.3"
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", made["serialNumber"])
    for each in made["components"]:
        assert each["hashes"], each["name"]
        for digest in each["hashes"]:
            lengths = {"SHA-256": 64, "SHA-512": 128}
            assert re.fullmatch(r"[0-9a-f]+", digest["content"])
            assert len(digest["content"]) == lengths[digest["alg"]]
    (whole,) = made["dependencies"]
    assert sorted(whole["dependsOn"]) == sorted(each["bom-ref"] for each in made["components"])
    assert json.dumps(bill("1.2.3", found)) == json.dumps(made)  # the same whenever it is written
    assert bill("1.2.4", found)["serialNumber"] != made["serialNumber"]


# A release


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """One that is ready."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-01-31\n\n- New.\n\n## 1.2.2 - 2025-12-01",
        encoding="utf-8",
    )
    houses = tmp_path / "tests" / "upgrades" / "houses"
    houses.mkdir(parents=True)
    for kind in ("sqlite3", "postgresql"):
        (houses / f"1.2.3.{kind}.xz").write_bytes(b"a house")
    (tmp_path / "tests" / "corpus").mkdir()
    sealed = {name: {str(title.version): "a digest"} for name, title in OWN.items()}
    (tmp_path / "tests" / "corpus" / "released.json").write_text(json.dumps(sealed), "utf-8")
    mine = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    for words in (["init", "-q"], ["add", "."], [*mine, "commit", "-q", "-m", "All of it"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_what_is_ready_is_ready(source: Path) -> None:
    assert list(release.troubles(source)) == []


@pytest.mark.parametrize(
    ("file", "was", "now", "why"),
    [
        ("pyproject.toml", "1.2.3", "1.2.4", "newest chapter is not that of 1.2.4"),
        ("pyproject.toml", "1.2.3", "1.2.3.dev0", "1.2.3.dev0 is not a version such as 1.2.3"),
        ("CHANGELOG.md", " - 2026-01-31", "", "1.2.3 has no date"),
        ("CHANGELOG.md", "- New.\n", "", "nothing is told of 1.2.3"),
        ("CHANGELOG.md", "Unreleased\n", "Unreleased\n\n- More.\n", "Unreleased that will be in"),
    ],
)
def test_what_is_not_ready_is_said(source: Path, file: str, was: str, now: str, why: str) -> None:
    text = (source / file).read_text(encoding="utf-8")
    (source / file).write_text(text.replace(was, now), encoding="utf-8")
    assert any(why in each for each in release.troubles(source, git=False))


@pytest.mark.parametrize("kind", ["sqlite3", "postgresql"])
def test_what_is_not_kept_for_later_versions_is_said(source: Path, kind: str) -> None:
    (source / "tests" / "upgrades" / "houses" / f"1.2.3.{kind}.xz").unlink()
    sealed = source / "tests" / "corpus" / "released.json"
    known = json.loads(sealed.read_text(encoding="utf-8"))
    del known["niagara"]
    sealed.write_text(json.dumps(known), encoding="utf-8")
    house, records = release.troubles(source, git=False)
    assert house.startswith("no house of 1.2.3 is kept")
    assert records.startswith("the records of niagara version")


def test_what_no_commit_has_is_not_released_nor_anything_twice(source: Path) -> None:
    (source / "more.txt").write_text("more", encoding="utf-8")
    assert list(release.troubles(source)) == ["there are changes that no commit has"]
    (source / "more.txt").unlink()
    subprocess.run(["git", "tag", "v1.2.3"], cwd=source, check=True)
    (said,) = release.troubles(source)
    assert said.startswith("v1.2.3 was released already")

"""`ludotheque languages`: what the house speaks, how much of it, and how a language is begun."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.core.brought import CARD, GROUP, VARIABLE, bring, brought, silent
from ludotheque.core.languages import LANGUAGES, NAMES
from ludotheque.titles.translated import HouseText, LanguageTally, TextTally, tally_of, texts

from .paper import wrapped
from .trouble import CommandError

_CODE: Final = re.compile(r"[a-z]{2,3}")
_PROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "ludotheque-{code}"
version = "1.0.0"
description = "{name}, for a house called Ludothèque."
requires-python = ">=3.11"

[project.entry-points."{group}"]
{code} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""


def run(asked: Namespace) -> int:
    if asked.languages is not None:
        bring(Path(asked.languages))
    if asked.new is not None:
        return _begin(asked.code, asked.name, asked.new)
    return _listed() if asked.code is None else _told(asked.code)


def _listed() -> int:
    for code in LANGUAGES:
        print(f"{code}  {NAMES[code]}")
    for code, language in brought().items():
        tally = tally_of(language)
        print(f"{code}  {language.name}  {_share(tally)} ({tally.there} of {tally.whole})")
        print(f"    from {language.bringer}")
    for each in silent():
        print(wrapped(f"! {each}"))
    return 0


def _told(code: str) -> int:
    """0 if it is whole, and nothing in it is for nobody."""
    if code in LANGUAGES:
        print(f"{code}  {NAMES[code]}: all of it is there")
        return 0
    if code not in brought():
        why = "".join(f"; {each}" for each in silent())
        raise CommandError(
            f"nobody brings a language {code} here: name its folder by {VARIABLE} or --languages, "
            f"or install it{why}"
        )
    tally = tally_of(brought()[code])
    print(f"{code}  {brought()[code].name}: {tally.there} of {tally.whole}, {_share(tally)}")
    wrong = [line for each in tally.texts for line in _faults(each)]
    lacking = [line for each in tally.texts for line in _lacking(each)]
    for line in (*wrong, *lacking):  # who translates has much to go through, and little to mend
        print(wrapped(line, first="  ", indent="    "))
    return 1 if wrong or lacking else 0


def _share(tally: LanguageTally) -> str:
    return f"{tally.share} %" if tally.share or not tally.there else "under 1 %"


def _faults(text: TextTally) -> list[str]:
    lines = []
    if text.unknown:
        lines.append(f"{text.place}: nobody asks for {', '.join(text.unknown)}")
    if text.broken:
        lines.append(f"{text.place}: {text.broken} passages cannot be read")
    for key, facts in text.strange.items():
        lines.append(f"{text.place}: {key} wants facts that nobody gives: {', '.join(facts)}")
    return lines


def _lacking(text: TextTally) -> list[str]:
    if not text.missing:
        return []
    whole = "all" if len(text.missing) == len(text.keys) else ", ".join(text.missing)
    return [f"{text.place} lacks {len(text.missing)} of {len(text.keys)}: {whole}"]


def _begin(code: str | None, name: str | None, where: str) -> int:
    if code is None or not _CODE.fullmatch(code) or not name:
        raise CommandError("say which: ludotheque languages it --name Italiano --new FOLDER")
    if code in LANGUAGES:
        raise CommandError(f"the house speaks {code} itself")
    target, package = Path(where), f"ludotheque_{code}"
    if target.exists() and any(target.iterdir()):
        raise CommandError(f"{target} is not empty")
    folder = target / package
    folder.mkdir(parents=True)
    project = _PROJECT.format(code=code, name=name.replace('"', "'"), group=GROUP, package=package)
    (target / "pyproject.toml").write_text(project, encoding="utf-8")
    (folder / "__init__.py").write_text(f'"""{name}."""\n', encoding="utf-8")
    card = msgspec.json.format(msgspec.json.encode({"code": code, "name": name}))
    (folder / CARD).write_bytes(card + b"\n")
    for text in texts():
        path = folder / text.place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_template(text), encoding="utf-8")
    print(f"{target} is a package with {name} in it, and nothing is said yet: each sentence stands")
    print("there in English behind a # or a >. Take that away, and translate. Then")
    print(f"  pip install --editable {target}      or: ludotheque serve --languages {target}")
    print(f"  ludotheque languages {code} --languages {target}      what is still said in English")
    return 0


def _template(text: HouseText) -> str:
    """All of it in English, and none of it said."""
    english = text.english.read_text(encoding="utf-8")
    if text.book:
        return "".join(f"> {line}\n" if line else "\n" for line in english.splitlines())
    lines = english.splitlines()
    return "".join(line + "\n" if line[:1] in ("#", "") else f"# {line}\n" for line in lines)

"""Gathers the documents into one folder, from which mkdocs builds the site (`scripts/docs`).

They are written to be read where they lie, in the source. So a link to a document becomes one to
its page, one to another file becomes one to a page that shows the file, and lists are indented as
mkdocs wants them. Pages about the API are made here, from its own document and from docstrings.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any, Final

from ludotheque.server.http.openapi import written
from ludotheque.server.http.routes import ROUTES
from ludotheque.titles import OWN, find

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "runs" / "docs"

ROOM: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "RELEASING.md": "releasing.md",
    "SECURITY.md": "security.md",
}
"""Documents that stand outside of `docs/`, and the names of their pages."""

MODULES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "api/game.md": (
        "What a game is",
        ("ludotheque.core.game", "ludotheque.core.options", "ludotheque.core.rulebook"),
    ),
    "api/bots.md": (
        "Bots",
        (
            "ludotheque.bots.bot",
            "ludotheque.bots.simple",
            "ludotheque.bots.ladder",
            "ludotheque.bots.thinking.thought",
        ),
    ),
    "api/client.md": (
        "A house from outside",
        (
            "ludotheque.client.house",
            "ludotheque.client.follower",
            "ludotheque.client.play",
            "ludotheque.client.pledge",
            "ludotheque.client.program",
            "ludotheque.client.trouble",
        ),
    ),
    "api/titles.md": (
        "Titles and lessons",
        ("ludotheque.titles.title", "ludotheque.titles.character", "ludotheque.lessons.lesson"),
    ),
    "api/records.md": (
        "Tables and records",
        (
            "ludotheque.table.table",
            "ludotheque.core.record",
            "ludotheque.core.line",
            "ludotheque.core.chance",
            "ludotheque.core.verify",
        ),
    ),
}
"""What has pages of its own in Python: the modules that others build on."""

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "Play": ("index.md",),
    "Host": ("hosting.md", "threat-model.md", "bench.md", "security.md"),
    "Add a game": ("add-a-game.md",),
    "Add a language": ("add-a-language.md",),
    "Write a bot": ("write-a-bot.md",),
    "Protocol": ("protocol.md", "api/http.md", "records.md"),
    "The games’ data": tuple(f"{name}-data.md" for name in (*OWN, "sample-game")),
    "In Python": tuple(MODULES),
    "How it is made": ("architecture.md", "browser.md", "words.md", "contributing.md"),
    "Changes": ("changelog.md",),
    "Decisions": ("decisions/README.md",),
}
"""In which order they stand. What is named nowhere here stands at the end of its kind."""

_LINK: Final = re.compile(r"(!?\[(?:[^\]\[]|\[[^\]]*\])*\]\()([^)\s]+)(\))")
_FENCE: Final = re.compile(r"^(\s*`{3,}\w+) .*$")
"""What stands behind the language is for the tests."""
_ITEM: Final = re.compile(r"( *)([-*]|\d+\.)( +)(?=\S)")


class NoPage(Exception):
    """A link that leads nowhere, in one line."""


def pages(root: Path = ROOT) -> dict[str, str]:
    """The page of each document, by its path in the source."""
    docs = {
        path.relative_to(root).as_posix(): path.relative_to(root / "docs").as_posix()
        for path in sorted((root / "docs").rglob("*.md"))
    }
    return {**ROOM, **docs}


class Site:
    def __init__(self, root: Path = ROOT) -> None:
        self.root, self.pages = root, pages(root)
        self.shown: dict[str, str] = {}
        """Files of the source that a document leads to, and the pages that show them."""

    def page(self, source: str) -> str:
        text = (self.root / source).read_text(encoding="utf-8")
        own = PurePosixPath(self.pages[source])
        out: list[str] = []
        for fenced, lines in groupby(_parts(indented(text)), key=lambda part: part[1]):
            part = "".join(line for line, _ in lines)  # a link may go on in the next line
            out.append(
                part if fenced else _LINK.sub(lambda found: self._led(found, source, own), part)
            )
        return "".join(out)

    def _led(self, found: re.Match[str], source: str, own: PurePosixPath) -> str:
        before, target, after = found.groups()
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        path, sign, anchor = target.partition("#")
        place = os.path.normpath(PurePosixPath(source).parent / path)
        page = self._page_of(place, source)
        return f"{before}{os.path.relpath(page, own.parent)}{sign}{anchor}{after}"

    def _page_of(self, place: str, source: str) -> str:
        if place in self.pages:
            return self.pages[place]
        file = self.root / place
        if not file.is_file() or place.startswith(".."):
            raise NoPage(f"{source}: {place} is not there")
        if place.startswith("docs/"):
            return place.removeprefix("docs/")
        return self.shown.setdefault(place, f"source/{place.replace('/', '-')}.md")

    def listing(self, place: str) -> str:
        """A file of the source, as it is."""
        text = (self.root / place).read_text(encoding="utf-8")
        fence = "`" * max(3, *(len(each) + 1 for each in re.findall(r"`{3,}", text)), 3)
        return f"# {place}\n\n{fence}\n{text.rstrip()}\n{fence}\n"


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """Line by line, and whether it stands in a block of code."""
    fence = ""
    for line in text.splitlines(keepends=True):
        mark = re.match(r"\s*(`{3,})", line)
        inside = bool(fence)
        if mark and not fence:
            fence = mark[1]
        elif mark and line.strip() == fence:
            fence = ""
        yield line, inside or bool(mark)


def indented(text: str) -> str:
    """Lists as mkdocs reads them: a blank line before, and four spaces for each level."""
    lines: list[str] = []
    levels: list[int] = []
    blank = True
    for part, fenced in _parts(text):
        line = _FENCE.sub(r"\1", part.rstrip("\n"))
        if not line.strip():
            lines.append("")
            blank = True
            continue
        indent = len(line) - len(line.lstrip())
        item = None if fenced else _ITEM.match(line)
        if item is None and indent == 0 and (blank or fenced):
            levels.clear()
        listed = bool(levels)
        while levels and indent < levels[-1] and (item is not None or blank or fenced):
            levels.pop()
        shift = "    " * len(levels) + line[levels[-1] if levels and indent else 0 :]
        if item is not None:
            if not listed and not blank:
                lines.append("")
            shift = "    " * len(levels) + line[indent:]
            levels.append(item.end())
        elif levels and indent:
            shift = "    " * len(levels) + line[min(indent, levels[-1]) :]
        lines.append(shift)
        blank = False
    return "\n".join(lines) + "\n"


# The API


def routes() -> str:
    """Every question that a house answers, by its own document."""
    document = json.loads(written(ROUTES))
    out = [
        "# Every route",
        "",
        "Made from the house's own document, which also has every field of what is asked and "
        "answered. [The protocol](../protocol.md) explains them, and the sockets.",
        "",
    ]
    for path, methods in document["paths"].items():
        out += [f"## `{path}`", ""]
        for method, about in methods.items():
            out += [f"**{method.upper()}** {_sentence(about)}", ""]
            if asked := _names(about.get("requestBody", {})):
                out += [f"- asks with: {asked}"]
            for status, answer in about.get("responses", {}).items():
                named = _names(answer)
                told = answer.get("description", "")
                out += [f"- {status}: {told}{f' ({named})' if named else ''}"]
            out += [""]
    return "\n".join(out)


def _sentence(about: Mapping[str, Any]) -> str:
    text = about.get("summary") or about.get("description") or ""
    return " ".join(str(text).split())


def _names(body: Mapping[str, Any]) -> str:
    found = re.findall(r"#/components/schemas/(\w+)", json.dumps(body))
    return ", ".join(f"`{name}`" for name in dict.fromkeys(found))


def module_page(title: str, modules: tuple[str, ...]) -> str:
    out = [f"# {title}", "", "From the docstrings of the source.", ""]
    for each in modules:
        out += [f"::: {each}", ""]
    return "\n".join(out)


# All of it


def nav(found: list[str]) -> list[Any]:
    """Sections in their order; what is named in none stands with its kind, or at the end."""
    sections = {name: list(each) for name, each in SECTIONS.items()}
    left = [each for each in found if not any(each in own for own in sections.values())]
    sections["Decisions"] += [each for each in left if each.startswith("decisions/")]
    sections["Shown"] = [each for each in left if each.startswith("source/")]
    others = [each for each in left if not each.startswith(("decisions/", "source/"))]
    sections["How it is made"] += others
    return [{name: own[0] if len(own) == 1 else own} for name, own in sections.items() if own]


def gather(target: Path = TARGET, root: Path = ROOT) -> list[str]:
    """Raises `NoPage`. Returns the pages."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        root / "docs", target, ignore=lambda _, names: [n for n in names if n.endswith(".md")]
    )
    site, texts = Site(root), {}
    for source, page in site.pages.items():
        texts[page] = site.page(source)
    for place, page in site.shown.items():
        texts[page] = site.listing(place)
    texts["api/http.md"] = routes()
    for page, (title, modules) in MODULES.items():
        texts[page] = module_page(title, modules)
    for page, text in texts.items():
        path = target / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(root / "web" / "public" / "icon.svg", target / "pictures" / "icon.svg")
    config = {
        "INHERIT": os.path.relpath(root / "mkdocs.yml", target.parent),
        "docs_dir": target.name,
        "site_dir": "site",
        "nav": nav(list(texts)),
    }
    # JSON is YAML, too.
    (target.parent / "mkdocs.yml").write_text(json.dumps(config, indent=1), encoding="utf-8")
    return list(texts)


def main() -> None:
    for name in OWN:
        find(name)
    try:
        gathered = gather()
    except NoPage as trouble:
        sys.exit(f"scripts/docs: {trouble}")
    print(f"{len(gathered)} pages")


if __name__ == "__main__":
    main()

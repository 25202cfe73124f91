"""What goes along with the house: each part, which version, under which licence, and its digests.

`python -m tools.parts` writes docs/licences.md, and with a FILE the bill of materials, in CycloneDX
1.5; `--check` writes nothing, and exits with 1 if the page is stale or a licence is none of those
that are agreed. All is read from the lock files, and from what is installed.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "licences.md"
LOCK: Final = ROOT / "requirements" / "container.txt"
"""What runs: without what builds and tests, and with what PostgreSQL needs."""
WEB: Final = ROOT / "web"
BUILT_IN: Final = ("clsx", "esm-env", "svelte")
"""Of what the client is built with, that which is in it afterwards."""

AGREED: Final = (
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"),
    *("MPL-2.0", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib"),
)
"""Whoever takes the house along may do so under each of them; MPL-2.0 where we change no line."""
_NAMED: Final = {
    "MIT License": "MIT",
    "The MIT License (MIT)": "MIT",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License 2.0": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""What was written before licences had names that a program can read."""
_ELSEWHERE: Final = {"asyncpg": "Apache-2.0", "colorama": "BSD-3-Clause"}
"""Of what is not installed everywhere: an extra, and what is for Windows alone."""


class Part(NamedTuple):
    kind: str
    """`pypi` or `npm`."""
    name: str
    version: str
    licence: str
    digests: tuple[tuple[str, str], ...]
    """Of the files that may be installed: the algorithm, and the digest in hexadecimal."""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def parts() -> list[Part]:
    return sorted([*python_parts(LOCK.read_text(encoding="utf-8")), *web_parts(WEB)])


def python_parts(lock: str) -> Iterator[Part]:
    for name, version, rest in re.findall(
        r"^([a-z0-9.-]+)==([^ ;\\\n]+)((?:[^\n]*\\\n)*[^\n]*)", lock, re.MULTILINE
    ):
        digests = tuple(("SHA-256", each) for each in re.findall(r"sha256:([0-9a-f]{64})", rest))
        yield Part("pypi", name, version, licence_of(name), digests)


def licence_of(name: str) -> str:
    """As its makers say it, by the name that everybody has for it; empty if nobody knows."""
    if name in _ELSEWHERE:
        return _ELSEWHERE[name]
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return ""
    said = str(told["License-Expression"] or told["License"] or "")
    if said and len(said) < 60:
        return _NAMED.get(said, said)
    for each in told.get_all("Classifier") or ():
        if each.startswith("License :: OSI Approved :: "):
            last: str = each.rpartition(" :: ")[2]
            return _NAMED.get(last, last)
    return ""


def web_parts(web: Path) -> Iterator[Part]:
    wanted = json.loads((web / "package.json").read_text(encoding="utf-8"))["dependencies"]
    locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in (*wanted, *BUILT_IN):
        found = locked[f"node_modules/{name}"]
        kind, _, digest = found["integrity"].partition("-")
        digests = ((kind.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()),)
        yield Part("npm", name, found["version"], found["license"], digests)


def strange(found: Sequence[Part]) -> list[str]:
    """What goes along under terms that nobody has agreed to, each in a line."""
    return [
        f"{each.name} {each.version}: {each.licence or 'no licence is known'}"
        for each in found
        if not all(_may(one) for one in each.licence.split(" AND "))
    ]


def _may(licence: str) -> bool:
    """Of several that one may choose from, one is enough."""
    return any(each.strip("() ") in AGREED for each in licence.split(" OR "))


# The page


def page(found: Sequence[Part], texts: str) -> str:
    rows = [f"| {each.name} | {each.version} | {each.licence} |" for each in found]
    python = [row for row, each in zip(rows, found, strict=True) if each.kind == "pypi"]
    web = [row for row, each in zip(rows, found, strict=True) if each.kind == "npm"]
    head = ["| part | version | licence |", "|---|---|---|"]
    return "\n".join(
        [
            "# What goes along, and under which licence",
            "",
            "The house itself is under the [MIT licence](../LICENSE). Written by"
            " `python -m tools.parts`, as are the bill of materials (CycloneDX) beside each wheel"
            " and the check that nothing comes along under other terms than these: "
            + ", ".join(AGREED)
            + ".",
            "",
            "## What pip installs beside it",
            "",
            *head,
            *python,
            "",
            "asyncpg comes with the extra `cluster`, uvloop and caio on some systems alone.",
            "",
            "## What is in the browser's client",
            "",
            *head,
            *web,
            "",
            texts,
        ]
    )


def texts(web: Path, found: Sequence[Part]) -> str:
    """Those of what is in the client, for there it has no folder of its own."""
    out: list[str] = []
    for each in found:
        if each.kind == "npm":
            folder = web / "node_modules" / each.name
            file = next(iter(sorted(folder.glob("LICENSE*"))), None)
            text = f"Under {each.licence}." if file is None else file.read_text(encoding="utf-8")
            out += [f"### {each.name}", "", "```", text.strip().replace("\r\n", "\n"), "```", ""]
    return "\n".join(out)


# The bill of materials


def bill(version: str, found: Sequence[Part]) -> dict[str, Any]:
    """The same for the same parts, whenever it is written."""
    components = [
        {
            "type": "library",
            "bom-ref": each.purl,
            "name": each.name,
            "version": each.version,
            "purl": each.purl,
            "licenses": [{"expression": each.licence}],
            "hashes": [{"alg": kind, "content": digest} for kind, digest in each.digests],
        }
        for each in found
    ]
    house = {
        "type": "application",
        "bom-ref": f"pkg:pypi/ludotheque@{version}",
        "name": "ludotheque",
        "version": version,
        "purl": f"pkg:pypi/ludotheque@{version}",
        "licenses": [{"expression": "MIT"}],
    }
    same = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([house, components]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{same}",
        "version": 1,
        "metadata": {"component": house},
        "components": components,
        "dependencies": [{"ref": house["bom-ref"], "dependsOn": [e.purl for e in found]}],
    }


def version() -> str:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(told["project"]["version"])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.parts", description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("bill", nargs="?", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    found = parts()
    for each in (wrong := strange(found)):
        print(f"tools.parts: {each}", file=sys.stderr)
    if wrong:
        return 1
    if asked.bill is not None:
        asked.bill.write_text(json.dumps(bill(version(), found), indent=1) + "\n", "utf-8")
        return 0
    written = page(found, texts(WEB, found))
    if asked.check:
        if PAGE.read_text(encoding="utf-8") != written:
            print("tools.parts: docs/licences.md is stale: python -m tools.parts", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

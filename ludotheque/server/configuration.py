"""How a host's choices reach `Settings`: by a flag, else by LUDOTHEQUE_*, else in a TOML file.

One reader for all three, so that each setting has one name and is checked once. `idle` in the file
is LUDOTHEQUE_IDLE and --idle; what stands in a table of the file, such as `messages` in `[rates]`,
is LUDOTHEQUE_RATES_MESSAGES and --rates-messages.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ludotheque.core.brought import bring, every_language

from .calls.addresses import plausible, read_server
from .settings import Rate, Rates, Settings

PREFIX: Final = "LUDOTHEQUE_"
CONFIG: Final = "config"
FILE: Final = "house.toml"
"""In the folder of the house, unless another file is named."""

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_DURATION: Final = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*([smhd])")
_SPAN: Final = str(tuple[float, float])
_RATE: Final = re.compile(r"([0-9.eE+-]+)\s*/\s*([0-9.eE+-]+)")
_ALIKE: Final = 0.8


class Unusable(Exception):
    """One line for the host, which names what was chosen, and where."""


class Setting(Struct, frozen=True):
    """One thing that can be chosen."""

    name: str
    """As in the file: `rates.messages` stands in a table."""
    kind: Any
    about: str

    @property
    def key(self) -> str:
        """As in a namespace of flags."""
        return self.name.replace(".", "_")

    @property
    def flag(self) -> str:
        return f"--{_FLAGS.get(self.name, self.key).replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.key.upper()


_FLAGS: Final = {"proxies": "proxy", "push_services": "push_service"}
"""Those that are given several times are named in the singular."""


def all_settings() -> tuple[Setting, ...]:
    """Everything there is to choose, in the order in which it is written down."""
    return tuple(_settings_of(Settings, ""))


def _settings_of(struct: type[Struct], prefix: str) -> Iterator[Setting]:
    hints, about = get_type_hints(struct, include_extras=True), _about(struct)
    for name in struct.__struct_fields__:
        if hints[name] is Rates:
            yield from _settings_of(Rates, f"{name}.")
        else:
            yield Setting(prefix + name, hints[name], about.get(name, ""))


def _about(struct: type[Struct]) -> dict[str, str]:
    """The sentence that stands below each field."""
    (node,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(node, ast.ClassDef)
    about: dict[str, str] = {}
    for field, text in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match text:
                case ast.Expr(value=ast.Constant(value=str(words))):
                    about[field.target.id] = " ".join(words.split())
    return about


def gathered(
    flags: Mapping[str, Any], environment: Mapping[str, str], folder: Path
) -> dict[str, Any]:
    """What was chosen anywhere, by the names of the settings. Raises `Unusable`.

    `folder` is the house's, if nobody says otherwise.
    """
    known = {each.key: each for each in all_settings()}
    _look_for_slips(environment, known)
    by_flag = {key: value for key, value in flags.items() if key in known and value is not None}
    by_variable = {
        key: environment[each.variable]
        for key, each in known.items()
        if environment.get(each.variable)
    }
    folder = Path(by_flag.get("data") or by_variable.get("data") or folder)
    file = flags.get(CONFIG) or environment.get(PREFIX + CONFIG.upper())
    by_file = _from_file(Path(file) if file else folder / FILE, bool(file), known)
    found: dict[str, Any] = {}
    for key, each in known.items():
        if key in by_flag:
            found[each.name] = _read(each, by_flag[key], f"{each.flag} {_shown(by_flag[key])}")
        elif key in by_variable:
            found[each.name] = _read(each, by_variable[key], f"{each.variable}={by_variable[key]}")
        elif key in by_file:
            where, value = by_file[key]
            found[each.name] = _read(each, value, f"{where}: {each.name} = {_shown(value)}")
    return found


def settled(found: Mapping[str, Any]) -> Settings:
    """The settings themselves."""
    rates = {name[6:]: value for name, value in found.items() if name.startswith("rates.")}
    plain = {name: value for name, value in found.items() if "." not in name}
    return Settings(**{"data": Path("house"), **plain}, rates=Rates(**rates))


def _look_for_slips(environment: Mapping[str, str], known: Mapping[str, Setting]) -> None:
    """A name that is almost one of ours was meant to be."""
    names = [key.upper() for key in (*known, CONFIG)]
    for variable in environment:
        name = variable.removeprefix(PREFIX)
        if variable.startswith(PREFIX) and name not in names:
            near = get_close_matches(name, names, 1, _ALIKE)
            if near:
                meant = PREFIX + near[0]
                raise Unusable(f"{variable}: there is no such setting; is {meant} meant?")


def _from_file(
    path: Path, named: bool, known: Mapping[str, Setting]
) -> dict[str, tuple[Path, Any]]:
    if not named and not path.is_file():
        return {}
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unusable(f"{path}: {error}") from None
    names = {each.name: each.key for each in known.values()}
    found: dict[str, tuple[Path, Any]] = {}
    for name, value in _flat(read):
        if name not in names:
            near = get_close_matches(name, names, 1, _ALIKE)
            hint = f"; is {near[0]} meant?" if near else ""
            raise Unusable(f"{path}: {name}: there is no such setting{hint}")
        found[names[name]] = path, value
    return found


def _flat(read: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in read.items():
        if isinstance(value, dict):
            yield from ((f"{name}.{inner}", each) for inner, each in value.items())
        else:
            yield name, value


def _shown(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _read(setting: Setting, value: Any, given: str) -> Any:
    try:
        found = msgspec.convert(
            _plain(setting.kind, value), setting.kind, strict=False, dec_hook=_hook
        )
        check = _CHECKS.get(setting.name)
        return found if check is None else check(found)
    except msgspec.ValidationError as error:
        why = str(error).partition(" - at ")[0].replace("`", "")
        raise Unusable(f"{given}: {why[:1].lower()}{why[1:]}") from None
    except ValueError as error:
        raise Unusable(f"{given}: {error}") from None


def _hook(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value.strip():
        return Path(value)
    raise ValueError("name a folder")


def _plain(kind: Any, value: Any) -> Any:
    """What was written, as far as it is a way of writing of our own."""
    if isinstance(value, Path):
        return str(value)
    if kind is Rate:
        found = _RATE.fullmatch(str(value).strip())
        if found is None:
            raise ValueError("write so many a second, and so many at once, as 20/60")
        return {"each_second": found[1], "burst": found[2]}
    text = str(kind)
    if text == _SPAN and isinstance(value, int | float | str):
        ends = [_duration(each) for each in str(value).split(",")]
        return ends * 2 if len(ends) == 1 else ends
    if isinstance(value, str) and "tuple[" in text:
        return [each.strip() for each in value.split(",") if each.strip()]
    if isinstance(value, str) and "float" in text:
        return _duration(value)
    return value


def _duration(value: str) -> float | str:
    found = _DURATION.fullmatch(value.strip())
    return float(found[1]) * _UNITS[found[2]] if found else value.strip()


def seconds(given: str, flag: str) -> float:
    """A span such as 90d, for commands that are told one."""
    found = _DURATION.fullmatch(given.strip())
    if found is None:
        raise Unusable(f"{flag} {given}: write a time as 90d, 12h or 30m")
    return float(found[1]) * _UNITS[found[2]]


# What a type alone does not say


def _port(port: int) -> int:
    if not 0 <= port <= 65535:
        raise ValueError(f"there is no port {port}: choose one from 0 to 65535")
    return port


def _workers(workers: int) -> int:
    if not 1 <= workers <= WORKERS:
        raise ValueError(f"choose from 1 to {WORKERS} processes for the bots")
    return workers


def _host(host: str) -> str:
    if not host:
        raise ValueError("--host needs an address, such as 127.0.0.1, or 0.0.0.0 for your network")
    return host


def _proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            raise ValueError(
                f"{each} is not an address, nor a network such as 10.0.0.0/8: {error}"
            ) from None
    return proxies


def _public_url(url: str) -> str:
    """How the guests reach the house: an origin, for all its addresses begin at the root."""
    try:
        parts = urlsplit(url)
        named = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        named = False
    why = ""
    if not named:
        why = "it begins with http:// or https:// and names a machine"
    elif parts.path not in ("", "/"):
        why = f"the house is at the root of its name, and not in a folder such as {parts.path}"
    elif parts.query or parts.fragment or parts.username:
        why = "nothing but the name and a port can stand in it"
    if why:
        raise ValueError(f"{why}: write it as https://games.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def _languages(folder: Path) -> Path:
    """They are there from now on: what comes after may name one of them."""
    bring(folder)
    return folder


def _language(language: str) -> str:
    if language not in every_language():
        raise ValueError(f"the house speaks {', '.join(every_language())}")
    return language


def _bot_delay(delay: tuple[float, float]) -> tuple[float, float]:
    if not 0 <= delay[0] <= delay[1]:
        raise ValueError("the shortest comes first, and then the longest")
    return delay


def _mail(url: str | None) -> str | None:
    """A password in it is told to nobody: what is wrong is said without it."""
    if url is not None:
        read_server(url)
    return url


def _mail_from(address: str) -> str:
    if address and not plausible(address):
        raise ValueError("write an address alone, such as house@example.org")
    return address


def _push_contact(contact: str) -> str:
    if contact and not contact.startswith(("mailto:", "https://")):
        raise ValueError("write mailto:host@example.org, or a page that begins with https://")
    return contact


def _push_services(services: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(_public_url, services))


WORKERS: Final = 64
"""More would only be in each other's way, on any machine that a house is opened on."""

_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "port": _port,
    "workers": _workers,
    "host": _host,
    "proxies": _proxies,
    "public_url": _public_url,
    "languages": _languages,
    "language": _language,
    "bot_delay": _bot_delay,
    "mail": _mail,
    "mail_from": _mail_from,
    "push_contact": _push_contact,
    "push_services": _push_services,
}

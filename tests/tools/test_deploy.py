"""What a host is given to run the house with: as much of it as can be known without running it."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludotheque.cli.main import parser
from ludotheque.cli.serve import chosen
from ludotheque.server.configuration import all_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def steps() -> list[tuple[str, str]]:
    """Each instruction of the container's file, and what it is told."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def test_the_container_is_nobody_with_rights() -> None:
    last = max(at for at, (what, _) in enumerate(steps()) if what == "FROM")
    users = [told for what, told in steps()[last:] if what == "USER"]
    assert users == ["house"]
    made = next(told for what, told in steps()[last:] if "useradd" in told)
    assert "--uid 1000 house" in made


def test_neither_node_nor_the_source_come_into_the_container() -> None:
    last = max(at for at, (what, _) in enumerate(steps()) if what == "FROM")
    assert steps()[last][1] == "python:3.13-slim"
    copied = [told for what, told in steps()[last:] if what == "COPY"]
    assert copied == ["--from=house /opt/ludotheque /opt/ludotheque"]


def test_what_the_container_copies_is_there() -> None:
    for what, told in steps():
        if what == "COPY" and "--from" not in told:
            for name in told.split()[:-1]:
                assert (ROOT / name).exists(), name
    for _, told in steps():
        for name in re.findall(r"-r (\S+)", told):
            assert "--hash=sha256:" in (ROOT / name).read_text(encoding="utf-8"), name


def test_the_container_begins_with_a_command_that_is_understood() -> None:
    (entry,) = [yaml.safe_load(told) for what, told in steps() if what == "ENTRYPOINT"]
    assert entry[0] == "ludotheque"
    settings = chosen(parser().parse_args(entry[1:]))
    (port,) = [told for what, told in steps() if what == "EXPOSE"]
    (volume,) = [told for what, told in steps() if what == "VOLUME"]
    assert (settings.host, str(settings.port), str(settings.data)) == ("0.0.0.0", port, volume)


@pytest.mark.parametrize("name", ["compose.yaml", "cluster.yaml"])
def test_what_is_composed_is_there(name: str) -> None:
    made: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
    known = {each.variable for each in all_settings()}
    volumes = set(made["volumes"])
    for service in made["services"].values():
        if "build" in service:
            context = (DEPLOY / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).is_file()
            assert set(service.get("environment", {})) <= known
            flags = service.get("command", [])
            chosen(parser().parse_args(["serve", *flags]))
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).is_file(), volume


# systemd


def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / "ludotheque.service", encoding="utf-8")
    return found


def test_the_service_begins_with_a_command_that_is_understood() -> None:
    service = unit()["Service"]
    command = shlex.split(service["ExecStart"])
    assert command[0] == "/opt/ludotheque/bin/ludotheque"
    settings = chosen(parser().parse_args(command[1:]))
    assert str(settings.data) == f"/var/lib/{service['StateDirectory']}"
    assert int(service["LimitNOFILE"]) >= settings.connections
    assert service["User"] == "ludotheque"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """With a program that is there: that ours is not installed here is no fault of the unit."""
    text = (DEPLOY / "ludotheque.service").read_text(encoding="utf-8")
    here = tmp_path / "ludotheque.service"
    here.write_text(text.replace("/opt/ludotheque/bin/ludotheque", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(here)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    here.write_text(here.read_text("utf-8").replace("LimitNOFILE=", "LimitFiles="), "utf-8")
    wrong = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "LimitFiles" in wrong.stderr  # so it would be noticed


# Proxies


def test_nginx_understands_the_file_for_one_house(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")
    assert nginx is not None, "there is no nginx here: scripts/proxy installs one"
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ed25519", "-nodes", "-subj", "/CN=x"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "house.nginx.conf").read_text(encoding="utf-8")
    for name, path in (("fullchain", certificate), ("privkey", key)):
        text = text.replace(f"/etc/letsencrypt/live/games.example.org/{name}.pem", str(path))
    (tmp_path / "house.conf").write_text(text, encoding="utf-8")
    whole = tmp_path / "nginx.conf"

    def tried(inside: str) -> subprocess.CompletedProcess[str]:
        whole.write_text(
            f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {inside} }}", "utf-8"
        )
        command = [nginx, "-t", "-p", str(tmp_path), "-c", str(whole)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = tried("include house.conf;")
    assert done.returncode == 0, done.stderr
    assert tried("include house.conf; proxy_pas x;").returncode != 0


def test_proxies_name_the_same_house_and_tell_it_nothing_untrue() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    nginx = (DEPLOY / "house.nginx.conf").read_text(encoding="utf-8")
    for text in caddy, nginx:
        assert "127.0.0.1:8080" in text
        assert "/metrics" in text
        (flags,) = re.findall(r"^#   ludotheque (serve .*)$", text, re.MULTILINE)
        settings = chosen(parser().parse_args(shlex.split(flags)))
        assert (settings.public_url, settings.port) == ("https://games.example.org", 8080)
        assert settings.proxies == ("127.0.0.1",)
    assert caddy.count("{") == caddy.count("}")

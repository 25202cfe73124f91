"""A mail server of the tests' own, which keeps what it is given and refuses whom a test says."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from .houses import PATIENCE


class KeptMail:
    """`answers` is what the next commands RCPT of an address are told instead of yes."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.to: list[list[str]] = []
        self.encrypted: list[bool] = []
        self.answers: dict[str, str] = {}
        self.port = 0

    @property
    def mails(self) -> list[EmailMessage]:
        found = [message_from_bytes(raw, policy=default) for raw in tuple(self.raw)]
        assert all(isinstance(each, EmailMessage) for each in found)
        return found

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.answers:
            return self.answers[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.raw.append(envelope.content)
        self.to.append(list(envelope.rcpt_tos))
        self.encrypted.append(session.ssl is not None)
        return "250 OK"


@contextmanager
def mail_server(folder: Path | None = None, password: str | None = None) -> Iterator[KeptMail]:
    """With a folder for its certificate it speaks STARTTLS, and takes nothing without."""
    kept = KeptMail()
    with socket.create_server(("127.0.0.1", 0)) as free:
        kept.port = free.getsockname()[1]
    safe: dict[str, Any] = {}
    if folder is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate(folder)
        context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
        safe = {"tls_context": context, "require_starttls": True}
    if password is not None:

        def right(*facts: Any) -> AuthResult:
            return AuthResult(success=facts[4].password == password.encode(), handled=False)

        safe |= {"auth_required": True, "authenticator": right}
    controller = Controller(
        kept, hostname="127.0.0.1", port=kept.port, ready_timeout=PATIENCE, **safe
    )
    controller.start()
    try:
        yield kept
    finally:
        controller.stop()


def certificate(folder: Path) -> None:
    """For this machine by its address, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )

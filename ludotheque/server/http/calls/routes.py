"""What can be asked of calls."""

from __future__ import annotations

from ludotheque.protocol.wire import (
    CallCard,
    CallDevice,
    CallWishes,
    LetOpen,
    Mailbox,
    OpenDevice,
    OpenMailbox,
)
from ludotheque.server.http.route import ApiRoute

from . import handlers

CALL_ROUTES = (
    ApiRoute(
        name="calls",
        method="GET",
        path="/api/calls",
        about="How you can be called when a table waits for you, and what you wish.",
        ask=handlers.card,
        answers={200: CallCard},
        who="somebody",
    ),
    ApiRoute(
        name="wish_calls",
        method="POST",
        path="/api/calls/wishes",
        about="Say when and how you want to be called: language, quiet hours, which games.",
        ask=handlers.wish,
        body=CallWishes,
        answers={204: None},
        who="somebody",
        objections=("bad-zone",),
    ),
    ApiRoute(
        name="open_device",
        method="POST",
        path="/api/calls/devices",
        about="Be called by Web Push on a device. One that is known already is known anew.",
        ask=handlers.open_device,
        body=OpenDevice,
        answers={201: CallDevice},
        who="somebody",
        objections=("calls-closed", "bad-endpoint", "too-many-devices"),
    ),
    ApiRoute(
        name="close_device",
        method="DELETE",
        path="/api/calls/devices/{id}",
        about="Be called on a device no more.",
        ask=handlers.close_device,
        answers={204: None},
        who="somebody",
        objections=("no-such-device",),
    ),
    ApiRoute(
        name="try_device",
        method="POST",
        path="/api/calls/devices/{id}/trial",
        about="Be called on a device now, to see what it is like.",
        ask=handlers.try_device,
        answers={204: None},
        who="somebody",
        objections=("calls-closed", "no-such-device"),
    ),
    ApiRoute(
        name="open_mailbox",
        method="POST",
        path="/api/calls/mail",
        about="Be called by mail, once the link in a first mail was followed.",
        ask=handlers.open_mailbox,
        body=OpenMailbox,
        answers={200: Mailbox},
        who="somebody",
        objections=("calls-closed", "bad-mail"),
    ),
    ApiRoute(
        name="close_mailbox",
        method="DELETE",
        path="/api/calls/mail",
        about="Be called by mail no more: the address is forgotten.",
        ask=handlers.close_mailbox,
        answers={204: None},
        who="somebody",
    ),
    ApiRoute(
        name="let_open",
        method="POST",
        path="/api/calls/mail/opens",
        about="Say whether a link that is sent to your address lets you in on another device. Who"
        " has claimed their name gives the passphrase to open that way.",
        ask=handlers.let_open,
        body=LetOpen,
        answers={204: None},
        who="somebody",
        objections=("no-mailbox", "passphrase-short", "wrong-passphrase", "too-many-attempts"),
    ),
)

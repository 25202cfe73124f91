"""The one door of the house's calls: what guests open and close, and how a call is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from secrets import token_hex
from typing import Final, Protocol

from msgspec.structs import replace
from prometheus_client.core import Metric

from ludotheque.core.brought import every_language
from ludotheque.core.languages import Language
from ludotheque.protocol.wire import (
    CallCard,
    CallDevice,
    CallKind,
    CallWishes,
    Mailbox,
    OpenDevice,
    OpenMailbox,
)
from ludotheque.server.limits.limits import Limits
from ludotheque.server.objection import Objection
from ludotheque.server.people.latchkeys import LETTER_LASTS, Latchkeys
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.sheet import Sheet
from ludotheque.server.store.call_store import (
    CallChannel,
    CallReason,
    TooManyChannels,
    WaitingCall,
)
from ludotheque.server.store.store import Store, TableQuery
from ludotheque.server.tables.changes.calls import standing
from ludotheque.server.tables.live_table import Calling
from ludotheque.table.clock import MINUTE, SECOND

from . import webpush
from .addresses import mailbox, plausible, read_server
from .endpoints import Forbidden, PushEndpoints
from .mail import MailSender, of_message
from .outbox import CallOutbox, PutOff
from .passes import Passes
from .push import PushSender
from .sending import CallOutcome, Message
from .wishes import NOWHERE, quiet_until, read_wishes, wanted, written, zone_known
from .words import Speaking, of_channel, of_table, words

DEVICES: Final = 10
"""Of one person: more would be somebody's loom of bells."""
PUSH_KEY: Final = "push-key"
"""Under this the house notes by what its pushes are signed."""
CONFIRM, STOP = "/calls/confirm", "/calls/stop"
"""Before a pass: pages that do one thing when a button is pressed."""
SETTINGS, ENTER = "/me", "/enter"
"""Where in the browser somebody sees to all this, and where they are let in."""
AGAIN: Final = MINUTE
"""Until it is looked again at a table where somebody has prepared a move."""
COUNTED: Final = 100
"""Of somebody's games, so many are looked at for the number on an icon."""
LETTERS: Final = 3
"""To one address at once: somebody may have been here under several names."""


class CalledTables(Protocol):
    """What a call has to know of tables, awake or asleep."""

    async def sheet_of(self, table: str) -> Sheet | None: ...

    def at_table(self, table: str, person: str) -> bool: ...


class Calls:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        keys: tuple[bytes, bytes],
        now: Callable[[], int],
        limits: Limits,
        latchkeys: Latchkeys,
        endpoints: PushEndpoints | None = None,
    ) -> None:
        """`keys` are what the house signs with, and its pushes."""
        key, push_key = keys
        self._store, self._now, self._limits = store, now, limits
        self._house = settings.public_url or ""
        self._endpoints = endpoints or PushEndpoints(settings.push_services)
        self._passes, self._latchkeys = Passes(key, now), latchkeys
        self._tables: CalledTables | None = None
        push = webpush.read_key(push_key)
        self.key = webpush.encoded(webpush.point(push)) if settings.push else ""
        self._push = PushSender(push, _contact(settings), self._endpoints, now)
        self._mail = _mail_sender(settings, now)
        kinds: list[tuple[CallKind, bool]] = [
            ("push", settings.push),
            ("mail", self._mail is not None),
        ]
        self.open: tuple[CallKind, ...] = tuple(kind for kind, is_open in kinds if is_open)
        self._outbox = CallOutbox(
            store,
            now,
            self._made,
            self._host,
            lambda channel: limits.owner(channel.person),
            partial(limits.held_back.note, "calls"),
        )
        after = round(settings.call_after * SECOND)
        self.calling = Calling(self._outbox.heard, after) if self.open else None
        """For tables; None where the host has opened no way to call."""

    def begin(self, tables: CalledTables) -> None:
        self._tables = tables
        if self.open:
            self._outbox.begin()

    async def end(self) -> None:
        await self._outbox.end()
        await self._push.close()

    def metrics(self) -> Iterator[Metric]:
        return self._outbox.metrics()

    @property
    def line(self) -> CallOutbox:
        """What waits to be made."""
        return self._outbox

    # What guests open, and close

    async def card(self, person: Person, language: Language) -> CallCard:
        found = await self._store.channels_of(person.id)
        boxes = [each for each in found if each.kind == "mail"]
        return CallCard(
            open=self.open,
            key=self.key,
            devices=tuple(
                _device(each)
                for each in found
                if each.kind == "push" and each.generation >= person.generation
            ),
            mailbox=Mailbox(
                address=boxes[0].address, confirmed=boxes[0].confirmed, opens=boxes[0].opens
            )
            if boxes
            else None,
            wishes=read_wishes(await self._store.wishes_of(person.id), language),
        )

    async def open_device(
        self, person: Person, asked: OpenDevice, language: Language, address: str
    ) -> CallDevice:
        self._check_open("push", person, address)
        try:
            self._endpoints.read(asked.endpoint)
        except Forbidden as no:
            raise Objection("bad-endpoint", why=str(no)) from None
        if not webpush.readable(asked.p256dh, asked.auth):
            raise Objection("bad-endpoint", why="its keys are none")
        channel = CallChannel(
            id=token_hex(10),
            person=person.id,
            kind="push",
            address=asked.endpoint,
            p256dh=asked.p256dh,
            auth=asked.auth,
            device=" ".join(asked.name.split()),
            language=language,
            generation=person.generation,
            made=self._now(),
        )
        channel = await self._save(channel, DEVICES)
        await self._settle(person, language, asked.zone)
        return _device(channel)

    async def open_mailbox(
        self, person: Person, asked: OpenMailbox, language: Language, address: str
    ) -> Mailbox:
        """Nothing is sent there but the question whether it is theirs, until that is answered."""
        self._check_open("mail", person, address)
        mail = asked.address
        if not plausible(mail):
            raise Objection("bad-mail")
        for whose in (f"of {person.id}", f"to {mailbox(mail)}"):
            self._limits.count("confirmations", whose)
        self._limits.count("confirmations_by_address", address)
        channel = CallChannel(
            id=token_hex(10),
            person=person.id,
            kind="mail",
            address=mail,
            language=language,
            confirmed=False,
            generation=person.generation,
            made=self._now(),
        )
        await self._save(channel, 1)
        await self._settle(person, language, asked.zone)
        await self._call_by(channel, "confirm")
        return Mailbox(address=mail, confirmed=False)

    async def close_device(self, person: Person, id: str) -> None:
        if not await self._store.end_channel(id, person.id):
            raise Objection("no-such-device")

    async def close_mailbox(self, person: Person) -> None:
        await self._store.end_channels(person.id, "mail")

    async def let_open(self, person: Person, opens: bool) -> None:
        """Whether a link that is sent to their address lets them in: only who is sure to be them
        may say so, for whoever reads those mails can come in from then on.
        """
        if not await self._store.let_open(person.id, opens):
            raise Objection("no-mailbox")

    async def letter(self, mail: str, address: str) -> None:
        """Somebody wants to be let in by a link: to whomever it may let in it is sent, and who
        asked is not told whether there is anybody.
        """
        if "mail" not in self.open:
            raise Objection("calls-closed")
        self._limits.count("calls", address)
        if not plausible(mail):
            raise Objection("bad-mail")
        self._limits.count("confirmations", f"letters to {mail.lower()}")
        for channel in await self._store.openers(mail, LETTERS):
            await self._call_by(channel, "enter")

    async def left_everywhere(self, person: Person) -> None:
        await self._store.end_channels(person.id, "push")

    async def claimed(self, person: Person) -> None:
        """For the first time: whatever device there is is theirs."""
        await self._store.renew_channels(person.id, person.generation)

    async def wish(self, person: Person, wishes: CallWishes) -> None:
        if not zone_known(wishes.zone):
            raise Objection("bad-zone")
        if wishes.language not in every_language():
            raise Objection("bad-request", why=f"the house does not speak {wishes.language}")
        await self._store.wish(person.id, written(wishes))

    async def try_device(self, person: Person, id: str, address: str) -> None:
        """So that somebody sees what a call is like."""
        self._check_open("push", person, address)
        channel = await self._store.channel(id)
        if channel is None or channel.person != person.id:
            raise Objection("no-such-device")
        await self._call_by(channel, "trial")

    async def confirm(self, given: str) -> bool:
        """Whether the pass was good, and the address is somebody's now."""
        channel = self._passes.confirmed(given)
        return channel is not None and await self._store.confirm_channel(channel)

    def stops(self, given: str) -> bool:
        return self._passes.stopped(given) is not None

    async def stop(self, given: str) -> bool:
        """Whether the pass was good, however often it is used."""
        channel = self._passes.stopped(given)
        if channel is not None:
            await self._store.end_channel(channel)
        return channel is not None

    def _check_open(self, kind: CallKind, person: Person, address: str) -> None:
        if kind not in self.open:
            raise Objection("calls-closed")
        self._limits.count("calls", address)
        self._limits.count("calls", person.id)

    async def _save(self, channel: CallChannel, most: int) -> CallChannel:
        try:
            return await self._store.save_channel(channel, most)
        except TooManyChannels:
            raise Objection("too-many-devices", most=most) from None

    async def _settle(self, person: Person, language: Language, zone: str) -> None:
        """Somebody is called in the language and by the clock of where they asked for it, unless
        they say. A zone that the house does not know is none, for who sent it cannot help it.
        """
        kept = await self._store.wishes_of(person.id)
        wishes = read_wishes(kept, language)
        if wishes.zone == NOWHERE and zone_known(zone):
            wishes = replace(wishes, zone=zone)
        if kept is None or wishes != read_wishes(kept):
            await self._store.wish(person.id, written(wishes))

    async def _call_by(self, channel: CallChannel, reason: CallReason) -> None:
        now = self._now()
        await self._store.call_by(WaitingCall(channel.id, "", reason, now, now))
        self._outbox.due(now)

    # How a call is made

    def _host(self, channel: CallChannel) -> str:
        sender = self._mail if channel.kind == "mail" else self._push
        return "" if sender is None else sender.host(channel)

    async def _made(self, call: WaitingCall, channel: CallChannel) -> CallOutcome | None:
        """None if there is no reason any more. Raises `PutOff`."""
        if call.table and not self._may_ring(channel):
            return CallOutcome("held-back")
        person = await self._store.person(channel.person)
        if person is None or channel.kind not in self.open:
            return None
        if channel.kind == "push" and channel.generation < person.generation:
            return CallOutcome("gone", why="its person has left all devices")
        if call.reason in ("confirm", "trial", "enter"):
            return await self._about_channel(call, channel, person)
        return await self._about_table(call, channel, person)

    async def _about_channel(
        self, call: WaitingCall, channel: CallChannel, person: Person
    ) -> CallOutcome | None:
        path = f"/{channel.language}{SETTINGS}"
        if call.reason == "confirm":
            path = f"{CONFIRM}/{self._passes.to_confirm(channel.id)}"
        elif call.reason == "enter":
            late = self._now() - call.at > LETTER_LASTS
            if late or not (channel.opens and channel.confirmed):
                return None
            # After the mark, so that it stands in no log and is sent to nobody.
            path = f"/{channel.language}{ENTER}#{await self._latchkeys.letter(person)}"
        message = of_channel(call, person.name, path, channel.language)
        return await self._sent(channel, call.reason, message)

    def _may_ring(self, channel: CallChannel) -> bool:
        """Whoever was called so often just now knows; and no guest has a stranger's machine called
        without end. Looked at before anything is read, and what is too much is not made later.
        """
        owner = self._limits.owner(channel.person)
        return self._limits.allows("rings_by_person", owner.person) and self._limits.allows(
            "rings_by_address", owner.address
        )

    async def _about_table(
        self, call: WaitingCall, channel: CallChannel, person: Person
    ) -> CallOutcome | None:
        assert self._tables is not None
        sheet = await self._tables.sheet_of(call.table)
        if sheet is None or self._tables.at_table(sheet.id, person.id):
            return None
        now = self._now()
        due = standing(sheet, call.reason, person.id, now)
        if due is None:
            return None
        wishes = read_wishes(await self._store.wishes_of(person.id))
        if not wanted(wishes, channel.kind, sheet.game):
            return None
        if call.reason in ("turn", "short") and await self._prepared(sheet, person):
            due = max(due, now + AGAIN)  # it may be made for them, or end as something surprises
        due = max(due, quiet_until(wishes, now) or 0)
        if due > now:
            raise PutOff(due)
        speaking = Speaking(wishes.language, wishes.zone)
        message = of_table(call, sheet, person.id, speaking, now)
        return await self._sent(channel, call.reason, message)

    async def _prepared(self, sheet: Sheet, person: Person) -> bool:
        """Whether somebody has prepared what they do, and so need not come."""
        if not sheet.pace.prepares:
            return False
        kept = await self._store.prepared(sheet.id)
        return any(each.person == person.id for each in kept)

    async def _sent(
        self, channel: CallChannel, reason: CallReason, message: Message
    ) -> CallOutcome | None:
        if channel.kind == "push":
            waiting = await self._waiting(channel.person)
            return await self._push.send(channel, replace(message, waiting=waiting))
        if self._mail is None:
            return None
        around = words(message.language).around(reason)
        stop = f"{self._house}{STOP}/{self._passes.to_stop(channel.id)}"
        return await self._mail.send(of_message(message, channel, self._house, around, stop))

    async def _waiting(self, person: str) -> int:
        """How many games wait for somebody: what the house's icon says on their device."""
        wanted = TableQuery(stage="playing", person=person, most=COUNTED)
        sheets = await self._store.listed(wanted)
        return sum(standing(sheet, "turn", person, 0) is not None for sheet in sheets)


def _device(channel: CallChannel) -> CallDevice:
    return CallDevice(
        id=channel.id, name=channel.device, made=channel.made, endpoint=channel.address
    )


def _contact(settings: Settings) -> str:
    """Some push services take nothing of who cannot be written to."""
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.secure and settings.public_url else ""


def _mail_sender(settings: Settings, now: Callable[[], int]) -> MailSender | None:
    if settings.mail is None or settings.public_url is None or not settings.mail_from:
        return None
    return MailSender(
        read_server(settings.mail), settings.mail_from, settings.name or "Ludothèque", now
    )

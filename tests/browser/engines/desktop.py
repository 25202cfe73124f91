"""A desktop of the tests' own: it is shown what programs notify, and touches it (D-Bus)."""

import asyncio
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from dbus_fast import BusType
from dbus_fast.aio import MessageBus
from dbus_fast.annotations import DBusDict, DBusInt32, DBusSignature, DBusStr, DBusUInt32
from dbus_fast.service import ServiceInterface, dbus_method, dbus_signal

from .window import PATIENCE, begun, wait_for

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"


class Note:
    """One thing that was shown."""

    def __init__(self, id: int, title: str, body: str) -> None:
        self.id, self.title, self.body = id, title, body


Strings = Annotated[list[str], DBusSignature("as")]


class _Notifications(ServiceInterface):
    def __init__(self, shown: list[Note]) -> None:
        super().__init__(NAME)
        self.shown, self.last = shown, 0

    @dbus_method()
    def GetCapabilities(self) -> Strings:
        return ["actions", "body", "body-markup", "persistence"]

    @dbus_method()
    def GetServerInformation(self) -> Annotated[list[str], DBusSignature("ssss")]:
        return ["desktop", "tests", "1", "1.2"]

    @dbus_method()
    def Notify(
        self,
        app: DBusStr,
        replaces: DBusUInt32,
        icon: DBusStr,
        summary: DBusStr,
        body: DBusStr,
        actions: Strings,
        hints: DBusDict,
        timeout: DBusInt32,
    ) -> DBusUInt32:
        self.last = replaces or self.last + 1
        self.shown.append(Note(self.last, summary, body))
        return self.last

    @dbus_method()
    def CloseNotification(self, id: DBusUInt32) -> None:
        self.NotificationClosed(id, 3)

    @dbus_signal()
    def NotificationClosed(self, id: int, reason: int) -> Annotated[list[int], DBusSignature("uu")]:
        return [id, reason]

    @dbus_signal()
    def ActionInvoked(
        self, id: int, action: str
    ) -> Annotated[list[int | str], DBusSignature("us")]:
        return [id, action]


class Desktop:
    def __init__(self, address: str) -> None:
        self.address = address
        self.shown: list[Note] = []
        self.ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._notifications = _Notifications(self.shown)
        self._thread = threading.Thread(target=self._run, name="desktop", daemon=True)

    def touch(self, note: Note) -> None:
        self._loop.call_soon_threadsafe(self._notifications.ActionInvoked, note.id, "default")

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        bus = await MessageBus(bus_address=self.address, bus_type=BusType.SESSION).connect()
        bus.export(PATH, self._notifications)
        await bus.request_name(NAME)
        self._over = asyncio.Event()
        self.ready.set()
        await self._over.wait()
        bus.disconnect()

    def __enter__(self) -> "Desktop":
        self._thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def desktop() -> Iterator[Desktop]:
    """With a bus of its own."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with begun(command, stdout=subprocess.PIPE) as bus:
        assert bus.stdout is not None
        address = wait_for(bus.stdout.readline, "the bus begins").strip()
        with Desktop(address) as shown:
            yield shown
        bus.stdout.close()


def environment(shown: Desktop) -> dict[str, str]:
    return {"DBUS_SESSION_BUS_ADDRESS": shown.address}

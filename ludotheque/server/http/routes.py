"""Every question that can be asked over HTTP. The routes and the API's document are made of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from ludotheque.protocol.wire import (
    Chart,
    Claim,
    DayCard,
    DayResults,
    Delete,
    Enter,
    Fill,
    Film,
    GameCard,
    Guest,
    Health,
    HostReport,
    HouseCard,
    HouseKeeping,
    ListedStage,
    Me,
    Moments,
    NewTable,
    OwnData,
    OwnPlayed,
    RulebookCard,
    Sit,
    TableEntry,
    TableInfo,
    Tables,
)

from . import handlers
from .calls.routes import CALL_ROUTES
from .latchkeys import LATCHKEY_ROUTES
from .route import ApiRoute, Query

# Asked in the query

Flag = Literal[0, 1]


class Leaving(Query, frozen=True, kw_only=True):
    everywhere: Annotated[Flag, Meta(description="1: on all devices.")] = 0


class Hosting(Query, frozen=True, kw_only=True):
    key: Annotated[str, Meta(description="The host's, from another machine.")] | UnsetType = UNSET


class ByRules(Query, frozen=True, kw_only=True):
    """By whose rules: those of a table, where they are not today's."""

    version: Annotated[int, Meta(ge=1, le=10_000)] | UnsetType = UNSET


class Which(Query, frozen=True, kw_only=True):
    """Which tables. The newest change comes first."""

    stage: ListedStage | UnsetType = UNSET
    game: Annotated[str, Meta(min_length=1, max_length=64)] | UnsetType = UNSET
    mine: Annotated[Flag, Meta(description="1: where you sit, public or not.")] = 0
    before: (
        Annotated[
            str,
            Meta(pattern=r"^[0-9]{1,15}-[a-z-]{1,40}$", description="`next` of the last page."),
        ]
        | UnsetType
    ) = UNSET
    most: Annotated[int, Meta(ge=1, le=100)] = 20


class Looking(Query, frozen=True, kw_only=True):
    """Through whose eyes, and which moments."""

    eyes: (
        Annotated[
            str,
            Meta(
                pattern=r"^(all|watcher|[0-9])$",
                description="Everything open, a spectator's, or a seat's; by default the first of "
                "`choices`.",
            ),
        ]
        | UnsetType
    ) = UNSET
    since: Annotated[int, Meta(ge=0, le=1_000_000, description="The first moment.")] = 0
    most: Annotated[int, Meta(ge=1, le=500, description="So many moments.")] = 500


NAME = ("name-bad", "name-claimed", "name-of-bots")


ROUTES = (
    ApiRoute(
        name="document",
        method="GET",
        path="/api",
        about="This document.",
        ask=handlers.document,
        answers={200: dict[str, Any]},
        kept="checked",
    ),
    ApiRoute(
        name="games",
        method="GET",
        path="/api/games",
        about="The games of the house, and what can be chosen for a table of each.",
        ask=handlers.games,
        answers={200: tuple[GameCard, ...]},
        kept="checked",
    ),
    ApiRoute(
        name="rulebook",
        method="GET",
        path="/api/games/{game}/rulebook",
        about="A game's rulebook, clause by clause: what refusals and events cite.",
        ask=handlers.rulebook,
        query=ByRules,
        answers={200: RulebookCard},
        objections=("no-such-game", "no-such-version"),
        kept="checked",
    ),
    ApiRoute(
        name="face",
        method="GET",
        path="/api/games/{game}/faces/{name}",
        about="The face of one of a game's characters.",
        ask=handlers.face,
        answers={200: str},
        kind="image/svg+xml",
        objections=("no-such-page",),
        kept="checked",
    ),
    ApiRoute(
        name="schema",
        method="GET",
        path="/api/games/{game}/schema",
        about="A game's options, views, moves and events, as JSON Schema (2020-12).",
        ask=handlers.schema,
        query=ByRules,
        answers={200: dict[str, Any]},
        objections=("no-such-game", "no-such-version"),
        kept="checked",
    ),
    ApiRoute(
        name="me",
        method="GET",
        path="/api/me",
        about="Who you are to the house, if you are anybody.",
        ask=handlers.me,
        answers={200: Me, 204: None},
        who="perhaps",
    ),
    ApiRoute(
        name="introduce",
        method="POST",
        path="/api/me",
        about="Say your name: you become a guest, and get a cookie. Who is known keeps their name.",
        ask=handlers.introduce,
        body=Guest,
        answers={200: Me},
        who="perhaps",
        objections=(*NAME, "door-closed"),
    ),
    ApiRoute(
        name="forget",
        method="DELETE",
        path="/api/me",
        about="Leave on this device, or on all.",
        ask=handlers.forget,
        query=Leaving,
        answers={204: None},
        who="perhaps",
    ),
    ApiRoute(
        name="rename",
        method="POST",
        path="/api/me/name",
        about="Change your name.",
        ask=handlers.rename,
        body=Guest,
        answers={200: Me},
        who="somebody",
        objections=NAME,
    ),
    ApiRoute(
        name="claim",
        method="POST",
        path="/api/me/claim",
        about="Claim your name with a passphrase, or change the passphrase.",
        ask=handlers.claim,
        body=Claim,
        answers={200: Me},
        who="somebody",
        objections=("passphrase-short", "name-claimed", "wrong-passphrase", "too-many-attempts"),
    ),
    ApiRoute(
        name="enter",
        method="POST",
        path="/api/me/enter",
        about="Come back under a name that you have claimed.",
        ask=handlers.enter,
        body=Enter,
        answers={200: Me},
        objections=(
            "name-bad",
            "name-of-bots",
            "passphrase-short",
            "wrong-passphrase",
            "too-many-attempts",
        ),
    ),
    ApiRoute(
        name="played",
        method="GET",
        path="/api/me/played",
        about="Your games in numbers: what you have made of each, and against whom.",
        ask=handlers.played,
        answers={200: OwnPlayed},
        who="somebody",
    ),
    ApiRoute(
        name="export",
        method="GET",
        path="/api/me/export",
        about="All that the house keeps about you.",
        ask=handlers.export,
        answers={200: OwnData},
        who="somebody",
    ),
    ApiRoute(
        name="delete",
        method="POST",
        path="/api/me/delete",
        about="Be forgotten, for good: you, your words and your name at every table. Where you play"
        " you give up. Who has claimed their name gives the passphrase.",
        ask=handlers.delete,
        body=Delete,
        answers={204: None},
        who="somebody",
        objections=("passphrase-short", "wrong-passphrase", "too-many-attempts"),
    ),
    ApiRoute(
        name="tables",
        method="GET",
        path="/api/tables",
        about="Tables that are public, or yours.",
        ask=handlers.tables,
        query=Which,
        answers={200: Tables},
        who="perhaps",
        objections=("nobody",),
    ),
    ApiRoute(
        name="set_up",
        method="POST",
        path="/api/tables",
        about="Set a table up. Nobody sits yet, and the commitment to the dice is made.",
        ask=handlers.set_up,
        body=NewTable,
        answers={201: TableInfo},
        who="somebody",
        objections=("no-such-game", "bad-options", "bad-seats", "seats-for-bots-only"),
    ),
    ApiRoute(
        name="table",
        method="GET",
        path="/api/tables/{id}",
        about="A table, and where you sit at it.",
        ask=handlers.table,
        answers={200: TableEntry},
        who="perhaps",
        objections=("no-such-table", "day-closed"),
    ),
    ApiRoute(
        name="sit",
        method="POST",
        path="/api/tables/{id}/seat",
        about="Sit down. The game begins when the last chair is taken.",
        ask=handlers.sit,
        body=Sit,
        answers={200: TableEntry},
        who="somebody",
        objections=(
            "no-such-table",
            "no-such-seat",
            "table-full",
            "seat-taken",
            "seat-kept",
            "bad-seats",
            "already-started",
            "table-frozen",
            "table-closed",
        ),
    ),
    ApiRoute(
        name="leave",
        method="DELETE",
        path="/api/tables/{id}/seat",
        about="Get up, before the game begins. Without anybody the table is gone (204).",
        ask=handlers.leave,
        answers={200: TableEntry, 204: None},
        who="somebody",
        objections=(
            "no-such-table",
            "not-seated",
            "already-started",
            "table-frozen",
            "table-closed",
        ),
    ),
    ApiRoute(
        name="fill",
        method="POST",
        path="/api/tables/{id}/fill",
        about="Give the empty chairs to bots, and begin. For the table's host.",
        ask=handlers.fill,
        body=Fill,
        answers={200: TableEntry},
        who="somebody",
        objections=(
            "no-such-table",
            "host-only",
            "not-seated",
            "already-started",
            "table-frozen",
            "table-closed",
        ),
    ),
    ApiRoute(
        name="rematch",
        method="POST",
        path="/api/tables/{id}/rematch",
        about="A new table for the same people: the same one, whoever asks.",
        ask=handlers.rematch,
        answers={200: TableInfo},
        who="somebody",
        objections=(
            "no-such-table",
            "not-over",
            "not-seated",
            "table-frozen",
            "table-closed",
            "day-once",
        ),
    ),
    ApiRoute(
        name="record",
        method="GET",
        path="/api/tables/{id}/record",
        about="The record of a finished game, a JSON value a line, for `ludotheque verify`. Of a"
        " table that was closed it goes as far as the game did.",
        ask=handlers.record,
        answers={200: str},
        kind="application/x-ndjson",
        objections=("no-such-table", "not-over", "table-frozen", "day-closed"),
        kept="checked",
    ),
    ApiRoute(
        name="moments",
        method="GET",
        path="/api/tables/{id}/moments",
        about="A game moment by moment: once it is over through any seat's eyes or with everything"
        " open, before only through your own, or a spectator's if you have no seat.",
        ask=handlers.moments,
        who="perhaps",
        query=Looking,
        answers={200: Moments},
        objections=(
            "no-such-table",
            "no-such-seat",
            "not-over",
            "table-frozen",
            "rules-changed",
            "day-closed",
            "house-busy",
        ),
        kept="checked",
    ),
    ApiRoute(
        name="chart",
        method="GET",
        path="/api/tables/{id}/chart",
        about="The numbers of a game that is over, round by round.",
        ask=handlers.chart,
        who="perhaps",
        answers={200: Chart},
        objections=(
            "no-such-table",
            "not-over",
            "table-frozen",
            "rules-changed",
            "day-closed",
            "house-busy",
        ),
        kept="checked",
    ),
    ApiRoute(
        name="film",
        method="GET",
        path="/api/tables/{id}/films/{at}",
        about="What a hand did in one move of a game that has such moves, simulated once more.",
        ask=handlers.film,
        who="perhaps",
        answers={200: Film},
        objections=(
            "no-such-table",
            "no-such-film",
            "not-over",
            "table-frozen",
            "rules-changed",
            "day-closed",
            "house-busy",
        ),
        kept="checked",
    ),
    ApiRoute(
        name="report",
        method="POST",
        path="/api/tables/{id}/reports",
        about="Tell the host of something that was said at a table, or of somebody who sits there.",
        ask=handlers.report,
        body=HostReport,
        answers={204: None},
        who="somebody",
        objections=("no-such-table", "no-such-seat", "table-frozen", "day-closed"),
    ),
    ApiRoute(
        name="day",
        method="GET",
        path="/api/day",
        about="The deals of today, one a game and the same for everybody; and yours among them.",
        ask=handlers.day,
        answers={200: DayCard},
        who="perhaps",
    ),
    ApiRoute(
        name="begin_day",
        method="POST",
        path="/api/day/{game}",
        about="Begin today's deal of a game, at a table of your own. Each person does so once.",
        ask=handlers.begin_day,
        answers={201: TableInfo},
        who="somebody",
        objections=("no-such-game", "day-once"),
    ),
    ApiRoute(
        name="day_results",
        method="GET",
        path="/api/days/{day}/{game}",
        about="What everybody made of the deal of a day, such as 2026-01-31, once that is over.",
        ask=handlers.day_results,
        answers={200: DayResults},
        who="perhaps",
        objections=("no-such-game", "no-such-day", "day-not-over"),
    ),
    ApiRoute(
        name="house",
        method="GET",
        path="/api/house",
        about="What the house is called, and what its host has to say.",
        ask=handlers.house,
        answers={200: HouseCard},
    ),
    ApiRoute(
        name="keeping",
        method="GET",
        path="/api/house/keeping",
        about="Who runs the house, and what it keeps for how long.",
        ask=handlers.keeping,
        answers={200: HouseKeeping},
    ),
    ApiRoute(
        name="health",
        method="GET",
        path="/healthz",
        about="Whether the house is well.",
        ask=handlers.health,
        answers={200: Health, 503: Health},
        counted=False,
    ),
    ApiRoute(
        name="metrics",
        method="GET",
        path="/metrics",
        about="Numbers for Prometheus. For the host: on the machine itself, or with the key.",
        ask=handlers.metrics,
        query=Hosting,
        objections=("no-such-page",),
        answers={200: str},
        kind="text/plain; version=0.0.4; charset=utf-8",
        counted=False,
    ),
    *CALL_ROUTES,
    *LATCHKEY_ROUTES,
)

"""How what is asked of calls is answered."""

from __future__ import annotations

from ludotheque.server.http.route import ApiRequest, ApiResponse, Services


async def card(services: Services, asked: ApiRequest) -> ApiResponse:
    found = await services.calls.card(asked.somebody, asked.language)
    return ApiResponse(found, private=True)


async def wish(services: Services, asked: ApiRequest) -> ApiResponse:
    await services.calls.wish(asked.somebody, asked.body)
    return ApiResponse(status=204)


async def open_device(services: Services, asked: ApiRequest) -> ApiResponse:
    device = await services.calls.open_device(
        asked.somebody, asked.body, asked.language, asked.caller.address
    )
    return ApiResponse(device, 201, location=f"/api/calls/devices/{device.id}")


async def close_device(services: Services, asked: ApiRequest) -> ApiResponse:
    await services.calls.close_device(asked.somebody, asked.path["id"])
    return ApiResponse(status=204)


async def try_device(services: Services, asked: ApiRequest) -> ApiResponse:
    await services.calls.try_device(asked.somebody, asked.path["id"], asked.caller.address)
    return ApiResponse(status=204)


async def open_mailbox(services: Services, asked: ApiRequest) -> ApiResponse:
    mailbox = await services.calls.open_mailbox(
        asked.somebody, asked.body, asked.language, asked.caller.address
    )
    return ApiResponse(mailbox)


async def let_open(services: Services, asked: ApiRequest) -> ApiResponse:
    if asked.body.opens:
        passphrase, address = asked.body.passphrase, asked.caller.address
        await services.people.sure(asked.somebody, passphrase, address)
    await services.calls.let_open(asked.somebody, asked.body.opens)
    return ApiResponse(status=204)


async def close_mailbox(services: Services, asked: ApiRequest) -> ApiResponse:
    await services.calls.close_mailbox(asked.somebody)
    return ApiResponse(status=204)

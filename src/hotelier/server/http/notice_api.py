"""The API of notices: when and where the owner of a profile is called; docs/api.md describes it."""

from typing import cast
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Request

from hotelier.core.game import Json
from hotelier.server.calls.words import code_letter, trial
from hotelier.server.clock import iso
from hotelier.server.http.asking import owner_of, service_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.post.endpoints import Endpoint, Given
from hotelier.server.post.push import PushKeys
from hotelier.server.profiles.profile import Visitor
from hotelier.server.service import Service
from hotelier.wire.messages.notices import (
    Code,
    Dropped,
    HookShape,
    NewEndpoint,
    NoticeChange,
    NoticeEndpoint,
    Notices,
)

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.get("/profile/notices", "When and where your profile is called")
async def notices(request: Request) -> Notices:
    return await told(request, await owner_of(request))


@routes.patch("/profile/notices", "Change when your profile is called")
async def change_notices(request: Request, body: Body[NoticeChange]) -> Notices:
    visitor = await owner_of(request)
    wanted = await body.read()
    caller = service_of(request).caller
    if not isinstance(wanted.table, msgspec.UnsetType):
        await caller.wish_for_table(visitor.profile.id, wanted.table, wanted.moment)
    if not isinstance(wanted.wishes, msgspec.UnsetType):
        await caller.wish(visitor.profile.id, wanted.wishes)
    return await told(request, visitor)


@routes.post("/profile/endpoints", "Let notices come to a browser, a web address or a mailbox", status=201)
async def name_endpoint(request: Request, body: Body[NewEndpoint]) -> Notices:
    visitor = await owner_of(request)
    wanted = await body.read()
    given = Given(
        kind=wanted.kind,
        address=wanted.address.strip(),
        shape=wanted.shape if wanted.kind == "webhook" else None,
        keys=PushKeys(wanted.keys.p256dh, wanted.keys.auth) if wanted.keys is not None else None,
        device=visitor.device if wanted.kind == "push" else None,
        origin=f"{request.url.scheme}://{request.url.netloc}",
    )
    language = visitor.profile.language
    await service_of(request).endpoints.name(visitor.profile.id, given, code_letter(language))
    return await told(request, visitor)


@routes.post("/profile/endpoints/{id}/confirm", "Confirm a mailbox with the code that came there")
async def confirm_endpoint(request: Request, id: str, body: Body[Code]) -> Notices:
    visitor = await owner_of(request)
    wanted = await body.read()
    await service_of(request).endpoints.confirm(visitor.profile.id, id, wanted.code.strip())
    return await told(request, visitor)


@routes.post("/profile/endpoints/{id}/try", "Send a notice there, to see whether it arrives")
async def try_endpoint(request: Request, id: str) -> Notices:
    visitor = await owner_of(request)
    letter = trial(visitor.profile.language)
    await service_of(request).endpoints.try_out(visitor.profile.id, id, letter)
    return await told(request, visitor)


@routes.delete("/profile/endpoints/{id}", "Let notices no longer come there")
async def remove_endpoint(request: Request, id: str) -> Notices:
    visitor = await owner_of(request)
    await service_of(request).endpoints.remove(visitor.profile.id, id)
    return await told(request, visitor)


async def told(request: Request, visitor: Visitor) -> Notices:
    service = service_of(request)
    wishes, tables = await service.caller.book.wishes_of(visitor.profile.id)
    return Notices(
        wishes=wishes,
        tables=tables,
        endpoints=[shown(each, visitor) for each in await service.endpoints.of(visitor.profile.id)],
        push_key=service.office.signer.public,
        mail=service.office.mailer.ready,
    )


async def kept_of(service: Service, profile: str) -> Json:
    """All that is kept of somebody's notices, for themselves."""
    wishes, tables = await service.caller.book.wishes_of(profile)
    named = await service.endpoints.of(profile)
    return {
        "wishes": msgspec.to_builtins(wishes),
        "tables": tables,
        "endpoints": [
            {
                "kind": each.kind,
                "address": each.address,
                "shape": each.shape,
                "confirmed": each.confirmed,
                "dropped": each.dropped,
                "created": iso(each.created),
            }
            for each in named
        ],
    }


def shown(endpoint: Endpoint, visitor: Visitor) -> NoticeEndpoint:
    mail = endpoint.kind == "mail"
    return NoticeEndpoint(
        id=endpoint.id,
        kind=endpoint.kind,
        shown=endpoint.address if mail else urlsplit(endpoint.address).hostname or "",
        shape=cast("HookShape | None", endpoint.shape),
        own=endpoint.device is not None and endpoint.device == visitor.device,
        confirmed=endpoint.confirmed,
        dropped=cast("Dropped | None", endpoint.dropped),
        created=iso(endpoint.created),
    )

"""The API of profiles: all routes of their own affairs; docs/api.md describes them."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from hotelier.server.clock import iso
from hotelier.server.cups.cup import forget
from hotelier.server.http.asking import limited_service, owner_of, service_of
from hotelier.server.http.codec import JSON, encode, number_of, token_of
from hotelier.server.http.cup_api import cups_of
from hotelier.server.http.notes import at_seat, noted
from hotelier.server.http.notice_api import kept_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.profiles.export import export_of
from hotelier.server.profiles.profile import Profile, Visitor
from hotelier.server.ratings.shown import ladders_of
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.tables import sitters
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.tokens import hashed, id_from
from hotelier.wire.messages.base import Request as Asked
from hotelier.wire.messages.opening import SeatLink
from hotelier.wire.messages.profiles import (
    Device,
    Farewell,
    Handover,
    HandoverCode,
    HandoverNote,
    MyTables,
    NewPasskey,
    NewProfile,
    OwnProfile,
    Passkey,
    PasskeyOptions,
    ProfileChange,
    ProfileMade,
    SittingNote,
    TakeHandover,
    TakePasskey,
    WantToken,
)
from hotelier.wire.messages.table import MOST_NOTES

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.post("/profile", "Make a profile", status=201)
async def make_profile(request: Request, body: Body[NewProfile]) -> ProfileMade:
    service = service_of(request)
    wanted = await body.read()
    service.new_profiles.take(request.state.address)
    profile, secret = await service.profiles.make(wanted)
    return ProfileMade(secret=secret, profile=await shown(service, profile, id_from("device", wanted.key)))


@routes.get("/profile", "The own profile")
async def own_profile(request: Request) -> OwnProfile:
    visitor = await owner_of(request)
    return await shown(service_of(request), visitor.profile, visitor.device)


@routes.patch("/profile", "Change your profile")
async def change_profile(request: Request, body: Body[ProfileChange]) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    changed = await service.profiles.change(visitor.profile, await body.read())
    if changed.portrait != visitor.profile.portrait:
        await at_tables(service, visitor, sitters.show(changed.id, changed.portrait), running=True)
    return await shown(service, changed, visitor.device)


@routes.delete("/profile", "Delete your profile with all that belongs to it")
async def delete_profile(request: Request) -> Farewell:
    service = service_of(request)
    visitor = await owner_of(request)
    left = await at_tables(service, visitor, sitters.leave(visitor.profile.id))
    for cup in await service.steward.book.of_profile(visitor.profile.id):
        await service.steward.book.change(cup.id, forget(visitor.profile.id))
    await service.profiles.delete(visitor.profile.id)
    return Farewell(tables=left)


@routes.delete("/profile/devices/{device}", "Forget a device, and what it could open")
async def forget_device(request: Request, device: str) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    await at_tables(service, visitor, sitters.lock_out(visitor.profile.id, device))
    await service.profiles.forget_device(visitor.profile.id, device)
    return await shown(service, visitor.profile, visitor.device)


@routes.get("/profile/tables", "The tables at which your profile sits", query=("skip",))
async def own_tables(request: Request) -> MyTables:
    service = service_of(request)
    visitor = await owner_of(request)
    found = await service.profiles.sittings_of(visitor.profile.id)
    seats = {each.table: each.seat for each in reversed(found)}
    all_tables = list(dict.fromkeys(each.table for each in found))
    skip = number_of(request, "skip") or 0
    shown_now = all_tables[skip : skip + MOST_NOTES]
    notes = [note for id in shown_now for note in await noted(service, id, at_seat(seats[id]), [])]
    further = skip + MOST_NOTES if skip + MOST_NOTES < len(all_tables) else None
    return MyTables(tables=notes, count=len(all_tables), next=further)


@routes.get("/profile/export", "All that is kept of your profile, as one file")
async def export(request: Request) -> Response:
    service = service_of(request)
    visitor = await owner_of(request)
    service.exports.take(visitor.profile.id)
    whole = await export_of(visitor.profile, service.profiles, service.passkeys, service.host)
    whole["notices"] = await kept_of(service, visitor.profile.id)
    whole["cups"] = await cups_of(service, visitor.profile.id)
    whole["attempts"] = await service.attempts.kept_of(visitor.profile.id)
    whole["ratings"] = msgspec.to_builtins(await ladders_of(service.store, visitor.profile.id))
    return Response(
        encode(whole),
        media_type=JSON,
        headers={"Content-Disposition": 'attachment; filename="hotelier-profile.json"'},
    )


# To another device


@routes.post("/profile/handover", "A link with which another device gets your profile")
async def hand_over(request: Request) -> Handover:
    service = service_of(request)
    visitor = await owner_of(request)
    code = await service.handovers.issue(visitor.profile.id)
    return Handover(code=code, seconds=service.handovers.seconds)


@routes.post("/handover/look", "Whose profile a link hands over")
async def look_at_handover(request: Request, body: Body[HandoverCode]) -> HandoverNote:
    service = limited_service(request)
    wanted = await body.read()
    profile = await service.profiles.find(str(await service.handovers.look(wanted.code)))
    if profile is None:
        raise Refusal("wrong_profile", "this profile is gone")
    return HandoverNote(name=profile.name, portrait=profile.portrait)


@routes.post("/handover/take", "Make this browser a device of the profile that is handed over", status=201)
async def take_handover(request: Request, body: Body[TakeHandover]) -> ProfileMade:
    service = limited_service(request)
    wanted = await body.read()
    asked = digest_of(wanted)
    profile = await service.handovers.use(wanted.code, asked)
    return await welcome(service, str(profile), wanted.label, wanted.key, asked)


@routes.post("/profile/passkeys/options", "What a browser needs to make a passkey of your profile")
async def passkey_options(request: Request) -> PasskeyOptions:
    visitor = await owner_of(request)
    passkeys = service_of(request).passkeys
    return PasskeyOptions(options=await passkeys.options(visitor.profile, request.headers.get("origin")))


@routes.post("/profile/passkeys", "Keep a passkey of your profile", status=201)
async def add_passkey(request: Request, body: Body[NewPasskey]) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    wanted = await body.read()
    origin = request.headers.get("origin")
    await service.passkeys.add(visitor.profile, wanted.credential, wanted.label, origin)
    return await shown(service, visitor.profile, visitor.device)


@routes.delete("/profile/passkeys/{passkey}", "Forget a passkey of your profile")
async def forget_passkey(request: Request, passkey: str) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    await service.passkeys.forget(visitor.profile.id, passkey)
    return await shown(service, visitor.profile, visitor.device)


@routes.post("/passkey/options", "What a browser needs to come with a passkey")
async def passkey_question(request: Request) -> PasskeyOptions:
    service = limited_service(request)
    return PasskeyOptions(options=await service.passkeys.question(request.headers.get("origin")))


@routes.post("/passkey/take", "Make this browser a device of the profile whose passkey it has", status=201)
async def take_passkey(request: Request, body: Body[TakePasskey]) -> ProfileMade:
    service = limited_service(request)
    wanted = await body.read()
    asked = digest_of(wanted)
    profile = await service.passkeys.whose(wanted.credential, request.headers.get("origin"), asked)
    return await welcome(service, profile, wanted.label, wanted.key, asked)


# At tables


@routes.post("/tables/{id}/sitting", "Give a seat that you have to your profile")
async def claim(request: Request, id: str) -> SittingNote:
    visitor = await owner_of(request)
    claiming = sitters.Claiming(token_of(request), visitor.sits())
    table = await service_of(request).host.change(id, claiming.edit)
    return SittingNote(table=table.id, seat=claiming.seat)


@routes.post("/tables/{id}/token", "A token of this device for a seat of your profile")
async def own_token(request: Request, id: str, body: Body[WantToken]) -> SeatLink:
    visitor = await owner_of(request)
    wanted = await body.read()
    opening = sitters.Opening(visitor.sits(), wanted.seat, wanted.key)
    await service_of(request).host.change(id, opening.edit)
    return SeatLink(seat=opening.seat, token=opening.secret)


async def at_tables(service: Service, visitor: Visitor, edit: Edit, *, running: bool = False) -> int:
    """Change something at all tables of a profile, or at those still in play; at how many that was done."""
    found = await service.profiles.sittings_of(visitor.profile.id)
    done = 0
    for id in dict.fromkeys(each.table for each in found if not (running and each.over)):
        try:
            await service.host.change(id, edit)
            done += 1
        except Refusal as refusal:
            if refusal.code not in ("no_such_table", "rules_changed"):  # gone, or nobody comes there
                raise
    return done


async def welcome(service: Service, id: str, label: str, key: str, asked: str) -> ProfileMade:
    """A new device of a profile."""
    profile, secret = await service.profiles.welcome(id, label, key, asked)
    return ProfileMade(secret=secret, profile=await shown(service, profile, id_from("device", key)))


def digest_of(asked: Asked) -> str:
    """Names a request, so that it is known when it is sent again."""
    return hashed(encode(asked).decode())


async def shown(service: Service, profile: Profile, device: str) -> OwnProfile:
    known = await service.profiles.devices_of(profile.id)
    return OwnProfile(
        id=profile.id,
        name=profile.name,
        portrait=profile.portrait,
        language=profile.language,
        settings=profile.settings,
        devices=[
            Device(each.id, each.label, each.id == device, iso(each.created), iso(each.seen))
            for each in known
        ],
        passkeys=[
            Passkey(
                each.id, each.label, each.host, iso(each.created), iso(each.used) if each.used else None
            )
            for each in await service.passkeys.of(profile.id)
        ],
        created=iso(profile.created),
    )

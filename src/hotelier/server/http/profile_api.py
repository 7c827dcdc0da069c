"""The API of profiles: all routes of their own affairs; docs/api.md describes them."""

from fastapi import APIRouter, Request

from hotelier.server.clock import iso
from hotelier.server.http.asking import owner_of, service_of
from hotelier.server.http.codec import token_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.profiles.profile import Profile, Visitor
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.tables import sitters
from hotelier.server.tables.edits import Edit
from hotelier.wire.messages import (
    Device,
    Farewell,
    NewProfile,
    OwnProfile,
    ProfileChange,
    ProfileMade,
    SeatLink,
    SittingNote,
    Sittings,
    WantToken,
)

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.post("/profile", "Make a profile", status=201)
async def make_profile(request: Request, body: Body[NewProfile]) -> ProfileMade:
    service = service_of(request)
    wanted = await body.read()
    service.new_profiles.take(request.state.address)
    profile, secret = await service.profiles.make(wanted)
    visitor = await service.profiles.visitor(secret)
    return ProfileMade(secret=secret, profile=await shown(service, profile, visitor.device))


@routes.get("/profile", "The own profile")
async def own_profile(request: Request) -> OwnProfile:
    visitor = await owner_of(request)
    return await shown(service_of(request), visitor.profile, visitor.device)


@routes.patch("/profile", "Change the own profile")
async def change_profile(request: Request, body: Body[ProfileChange]) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    changed = await service.profiles.change(visitor.profile, await body.read())
    if changed.portrait != visitor.profile.portrait:
        await at_tables(service, visitor, sitters.show(changed.id, changed.portrait), running=True)
    return await shown(service, changed, visitor.device)


@routes.delete("/profile", "Delete the own profile with all that belongs to it")
async def delete_profile(request: Request) -> Farewell:
    service = service_of(request)
    visitor = await owner_of(request)
    left = await at_tables(service, visitor, sitters.leave(visitor.profile.id))
    await service.profiles.delete(visitor.profile.id)
    return Farewell(tables=left)


@routes.delete("/profile/devices/{device}", "Forget a device, and what it could open")
async def forget_device(request: Request, device: str) -> OwnProfile:
    service = service_of(request)
    visitor = await owner_of(request)
    await at_tables(service, visitor, sitters.lock_out(visitor.profile.id, device))
    await service.profiles.forget_device(visitor.profile.id, device)
    return await shown(service, visitor.profile, visitor.device)


@routes.get("/profile/tables", "Where the own profile sits")
async def own_tables(request: Request) -> Sittings:
    visitor = await owner_of(request)
    found = await service_of(request).profiles.sittings_of(visitor.profile.id)
    return Sittings([SittingNote(each.table, each.seat) for each in found])


@routes.post("/tables/{id}/sitting", "Make a seat that one has that of the own profile")
async def claim(request: Request, id: str) -> SittingNote:
    visitor = await owner_of(request)
    claiming = sitters.Claiming(token_of(request), visitor.sits())
    table = await service_of(request).host.change(id, claiming.edit)
    return SittingNote(table=table.id, seat=claiming.seat)


@routes.post("/tables/{id}/token", "A token of this device for a seat of the own profile")
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
        created=iso(profile.created),
    )

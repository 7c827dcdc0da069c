"""The API of tournaments; docs/api.md describes it."""

import asyncio

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from hotelier.core.game import Json
from hotelier.server.addresses import crowd_of
from hotelier.server.clock import now
from hotelier.server.cups import cup as cups
from hotelier.server.cups import export
from hotelier.server.cups.cup import Cup, Edit
from hotelier.server.cups.shown import note_of, state_of
from hotelier.server.decoding import number_in_path
from hotelier.server.http.asking import limited_service, owner_of, service_of, visitor_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.profiles.profile import Visitor
from hotelier.server.ratings.export import FORMATS, check_format
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.tables.names import clean
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.tokens import id_from, new_token
from hotelier.wire.messages.cups import CupBot, CupChange, CupState, JoinCup, MyCups, NewCup
from hotelier.wire.messages.opening import NewSeat, NewTable

router = APIRouter(prefix="/api/v1")
routes = Routes(router)
MOST_OF_ONE = 5
"""The most unfinished tournaments that one person may have made."""


@routes.post("/cups", "Make a tournament", status=201)
async def make_cup(request: Request, body: Body[NewCup]) -> CupState:
    service = service_of(request)
    visitor = await owner_of(request)
    wanted = await body.read()
    cup = await asyncio.to_thread(new_cup, wanted, visitor, crowd_of(request.state.address))
    known = await service.steward.book.of_profile(visitor.profile.id)
    if cup.id not in [each.id for each in known]:
        service.new_tables.take(request.state.address)
        check_few(known, visitor)
        if await service.steward.book.open(cup):
            return state_of(cup, visitor.profile.id)
    return state_of(made_before(await service.steward.book.find(cup.id), cup), visitor.profile.id)


def new_cup(wanted: NewCup, visitor: Visitor, crowd: str) -> Cup:
    """A tournament whose game, options and clock are good for a table."""
    people = [NewSeat(kind="person"), NewSeat(kind="person")]
    trial = NewTable(seats=people, game=wanted.game, options=wanted.options, clock=wanted.clock)
    table, _ = open_table(trial, 0, 0)
    return Cup(
        id=id_from("cup", wanted.key),
        title=clean(wanted.title),
        organiser=visitor.profile.id,
        game=wanted.game,
        options=dict(table.game.options),
        form=wanted.form,
        rounds=wanted.rounds,
        clock=wanted.clock,
        equal=wanted.equal,
        secret=new_token(),
        crowd=crowd,
        created=now(),
        updated=now(),
    )


def check_few(known: list[Cup], visitor: Visitor) -> None:
    own = [cup for cup in known if cup.organiser == visitor.profile.id]
    if sum(cup.stage in ("open", "closed", "playing") for cup in own) >= MOST_OF_ONE:
        raise Refusal("too_many_tables", f"{MOST_OF_ONE} of your tournaments are not over: end one first")


def made_before(cup: Cup, again: Cup) -> Cup:
    same = ("organiser", "title", "game", "options", "form", "rounds", "clock", "equal")
    if any(getattr(cup, name) != getattr(again, name) for name in same):
        raise Refusal("key_reused", "the key was used for another tournament")
    return cup


@routes.get("/cups/{id}", "A tournament: its sides, all rounds, the standings", tagged=True, packed=True)
async def cup_state(request: Request, id: str) -> CupState:
    service = limited_service(request)
    visitor = await visitor_of(request)
    cup = await service.steward.book.find(id)
    return state_of(cup, None if visitor is None else visitor.profile.id)


@routes.get(
    "/cups/{id}/games",
    "All games of a tournament as a file",
    query=("format",),
    files=tuple(FORMATS.values()),
)
async def games(request: Request, id: str) -> Response:
    service = limited_service(request)
    format = request.query_params.get("format", "csv")
    check_format(format)
    cup = await service.steward.book.find(id)
    service.exports.take(request.state.address)
    rated = await export.rated_of(service.store, cup)
    return Response(
        await asyncio.to_thread(export.file_of, cup, rated, format),
        media_type=FORMATS[format],
        headers={"Content-Disposition": f'attachment; filename="hotelier-cup-{cup.id}.{format}"'},
    )


@routes.patch("/cups/{id}", "Close joining, begin, or call a tournament off (organiser)")
async def change_cup(request: Request, id: str, body: Body[CupChange]) -> CupState:
    service = service_of(request)
    visitor = await owner_of(request)
    wanted = await body.read()
    if wanted.stage == "playing":
        await check_room(service, await service.steward.book.find(id))
    changed = await change(request, id, visitor, cups.turn(visitor, wanted.stage))
    service.steward.news.set()
    return changed


async def check_room(service: Service, cup: Cup) -> None:
    """Refuse if the tables of a round would be too many for this server."""
    if await service.store.count_running() + len(cup.sides) // 2 > service.settings.most_tables:
        raise Refusal("too_many_tables", "this server has no room left for the tables of another round")


@routes.post("/cups/{id}/join", "Take part in a tournament")
async def join(request: Request, id: str, body: Body[JoinCup]) -> CupState:
    visitor = await owner_of(request)
    wanted = await body.read()
    return await change(request, id, visitor, cups.join(visitor.profile, wanted.name))


@routes.post("/cups/{id}/bots", "Let a bot take part (organiser)")
async def add_bot(request: Request, id: str, body: Body[CupBot]) -> CupState:
    visitor = await owner_of(request)
    wanted = await body.read()
    return await change(request, id, visitor, cups.add_bot(visitor, wanted.bot, wanted.key))


@routes.delete("/cups/{id}/sides/{side}", "Leave before it begins, or send somebody away (organiser)")
async def remove(request: Request, id: str, side: str) -> CupState:
    visitor = await owner_of(request)
    return await change(request, id, visitor, cups.remove(visitor, number_in_path(side)))


@routes.get("/profile/cups", "The tournaments of your profile")
async def own_cups(request: Request) -> MyCups:
    visitor = await owner_of(request)
    found = await service_of(request).steward.book.of_profile(visitor.profile.id)
    return MyCups(cups=[note_of(cup, visitor.profile.id) for cup in found])


async def change(request: Request, id: str, visitor: Visitor, edit: Edit) -> CupState:
    cup = await service_of(request).steward.book.change(id, edit)
    return state_of(cup, visitor.profile.id)


async def cups_of(service: Service, profile: str) -> list[Json]:
    """What is kept of a profile's tournaments, for its owner."""
    found = await service.steward.book.of_profile(profile)
    return [msgspec.to_builtins(note_of(cup, profile)) for cup in found]

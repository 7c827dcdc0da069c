"""The API of tables, version 1: all their routes in one place; docs/api.md describes them."""

import asyncio
from functools import partial

from fastapi import APIRouter, Request, WebSocket

from hotelier.server.addresses import crowd_of
from hotelier.server.bots.hints import hints_for
from hotelier.server.clock import now
from hotelier.server.decoding import number_in_path
from hotelier.server.http.abandoned import unless_gone
from hotelier.server.http.asking import limited_service, service_of, visitor_of
from hotelier.server.http.codec import number_of, token_of
from hotelier.server.http.notes import by_token, noted
from hotelier.server.http.page import OFFLINE
from hotelier.server.http.routes import Body, Routes
from hotelier.server.reach import reach_of
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.store.rematching import play_again
from hotelier.server.study.sandbox import try_at_table
from hotelier.server.tables import edits, moderation, vacations
from hotelier.server.tables.audience_view import NOTHING_SEEN, state_of
from hotelier.server.tables.catalog import make_catalog
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.joining import Inviting, Joining
from hotelier.server.tables.names import clean
from hotelier.server.tables.opening import check_time_lost, made_before, open_table
from hotelier.server.tables.privileges import check_new_table
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire.messages.opening import (
    Catalog,
    Lobby,
    NewTable,
    Reach,
    TableMade,
)
from hotelier.wire.messages.study import (
    Hints,
    Tried,
    Try,
)
from hotelier.wire.messages.table import (
    LONGEST_CHAT,
    AskNotes,
    Invitation,
    Invite,
    Join,
    Joined,
    Kick,
    Move,
    NewProposal,
    Redo,
    Rematch,
    Report,
    Resign,
    Say,
    SeatBot,
    TableChange,
    TableNotes,
    TableState,
    Undo,
    Vacation,
    Vote,
    WantRematch,
)

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.get("/catalog", "What can be played, and by which bots", packed=True)
async def catalog(request: Request) -> Catalog:
    return make_catalog(offline=OFFLINE if service_of(request).settings.site else None)


@routes.get("/reach", "Where others reach this server")
async def reach(request: Request) -> Reach:
    public_url = service_of(request).settings.public_url
    return await asyncio.to_thread(reach_of, public_url)


@routes.post("/tables", "Make a table", status=201)
async def make_table(request: Request, body: Body[NewTable]) -> TableMade:
    wanted = await body.read()
    check_new_table(service_of(request).settings, token_of(request), wanted)
    check_time_lost(wanted)
    return await set_table(request, wanted)


async def set_table(request: Request, wanted: NewTable, start: int | None = None) -> TableMade:
    """A new table, or the one that the same request has made before."""
    service = service_of(request)
    if wanted.key is not None and (known := await service.host.find(table_id_from(wanted.key))):
        return made_before(known, wanted)
    house_time = service.store.clock.time()
    address = request.state.address
    table, made = await asyncio.to_thread(open_table, wanted, now(), house_time, address, start)
    await make_room(service, address)
    if not await service.host.open(table):
        return made_before(await service.host.newest(table.id), wanted)
    return made


async def make_room(service: Service, address: str) -> None:
    """Refuse another table where there are too many."""
    service.new_tables.take(address)
    if await service.store.count_running() >= service.settings.most_tables:
        raise Refusal("too_many_tables", "this server has no room for another table now")


@routes.get("/tables", "Open tables that wait for people", query=("open",))
async def lobby(request: Request) -> Lobby:
    return Lobby(tables=await service_of(request).store.lobby())


@routes.post("/tables/notes", "How tables stand, in short")
async def notes(request: Request, body: Body[AskNotes]) -> TableNotes:
    service = limited_service(request)
    wanted = await body.read()
    frozen: list[str] = []
    asked = [(key.table, by_token(key.token)) for key in wanted.tables]
    found = [note for id, known in asked for note in await noted(service, id, known, frozen)]
    return TableNotes(tables=found, frozen=frozen)


@routes.get("/tables/{id}", "A table as the bearer of the token sees it", query=("seen",))
async def table_state(request: Request, id: str) -> TableState:
    service = service_of(request)
    table = await service.host.newest(id)
    audience = table.audience(token_of(request))
    present = await service.presence.look(id)
    seen = number_of(request, "seen") or (NOTHING_SEEN if "seen" in request.query_params else None)
    entries = await service.host.entries_since(table, seen)
    return state_of(table, audience, seen, present, service.host.time(), entries)


@routes.patch("/tables/{id}", "Open or close a table (owner)")
async def change_table(request: Request, id: str, body: Body[TableChange]) -> TableState:
    return await change(request, id, moderation.change_table(token_of(request), await body.read()))


@routes.post("/tables/{id}/join", "Take a seat under a name")
async def join(request: Request, id: str, body: Body[Join]) -> Joined:
    service = limited_service(request)
    token = token_of(request)
    crowd = crowd_of(request.state.address)
    if token is None and crowd:
        service.strangers.take(request.state.address)
    visitor = await visitor_of(request)
    joining = Joining(token, await body.read(), crowd, visitor.sits() if visitor else None)
    table = await service.host.change(id, joining.edit)
    audience = table.audience(joining.secret)
    state = state_of(table, audience, None, service.presence.at_hand(id), service.host.time())
    return Joined(table=id, seat=joining.seat, token=joining.secret, state=state)


@routes.post("/tables/{id}/moves", "Make a move")
async def move(request: Request, id: str, body: Body[Move]) -> TableState:
    wanted = await body.read()
    return await change(request, id, edits.move(token_of(request), wanted), wanted.version)


@routes.post("/tables/{id}/undo", "Take a decision back, or ask for it")
async def undo(request: Request, id: str, body: Body[Undo]) -> TableState:
    wanted = await body.read()
    return await change(request, id, edits.undo(token_of(request), wanted), wanted.version)


@routes.post("/tables/{id}/redo", "Make a decision again that was taken back")
async def redo(request: Request, id: str, body: Body[Redo]) -> TableState:
    wanted = await body.read()
    return await change(request, id, edits.redo(token_of(request), wanted), wanted.version)


@routes.post("/tables/{id}/proposals", "Propose something to the table")
async def propose(request: Request, id: str, body: Body[NewProposal]) -> TableState:
    service = service_of(request)
    wanted = await body.read()
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    return await change(request, id, edits.propose(token_of(request), wanted, present, service.away))


@routes.post("/tables/{id}/proposals/{number}/vote", "Vote on a proposal")
async def vote(request: Request, id: str, number: str, body: Body[Vote]) -> TableState:
    service = service_of(request)
    wanted = await body.read()
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    return await change(request, id, edits.vote(token_of(request), number_in_path(number), wanted, present))


@routes.post("/tables/{id}/resign", "Leave the game to a bot")
async def resign(request: Request, id: str, body: Body[Resign]) -> TableState:
    return await change(request, id, edits.resign(token_of(request), await body.read()))


@routes.post("/tables/{id}/vacation", "Go on vacation, or come back")
async def vacation(request: Request, id: str, body: Body[Vacation]) -> TableState:
    return await change(request, id, vacations.vacation(token_of(request), await body.read()))


@routes.post("/tables/{id}/rematch", "Play again with the same people and bots")
async def rematch(request: Request, id: str, body: Body[WantRematch]) -> Rematch:
    service = service_of(request)
    token = token_of(request)
    wanted = await body.read()
    service.by_seat.take(token or request.state.address)
    return await play_again(service.host, id, token, wanted.key, partial(set_table, request))


@routes.post("/tables/{id}/chat", "Say something")
async def say(request: Request, id: str, body: Body[Say]) -> TableState:
    return await change(request, id, edits.say(token_of(request), await body.read()))


@routes.post("/tables/{id}/seats/{seat}/bot", "Seat a bot (owner)")
async def seat_bot(request: Request, id: str, seat: str, body: Body[SeatBot]) -> TableState:
    service = service_of(request)
    wanted = await body.read()
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    edit = edits.seat_bot(token_of(request), number_in_path(seat), wanted, present, service.away)
    return await change(request, id, edit)


@routes.post("/tables/{id}/seats/{seat}/invitation", "A new link for a seat (owner)")
async def invite(request: Request, id: str, seat: str, body: Body[Invite]) -> Invitation:
    service = service_of(request)
    wanted = await body.read() if await request.body() else Invite()
    service.by_seat.take(token_of(request) or request.state.address)
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    inviting = Inviting(token_of(request), number_in_path(seat), wanted.key, present, service.away)
    await service.host.change(id, inviting.edit)
    return Invitation(seat=inviting.seat, token=inviting.secret)


@routes.post("/tables/{id}/seats/{seat}/kick", "Ask who sits there to leave (owner)")
async def kick(request: Request, id: str, seat: str, body: Body[Kick]) -> TableState:
    wanted = await body.read()
    return await change(request, id, moderation.kick(token_of(request), number_in_path(seat), wanted.key))


@routes.post("/tables/{id}/reports", "Tell whoever runs the server of something that is not right")
async def report(request: Request, id: str, body: Body[Report]) -> TableState:
    service = service_of(request)
    token = token_of(request)
    wanted = await body.read()
    service.by_seat.take(token or request.state.address)
    table = await service.host.newest(id)
    audience = table.audience(token)
    edits.check_speaker(audience, token)
    await service.store.report(table, audience.seat, wanted.seat, clean(wanted.text, LONGEST_CHAT))
    return state_of(table, audience, table.version, service.presence.at_hand(id), service.host.time())


@routes.get("/tables/{id}/hint", "Advice for the seat to move")
async def hint(request: Request, id: str) -> Hints:
    service = service_of(request)
    table = await service.host.newest(id)
    seat = edits.seat_of(table, token_of(request))
    service.by_seat.take(f"{id} {seat}")
    crowd = crowd_of(request.state.address)
    table = await service.host.change(id, edits.advise(seat))
    work = hints_for(table, seat, service.pool, service.settings, crowd)
    return await unless_gone(request, work)


@routes.post("/tables/{id}/try", "Try decisions out, of which nobody hears")
async def try_out(request: Request, id: str, body: Body[Try]) -> Tried:
    service = service_of(request)
    token = token_of(request)
    wanted = await body.read()
    table = await service.host.newest(id)
    service.by_seat.take(f"{id} {edits.seat_of(table, token)}")
    return await asyncio.to_thread(try_at_table, table, token, wanted)


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    service = service_of(socket)
    await service.hub.serve(socket, id)


async def change(request: Request, id: str, edit: Edit, since: int | None = None) -> TableState:
    """Carry a change through and answer with the table as its maker sees it then."""
    service = service_of(request)
    token = token_of(request)
    service.by_seat.take(token or request.state.address)
    table = await service.host.change(id, edit)
    return state_of(table, table.audience(token), since, service.presence.at_hand(id), service.host.time())

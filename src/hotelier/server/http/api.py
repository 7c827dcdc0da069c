"""The API, version 1: every route in one place; docs/api.md describes it."""

import asyncio
from typing import cast

from fastapi import APIRouter, Request, WebSocket
from starlette.responses import Response

import hotelier
from hotelier.bots import BOTS
from hotelier.core.options import SetOption
from hotelier.games import NAMES, game_info
from hotelier.server.bots.hints import hints_for
from hotelier.server.clock import now
from hotelier.server.http.codec import JSON, answer, body_of, encode, number_of, token_of
from hotelier.server.http.openapi import describe
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.tables import edits
from hotelier.server.tables.audience_view import NOTHING_SEEN, state_of
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.replays import events_of_table, replay_of_table, replay_of_upload
from hotelier.server.tables.table import Table
from hotelier.wire.messages import (
    BotOffered,
    Catalog,
    Choice,
    Events,
    GameOffered,
    Hints,
    Invitation,
    Join,
    Joined,
    Lobby,
    Move,
    NewProposal,
    NewTable,
    ReplayRequest,
    ReplayStep,
    Resign,
    Say,
    SeatBot,
    TableChange,
    TableMade,
    TableState,
    Undo,
    Vote,
)

router = APIRouter(prefix="/api/v1")


def service_of(request: "Request | WebSocket") -> Service:
    return cast("Service", request.app.state.service)


@router.get("/catalog", **describe("What can be played, and by which bots", Catalog))
async def catalog(request: Request) -> Response:
    return answer(
        Catalog(
            hotelier=hotelier.__version__,
            games=[game_offered(name) for name in NAMES],
            bots=[
                BotOffered(
                    code=bot.code,
                    name=bot.name,
                    description=bot.description,
                    strength=bot.strength,
                    level=bot.level,
                )
                for bot in BOTS.values()
            ],
        )
    )


def game_offered(name: str) -> GameOffered:
    info = game_info(name)
    return GameOffered(
        name=name,
        title=info.title,
        seats=list(info.seats),
        options={
            str(seats): [
                Choice(
                    name=option.name,
                    help=option.help,
                    default=option.default,
                    choices=list(option.choices),
                    parts=list(option.parts) if isinstance(option, SetOption) else [],
                )
                for option in info.options_for(seats)
            ]
            for seats in info.seats
        },
    )


@router.post("/tables", **describe("Make a table", TableMade, NewTable, status=201))
async def make_table(request: Request) -> Response:
    service = service_of(request)
    wanted = await body_of(request, NewTable)
    table, made = await asyncio.to_thread(open_table, wanted, now())
    service.new_tables.take(request.state.address)
    if await service.store.count_running() >= service.settings.most_tables:
        raise Refusal("too_many_tables", "this server has no room for another table now")
    await service.host.open(table)
    return answer(made, 201)


@router.get("/tables", **describe("Open tables that wait for people", Lobby, query=("open",)))
async def lobby(request: Request) -> Response:
    return answer(Lobby(tables=await service_of(request).store.lobby()))


@router.get(
    "/tables/{id}", **describe("A table as the bearer of the token sees it", TableState, query=("seen",))
)
async def table_state(request: Request, id: str) -> Response:
    service = service_of(request)
    table = await service.host.newest(id)
    audience = table.audience(token_of(request))
    present = await service.presence.look(id)
    seen = number_of(request, "seen") or (NOTHING_SEEN if "seen" in request.query_params else None)
    entries = await service.host.entries_since(table, seen)
    return answer(state_of(table, audience, seen, present, entries))


@router.patch("/tables/{id}", **describe("Open or close a table (owner)", TableState, TableChange))
async def change_table(request: Request, id: str) -> Response:
    return await change(
        request, id, edits.change_table(token_of(request), await body_of(request, TableChange))
    )


@router.post("/tables/{id}/join", **describe("Take a seat under a name", Joined, Join))
async def join(request: Request, id: str) -> Response:
    service = service_of(request)
    service.by_seat.take(request.state.address)
    joining = edits.Joining(token_of(request), await body_of(request, Join))
    table = await service.host.change(id, joining.edit)
    state = state_of(table, table.audience(joining.secret), None, service.presence.at_hand(id))
    return answer(Joined(table=id, seat=joining.seat, token=joining.secret, state=state))


@router.post("/tables/{id}/moves", **describe("Make a move", TableState, Move))
async def move(request: Request, id: str) -> Response:
    wanted = await body_of(request, Move)
    return await change(request, id, edits.move(token_of(request), wanted), wanted.version)


@router.post("/tables/{id}/undo", **describe("Take a decision back, or ask for it", TableState, Undo))
async def undo(request: Request, id: str) -> Response:
    wanted = await body_of(request, Undo)
    return await change(request, id, edits.undo(token_of(request), wanted), wanted.version)


@router.post(
    "/tables/{id}/proposals", **describe("Propose something to the table", TableState, NewProposal)
)
async def propose(request: Request, id: str) -> Response:
    service = service_of(request)
    wanted = await body_of(request, NewProposal)
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    return await change(request, id, edits.propose(token_of(request), wanted, present, service.away))


@router.post("/tables/{id}/proposals/{number}/vote", **describe("Vote on a proposal", TableState, Vote))
async def vote(request: Request, id: str, number: str) -> Response:
    wanted = await body_of(request, Vote)
    return await change(request, id, edits.vote(token_of(request), whole(number), wanted))


@router.post("/tables/{id}/resign", **describe("Leave the game to a bot", TableState, Resign))
async def resign(request: Request, id: str) -> Response:
    return await change(request, id, edits.resign(token_of(request), await body_of(request, Resign)))


@router.post("/tables/{id}/chat", **describe("Say something", TableState, Say))
async def say(request: Request, id: str) -> Response:
    return await change(request, id, edits.say(token_of(request), await body_of(request, Say)))


@router.post("/tables/{id}/seats/{seat}/bot", **describe("Seat a bot (owner)", TableState, SeatBot))
async def seat_bot(request: Request, id: str, seat: str) -> Response:
    service = service_of(request)
    wanted = await body_of(request, SeatBot)
    await service.host.at_hand(id)
    present = await service.presence.look(id)
    edit = edits.seat_bot(token_of(request), whole(seat), wanted, present, service.away)
    return await change(request, id, edit)


@router.post(
    "/tables/{id}/seats/{seat}/invitation", **describe("A new link for a seat (owner)", Invitation)
)
async def invite(request: Request, id: str, seat: str) -> Response:
    inviting = edits.Inviting(token_of(request), whole(seat))
    await service_of(request).host.change(id, inviting.edit)
    return answer(Invitation(seat=inviting.seat, token=inviting.secret))


@router.get("/tables/{id}/hint", **describe("Advice for the seat to move", Hints))
async def hint(request: Request, id: str) -> Response:
    service = service_of(request)
    table = await service.host.newest(id)
    seat = edits.seat_of(table, token_of(request))
    service.by_seat.take(f"{id} {seat}")
    return answer(await hints_for(table, seat, service.pool))


@router.get("/tables/{id}/record", **describe("The record of a game that is over", dict))
async def record(request: Request, id: str) -> Response:
    table = await finished(request, id)
    return Response(
        encode(table.game.record()),
        media_type=JSON,
        headers={"Content-Disposition": f'attachment; filename="hotelier-{id}.json"'},
    )


@router.get(
    "/tables/{id}/replay", **describe("A step of a game that is over", ReplayStep, query=("step", "seat"))
)
async def replay(request: Request, id: str) -> Response:
    service_of(request).by_seat.take(request.state.address)
    table = await finished(request, id)
    step, seat = number_of(request, "step"), number_of(request, "seat")
    return answer(await asyncio.to_thread(replay_of_table, table, step, seat))


@router.get(
    "/tables/{id}/events",
    **describe("All that was seen to happen in a game that is over", Events, query=("seat",)),
)
async def events(request: Request, id: str) -> Response:
    service_of(request).by_seat.take(request.state.address)
    table = await finished(request, id)
    seat = number_of(request, "seat")
    if seat is None:
        seat = table.audience(token_of(request)).seat
    return answer(await asyncio.to_thread(events_of_table, table, seat))


@router.post("/records/replay", **describe("A step of an uploaded record", ReplayStep, ReplayRequest))
async def replay_record(request: Request) -> Response:
    service_of(request).by_seat.take(request.state.address)
    return answer(await asyncio.to_thread(replay_of_upload, await body_of(request, ReplayRequest)))


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    service = service_of(socket)
    await service.hub.serve(socket, id)


async def change(request: Request, id: str, edit: Edit, since: int | None = None) -> Response:
    """Carry a change through and answer with the table as its maker sees it then."""
    service = service_of(request)
    token = token_of(request)
    service.by_seat.take(token or request.state.address)
    table = await service.host.change(id, edit)
    return answer(state_of(table, table.audience(token), since, service.presence.at_hand(id)))


async def finished(request: Request, id: str) -> Table:
    """A table whose secrets may be told."""
    table = await service_of(request).host.newest(id)
    table.audience(token_of(request))
    if not table.over:
        raise Refusal("not_over", "the record holds what is hidden: it is told when the game is over")
    return table


def whole(text: str) -> int:
    """A number in a path."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Refusal("not_found", f"{text!r} is not a number")
    return int(text)

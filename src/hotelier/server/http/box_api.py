"""The API of what comes out of a real box: content packs, companion, score sheet, real games, dealing."""

import asyncio

from fastapi import APIRouter, Request

from hotelier.server.box.companions import companion_step
from hotelier.server.box.dealing import dealt
from hotelier.server.box.entering import entered
from hotelier.server.box.proofs import box_of, proof_of
from hotelier.server.box.sheets import filled_in
from hotelier.server.http.asking import limit_address, service_of
from hotelier.server.http.codec import token_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.refusals import Refusal
from hotelier.server.tables.packs import pack_of_table, pack_of_upload
from hotelier.wire.messages.companion import CompanionAnswers, CompanionStep, ScoreRows, ScoreSheet
from hotelier.wire.messages.dealing import DealRequest, Dealt
from hotelier.wire.messages.opening import Box, PackDraft, PackFile, PackProof, ShownPack
from hotelier.wire.messages.study import Entered, EnterRequest

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.post("/companion", "The automaton at a real table: all answers so far, the next question")
async def companion(request: Request, body: Body[CompanionAnswers]) -> CompanionStep:
    limit_address(request)
    return await asyncio.to_thread(companion_step, await body.read())


@routes.post("/score", "The sheet of a real game, and who has won by it")
async def score(request: Request, body: Body[ScoreRows]) -> ScoreSheet:
    limit_address(request)
    return filled_in(await body.read())


@routes.post("/games/enter", "A game at a real table, as far as it was told")
async def enter(request: Request, body: Body[EnterRequest]) -> Entered:
    limit_address(request)
    return await asyncio.to_thread(entered, await body.read())


@routes.post("/games/deal", "What is shuffled and dealt before a game at a real table")
async def deal(request: Request, body: Body[DealRequest]) -> Dealt:
    limit_address(request)
    return await asyncio.to_thread(dealt, await body.read())


@routes.get("/tables/{id}/pack", "The content pack with which a table is played", tagged=True)
async def pack(request: Request, id: str) -> ShownPack:
    table = await service_of(request).host.newest(id)
    table.audience(token_of(request))
    if table.pack is None:
        raise Refusal("not_found", "this table is played without a content pack")
    return await asyncio.to_thread(pack_of_table, table.pack, table.game)


@routes.post("/packs/check", "Whether a content pack is right, and what it has otherwise")
async def check_pack(request: Request, body: Body[PackFile]) -> ShownPack:
    limit_address(request)
    wanted = await body.read()
    return await asyncio.to_thread(pack_of_upload, wanted.text)


@routes.get("/packs/box", "All of the box of a game that a content pack can change", query=("game",))
async def box(request: Request) -> Box:
    limit_address(request)
    return await asyncio.to_thread(box_of, request.query_params.get("game"))


@routes.post("/packs/proof", "Everything that is wrong with a content pack that somebody writes")
async def proof(request: Request, body: Body[PackDraft]) -> PackProof:
    limit_address(request)
    wanted = await body.read()
    return await asyncio.to_thread(proof_of, wanted.pack)

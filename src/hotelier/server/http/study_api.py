"""The API of games that are over, uploaded records and exercises; docs/api.md describes it."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from hotelier.server.addresses import crowd_of
from hotelier.server.bots.analyses import analysis_of, judge_turn, judge_upload
from hotelier.server.http.abandoned import unless_gone
from hotelier.server.http.asking import limit_address, limited_service, service_of
from hotelier.server.http.codec import JSON, encode, number_of, token_of
from hotelier.server.http.routes import Body, Routes
from hotelier.server.study.analyses import read_depth, upload_as_far_as
from hotelier.server.study.exercises import list_exercises, show_exercise, try_in_exercise
from hotelier.server.study.replays import (
    course_of_table,
    course_of_upload,
    events_of_table,
    published,
    replay_of_table,
    replay_of_upload,
)
from hotelier.server.tables import edits
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import (
    AnalyseRecord,
    Course,
    CourseRequest,
    Events,
    ExerciseList,
    Judge,
    Judged,
    JudgeRecord,
    ReplayRequest,
    ReplayStep,
    ShownExercise,
    TableAnalysis,
    Tried,
    TryExercise,
)

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.get("/tables/{id}/record", "The record of a game that is over")
async def record(request: Request, id: str) -> Response:
    table = await finished(request, id)
    return Response(
        encode(published(table.game.record())),
        media_type=JSON,
        headers={"Content-Disposition": f'attachment; filename="hotelier-{id}.json"'},
    )


@routes.get("/tables/{id}/replay", "A step of a game that is over", query=("step", "seat"))
async def replay(request: Request, id: str) -> ReplayStep:
    limit_address(request)
    table = await finished(request, id)
    step, seat = number_of(request, "step"), number_of(request, "seat")
    return await asyncio.to_thread(replay_of_table, table, step, seat)


@routes.get("/tables/{id}/course", "All decisions of a game that is over", query=("seat",))
async def course(request: Request, id: str) -> Course:
    limit_address(request)
    table = await finished(request, id)
    return await asyncio.to_thread(course_of_table, table, number_of(request, "seat"))


@routes.get("/tables/{id}/events", "All that was seen to happen in a game that is over", query=("seat",))
async def events(request: Request, id: str) -> Events:
    limit_address(request)
    table = await finished(request, id)
    seat = number_of(request, "seat")
    if seat is None:
        seat = table.audience(token_of(request)).seat
    return await asyncio.to_thread(events_of_table, table, seat)


@routes.get("/tables/{id}/analysis", "How far the analysis of a game that is over is", query=("depth",))
async def analysis(request: Request, id: str) -> TableAnalysis:
    service = limited_service(request)
    table = await finished(request, id)
    depth = read_depth(request.query_params.get("depth", "quick"))
    return await analysis_of(table, depth, service.store)


@routes.post("/tables/{id}/analysis", "Judge a turn of a game that is over")
async def judge(request: Request, id: str, body: Body[Judge]) -> Judged:
    service = limited_service(request)
    table = await finished(request, id)
    crowd = crowd_of(request.state.address)
    work = judge_turn(table, await body.read(), service.store, service.pool, service.settings, crowd)
    return await unless_gone(request, work)


@routes.post("/records/replay", "A step of an uploaded record")
async def replay_record(request: Request, body: Body[ReplayRequest]) -> ReplayStep:
    limit_address(request)
    return await asyncio.to_thread(replay_of_upload, await body.read())


@routes.post("/records/course", "All decisions of an uploaded record")
async def record_course(request: Request, body: Body[CourseRequest]) -> Course:
    limit_address(request)
    return await asyncio.to_thread(course_of_upload, await body.read())


@routes.post("/records/analysis", "How far the analysis of an uploaded record is")
async def record_analysis(request: Request, body: Body[AnalyseRecord]) -> TableAnalysis:
    limit_address(request)
    return await asyncio.to_thread(upload_as_far_as, await body.read())


@routes.post("/records/judge", "Judge a turn of an uploaded record")
async def judge_record(request: Request, body: Body[JudgeRecord]) -> Judged:
    service = limited_service(request)
    crowd = crowd_of(request.state.address)
    work = judge_upload(await body.read(), service.pool, service.settings, crowd)
    return await unless_gone(request, work)


@routes.get("/exercises", "Positions in which one plan is clearly best", packed=True)
async def exercises(request: Request) -> ExerciseList:
    return await asyncio.to_thread(list_exercises)


@routes.get("/exercises/{id}", "An exercise with its plans")
async def exercise(request: Request, id: str) -> ShownExercise:
    limit_address(request)
    return await asyncio.to_thread(show_exercise, id)


@routes.post("/exercises/{id}/try", "Try decisions out in an exercise")
async def try_exercise(request: Request, id: str, body: Body[TryExercise]) -> Tried:
    limit_address(request)
    return await asyncio.to_thread(try_in_exercise, id, await body.read())


async def finished(request: Request, id: str) -> Table:
    """A table whose secrets may be told."""
    table = await service_of(request).host.newest(id)
    table.audience(token_of(request))
    edits.check_over(table)
    return table

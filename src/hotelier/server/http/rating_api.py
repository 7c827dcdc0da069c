"""The API of ratings: everybody may read them; docs/api.md describes it."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from hotelier.core.game import Json
from hotelier.games import NAMES
from hotelier.server.daily.results import attempts_as_rows
from hotelier.server.decoding import number_in_path
from hotelier.server.http.asking import limited_service, service_of, visitor_of
from hotelier.server.http.codec import number_of
from hotelier.server.http.routes import Routes
from hotelier.server.ratings import export, shown
from hotelier.server.ratings.book import Ladder
from hotelier.server.refusals import Refusal
from hotelier.server.store.store import Store
from hotelier.server.tables.sides import side_of
from hotelier.wire.messages import ratings

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.get("/ratings", "In which games there are ratings")
async def ladders(request: Request) -> ratings.Ladders:
    return await shown.all_ladders(store_of(request))


@routes.get("/ratings/{game}/{seats}", "Who is rated, the strongest first", query=("skip",))
async def ladder(request: Request, game: str, seats: str) -> ratings.Ladder:
    return await shown.ladder_from(
        store_of(request), ladder_named(game, seats), number_of(request, "skip") or 0
    )


@routes.get(
    "/ratings/{game}/{seats}/results",
    "Rated results as a file",
    query=("table", "format", "person", "cup", "day"),
    files=tuple(export.FORMATS.values()),
)
async def results(request: Request, game: str, seats: str) -> Response:
    asked = request.query_params
    wanted = export.Wanted(
        ladder_named(game, seats),
        asked.get("table", "sides"),
        asked.get("format", "csv"),
        asked.get("person"),
        await tables_of(request, asked.get("cup")),
    )
    export.check(wanted)
    store = store_of(request)
    service_of(request).exports.take(request.state.address)
    rows = await rows_of(request, store, wanted)
    return Response(
        await asyncio.to_thread(export.file_of, wanted, rows),
        media_type=export.FORMATS[wanted.format],
        headers={"Content-Disposition": f'attachment; filename="{wanted.name}"'},
    )


@routes.get("/people/{id}", "What a profile has done at rated tables")
async def person(request: Request, id: str) -> ratings.Person:
    return await shown.person(store_of(request), id)


async def rows_of(request: Request, store: Store, wanted: export.Wanted) -> list[Json]:
    """Rated results, or the attempts at the deal of a day."""
    date = request.query_params.get("day")
    if date is None:
        return await export.results_of(store, wanted)
    service = service_of(request)
    day = await service.days.find(date, wanted.ladder.game)
    rows = await attempts_as_rows(service.attempts, day, await visitor_of(request))
    return [row for row in rows if is_wanted(row, wanted)]


def is_wanted(row: Json, wanted: export.Wanted) -> bool:
    by = wanted.person is None or side_of(wanted.person) in row["sides"]
    return by and len(row["bots"]) == wanted.ladder.seats


async def tables_of(request: Request, cup: str | None) -> list[str] | None:
    """The tables of a tournament, if one is asked for."""
    return None if cup is None else (await service_of(request).steward.book.find(cup)).tables()


def store_of(request: Request) -> Store:
    """Whoever reads takes from the share of their address."""
    service = limited_service(request)
    return service.store


def ladder_named(game: str, seats: str) -> Ladder:
    if game not in NAMES:
        raise Refusal("not_found", f"there is no game {game!r}")
    return Ladder(game, number_in_path(seats))

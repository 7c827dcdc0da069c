"""The API of the deal of the day: all its routes; docs/api.md describes them."""

from fastapi import APIRouter, Request

from hotelier.server.clock import now
from hotelier.server.daily.deals import left_of_day
from hotelier.server.daily.results import results_of
from hotelier.server.http.api import make_room
from hotelier.server.http.asking import limited_service, service_of, visitor_of
from hotelier.server.http.routes import Body, Routes
from hotelier.wire.messages.daily import Attempt, DailyDeals, DailyResults, DailySeat, PastDeals

router = APIRouter(prefix="/api/v1")
routes = Routes(router)


@routes.get("/daily", "The deals of today")
async def deals_of_today(request: Request) -> DailyDeals:
    service = service_of(request)
    today = await service.days.today()
    deals = await service.attempts.deals(today, await visitor_of(request))
    return DailyDeals(today=today[0].date, left=left_of_day(now()), deals=deals)


@routes.get("/daily/past", "The deals of days before", query=("before",))
async def past_deals(request: Request) -> PastDeals:
    service = limited_service(request)
    days, further = await service.days.before(request.query_params.get("before"))
    return PastDeals(deals=await service.attempts.deals(days, await visitor_of(request)), next=further)


@routes.get("/daily/{date}/{game}", "How everybody did with a deal")
async def results(request: Request, date: str, game: str) -> DailyResults:
    service = limited_service(request)
    day = await service.days.find(date, game)
    return await results_of(service.attempts, day, await visitor_of(request))


@routes.post("/daily/{date}/{game}/attempts", "Play a deal, or go on with it", status=201)
async def attempt(request: Request, date: str, game: str, body: Body[Attempt]) -> DailySeat:
    """Of today as the one attempt of a profile; of a day that is over out of competition."""
    service = limited_service(request)
    wanted = await body.read()
    visitor = await visitor_of(request)
    day = await service.days.find(date, game)
    seat = await service.attempts.go_on(day, visitor, wanted)
    if seat is None:
        await make_room(service, request.state.address)
        seat = await service.attempts.begin(day, visitor, wanted, request.state.address)
    return seat

"""The app of one worker."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from hotelier.server import metrics
from hotelier.server.descriptors import warn_if_few
from hotelier.server.http import (
    api,
    box_api,
    cup_api,
    daily_api,
    notice_api,
    profile_api,
    rating_api,
    study_api,
)
from hotelier.server.http.codec import JSON, encode, refused
from hotelier.server.http.connections import WAITING, Waiting
from hotelier.server.http.middleware import Middleware
from hotelier.server.http.openapi import document
from hotelier.server.http.page import add_offline_page, add_page
from hotelier.server.logs import set_up_logs
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.settings import Settings, settings_from
from hotelier.server.store.faults import Trouble


def make_app(settings: Settings | None = None) -> FastAPI:
    """The app with the settings that are given, or those of the environment."""
    if settings is None:
        settings = settings_from(os.environ)
        set_up_logs(settings.log_level)
    service = Service(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        warn_if_few()
        await service.start()
        yield {WAITING: Waiting(settings)}
        await service.stop()

    app = FastAPI(lifespan=life, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.service = service
    app.add_middleware(Middleware, service=service)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(HTTPException, on_http)
    for topic in (api, study_api, box_api, profile_api, daily_api, notice_api, cup_api, rating_api):
        app.include_router(topic.router)
    add_operations(app, service)
    if settings.site:
        add_offline_page(app, Path(settings.site))
    add_page(app)
    return app


def add_operations(app: FastAPI, service: Service) -> None:
    """What whoever runs the server asks."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        if not service.ready:
            return PlainTextResponse("stopping", 503)
        try:
            await service.store.check()
        except Trouble as trouble:
            return PlainTextResponse(trouble.fault.sentence, 503)
        return PlainTextResponse("ready")

    @app.get("/metrics", include_in_schema=False)
    async def figures() -> Response:
        metrics.waiting.set(service.pool.waiting)
        return metrics.report()

    @app.get("/api/v1/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(encode(document(app)), media_type=JSON)


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    await request.app.state.service.host.warn(error)
    if error.code == "try_again":
        metrics.away.inc()
    return refused(error)


async def on_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known: dict[int, Any] = {404: "not_found", 405: "method_not_allowed"}
    code = known.get(error.status_code, "bad_request")
    return refused(Refusal(code, f"{str(error.detail).lower()}; see /api/v1/openapi.json"))

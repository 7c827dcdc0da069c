"""Requests whose client has gone: nobody thinks for them any longer."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from hotelier.server.refusals import Refusal

T = TypeVar("T")


async def unless_gone(request: Request, work: "Coroutine[Any, Any, T]") -> T:
    """Do some work, and drop it when the client goes away."""
    working = asyncio.create_task(work)
    going = asyncio.create_task(gone(request))
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("hints_unavailable", "nobody waits for the answer any more")
        return working.result()
    finally:
        going.cancel()
        working.cancel()
        await asyncio.gather(working, going, return_exceptions=True)


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

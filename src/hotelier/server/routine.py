"""What a worker does over and over: as soon as there is news, and every few seconds without any."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import Logger

from hotelier.server.refusals import Refusal


async def repeat(
    work: Callable[[], Awaitable[None]], news: asyncio.Event, seconds: float, log: Logger
) -> None:
    """Do it for ever. What fails once is done again the next time: others wait for theirs."""
    while True:
        try:
            await work()
        except Refusal:
            pass  # the log says what is wrong with the database
        except Exception:
            log.exception("unexpected")
        try:
            async with asyncio.timeout(seconds):
                await news.wait()
        except TimeoutError:
            continue
        news.clear()

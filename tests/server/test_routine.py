"""What a worker does over and over ends with the worker."""

import asyncio
import logging

from hotelier.server.routine import repeat


async def cancelled_when_there_is_news() -> bool:
    """The news and the end of the worker come in the same moment; whether the work ends."""
    news = asyncio.Event()
    done = 0

    async def work() -> None:
        nonlocal done
        done += 1

    task = asyncio.create_task(repeat(work, news, 3600, logging.getLogger("test")))
    while not done:
        await asyncio.sleep(0)
    news.set()
    await asyncio.sleep(0)
    task.cancel()
    for _ in range(10):
        await asyncio.sleep(0)
    ended = task.cancelled()
    task.cancel()
    return ended


def test_a_worker_that_stops_while_there_is_news_stops() -> None:
    assert asyncio.run(cancelled_when_there_is_news())

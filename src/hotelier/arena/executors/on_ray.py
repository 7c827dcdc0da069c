"""Playing on a Ray cluster, or on a local Ray where there is none; hotelier must be installed on its nodes.

Games are sent in batches of a second or more, because a task has its price. The cluster is that of
RAY_ADDRESS, if it is set.
"""

import os
from collections import deque
from collections.abc import Iterator
from time import perf_counter
from types import ModuleType
from typing import Any

from hotelier._version import __version__
from hotelier.arena.executors import MOST_TRIES
from hotelier.arena.order import Order, Schedule, read_order
from hotelier.arena.play import failure, play_game
from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.extras import extra

BATCH_SECONDS = 2.0
LARGEST_BATCH = 500
AHEAD = 2
"""Batches that wait at each core, so that none is idle while results travel."""
STORE = 100_000_000
"""Bytes of the object store of a local Ray; rows are small."""


def play(order: Order, content: Json | None, numbers: list[int], workers: int | None) -> Iterator[Json]:
    """The rows of these games, as they come."""
    ray = import_ray()
    started_here = not ray.is_initialized()
    if started_here:
        start(ray, workers)
    try:
        yield from play_batches(ray, order, content, numbers, workers)
    finally:
        if started_here:
            ray.shutdown()


def import_ray() -> ModuleType:
    """The library, or one line that says how to get it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray", "clusters"):
        import ray
    return ray


def start(ray: ModuleType, workers: int | None) -> None:
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    address = os.environ.get("RAY_ADDRESS")
    if not address:
        ray.init("local", num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **quiet)
        return
    try:
        ray.init(address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"there is no Ray at {address}: {error}") from None


class Batches:
    """The games that nobody plays yet, in batches that take about as long as they should."""

    def __init__(self, numbers: list[int]) -> None:
        self.waiting = deque(numbers)
        self.suspects: deque[int] = deque()
        """Games of a batch whose workers died: each goes by itself, to find out which it was."""
        self.size = 1

    def left(self) -> bool:
        return bool(self.waiting or self.suspects)

    def next(self) -> list[int]:
        if self.suspects:
            return [self.suspects.popleft()]
        return [self.waiting.popleft() for _ in range(min(self.size, len(self.waiting)))]

    def learn(self, games: int, seconds: float) -> None:
        """Adapt the size of a batch to how long these games took."""
        self.size = max(1, min(LARGEST_BATCH, int(games * BATCH_SECONDS / max(seconds, 1e-3))))


def play_batches(
    ray: ModuleType, order: Order, content: Json | None, numbers: list[int], workers: int | None
) -> Iterator[Json]:
    task = ray.remote(play_batch).options(max_retries=MOST_TRIES - 1, num_cpus=1)
    shared = ray.put((order.to_json(), content))
    most = AHEAD * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
    batches = Batches(numbers)
    running: dict[Any, list[int]] = {}
    while batches.left() or running:
        while len(running) < most and batches.left():
            batch = batches.next()
            running[task.remote(shared, batch)] = batch
        (done,), _ = ray.wait(list(running), num_returns=1)
        batch = running.pop(done)
        try:
            rows, seconds = ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise BadInput(f"a node of the Ray cluster cannot play: {error.cause}") from None
        except ray.exceptions.RayError as error:
            if len(batch) > 1:
                batches.suspects.extend(batch)
            else:
                reason = f"{MOST_TRIES} workers died while playing it: {type(error).__name__}"
                yield failure(Schedule(order).game(batch[0]), reason)
            continue
        batches.learn(len(batch), seconds)
        yield from rows


def play_batch(shared: tuple[Json, Json | None], numbers: list[int]) -> tuple[list[Json], float]:
    """The rows of some games, and how long they took."""
    since = perf_counter()
    order = read_order(shared[0], "the order")
    if order.version != __version__:
        raise BadInput(f"it has hotelier {__version__}, the order is of {order.version}")
    games = Schedule(order)
    rows = [play_game(order, games.game(number), shared[1]) for number in numbers]
    return rows, perf_counter() - since

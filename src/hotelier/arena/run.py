"""A run: what is still missing of an order is played, and every row is kept as it comes."""

import hashlib
from collections.abc import Generator, Iterator
from pathlib import Path

from hotelier.arena.executors import Play
from hotelier.arena.journal import Journal, to_line
from hotelier.arena.order import Order, Schedule
from hotelier.arena.play import play_game
from hotelier.core.errors import BadOption
from hotelier.core.game import Json

DIGITS = 8


def check_workers(workers: int | None) -> None:
    if workers is not None and workers < 1:
        raise BadOption(f"the number of workers is {workers}; it must be 1 or more")


def default_file(order: Order) -> Path:
    """A file in this folder that the same order finds again; more games of it are the same order."""
    digest = hashlib.sha256(to_line(order.to_json() | {"games": 0})).hexdigest()[:DIGITS]
    return Path(f"arena-{order.game}-{digest}.jsonl")


def play_here(
    order: Order, content: Json | None, numbers: list[int], workers: int | None
) -> Iterator[Json]:
    """Play in this very process, for whoever asks for a run from Python."""
    schedule = Schedule(order)
    return (play_game(order, schedule.game(number), content) for number in numbers)


def go_on(journal: Journal, play: Play, content: Json | None, workers: int | None) -> Generator[Json]:
    """Play the games that are missing and yield their rows; then the journal is put in order."""
    missing = journal.missing()
    try:
        for row in play(journal.order, content, missing, workers):
            journal.add(row)
            yield row
    finally:
        journal.close()
    journal.finish()

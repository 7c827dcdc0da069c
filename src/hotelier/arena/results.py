"""Results files of both kinds: to be written by a run, to be read by a report."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from hotelier.arena import parquet
from hotelier.arena.journal import Journal, rows_at, scan
from hotelier.arena.order import Order, check_same
from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.files import check_writable


class Results:
    """A results file that is read."""

    def __init__(self, order: Order, rows: Callable[[], Iterator[Json]]) -> None:
        self.order = order
        self.rows = rows

    def __repr__(self) -> str:
        order = self.order
        who = ", ".join(order.bots)
        return f"<Results: {order.game}, seats: {order.seats}, bots: {who}; games ordered: {order.games}>"


def read_results(path: Path) -> Results:
    """The results in a file, finished or not."""
    if not path.exists():
        raise BadInput(f"there is no file {path}")
    if path.suffix == parquet.ENDING:
        order, _ = parquet.read(path)
        return Results(order, lambda: parquet.read(path)[1])
    order, places = scan(path)
    return Results(order, partial(rows_at, path, places))


def open_journal(path: Path, order: Order) -> Journal:
    """The journal of a run whose results go to this file; one of Parquet lies beside it until the end."""
    check_writable(path)
    if path.suffix != parquet.ENDING:
        return Journal(path, order)
    parquet.pyarrow()
    beside = path.with_name(path.name + ".jsonl")
    if beside.exists() or not path.exists():
        return Journal(beside, order)
    there, rows = parquet.read(path)
    check_same(there, order, str(path))
    journal = Journal(beside, order)
    for row in rows:
        if "error" not in row:
            journal.add(row)
    return journal


def conclude(journal: Journal, path: Path) -> None:
    """The run is over: results that are wanted as Parquet are written, tidy tables beside them, and their
    journal goes."""
    if path != journal.path:
        parquet.write(path, journal.order, journal.rows())
        parquet.write_tables(parquet.tables_folder(path), journal.order, journal.rows)
        journal.path.unlink()

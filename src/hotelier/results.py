"""Results of the arena as data that is asked questions: tidy tables for pandas, polars or plain Python.

    from hotelier import results

    run = results.play("austria", bots=["greedy", "waiter"], games=200)
    staff = results.to_frame(run, "staff")
    staff[staff.played].groupby("staff").vp.mean()

Which tables there are and what their columns mean is in docs/arena.md.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hotelier.arena.results import Results, conclude, open_journal, read_results
from hotelier.arena.tables import Columns, columns_of, tables_of, tidy
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.extras import extra
from hotelier.games import plain

LIBRARIES = ("pandas", "polars")
PANDAS = {"whole": "int64", "maybe": "Int64", "part": "float64", "flag": "bool", "text": "str"}
"""What the kinds of columns are called there."""

__all__ = ["Results", "play", "read", "rows", "tables", "to_frame"]


def read(path: str | Path) -> Results:
    """The results in a file of the arena, `.jsonl` or `.parquet`, finished or not."""
    return read_results(Path(path))


def play(
    game: str,
    *,
    bots: str | Sequence[str],
    games: int = 100,
    seats: int = 2,
    seed: int = 1,
    out: str | Path | None = None,
    workers: int = 1,
    **options: Any,
) -> Results:
    """Let bots play each other as `hotelier arena` does, and read what came out.

    Bots are named in a list, or in one text with commas.

    With `out` the results are kept there, and games that it holds already are not played again; otherwise
    they are in memory alone. One worker is this process; several are processes of their own, and a script
    that wants them must begin with `if __name__ == "__main__":`.
    """
    from tempfile import TemporaryDirectory

    from hotelier.arena.executors import executor_named
    from hotelier.arena.order import make_order
    from hotelier.arena.run import check_workers, go_on, play_here

    named = bots.split(",") if isinstance(bots, str) else list(bots)
    order = make_order(game, seats=seats, bots=named, games=games, seed=seed, options=options)
    workers = plain(workers)
    check_workers(workers)
    with TemporaryDirectory(prefix="hotelier-") as folder:
        file = Path(folder, "results.jsonl") if out is None else Path(out)
        journal = open_journal(file, order)
        for _ in go_on(journal, executor_named("local") if workers > 1 else play_here, None, workers):
            pass
        conclude(journal, file)
        found = read_results(file)
        if out is not None:
            return found
        kept = list(found.rows())
    return Results(order, lambda: iter(kept))


def tables(results: Results | str | Path) -> dict[str, list[str]]:
    """The names of the tables of some results, each with its columns."""
    game = _opened(results).order.game
    return {name: list(columns) for name, columns in tables_of(game).items()}


def rows(results: Results | str | Path, table: str = "sides") -> list[Json]:
    """A table as plain data: a dict for each row."""
    opened = _opened(results)
    return list(tidy(opened.order.game, table, opened.rows()))


def to_frame(results: Results | str | Path, table: str = "sides", library: str = "pandas") -> Any:
    """A table as a DataFrame of pandas (`pip install 'hotelier[frames]'`) or, if asked for, of polars
    (`pip install 'hotelier[polars]'`)."""
    if library not in LIBRARIES:
        raise BadOption(f"unknown library {library!r}; there are: {', '.join(LIBRARIES)}")
    opened = _opened(results)
    columns = columns_of(opened.order.game, table)
    told = list(tidy(opened.order.game, table, opened.rows()))
    return _in_polars(told, columns) if library == "polars" else _in_pandas(told, columns)


def _opened(results: Results | str | Path) -> Results:
    if isinstance(results, Results):
        return results
    if not isinstance(results, str | Path):
        raise BadInput(f"{results!r} are no results: give what `play` or `read` returned, or a file")
    return read(results)


def _in_pandas(told: list[Json], columns: Columns) -> Any:
    with extra("frames", "frames of pandas"):
        import pandas

    frame = pandas.DataFrame(told, columns=list(columns))
    return frame.astype({name: PANDAS[kind] for name, kind in columns.items()})


def _in_polars(told: list[Json], columns: Columns) -> Any:
    with extra("polars", "frames of polars"):
        import polars

    kinds = {
        "whole": polars.Int64,
        "maybe": polars.Int64,
        "part": polars.Float64,
        "flag": polars.Boolean,
        "text": polars.String,
    }
    return polars.DataFrame(told, schema={name: kinds[kind] for name, kind in columns.items()})

"""`hotelier arena` and `hotelier report`: how strong bots are."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import (
    OPTIONS_OF_THE_GAME,
    AsJson,
    Content,
    GamesCommand,
    Seats,
    extra_options,
    read_pack,
)
from hotelier.games import NAMES

INTERRUPTED = 130


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=", ".join(NAMES))],
    bots: Annotated[str, typer.Option(help="The bots, each named once.")],
    seats: Seats = 2,
    games: Annotated[int, typer.Option(help="How many games in all.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the next has seed + 1.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="The results file, .jsonl or .parquet; named after the order if not given."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many games at a time; one a core if not given.")
    ] = None,
    executor: Annotated[str, typer.Option(help="local (processes) or ray (a cluster).")] = "local",
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    from hotelier.arena.executors import executor_named
    from hotelier.arena.order import make_order
    from hotelier.arena.ratings import table_of
    from hotelier.arena.results import conclude, open_journal
    from hotelier.arena.run import check_workers, default_file, go_on
    from hotelier.terminal.arena import print_table, table_to_json, watch

    pack = read_pack(content)
    order = make_order(
        game,
        seats=seats,
        bots=bots.split(","),
        games=games,
        seed=seed,
        content=pack,
        options=extra_options(ctx.args),
    )
    play = executor_named(executor)
    check_workers(workers)
    file = out or default_file(order)
    journal = open_journal(file, order)
    try:
        watch(go_on(journal, play, pack, workers), journal)
    except KeyboardInterrupt:
        kept = games - len(journal.missing())
        print(f"hotelier: stopped after {kept} of {games} games; the same command goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    table = table_of(journal.rows())
    conclude(journal, file)
    if as_json:
        print(json.dumps(table_to_json(table, order, file)))
    else:
        print_table(table, order, file)
    if table.failures:
        raise typer.Exit(1)


def report(
    results: Annotated[Path, typer.Argument(help="A results file of the arena, finished or not.")],
    out: Annotated[Path, typer.Option(help="Where to write the page.")] = Path("report.html"),
) -> None:
    from hotelier.arena.report import make_report
    from hotelier.arena.results import read_results
    from hotelier.files import check_writable, write_text

    check_writable(out)
    page = make_report(read_results(results))
    write_text(out, page)
    print(f"{out}: {len(page.encode()) / 1000:,.0f} kB; open it in a browser")


def tables(
    results: Annotated[Path, typer.Argument(help="A results file of the arena, finished or not.")],
    out: Annotated[
        Path | None, typer.Option(help="The folder; named after the results if not given.")
    ] = None,
) -> None:
    from hotelier.arena.parquet import tables_folder, write_tables
    from hotelier.arena.results import read_results

    read = read_results(results)
    for file in write_tables(out or tables_folder(results), read.order, read.rows):
        print(file)


def add_to(app: typer.Typer) -> None:
    app.command(
        cls=GamesCommand,
        context_settings=OPTIONS_OF_THE_GAME,
        help="Measure bots against each other: all seatings on the same deals, ratings, who beats whom. "
        "A run that was stopped goes on where it was when the command is given again.",
        epilog="Example: hotelier arena austria --bots greedy,search:200ms,random --games 300 --seed 1",
    )(arena)
    app.command(
        help="Draw the results of an arena as one page with plots, which needs nothing but itself.",
        epilog="Example: hotelier report arena.jsonl --out report.html",
    )(report)
    app.command(
        help="Write the results of an arena as tidy Parquet tables: points, staff, guests, dice, times.",
        epilog="Example: hotelier tables arena.jsonl --out tables",
    )(tables)

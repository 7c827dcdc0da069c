"""`hotelier admin`: what whoever runs a server does with its tables, also while it runs."""

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from hotelier.cli.arguments import AsJson, DatabaseUrl
from hotelier.cli.serve import needs_server, server_settings
from hotelier.core.errors import BadInput

if TYPE_CHECKING:
    from hotelier.server.store.store import Store

Result = TypeVar("Result")
SOME_CANNOT = 1
OTHERWISE = 1
TableId = Annotated[str, typer.Argument(help="The name of the table, as in its link.")]
Most = Annotated[int, typer.Option(min=1, help="The most rows to show.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


def within(
    database_url: str | None,
    work: "Callable[[Store], Coroutine[Any, Any, Result]]",
    any_version: bool = False,
) -> Result:
    """Work with the tables of a server."""
    import asyncio

    from hotelier.server.admin.opening import opened

    async def run() -> Result:
        async with opened(server_settings(database_url, 1), any_version=any_version) as store:
            return await work(store)

    return asyncio.run(run())


def list_(
    state: Annotated[str | None, typer.Option(help="Only those: playing, asleep, over or frozen.")] = None,
    game: Annotated[str | None, typer.Option(help="Only those of a game.")] = None,
    most: Most = 50,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    from hotelier.server.admin.looking import list_tables

    show(within(database_url, lambda store: list_tables(store, state, game, most)), as_json)


def look(table: TableId, database_url: DatabaseUrl = None) -> None:
    from hotelier.server.admin import looking

    print(
        json.dumps(
            within(database_url, lambda store: looking.look(store, table)), ensure_ascii=False, indent=2
        )
    )


def reports(
    settled: Annotated[int | None, typer.Option(help="This one was looked at: forget it.")] = None,
    most: Most = 50,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    from hotelier.server.admin.acting import settle
    from hotelier.server.admin.looking import list_reports

    if settled is not None:
        within(database_url, lambda store: settle(store, settled))
    show(within(database_url, lambda store: list_reports(store, most)), as_json)


def statistics(database_url: DatabaseUrl = None, as_json: AsJson = False) -> None:
    from hotelier.server.admin import looking

    counted = within(database_url, looking.statistics)
    if as_json:
        print(json.dumps(counted))
        return
    for name, number in counted.items():
        print(f"{number:10,} {name}")


def close(table: TableId, database_url: DatabaseUrl = None) -> None:
    from hotelier.server.admin import acting

    within(database_url, lambda store: acting.close(store, table))
    print(f"closed {table}")


def kick(
    table: TableId,
    seat: Annotated[int, typer.Argument(help="The seat, counted from 1.")],
    database_url: DatabaseUrl = None,
) -> None:
    from hotelier.server.admin import acting

    if seat < 1:
        raise BadInput(f"seats are counted from 1, not from {seat}")
    within(database_url, lambda store: acting.kick(store, table, seat - 1))
    print(f"whoever sat at seat {seat} of {table} is gone")


def purge(
    table: Annotated[str | None, typer.Argument(help="This table alone.")] = None,
    older_than: Annotated[
        float | None, typer.Option(help="All at which nothing has happened for this many days.", min=0)
    ] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Also those that are not over.")] = False,
    yes: Yes = False,
    database_url: DatabaseUrl = None,
) -> None:
    from hotelier.server.admin.acting import remove, remove_old

    if (table is None) == (older_than is None):
        raise BadInput("say which tables: the name of one, or --older-than DAYS")
    what = f"the table {table}" if table else f"all tables that are older than {older_than:g} days"
    if not yes:
        typer.confirm(f"Remove {what} for good?", abort=True)
    if table is not None:
        within(database_url, lambda store: remove(store, table))
        print(f"removed {table}")
    elif older_than is not None:
        days = older_than
        print(f"removed {within(database_url, lambda store: remove_old(store, days, unfinished))} tables")


def export(
    to: Annotated[Path, typer.Argument(help="The file; a line of JSON for each table.")],
    table: Annotated[
        list[str] | None, typer.Option(help="This table; all that are over if none is named.")
    ] = None,
    database_url: DatabaseUrl = None,
) -> None:
    from hotelier.files import check_writable
    from hotelier.server.admin import exporting
    from hotelier.server.store.database import make_private

    check_writable(to)
    make_private(to)

    async def write(store: "Store") -> int:
        written = 0
        with to.open("w", encoding="utf-8") as file:
            async for row in exporting.export(store, table or []):
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
                written += 1
        return written

    print(f"wrote {within(database_url, write)} tables to {to}")


def check(database_url: DatabaseUrl = None, as_json: AsJson = False) -> None:
    from hotelier.server.admin import checking
    from hotelier.terminal.show import progress_of

    async def work(store: "Store") -> list[checking.Checked]:
        found = []
        with progress_of(await checking.count_tables(store), "tables") as step:
            async for each in checking.check(store):
                found.append(each)
                step()
        return found

    checked = within(database_url, work, any_version=True)
    cannot = [each for each in checked if each.why is not None]
    if as_json or cannot:
        show(cannot, as_json)
    if not as_json:
        print(f"{len(checked) - len(cannot)} of {len(checked)} tables can be played with this version")
    if cannot:
        raise typer.Exit(SOME_CANNOT)


def ratings(database_url: DatabaseUrl = None, as_json: AsJson = False) -> None:
    from hotelier.server.ratings.recount import recount

    found = within(database_url, recount)
    counted = f"results: {found.results}; of these without a record any more: {found.from_book}"
    tell(found, "the ratings that are shown are those that come of the records", counted, as_json)


def cups(database_url: DatabaseUrl = None, as_json: AsJson = False) -> None:
    from hotelier.server.admin.cups import recount

    found = within(database_url, recount)
    counted = f"tournaments: {found.tournaments}; results: {found.results}; "
    counted += f"of these without a record any more: {found.from_book}"
    tell(found, "all tournaments stand as their records say", counted, as_json)


def tell(found: Any, fine: str, counted: str, as_json: bool) -> None:
    """What came of counting again."""
    from msgspec import to_builtins

    if as_json:
        print(json.dumps(to_builtins(found), ensure_ascii=False))
    else:
        print("\n".join(found.problems) or fine)
        print(counted)
    if found.problems:
        raise typer.Exit(OTHERWISE)


def attempts(
    everything: Annotated[
        bool, typer.Option("--all", help="Also those that are as they are shown.")
    ] = False,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    from hotelier.server.admin.attempts import recount

    found = within(database_url, recount)
    wrong = [each for each in found if each.differs]
    if as_json or everything or wrong:
        show(found if everything else wrong, as_json)
    if not as_json:
        print(f"{len(found) - len(wrong)} of {len(found)} attempts are as their records say")
    if wrong:
        raise typer.Exit(SOME_CANNOT)


def show(rows: list[Any], as_json: bool) -> None:
    from msgspec import to_builtins

    told = [to_builtins(row) for row in rows]
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    from hotelier.terminal.show import print_rows

    print_rows(told)


COMMANDS: dict[str, tuple[Callable[..., None], str]] = {
    "list": (list_, "The tables, the last changed first."),
    "look": (look, "All about one table that is no secret of its game: seats, chat, reports."),
    "reports": (reports, "What people have reported."),
    "statistics": (statistics, "How many tables, moves and lines of chat there are."),
    "close": (close, "Close a table for good; its people are told."),
    "kick": (kick, "Send somebody away from a seat; a bot plays on, if the game has begun."),
    "purge": (purge, "Remove tables with all that belongs to them."),
    "export": (export, "Write tables with their records as lines of JSON."),
    "ratings": (ratings, "Work out all ratings again from the records: are they those that are shown?"),
    "cups": (cups, "Play all tournaments again from the records: do they stand as it is shown?"),
    "attempts": (attempts, "Work the results of the deals of days out anew: do they equal what is shown?"),
    "check": (check, "Play all tables again: which could not be played on with this version?"),
}


def check_installed() -> None:
    """Before any of the commands: each of them looks into the rooms of the server."""
    with needs_server():
        import hotelier.server.admin.opening  # noqa: F401


def add_to(app: typer.Typer) -> None:
    commands = typer.Typer(help="Look after the tables of a server.", rich_markup_mode=None)
    commands.callback()(check_installed)
    for name, (command, about) in COMMANDS.items():
        commands.command(name, help=about)(command)
    app.add_typer(commands, name="admin")

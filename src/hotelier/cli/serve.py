"""`hotelier serve` and `hotelier backup`: the server and its tables."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hotelier.cli.arguments import DatabaseUrl, Site
from hotelier.extras import extra

if TYPE_CHECKING:
    from hotelier.server.settings import Settings

NO_SITE = (
    "hotelier: people can play here while they are connected; with --site and a folder of `make site` "
    "also without a connection, at /offline"
)
"""Told to who starts a server at a terminal."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    workers: Annotated[
        int | None, typer.Option(help="How many processes, 1 if not given; more than one need PostgreSQL.")
    ] = None,
    database_url: DatabaseUrl = None,
    proxies: Annotated[
        str | None, typer.Option(help="Addresses of proxies whose X-Forwarded-For is to be believed.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address by which people reach it, for invitations.")
    ] = None,
    site: Site = None,
) -> None:
    settings = server_settings(database_url, workers, public_url, site)
    with needs_server():
        from hotelier.server.serve import run

    if not settings.site and sys.stderr.isatty():
        print(NO_SITE, file=sys.stderr)
    run(settings, host, port, proxies, wider=f"hotelier serve --host 0.0.0.0 --port {port}")


def backup(
    to: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.")],
    database_url: DatabaseUrl = None,
) -> None:
    with needs_server():
        from hotelier.server.store.backup import back_up

    back_up(server_settings(database_url, 1), to)


def needs_server(instead: str = "") -> extra:
    """What a server needs is not installed with the engine."""
    return extra("server", "servers", instead)


def server_settings(
    database_url: str | None,
    workers: int | None = None,
    public_url: str | None = None,
    site: Path | None = None,
) -> "Settings":
    """The settings of the environment, and those of the command line over them."""
    import os

    with needs_server():
        from hotelier.server.settings import PREFIX, settings_from

    given = {}
    if workers is not None:
        given[PREFIX + "WORKERS"] = str(workers)
    if database_url is not None:
        given[PREFIX + "DATABASE_URL"] = database_url
    if public_url is not None:
        given[PREFIX + "PUBLIC_URL"] = public_url
    if site is not None:
        given[PREFIX + "SITE"] = str(site)
    return settings_from({**os.environ, **given})


def add_to(app: typer.Typer) -> None:
    app.command(
        help="Serve tables to many: people, bots and watchers, live and by correspondence.",
        epilog="Example: hotelier serve --workers 2 --database-url postgresql+asyncpg://hotelier@localhost/hotelier",
    )(serve)
    app.command(
        help="Copy the tables of a server that keeps them in an SQLite file, while it runs.",
        epilog="Example: hotelier backup tables-of-today.sqlite",
    )(backup)

"""The `hotelier` command, put together from its commands. What a command needs is imported when it runs, so
that all start quickly."""

import io
import sys
from typing import Annotated

import typer

from hotelier.cli import admin, analyse, arena, bench, companion, content, play, replay, serve, simulate
from hotelier.core.errors import HotelierError

BAD_INPUT = 2


def make_app() -> typer.Typer:
    """The whole command; the help lists its commands in this order."""
    app = typer.Typer(
        name="hotelier",
        help="Play, simulate and study hotel board games.",
        epilog="Example: hotelier simulate austria --seats 3 --games 100 --seed 1",
        add_completion=False,
        rich_markup_mode=None,
        invoke_without_command=True,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(start)
    for command in (play, simulate, arena, companion, serve, admin, replay, analyse, bench, content):
        command.add_to(app)
    return app


def start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and the build.")] = False,
) -> None:
    if version:
        from hotelier import __version__
        from hotelier._build import BUILD

        print(f"hotelier {__version__} ({BUILD})")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.invoke(play.play, ctx=ctx)


def main() -> None:
    """Run the command; a user's mistake is one clear line, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = make_app()(standalone_mode=False)
        sys.stdout.flush()
    except HotelierError as error:
        code = complain(str(error))
    except typer.TyperException as error:
        message = getattr(error, "format_message", None)
        code = complain(message() if message else str(error))
    except (typer.Abort, KeyboardInterrupt):
        code = complain("stopped")
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    except OSError as error:
        code = complain(f"cannot go on: {error.strerror}")
    sys.exit(code)


def complain(message: str) -> int:
    print(f"hotelier: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT

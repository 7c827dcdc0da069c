"""`hotelier simulate`: many games between bots."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import (
    OPTIONS_OF_THE_GAME,
    AsJson,
    Content,
    GamesCommand,
    Script,
    Seats,
    extra_options,
    read_pack,
    read_script,
)
from hotelier.core.chance import SEEDS
from hotelier.core.game import Json
from hotelier.games import NAMES


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=", ".join(NAMES))],
    seats: Seats = 2,
    bots: Annotated[str, typer.Option(help="Bots in seat order, or one for all seats.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int | None, typer.Option(help="Seed of the first game; the next has seed + 1.")] = None,
    script: Script = None,
    content: Content = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="Write the JSON to this file.")] = None,
) -> None:
    from hotelier.arena.simulate import Match, totals
    from hotelier.files import check_writable, write_text
    from hotelier.terminal.show import print_totals, progress

    if out:
        check_writable(out)
    match = Match(
        game,
        seats=seats,
        bots=bots.split(","),
        games=games,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        script=read_script(script),
        content=read_pack(content),
        options=extra_options(ctx.args),
    )
    results = progress(match.results(), games, f"{game}, {seats} seats")
    summary: Json = {"games": results, "totals": totals(results)}
    if out:
        write_text(out, json.dumps(summary) + "\n")
    if as_json:
        print(json.dumps(summary))
    else:
        print_totals(summary["totals"], results[0]["bots"])


def add_to(app: typer.Typer) -> None:
    app.command(
        cls=GamesCommand,
        context_settings=OPTIONS_OF_THE_GAME,
        help="Play many games between bots.",
        epilog="Example: hotelier simulate austria --seats 2 --bots random,random --games 100 --seed 1 "
        "--json",
    )(simulate)

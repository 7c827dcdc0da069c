"""`hotelier replay`: a record, played again."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import AsJson, Content, read_pack


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    as_json: AsJson = False,
    moves: Annotated[bool, typer.Option("--moves", help="Tell every action and what it led to.")] = False,
    content: Content = None,
) -> None:
    from hotelier.files import read_json
    from hotelier.games import replay as replay_record
    from hotelier.terminal.show import Moves, show_replayed

    told = Moves()
    record = read_json(file, "record")
    game = replay_record(record, told.listen if moves else None, read_pack(content), tell=moves or as_json)
    if as_json:
        outcome = game.outcome
        print(
            json.dumps(
                {
                    "game": game.info.name,
                    "seats": game.seats,
                    "actions": len(game.history),
                    "to_move": game.to_move,
                    "outcome": outcome.to_json() if outcome else None,
                    "view": game.view(None),
                    "events": game.events(None),
                }
            )
        )
        return
    show_replayed(game, told.lines(game) if moves else [])


def add_to(app: typer.Typer) -> None:
    app.command(
        help="Play a record again and show how the game ended, or where it stands.",
        epilog="Example: hotelier replay game.json",
    )(replay)

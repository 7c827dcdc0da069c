"""`hotelier content`: the printed values of the games."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import AsJson, Content, read_pack
from hotelier.core.errors import BadInput
from hotelier.games import NAMES, game_info


def check(
    game: Annotated[str | None, typer.Argument(help=f"{', '.join(NAMES)}; all if not given.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Check the files in this folder instead of our own.")
    ] = None,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    from hotelier.games import content_summary
    from hotelier.terminal.show import print_content

    if folder is not None and not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    pack = read_pack(content)
    if game is None and pack is not None:
        game = str(pack.get("game"))
    if game is None and folder is not None:
        raise BadInput(f"say which game the folder is for: {', '.join(NAMES)}")
    summaries = {name: content_summary(name, folder, pack) for name in ([game] if game else NAMES)}
    if as_json:
        print(json.dumps(summaries, ensure_ascii=False))
        return
    for name, rows in summaries.items():
        title = game_info(name).title
        print_content(f"{title}, content {pack['name']!r}" if pack else title, rows)


def content() -> None:
    """Keeps `check` a subcommand, since more will come."""


def add_to(app: typer.Typer) -> None:
    commands = typer.Typer(help="The printed values of the games.", rich_markup_mode=None)
    commands.callback()(content)
    commands.command(
        help="Check the content files: what is there, how many, and from which source.",
        epilog="Example: hotelier content check overbooking --content my-box.json",
    )(check)
    app.add_typer(commands, name="content")

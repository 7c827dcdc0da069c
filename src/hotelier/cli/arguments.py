"""What several commands take: their arguments and how these are read."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.core.options import NOTHING_CHOSEN, Option, SetOption, shown
from hotelier.games import NAMES, game_info

OPTIONS_OF_THE_GAME = {"allow_extra_args": True, "ignore_unknown_options": True}

Seats = Annotated[int, typer.Option(help="How many seats.")]
Seed = Annotated[int | None, typer.Option(help="Same seed, same game; drawn at random if not given.")]
Script = Annotated[
    Path | None, typer.Option(help="A JSON file with results of chance: see docs/scripts.md.")
]
Content = Annotated[Path | None, typer.Option(help="A content pack: see docs/content-packs.md.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Site = Annotated[
    Path | None,
    typer.Option(help="A folder of `make site`: the page then also plays in the browser alone, offline."),
]
DatabaseUrl = Annotated[
    str | None, typer.Option(help="Where tables are kept; an SQLite file in your home if not given.")
]


class GamesCommand(TyperCommand):
    """A command that takes the options of the games. Its help tells them, and only for that are the games
    loaded."""

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        super().format_help_text(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(options_help())


def options_help() -> str:
    """The options of all games, for the help of commands."""
    told: dict[str, str] = {}
    for name in NAMES:
        info = game_info(name)
        for seats in info.seats:
            for option in info.options_for(seats):
                choices = several(option) if isinstance(option, SetOption) else one_of_several(option)
                told.setdefault(f"--{option.name} {choices}", f"{name}: {option.help}")
    return "Options of the games: " + "; ".join(f"{option} ({text})" for option, text in told.items()) + "."


def one_of_several(option: Option) -> str:
    return "|".join(shown(choice) for choice in option.choices)


def several(option: SetOption) -> str:
    """Any of the parts, with commas between them."""
    return f"{','.join(option.parts)}|{NOTHING_CHOSEN}"


def extra_options(arguments: list[str]) -> dict[str, Any]:
    """The options of the game among the arguments: --name value, --name=value, or --name for yes."""
    options: dict[str, Any] = {}
    words = list(arguments)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise BadOption(f"unexpected argument {word!r}; try --help")
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = words.pop(0) if words and not words[0].startswith("--") else "yes"
        options[name] = value
    return options


def read_script(path: Path | None) -> Json | None:
    from hotelier.files import read_json

    if path is None:
        return None
    script: Json = check_object(read_json(path, "script"), path, "script")
    return script


def read_pack(path: Path | None) -> Json | None:
    from hotelier.files import read_json

    if path is None:
        return None
    pack: Json = check_object(read_json(path, "content pack"), path, "content pack")
    return pack


def check_object(data: object, path: Path, what: str) -> Any:
    if not isinstance(data, dict):
        raise BadInput(f"{path} is not a {what}: a {what} is a JSON object")
    return data

"""`hotelier play`: in the browser, or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hotelier.cli.arguments import (
    OPTIONS_OF_THE_GAME,
    Content,
    GamesCommand,
    Seed,
    Site,
    extra_options,
    read_pack,
    read_script,
)
from hotelier.cli.serve import needs_server, server_settings
from hotelier.core.errors import BadOption
from hotelier.core.game import Json
from hotelier.core.options import NOTHING_CHOSEN, SetOption, shown
from hotelier.games import NAMES

if TYPE_CHECKING:
    from hotelier.core.game import Game


def play(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(help=f"{', '.join(NAMES)}; in the browser you may choose there.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int | None, typer.Option(help="The port of the server; 8000 if it is free.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network sit down, too, each at a device.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="How many seats; 2 if not given.")] = None,
    people: Annotated[
        int, typer.Option(help="How many people play: they share this keyboard, or each has a link.")
    ] = 1,
    bot: Annotated[str, typer.Option(help="Who sits on the other seats.")] = "waiter",
    seed: Seed = None,
    script: Annotated[
        Path | None, typer.Option(help="With --terminal: results of chance, see docs/scripts.md.")
    ] = None,
    content: Content = None,
    site: Site = None,
    record: Annotated[
        Path | None,
        typer.Option(help="With --terminal: keep the game in this file; goes on with it if it exists."),
    ] = None,
) -> None:
    words = list(ctx.args)
    if game is not None and game.startswith("--"):  # an option of the game stood where its name may stand
        words.insert(0, game)
        game = None
    options = extra_options(words)
    if terminal:
        play_in_terminal(game, seats, people, bot, seed, script, content, record, options)
    else:
        check_only_in_terminal(script=script, record=record)
        play_in_browser(game, seats, people, bot, seed, content, options, port, browser, lan, site)


def check_only_in_terminal(**files: Path | None) -> None:
    for name, given in files.items():
        if given is not None:
            raise BadOption(f"--{name} needs --terminal")


def play_in_browser(
    game: str | None,
    seats: int | None,
    people: int,
    bot: str,
    seed: int | None,
    content: Path | None,
    options: Json,
    port: int | None,
    browser: bool,
    lan: bool,
    site: Path | None,
) -> None:
    from hotelier.bots import make_bot
    from hotelier.core.chance import Seeded
    from hotelier.games import new_game
    from hotelier.terminal.play import seat_bots

    with needs_server("; hotelier play --terminal needs nothing more"):
        from hotelier.server.at_home import Wanted, play_at_home

    pack = read_pack(content)
    if game is None and pack is not None:
        game = str(pack.get("game"))
    if game is None and (options or seats is not None or seed is not None):
        game = NAMES[0]
    count = 2 if seats is None else seats
    if game is not None:  # what is wrong is said before anything is started
        options = new_game(game, seats=count, seed=seed, content=pack, **options).options
        make_bot(bot, Seeded(0))
        seat_bots(count, people, bot)
    wanted = Wanted(game, count, people, bot, seed, options, pack)
    play_at_home(server_settings(None, 1, site=site), wanted, port, browser, lan)


def play_in_terminal(
    game: str | None,
    seats: int | None,
    people: int,
    bot: str,
    seed: int | None,
    script: Path | None,
    content: Path | None,
    record: Path | None,
    options: Json,
) -> None:
    from hotelier.bots import make_bot
    from hotelier.core.chance import Seeded
    from hotelier.games import new_game
    from hotelier.terminal.play import Session, resumed, seat_bots
    from hotelier.terminal.show import ask_with, make_console

    pack = read_pack(content)
    begun = resumed(record, pack) if record else None
    if begun is None:
        begun = new_game(
            game or NAMES[0],
            seats=2 if seats is None else seats,
            seed=seed,
            script=read_script(script),
            content=pack,
            tell=True,
            **options,
        )
    else:
        check_same(begun, game, seats, seed, options, script)
    make_bot(bot, Seeded(0))
    bots = seat_bots(begun.seats, people, bot)
    console = make_console()
    Session(begun, bots, console, ask_with(console), record).run()


def check_same(
    begun: "Game", game: str | None, seats: int | None, seed: int | None, options: Json, script: Path | None
) -> None:
    """Refuse to go on with a game that is not the one asked for."""
    asked = {"game": game, "seats": seats, "seed": seed, **options}
    there = {"game": begun.info.name, "seats": begun.seats, "seed": begun.seed, **begun.options}
    for option in begun.info.options_for(begun.seats):
        if isinstance(option, SetOption) and option.name in asked:
            asked[option.name] = option.parse(asked[option.name]) or NOTHING_CHOSEN
            there.setdefault(option.name, NOTHING_CHOSEN)
    for name, value in asked.items():
        if value is not None and shown(there.get(name)) != shown(value):
            raise BadOption(
                f"the game in the record has {name} {shown(there.get(name))}, not {shown(value)}; "
                "leave it out, or name another file"
            )
    if script is not None:
        raise BadOption("the game in the record has begun: a script comes too late")


def add_to(app: typer.Typer) -> None:
    app.command(
        cls=GamesCommand,
        context_settings=OPTIONS_OF_THE_GAME,
        help="Play in the browser: starts a server for this machine and opens it, or a table of the game. "
        "With --terminal: at this keyboard.",
        epilog="Example: hotelier play austria --seats 3 --edition first",
    )(play)

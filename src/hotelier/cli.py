"""The `hotelier` command. What a command needs is imported when it runs, so that all start quickly."""

import io
import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadInput, BadOption, HotelierError
from hotelier.core.game import Json
from hotelier.core.options import NOTHING_CHOSEN, Option, SetOption, shown
from hotelier.games import NAMES, game_info

if TYPE_CHECKING:
    from hotelier.core.game import Game
    from hotelier.server.settings import Settings

BAD_INPUT = 2
INTERRUPTED = 130
OPTIONS_OF_THE_GAME = {"allow_extra_args": True, "ignore_unknown_options": True}

app = typer.Typer(
    name="hotelier",
    help="Play, simulate and study hotel board games.",
    epilog="Example: hotelier simulate austria --seats 3 --games 100 --seed 1",
    add_completion=False,
    rich_markup_mode=None,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
content_app = typer.Typer(help="The printed values of the games.", rich_markup_mode=None)
app.add_typer(content_app, name="content")


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


Seats = Annotated[int, typer.Option(help="How many seats.")]
Seed = Annotated[int | None, typer.Option(help="Same seed, same game; drawn at random if not given.")]
Script = Annotated[
    Path | None, typer.Option(help="A JSON file with results of chance: see docs/scripts.md.")
]
Content = Annotated[Path | None, typer.Option(help="A content pack: see docs/content-packs.md.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


@app.callback()
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
        ctx.invoke(play, ctx=ctx)


@app.command(
    context_settings=OPTIONS_OF_THE_GAME,
    help="Play in the browser: starts a server for this machine and opens it, or a table of the game. "
    f"With --terminal: at this keyboard. {options_help()}",
    epilog="Example: hotelier play austria --seats 3 --edition first",
)
def play(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(help=f"{', '.join(NAMES)}; in the browser you may choose there.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int | None, typer.Option(help="The port of the server; 8000 if it is free.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; 2 if not given.")] = None,
    people: Annotated[int, typer.Option(help="How many people share this keyboard.")] = 1,
    bot: Annotated[str, typer.Option(help="Who sits on the other seats.")] = "waiter",
    seed: Seed = None,
    script: Annotated[
        Path | None, typer.Option(help="With --terminal: results of chance, see docs/scripts.md.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(help="With --terminal: a content pack, see docs/content-packs.md.")
    ] = None,
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
        check_only_in_terminal(script=script, content=content, record=record)
        play_in_browser(game, seats, people, bot, seed, options, port, browser)


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
    options: Json,
    port: int | None,
    browser: bool,
) -> None:
    from hotelier.bots import make_bot
    from hotelier.core.chance import Seeded
    from hotelier.games import new_game
    from hotelier.server.at_home import Wanted, play_at_home
    from hotelier.terminal.play import seat_bots

    if game is None and (options or seats is not None or seed is not None):
        game = NAMES[0]
    count = 2 if seats is None else seats
    if game is not None:  # what is wrong is said before anything is started
        options = new_game(game, seats=count, seed=seed, **options).options
        make_bot(bot, Seeded(0))
        seat_bots(count, people, bot)
    wanted = Wanted(game, count, people, bot, seed, options)
    play_at_home(server_settings(None, 1), wanted, port, browser)


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


@app.command(
    context_settings=OPTIONS_OF_THE_GAME,
    help=f"Play many games between bots. {options_help()}",
    epilog="Example: hotelier simulate austria --seats 2 --bots random,random --games 100 --seed 1 --json",
)
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


@app.command(
    context_settings=OPTIONS_OF_THE_GAME,
    help="Measure bots against each other: all seatings on the same deals, ratings, who beats whom. A run "
    f"that was stopped goes on where it was when the command is given again. {options_help()}",
    epilog="Example: hotelier arena austria --bots greedy,search:200ms,random --games 300 --seed 1",
)
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


@app.command(
    help="Draw the results of an arena as one page with plots, which needs nothing but itself.",
    epilog="Example: hotelier report arena.jsonl --out report.html",
)
def report(
    results: Annotated[Path, typer.Argument(help="A results file of the arena, finished or not.")],
    out: Annotated[Path, typer.Option(help="Where to write the page.")] = Path("report.html"),
) -> None:
    from hotelier.arena.report import make_report
    from hotelier.arena.results import read_results
    from hotelier.files import check_writable, write_text

    check_writable(out)
    write_text(out, make_report(read_results(results)))


@app.command(
    help="Run Leopold or Elisabeth for somebody who plays Grand Austria Hotel alone with the real box.",
    epilog="Example: hotelier companion --difficulty medium --modules 1,3 --save my-evening.json",
)
def companion(
    difficulty: Annotated[str | None, typer.Option(help="easy (if not given), medium or hard.")] = None,
    edition: Annotated[str | None, typer.Option(help="revised (if not given) or first.")] = None,
    promo: Annotated[bool, typer.Option("--promo", help="The promotional guests are in the deck.")] = False,
    modules: Annotated[
        str | None, typer.Option(help="Modules of Let's Waltz!, such as 1,3; all but 4.")
    ] = None,
    entrance: Annotated[
        str | None, typer.Option(help="With module 3, the automaton's entrance; random if not given.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Order of the deck; drawn at random if not given.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the answers in this file; goes on with it if it exists.")
    ] = None,
    content: Content = None,
) -> None:
    from hotelier.austria.printed import automaton_of
    from hotelier.austria.solo.options import choose_solo
    from hotelier.files import exists
    from hotelier.games import check_seed
    from hotelier.terminal.companion import CompanionSession, book_for, check_content, load
    from hotelier.terminal.show import ask_with, make_console

    asked: Json = {
        "difficulty": difficulty,
        "edition": edition,
        "promo": promo or None,
        "modules": modules,
        "entrance": entrance,
        "seed": seed,
    }
    given = {name: value for name, value in asked.items() if value is not None}
    if save is not None and exists(save):
        setup, answers = load(save)
        for name, value in given.items():
            if setup[name] != value:
                raise BadOption(f"{save} has {name} {shown(setup[name])}, not {shown(value)}; leave it out")
    else:
        answers = []
        chosen = choose_solo({name: given[name] for name in given if name != "seed"})
        setup = {name: chosen[name] for name in ("difficulty", "edition", "promo")}
        setup |= {name: chosen.get(name, "") for name in ("modules", "entrance")}
        setup["seed"] = check_seed(secrets.randbelow(SEEDS) if seed is None else seed)
    book = book_for(setup, read_pack(content))
    if answers and save is not None:
        check_content(save, book)
    console = make_console()
    name = automaton_of(book.modules).capitalize()
    console.print(f"{name} at your table. Type ? for help, u to take an answer back, q to leave.")
    CompanionSession(setup, book, answers, console, ask_with(console), save).run()


@app.command(
    help="Serve tables to many: people, bots and watchers, live and by correspondence.",
    epilog="Example: hotelier serve --workers 2 --database-url postgresql+asyncpg://hotelier@localhost/hotelier",
)
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    workers: Annotated[int, typer.Option(help="How many processes; more than one need PostgreSQL.")] = 1,
    database_url: Annotated[
        str | None, typer.Option(help="Where tables are kept; an SQLite file in your home if not given.")
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Addresses of proxies whose X-Forwarded-For is to be believed.")
    ] = None,
) -> None:
    settings = server_settings(database_url, workers)
    from hotelier.server.serve import run

    run(settings, host, port, proxies)


def server_settings(database_url: str | None, workers: int) -> "Settings":
    """The settings of the environment, and those of the command line over them."""
    import os

    from hotelier.server.settings import PREFIX, settings_from

    given = {PREFIX + "WORKERS": str(workers)}
    if database_url is not None:
        given[PREFIX + "DATABASE_URL"] = database_url
    return settings_from({**os.environ, **given})


@app.command(
    help="Copy the tables of a server that keeps them in an SQLite file, while it runs.",
    epilog="Example: hotelier backup tables-of-today.sqlite",
)
def backup(
    to: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.")],
    database_url: Annotated[
        str | None, typer.Option(help="Where tables are kept; an SQLite file in your home if not given.")
    ] = None,
) -> None:
    from hotelier.server.store.backup import back_up

    back_up(server_settings(database_url, 1), to)


@app.command(
    help="Play a record again and show how the game ended, or where it stands.",
    epilog="Example: hotelier replay game.json",
)
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


@app.command(
    help="Measure the speed of the engine: see docs/performance.md.",
    epilog="Example: hotelier bench --json > before.json, and later: hotelier bench --compare before.json",
)
def bench(
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    compare: Annotated[
        Path | None, typer.Option(help="Compare with this file, made earlier with --json.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Measure briefly; good to a tenth or two.")
    ] = False,
) -> None:
    from rich.progress import Progress

    from hotelier.bench import results
    from hotelier.bench.engine import engine_measurements
    from hotelier.bench.measuring import FULL, QUICK, measure
    from hotelier.terminal.show import make_console

    if as_json and markdown:
        raise BadInput("choose one of --json and --markdown")
    earlier = results.read_result(compare) if compare else None
    plan = QUICK if quick else FULL
    with Progress(console=make_console(stderr=True), transient=True) as bar:
        measurements = engine_measurements()
        task = bar.add_task("", total=plan.repeats * len(measurements))
        figures = measure(
            measurements,
            plan,
            lambda name: bar.update(task, advance=1, description=name.rpartition(",")[0]),
        )
    now = results.result_of(figures, quick)
    if as_json:
        data = results.compared(earlier, now) if earlier else now
        print(json.dumps(data, indent=2, ensure_ascii=False))
    elif markdown:
        print(results.to_markdown(earlier, now))
    else:
        make_console().print(results.to_table(earlier, now))


@content_app.command(
    help="Check the content files: what is there, how many, and from which source.",
    epilog="Example: hotelier content check overbooking --content my-box.json",
)
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


@content_app.callback()
def content() -> None:
    """Keeps `check` a subcommand, since more will come."""


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


def main() -> None:
    """Run the command; a user's mistake is one clear line, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
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

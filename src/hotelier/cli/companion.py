"""`hotelier companion`: the automaton for a real table."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import Content, read_pack
from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadOption
from hotelier.core.game import Json
from hotelier.core.options import shown


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


def add_to(app: typer.Typer) -> None:
    app.command(
        help="Run Leopold or Elisabeth for somebody who plays Grand Austria Hotel alone with the real box.",
        epilog="Example: hotelier companion --difficulty medium --modules 1,3 --save my-evening.json",
    )(companion)

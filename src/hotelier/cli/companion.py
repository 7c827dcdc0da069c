"""`hotelier companion`: the automaton for a real table."""

from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import Content, read_pack
from hotelier.core.game import Json
from hotelier.core.options import shown


def companion(
    difficulty: Annotated[str | None, typer.Option(help="easy (if not given), medium or hard.")] = None,
    edition: Annotated[str | None, typer.Option(help="revised (if not given) or first.")] = None,
    printing: Annotated[
        str | None, typer.Option(help="Of the first edition: italian (if not given) or spanish.")
    ] = None,
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
    deck: Annotated[
        str | None,
        typer.Option(help="Who draws: companion, or box if you type what you draw; asked if not given."),
    ] = None,
    walk: Annotated[
        bool | None,
        typer.Option("--walk/--no-walk", help="Walk through the set-up or not; asked if not given."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the answers in this file; goes on with it if it exists.")
    ] = None,
    content: Content = None,
) -> None:
    from hotelier.austria.companion.setup import book_for
    from hotelier.austria.content.printed import automaton_of
    from hotelier.files import exists
    from hotelier.terminal.companion import (
        CompanionSession,
        check_content,
        check_given,
        load,
        new_setup,
    )
    from hotelier.terminal.show import ask_with, make_console

    asked: Json = {
        "difficulty": difficulty,
        "edition": edition,
        "printing": printing,
        "promo": promo or None,
        "modules": modules,
        "entrance": entrance,
        "seed": seed,
        "deck": deck,
        "walk": None if walk is None else shown(walk),
    }
    given = {name: value for name, value in asked.items() if value is not None}
    if save is not None and exists(save):
        setup, answers = load(save)
        check_given(save, setup, given)
    else:
        setup, answers = new_setup(given), []
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

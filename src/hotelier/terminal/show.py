"""What the commands show: consoles, progress bars and tables."""

import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hotelier.core.game import Game, Json
from hotelier.terminal.faces import face_of
from hotelier.terminal.play import print_outcome


def ask_with(console: Console) -> Callable[[str], str]:
    """Ask at the keyboard; where there is none, nobody answers."""

    def ask(prompt: str) -> str:
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        return console.input(prompt, markup=False)

    return ask


def make_console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False)


def progress(results: Any, count: int, title: str) -> list[Any]:
    """All results, with a progress bar on the error stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        return list(bar.track(results, total=count, description=title))


def print_totals(totals: Json, bots: list[str]) -> None:
    table = Table(title=f"{totals['games']} games, {totals['decisions']} decisions", title_justify="left")
    for heading in ("seat", "bot", "wins", "mean score"):
        table.add_column(heading, justify="right" if heading != "bot" else "left")
    for seat, bot in enumerate(bots):
        table.add_row(str(seat), bot, f"{totals['wins'][seat]:g}", f"{totals['mean_scores'][seat]:.2f}")
    make_console().print(table)


def print_content(title: str, rows: list[Json]) -> None:
    table = Table(title=title, title_justify="left")
    for heading in ("content", "number", "values", "source"):
        table.add_column(heading)
    for row in rows:
        cells = [row["content"], str(row["number"])]
        for source, values in row["sources"].items():
            style = "bold yellow" if "stand-in" in source else None
            table.add_row(*cells, ", ".join(values), source, style=style)
            cells = ["", ""]
    make_console().print(table)


def move_line(game: Game, number: int, action: int) -> str:
    text = face_of(game).words(game, action, secret=False)
    return f"{number:>4}  seat {game.to_move}  {game.notation(action):<16} {text}"


def show_replayed(game: Game, lines: list[str]) -> None:
    console = make_console()
    for line in lines:
        console.print(line, markup=False)
    names = [f"seat {seat}" for seat in range(game.seats)] + [name.capitalize() for name in game.automata]
    face_of(game).draw(console, game, None, names)
    if game.outcome:
        print_outcome(console, game, names)
    else:
        console.print(f"After {len(game.history)} actions {names[game.to_move or 0]} is to move.")

"""What the commands show: consoles, progress bars and tables."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table
from rich.text import Text

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


def make_bar() -> Progress:
    """A progress bar on the error stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=make_console(stderr=True), transient=True)


def progress(results: Any, count: int, title: str) -> list[Any]:
    """All results, with a progress bar."""
    with make_bar() as bar:
        return list(bar.track(results, total=count, description=title))


@contextmanager
def progress_of(count: int, title: str) -> Iterator[Callable[[], None]]:
    """A progress bar, and what moves it on by one."""
    with make_bar() as bar:
        task = bar.add_task(title, total=count)
        yield lambda: bar.advance(task)


def print_rows(rows: list[Json]) -> None:
    """Rows with the same fields as a table; what people have written is shown as it is."""
    names, *others = rows[0] if rows else ["there are none"]
    table = Table(Column(names, no_wrap=True), *others)
    for row in rows:
        cells = [", ".join(cell) if isinstance(cell, list) else cell for cell in row.values()]
        table.add_row(*(Text("" if cell is None else str(cell)) for cell in cells))
    make_console().print(table)


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


class Moves:
    """Every action of a replayed game with what it led to, as those see it who know everything."""

    def __init__(self) -> None:
        self.chosen: list[tuple[int | None, str, str]] = []
        """By whom, the action, and what it means, for where nothing is seen to happen."""

    def listen(self, game: Game, number: int, action: int) -> None:
        """An action is about to be carried out."""
        words = face_of(game).words(game, action)
        self.chosen.append((game.to_move, game.notation(action), words))

    def lines(self, game: Game) -> list[str]:
        """All of it, when the game was replayed; what came before the first action has no number."""
        assert game.tale is not None
        led_to: list[list[Json]] = [[] for _ in range(len(self.chosen) + 1)]
        for told in game.tale.told:
            led_to[told.event["decision"]].append(told.event)
        face, names = face_of(game), names_of(game)
        lines = face.happened(game, led_to[0], names)
        for number, (seat, text, words) in enumerate(self.chosen, 1):
            quiet = f"{names[seat or 0]}: {words}.".capitalize()
            first, *others = face.happened(game, led_to[number], names) or [quiet]
            lines.append(f"{number:>4}  {text:<16} {first}")
            lines += [f"{'':<22} {line}" for line in others]
        return lines


def names_of(game: Game) -> list[str]:
    """Everybody at the table."""
    return [f"seat {seat}" for seat in range(game.seats)] + [name.capitalize() for name in game.automata]


def show_replayed(game: Game, lines: list[str]) -> None:
    console = make_console()
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
    names = names_of(game)
    face_of(game).draw(console, game, None, names)
    if game.outcome:
        print_outcome(console, game, names)
    else:
        console.print(f"After {len(game.history)} actions {names[game.to_move or 0]} is to move.")

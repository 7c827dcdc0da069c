"""What the arena shows: its progress, and its tables at the end."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hotelier.arena.journal import Journal
from hotelier.arena.order import Order, seatings
from hotelier.arena.ratings import Share, Table, Z
from hotelier.core.game import Json
from hotelier.terminal.show import make_console

FAILURES_SHOWN = 10


def watch(rows: Generator[Json], journal: Journal) -> None:
    """Play with a progress bar on the error stream."""
    order = journal.order
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = make_console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        done = order.games - len(journal.missing())
        task = bar.add_task(f"{order.game}, {len(order.bots)} bots", total=order.games, completed=done)
        with closing(rows):
            for _ in rows:
                bar.advance(task)


def ranked(table: Table) -> list[str]:
    """Everybody who played, the best first."""
    return sorted(table.wins, key=lambda side: (-table.ratings.of[side].mu, side))


def percent(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * share.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def print_table(table: Table, order: Order, file: Path) -> None:
    console = make_console()
    if table.games:
        console.print(ratings_grid(table))
        if len(table.wins) > 1:
            console.print(duels_grid(table))
        console.print(seats_grid(table))
        console.print("Intervals hold 95 %; a shared victory counts in parts.")
    print_failures(console, table)
    rounds = len(seatings(order.bots, order.seats))
    if order.games % rounds:
        console.print(f"Not all bots sat equally often: that takes a multiple of {rounds} games.")
    console.print(f"Results: {file}; as a page: hotelier report {file}", markup=False, soft_wrap=True)


def ratings_grid(table: Table) -> Grid:
    grid = Grid(title=f"{table.games} games", title_justify="left")
    grid.add_column("bot")
    for heading in ("rating", "games", "won", "mean score"):
        grid.add_column(heading, justify="right")
    for side in ranked(table):
        rating = table.ratings.of[side]
        score = table.scores[side]
        grid.add_row(
            side,
            f"{rating.mu:.1f} ± {Z * rating.sigma:.1f}" if len(table.wins) > 1 else "–",
            str(score.count),
            percent(table.wins[side]),
            f"{score.mean:.1f} ± {score.margin:.1f}",
        )
    return grid


def duels_grid(table: Table) -> Grid:
    """Who came before whom, in the row's favour."""
    sides = ranked(table)
    grid = Grid(title="Who beats whom: the share that the row took from the column", title_justify="left")
    grid.add_column("")
    for side in sides:
        grid.add_column(side, justify="right")
    for side in sides:
        cells = [table.duels.get((side, other)) for other in sides]
        grid.add_row(side, *(percent(duel) if duel else "" for duel in cells))
    return grid


def seats_grid(table: Table) -> Grid:
    sides = ranked(table)
    grid = Grid(title="Mean score by seat", title_justify="left")
    grid.add_column("seat")
    grid.add_column("won", justify="right")
    for side in sides:
        grid.add_column(side, justify="right")
    for seat in sorted(table.seats):
        means = [table.seats[seat].get(side) for side in sides]
        cells = (f"{mean.mean:.1f} ± {mean.margin:.1f}" if mean else "" for mean in means)
        grid.add_row(str(seat), percent(table.seat_wins[seat]), *cells)
    return grid


def print_failures(console: Console, table: Table) -> None:
    for row in table.failures[:FAILURES_SHOWN]:
        line = f"Game {row['number']} (seed {row['seed']}, {', '.join(row['bots'])}) failed: {row['error']}"
        console.print(line, style="red", markup=False, soft_wrap=True)
    more = len(table.failures) - FAILURES_SHOWN
    if more > 0:
        console.print(f"… and {more} more; the results file has them all, with their records.", style="red")


def share_to_json(share: Share) -> Json:
    low, high = share.interval()
    return {
        "games": share.games,
        "won": round(share.won, 3),
        "rate": round(share.rate, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def table_to_json(table: Table, order: Order, file: Path) -> Json:
    """The tables as data."""
    sides = ranked(table)
    return {
        "order": order.to_json(),
        "results": str(file),
        "games": table.games,
        "failures": [
            {key: row[key] for key in ("number", "seed", "bots", "error")} for row in table.failures
        ],
        "bots": [
            {
                "bot": side,
                "rating": round(table.ratings.of[side].mu, 3),
                "interval": [
                    round(table.ratings.of[side].mu + sign * Z * table.ratings.of[side].sigma, 3)
                    for sign in (-1, 1)
                ],
                "victories": share_to_json(table.wins[side]),
                "mean_score": round(table.scores[side].mean, 3),
            }
            for side in sides
        ],
        "head_to_head": [
            {"bot": side, "against": other, **share_to_json(table.duels[side, other])}
            for side in sides
            for other in sides
            if (side, other) in table.duels
        ],
        "seats": [
            {
                "seat": seat,
                "victories": share_to_json(table.seat_wins[seat]),
                "mean_scores": {side: round(mean.mean, 3) for side, mean in sorted(means.items())},
            }
            for seat, means in sorted(table.seats.items())
        ],
    }
